//! The history counts what a plain comparison of all positions counts.

mod agree;
mod reference;

use agree::Play;
use jadoube_laws::{CastlingMode, History, Move, Position};
use proptest::prelude::*;
use reference::{Identity, Reference, read::step};

/// A move back, where there is one and the choice asks for it; else any move.
fn choose(
    legal: &[Move],
    position: &Position,
    own_last: Option<Move>,
    choice: u16,
) -> Option<Move> {
    let back = own_last.and_then(|last| {
        let is_back = |m: &&Move| m.from() == last.to() && m.to() == last.from();
        legal.iter().find(is_back).copied()
    });
    match back {
        Some(back) if choice % 8 < 5 => Some(back),
        Some(_) | None => agree::choose(legal, position, choice),
    }
}

fn check(start: &Reference, play: &Play) {
    let mut slow = start.clone();
    let mut fast = agree::position(start, CastlingMode::Chess960);
    let mut history = History::new(&fast);
    let mut seen: Vec<Identity> = vec![slow.identity()];
    let mut last: [Option<Move>; 2] = [None, None];
    for (ply, &choice) in play.0.iter().enumerate() {
        let legal = fast.legal_moves();
        let Some(m) = choose(&legal, &fast, last[ply % 2], choice) else {
            break;
        };
        last[ply % 2] = Some(m);
        slow = slow.after(step(m));
        fast.play(m);
        let identity = slow.identity();
        let before = seen.iter().filter(|&other| *other == identity).count();
        assert_eq!(
            history.occurrences_of(&fast) as usize,
            before,
            "before {m:?}"
        );
        history.push(&fast);
        seen.push(identity.clone());
        assert_eq!(
            history.occurrences() as usize,
            before + 1,
            "after {m:?} to {fast}"
        );
        let in_a_row = seen
            .iter()
            .rev()
            .step_by(4)
            .take_while(|&other| *other == identity);
        assert_eq!(
            history.in_a_row() as usize,
            in_a_row.count(),
            "in a row at {fast}"
        );
    }
}

proptest! {
    #![proptest_config(agree::cases(256))]

    #[test]
    fn appearances_in_games_are_counted(number in 0_u32..960, play in agree::play(100)) {
        check(&Reference::start(number), &play);
    }
}

proptest! {
    #![proptest_config(agree::cases(4_000))]

    #[test]
    fn appearances_in_positions_of_every_kind_are_counted(
        setup in prop_oneof![agree::setup(), agree::back_ranks()],
        play in agree::play(60),
    ) {
        if Position::new(&setup, CastlingMode::Chess960).is_ok() {
            check(&Reference::read(&setup), &play);
        }
    }
}
