//! Articles 9.6 and 5.1.2: draws without a claim.

use jadoube_arbiter::{Act, Answer, Observation, Order, Reason};
use jadoube_laws::Color::White;
use jadoube_laws::Edition;

use crate::{THRICE, from, rules, table::Table, watched_by_people};

#[test]
fn five_times_draw_since_2017_in_any_order_and_in_2014_in_a_row() {
    let fivefold = format!("{THRICE} {THRICE}");
    for (edition, article) in [(Edition::E2014, "9.6a"), (Edition::E2017, "9.6.1")] {
        let mut table = Table::new(rules(edition));
        table.play(&fivefold);
        assert_eq!(table.end(), format!("1/2-1/2 Fivefold ({article})"));
    }
    let mut table = Table::new(rules(Edition::E2009));
    table.play(&fivefold);
    assert_eq!(table.game.outcome(), None);

    let scattered = format!("{THRICE} Nc3 Nc6 Nb1 Nb8 Nf3 Nc6 Ng1 Nb8");
    let apart = format!("{THRICE} Nc3 Nc6 Nf3 Nf6 Ng1 Ng8 Nb1 Nb8 Nf3 Nf6 Ng1 Ng8");
    for moves in [scattered, apart.clone()] {
        let mut table = Table::new(rules(Edition::E2023));
        table.play(&moves);
        assert_eq!(table.end(), "1/2-1/2 Fivefold (9.6.1)");
    }
    let mut table = Table::new(rules(Edition::E2014));
    table.play(&apart);
    assert_eq!(table.game.outcome(), None);
}

#[test]
fn seventy_five_moves_draw_since_2014() {
    let fen = "8/8/8/8/3k4/8/8/3K3R w - - 149 150";
    for (edition, end) in [
        (Edition::E2009, "not over"),
        (Edition::E2014, "1/2-1/2 SeventyFiveMoves (9.6b)"),
        (Edition::E2023, "1/2-1/2 SeventyFiveMoves (9.6.2)"),
    ] {
        let mut table = from(fen, rules(edition));
        table.play("Rh2");
        assert_eq!(table.end(), end);
    }
}

#[test]
fn a_mate_on_the_last_of_seventy_five_moves_wins() {
    let fen = "3k4/8/3K4/8/8/8/8/7R w - - 149 150";
    for edition in [Edition::E2014, Edition::E2023] {
        let mut table = from(fen, rules(edition));
        table.play("Rh8#");
        assert_eq!(table.outcome().reason, Reason::Checkmate);
    }
}

#[test]
fn nobody_ends_the_game_at_fifty_moves_unasked() {
    let fen = "8/8/8/8/3k4/8/8/3K3R w - - 100 120";
    let mut table = from(fen, watched_by_people(Edition::E2023));
    assert_eq!(
        table.order(Order::Observe(Observation::UnclaimedDraw)),
        ["no: NothingToClaim (9.6.2)"]
    );
}

#[test]
fn among_people_the_arbiter_ends_what_nobody_claimed() {
    let mut table = Table::new(watched_by_people(Edition::E2023));
    table.play(&format!("{THRICE} {THRICE}"));
    assert_eq!(table.end(), "not over");
    // It was drawn when the position came about, whatever was played since.
    table.play("e4 e5");
    table.order(Order::Observe(Observation::UnclaimedDraw));
    assert_eq!(table.end(), "1/2-1/2 Fivefold (9.6.1)");

    let fen = "8/8/8/8/3k4/8/8/3K3R w - - 149 150";
    let mut table = from(fen, watched_by_people(Edition::E2023));
    table.play("Rh2");
    table.order(Order::Observe(Observation::UnclaimedDraw));
    assert_eq!(table.end(), "1/2-1/2 SeventyFiveMoves (9.6.2)");
    assert_eq!(
        table.order(Order::Observe(Observation::UnclaimedDraw)),
        ["no: Over (9.6.2)"]
    );
}

#[test]
fn what_nobody_noticed_before_the_end_is_for_the_arbiter_to_judge() {
    let mut table = Table::new(watched_by_people(Edition::E2023));
    table.play(&format!("{THRICE} {THRICE} f3 e5 g4 Qh4#"));
    assert_eq!(table.outcome().reason, Reason::Checkmate);
    assert_eq!(
        table.order(Order::Observe(Observation::UnclaimedDraw)),
        ["ResultStands?"]
    );
    let id = table.last_question();
    table.order(Order::Answer(id, Answer::Stands));
    assert_eq!(table.outcome().reason, Reason::Checkmate);

    let mut table = Table::new(watched_by_people(Edition::E2023));
    table.play("f3 e5 g4 Qh4#");
    assert_eq!(
        table.order(Order::Observe(Observation::UnclaimedDraw)),
        ["no: NothingToClaim (9.6.1)"]
    );
}

#[test]
fn resigning_to_a_bare_king_draws_since_2023() {
    let fen = "7k/8/6K1/5Q2/8/8/8/8 w - - 0 1";
    let mut table = from(fen, rules(Edition::E2023));
    table.says(White, Act::Resign);
    assert_eq!(table.end(), "1/2-1/2 Resignation(White) (5.1.2)");
    let mut table = from(fen, rules(Edition::E2018));
    table.says(White, Act::Resign);
    assert_eq!(table.end(), "0-1 Resignation(White) (5.1.2)");
}
