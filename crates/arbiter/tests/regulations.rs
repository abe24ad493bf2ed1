//! Regulations: what they may not say, presets, and games by Articles 1 to 5 alone.

mod at_the_board;

use at_the_board::Board;
use jadoube_arbiter::{
    Act, ArbiterSeat, Authority, Command, DrawRule, Friendly, Hand, HouseRule, IllegalMoveScale,
    Manner, Millis, Misconduct, Observation, Order, Penalty, Points, PointsScale, Presence, Reason,
    Refused, Regulation, RegulationFault, Regulations, Report, StopReason, TimeControl, Venue,
    Watch,
};
use jadoube_laws::{ByColor, CastlingMode, Claim, Class, Color, Edition, Rule, Setup, Square};

fn faults(regulations: &Regulations) -> Vec<RegulationFault> {
    regulations.check().err().unwrap_or_default()
}

fn house(number: u16, text: &str, instead_of: Option<Rule>) -> HouseRule {
    let text = text.into();
    HouseRule {
        number,
        text,
        instead_of,
    }
}

#[test]
fn every_preset_can_be_played_by() {
    for preset in [
        Regulations::default(),
        Regulations::school(),
        Regulations::online(),
        Regulations::friendly(),
    ] {
        assert_eq!(faults(&preset), []);
    }
}

#[test]
fn a_house_rule_stands_only_where_the_laws_leave_a_choice() {
    let with = |rule| Regulations {
        house: vec![house(1, "Another rule.", Some(rule))],
        ..Regulations::default()
    };
    for allowed in [
        Rule::DefaultTime,
        Rule::DrawRestriction,
        Rule::Points,
        Rule::Device,
    ] {
        assert_eq!(faults(&with(allowed)), [], "{allowed:?}");
    }
    for fixed in [
        Rule::Checkmate,
        Rule::TouchedOwn,
        Rule::IllegalMovePenalty,
        Rule::FlagFall,
        Rule::ThreefoldClaim,
    ] {
        assert_eq!(
            faults(&with(fixed)),
            [RegulationFault::HouseContradicts(1, fixed)]
        );
    }
}

#[test]
fn at_school_a_house_rule_may_speak_of_illegal_moves() {
    let school = Regulations {
        house: vec![house(1, "First a warning.", Some(Rule::IllegalMovePenalty))],
        ..Regulations::school()
    };
    assert_eq!(faults(&school), []);
}

#[test]
fn house_rules_say_something_and_are_numbered_in_order() {
    let untidy = Regulations {
        house: vec![house(1, "No hats.", None), house(3, " ", None)],
        ..Regulations::default()
    };
    assert_eq!(
        faults(&untidy),
        [
            RegulationFault::HouseNumber(3),
            RegulationFault::HouseText(3)
        ]
    );
}

#[test]
fn draws_are_restricted_from_some_move_on_and_not_before_2009() {
    let with = |edition, draws| Regulations {
        edition,
        draws,
        ..Regulations::default()
    };
    let nothing = with(Edition::E2023, DrawRule::NotBefore(0));
    assert_eq!(faults(&nothing), [RegulationFault::DrawsFromTheStart]);
    assert_eq!(faults(&with(Edition::E2009, DrawRule::NotBefore(30))), []);
    assert_eq!(
        faults(&with(Edition::E2005, DrawRule::Never)),
        [RegulationFault::DrawsNotRestrictable(Edition::E2005)]
    );
}

#[test]
fn the_class_follows_from_the_time() {
    let with = |class| Regulations {
        class: Some(class),
        ..Regulations::default()
    };
    assert_eq!(faults(&with(Class::Standard)), []);
    assert_eq!(
        faults(&with(Class::Blitz)),
        [RegulationFault::ClassContradictsTime {
            set: Class::Blitz,
            follows: Class::Standard
        }]
    );
    let untimed = Regulations {
        time: ByColor::both(TimeControl::None),
        ..with(Class::Rapid)
    };
    assert_eq!(faults(&untimed), []);
}

