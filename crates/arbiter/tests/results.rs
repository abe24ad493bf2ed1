//! Articles 8.7, 10 and 11: results signed and decided, explanations, and appeals.

mod at_the_board;

use at_the_board::Board;
use jadoube_arbiter::{
    Act, Answer, Appealed, Hand, Millis, Misconduct, Order, Penalty, Points, PointsScale, Question,
    Reason, Refused, Regulations, RulingId, Score, Stage,
};
use jadoube_laws::{Color, Edition, Rule, Square};

const WHITE_WINS: Score = Score::win(Color::White);
const BLACK_WINS: Score = Score::win(Color::Black);
const NO_SCORE: Score = Score {
    white: Points(3),
    black: Points(1),
};

/// A game that Black has won by mate.
fn mated(regulations: Regulations) -> Board {
    let mut board = Board::new(regulations);
    board.play("f2f3 e7e5 g2g4 d8h4");
    assert_eq!(score(&board), Some(BLACK_WINS));
    board
}

fn score(board: &Board) -> Option<Score> {
    board.game.outcome().and_then(|outcome| outcome.score)
}

fn sign(board: &mut Board, color: Color, score: Score) -> Vec<String> {
    board.act(color, Act::Sign(score)).expect("it is over")
}

fn refused(board: &mut Board, color: Color, act: Act) -> (Refused, String) {
    let refusal = board.act(color, act).expect_err("it is refused");
    (refusal.reason, refusal.authority.to_string())
}

fn decide(score: Option<Score>) -> Order {
    let reason = "the players told how it came about".into();
    Order::Rule { reason, score }
}

/// Answers the only question that is open.
fn answer(board: &mut Board, question: Question, answer: Answer) -> Vec<String> {
    let [open] = board.game.questions() else {
        panic!("one question: {:?}", board.game.questions());
    };
    assert_eq!(open.question, question);
    let order = Order::Answer(open.id, answer);
    board.order(order).expect("it was asked")
}

#[test]
fn the_result_stands_once_both_have_signed() {
    let mut board = mated(Regulations::default());
    assert!(sign(&mut board, Color::White, BLACK_WINS).is_empty());
    let rulings = sign(&mut board, Color::Black, BLACK_WINS);
    assert_eq!(rulings, ["ResultSigned (8.7)"]);
    assert!(board.game.questions().is_empty());
    let again = Act::Sign(BLACK_WINS);
    assert_eq!(refused(&mut board, Color::White, again).0, Refused::Signed);
}

#[test]
fn nobody_signs_before_the_end() {
    let mut board = Board::new(Regulations::default());
    let (reason, authority) = refused(&mut board, Color::White, Act::Sign(WHITE_WINS));
    assert_eq!((reason, &*authority), (Refused::NotOver, "8.7"));
}

#[test]
fn since_2017_only_the_usual_scores_are_scores() {
    let mut board = mated(Regulations::default());
    let (reason, authority) = refused(&mut board, Color::White, Act::Sign(NO_SCORE));
    assert_eq!((reason, &*authority), (Refused::NotAScore, "10.2"));
    let refusal = board.order(decide(Some(NO_SCORE))).unwrap_err();
    assert_eq!(refusal.reason, Refused::NotAScore);
    assert_eq!(refusal.authority.to_string(), "10.2");
    let mut board = mated(Regulations {
        edition: Edition::E2014,
        ..Regulations::default()
    });
    board
        .order(decide(Some(NO_SCORE)))
        .expect("2014 has no such rule");
    assert_eq!(score(&board), Some(NO_SCORE));
}

