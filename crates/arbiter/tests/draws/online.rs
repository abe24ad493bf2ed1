//! Play online: only legal moves are accepted, and they complete themselves.

use jadoube_arbiter::{
    Act, Manner, Millis, Mode, Obligation, Reason, Regulations, TimeControl, Venue, Watch,
};
use jadoube_laws::Color::{Black, White};
use jadoube_laws::{ByColor, Color, Square};

use crate::{OFFER, table::Table};

fn online() -> Regulations {
    Regulations {
        venue: Venue::Online,
        ..Regulations::default()
    }
}

fn blitz() -> Regulations {
    let three = TimeControl::whole(Millis(180_000), Millis(2000), Mode::Cumulative);
    Regulations {
        time: ByColor::both(three.expect("a time control")),
        ..online()
    }
}

fn from(fen: &str) -> Table {
    Table::new(Regulations {
        start: fen.parse().expect(fen),
        ..online()
    })
}

fn sends(table: &mut Table, color: Color, uci: &str) -> Vec<String> {
    let (uci, lag) = (uci.parse().expect(uci), Millis(0));
    table.says(color, Act::Play { uci, lag })
}

fn sends_all(table: &mut Table, moves: &str) {
    for uci in moves.split_whitespace() {
        let color = table.game.turn();
        let heard = sends(table, color, uci);
        assert!(
            heard.iter().all(|heard| !heard.starts_with("no:")),
            "{uci} {heard:?}"
        );
    }
}

#[test]
fn a_move_is_made_and_completed_at_once() {
    let mut table = Table::new(blitz());
    let before = table.left(White);
    assert!(sends(&mut table, White, "e2e4").is_empty());
    assert_eq!(table.game.turn(), Black);
    assert_eq!(table.game.moves_completed(White), 1);
    assert_eq!(table.game.clock().running(), Some(Black));
    assert_eq!(table.left(White), before - 1000 + 2000);
}

#[test]
fn lag_is_given_back_to_who_had_it() {
    let mut table = Table::new(blitz());
    let before = table.left(White);
    let (uci, lag) = ("e2e4".parse().unwrap(), Millis(300));
    table.says(White, Act::Play { uci, lag });
    assert_eq!(table.left(White), before - 700 + 2000);
}

#[test]
fn without_a_clock_a_move_is_completed_by_being_made() {
    let mut table = Table::new(Regulations {
        time: ByColor::both(TimeControl::None),
        ..online()
    });
    sends_all(&mut table, "e2e4 e7e5 g1f3 b8c6");
    assert_eq!(table.game.moves_completed(White), 2);
    assert_eq!(table.game.moves_completed(Black), 2);
}

#[test]
fn an_illegal_move_is_refused_by_its_article_and_counts_for_nothing() {
    let mut table = Table::new(online());
    let refused = sends(&mut table, White, "f1a6");
    assert!(
        refused[0].starts_with("no: Illegal(PathBlocked"),
        "{refused:?}"
    );
    assert!(refused[0].ends_with("(3.5)"), "{refused:?}");
    assert!(sends(&mut table, White, "0000")[0].starts_with("no: Unreadable(Null)"));
    assert_eq!(table.game.player(White).illegal_moves, 0);
    assert_eq!(table.game.ply(), 0);
    let mut table = from("7k/P7/8/8/8/8/8/K7 w - - 0 1");
    assert_eq!(
        sends(&mut table, White, "a7a8"),
        ["no: MissingPromotion (3.7.3.3)"]
    );
    assert!(sends(&mut table, White, "a7a8n").len() <= 1);
}

#[test]
fn only_the_player_on_move_moves() {
    let mut table = Table::new(online());
    assert_eq!(
        sends(&mut table, Black, "e7e5"),
        ["no: NotOnMove(Black) (1.2)"]
    );
}

