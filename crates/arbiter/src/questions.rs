//! Questions and their answers.

use jadoube_laws::{Article, Color, Rule};

use crate::{
    Act, Answer, ArbiterSeat, Authority, Game, Happening, Millis, Open, Order, Penalty, Question,
    QuestionId, Refusal, Refused, Ruler, Ruling, SiteRule, Stage, Stake,
    articles::{
        a04_touch, a05_end, a06_clock, a06_start, a07_found, a07_illegal, a08_recording,
        a11_conduct, a12_arbiter, g1_adjourned, g3_quickplay,
    },
    draft::{Draft, refuse_site},
};

/// How long the players have to answer a question where nobody is seated as arbiter.
const PATIENCE: Millis = Millis(60_000);

/// What a warning, two minutes and the like mean.
pub(crate) const TWO_MINUTES: Millis = Millis(120_000);

impl Game {
    /// When something is due though nobody does anything: a flag that falls, the default time of
    /// a player who has not come, or a question that nobody answers. Then
    /// [`decide`](crate::decide) wants [`Command::Time`](crate::Command).
    pub fn deadline(&self) -> Option<Millis> {
        if let Stage::Over(_) | Stage::NotStarted = self.stage {
            return None;
        }
        let flag = match self.stage {
            Stage::Playing => self.clock.flag_due(&self.regulations.time),
            Stage::NotStarted | Stage::Paused | Stage::Over(_) => None,
        };
        let flag = flag.map(|(_, due)| due);
        let question = match self.regulations.arbiter {
            ArbiterSeat::Empty => self.questions.first(),
            ArbiterSeat::Seated => None,
        };
        let question = question.map(|open| Millis(open.at.0.saturating_add(PATIENCE.0)));
        [flag, a06_start::default_due(self), question]
            .into_iter()
            .flatten()
            .min()
    }
}

/// Nothing but time has passed.
pub(crate) fn time_passes(draft: &mut Draft<'_>, _: bool) -> Result<(), Refusal> {
    a06_start::never_came(draft);
    if draft.before().regulations.arbiter == ArbiterSeat::Seated {
        return Ok(());
    }
    while let Some(open) = draft.game().questions.first().copied() {
        if open.at.0.saturating_add(PATIENCE.0) > draft.at.0 {
            break;
        }
        by_default(draft, &open);
    }
    Ok(())
}

/// The arbiter answers.
pub(crate) fn arbiter_answers(
    draft: &mut Draft<'_>,
    id: QuestionId,
    answer: Answer,
) -> Result<(), Refusal> {
    let open = find(draft.before(), id, answer)?;
    draft.ordered(Order::Answer(id, answer));
    settle(draft, &open, answer, Ruler::Arbiter);
    Ok(())
}

/// A player answers, nobody being seated as arbiter.
pub(crate) fn player_answers(
    draft: &mut Draft<'_>,
    color: Color,
    id: QuestionId,
    answer: Answer,
) -> Result<(), Refusal> {
    let game = draft.before();
    let open = find(game, id, answer)?;
    if game.regulations.arbiter == ArbiterSeat::Seated {
        return refuse_site(Refused::ForTheArbiter(id), SiteRule::Questions);
    }
    draft.did(color, Act::Answer(id, answer));
    match open.answers[!color] {
        Some(other) if other == answer => settle(draft, &open, answer, Ruler::Players),
        Some(_) => {
            if draft.game().stage == Stage::Playing {
                draft.emit(Happening::ClocksStopped);
            }
            by_default(draft, &open);
        }
        None => {}
    }
    Ok(())
}

fn by_default(draft: &mut Draft<'_>, open: &Open) {
    let answer = open.question.default_answer();
    settle(draft, open, answer, Ruler::Default);
}

fn find(game: &Game, id: QuestionId, answer: Answer) -> Result<Open, Refusal> {
    let Some(open) = game.questions.iter().find(|open| open.id == id) else {
        return refuse_site(Refused::NoQuestion(id), SiteRule::Questions);
    };
    if open.question.options().contains(&answer)
        && g3_quickplay::may_be_answered(game, open, answer)
    {
        Ok(*open)
    } else {
        refuse_site(Refused::NotAnAnswer(id), SiteRule::Questions)
    }
}

