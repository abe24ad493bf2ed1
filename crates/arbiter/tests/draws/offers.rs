//! Article 9.1: offers, and agreement.

use jadoube_arbiter::{
    Act, Answer, DrawRule, Intended, Order, Reason, Regulations, SheetKind, Terms, Watch,
};
use jadoube_laws::Color::{Black, White};
use jadoube_laws::{Claim, Edition, Square};

use crate::{OFFER, from, minutes, rules, table::Table, touch, watched_by_people};

#[test]
fn the_moment_to_offer_is_after_the_move_and_before_the_press() {
    let mut table = Table::new(Regulations {
        sheets: SheetKind::Paper,
        ..Regulations::default()
    });
    table.play("e4 e5").make("Nf3");
    assert_eq!(
        table.says(White, OFFER),
        ["Offered(White) (9.1.2.1)", "MarkOffer (9.1.2.2)"]
    );
    table.press(White);
    table.says(Black, Act::Accept);
    assert_eq!(table.end(), "1/2-1/2 Agreement (5.2.3)");
}

#[test]
fn an_offer_at_another_time_stands_too() {
    for edition in Edition::ALL {
        let mut table = Table::new(rules(edition));
        let own_turn = table.play("e4 e5").says(White, OFFER);
        assert!(own_turn[0].starts_with("OfferedAtOtherTime(White) (9.1"));
        table.make("Nf3");
        table.press(White);
        assert_eq!(table.game.offer().map(|offer| offer.by), Some(White));
        table.says(Black, Act::Accept);
        if edition == Edition::E2001 {
            // No text of 2001 was read on agreement.
            let open = *table.game.questions().last().expect("the arbiter is asked");
            table.order(Order::Answer(open.id, Answer::Yes));
        }
        assert_eq!(table.outcome().reason, Reason::Agreement, "{edition:?}");
    }
    let mut table = Table::new(rules(Edition::E2023));
    table.play("e4 e5 Nf3");
    assert_eq!(
        table.says(White, OFFER),
        [
            "OfferedAtOtherTime(White) (9.1.2.1)",
            "Misconduct(White, Annoyance)?"
        ]
    );
}

#[test]
fn a_condition_is_void_and_the_offer_is_not() {
    let mut table = Table::new(rules(Edition::E2023));
    table.play("e4 e5").make("Nf3");
    assert_eq!(
        table.says(White, Act::Offer(Terms::Conditional)),
        [
            "ConditionVoid(White) (arbiters_manual_2025 on 9.1.2.1)",
            "Offered(White) (9.1.2.1)"
        ]
    );
    table.says(Black, Act::Accept);
    assert_eq!(table.end(), "1/2-1/2 Agreement (5.2.3)");
    let mut table = Table::new(rules(Edition::E2009));
    table.play("e4 e5").make("Nf3");
    assert_eq!(
        table.says(White, Act::Offer(Terms::Conditional)),
        ["ConditionVoid(White) (9.1b1)", "Offered(White) (9.1b1)"]
    );
}

#[test]
fn an_offer_is_not_taken_back() {
    let mut table = Table::new(rules(Edition::E2023));
    table.play("e4 e5").says(White, OFFER);
    assert_eq!(
        table.says(White, Act::WithdrawOffer),
        ["no: OfferStands (9.1.2.1)"]
    );
    assert_eq!(
        table.says(Black, Act::WithdrawOffer),
        ["no: NoOffer (9.1.2.1)"]
    );
}

#[test]
fn an_offer_declined_cannot_be_accepted_any_more() {
    let mut table = Table::new(rules(Edition::E2023));
    table.play("e4 e5 Nf3").says(White, OFFER);
    assert_eq!(table.says(White, Act::Decline), ["no: NoOffer (9.1.2.1)"]);
    assert!(table.says(Black, Act::Decline).is_empty());
    assert_eq!(table.says(Black, Act::Accept), ["no: NoOffer (9.1.2.1)"]);
}

