//! From a fact to what follows.

use alloc::vec::Vec;

use jadoube_laws::Color;

use crate::{
    Act, Command, Event, Game, Happening, Millis, Order, Refusal, Refused, Ruler, Stage,
    articles::{
        a04_touch, a05_end, a06_clock, a06_start, a07_found, a07_illegal, a08_recording,
        a09_claims, a09_offers, a10_points, a11_conduct, a12_arbiter, g1_adjourned, g3_quickplay,
    },
    draft::{Draft, refuse_record},
    friendly, online, questions, site,
};

/// What follows from a fact at a time: events to [`Game::apply`], in order, or a refusal. The
/// game is not changed.
///
/// What is due by then comes first: if a flag has fallen meanwhile and that ends the game, or
/// leaves it to the arbiter how it ends, the events tell so and what a player then did is not
/// among them.
///
/// # Errors
///
/// If the Laws, the regulations or the state of the game do not let the fact count; the refusal
/// says which.
pub fn decide(game: &Game, at: Millis, command: Command) -> Result<Vec<Event>, Refusal> {
    if at < game.at {
        return refuse_record(Refused::OutOfOrder);
    }
    friendly::require(game, &command)?;
    let mut draft = Draft::new(game, at);
    let passed = a06_clock::pass_time(&mut draft);
    draft.at = at;
    if passed && comes_too_late(draft.game(), &command) {
        return Ok(draft.events);
    }
    if let Command::Player(color, act) = &command {
        let first = a04_touch::comes_first(draft.game(), *color, act);
        if !first.is_empty() {
            return then(draft, first, command);
        }
    }
    match command {
        Command::Player(color, act) => player(&mut draft, color, act)?,
        Command::Arbiter(order) => {
            draft.by = Ruler::Arbiter;
            arbiter(&mut draft, order)?;
        }
        Command::Bystander(report) => a12_arbiter::report(&mut draft, report)?,
        Command::Time => questions::time_passes(&mut draft, passed)?,
        Command::Site(act) => site::act(&mut draft, act)?,
    }
    Ok(draft.events)
}

/// Decides on a fact after what it brings about first.
fn then(
    mut draft: Draft<'_>,
    first: Vec<Happening>,
    command: Command,
) -> Result<Vec<Event>, Refusal> {
    let at = draft.at;
    first.into_iter().for_each(|what| draft.emit(what));
    let rest = decide(draft.game(), at, command)?;
    let mut events = draft.events;
    events.extend(rest);
    Ok(events)
}

/// Whether a flag that has just fallen has ended play before a fact.
fn comes_too_late(game: &Game, command: &Command) -> bool {
    match (game.stage, command) {
        (Stage::Over(_), _) | (Stage::Paused, Command::Player(..) | Command::Site(_)) => true,
        (Stage::Paused, Command::Arbiter(_) | Command::Bystander(_) | Command::Time)
        | (Stage::NotStarted | Stage::Playing, _) => false,
    }
}

impl Game {
    /// Decides and applies: what followed from the fact.
    ///
    /// # Errors
    ///
    /// As [`decide`]; the game is then as it was.
    pub fn handle(&mut self, at: Millis, command: Command) -> Result<Vec<Event>, Refusal> {
        let events = decide(self, at, command)?;
        for event in &events {
            self.apply(event);
        }
        Ok(events)
    }
}

