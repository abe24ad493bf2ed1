//! Articles 9.2 to 9.5: claims.

use jadoube_arbiter::{
    Act, ArbiterSeat, DrawRule, Intended, Millis, Must, Order, Reason, Regulations,
};
use jadoube_laws::Color::{Black, White};
use jadoube_laws::{Claim, Class, Edition, Square, Supervision, Uci};

use crate::{THRICE, TWICE, from, minutes, rules, table::Table, touch, watched_by_people};

const NOW: Act = Act::ClaimDraw(Claim::Threefold, Intended::None);

fn ahead(claim: Claim, uci: &str) -> Act {
    Act::ClaimDraw(claim, Intended::Written(uci.parse().expect(uci)))
}

#[test]
fn a_claim_of_the_position_on_the_board_is_right() {
    let mut table = Table::new(rules(Edition::E2023));
    let heard = table.play(THRICE).says(White, NOW);
    assert_eq!(heard[0], "ClaimCorrect(Threefold) (9.2.2)");
    assert_eq!(table.end(), "1/2-1/2 Claim(Threefold) (9.5.2)");
}

#[test]
fn a_claim_with_a_written_move_is_right_and_the_move_is_not_played() {
    for (edition, article) in [
        (Edition::E2023, "9.2.1"),
        (Edition::E2017, "9.2.1.1"),
        (Edition::E2014, "9.2a"),
        (Edition::E1997, "9.2a"),
    ] {
        let mut table = Table::new(rules(edition));
        table.play(TWICE);
        let heard = table.says(Black, ahead(Claim::Threefold, "f6g8"));
        assert_eq!(heard[0], format!("ClaimCorrect(Threefold) ({article})"));
        assert_eq!(table.game.ply(), 7);
        assert_eq!(table.outcome().reason, Reason::Claim(Claim::Threefold));
    }
}

#[test]
fn fifty_moves_count_the_written_one() {
    let mut table = from("8/8/8/8/3k4/8/8/3K3R w - - 99 120", rules(Edition::E2023));
    assert_eq!(
        table.says(White, Act::ClaimDraw(Claim::FiftyMoves, Intended::None))[0],
        "ClaimWrong(White, FiftyMoves) (9.5.3)"
    );
    let heard = table.says(White, ahead(Claim::FiftyMoves, "h1h2"));
    assert_eq!(heard[0], "ClaimCorrect(FiftyMoves) (9.3.1)");
    assert_eq!(table.end(), "1/2-1/2 Claim(FiftyMoves) (9.5.2)");
}

#[test]
fn a_claim_that_is_wrong_costs_what_edition_and_class_say() {
    for (edition, minute, gain) in [
        (Edition::E2001, 90, 180_000),
        (Edition::E2009, 90, 180_000),
        (Edition::E2014, 90, 120_000),
        (Edition::E2023, 90, 120_000),
        (Edition::E2018, 15, 120_000),
        (Edition::E2023, 15, 60_000),
        (Edition::E2018, 3, 60_000),
        (Edition::E2023, 3, 60_000),
    ] {
        let mut table = Table::new(Regulations {
            time: minutes(minute, 0),
            ..rules(edition)
        });
        let before = table.left(Black);
        let heard = table.says(White, NOW);
        assert!(heard[0].starts_with("ClaimWrong(White, Threefold) (9.5"));
        assert_eq!(table.left(Black), before + gain, "{edition:?} {minute}");
        assert_eq!(table.game.clock().running(), Some(White));
    }
}

#[test]
fn until_2001_the_claimant_loses_time_too() {
    for (left, loses) in [(480, 180), (240, 120), (90, 30), (50, 0)] {
        let mut table = Table::new(Regulations {
            time: minutes(6, 0),
            class: Some(Class::Standard),
            ..rules(Edition::E2001)
        });
        let white = Some(Millis(left * 1000 + 1000));
        table.order(Order::SetClocks {
            white,
            black: None,
            reason: "test".into(),
        });
        table.says(White, NOW);
        let left = i64::try_from((left - loses) * 1000).unwrap();
        assert_eq!(table.left(White), left);
        assert_eq!(table.left(Black), 540_000);
    }
}

#[test]
fn en_passant_makes_another_position_of_the_same_pieces() {
    let fen = "rnbqkb1r/ppp1pppp/5n2/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3";
    let mut table = from(fen, rules(Edition::E2023));
    table.play("Be2 Bd7 Bf1 Bc8 Bd3 Be6 Bf1 Bc8");
    assert_eq!(
        table.says(White, NOW)[0],
        "ClaimWrong(White, Threefold) (9.2.3)"
    );
    table.play("Bc4 Bf5 Bf1 Bc8");
    assert_eq!(table.says(White, NOW)[0], "ClaimCorrect(Threefold) (9.2.2)");
}

