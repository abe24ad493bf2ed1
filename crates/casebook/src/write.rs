//! From a fact to its sentence.

use jadoube_arbiter::{
    Act, Adjourning, Command, EntryText, Finding, Intended, Millis, Observation, Opened, Order,
    Penalty, Report, SiteAct,
};

use crate::{Tongue, fact::Said, row::Values, rows::sentences, value::Value};

/// The sentence for a fact, as the program writes it; each one reads back.
///
/// # Examples
///
/// ```
/// use jadoube_arbiter::{Act, Command};
/// use jadoube_casebook::{Tongue, write_fact};
/// use jadoube_laws::Color;
///
/// let fact = Command::Player(Color::Black, Act::Resign);
/// assert_eq!(write_fact(&fact, Tongue::English), "Black resigns.");
/// assert_eq!(write_fact(&fact, Tongue::Spanish), "Las negras abandonan.");
/// ```
pub fn write_fact(fact: &Command, tongue: Tongue) -> String {
    let values = values_of(fact);
    let mut written = None;
    for sentence in sentences() {
        let said = (sentence.row.build)(&Values(&values));
        let same = matches!(&said, Some(Said::Command(command)) if command == fact);
        if !same {
            continue;
        }
        let mut patterns = sentence.patterns.iter().filter(|(of, _)| *of == tongue);
        written = patterns.find_map(|(_, pattern)| pattern.write(&values, tongue));
        if written.is_some() {
            break;
        }
    }
    written.unwrap_or_default()
}

/// What fills the gaps of the sentence for a fact.
fn values_of(fact: &Command) -> Vec<Value> {
    match fact {
        Command::Player(color, act) => {
            let mut values = vec![Value::Color(*color)];
            of_act(act, &mut values);
            values
        }
        Command::Arbiter(order) => of_order(order),
        Command::Bystander(Report::Flag(color)) => vec![Value::Color(*color)],
        Command::Bystander(Report::IllegalMove | Report::Other | Report::Interferes)
        | Command::Time => Vec::new(),
        Command::Site(SiteAct::StartRound) => Vec::new(),
        Command::Site(SiteAct::Absent(color, _) | SiteAct::CallStops(color)) => {
            vec![Value::Color(*color)]
        }
        Command::Site(SiteAct::TakeBack(ply)) => vec![Value::Number(*ply)],
    }
}

fn of_act(act: &Act, values: &mut Vec<Value>) {
    let lag = |lag: Millis| (!lag.is_zero()).then_some(Value::Time(lag));
    match act {
        Act::Touch(square, _) | Act::Remove(square) | Act::ClaimTouch(square) => {
            values.push(Value::Piece(None, *square));
        }
        Act::Release { from, to } => {
            values.extend([from, to].map(|square| Value::Piece(None, *square)));
        }
        Act::Place(role, square) | Act::ReleaseNew(role, square) => {
            values.extend([Value::Role(*role), Value::Piece(None, *square)]);
        }
        Act::Displace(board) => values.push(Value::Board(board.clone())),
        Act::Play { uci, lag: time } => {
            values.push(Value::Move(*uci));
            values.extend(lag(*time));
        }
        Act::Press { hand: _, lag: time } => values.extend(lag(*time)),
        Act::ClaimDraw(claim, intended) => {
            match intended {
                Intended::None => {}
                Intended::Written(uci) | Intended::Announced(uci) => {
                    values.push(Value::Move(*uci));
                }
            }
            values.push(Value::Claim(*claim));
        }
        Act::Write(EntryText::Move(text)) => values.push(Value::Text(text.to_string())),
        Act::Write(EntryText::At(line, text)) => {
            values.extend([Value::Number(*line), Value::Text(text.to_string())]);
        }
        Act::Write(EntryText::Clock(time)) => values.push(Value::Time(*time)),
        Act::StateSealed(uci) => values.push(Value::Move(*uci)),
        Act::ClaimTimes { white, black } => {
            values.extend([white, black].map(|time| Value::Time(*time)));
        }
        Act::Sign(score) => values.push(Value::Score(*score)),
        Act::AskExplanation(rule) => values.push(Value::Rule(*rule)),
        Act::Appeal(ruling) => values.push(Value::Number(ruling.0)),
        Act::Answer(question, answer) => {
            values.extend([Value::Number(question.0), Value::Answer(*answer)]);
        }
        Act::Arrive
        | Act::SayAdjust
        | Act::UseBothHands
        | Act::PutBack
        | Act::Mishandle(_)
        | Act::Stop(_)
        | Act::RestartOpponent
        | Act::Offer(_)
        | Act::WithdrawOffer
        | Act::Accept
        | Act::Decline
        | Act::WithdrawClaim
        | Act::ClaimIllegalMove
        | Act::ClaimTwoHands
        | Act::ClaimFlag
        | Act::ClaimByDisplay
        | Act::AskIncrement
        | Act::ClaimQuickplay(_)
        | Act::Seal(_)
        | Act::CloseEnvelope
        | Act::Resign
        | Act::AgreeCorrection
        | Act::Write(EntryText::Offer)
        | Act::AskSheet => {}
    }
}

