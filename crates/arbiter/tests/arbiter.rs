//! Article 12: what the arbiter sees, does, and keeps silent about.

mod at_the_board;

use at_the_board::Board;
use jadoube_arbiter::{
    Act, Answer, ArbiterSeat, Command, Manner, Millis, Misconduct, Must, Observation, Order,
    Penalty, Points, Question, Refused, Regulations, Report, RulingId, Score, Secret, Stage,
    TimeControl, Watch,
};
use jadoube_laws::{ByColor, Color, Edition, Square};

fn table(edition: Edition) -> Board {
    Board::new(Regulations {
        edition,
        ..Regulations::default()
    })
}

fn see(board: &mut Board, observation: Observation) -> Vec<String> {
    board
        .order(Order::Observe(observation))
        .expect("it may be observed")
}

fn touch(board: &mut Board, square: Square) {
    let color = board.game.turn();
    board
        .act(color, Act::Touch(square, Manner::Plain))
        .expect("a piece may be touched");
}

fn must(board: &Board) -> Option<Must> {
    board
        .game
        .hand()
        .obligation
        .map(|obligation| obligation.must)
}

#[test]
fn a_touch_ruled_an_accident_obliges_no_more() {
    for (edition, article) in [(Edition::E2014, "4.3"), (Edition::E2023, "4.2.2")] {
        let mut board = table(edition);
        touch(&mut board, Square::G1);
        assert_eq!(must(&board), Some(Must::Move(Square::G1)));
        assert_eq!(
            see(&mut board, Observation::Accident(Square::G1)),
            [format!("AccidentalTouch(G1) ({article})")]
        );
        assert_eq!(must(&board), None);
        board.play("e2e4");
    }
}

#[test]
fn with_one_touch_an_accident_the_next_touched_piece_moves() {
    let mut board = table(Edition::E2023);
    touch(&mut board, Square::G1);
    touch(&mut board, Square::E2);
    see(&mut board, Observation::Accident(Square::G1));
    assert_eq!(must(&board), Some(Must::Move(Square::E2)));
    let again = Order::Observe(Observation::Accident(Square::G1));
    assert_eq!(
        board.order(again).unwrap_err().reason,
        Refused::NothingIrregular
    );
}

#[test]
fn a_deliberate_touch_counts_though_jadoube_was_said() {
    let mut board = table(Edition::E2023);
    board.act(Color::White, Act::SayAdjust).unwrap();
    touch(&mut board, Square::G1);
    assert_eq!(must(&board), None);
    let ruled = see(&mut board, Observation::Deliberate(Square::G1));
    assert_eq!(ruled[0], "AdjustingVoid(G1) (4.2.1)");
    assert_eq!(must(&board), Some(Must::Move(Square::G1)));
}

#[test]
fn a_touch_that_only_the_arbiter_saw_binds() {
    let mut board = table(Edition::E2023);
    let ruled = see(&mut board, Observation::Touch(Color::White, Square::G1));
    assert!(ruled[0].ends_with("(4.3.1)"), "{ruled:?}");
    assert_eq!(must(&board), Some(Must::Move(Square::G1)));
}

#[test]
fn a_move_that_did_not_keep_to_a_touch_the_arbiter_saw_is_taken_back() {
    let mut board = table(Edition::E2023);
    board.play("e2e4");
    let ruled = see(&mut board, Observation::Touch(Color::White, Square::G1));
    assert_eq!(ruled[0], "TouchBroken(White) (4.3.1)");
    assert_eq!(board.game.ply(), 0);
    assert_eq!(must(&board), Some(Must::Move(Square::G1)));
}

