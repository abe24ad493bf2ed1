//! Ordinary play: touched, let go, pressed.

use std::sync::Arc;

use jadoube_arbiter::{
    Act, Command, Event, Game, Hand, Happening, Manner, Millis, Order, Reason, Regulations, Ruling,
};
use jadoube_laws::{Color, Square};

fn begun() -> Game {
    let mut game = Game::new(Arc::new(Regulations::default()));
    game.handle(Millis(0), Command::Arbiter(Order::StartRound))
        .expect("the round begins");
    game
}

fn play(game: &mut Game, at: u64, from: &str, to: &str) -> Vec<Event> {
    let color = game.turn();
    let (from, to): (Square, Square) = (from.parse().unwrap(), to.parse().unwrap());
    let facts = [
        Act::Touch(from, Manner::Plain),
        Act::Release { from, to },
        Act::Press {
            hand: Hand::Same,
            lag: Millis(0),
        },
    ];
    let mut events = Vec::new();
    for fact in facts {
        match game.handle(Millis(at), Command::Player(color, fact)) {
            Ok(more) => events.extend(more),
            Err(refusal) if game.outcome().is_some() => {
                let _ = refusal;
            }
            Err(refusal) => panic!("{from}{to}: {refusal:?}"),
        }
    }
    events
}

fn rulings(events: &[Event]) -> Vec<String> {
    events
        .iter()
        .filter_map(|event| match &event.what {
            Happening::Ruled {
                ruling, authority, ..
            } => Some(format!("{ruling:?} ({authority})")),
            _ => None,
        })
        .collect()
}

#[test]
fn a_mate_ends_the_game_before_the_clock_is_pressed() {
    let mut game = begun();
    play(&mut game, 1000, "f2", "f3");
    play(&mut game, 2000, "e7", "e5");
    play(&mut game, 3000, "g2", "g4");
    let events = play(&mut game, 4000, "d8", "h4");
    assert_eq!(
        game.outcome().map(|outcome| outcome.reason),
        Some(Reason::Checkmate)
    );
    assert!(
        rulings(&events)
            .iter()
            .any(|ruling| ruling.contains("5.1.1")),
        "{events:?}"
    );
}

#[test]
fn an_illegal_move_is_put_right_and_costs_two_minutes() {
    let mut game = begun();
    play(&mut game, 1000, "e2", "e4");
    play(&mut game, 2000, "e7", "e5");
    let black = game.reading(Color::Black, Millis(5000)).left;
    play(&mut game, 5000, "b1", "b3");
    assert_eq!(game.turn(), Color::White);
    assert_eq!(
        game.reading(Color::Black, Millis(5000)).left,
        black + 120_000
    );
    assert_eq!(game.clock().running(), Some(Color::White));
    assert_eq!(game.player(Color::White).illegal_moves, 1);
    let events = play(&mut game, 6000, "b1", "b3");
    assert_eq!(
        game.outcome().map(|outcome| outcome.reason),
        Some(Reason::IllegalMoves(Color::White))
    );
    assert!(matches!(
        events.last().map(|event| &event.what),
        Some(Happening::Ruled {
            ruling: Ruling::Over(_),
            ..
        })
    ));
}