fn of_order(order: &Order) -> Vec<Value> {
    match order {
        Order::StartRound
        | Order::Pause
        | Order::Resume
        | Order::CheckClaim
        | Order::AskSheets
        | Order::AllowDraw
        | Order::Tell(_) => Vec::new(),
        Order::Answer(question, answer) => {
            vec![Value::Number(question.0), Value::Answer(*answer)]
        }
        Order::Observe(observation) => of_observation(*observation),
        Order::Found(finding) => of_finding(finding),
        Order::SetClocks {
            white,
            black,
            reason,
        } => {
            let times = [white, black].into_iter().flatten();
            let times = times.map(|time| Value::Time(*time));
            times.chain([Value::Text(reason.to_string())]).collect()
        }
        Order::SetMoveCounter(color, moves) => vec![Value::Color(*color), Value::Number(*moves)],
        Order::GoBack(ply) => vec![Value::Number(*ply)],
        Order::Penalize(color, penalty, why) => {
            let mut values = vec![Value::Color(*color), Value::Misconduct(*why)];
            values.extend(of_penalty(*penalty));
            values
        }
        Order::Compensate(color, time) | Order::AllowAssistant(color, time) => {
            vec![Value::Color(*color), Value::Time(*time)]
        }
        Order::Rule { reason, score } => {
            let score = score.map(Value::Score);
            let reason = Value::Text(reason.to_string());
            score.into_iter().chain([reason]).collect()
        }
        Order::Withdraw(ruling, reason) => {
            vec![Value::Number(ruling.0), Value::Text(reason.to_string())]
        }
        Order::Adjourn(Adjourning::Early(left)) => vec![Value::Time(*left)],
        Order::OpenEnvelope(Opened::Written(text)) => vec![Value::Text(text.to_string())],
        Order::OpenEnvelope(Opened::Move(uci)) => vec![Value::Move(*uci)],
        Order::Adjourn(Adjourning::SessionEnds)
        | Order::BeginSession
        | Order::OpenEnvelope(Opened::Faulty(_))
        | Order::Missing(_) => Vec::new(),
        Order::DecideAppeal(ruling, _) => vec![Value::Number(ruling.0)],
    }
}

fn of_penalty(penalty: Penalty) -> Option<Value> {
    match penalty {
        Penalty::OpponentTime(time) | Penalty::OwnTime(time) => Some(Value::Time(time)),
        Penalty::OpponentPoints(number) | Penalty::OwnPoints(number) | Penalty::Rounds(number) => {
            Some(Value::Number(number.into()))
        }
        Penalty::Loss(points) => Some(Value::Points(points)),
        Penalty::Warning | Penalty::Fine | Penalty::Expulsion => None,
    }
}

fn of_observation(observation: Observation) -> Vec<Value> {
    match observation {
        Observation::Flag(color) | Observation::TwoHands(color) | Observation::NotCome(color) => {
            vec![Value::Color(color)]
        }
        Observation::Touch(color, square) => {
            vec![Value::Color(color), Value::Piece(None, square)]
        }
        Observation::Accident(square) | Observation::Deliberate(square) => {
            vec![Value::Piece(None, square)]
        }
        Observation::Misconduct(color, why) => vec![Value::Color(color), Value::Misconduct(why)],
        Observation::IllegalMove
        | Observation::TouchBroken
        | Observation::OrderUnclear
        | Observation::UnsoundPosition
        | Observation::BothRefuse
        | Observation::UnclaimedDraw
        | Observation::NobodyCame => Vec::new(),
    }
}

fn of_finding(finding: &Finding) -> Vec<Value> {
    match finding {
        Finding::Displaced(board) => vec![Value::Board(board.clone())],
        Finding::WrongSetting { white, black } | Finding::Defect { white, black } => {
            vec![Value::Time(*white), Value::Time(*black)]
        }
        Finding::IllegalMoveAt(ply) | Finding::LastKnown(ply) => vec![Value::Number(*ply)],
        Finding::WrongStart
        | Finding::BoardTurned
        | Finding::ColorsReversed
        | Finding::SheetsHopeless => Vec::new(),
    }
}
