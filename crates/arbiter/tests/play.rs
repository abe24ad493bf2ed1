//! Ordinary play: touched, let go, pressed.

mod at_the_board;

use at_the_board::Board;
use jadoube_arbiter::{Act, Hand, Millis, Reason, Regulations};
use jadoube_laws::{Color, Square};

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