#[test]
fn both_sides_have_a_clock_or_none() {
    let one = Regulations {
        time: ByColor {
            white: "5+3".parse().unwrap(),
            black: TimeControl::None,
        },
        ..Regulations::default()
    };
    assert_eq!(
        faults(&one),
        [RegulationFault::ClockForOneSide(Color::Black)]
    );
}

#[test]
fn somebody_watches_and_online_the_program_does() {
    let people = |venue, arbiter| Regulations {
        watch: Watch::People,
        venue,
        arbiter,
        ..Regulations::default()
    };
    let (seated, empty) = (ArbiterSeat::Seated, ArbiterSeat::Empty);
    assert_eq!(faults(&people(Venue::OverTheBoard, seated)), []);
    assert_eq!(
        faults(&people(Venue::OverTheBoard, empty)),
        [RegulationFault::NobodyWatches]
    );
    assert_eq!(
        faults(&people(Venue::Online, seated)),
        [RegulationFault::OnlineWatchedByPeople]
    );
}

#[test]
fn the_laws_of_2014_want_the_default_time_stated() {
    let with = |edition| Regulations {
        edition,
        presence: Presence::Reported,
        ..Regulations::default()
    };
    assert_eq!(
        faults(&with(Edition::E2014)),
        [RegulationFault::NoDefaultTime(Edition::E2014)]
    );
    assert_eq!(faults(&with(Edition::E2023)), []);
}

#[test]
fn a_game_starts_from_a_legal_position() {
    let empty = Regulations {
        start: Setup::EMPTY,
        ..Regulations::default()
    };
    let found = faults(&empty);
    assert!(
        matches!(found[..], [RegulationFault::Start(_)]),
        "{found:?}"
    );
    let old = Regulations {
        edition: Edition::E2005,
        castling: CastlingMode::Chess960,
        ..Regulations::default()
    };
    assert_eq!(faults(&old), [RegulationFault::NoChess960(Edition::E2005)]);
}

#[test]
fn a_win_counts_no_less_than_a_draw() {
    let upside_down = Regulations {
        points: PointsScale {
            win: Points::HALF,
            draw: Points::ONE,
            loss: Points::ZERO,
        },
        ..Regulations::default()
    };
    assert_eq!(faults(&upside_down), [RegulationFault::PointsOutOfOrder]);
}

#[test]
fn a_friendly_game_has_neither_clock_nor_penalties_nor_other_regulations() {
    let contradictory = Regulations {
        friendly: Friendly::Yes,
        illegal_moves: IllegalMoveScale::Warnings(1),
        presence: Presence::Reported,
        draws: DrawRule::Never,
        ..Regulations::default()
    };
    assert_eq!(
        faults(&contradictory),
        [
            RegulationFault::FriendlyClock,
            RegulationFault::FriendlyPenalties,
            RegulationFault::FriendlyLateness,
            RegulationFault::FriendlyDraws,
        ]
    );
}

#[test]
fn a_fault_names_what_is_wrong_and_what_to_do() {
    let rule = RegulationFault::HouseContradicts(2, Rule::Checkmate);
    assert_eq!(
        rule.to_string(),
        "house rule 2 replaces checkmate, which the Laws fix: leave it out"
    );
    let side = RegulationFault::ClockForOneSide(Color::Black);
    assert_eq!(
        side.to_string(),
        "Black has no clock and the other side has: give both one or none"
    );
}

#[test]
fn every_departure_from_the_laws_is_shown() {
    assert_eq!(Regulations::default().deviations(), []);
    assert_eq!(Regulations::online().deviations(), []);
    assert_eq!(Regulations::friendly().deviations(), [Regulation::Friendly]);
    let all = Regulations {
        draws: DrawRule::NotBefore(30),
        house: vec![house(1, "No hats.", None)],
        ..Regulations::school()
    };
    assert_eq!(
        all.deviations(),
        [
            Regulation::IllegalMoves,
            Regulation::Draws,
            Regulation::DefaultTime,
            Regulation::House(1),
        ]
    );
    let cited = Authority::Regulations(Regulation::House(1));
    assert_eq!(
        all.house_rule(cited).map(|rule| &*rule.text),
        Some("No hats.")
    );
    let hour = Regulations {
        edition: Edition::E2005,
        default_time: Some(Millis(3_600_000)),
        ..Regulations::default()
    };
    assert_eq!(
        hour.deviations(),
        [],
        "that is what the Laws of 2005 say anyway"
    );
}