#[test]
fn a_wrong_result_signed_by_both_stands_unless_the_arbiter_decides() {
    let signed = || {
        let mut board = mated(Regulations::default());
        sign(&mut board, Color::White, Score::DRAW);
        let rulings = sign(&mut board, Color::Black, Score::DRAW);
        assert_eq!(rulings, ["ResultSigned (8.7)", "1/2-1/2 Signed (8.7)"]);
        assert_eq!(score(&board), Some(Score::DRAW));
        board
    };
    let mut board = signed();
    let rulings = answer(&mut board, Question::ResultStands, Answer::Stands);
    assert_eq!(rulings, ["ResultStands (8.7)"]);
    assert_eq!(score(&board), Some(Score::DRAW));

    let mut board = signed();
    let rulings = answer(&mut board, Question::ResultStands, Answer::Correct);
    assert_eq!(rulings, ["0-1 Checkmate (8.7)"]);
    assert_eq!(score(&board), Some(BLACK_WINS));
    let rulings = board.order(decide(Some(BLACK_WINS))).unwrap();
    assert_eq!(rulings, ["Decided (Preface)", "0-1 Decision (8.7)"]);
}

#[test]
fn different_results_signed_are_for_the_arbiter() {
    let mut board = mated(Regulations::default());
    sign(&mut board, Color::White, Score::DRAW);
    assert!(sign(&mut board, Color::Black, BLACK_WINS).is_empty());
    let rulings = answer(&mut board, Question::ResultStands, Answer::Stands);
    assert_eq!(rulings, ["ResultStands (8.7)"]);
    assert_eq!(score(&board), Some(BLACK_WINS));
}

#[test]
fn the_arbiter_decides_what_no_article_foresees() {
    let mut board = Board::new(Regulations::default());
    board.play("e2e4");
    assert_eq!(board.order(decide(None)).unwrap(), ["Decided (Preface)"]);
    assert_eq!(board.game.stage(), Stage::Playing);
    let rulings = board.order(decide(Some(Score::BOTH_LOSE))).unwrap();
    assert_eq!(rulings, ["Decided (Preface)", "0-0 Decision (Preface)"]);
    let reason = board.game.outcome().map(|outcome| outcome.reason);
    assert_eq!(reason, Some(Reason::Decision));
    // After the end too.
    board.order(decide(Some(Score::DRAW))).unwrap();
    assert_eq!(score(&board), Some(Score::DRAW));
}

#[test]
fn points_are_those_of_the_event() {
    let football = PointsScale {
        win: Points(12),
        draw: Points(4),
        loss: Points(0),
    };
    let mut board = mated(Regulations {
        points: football,
        ..Regulations::default()
    });
    assert_eq!(board.game.points(Color::Black), Some(Points(12)));
    assert_eq!(board.game.points(Color::White), Some(Points(0)));
    board.order(decide(Some(Score::DRAW))).unwrap();
    assert_eq!(board.game.points(Color::White), Some(Points(4)));
    let playing = Board::new(Regulations::default());
    assert_eq!(playing.game.points(Color::White), None);
}

#[test]
fn a_rule_is_explained_at_any_time() {
    let mut board = Board::new(Regulations::default());
    let ask = Act::AskExplanation(Rule::KingThenRook);
    let rulings = board.act(Color::Black, ask).unwrap();
    assert_eq!(rulings, ["Explained(KingThenRook) (11.9)"]);
    assert_eq!(board.game.clock().running(), Some(Color::White));
}

#[test]
fn an_appeal_is_on_record_even_after_signing() {
    let mut board = mated(Regulations::default());
    sign(&mut board, Color::White, BLACK_WINS);
    sign(&mut board, Color::Black, BLACK_WINS);
    let rulings = board.act(Color::White, Act::Appeal(RulingId(1))).unwrap();
    assert_eq!(rulings, ["Appealed(RulingId(1)) (11.10)"]);
    let rulings = answer(&mut board, Question::Appeal(Color::White), Answer::Correct);
    assert_eq!(rulings, ["AppealDecided(RulingId(1)) (11.10)"]);
    assert_eq!(
        score(&board),
        Some(BLACK_WINS),
        "nothing is reopened by itself"
    );
    let rulings = board.order(decide(Some(Score::DRAW))).unwrap();
    assert_eq!(rulings, ["Decided (Preface)", "1/2-1/2 Decision (8.7)"]);
}

