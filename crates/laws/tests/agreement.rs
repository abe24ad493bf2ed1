//! The fast rules and the slow ones say the same of random positions.

mod agree;
mod reference;

use agree::{play_out, position};
use jadoube_laws::{CastlingMode, Position};
use proptest::{prelude::*, strategy::ValueTree};
use reference::Reference;

#[test]
fn all_960_starts_agree() {
    for number in 0..960 {
        let start = Reference::start(number);
        agree::check(
            &start,
            &position(&start, CastlingMode::Chess960),
            CastlingMode::Chess960,
        );
    }
}

#[test]
fn number_518_is_the_start_of_standard_chess() {
    let start = Reference::start(518);
    assert_eq!(start, Reference::read(&Position::initial().setup()));
    assert_eq!(start.perft(3), 8_902);
}

proptest! {
    #![proptest_config(agree::cases(128))]

    #[test]
    fn games_of_standard_chess_agree(play in agree::play(120)) {
        play_out(&Reference::start(518), CastlingMode::Standard, &play);
    }

    #[test]
    fn games_of_chess960_agree(number in 0_u32..960, play in agree::play(120)) {
        play_out(&Reference::start(number), CastlingMode::Chess960, &play);
    }
}

proptest! {
    #![proptest_config(agree::cases(2_000))]

    #[test]
    fn positions_that_could_not_arise_agree(setup in agree::setup(), play in agree::play(4)) {
        for mode in [CastlingMode::Standard, CastlingMode::Chess960] {
            if Position::new(&setup, mode).is_ok() {
                play_out(&Reference::read(&setup), mode, &play);
            }
        }
    }

    #[test]
    fn crowded_back_ranks_agree(setup in agree::back_ranks(), play in agree::play(4)) {
        if Position::new(&setup, CastlingMode::Chess960).is_ok() {
            play_out(&Reference::read(&setup), CastlingMode::Chess960, &play);
        }
    }
}

#[test]
fn most_random_setups_are_accepted() {
    let mut runner = proptest::test_runner::TestRunner::deterministic();
    let accepted = (0..500)
        .filter(|_| {
            let tree = agree::setup()
                .new_tree(&mut runner)
                .expect("no filter rejects");
            Position::new(&tree.current(), CastlingMode::Chess960).is_ok()
        })
        .count();
    assert!(
        accepted > 150,
        "only {accepted} of 500 random setups are accepted"
    );
}