#[test]
fn pieces_and_clocks_are_not_touched() {
    let mut table = Table::new(online());
    let touch = Act::Touch(Square::E2, Manner::Plain);
    assert_eq!(
        table.says(White, touch),
        ["no: OnlyOverTheBoard (site:online_moves)"]
    );
    assert_eq!(
        table.press(White),
        ["no: OnlyOverTheBoard (site:online_moves)"]
    );
}

#[test]
fn over_the_board_no_move_is_made_at_once() {
    let mut table = Table::new(Regulations::default());
    assert_eq!(
        sends(&mut table, White, "e2e4"),
        ["no: OnlyOnline (site:online_moves)"]
    );
}

#[test]
fn a_mate_ends_the_game_and_stops_the_clock() {
    let mut table = Table::new(online());
    sends_all(&mut table, "f2f3 e7e5 g2g4 d8h4");
    assert_eq!(table.end(), "0-1 Checkmate (5.1.1)");
    assert_eq!(table.game.clock().running(), None);
    assert!(sends(&mut table, White, "e2e4")[0].starts_with("no: Over"));
}

#[test]
fn a_third_occurrence_draws_at_once() {
    let shuffle = "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8";
    for watch in [Watch::Program, Watch::People] {
        let mut table = Table::new(Regulations { watch, ..online() });
        sends_all(&mut table, shuffle);
        assert_eq!(table.end(), "1/2-1/2 Claim(Threefold) (site:online_draws)");
    }
}

#[test]
fn fifty_moves_draw_at_once() {
    let mut table = from("8/8/8/8/3k4/8/8/3K3R w - - 99 120");
    sends_all(&mut table, "h1h2");
    assert_eq!(table.end(), "1/2-1/2 Claim(FiftyMoves) (site:online_draws)");
}

#[test]
fn playing_on_refuses_an_offer() {
    let mut table = Table::new(online());
    sends_all(&mut table, "e2e4 e7e5 g1f3");
    assert_eq!(table.says(White, OFFER), ["Offered(White) (9.1.2.1)"]);
    assert_eq!(
        sends(&mut table, Black, "b8c6"),
        ["OfferRefused(Black) (9.1.2.1)"]
    );
    assert_eq!(table.says(Black, Act::Accept), ["no: NoOffer (9.1.2.1)"]);
}

#[test]
fn an_offer_is_accepted_by_a_button() {
    let mut table = Table::new(online());
    sends_all(&mut table, "e2e4 e7e5");
    table.says(Black, OFFER);
    table.says(White, Act::Accept);
    assert_eq!(table.end(), "1/2-1/2 Agreement (5.2.3)");
}

#[test]
fn a_wrong_claim_binds_online_too() {
    let mut table = Table::new(online());
    sends_all(&mut table, "e2e4 e7e5");
    let intended = jadoube_arbiter::Intended::Written("g1f3".parse().unwrap());
    table.says(
        White,
        Act::ClaimDraw(jadoube_laws::Claim::Threefold, intended),
    );
    let refused = sends(&mut table, White, "b1c3");
    assert!(refused[0].starts_with("no: Obliged("), "{refused:?}");
    assert!(refused[0].ends_with("(9.5.3)"), "{refused:?}");
    let obliged: Option<Obligation> = table.game.hand().obligation;
    assert!(obliged.is_some());
    sends_all(&mut table, "g1f3");
}

#[test]
fn resigning_loses_even_to_a_bare_king() {
    let mut table = from("7k/8/6K1/5Q2/8/8/8/8 w - - 0 1");
    table.says(White, Act::Resign);
    assert_eq!(table.end(), "0-1 Resignation(White) (5.1.2)");
}

#[test]
fn a_flag_ends_the_game_before_a_late_move() {
    let mut table = Table::new(blitz());
    sends_all(&mut table, "e2e4");
    table.wait(200_000);
    sends(&mut table, Black, "e7e5");
    assert_eq!(table.outcome().reason, Reason::Flag(Black));
    assert_eq!(table.game.ply(), 1);
}
