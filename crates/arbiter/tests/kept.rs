//! What is kept so that it has its effect later: the move of a wrong claim, points taken during
//! the game, the score before it was changed, and what was only adjusted.

mod at_the_board;

use at_the_board::Board as Table;
use jadoube_arbiter::{
    Act, Answer, Command, Hand, Intended, Manner, Millis, Misconduct, Order, Penalty, Question,
    Regulation, Regulations, RulingId, Stage,
};
use jadoube_laws::{Claim, Class, Color, Edition, Square, Uci};

fn table() -> Table {
    let mut table = Table::new(Regulations::default());
    table.play("e2e4 e7e5");
    table
}

fn claim(written: &str) -> Act {
    let uci: Uci = written.parse().expect("a move");
    Act::ClaimDraw(Claim::Threefold, Intended::Written(uci))
}

fn move_of(table: &mut Table, from: Square, to: Square) -> Vec<String> {
    table.at += 1000;
    let manner = Manner::Plain;
    let mut said = table
        .act(Color::White, Act::Touch(from, manner))
        .expect("a touch");
    said.extend(
        table
            .act(Color::White, Act::Release { from, to })
            .expect("a release"),
    );
    said
}

fn press(table: &mut Table) -> Vec<String> {
    let (hand, lag) = (Hand::Same, Millis(0));
    table
        .act(Color::White, Act::Press { hand, lag })
        .expect("a press")
}

/// The number of the latest ruling: the first that nobody can appeal against comes after it.
fn last_ruling(table: &mut Table) -> RulingId {
    let exists = |number: &u32| {
        let appeal = Act::Appeal(RulingId(*number));
        let mut game = table.game.clone();
        let command = Command::Player(Color::White, appeal);
        game.handle(Millis(table.at), command).is_ok()
    };
    let last = (1..100).take_while(exists).last();
    RulingId(last.expect("there was a ruling"))
}

#[test]
fn the_move_of_a_wrong_claim_is_still_owed_after_an_illegal_one() {
    let mut table = table();
    let said = table
        .act(Color::White, claim("g1f3"))
        .expect("it may be claimed");
    assert!(
        said.iter().any(|ruling| ruling.starts_with("Obliged")),
        "{said:?}"
    );
    let owed = table.game.hand().obligation.expect("the move announced");
    move_of(&mut table, Square::G1, Square::G4);
    let said = press(&mut table);
    assert!(
        said.iter()
            .any(|ruling| ruling.starts_with("IllegalMove(White")),
        "{said:?}"
    );
    assert_eq!(table.game.hand().obligation, Some(owed), "{said:?}");
    // The same knight may not go elsewhere.
    let said = move_of(&mut table, Square::G1, Square::H3);
    assert_eq!(said, ["TouchBroken(White) (9.5.3)"]);
    move_of(&mut table, Square::G1, Square::F3);
    press(&mut table);
    assert_eq!(table.game.turn(), Color::Black);
    assert_eq!(table.game.hand().obligation, None);
}

fn penalize(table: &mut Table, color: Color, penalty: Penalty) -> Vec<String> {
    let order = Order::Penalize(color, penalty, Misconduct::Annoyance);
    table.order(order).expect("a penalty of the list")
}

#[test]
fn points_taken_during_the_game_are_taken_when_it_ends() {
    let mut game = table();
    assert_eq!(
        penalize(&mut game, Color::White, Penalty::OwnPoints(1)).len(),
        1
    );
    assert_eq!(game.game.outcome(), None);
    assert_eq!(
        game.act(Color::Black, Act::Resign).expect("one may resign"),
        [
            "1-0 Resignation(Black) (5.1.2)",
            "1/2-0 Penalty(White) (12.9.5)"
        ]
    );
    // A penalty withdrawn is not applied.
    let mut game = table();
    penalize(&mut game, Color::White, Penalty::OwnPoints(1));
    let first = last_ruling(&mut game);
    game.order(Order::Withdraw(first, "a mistake".into()))
        .expect("it may be withdrawn");
    assert_eq!(
        game.act(Color::Black, Act::Resign).expect("one may resign"),
        ["1-0 Resignation(Black) (5.1.2)"]
    );
}

#[test]
fn points_given_during_the_game_stay_within_what_a_game_gives() {
    let agreed = |penalties: &[Penalty]| {
        let mut game = table();
        for &penalty in penalties {
            penalize(&mut game, Color::White, penalty);
        }
        game.act(Color::White, Act::Offer(jadoube_arbiter::Terms::Plain))
            .expect("an offer");
        game.act(Color::Black, Act::Accept).expect("an agreement");
        game.game
            .outcome()
            .and_then(|over| over.score)
            .expect("a score")
            .to_string()
    };
    let (given, taken) = (Penalty::OpponentPoints(1), Penalty::OwnPoints(1));
    assert_eq!(agreed(&[given]), "1/2-1/2");
    assert_eq!(agreed(&[taken]), "0-1/2");
    assert_eq!(agreed(&[given, taken]), "0-1");
}

#[test]
fn withdrawing_a_change_of_score_gives_back_the_score_before() {
    let mut game = table();
    game.act(Color::Black, Act::Resign).expect("one may resign");
    let end = last_ruling(&mut game);
    let ended = game.game.outcome();
    let said = penalize(&mut game, Color::White, Penalty::OwnPoints(1));
    assert_eq!(said.len(), 2, "{said:?}");
    let score = |game: &Table| game.game.outcome().and_then(|over| over.score);
    assert_eq!(
        score(&game).map(|score| score.to_string()).as_deref(),
        Some("1/2-0")
    );
    let changed = last_ruling(&mut game);
    game.order(Order::Withdraw(changed, "too hard".into()))
        .expect("it may be withdrawn");
    assert_eq!(game.game.outcome(), ended);
    game.order(Order::Withdraw(end, "no resignation".into()))
        .expect("so may this");
    assert_eq!(game.game.stage(), Stage::Paused);
}

#[test]
fn whether_a_piece_was_out_of_place_is_asked_when_the_opponent_claims_the_touch() {
    let claimed = |answer| {
        let mut game = table();
        game.act(Color::White, Act::SayAdjust)
            .expect("it may be said");
        let touch = Act::Touch(Square::B1, Manner::Plain);
        game.act(Color::White, touch).expect("it may be touched");
        assert_eq!(game.game.questions(), []);
        game.act(Color::Black, Act::ClaimTouch(Square::B1))
            .expect("it may be claimed");
        let open = game.game.questions()[0];
        assert_eq!(open.question, Question::Adjusting(Color::White, Square::B1));
        game.order(Order::Answer(open.id, answer))
            .expect("it is asked")
    };
    assert_eq!(claimed(Answer::Yes), ["TouchClaimRejected(Black) (4.2.1)"]);
    let said = claimed(Answer::No);
    assert_eq!(said[0], "AdjustingVoid(B1) (4.2.1)");
    assert!(said[1].starts_with("Obliged"), "{said:?}");
}

#[test]
fn what_regulations_count_and_call_otherwise_is_shown() {
    let mut football = Regulations::default();
    football.points.win = jadoube_arbiter::Points(12);
    football.points.draw = jadoube_arbiter::Points::ONE;
    assert_eq!(football.deviations(), [Regulation::Points]);
    let rated = Regulations {
        class: Some(Class::Rapid),
        ..Regulations::default()
    };
    assert_eq!(rated.deviations(), [Regulation::Class]);
    let as_it_follows = Regulations {
        class: Some(Class::Standard),
        edition: Edition::E2018,
        ..Regulations::default()
    };
    assert_eq!(as_it_follows.deviations(), []);
}
