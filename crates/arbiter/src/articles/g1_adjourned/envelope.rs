//! What the envelope holds, and what follows.

use jadoube_laws::{Color, Letters, Move, Rule, SanError, Uci};

use super::super::{a05_end, a06_start};
use super::resumption;
use crate::{
    Act, Adjournment, Answer, EnvelopeState, Game, Happening, Mislaid, Opened, Order, Question,
    Reason, Refusal, Refused, Ruling, Score, SealFault, Stage, Stake, Standing,
    draft::{Draft, refuse},
    online,
};

/// What an envelope turns out to hold.
enum Sealed {
    Move(Move),
    Faulty(SealFault),
}

/// The envelope is opened with the player there who has to reply, whoever else is; or once that
/// player is too late, since it matters then whether the sealed move has ended the game.
///
/// Law: [I.7](jadoube_laws::law::GUIDE_I_7), [I.8](jadoube_laws::law::GUIDE_I_8),
/// [I.10](jadoube_laws::law::GUIDE_I_10).
pub(crate) fn open(draft: &mut Draft<'_>, opened: Opened) -> Result<(), Refusal> {
    let game = draft.before();
    let it = require_session(game)?;
    if it.envelope == EnvelopeState::Lost {
        return refuse(game, Refused::NothingSealed, Rule::EnvelopeLost);
    }
    let replier = !it.sealer;
    let too_late = game.questions.iter().any(|open| {
        open.question == Question::Late(replier) || open.question == Question::BothLate
    });
    if !game.players[replier].present && !too_late {
        return refuse(game, Refused::NotPresent(replier), Rule::EnvelopeOpened);
    }
    let sealed = read(game, &opened)?;
    draft.ordered(Order::OpenEnvelope(opened));
    match sealed {
        Sealed::Move(m) => make(draft, it.sealer, m, it.opens_by),
        Sealed::Faulty(fault) => faulty(draft, it.sealer, fault),
    }
    Ok(())
}

/// Refuses unless a sealed move waits to be made in a session that has begun.
///
/// Law: [I.7](jadoube_laws::law::GUIDE_I_7).
fn require_session(game: &Game) -> Result<Adjournment, Refusal> {
    game.require_begun()?;
    let Some(it) = game.sealed() else {
        return refuse(game, Refused::NotAdjourned, Rule::EnvelopeOpened);
    };
    if game.resumed().is_none() {
        return refuse(game, Refused::Adjourned, Rule::EnvelopeOpened);
    }
    Ok(it)
}

/// Reads what the envelope holds.
fn read(game: &Game, opened: &Opened) -> Result<Sealed, Refusal> {
    Ok(match opened {
        Opened::Written(text) => return read_text(game, text),
        Opened::Move(uci) => {
            let m = game.standing.resolve(*uci, game.regulations.castling);
            m.map_or(Sealed::Faulty(SealFault::Illegal), Sealed::Move)
        }
        Opened::Faulty(fault) => Sealed::Faulty(*fault),
    })
}

/// Reads a move as it is written, in whatever language. Where languages read it differently, the
/// arbiter says what the player wrote in.
///
/// Law: [I.8](jadoube_laws::law::GUIDE_I_8), [C.3](jadoube_laws::law::APP_C_3).
fn read_text(game: &Game, text: &str) -> Result<Sealed, Refusal> {
    let several = || refuse(game, Refused::SeveralReadings, Rule::AnyLanguage);
    let Standing::Sound(position) = &game.standing else {
        return several();
    };
    let (mut found, mut is_ambiguous, mut is_illegal): (Option<Move>, _, _) = (None, false, false);
    for letters in Letters::ALL {
        match position.read_san_lenient(text.as_bytes(), letters) {
            Ok((m, _)) if found.is_none_or(|other| other == m) => found = Some(m),
            Ok(_) => return several(),
            Err(SanError::Ambiguous(_) | SanError::MissingPromotion) => is_ambiguous = true,
            Err(SanError::Illegal(_) | SanError::IllegalPromotion(_)) => is_illegal = true,
            Err(
                SanError::Syntax { .. }
                | SanError::Null
                | SanError::CaptureMark(_)
                | SanError::Overspecified(_),
            ) => {}
        }
    }
    match (found, is_ambiguous) {
        (Some(_), true) => several(),
        (Some(m), false) => Ok(Sealed::Move(m)),
        (None, true) => Ok(Sealed::Faulty(SealFault::Ambiguous)),
        (None, false) if is_illegal => Ok(Sealed::Faulty(SealFault::Illegal)),
        (None, false) => Ok(Sealed::Faulty(SealFault::Meaningless)),
    }
}

