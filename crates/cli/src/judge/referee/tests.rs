use jadoube_laws::pgn::Outcome;

use super::*;

/// Plays moves with what the clock showed after each, and ends the game.
fn judged(
    control: &str,
    moves: &[(&str, u64)],
    result: Outcome,
    termination: Termination,
) -> Option<Due> {
    let mut position = Position::initial();
    let mut referee = Referee::new(Edition::LATEST, &position, Referee::control(control));
    for (san, shows_ms) in moves {
        let m = position.read_san(san.as_bytes()).expect("legal");
        position.play(m);
        referee.play(m);
        referee.note(*shows_ms);
    }
    assert!(!referee.lost, "the arbiter and the record parted");
    referee.finish(result, termination)
}

#[test]
fn a_draw_on_time_against_a_side_that_can_mate_is_a_loss() {
    let due = judged(
        "180+2",
        &[("e4", 179_000), ("e5", 178_000)],
        Outcome::Draw,
        Termination::TimeForfeit,
    );
    let Some(Due::Result(score, reason, authority)) = due else {
        panic!("{due:?}");
    };
    assert_eq!(score, Score::win(Color::Black));
    assert_eq!(reason, Reason::Flag(Color::White));
    assert_eq!(authority.to_string(), "6.9");
}

#[test]
fn a_loss_on_time_is_what_the_laws_give() {
    let due = judged(
        "180+2",
        &[("e4", 181_000), ("e5", 0)],
        Outcome::BlackWins,
        Termination::TimeForfeit,
    );
    assert_eq!(due, None);
}

#[test]
fn nobody_agrees_to_a_draw_before_both_have_moved() {
    let due = judged("180", &[("e4", 170_000)], Outcome::Draw, Termination::Other);
    let Some(Due::NoDraw(authority)) = due else {
        panic!("{due:?}");
    };
    assert_eq!(authority.to_string(), "5.2.3");
}

#[test]
fn clocks_that_gain_or_skip_do_not_stop_the_arbiter() {
    let moves = [
        ("e4", 180_000),
        ("e5", 500_000),
        ("Nf3", 0),
        ("Nc6", 0),
        ("a3", 0),
    ];
    let due = judged("180", &moves, Outcome::WhiteWins, Termination::Other);
    assert_eq!(due, None);
}

#[test]
fn periods_come_when_their_moves_are_made() {
    let moves = [
        ("e4", 5_000),
        ("e5", 6_000),
        ("Nf3", 60_000),
        ("Nc6", 61_000),
        ("Bb5", 40_000),
        ("a6", 30_000),
    ];
    let due = judged("2/10:60", &moves, Outcome::WhiteWins, Termination::Other);
    assert_eq!(due, None);
}
