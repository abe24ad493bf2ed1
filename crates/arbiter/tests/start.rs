//! Articles 6.6 and 6.7: the round begins, and players come in time or late.

mod at_the_board;

use at_the_board::Board;
use jadoube_arbiter::{
    Act, Answer, ArbiterSeat, Millis, Observation, Order, Presence, Question, QuestionId, Refused,
    Regulations, Stage, Watch,
};
use jadoube_laws::{Color, Edition, Square};

const MINUTE: u64 = 60_000;

fn late_rules(edition: Edition, default_time: Option<u64>) -> Regulations {
    Regulations {
        edition,
        default_time: default_time.map(|minutes| Millis(minutes * MINUTE)),
        presence: Presence::Reported,
        ..Regulations::default()
    }
}

fn begun(edition: Edition, default_time: Option<u64>) -> Board {
    Board::new(late_rules(edition, default_time))
}

fn arrive(board: &mut Board, at: u64, color: Color) -> Vec<String> {
    board.at = at;
    board.act(color, Act::Arrive).expect("a player may come")
}

fn question(board: &Board) -> Option<Question> {
    board.game.questions().first().map(|open| open.question)
}

fn answer(board: &mut Board, answer: Answer) -> Vec<String> {
    let id = board.game.questions()[0].id;
    board
        .order(Order::Answer(id, answer))
        .expect("it was asked")
}

#[test]
fn the_round_starts_the_clock_of_white() {
    let mut board = begun(Edition::E2023, Some(30));
    assert_eq!(board.game.clock().running(), Some(Color::White));
    let refusal = board.order(Order::StartRound).unwrap_err();
    assert_eq!(refusal.reason, Refused::AlreadyStarted);
    assert_eq!(refusal.authority.to_string(), "6.6");
}

#[test]
fn who_comes_exactly_at_the_limit_comes_in_time() {
    let mut board = begun(Edition::E2023, Some(60));
    arrive(&mut board, 0, Color::Black);
    assert_eq!(
        arrive(&mut board, 60 * MINUTE, Color::White),
        ["InTime(White) (6.7.1)"]
    );
    assert_eq!(question(&board), None);
}

#[test]
fn who_comes_later_loses_unless_the_arbiter_decides_otherwise() {
    for (given, stage) in [(Answer::Lose, None), (Answer::PlayOn, Some(Stage::Playing))] {
        let mut board = begun(Edition::E2023, Some(30));
        arrive(&mut board, 0, Color::Black);
        assert!(arrive(&mut board, 31 * MINUTE, Color::White).is_empty());
        assert_eq!(question(&board), Some(Question::Late(Color::White)));
        let ruled = answer(&mut board, given);
        match stage {
            None => assert_eq!(ruled, ["0-1 Default(White) (6.7.1)"]),
            Some(stage) => {
                assert_eq!(ruled, ["ClockRuns(White) (6.7.1)"]);
                assert_eq!(board.game.stage(), stage);
                board.play("e2e4");
            }
        }
    }
}

#[test]
fn lateness_counts_from_the_real_start_of_the_round() {
    // Set for 15:00, begun at 15:15, default time 30 minutes, arrival at 15:40.
    let mut board = Board::before(late_rules(Edition::E2023, Some(30)));
    arrive(&mut board, 14 * MINUTE, Color::Black);
    board.at = 15 * MINUTE;
    board.order(Order::StartRound).unwrap();
    assert_eq!(
        arrive(&mut board, 40 * MINUTE, Color::White),
        ["InTime(White) (6.7.1)"]
    );
}

#[test]
fn what_holds_where_no_default_time_is_stated_depends_on_the_edition() {
    let asked = |edition, at| {
        let mut board = begun(edition, None);
        arrive(&mut board, 0, Color::Black);
        arrive(&mut board, at, Color::White);
        question(&board).is_some()
    };
    for edition in [Edition::E1997, Edition::E2001, Edition::E2005] {
        assert!(!asked(edition, 60 * MINUTE), "{edition}: an hour");
        assert!(asked(edition, 60 * MINUTE + 1), "{edition}: an hour");
    }
    for edition in [
        Edition::E2009,
        Edition::E2017,
        Edition::E2018,
        Edition::E2023,
    ] {
        assert!(!asked(edition, 0), "{edition}: none");
        assert!(asked(edition, 1), "{edition}: none");
    }
    assert!(asked(Edition::E2014, 1), "the event had to say it");
}

#[test]
fn when_neither_is_there_white_loses_the_time_until_white_comes() {
    let mut board = begun(Edition::E2023, Some(30));
    assert_eq!(
        arrive(&mut board, 20 * MINUTE, Color::White),
        ["WhiteLosesTime (6.7.2)", "InTime(White) (6.7.1)"]
    );
    let left = |board: &Board, color| board.game.reading(color, Millis(board.at)).left;
    assert_eq!(left(&board, Color::White), 70 * 60_000 + 30_000);
    assert_eq!(left(&board, Color::Black), 90 * 60_000 + 30_000);
    // Black's time runs once White has moved, there or not.
    board.play("e2e4");
    assert_eq!(board.game.clock().running(), Some(Color::Black));
}

#[test]
fn black_who_comes_first_loses_no_time() {
    let mut board = begun(Edition::E2005, None);
    assert_eq!(
        arrive(&mut board, 6 * MINUTE, Color::Black),
        ["InTime(Black) (6.7)"]
    );
    assert_eq!(board.game.clock().running(), Some(Color::White));
}