#[test]
fn where_the_order_of_touching_is_unclear_the_own_piece_counts_first() {
    // The queen on d8 is touched, then the knight on f3, which cannot take it; Bg5 can.
    let fen = "rnbqk2r/ppp2ppp/8/6B1/8/5N2/PPP2PPP/RN1QK2R w KQkq - 0 1";
    let mut board = Board::new(Regulations {
        start: fen.parse().unwrap(),
        ..Regulations::default()
    });
    touch(&mut board, Square::D8);
    touch(&mut board, Square::F3);
    assert_eq!(must(&board), Some(Must::Capture(Square::D8)));
    let ruled = see(&mut board, Observation::OrderUnclear);
    assert!(ruled[0].ends_with("(4.3.3)"), "{ruled:?}");
    assert_eq!(must(&board), Some(Must::Move(Square::F3)));
    let mut board = table(Edition::E2023);
    let unclear = Order::Observe(Observation::OrderUnclear);
    assert_eq!(
        board.order(unclear).unwrap_err().reason,
        Refused::NothingIrregular
    );
}

#[test]
fn a_misconduct_is_a_question_whose_answer_cites_the_rule_it_broke() {
    for (edition, article, item) in [
        (Edition::E1997, "12.5", "13.4b"),
        (Edition::E2014, "11.5", "12.9b"),
        (Edition::E2023, "11.5", "12.9.2"),
    ] {
        let mut board = table(edition);
        let annoys = Observation::Misconduct(Color::White, Misconduct::Annoyance);
        assert!(see(&mut board, annoys).is_empty());
        let open = board.game.questions()[0];
        assert_eq!(
            open.question,
            Question::Misconduct(Color::White, Misconduct::Annoyance)
        );
        let answer = Order::Answer(open.id, Answer::OpponentTime);
        assert_eq!(
            board.order(answer).unwrap(),
            [
                format!("Penalized(White, OpponentTime(Millis(120000)), Annoyance) ({article})"),
                format!("ExtraTime(Black, 120000) ({item})"),
            ]
        );
    }
}

#[test]
fn nothing_more_is_an_answer_too() {
    let mut board = table(Edition::E2023);
    see(
        &mut board,
        Observation::Misconduct(Color::Black, Misconduct::TwoMoves),
    );
    let open = board.game.questions()[0];
    assert_eq!(
        board
            .order(Order::Answer(open.id, Answer::Nothing))
            .unwrap(),
        ["NoPenalty(Black, TwoMoves) (12.9)"]
    );
}

#[test]
fn who_refuses_to_comply_is_told_that_the_next_refusal_loses() {
    let mut board = table(Edition::E2023);
    let refuses = Observation::Misconduct(Color::White, Misconduct::Refusal);
    assert_eq!(
        see(&mut board, refuses),
        ["Penalized(White, Warning, Refusal) (11.7)"]
    );
    assert_eq!(see(&mut board, refuses), ["0-1 Penalty(White) (11.7)"]);
}

#[test]
fn a_flat_refusal_may_lose_at_once() {
    let mut board = table(Edition::E2023);
    let loss = Order::Penalize(
        Color::White,
        Penalty::Loss(Points::ONE),
        Misconduct::Refusal,
    );
    assert_eq!(
        board.order(loss).unwrap().last().map(String::as_str),
        Some("0-1 Penalty(White) (12.9.6)")
    );
}

#[test]
fn two_who_refuse_lose_both() {
    for (edition, article) in [(Edition::E2005, "12.9"), (Edition::E2023, "11.8")] {
        let mut board = table(edition);
        assert_eq!(
            see(&mut board, Observation::BothRefuse),
            [format!("0-0 BothRefused ({article})")]
        );
    }
}