#[test]
fn a_touch_refuses_an_offer_since_2001_and_a_move_in_1997() {
    let mut table = Table::new(rules(Edition::E2023));
    table.play("e4 e5 Nf3").says(White, OFFER);
    let refused = table.says(Black, touch(Square::B8));
    assert_eq!(refused[0], "OfferRefused(Black) (9.1.2.1)");
    assert_eq!(table.says(Black, Act::Accept), ["no: NoOffer (9.1.2.1)"]);

    let mut table = Table::new(rules(Edition::E1997));
    table.play("e4 e5 Nf3").says(White, OFFER);
    table.says(Black, touch(Square::B8));
    assert!(table.game.offer().is_some());
    let moved = table.make("Nc6");
    assert!(
        moved.contains(&"OfferRefused(Black) (9.1)".into()),
        "{moved:?}"
    );
    assert_eq!(table.says(Black, Act::Accept), ["no: NoOffer (9.1)"]);
}

#[test]
fn adjusting_a_piece_refuses_no_offer() {
    let mut table = Table::new(rules(Edition::E2023));
    table.play("e4 e5 Nf3").says(White, OFFER);
    table.says(Black, Act::SayAdjust);
    table.says(Black, touch(Square::B8));
    table.says(Black, Act::Accept);
    assert_eq!(table.outcome().reason, Reason::Agreement);
}

#[test]
fn who_offers_what_was_offered_accepts() {
    let mut table = Table::new(rules(Edition::E2023));
    table.play("e4 e5 Nf3").says(White, OFFER);
    table.says(Black, OFFER);
    assert_eq!(table.end(), "1/2-1/2 Agreement (5.2.3)");
}

#[test]
fn a_fourth_offer_in_ten_moves_is_put_to_the_arbiter() {
    let mut table = Table::new(rules(Edition::E2023));
    for san in ["e4", "Nf3", "Bc4"] {
        table.make(san);
        assert_eq!(table.says(White, OFFER), ["Offered(White) (9.1.2.1)"]);
        table.press(White);
        let reply = ["e5", "Nc6", "Bc5"][usize::try_from(table.game.ply() / 2).unwrap()];
        table.play(reply);
    }
    table.make("d3");
    assert_eq!(
        table.says(White, OFFER),
        ["Offered(White) (9.1.2.1)", "Misconduct(White, Annoyance)?"]
    );
}

#[test]
fn four_offers_over_more_moves_are_not() {
    let mut table = Table::new(rules(Edition::E2009));
    for _ in 0..3 {
        table.make("Nf3");
        table.says(White, OFFER);
        table.press(White);
        table.play("Nf6 Ng1 Ng8 Nc3 Nc6 Nb1 Nb8");
    }
    table.make("Nf3");
    assert_eq!(table.says(White, OFFER), ["Offered(White) (9.1b1)"]);
}

#[test]
fn both_must_have_moved_since_2017() {
    let mut table = Table::new(rules(Edition::E2023));
    table.make("e4");
    table.says(White, OFFER);
    assert_eq!(table.says(Black, Act::Accept), ["no: TooEarly (5.2.3)"]);
    let mut table = Table::new(rules(Edition::E2014));
    table.make("e4");
    table.says(White, OFFER);
    table.says(Black, Act::Accept);
    assert_eq!(table.end(), "1/2-1/2 Agreement (5.2c)");
}

#[test]
fn nothing_offered_is_nothing_accepted() {
    let mut table = Table::new(rules(Edition::E2023));
    table.play("e4 e5");
    assert_eq!(table.says(White, Act::Accept), ["no: NoOffer (9.1.2.1)"]);
    table.says(White, OFFER);
    assert_eq!(table.says(White, Act::Accept), ["no: NoOffer (9.1.2.1)"]);
}

fn no_draws(edition: Edition) -> Table {
    let mut table = Table::new(Regulations {
        draws: DrawRule::NotBefore(3),
        ..rules(edition)
    });
    table.play("e4 e5 Nf3");
    table
}

#[test]
fn an_event_may_forbid_to_offer_since_2017_to_agree_since_2009_and_by_itself_before() {
    let mut table = no_draws(Edition::E2023);
    assert_eq!(table.says(White, OFFER), ["no: DrawNotAllowed (9.1.1)"]);
    let mut table = no_draws(Edition::E2009);
    assert_eq!(
        table.says(White, OFFER)[0],
        "OfferedAtOtherTime(White) (9.1b1)"
    );
    assert_eq!(
        table.says(Black, Act::Accept),
        ["no: DrawNotAllowed (9.1a)"]
    );
    let mut table = no_draws(Edition::E1997);
    table.says(White, OFFER);
    assert_eq!(
        table.says(Black, Act::Accept),
        ["no: DrawNotAllowed (regulations:draws)"]
    );
}