#[test]
fn an_order_decides_the_appeal_it_names() {
    let mut board = mated(Regulations::default());
    for (color, id) in [(Color::White, 1), (Color::Black, 2), (Color::Black, 1)] {
        let appeal = Act::Appeal(RulingId(id));
        board.act(color, appeal).expect("there is such a ruling");
    }
    assert_eq!(
        board.game.questions().len(),
        2,
        "the same ruling is asked about once"
    );
    let order = Order::DecideAppeal(RulingId(1), Appealed::Dismissed);
    let rulings = board.order(order.clone()).unwrap();
    assert_eq!(rulings, ["AppealDecided(RulingId(1)) (11.10)"]);
    let rulings = answer(&mut board, Question::Appeal(Color::Black), Answer::Stands);
    assert_eq!(rulings, ["AppealDecided(RulingId(2)) (11.10)"]);
    let refusal = board.order(order).unwrap_err();
    assert_eq!(refusal.reason, Refused::NoAppeal(RulingId(1)));
}

#[test]
fn nobody_appeals_against_a_ruling_that_is_none() {
    let mut board = Board::new(Regulations::default());
    for id in [RulingId(0), RulingId(99)] {
        let (reason, _) = refused(&mut board, Color::White, Act::Appeal(id));
        assert_eq!(reason, Refused::NoRuling(id));
    }
    let withdraw = Order::Withdraw(RulingId(1), "the clock was not ready".into());
    board.order(withdraw).expect("there is such a ruling");
    let appeal = Act::Appeal(RulingId(1));
    let (reason, _) = refused(&mut board, Color::White, appeal);
    assert_eq!(reason, Refused::Withdrawn(RulingId(1)));
}

#[test]
fn an_illegal_move_found_after_the_end_changes_nothing() {
    let mut board = mated(Regulations::default());
    let claim = Act::ClaimIllegalMove;
    let refusal = board.act(Color::White, claim).unwrap_err();
    assert_eq!(refusal.reason, Refused::Over);
    let found = Order::Found(jadoube_arbiter::Finding::IllegalMoveAt(0));
    let rulings = board.order(found).unwrap();
    assert_eq!(rulings, ["ResultStands (arbiters_manual_2025 on 7.5.1)"]);
    assert!(board.game.questions().is_empty());
}

/// Each leaves a question open that was asked with the end itself.
#[test]
fn what_is_answered_after_the_end_changes_its_reason_only_with_the_score() {
    let illegal = || {
        let mut board = Board::new(Regulations::default());
        board.play("e2e4 e7e5");
        for hand in [Hand::Same, Hand::Other] {
            let (from, to, lag) = (Square::B1, Square::B3, Millis(0));
            board
                .act(Color::White, Act::Release { from, to })
                .expect("a piece may be let go");
            board
                .act(Color::White, Act::Press { hand, lag })
                .expect("the clock may be pressed");
        }
        let outcome = board.game.outcome().expect("two illegal moves lose");
        assert_eq!(outcome.reason, Reason::IllegalMoves(Color::White));
        (board, outcome)
    };
    let other_hand = Question::Misconduct(Color::White, Misconduct::OtherHand);
    for reply in [Answer::LoseGame, Answer::Warn, Answer::Nothing] {
        let (mut board, outcome) = illegal();
        answer(&mut board, other_hand, reply);
        assert_eq!(board.game.outcome(), Some(outcome), "{reply:?}");
    }
    let penalty = |color, penalty| Order::Penalize(color, penalty, Misconduct::Annoyance);
    for (color, same) in [
        (Color::White, Penalty::Loss(Points::ONE)),
        (Color::White, Penalty::OwnPoints(1)),
        (Color::White, Penalty::OpponentPoints(2)),
        (Color::White, Penalty::Fine),
    ] {
        let (mut board, outcome) = illegal();
        board.order(penalty(color, same)).expect("it is a penalty");
        assert_eq!(board.game.outcome(), Some(outcome), "{same:?}");
    }
    let (mut board, _) = illegal();
    let loss = penalty(Color::Black, Penalty::Loss(Points::ZERO));
    board.order(loss).expect("it is a penalty");
    let outcome = board.game.outcome().expect("it is over");
    assert_eq!(
        (outcome.score, outcome.reason),
        (Some(Score::BOTH_LOSE), Reason::Penalty(Color::Black))
    );
}
