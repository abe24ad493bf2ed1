//! What a live game costs: a hall holds thousands.

use std::sync::Arc;

use jadoube_arbiter::{Act, Command, Game, Hand, Millis, Order, Regulations, SheetKind, performed};

/// Sixty moves by each side, from a list that is played over and over.
fn at_move_60(sans: &[&str]) -> Game {
    let mut game = Game::new(Arc::new(Regulations {
        edition: jadoube_laws::Edition::E2009,
        sheets: SheetKind::Automatic,
        ..Regulations::default()
    }));
    let start = Command::Arbiter(Order::StartRound);
    game.handle(Millis(0), start).expect("begins");
    for (ply, san) in sans.iter().cycle().take(120).enumerate() {
        let at = Millis(u64::try_from(ply).expect("few") * 1000);
        let color = game.turn();
        let position = *game.standing().position().expect("legal");
        let m = position.read_san(san.as_bytes()).expect("legal");
        let press = Act::Press {
            hand: Hand::Same,
            lag: Millis(0),
        };
        for act in performed(game.standing(), m).into_iter().chain([press]) {
            game.handle(at, Command::Player(color, act)).expect("plays");
        }
    }
    game
}

#[test]
fn a_live_game_at_move_60_takes_at_most_8_kilobytes() {
    // Nothing is captured and no pawn moves: every position is kept, since any may come again.
    let worst = at_move_60(&["Nf3", "Nf6", "Ng1", "Ng8"]);
    assert!(worst.bytes() <= 8192, "{} bytes", worst.bytes());
}