#[test]
fn a_forbidden_draw_is_free_once_the_moves_are_made() {
    let mut table = no_draws(Edition::E2023);
    table.play("Nc6 Bc4").make("Bc5");
    assert_eq!(table.says(Black, OFFER), ["Offered(Black) (9.1.2.1)"]);
    table.says(White, Act::Accept);
    assert_eq!(table.end(), "1/2-1/2 Agreement (5.2.3)");
}

#[test]
fn the_arbiter_may_allow_a_forbidden_draw() {
    let mut table = no_draws(Edition::E2023);
    table.order(Order::AllowDraw);
    table.says(White, OFFER);
    table.says(Black, Act::Accept);
    assert_eq!(table.end(), "1/2-1/2 Agreement (5.2.3)");
    let mut table = Table::new(rules(Edition::E2023));
    assert_eq!(table.order(Order::AllowDraw), ["no: NothingDue (9.1.1)"]);
}

#[test]
fn a_flag_claimed_before_the_acceptance_comes_first() {
    for edition in [Edition::E1997, Edition::E2023] {
        let mut table = Table::new(Regulations {
            time: minutes(5, 0),
            class: Some(jadoube_laws::Class::Standard),
            ..watched_by_people(edition)
        });
        table.play("e4 e5 Nf3").says(White, OFFER);
        table.wait(400_000).says(White, Act::ClaimFlag);
        assert_eq!(table.outcome().reason, Reason::Flag(Black));
        assert!(table.says(Black, Act::Accept)[0].starts_with("no: Over (6.9"));
    }
}

#[test]
fn a_flag_nobody_noticed_does_not_hinder_agreement() {
    let mut table = Table::new(Regulations {
        time: minutes(5, 0),
        ..watched_by_people(Edition::E2023)
    });
    table.play("e4 e5 Nf3").says(White, OFFER);
    table.wait(400_000).says(Black, Act::Accept);
    assert_eq!(table.end(), "1/2-1/2 Agreement (5.2.3)");
    assert!(table.says(White, Act::ClaimFlag)[0].starts_with("no: Over"));
}

/// Play goes on with White's king left in check: what stands is no legal position, so that
/// whether White can still mate is for the arbiter to say.
fn unsound(watch: Watch) -> Table {
    let regulations = Regulations {
        time: minutes(15, 0),
        watch,
        ..rules(Edition::E2023)
    };
    let table = from("r3k3/8/8/8/8/8/7R/K7 b - - 0 1", regulations);
    assert!(table.game.standing().position().is_none());
    table
}

#[test]
fn it_is_too_late_while_the_arbiter_has_to_say_what_a_flag_means() {
    let mut table = unsound(Watch::People);
    table.says(White, OFFER);
    let asked = table.wait(1_000_000).says(White, Act::ClaimFlag);
    assert_eq!(asked.last().unwrap(), "CanMate(White, Flag(Black))?");
    assert_eq!(table.says(Black, Act::Accept), ["no: TooLate (6.9)"]);
    assert_eq!(table.says(White, OFFER), ["no: TooLate (6.9)"]);
    let claim = Act::ClaimDraw(Claim::Threefold, Intended::None);
    assert_eq!(table.says(Black, claim), ["no: TooLate (6.9)"]);
}

#[test]
fn what_a_player_does_after_a_flag_that_the_program_sees_comes_too_late() {
    let mut table = unsound(Watch::Program);
    table.says(White, OFFER);
    let asked = table.wait(1_000_000).says(Black, Act::Accept);
    assert_eq!(asked, ["CanMate(White, Flag(Black))?"]);
    assert_eq!(table.game.outcome(), None);
    let id = table.last_question();
    table.order(Order::Answer(id, Answer::Yes));
    assert_eq!(table.end(), "1-0 Flag(Black) (6.9)");
}