#[test]
fn each_penalty_cites_its_own_item_and_does_what_it_says() {
    let minute = Millis(60_000);
    for (penalty, item) in [
        (Penalty::Warning, "12.9.1"),
        (Penalty::OpponentTime(minute), "12.9.2"),
        (Penalty::OwnTime(minute), "12.9.3"),
        (Penalty::OpponentPoints(1), "12.9.4"),
        (Penalty::OwnPoints(1), "12.9.5"),
        (Penalty::Loss(Points::HALF), "12.9.6"),
        (Penalty::Fine, "12.9.7"),
        (Penalty::Rounds(2), "12.9.8"),
        (Penalty::Expulsion, "12.9.9"),
    ] {
        let mut board = table(Edition::E2023);
        let left = Color::ALL.map(|color| board.game.reading(color, Millis(0)).left);
        let order = Order::Penalize(Color::White, penalty, Misconduct::Advice);
        let ruled = board.order(order).unwrap();
        assert!(
            ruled
                .iter()
                .all(|ruling| ruling.ends_with(&format!("({item})"))),
            "{ruled:?}"
        );
        let now = Color::ALL.map(|color| board.game.reading(color, Millis(0)).left);
        let [white, black] = [now[0] - left[0], now[1] - left[1]];
        let expected = match penalty {
            Penalty::OpponentTime(_) => [0, 60_000],
            Penalty::OwnTime(_) => [-60_000, 0],
            Penalty::Warning
            | Penalty::OpponentPoints(_)
            | Penalty::OwnPoints(_)
            | Penalty::Loss(_)
            | Penalty::Fine
            | Penalty::Rounds(_)
            | Penalty::Expulsion => [0, 0],
        };
        assert_eq!([white, black], expected, "{penalty:?}");
        let score = board.game.outcome().and_then(|outcome| outcome.score);
        let lost = matches!(penalty, Penalty::Loss(_));
        assert_eq!(
            score.map(|score| score.to_string()),
            lost.then(|| "0-1/2".into())
        );
    }
}

#[test]
fn an_edition_without_a_penalty_refuses_it() {
    for (edition, penalty, article) in [
        (Edition::E1997, Penalty::OwnPoints(1), "13.4"),
        (Edition::E2009, Penalty::Fine, "13.4"),
        (Edition::E2014, Penalty::Rounds(1), "12.9"),
    ] {
        let mut board = table(edition);
        let order = Order::Penalize(Color::White, penalty, Misconduct::Advice);
        let refusal = board.order(order).unwrap_err();
        assert_eq!(refusal.reason, Refused::NoSuchPenalty);
        assert_eq!(refusal.authority.to_string(), article);
    }
}

#[test]
fn points_are_taken_and_given_once_the_game_is_over() {
    let mut board = table(Edition::E2023);
    board.act(Color::White, Act::Resign).unwrap();
    let own = Order::Penalize(Color::Black, Penalty::OwnPoints(1), Misconduct::Disrepute);
    assert_eq!(
        board.order(own).unwrap().last().map(String::as_str),
        Some("0-1/2 Penalty(Black) (12.9.5)")
    );
    let opponents = Order::Penalize(
        Color::Black,
        Penalty::OpponentPoints(1),
        Misconduct::Disrepute,
    );
    assert_eq!(
        board.order(opponents).unwrap().last().map(String::as_str),
        Some("1/2-1/2 Penalty(Black) (12.9.4)")
    );
    // Together no more than a game can give.
    let too_much = Order::Penalize(
        Color::Black,
        Penalty::OpponentPoints(1),
        Misconduct::Disrepute,
    );
    let refusal = board.order(too_much).unwrap_err();
    assert_eq!(refusal.reason, Refused::NotAScore);
    assert_eq!(refusal.authority.to_string(), "10.2");
}

#[test]
fn three_quarters_of_a_point_is_no_score() {
    let mut board = table(Edition::E2023);
    let three_quarters = Order::Penalize(
        Color::White,
        Penalty::Loss(Points(3)),
        Misconduct::Disrepute,
    );
    let refusal = board.order(three_quarters).unwrap_err();
    assert_eq!(refusal.reason, Refused::NotAScore);
    let ruled = Order::Rule {
        reason: "three quarters".into(),
        score: Some(Score {
            white: Points(3),
            black: Points(1),
        }),
    };
    let refusal = board.order(ruled).unwrap_err();
    assert_eq!(refusal.reason, Refused::NotAScore);
    assert_eq!(refusal.authority.to_string(), "10.2");
}

