//! From what somebody does at a table to what follows.

mod abort;
mod amounts;
mod calls;
mod forfeit;
mod orders;

use jadoube_arbiter::{self as arbiter, Act, Command, Millis, Order, Refusal, SiteAct, Stage};
use jadoube_laws::{Color, Uci};
use jadoube_protocol::{ColorChoice, ErrorCode, Role, Screens, TableAct};
use jadoube_record::{AbsenceClaim, Call, CallReason, Person, PersonKind, TableEvent};

use super::{Line, Table, What};
use crate::{
    Fault, Visitor,
    permit::{Action, Relation, permit, relation},
};

pub(super) use forfeit::forfeit;

/// Who does it, and what the table's task knows besides.
#[derive(Clone, Debug)]
pub struct Doer {
    /// Who.
    pub visitor: Visitor,
    /// How they are seen at the table: with their points in its class.
    pub person: Person,
    /// How much of the time spent was the network's, as the hall measured it.
    pub lag: Millis,
    /// For how long the opponent has been without connection, in milliseconds, if at all.
    pub opponent_gone_ms: Option<u64>,
    /// Whether somebody is in the hall who may act as arbiter of the table.
    pub arbiter_is_here: bool,
}

/// Why nothing follows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum No {
    /// The Laws, the regulations or the state of the game say no.
    Refused(Refusal),
    /// The hall does.
    Fault(Fault),
}

