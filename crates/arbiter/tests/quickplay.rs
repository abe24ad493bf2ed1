//! Claims in a quickplay finish: what is referred, and what the clocks do once time is added.

use std::sync::Arc;

use jadoube_arbiter::{
    Act, Answer, ArbiterSeat, Command, Game, Ground, Hand, Happening, Millis, Mode, Order,
    Quickplay, Reason, Regulations, TimeControl, performed,
};
use jadoube_laws::{ByColor, Class, Color};

fn game(minutes: u64, arbiter: ArbiterSeat, quickplay: Quickplay) -> Game {
    let time = TimeControl::whole(Millis(minutes * 60_000), Millis(0), Mode::Cumulative);
    let mut game = Game::new(Arc::new(Regulations {
        time: ByColor::both(time.expect("a time control")),
        arbiter,
        quickplay,
        ..Regulations::default()
    }));
    does(&mut game, 0, Command::Arbiter(Order::StartRound));
    game
}

fn does(game: &mut Game, seconds: u64, command: Command) {
    let at = Millis(seconds * 1000);
    game.handle(at, command).expect("accepted");
}

fn plays(game: &mut Game, seconds: u64, san: &str) {
    let color = game.turn();
    let position = *game.standing().position().expect("legal");
    let m = position.read_san(san.as_bytes()).expect("legal");
    let press = Act::Press {
        hand: Hand::Same,
        lag: Millis(0),
    };
    for act in performed(game.standing(), m).into_iter().chain([press]) {
        does(game, seconds, Command::Player(color, act));
    }
}

#[test]
fn what_is_referred_holds_the_position_the_times_and_whether_a_sheet_is_needed() {
    for (ground, needs_sheet) in [(Ground::NormalMeans, false), (Ground::NoEffort, true)] {
        let mut game = game(15, ArbiterSeat::Empty, Quickplay::Claims);
        plays(&mut game, 14 * 60, "e4");
        plays(&mut game, 15 * 60, "e5");
        assert_eq!(game.referral(), None);
        let claim = Act::ClaimQuickplay(ground);
        does(
            &mut game,
            15 * 60 + 10,
            Command::Player(Color::White, claim),
        );
        let referral = game.referral().expect("it is referred");
        assert_eq!((referral.by, referral.ground), (Color::White, ground));
        assert_eq!(referral.position, game.standing().setup());
        assert_eq!(referral.left, [50_000, 14 * 60_000]);
        assert_eq!((referral.plies, referral.needs_sheet()), (2, needs_sheet));
        let rule = Order::Rule {
            reason: "it can be won".into(),
            score: Some(jadoube_arbiter::Score::win(Color::Black)),
        };
        does(&mut game, 2000, Command::Arbiter(rule));
        assert_eq!(game.referral(), None);
        assert_eq!(game.outcome().map(|it| it.reason), Some(Reason::Decision));
    }
}

#[test]
fn added_time_counts_for_both_from_then_on_and_makes_the_game_no_other_class() {
    let mut game = game(55, ArbiterSeat::Seated, Quickplay::Increment);
    let before = Game::clone(&game);
    does(
        &mut game,
        54 * 60,
        Command::Player(Color::White, Act::AskIncrement),
    );
    let id = game.questions().first().expect("it is asked").id;
    let granted = Order::Answer(id, Answer::Yes);
    let events = game
        .handle(Millis(54 * 60_000), Command::Arbiter(granted))
        .expect("it answers");
    assert!(
        events
            .iter()
            .any(|event| matches!(event.what, Happening::OfferLapsed))
    );
    plays(&mut game, 54 * 60 + 20, "e4");
    plays(&mut game, 54 * 60 + 30, "e5");
    let left = |color| game.reading(color, Millis((54 * 60 + 30) * 1000)).left;
    assert_eq!(left(Color::White), 45_000);
    assert_eq!(left(Color::Black), (55 + 2) * 60_000 - 10_000 + 5_000);
    assert_eq!(game.class(), Class::Rapid);
    // Games that share their regulations keep theirs.
    assert_eq!(before.regulations().time[Color::White].to_string(), "55");
}