/// The sealed move is made: perhaps it ends the game; else the clock of the player who replies
/// runs, and who was too late hears whether that has lost.
///
/// Law: [I.9.1](jadoube_laws::law::GUIDE_I_9_1), [I.10](jadoube_laws::law::GUIDE_I_10).
fn make(draft: &mut Draft<'_>, sealer: Color, m: Move, rule: Rule) {
    draft.emit(Happening::Made(m));
    draft.law(Ruling::EnvelopeOpened(sealer), rule);
    a05_end::after_move(draft, m);
    if ends(draft) {
        return;
    }
    let game = draft.game();
    if a06_start::is_asked(game) {
        return;
    }
    let late = [!sealer, sealer].into_iter();
    let mut late = late.filter(|&color| resumption::is_late(game, color));
    if let Some(late) = late.next() {
        a06_start::ask(draft, late);
        return;
    }
    draft.emit(Happening::ClockStarted(!sealer));
}

/// Whether the game is over, or waits for the arbiter to say so.
fn ends(draft: &mut Draft<'_>) -> bool {
    let game = draft.game();
    let may_end = |question: Question| {
        matches!(
            question,
            Question::CanMate(..) | Question::Unverified(_, Stake::End(..))
        )
    };
    matches!(game.stage, Stage::Over(_)) || game.questions.iter().any(|it| may_end(it.question))
}

/// There is no move that can be made: who sealed it loses, unless a draw by count that nobody
/// noticed had ended the game before.
///
/// Law: [I.8.1](jadoube_laws::law::GUIDE_I_8_1), [I.8.2](jadoube_laws::law::GUIDE_I_8_2),
/// [I.8.3](jadoube_laws::law::GUIDE_I_8_3).
fn faulty(draft: &mut Draft<'_>, sealer: Color, fault: SealFault) {
    if let Some(end) = a05_end::counted_now(draft.before()) {
        a05_end::end_by(draft, end);
        return;
    }
    if draft.before().stage == Stage::Playing {
        draft.emit(Happening::ClocksStopped);
    }
    let rule = match fault {
        SealFault::Ambiguous => Rule::SealedAmbiguous,
        SealFault::Meaningless => Rule::SealedMeaningless,
        SealFault::Illegal => Rule::SealedIllegal,
        SealFault::Nothing | SealFault::NotHandedIn => {
            draft.ask(Question::Envelope(sealer, fault));
            return;
        }
    };
    let authority = draft.cite(rule);
    let reason = Reason::Sealed(sealer, fault);
    draft.over(Score::win(!sealer), reason, authority);
}

/// The arbiter has said what follows where the envelope held nothing to go by: the game is lost, or
/// who sealed says which move it was.
pub(crate) fn envelope_judged(
    draft: &mut Draft<'_>,
    sealer: Color,
    fault: SealFault,
    answer: Answer,
) {
    if answer == Answer::Lose {
        let authority = draft.cite(Rule::ArbitersDiscretion);
        let reason = Reason::Sealed(sealer, fault);
        draft.over(Score::win(!sealer), reason, authority);
    } else if draft.game().sealed().is_some() {
        let rule = Rule::ArbitersDiscretion;
        draft.law(Ruling::EnvelopeMissing(sealer), rule);
    }
}

/// The envelope is missing: who sealed says which move it was. If the position cannot be set up
/// either, a new game is played.
///
/// Law: [I.12.1](jadoube_laws::law::GUIDE_I_12_1), [I.12.2](jadoube_laws::law::GUIDE_I_12_2).
pub(crate) fn missing(draft: &mut Draft<'_>, lost: Mislaid) -> Result<(), Refusal> {
    let game = draft.before();
    game.require_begun()?;
    let Some(it) = game.sealed() else {
        return refuse(game, Refused::NotAdjourned, Rule::EnvelopeLost);
    };
    draft.ordered(Order::Missing(lost));
    match lost {
        Mislaid::Envelope => {
            if game.stage == Stage::Playing {
                draft.emit(Happening::ClocksStopped);
            }
            draft.law(Ruling::EnvelopeMissing(it.sealer), Rule::EnvelopeLost);
        }
        Mislaid::Position => {
            let authority = draft.cite(Rule::PositionLost);
            draft.stake(Stake::NewGame(Reason::PositionLost), authority);
        }
    }
    Ok(())
}

/// Who sealed says which move it was, and makes it.
///
/// Law: [I.12.1](jadoube_laws::law::GUIDE_I_12_1).
pub(crate) fn state_move(draft: &mut Draft<'_>, color: Color, uci: Uci) -> Result<(), Refusal> {
    let game = draft.before();
    let it = require_session(game)?;
    if it.envelope != EnvelopeState::Lost {
        return refuse(game, Refused::Adjourned, Rule::EnvelopeOpened);
    }
    if color != it.sealer {
        return refuse(game, Refused::NotOnMove(color), Rule::EnvelopeLost);
    }
    let m = online::legal(game, uci)?;
    draft.did(color, Act::StateSealed(uci));
    make(draft, color, m, Rule::EnvelopeLost);
    Ok(())
}