#[test]
fn castling_rights_make_another_position_of_the_same_pieces() {
    let mut table = from(
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
        rules(Edition::E2023),
    );
    table.play("Kf1 Kf8 Ke1 Ke8 Kf1 Kf8 Ke1 Ke8");
    assert!(table.says(White, NOW)[0].starts_with("ClaimWrong"));
    table.play("Kf1 Kf8 Ke1 Ke8");
    assert!(table.says(White, NOW)[0].starts_with("ClaimCorrect"));
}

#[test]
fn a_touch_takes_the_right_to_claim_for_the_move_since_2009() {
    let mut table = Table::new(rules(Edition::E2023));
    table.play(THRICE).says(White, touch(Square::G1));
    assert_eq!(table.says(White, NOW), ["no: ClaimRightLost (9.4)"]);
    table.play("Nf3 Nf6 Ng1 Ng8");
    assert_eq!(table.says(White, NOW)[0], "ClaimCorrect(Threefold) (9.2.2)");

    let mut table = Table::new(rules(Edition::E2005));
    table.play(THRICE).says(White, touch(Square::G1));
    assert_eq!(table.says(White, NOW)[0], "ClaimCorrect(Threefold) (9.2b)");
}

#[test]
fn only_the_player_on_move_may_claim() {
    let mut table = Table::new(rules(Edition::E2023));
    table.play(TWICE).make("Ng8");
    let white = table.left(White);
    assert_eq!(
        table.says(Black, NOW),
        [
            "ClaimWrong(Black, Threefold) (french_arbiters on 9.2)",
            "ExtraTime(White, 120000) (french_arbiters on 9.5.3)"
        ]
    );
    assert_eq!(table.left(White), white + 120_000);
    assert_eq!(table.game.outcome(), None);
}

#[test]
fn a_move_announced_and_not_written_may_still_be_written() {
    let mut table = Table::new(rules(Edition::E2023));
    let uci: Uci = "f6g8".parse().unwrap();
    table.play(TWICE);
    assert_eq!(
        table.says(
            Black,
            Act::ClaimDraw(Claim::Threefold, Intended::Announced(uci))
        ),
        ["MakeClaimLegal(Black) (arbiters_manual_2025 on 9.2.1)"]
    );
    table.says(Black, ahead(Claim::Threefold, "f6g8"));
    assert_eq!(table.outcome().reason, Reason::Claim(Claim::Threefold));
}

#[test]
fn an_announced_legal_move_must_be_played_after_a_wrong_claim() {
    let mut table = Table::new(rules(Edition::E2023));
    table.play("e4 e5");
    let heard = table.says(White, ahead(Claim::Threefold, "g1f3"));
    assert_eq!(heard[0], "ClaimWrong(White, Threefold) (9.5.3)");
    assert_eq!(heard[1], "ExtraTime(Black, 120000) (9.5.3)");
    assert!(heard[2].starts_with("Obliged(Obligation"), "{heard:?}");
    // Another piece touched meanwhile changes nothing.
    table.says(White, touch(Square::B1));
    let other = table.make("Nc3");
    assert!(
        other.contains(&"TouchBroken(White) (9.5.3)".into()),
        "{other:?}"
    );
    table.play("Nf3");
    assert_eq!(table.game.turn(), Black);
    assert_eq!(table.game.player(White).illegal_moves, 0);
}

#[test]
fn a_wrong_claim_binds_where_touching_binds_only_on_request() {
    for edition in Edition::ALL {
        let mut table = Table::new(Regulations {
            time: minutes(15, 0),
            supervision: Supervision::Otherwise,
            ..rules(edition)
        });
        table.play("e4 e5");
        table.says(White, ahead(Claim::Threefold, "g1f3"));
        let other = table.make("Nc3");
        let broken = |heard: &String| heard.starts_with("TouchBroken(White) (9.5");
        assert!(other.iter().any(broken), "{edition:?} {other:?}");
        table.play("Nf3");
        assert_eq!(table.game.turn(), Black);
    }
}

#[test]
fn an_announced_promotion_is_to_the_piece_announced() {
    let mut table = from("7k/P7/8/8/8/8/8/K7 w - - 0 1", rules(Edition::E2023));
    table.says(White, ahead(Claim::Threefold, "a7a8n"));
    let queen = table.make("a8=Q");
    assert!(queen.iter().any(|heard| heard.starts_with("TouchBroken")));
    assert_eq!(table.game.ply(), 0);
}

#[test]
fn an_announced_illegal_move_is_replaced_by_one_of_the_same_piece() {
    let mut table = Table::new(rules(Edition::E2023));
    table.play("e4 e5");
    let heard = table.says(White, ahead(Claim::Threefold, "g1g3"));
    assert_eq!(heard[0], "ClaimWrong(White, Threefold) (9.5.3)");
    assert_eq!(heard[2], "AnnouncedMoveIllegal(White) (9.5.3)");
    assert_eq!(
        table.game.hand().obligation.map(|obliged| obliged.must),
        Some(Must::Move(Square::G1))
    );
    assert_eq!(table.game.player(White).illegal_moves, 0);
    table.play("Ne2");
    assert_eq!(table.game.turn(), Black);
}

