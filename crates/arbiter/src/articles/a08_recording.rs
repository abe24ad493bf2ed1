//! Article 8: the recording of the moves.
//!
//! A fact cannot be undone: a player who moves without having written, or brought the scoresheet
//! up to date, has moved all the same, and the arbiter is asked what follows.

mod duty;
mod signing;

use jadoube_laws::{Class, Color, Rule, Supervision};

pub(crate) use duty::{after_flag, after_press, before_move, require_duty};
pub(crate) use signing::{result, sign};

use super::a06_clock;
use crate::{
    Act, Answer, Authority, EntryText, Game, Happening, Millis, Misconduct, Order, Question,
    Refusal, Refused, Ruling, Scoresheet, SheetKind, Stage,
    draft::{Draft, refuse},
    sheet,
};

/// The player writes. After the end a scoresheet may be completed until it is signed.
///
/// Law: [8.1.1](jadoube_laws::law::A8_1_1), [8.1.4](jadoube_laws::law::A8_1_4).
pub(crate) fn write(draft: &mut Draft<'_>, color: Color, text: EntryText) -> Result<(), Refusal> {
    let game = draft.before();
    match game.stage {
        Stage::Over(_) => {}
        Stage::NotStarted | Stage::Playing | Stage::Paused => game.require_begun()?,
    }
    if game.regulations.sheets == SheetKind::Automatic {
        return refuse(game, Refused::WrongSheet, Rule::Recording);
    }
    if game.sheet(color).signed.is_some() {
        return refuse(game, Refused::Signed, Rule::Signing);
    }
    let is_other = match &text {
        EntryText::Move(text) => {
            require_line(game, game.sheet(color).next_line(), text)?;
            sheet::is_descriptive(text)
        }
        EntryText::At(line, text) => {
            require_line(game, *line, text)?;
            sheet::is_descriptive(text)
        }
        EntryText::Offer | EntryText::Clock(_) => false,
    };
    draft.did(color, Act::Write(text));
    if draft.sees_all() {
        if is_other && !has_other_notation(game.sheet(color)) {
            draft.law(Ruling::OtherNotation(color), Rule::AlgebraicNotation);
        }
        duty::excuse(draft, color);
    }
    Ok(())
}

/// Refuses a line further ahead than the next move, and what is no entry of a scoresheet.
fn require_line(game: &Game, line: u32, text: &str) -> Result<(), Refusal> {
    if line > game.seen_ply() {
        return refuse(game, Refused::NoSuchMove, Rule::Recording);
    }
    let text = sheet::written(text).unwrap_or_default();
    if text.len() > Scoresheet::LONGEST {
        return refuse(game, Refused::WrongSheet, Rule::SheetUse);
    }
    Ok(())
}

/// Whether the player was told of it already.
fn has_other_notation(sheet: &Scoresheet) -> bool {
    sheet
        .lines()
        .any(|line| line.text.is_some_and(|text| sheet::is_descriptive(&text)))
}

/// A player on move asks to see the arbiter's scoresheet: five times, while the clock runs; more
/// often is a distraction of the opponent.
///
/// Law: [A.4.3](jadoube_laws::law::APP_A_4_3), [B.2.3](jadoube_laws::law::APP_B_2_3).
pub(crate) fn ask_sheet(draft: &mut Draft<'_>, color: Color) -> Result<(), Refusal> {
    let game = draft.before();
    game.require_playing()?;
    let rule = match game.class() {
        Class::Standard | Class::Rapid => Rule::RapidSheetView,
        Class::Blitz => Rule::BlitzSheetView,
    };
    let views = match game.regulations.supervision {
        Supervision::Adequate => draft.edition().sheet_views(game.class()),
        Supervision::Otherwise => None,
    };
    let Some(views) = views else {
        return refuse(game, Refused::NotInThisClass, rule);
    };
    if !game.seems_on_move(color) {
        return refuse(game, Refused::NoMoreViews, rule);
    }
    let count = game.player(color).sheet_views.saturating_add(1);
    draft.did(color, Act::AskSheet);
    if count <= views.value {
        let seen = Ruling::SheetSeen(color, count);
        draft.rule(seen, Authority::Law(views.article));
    } else {
        draft.ask(Question::Misconduct(color, Misconduct::Annoyance));
    }
    Ok(())
}