#[test]
fn at_school_illegal_moves_are_warned_about_and_never_lose() {
    let mut board = Board::new(Regulations::school());
    for time in 1..=4 {
        let release = Act::Release {
            from: Square::B1,
            to: Square::B3,
        };
        board.act(Color::White, release).unwrap();
        let (hand, lag) = (Hand::Same, Millis(0));
        let ruled = board.act(Color::White, Act::Press { hand, lag }).unwrap();
        let shown = ruled
            .iter()
            .filter(|ruling| ruling.ends_with("(regulations:illegal_moves)"));
        let shown: Vec<&String> = shown.collect();
        let expected = if time <= 2 {
            "Penalized(White, Warning"
        } else {
            "ExtraTime(Black"
        };
        assert!(shown[0].starts_with(expected), "{ruled:?}");
        assert_eq!(board.game.outcome(), None);
    }
}

#[test]
fn friends_play_by_articles_1_to_5() {
    let mut board = Board::new(Regulations::friendly());
    for (from, to) in [("f2", "f3"), ("e7", "e5"), ("g2", "g4"), ("d8", "h4")] {
        let color = board.game.turn();
        let (from, to): (Square, Square) = (from.parse().unwrap(), to.parse().unwrap());
        board.act(color, Act::Touch(from, Manner::Plain)).unwrap();
        let ruled = board.act(color, Act::Release { from, to }).unwrap();
        // No move waits to be completed where there is no clock.
        assert!(
            !ruled.iter().any(|ruling| ruling.contains("Completed")),
            "{ruled:?}"
        );
    }
    let outcome = board.game.outcome().expect("it is mate");
    assert_eq!(outcome.reason, Reason::Checkmate);
}

#[test]
fn friends_know_no_clock_no_claims_and_no_penalties() {
    let mut board = Board::new(Regulations::friendly());
    let (hand, lag) = (Hand::Same, Millis(0));
    for act in [
        Act::Press { hand, lag },
        Act::Stop(StopReason::Help),
        Act::ClaimFlag,
        Act::ClaimIllegalMove,
        Act::ClaimDraw(Claim::FiftyMoves, jadoube_arbiter::Intended::None),
        Act::AskSheet,
    ] {
        let refusal = board.act(Color::White, act).unwrap_err();
        assert_eq!(refusal.reason, Refused::Friendly);
        assert_eq!(
            refusal.authority,
            Authority::Regulations(Regulation::Friendly)
        );
    }
    let annoys = Observation::Misconduct(Color::White, Misconduct::Annoyance);
    for order in [
        Order::Observe(annoys),
        Order::Penalize(Color::White, Penalty::Warning, Misconduct::Annoyance),
        Order::AskSheets,
    ] {
        assert_eq!(board.order(order).unwrap_err().reason, Refused::Friendly);
    }
    let told = board.tell(Command::Bystander(Report::Other));
    assert_eq!(told.unwrap_err().reason, Refused::Friendly);
    board.act(Color::White, Act::Resign).expect("Article 5.1.2");
}

#[test]
fn friends_repeat_a_position_as_often_as_they_like() {
    let mut board = Board::new(Regulations::friendly());
    for _ in 0..5 {
        for (from, to) in [("g1", "f3"), ("g8", "f6"), ("f3", "g1"), ("f6", "g8")] {
            let color = board.game.turn();
            let (from, to): (Square, Square) = (from.parse().unwrap(), to.parse().unwrap());
            board.act(color, Act::Release { from, to }).unwrap();
        }
    }
    assert_eq!(board.game.outcome(), None);
}