#[test]
fn a_wrong_claim_is_an_offer_all_the_same_but_not_in_1997() {
    let mut table = Table::new(rules(Edition::E2023));
    let heard = table.play("e4 e5").says(White, NOW);
    assert_eq!(heard.last().unwrap(), "ClaimIsOffer(White) (9.1.2.3)");
    table.says(Black, Act::Accept);
    assert_eq!(table.end(), "1/2-1/2 Agreement (5.2.3)");
    let mut table = Table::new(rules(Edition::E1997));
    table.play("e4 e5").says(White, NOW);
    assert_eq!(table.says(Black, Act::Accept), ["no: NoOffer (9.1)"]);
}

#[test]
fn among_people_a_claim_waits_for_the_arbiter() {
    let mut table = Table::new(watched_by_people(Edition::E2023));
    table.play(THRICE);
    assert_eq!(
        table.says(White, NOW),
        [
            "ClaimTested(White) (9.5.1)",
            "ClaimIsOffer(White) (9.1.2.3)"
        ]
    );
    assert_eq!(table.game.clock().running(), None);
    assert_eq!(
        table.says(White, Act::WithdrawClaim),
        ["no: ClaimStands (9.5.1)"]
    );
    assert_eq!(table.says(White, NOW), ["no: ClaimPending (9.5.1)"]);
    assert_eq!(table.order(Order::Resume), ["no: ClaimPending (9.5.1)"]);
    table.says(Black, Act::Decline);
    table.order(Order::CheckClaim);
    assert_eq!(table.end(), "1/2-1/2 Claim(Threefold) (9.5.2)");
}

#[test]
fn among_people_the_clocks_wait_for_the_arbiter_after_a_wrong_claim() {
    let mut table = Table::new(watched_by_people(Edition::E2023));
    table.play("e4 e5").says(White, NOW);
    let heard = table.order(Order::CheckClaim);
    assert_eq!(
        heard,
        [
            "ClaimWrong(White, Threefold) (9.5.3)",
            "ExtraTime(Black, 120000) (9.5.3)"
        ]
    );
    assert_eq!(table.says(Black, Act::Accept), ["no: NoOffer (9.1.2.1)"]);
    table.order(Order::Resume);
    assert_eq!(table.game.clock().running(), Some(White));
    assert_eq!(table.order(Order::CheckClaim), ["no: NoClaim (9.5.1)"]);
}

#[test]
fn the_opponent_may_accept_what_a_claim_offers() {
    let mut table = Table::new(watched_by_people(Edition::E2023));
    table.play("e4 e5").says(White, NOW);
    table.says(Black, Act::Accept);
    assert_eq!(table.end(), "1/2-1/2 Agreement (9.1.2.3)");
}

#[test]
fn where_draws_are_forbidden_a_claim_is_tested_though_the_opponent_agrees() {
    let mut table = Table::new(Regulations {
        draws: DrawRule::NotBefore(30),
        ..watched_by_people(Edition::E2023)
    });
    table.play(THRICE).says(White, NOW);
    assert_eq!(
        table.says(Black, Act::Accept),
        ["ClaimTested(White) (arbiters_manual_2025 on 9.1.2.3)"]
    );
    table.order(Order::CheckClaim);
    assert_eq!(table.end(), "1/2-1/2 Claim(Threefold) (9.5.2)");
}

#[test]
fn with_nobody_seated_a_claim_is_tested_at_once() {
    let mut table = Table::new(Regulations {
        arbiter: ArbiterSeat::Empty,
        ..watched_by_people(Edition::E2023)
    });
    table.play(THRICE).says(White, NOW);
    assert_eq!(table.end(), "1/2-1/2 Claim(Threefold) (9.5.2)");
}

#[test]
fn what_play_goes_on_from_after_an_illegal_move_is_repeated_too() {
    // White never meets the check; in a rapid game that is not supervised, play goes on.
    let mut table = Table::new(Regulations {
        start: "r3k3/8/8/8/8/8/8/K6R w - - 0 1".parse().unwrap(),
        time: minutes(15, 0),
        supervision: Supervision::Otherwise,
        ..watched_by_people(Edition::E2023)
    });
    let shift = |table: &mut Table, color, from, to| {
        table.says(color, touch(from));
        table.says(color, Act::Release { from, to });
        table.press(color);
    };
    shift(&mut table, White, Square::H1, Square::H2);
    for _ in 0..2 {
        assert!(table.game.standing().position().is_none());
        table.says(Black, NOW);
        let wrong = table.order(Order::CheckClaim);
        assert_eq!(wrong[0], "ClaimWrong(Black, Threefold) (9.5.3)");
        table.order(Order::Resume);
        shift(&mut table, Black, Square::E8, Square::F8);
        shift(&mut table, White, Square::H2, Square::H1);
        shift(&mut table, Black, Square::F8, Square::E8);
        shift(&mut table, White, Square::H1, Square::H2);
    }
    table.says(Black, NOW);
    let right = table.order(Order::CheckClaim);
    assert_eq!(right[0], "ClaimCorrect(Threefold) (9.2.2)");
}
