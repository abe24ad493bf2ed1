//! Who may do what, when, as a table that a person can read: every relation, action and stage.

use std::fmt::Write;

use jadoube_hall::permit::{Action, Relation, permit};
use jadoube_laws::Color;
use jadoube_protocol::{ErrorCode, TableStage};

const RELATIONS: [(&str, Relation); 5] = [
    ("a player, White", Relation::Player(Color::White)),
    ("a player, Black", Relation::Player(Color::Black)),
    ("who waits for an opponent", Relation::Waiting),
    ("the arbiter", Relation::Arbiter),
    ("anybody else", Relation::Spectator),
];

const STAGES: [(&str, TableStage); 6] = [
    ("waiting", TableStage::Waiting),
    ("ready", TableStage::Ready),
    ("playing", TableStage::Playing),
    ("paused", TableStage::Paused),
    ("over", TableStage::Over),
    ("aborted", TableStage::Aborted),
];

/// `yes`; `later` for what is not now; nothing for what is never for them.
const fn cell(who: Relation, action: Action, stage: TableStage) -> &'static str {
    match permit(who, action, stage) {
        Ok(()) => "yes",
        Err(ErrorCode::NotNow) => "later",
        Err(_) => ".",
    }
}

#[test]
fn the_table_is_the_one_that_is_kept() {
    let mut table = String::new();
    for (name, who) in RELATIONS {
        let _ = write!(table, "{name:26}");
        for (stage, _) in STAGES {
            let _ = write!(table, "{stage:9}");
        }
        table.truncate(table.trim_end().len());
        table.push('\n');
        for action in Action::ALL {
            let _ = write!(table, "  {:24}", format!("{action:?}"));
            for (_, stage) in STAGES {
                let _ = write!(table, "{:9}", cell(who, action, stage));
            }
            table.truncate(table.trim_end().len());
            table.push('\n');
        }
        table.push('\n');
    }
    insta::assert_snapshot!(table);
}

fn may(who: Relation, action: Action, stage: TableStage) -> bool {
    permit(who, action, stage).is_ok()
}

/// Where something is allowed, among all relations and stages.
fn allowed(action: Action) -> Vec<(Relation, TableStage)> {
    let all = RELATIONS
        .into_iter()
        .flat_map(|(_, who)| STAGES.map(|(_, stage)| (who, stage)));
    all.filter(|(who, stage)| may(*who, action, *stage))
        .collect()
}

const fn is_player(who: Relation) -> bool {
    matches!(who, Relation::Player(_))
}

#[test]
fn only_the_arbiter_rules() {
    for action in [
        Action::Order,
        Action::AnswerCall,
        Action::Start,
        Action::SitAsArbiter,
    ] {
        let all = allowed(action);
        assert!(!all.is_empty(), "{action:?} is for somebody");
        for (who, stage) in all {
            assert_eq!(who, Relation::Arbiter, "{action:?} when {stage:?}");
        }
    }
}

#[test]
fn only_the_players_play_and_no_arbiter_plays_for_them() {
    for action in [
        Action::Act,
        Action::Takeback,
        Action::ClaimAbsence,
        Action::Rematch,
        Action::Abort,
    ] {
        let players = allowed(action);
        assert!(players.iter().any(|(who, _)| is_player(*who)), "{action:?}");
    }
    for action in [
        Action::Act,
        Action::Takeback,
        Action::ClaimAbsence,
        Action::Rematch,
    ] {
        for (who, stage) in allowed(action) {
            assert!(is_player(who), "{action:?} by {who:?} when {stage:?}");
        }
    }
}

#[test]
fn a_player_never_reports_to_the_arbiter_as_a_bystander_does() {
    for (who, _) in allowed(Action::Report) {
        assert!(!is_player(who));
    }
    assert!(may(
        Relation::Spectator,
        Action::Report,
        TableStage::Playing
    ));
}

#[test]
fn both_colors_have_the_same_rights() {
    for action in Action::ALL {
        for (_, stage) in STAGES {
            let [white, black] = [Color::White, Color::Black]
                .map(|color| permit(Relation::Player(color), action, stage));
            assert_eq!(white, black, "{action:?} when {stage:?}");
        }
    }
}

#[test]
fn a_seat_is_taken_and_left_before_the_game_and_never_during_it() {
    let during = [TableStage::Playing, TableStage::Paused, TableStage::Over];
    for action in [Action::Sit, Action::Leave] {
        for (who, stage) in allowed(action) {
            assert!(
                !during.contains(&stage),
                "{action:?} by {who:?} when {stage:?}"
            );
        }
    }
}

#[test]
fn a_game_that_is_over_is_changed_by_nobody_but_the_arbiter() {
    for (_, who) in RELATIONS {
        for action in [
            Action::Takeback,
            Action::Abort,
            Action::ClaimAbsence,
            Action::Start,
        ] {
            assert!(!may(who, action, TableStage::Over), "{action:?} by {who:?}");
        }
    }
    assert!(may(Relation::Arbiter, Action::Order, TableStage::Over));
}

#[test]
fn nothing_but_another_game_comes_of_a_table_that_never_was() {
    for action in Action::ALL {
        for (_, who) in RELATIONS {
            let may = may(who, action, TableStage::Aborted);
            assert!(!may || action == Action::Rematch, "{action:?} by {who:?}");
        }
    }
}

#[test]
fn a_token_for_play_does_not_rule() {
    for action in Action::ALL {
        let is_for_arbiters = allowed(action)
            .iter()
            .all(|(who, _)| *who == Relation::Arbiter);
        let expected = if is_for_arbiters { "arbiter" } else { "play" };
        assert_eq!(action.scope(), expected, "{action:?}");
    }
}