/// An assistant moves the pieces, presses the clock or writes for a player, and perhaps time is
/// taken off for it. The scoresheet is cited where one is kept by hand, else the moving.
///
/// Law: [8.1.6](jadoube_laws::law::A8_1_6), [4.9](jadoube_laws::law::A4_9),
/// [6.2.6](jadoube_laws::law::A6_2_6).
pub(crate) fn allow_assistant(
    draft: &mut Draft<'_>,
    color: Color,
    off: Millis,
) -> Result<(), Refusal> {
    let game = draft.before();
    match game.stage {
        Stage::NotStarted => {}
        Stage::Playing | Stage::Paused | Stage::Over(_) => game.require_begun()?,
    }
    draft.ordered(Order::AllowAssistant(color, off));
    let moving = draft.edition().article(Rule::MovingAssistant).is_some();
    let costs = off > Millis::ZERO && draft.edition().article(Rule::ClockAssistant).is_some();
    let rule = match game.regulations.sheets {
        SheetKind::Automatic if costs => Rule::ClockAssistant,
        SheetKind::Automatic if moving => Rule::MovingAssistant,
        SheetKind::Automatic | SheetKind::Paper | SheetKind::Electronic => Rule::WritingAssistant,
    };
    draft.law(Ruling::AssistantAllowed(color), rule);
    if off > Millis::ZERO {
        let taken = Ruling::TimeTaken(color, off.0);
        draft.law(taken, Rule::ClockAssistant);
    }
    Ok(())
}

/// The arbiter asks to see the scoresheets, at any time. A player on move who is behind brings
/// the own one up to date on the own time; an opponent who is behind is left alone until then.
///
/// Law: [8.2](jadoube_laws::law::A8_2), [8.3](jadoube_laws::law::A8_3),
/// [8.1.3](jadoube_laws::law::A8_1_3).
pub(crate) fn ask_sheets(draft: &mut Draft<'_>) -> Result<(), Refusal> {
    let game = draft.before();
    if let Stage::Over(_) = game.stage {
        draft.ordered(Order::AskSheets);
        draft.law(Ruling::SheetsShown, Rule::SheetOwner);
        return Ok(());
    }
    game.require_begun()?;
    draft.ordered(Order::AskSheets);
    draft.law(Ruling::SheetsShown, Rule::SheetVisible);
    let color = game.turn();
    if game.must_record(color, draft.at) && game.is_behind(color) {
        draft.law(Ruling::MustCatchUp(color), Rule::WriteBeforeNext);
    }
    Ok(())
}

/// No scoresheet is complete, and the game cannot be replayed from them: what stands is noted
/// first, and whether more moves are known of is for the arbiter to say.
///
/// Law: [8.5.3](jadoube_laws::law::A8_5_3), [8.6](jadoube_laws::law::A8_6).
pub(crate) fn sheets_hopeless(draft: &mut Draft<'_>) -> Result<(), Refusal> {
    let game = draft.before();
    game.require_begun()?;
    if game.stage == Stage::Playing {
        draft.emit(Happening::ClocksStopped);
    }
    draft.law(Ruling::NotedForReconstruction, Rule::NoCompleteSheet);
    draft.ask(Question::MovesUnknown);
    Ok(())
}

/// The arbiter has said whether other evidence tells how many moves were made. If not, the next
/// one is the first of the next period: for the players whose flag is down, or for both.
///
/// Law: [8.6](jadoube_laws::law::A8_6).
pub(crate) fn moves_unknown(draft: &mut Draft<'_>, answer: Answer) {
    if answer == Answer::Evidence {
        draft.law(Ruling::Decided, Rule::CannotCatchUp);
    } else {
        let at = draft.at;
        let is_down = |game: &Game, color| game.reading(color, at).is_fallen;
        let game = draft.before();
        let any = Color::ALL.into_iter().any(|color| is_down(game, color));
        for color in Color::ALL {
            if !any || is_down(game, color) {
                draft.law(Ruling::NextPeriodByDefault(color), Rule::CannotCatchUp);
            }
        }
    }
    a06_clock::go_on(draft);
}