impl From<Refusal> for No {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl From<ErrorCode> for No {
    fn from(code: ErrorCode) -> Self {
        Self::Fault(code.into())
    }
}

impl From<Fault> for No {
    fn from(fault: Fault) -> Self {
        Self::Fault(fault)
    }
}

/// What follows at a table, at a time of its own, from what somebody does; the table is not
/// changed.
///
/// # Errors
///
/// If they may not, or the game does not let it count.
pub fn decide(table: &Table, at: u64, doer: &Doer, act: &TableAct) -> Result<Vec<Line>, No> {
    let who = relation(&doer.visitor, table);
    let action = Action::of(act);
    if !doer.visitor.has_scope(action.scope()) {
        return Err(Fault::from(ErrorCode::Forbidden)
            .about(action.scope())
            .into());
    }
    may(who, action, table)?;
    let mut lines = Lines {
        at,
        by: Some(doer.visitor.id),
        list: Vec::new(),
    };
    match act {
        TableAct::Act(act) => player(table, &mut lines, doer, own_side(table, who)?, act)?,
        TableAct::ActFor(color, act) => {
            let color = Color::from(color);
            if table.settings().screens == Screens::Two && who != Relation::Player(color) {
                return Err(Fault::from(ErrorCode::Forbidden).about("other_side").into());
            }
            player(table, &mut lines, doer, color, act)?;
        }
        TableAct::Order(order) => orders::order(table, &mut lines, order, None)?,
        TableAct::OrderBecause(order, why) => {
            orders::order(table, &mut lines, order, Some(why))?;
        }
        TableAct::Report(report) => {
            let command = Command::Bystander(report.into());
            lines.command(table, command)?;
            lines.table(TableEvent::Called(Call {
                id: table.next_report(),
                from: doer.person.clone(),
                why: CallReason::Report(*report),
                text: String::new(),
            }));
        }
        TableAct::Sit(color) => sit(table, &mut lines, doer, color.as_ref().map(Color::from))?,
        TableAct::Leave => lines.table(TableEvent::Left(doer.visitor.id)),
        TableAct::SitAsArbiter => lines.table(TableEvent::ArbiterSat(doer.person.clone())),
        TableAct::Start => lines.command(table, Command::Arbiter(Order::StartRound))?,
        TableAct::Abort => abort::abort(table, &mut lines, own_side(table, who)?)?,
        TableAct::Takeback => takeback(table, &mut lines, own_side(table, who)?)?,
        TableAct::DeclineTakeback => {
            let color = own_side(table, who)?;
            let nobody = Fault::from(ErrorCode::NotNow).about("decline_takeback");
            table.takeback().ok_or(nobody)?;
            lines.table(TableEvent::TakebackDeclined((&color).into()));
        }
        TableAct::ClaimAbsence(claim) => {
            absence(table, &mut lines, doer, own_side(table, who)?, *claim)?;
        }
        TableAct::Call { why, text } => calls::call(table, &mut lines, doer, *why, text)?,
        TableAct::AnswerCall(id) => {
            if table.calls().iter().all(|(_, call)| call.id != *id) {
                return Err(Fault::from(ErrorCode::NotFound)
                    .about(id.to_string())
                    .into());
            }
            lines.table(TableEvent::CallAnswered(*id));
        }
        TableAct::Rematch => {
            rematch(table, &mut lines, own_side(table, who)?)?;
        }
    }
    Ok(lines.list)
}

/// Whether somebody may do something now, with a fault that says why not.
fn may(who: Relation, action: Action, table: &Table) -> Result<(), Fault> {
    let permitted = permit(who, action, table.stage());
    permitted.map_err(|code| Fault::from(code).about(action.name()))
}

/// What follows from the passing of time alone.
///
/// # Errors
///
/// If nothing is due.
pub(super) fn time_passes(table: &Table, at: u64) -> Result<Vec<Line>, No> {
    let mut lines = Lines::of_nobody(at);
    lines.command(table, Command::Time)?;
    Ok(lines.list)
}

/// The round begins by itself.
///
/// # Errors
///
/// If it cannot begin now.
pub(super) fn start_round(table: &Table, at: u64) -> Result<Vec<Line>, No> {
    let mut lines = Lines::of_nobody(at);
    let before = table.opening().before.iter();
    let before = before.map(|event| arbiter::Event {
        at: Millis(at),
        ..event.clone()
    });
    lines.game(before.collect());
    if lines.list.is_empty() {
        lines.command(table, Command::Site(SiteAct::StartRound))?;
    }
    Ok(lines.list)
}

/// What follows from an order by somebody who leads the room.
///
/// # Errors
///
/// If the game does not let it count.
pub(super) fn ordered(table: &Table, at: u64, by: i64, order: Order) -> Result<Vec<Line>, No> {
    let mut lines = Lines {
        by: Some(by),
        ..Lines::of_nobody(at)
    };
    lines.command(table, Command::Arbiter(order))?;
    Ok(lines.list)
}

/// The clocks stand by a call, and nobody has come to see to it: play goes on.
///
/// # Errors
///
/// If it cannot go on now.
pub(super) fn goes_on_alone(table: &Table, at: u64) -> Result<Vec<Line>, No> {
    let mut lines = Lines::of_nobody(at);
    lines.table(TableEvent::NoArbiter);
    lines.command(table, Command::Arbiter(Order::Resume))?;
    Ok(lines.list)
}

/// What happens around the game by itself.
pub(super) fn own(at: u64, event: TableEvent) -> Vec<Line> {
    let mut lines = Lines::of_nobody(at);
    lines.table(event);
    lines.list
}

/// A machine's move; `lag` is how long it waited for a free engine.
///
/// # Errors
///
/// If it is not legal.
pub(super) fn machine_plays(
    table: &Table,
    at: u64,
    color: Color,
    uci: Uci,
    lag: Millis,
) -> Result<Vec<Line>, No> {
    let mut lines = Lines::of_nobody(at);
    lines.by = table.seat(color).map(|person| person.id);
    lines.command(table, Command::Player(color, Act::Play { uci, lag }))?;
    Ok(lines.list)
}

/// A machine cannot move: it resigns, and the record tells why.
///
/// # Errors
///
/// If the game is over.
pub(super) fn machine_gives_up(
    table: &Table,
    at: u64,
    color: Color,
    why: TableEvent,
) -> Result<Vec<Line>, No> {
    let mut lines = Lines::of_nobody(at);
    lines.by = table.seat(color).map(|person| person.id);
    lines.table(why);
    lines.command(table, Command::Player(color, Act::Resign))?;
    Ok(lines.list)
}

/// An arbiter seats another person as assistant.
///
/// # Errors
///
/// If they may not, or the person plays here.
pub(super) fn appoint(
    table: &Table,
    at: u64,
    by: &Visitor,
    person: &Person,
) -> Result<Vec<Line>, No> {
    let action = Action::SitAsArbiter;
    if !by.has_scope(action.scope()) {
        return Err(Fault::from(ErrorCode::Forbidden)
            .about(action.scope())
            .into());
    }
    may(relation(by, table), action, table)?;
    let may_name = by.is(Role::Arbiter) || table.host_is(by.id);
    if !may_name || table.seat_of(person.id).is_some() {
        return Err(Fault::from(ErrorCode::Forbidden)
            .about(person.name.clone())
            .into());
    }
    let mut lines = Lines {
        at,
        by: Some(by.id),
        list: Vec::new(),
    };
    lines.table(TableEvent::ArbiterSat(person.clone()));
    Ok(lines.list)
}

struct Lines {
    at: u64,
    by: Option<i64>,
    list: Vec<Line>,
}

impl Lines {
    const fn of_nobody(at: u64) -> Self {
        Self {
            at,
            by: None,
            list: Vec::new(),
        }
    }