fn settle(draft: &mut Draft<'_>, open: &Open, answer: Answer, by: Ruler) {
    draft.by = by;
    draft.emit(Happening::Answered(open.id, answer, by));
    follow(draft, open, answer);
    if draft.before().regulations.arbiter == ArbiterSeat::Empty {
        a06_clock::run(draft);
    }
}

/// What follows from an answer.
fn follow(draft: &mut Draft<'_>, open: &Open, answer: Answer) {
    let yes = answer == Answer::Yes;
    match open.question {
        Question::Touched(color, square) => a04_touch::touched(draft, color, square, yes),
        Question::TwoHands(color) => a07_illegal::two_hands(draft, color, yes),
        Question::CanMate(color, reason) => a05_end::mate_possible(draft, color, reason, yes),
        Question::Dead => a05_end::dead_or_not(draft, yes),
        Question::GoodReason(color) => a06_clock::good_reason(draft, color, yes),
        Question::UnfinishedCastling(color) => {
            a06_clock::unfinished_castling(draft, color, answer == Answer::Castling);
        }
        Question::Restarted(color) => a06_clock::restarted(draft, color, answer),
        Question::Adjusting(color, square) => {
            a12_arbiter::adjusting(draft, color, square, yes);
        }
        Question::Late(color) => a06_start::late(draft, Some(color), answer),
        Question::BothLate => a06_start::late(draft, None, answer),
        Question::Misconduct(color, why) => {
            a12_arbiter::decided(draft, color, why, penalty_of(answer));
        }
        Question::ColorsReversed => a07_found::reversed(draft, answer),
        Question::KingCaptured(color) => a07_illegal::charge(draft, color, answer),
        Question::PromotionChoice(color) => a07_found::promotion_choice(draft, color, yes),
        Question::ClocksAfterGoingBack { white, black, .. } => {
            a07_found::clocks_after(draft, white, black, answer);
        }
        Question::ResultStands => a08_recording::result(draft, answer),
        Question::Appeal(color) => a11_conduct::appeal_answered(draft, color, answer),
        Question::Schedule { white, black } => a07_found::schedule(draft, white, black, yes),
        Question::MovesUnknown => a08_recording::moves_unknown(draft, answer),
        Question::Increment(color) => g3_quickplay::increment(draft, color, yes),
        Question::Quickplay(color, ground) => g3_quickplay::decided(draft, color, ground, answer),
        Question::QuickplayLater(color, ground) => {
            g3_quickplay::later(draft, color, ground, yes);
        }
        Question::Envelope(color, fault) => {
            g1_adjourned::envelope_judged(draft, color, fault, answer);
        }
        Question::ResumedTimes { white, black, .. } => {
            g1_adjourned::times_judged(draft, white, black, yes);
        }
        Question::Unverified(article, stake) => unverified(draft, article, stake, yes),
    }
}

/// The penalty that an answer gives.
fn penalty_of(answer: Answer) -> Option<Penalty> {
    match answer {
        Answer::Warn => Some(Penalty::Warning),
        Answer::OpponentTime => Some(Penalty::OpponentTime(TWO_MINUTES)),
        Answer::OwnTime => Some(Penalty::OwnTime(TWO_MINUTES)),
        Answer::LoseGame => Some(Penalty::Loss(crate::Points::ONE)),
        Answer::Yes
        | Answer::No
        | Answer::Lose
        | Answer::PlayOn
        | Answer::NewGame
        | Answer::Nothing
        | Answer::IllegalMove
        | Answer::Castling
        | Answer::Distraction
        | Answer::Accident
        | Answer::ChargeTaker
        | Answer::ChargeOther
        | Answer::ChargeBoth
        | Answer::LeaveClocks
        | Answer::ClocksOfThen
        | Answer::Stands
        | Answer::Correct
        | Answer::NextPeriod
        | Answer::Evidence
        | Answer::Postpone
        | Answer::PostponeWithTime
        | Answer::Reject => None,
    }
}

/// What no text of the edition was read to say has been decided.
fn unverified(draft: &mut Draft<'_>, article: Article, stake: Stake, is_ruled: bool) {
    if !is_ruled {
        draft.law(Ruling::Decided, Rule::ArbitersDiscretion);
        return;
    }
    if draft.has_ended_so(stake) {
        return;
    }
    let authority = Authority::Law(article);
    let ruling = stake.ruling(authority, draft.by);
    draft.rule(ruling, authority);
    a12_arbiter::settle_points(draft, stake);
}