fn player(draft: &mut Draft<'_>, color: Color, act: Act) -> Result<(), Refusal> {
    online::require_venue(draft.before(), &act)?;
    a06_start::require_present(draft.before(), color, &act)?;
    g1_adjourned::require_unsealed(draft.before(), &act)?;
    a07_found::require_put_back(draft.before(), &act)?;
    match act {
        Act::Arrive => a06_start::arrive(draft, color),
        Act::SayAdjust => a04_touch::say_adjust(draft, color),
        Act::Touch(square, manner) => a04_touch::touch(draft, color, square, manner),
        Act::Release { from, to } => a04_touch::release(draft, color, from, to),
        Act::Remove(square) => a04_touch::remove(draft, color, square),
        Act::Place(role, square) => a04_touch::place(draft, color, role, square),
        Act::ReleaseNew(role, square) => a04_touch::release_new(draft, color, role, square),
        Act::UseBothHands => a04_touch::use_both_hands(draft, color),
        Act::Displace(board) => a07_found::displace(draft, color, board),
        Act::PutBack => a07_found::put_back(draft, color),
        Act::Play { uci, lag } => online::play(draft, color, uci, lag),
        Act::Press { hand, lag } => a06_clock::press(draft, color, hand, lag),
        Act::Mishandle(how) => a06_clock::mishandle(draft, color, how),
        Act::Stop(reason) => a06_clock::stop(draft, color, reason),
        Act::RestartOpponent => a06_clock::restart_opponent(draft, color),
        Act::Offer(terms) => a09_offers::offer(draft, color, terms),
        Act::WithdrawOffer => a09_offers::withdraw(draft, color),
        Act::Accept => a09_offers::accept(draft, color),
        Act::Decline => a09_offers::decline(draft, color),
        Act::ClaimDraw(claim, intended) => a09_claims::claim(draft, color, claim, intended),
        Act::WithdrawClaim => a09_claims::withdraw(draft, color),
        Act::ClaimIllegalMove => a07_illegal::claim(draft, color),
        Act::ClaimTouch(square) => a04_touch::claim(draft, color, square),
        Act::ClaimTwoHands => a07_illegal::claim_two_hands(draft, color),
        Act::ClaimFlag => a06_clock::claim_flag(draft, color),
        Act::ClaimByDisplay => a06_clock::claim_by_display(draft, color),
        Act::AskIncrement => g3_quickplay::ask_increment(draft, color),
        Act::ClaimQuickplay(ground) => g3_quickplay::claim(draft, color, ground),
        Act::Seal(seal) => g1_adjourned::seal(draft, color, seal),
        Act::CloseEnvelope => g1_adjourned::close(draft, color),
        Act::StateSealed(uci) => g1_adjourned::state_move(draft, color, uci),
        Act::ClaimTimes { white, black } => g1_adjourned::claim_times(draft, color, white, black),
        Act::Resign => a05_end::resign(draft, color),
        Act::AgreeCorrection => a07_illegal::agree_correction(draft, color),
        Act::Write(text) => a08_recording::write(draft, color, text),
        Act::Sign(score) => a08_recording::sign(draft, color, score),
        Act::AskSheet => a08_recording::ask_sheet(draft, color),
        Act::AskExplanation(rule) => a11_conduct::explain(draft, color, rule),
        Act::Appeal(ruling) => a11_conduct::appeal(draft, color, ruling),
        Act::Answer(id, answer) => questions::player_answers(draft, color, id, answer),
    }
}

fn arbiter(draft: &mut Draft<'_>, order: Order) -> Result<(), Refusal> {
    match order {
        Order::StartRound => a06_start::start_round(draft),
        Order::Pause => a06_clock::pause(draft),
        Order::Resume => a06_clock::resume(draft),
        Order::Answer(id, answer) => questions::arbiter_answers(draft, id, answer),
        Order::Observe(observation) => a12_arbiter::observe(draft, observation),
        Order::Found(finding) => a07_found::found(draft, finding),
        Order::SetClocks {
            white,
            black,
            reason,
        } => a06_clock::set_clocks(draft, white, black, reason),
        Order::SetMoveCounter(color, moves) => a06_clock::set_counter(draft, color, moves),
        Order::GoBack(ply) => a07_illegal::go_back(draft, ply),
        Order::Penalize(color, penalty, why) => a12_arbiter::penalize(draft, color, penalty, why),
        Order::Compensate(color, ms) => a12_arbiter::compensate(draft, color, ms),
        Order::CheckClaim => a09_claims::check(draft),
        Order::AllowDraw => a09_offers::allow(draft),
        Order::AllowAssistant(color, ms) => a08_recording::allow_assistant(draft, color, ms),
        Order::AskSheets => a08_recording::ask_sheets(draft),
        Order::Tell(secret) => a12_arbiter::tell(draft, secret),
        Order::Rule { reason, score } => a10_points::rule(draft, reason, score),
        Order::Withdraw(ruling, reason) => a12_arbiter::withdraw(draft, ruling, reason),
        Order::Adjourn(when) => g1_adjourned::adjourn(draft, when),
        Order::BeginSession => g1_adjourned::begin_session(draft),
        Order::OpenEnvelope(opened) => g1_adjourned::open(draft, opened),
        Order::Missing(lost) => g1_adjourned::missing(draft, lost),
        Order::DecideAppeal(ruling, how) => a11_conduct::decide_appeal(draft, ruling, how),
    }
}

impl Draft<'_> {
    pub(crate) fn did(&mut self, color: Color, act: Act) {
        self.emit(Happening::Did(color, act));
    }

    pub(crate) fn ordered(&mut self, order: Order) {
        self.emit(Happening::Ordered(order));
    }
}