    fn table(&mut self, event: TableEvent) {
        self.list.push(Line {
            at: self.at,
            by: self.by,
            what: What::Table(event),
        });
    }

    fn command(&mut self, table: &Table, command: Command) -> Result<(), Refusal> {
        let events = arbiter::decide(table.game(), Millis(self.at), command)?;
        self.game(events);
        Ok(())
    }

    fn game(&mut self, events: Vec<arbiter::Event>) {
        let (at, by) = (self.at, self.by);
        self.list.extend(events.into_iter().map(|event| Line {
            at,
            by,
            what: What::Game(event),
        }));
    }
}

fn own_side(table: &Table, who: Relation) -> Result<Color, ErrorCode> {
    match who {
        // Whoever holds the screen that two share acts for the player on move.
        Relation::Player(_) if table.settings().screens == Screens::One => Ok(table.game().turn()),
        Relation::Player(color) => Ok(color),
        Relation::Waiting | Relation::Arbiter | Relation::Spectator => Err(ErrorCode::Forbidden),
    }
}

fn player(
    table: &Table,
    lines: &mut Lines,
    doer: &Doer,
    color: Color,
    act: &jadoube_record::Act,
) -> Result<(), No> {
    let mut act = Act::from(act);
    match &mut act {
        // The lag is what the hall measured, whatever the client says.
        Act::Play { lag, .. } | Act::Press { lag, .. } => *lag = doer.lag,
        Act::Write(text) => check_entry(text)?,
        Act::Arrive
        | Act::SayAdjust
        | Act::Touch(..)
        | Act::Release { .. }
        | Act::Remove(_)
        | Act::Place(..)
        | Act::ReleaseNew(..)
        | Act::UseBothHands
        | Act::Displace(_)
        | Act::PutBack
        | Act::Mishandle(_)
        | Act::Stop(_)
        | Act::RestartOpponent
        | Act::Offer(_)
        | Act::WithdrawOffer
        | Act::Accept
        | Act::Decline
        | Act::ClaimDraw(..)
        | Act::WithdrawClaim
        | Act::ClaimIllegalMove
        | Act::ClaimTouch(_)
        | Act::ClaimTwoHands
        | Act::ClaimFlag
        | Act::ClaimByDisplay
        | Act::AskIncrement
        | Act::ClaimQuickplay(_)
        | Act::Seal(_)
        | Act::CloseEnvelope
        | Act::StateSealed(_)
        | Act::ClaimTimes { .. }
        | Act::Resign
        | Act::AgreeCorrection
        | Act::Sign(_)
        | Act::AskSheet
        | Act::AskExplanation(_)
        | Act::Appeal(_)
        | Act::Answer(..) => {}
    }
    lines.command(table, Command::Player(color, act))?;
    Ok(())
}

fn check_entry(text: &jadoube_arbiter::EntryText) -> Result<(), No> {
    use jadoube_arbiter::{EntryText, Scoresheet};
    match text {
        EntryText::Move(text) | EntryText::At(_, text) if text.len() > Scoresheet::LONGEST => {
            Err(Fault::from(ErrorCode::TooLong).about("write").into())
        }
        EntryText::Move(_) | EntryText::At(..) | EntryText::Offer | EntryText::Clock(_) => Ok(()),
    }
}

fn sit(table: &Table, lines: &mut Lines, doer: &Doer, want: Option<Color>) -> Result<(), No> {
    let settings = table.settings();
    if settings.points && doer.visitor.kind != PersonKind::Registered {
        return Err(Fault::from(ErrorCode::Forbidden).about("points").into());
    }
    let me = &doer.person;
    match settings.screens {
        Screens::One => {
            lines.table(TableEvent::Sat(jadoube_record::Color::White, me.clone()));
            lines.table(TableEvent::Sat(jadoube_record::Color::Black, me.clone()));
            return Ok(());
        }
        Screens::Two => {}
    }
    let free: Vec<Color> = Color::ALL
        .into_iter()
        .filter(|&color| table.seat(color).is_none())
        .collect();
    if let Some(first) = table.waiting() {
        let color = lot(table.opening().seed);
        lines.table(TableEvent::Sat((&color).into(), first.clone()));
        lines.table(TableEvent::Sat((&!color).into(), me.clone()));
        return Ok(());
    }
    let is_first = free.len() == 2;
    match (want, settings.color) {
        (None, ColorChoice::Lot) if is_first => lines.table(TableEvent::Waits(me.clone())),
        (None, ColorChoice::White) if is_first => sat(lines, Color::White, me),
        (None, ColorChoice::Black) if is_first => sat(lines, Color::Black, me),
        (Some(color), _) if free.contains(&color) => sat(lines, color, me),
        (None, _) => match free.first() {
            Some(&color) => sat(lines, color, me),
            None => return Err(ErrorCode::SeatTaken.into()),
        },
        (Some(color), _) => {
            let about = jadoube_record::Color::from(&color);
            return Err(Fault::from(ErrorCode::SeatTaken)
                .about(format!("{about:?}").to_lowercase())
                .into());
        }
    }
    Ok(())
}

fn sat(lines: &mut Lines, color: Color, person: &Person) {
    lines.table(TableEvent::Sat((&color).into(), person.clone()));
}

/// The color that the lot gives to the one who opened the table.
const fn lot(seed: u64) -> Color {
    if seed.count_ones().is_multiple_of(2) {
        Color::White
    } else {
        Color::Black
    }
}

/// Asks to take back the own last move, or agrees to it.
fn takeback(table: &Table, lines: &mut Lines, color: Color) -> Result<(), No> {
    if !table.settings().takebacks {
        return Err(Fault::from(ErrorCode::Forbidden).about("takebacks").into());
    }
    let nothing = || Fault::from(ErrorCode::NotNow).about("takeback");
    let asked = table.takeback();
    match asked {
        Some(by) if by == color => Err(Fault::from(ErrorCode::NotNow).about("takeback").into()),
        Some(by) => {
            let ply = back_to(table, by).ok_or_else(nothing)?;
            lines.command(table, Command::Site(SiteAct::TakeBack(ply)))?;
            lines.table(TableEvent::TakenBack(ply));
            Ok(())
        }
        None => {
            back_to(table, color).ok_or_else(nothing)?;
            lines.table(TableEvent::TakebackAsked((&color).into()));
            Ok(())
        }
    }
}

/// The half-move before which the player's own last move was made.
fn back_to(table: &Table, color: Color) -> Option<u32> {
    let game = table.game();
    let back = if game.turn() == color { 2 } else { 1 };
    game.ply().checked_sub(back)
}

/// Claims the game, or a draw, of an opponent who has gone.
fn absence(
    table: &Table,
    lines: &mut Lines,
    doer: &Doer,
    color: Color,
    claim: AbsenceClaim,
) -> Result<(), No> {
    let limit = table.absence_ms();
    let limit = limit.ok_or_else(|| Fault::from(ErrorCode::Forbidden).about("absence"))?;
    let gone = doer.opponent_gone_ms.unwrap_or(0);
    if gone < limit {
        let wait = (limit - gone).div_ceil(1000);
        let fault = Fault::from(ErrorCode::NotNow).about("absence");
        return Err(fault
            .retry_s(u32::try_from(wait).unwrap_or(u32::MAX))
            .into());
    }
    lines.table(TableEvent::AbsenceClaimed((&color).into(), claim));
    let claim = arbiter::AbsenceClaim::from(&claim);
    lines.command(table, Command::Site(SiteAct::Absent(color, claim)))?;
    Ok(())
}

impl Table {
    /// After how many milliseconds without connection the opponent may claim. Over the board only
    /// the arbiter acts.
    pub fn absence_ms(&self) -> Option<u64> {
        if self.settings().over_the_board {
            return None;
        }
        let seconds = self
            .settings()
            .absence_s
            .unwrap_or(match self.opening().class {
                "standard" => 180,
                "turn" => return None,
                _ => 60,
            });
        Some(u64::from(seconds) * 1000)
    }
}

/// Would play again. In an evening or a class the next game is for those who lead it to give.
fn rematch(table: &Table, lines: &mut Lines, color: Color) -> Result<(), No> {
    if table.opening().host.is_some() {
        return Err(Fault::from(ErrorCode::Forbidden).about("rematch").into());
    }
    if table.wants_rematch(color) || table.rematch_table().is_some() {
        return Err(Fault::from(ErrorCode::NotNow).about("rematch").into());
    }
    lines.table(TableEvent::RematchOffered((&color).into()));
    // Who holds the screen that two share speaks for both.
    if table.settings().screens == Screens::One {
        lines.table(TableEvent::RematchOffered((&!color).into()));
    }
    Ok(())
}

/// Whether play is on.
pub(super) fn is_playing(table: &Table) -> bool {
    table.aborted().is_none() && table.game().stage() == Stage::Playing
}
