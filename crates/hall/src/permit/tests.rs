use jadoube_laws::Color;
use jadoube_protocol::{ErrorCode, TableStage};

use super::{Action, Relation, permit};

const STAGES: [(char, TableStage); 6] = [
    ('w', TableStage::Waiting),
    ('r', TableStage::Ready),
    ('p', TableStage::Playing),
    ('s', TableStage::Paused),
    ('o', TableStage::Over),
    ('a', TableStage::Aborted),
];

/// Who, what, and the stages it may be done at; nothing is left out.
const TABLE: &str = "
player act rpso
player sit -
player leave wr
player abort rps
player takeback p
player claim_absence ps
player call rpso
player rematch oa
waiting leave wr
arbiter order rpso
arbiter sit w
arbiter sit_as_arbiter wrpso
arbiter start r
arbiter answer_call wrpso
spectator report rpso
spectator sit w
";

fn named(action: Action) -> &'static str {
    match action {
        Action::Act => "act",
        Action::Order => "order",
        Action::Report => "report",
        Action::Sit => "sit",
        Action::Leave => "leave",
        Action::SitAsArbiter => "sit_as_arbiter",
        Action::Start => "start",
        Action::Abort => "abort",
        Action::Takeback => "takeback",
        Action::ClaimAbsence => "claim_absence",
        Action::Call => "call",
        Action::AnswerCall => "answer_call",
        Action::Rematch => "rematch",
    }
}

#[test]
fn who_may_do_what_and_when() {
    let people = [
        ("player", Relation::Player(Color::White)),
        ("waiting", Relation::Waiting),
        ("arbiter", Relation::Arbiter),
        ("spectator", Relation::Spectator),
    ];
    for (who, relation) in people {
        for action in Action::ALL {
            let line = TABLE.lines().find_map(|line| {
                let mut words = line.split(' ');
                let is_it = words.next() == Some(who) && words.next() == Some(named(action));
                is_it.then(|| words.next().unwrap_or_default())
            });
            for (letter, stage) in STAGES {
                let expected = match line {
                    None | Some("-") => Err(ErrorCode::Forbidden),
                    Some(stages) if stages.contains(letter) => Ok(()),
                    Some(_) => Err(ErrorCode::NotNow),
                };
                let answer = permit(relation, action, stage);
                assert_eq!(answer, expected, "{who}, {action:?}, {stage:?}");
            }
        }
    }
}