#[test]
fn time_is_not_taken_where_there_is_no_clock() {
    let mut board = Board::new(Regulations {
        time: ByColor::both(TimeControl::None),
        ..Regulations::default()
    });
    let minute = Millis(60_000);
    for order in [
        Order::Penalize(Color::White, Penalty::OwnTime(minute), Misconduct::Advice),
        Order::Compensate(Color::White, minute),
    ] {
        assert_eq!(board.order(order).unwrap_err().reason, Refused::NoClock);
    }
}

#[test]
fn a_disturbance_from_outside_may_be_made_good_with_time() {
    for (edition, article) in [(Edition::E1997, "13.5"), (Edition::E2023, "12.5")] {
        let mut board = table(edition);
        assert_eq!(
            board
                .order(Order::Compensate(Color::Black, Millis(90_000)))
                .unwrap(),
            [format!("ExtraTime(Black, 90000) ({article})")]
        );
    }
}

#[test]
fn the_arbiter_keeps_silent() {
    let mut board = table(Edition::E2023);
    for secret in [Secret::MoveCount, Secret::OpponentMoved, Secret::NotPressed] {
        let refusal = board.order(Order::Tell(secret)).unwrap_err();
        assert_eq!(refusal.reason, Refused::MustKeepSilent);
        assert_eq!(refusal.authority.to_string(), "12.6");
    }
}

#[test]
fn once_a_flag_has_fallen_the_number_of_moves_may_be_told() {
    let mut board = Board::new(Regulations {
        watch: Watch::People,
        time: ByColor::both("40/90, 30".parse().unwrap()),
        ..Regulations::default()
    });
    board.at = 91 * 60_000;
    board
        .order(Order::Tell(Secret::MoveCount))
        .expect("a flag is down");
    assert!(board.order(Order::Tell(Secret::OpponentMoved)).is_err());
}

#[test]
fn a_bystander_speaks_to_the_arbiter_alone() {
    let told = |edition, report| {
        let mut board = table(edition);
        board.tell(Command::Bystander(report)).unwrap()
    };
    let illegal = Report::IllegalMove;
    assert_eq!(told(Edition::E2023, illegal), ["BystanderHeard (12.7)"]);
    assert_eq!(told(Edition::E2009, illegal), ["BystanderHeard (13.7a)"]);
    assert_eq!(told(Edition::E2005, illegal), ["BystanderWarned (13.7a)"]);
    assert_eq!(
        told(Edition::E2023, Report::Interferes),
        ["BystanderWarned (12.7)"]
    );
    let mut board = Board::new(Regulations {
        arbiter: ArbiterSeat::Empty,
        ..Regulations::default()
    });
    let refusal = board.tell(Command::Bystander(illegal)).unwrap_err();
    assert_eq!(refusal.reason, Refused::NobodySeated);
}

#[test]
fn a_ruling_is_withdrawn_once() {
    let mut board = table(Edition::E2023);
    let withdraw = |id| Order::Withdraw(RulingId(id), "a mistake".into());
    assert_eq!(
        board.order(withdraw(1)).unwrap(),
        ["Withdrawn(RulingId(1)) (Preface)"]
    );
    assert!(board.game.is_withdrawn(RulingId(1)));
    let refusal = board.order(withdraw(1)).unwrap_err();
    assert_eq!(refusal.reason, Refused::Withdrawn(RulingId(1)));
    for unknown in [0, 9] {
        let refusal = board.order(withdraw(unknown)).unwrap_err();
        assert_eq!(refusal.reason, Refused::NoRuling(RulingId(unknown)));
    }
}

#[test]
fn withdrawing_the_ruling_that_ended_the_game_opens_it_again() {
    let mut board = table(Edition::E2023);
    board.play("e2e4");
    board.act(Color::Black, Act::Resign).unwrap();
    let last = (1..20)
        .rev()
        .find(|&id| {
            let withdraw = Order::Withdraw(RulingId(id), "no resignation".into());
            board.order(withdraw).is_ok()
        })
        .expect("the last ruling is that of the end");
    assert!(last > 1);
    assert_eq!(board.game.stage(), Stage::Paused);
    board.order(Order::Resume).unwrap();
    assert_eq!(board.game.clock().running(), Some(Color::Black));
    board.play("e7e5");
}
