//! Ordinary play: touched, let go, pressed.

mod at_the_board;

use at_the_board::Board;
use jadoube_arbiter::{Act, Answer, Hand, Millis, Order, Question, Reason, Regulations};
use jadoube_laws::{ByColor, Color, Edition, Square};

/// Lets go of a piece and presses the clock: the rulings of the press.
fn press_after(board: &mut Board, from: Square, to: Square) -> Vec<String> {
    let color = board.game.turn();
    board
        .act(color, Act::Release { from, to })
        .expect("a piece may be let go");
    let (hand, lag) = (Hand::Same, Millis(0));
    board
        .act(color, Act::Press { hand, lag })
        .expect("the clock may be pressed")
}

#[test]
fn a_mate_ends_the_game_before_the_clock_is_pressed() {
    let mut board = Board::new(Regulations::default());
    board.play("f2f3 e7e5 g2g4");
    let (from, to) = (Square::D8, Square::H4);
    let ruled = board.act(Color::Black, Act::Release { from, to });
    let ruled = ruled.expect("it is mate");
    assert_eq!(
        ruled.last().map(String::as_str),
        Some("0-1 Checkmate (5.1.1)")
    );
}

#[test]
fn an_illegal_move_is_put_right_and_costs_two_minutes() {
    let mut board = Board::new(Regulations::default());
    board.play("e2e4 e7e5");
    board.at = 5000;
    let black = board.game.reading(Color::Black, Millis(5000)).left;
    let ruled = press_after(&mut board, Square::B1, Square::B3);
    assert_eq!(ruled[0], "IllegalMove(White, IllegalMove, 1) (7.5.1)");
    assert_eq!(board.game.turn(), Color::White);
    assert_eq!(
        board.game.reading(Color::Black, Millis(5000)).left,
        black + 120_000
    );
    assert_eq!(board.game.clock().running(), Some(Color::White));
    assert_eq!(board.game.player(Color::White).illegal_moves, 1);
    board.at = 6000;
    let ruled = press_after(&mut board, Square::B1, Square::B3);
    assert_eq!(
        board.game.outcome().map(|outcome| outcome.reason),
        Some(Reason::IllegalMoves(Color::White))
    );
    assert_eq!(
        ruled.last().map(String::as_str),
        Some("0-1 IllegalMoves(White) (7.5.5)")
    );
}

/// The side is given its time again by a ruling, the opponent not having pressed.
#[test]
fn no_delay_is_had_twice_in_one_turn() {
    for (control, costs) in [("10 d5", 7_000), ("10 b5", 7_000), ("10", 12_000)] {
        // An empty press was no illegal move then: the clock runs on.
        for edition in [Edition::E2014, Edition::E2023] {
            let time = ByColor::both(control.parse().expect("a control"));
            let mut board = Board::new(Regulations {
                edition,
                time,
                ..Regulations::default()
            });
            let press = |board: &mut Board| {
                let (hand, lag) = (Hand::Same, Millis(0));
                let pressed = board.act(Color::White, Act::Press { hand, lag });
                pressed.expect("the clock may be pressed");
            };
            board.at = 4_000;
            press(&mut board);
            assert_eq!(board.game.clock().running(), Some(Color::White));
            board.at = 8_000;
            board.order(Order::Pause).expect("play is on");
            board.order(Order::Resume).expect("it is paused");
            board.at = 12_000;
            let (from, to) = (Square::E2, Square::E4);
            let released = board.act(Color::White, Act::Release { from, to });
            released.expect("a piece may be let go");
            press(&mut board);
            let left = board.game.reading(Color::White, Millis(board.at)).left;
            assert_eq!(600_000 - left, costs, "{control} {edition:?}");
        }
    }
}

/// Black asks why White's clock was started again, and White's turn is the one it was.
#[test]
fn a_clock_that_was_started_again_goes_on_with_its_turn() {
    let time = ByColor::both("10 d5".parse().expect("a control"));
    let mut board = Board::new(Regulations {
        time,
        ..Regulations::default()
    });
    board.at = 9_000;
    let ruled = press_after(&mut board, Square::E2, Square::E4);
    assert!(ruled.is_empty(), "{ruled:?}");
    for _ in 0..3 {
        board.at += 4_000;
        board
            .act(Color::Black, Act::RestartOpponent)
            .expect("Black's time runs");
        let [open] = board.game.questions() else {
            panic!("{:?}", board.game.questions());
        };
        assert_eq!(open.question, Question::Restarted(Color::Black));
        let order = Order::Answer(open.id, Answer::Distraction);
        board.order(order).expect("it was asked");
        let [open] = board.game.questions() else {
            panic!("{:?}", board.game.questions());
        };
        let order = Order::Answer(open.id, Answer::Nothing);
        board.order(order).expect("it was asked");
        if board.game.stage() == jadoube_arbiter::Stage::Paused {
            board.order(Order::Resume).expect("it is paused");
        }
        assert_eq!(board.game.clock().running(), Some(Color::Black));
    }
    let left = |color| board.game.reading(color, Millis(board.at)).left;
    assert_eq!(left(Color::White), 596_000);
    assert_eq!(
        left(Color::Black),
        593_000,
        "twelve seconds, five of them free"
    );
}