#[test]
fn before_2001_no_article_spoke_of_two_absent_players() {
    let mut board = begun(Edition::E1997, None);
    assert_eq!(
        arrive(&mut board, 20 * MINUTE, Color::White),
        ["InTime(White) (6.6)"]
    );
}

#[test]
fn two_who_come_too_late_lose_both() {
    let mut board = begun(Edition::E2023, Some(30));
    arrive(&mut board, 45 * MINUTE, Color::White);
    assert_eq!(question(&board), Some(Question::BothLate));
    arrive(&mut board, 46 * MINUTE, Color::Black);
    assert_eq!(board.game.questions().len(), 1);
    assert_eq!(
        answer(&mut board, Answer::Lose),
        ["0-0 BothDefault (6.7.1)"]
    );
}

#[test]
fn white_who_comes_in_time_wins_when_black_does_not() {
    // Both away; White comes after ten minutes and moves; Black after 38, the limit being 30.
    let mut board = begun(Edition::E2023, Some(30));
    arrive(&mut board, 10 * MINUTE, Color::White);
    board.play("e2e4");
    arrive(&mut board, 38 * MINUTE, Color::Black);
    assert_eq!(question(&board), Some(Question::Late(Color::Black)));
    assert_eq!(
        answer(&mut board, Answer::Lose),
        ["1-0 Default(Black) (6.7.1)"]
    );
}

#[test]
fn a_player_who_never_comes_is_asked_about_when_the_default_time_runs_out() {
    let mut board = begun(Edition::E2023, Some(30));
    arrive(&mut board, 0, Color::Black);
    assert_eq!(board.game.deadline(), Some(Millis(30 * MINUTE + 1)));
    board.at = 30 * MINUTE;
    board.wait();
    assert_eq!(question(&board), None);
    board.at += 1;
    board.wait();
    assert_eq!(question(&board), Some(Question::Late(Color::White)));
    answer(&mut board, Answer::PlayOn);
    // Who was let play on is not asked about again.
    assert_eq!(arrive(&mut board, 50 * MINUTE, Color::White), [""; 0]);
    board.play("e2e4");
}

#[test]
fn with_nobody_seated_who_never_comes_loses_by_default() {
    let mut board = Board::new(Regulations {
        arbiter: ArbiterSeat::Empty,
        ..late_rules(Edition::E2023, Some(30))
    });
    arrive(&mut board, 0, Color::White);
    board.play("e2e4");
    while let Some(due) = board.game.deadline() {
        board.at = due.0;
        board.wait();
    }
    let outcome = board.game.outcome().expect("it ends");
    assert_eq!(
        outcome.score.map(|score| score.to_string()),
        Some("1-0".into())
    );
}

#[test]
fn people_who_watch_see_for_themselves_who_does_not_come() {
    let board = Board::new(Regulations {
        watch: Watch::People,
        ..late_rules(Edition::E2023, Some(30))
    });
    let flag = 90 * MINUTE + 30_000;
    assert_eq!(board.game.deadline(), Some(Millis(flag)));
}

#[test]
fn nobody_moves_who_has_not_come() {
    let mut board = begun(Edition::E2023, Some(30));
    let touch = Act::Touch(Square::E2, jadoube_arbiter::Manner::Plain);
    let refusal = board.act(Color::White, touch).unwrap_err();
    assert_eq!(refusal.reason, Refused::NotPresent(Color::White));
    assert_eq!(refusal.authority.to_string(), "6.7.1");
    arrive(&mut board, 1000, Color::White);
    let refusal = board.act(Color::White, Act::Arrive).unwrap_err();
    assert_eq!(refusal.reason, Refused::AlreadyPresent(Color::White));
    let unknown = Order::Answer(QuestionId(7), Answer::Lose);
    assert!(board.order(unknown).is_err());
}

/// Law: [6.7.1](jadoube_laws::law::A6_7_1).
#[test]
fn the_arbiter_sees_an_empty_chair_and_not_one_that_somebody_has_moved_from() {
    let sees = |board: &mut Board, seen| board.order(Order::Observe(seen));
    let (not_come, nobody) = (Observation::NotCome, Observation::NobodyCame);
    let mut board = Board::new(Regulations::default());
    board.play("e2e4");
    for seen in [not_come(Color::White), nobody] {
        let refusal = sees(&mut board, seen).expect_err("White has moved");
        assert_eq!(refusal.reason, Refused::AlreadyPresent(Color::White));
    }
    for _ in 0..2 {
        sees(&mut board, not_come(Color::Black)).expect("Black has not");
    }
    assert_eq!(board.game.questions().len(), 1, "it is asked once");
    assert_eq!(question(&board), Some(Question::Late(Color::Black)));
    assert_eq!(board.game.stage(), Stage::Paused);
    answer(&mut board, Answer::PlayOn);
    let refusal = sees(&mut board, not_come(Color::Black));
    let refusal = refusal.expect_err("the arbiter lets Black play");
    assert_eq!(refusal.reason, Refused::AlreadyPresent(Color::Black));

    let mut board = begun(Edition::E2023, Some(30));
    sees(&mut board, nobody).expect("neither has arrived");
    assert_eq!(question(&board), Some(Question::BothLate));
    arrive(&mut board, 0, Color::White);
    let mut board = Board::before(Regulations::default());
    let refusal = sees(&mut board, nobody).expect_err("there is no round yet");
    assert_eq!(refusal.reason, Refused::NotStarted);
}
