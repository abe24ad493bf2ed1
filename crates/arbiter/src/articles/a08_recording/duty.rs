//! Who has to record, and what follows if it is not done.

use jadoube_laws::{Article, Color, Recording, Rule};

use crate::{
    Authority, Friendly, Game, Happening, Millis, Misconduct, Question, Refusal, Refused, Ruling,
    SheetKind, Stage, TimeControl, draft::Draft,
};

/// The player on move lets go of a piece for a move: was it written before, was the one before
/// written, and was an offer marked?
///
/// Law: [8.1.2](jadoube_laws::law::A8_1_2), [8.1.3](jadoube_laws::law::A8_1_3),
/// [8.1.5](jadoube_laws::law::A8_1_5).
pub(crate) fn before_move(draft: &mut Draft<'_>, color: Color) {
    if draft.before().regulations.sheets == SheetKind::Automatic || !draft.sees_all() {
        return;
    }
    excuse(draft, color);
    let at = draft.at;
    let (is_ahead, missing, unmarked) = {
        let game = draft.game();
        let ahead = is_written_ahead(game, color);
        (ahead, missing(game, color, at), unmarked(game, color, at))
    };
    if is_ahead {
        draft.law(Ruling::WrittenAhead(color), Rule::WritingAhead);
        ask_once(draft, color, Misconduct::WritingAhead);
    }
    if let Some(rule) = missing {
        draft.law(Ruling::PreviousNotWritten(color), rule);
        ask_once(draft, color, Misconduct::NotWriting);
    }
    if unmarked {
        draft.law(Ruling::MarkOffer, Rule::OfferMarked);
    }
}

/// Whether a draw was offered, by either player, since the last move of a player but one, and the
/// own scoresheet has no sign for it.
///
/// Law: [8.1.5](jadoube_laws::law::A8_1_5).
fn unmarked(game: &Game, color: Color, at: Millis) -> bool {
    let now = game.ply();
    // An offer of the opponent's last move may be marked with that move, after the reply.
    let due = |ply: &u32| *ply < now && now - *ply <= 2;
    let offered = Color::ALL.into_iter().find_map(|side| {
        let latest = game.player(side).last_offers.first().copied().flatten();
        latest.filter(due)
    });
    let marked = |ply: u32| {
        let lines = game.sheet(color).offers();
        lines.iter().any(|line| *line + 2 >= ply)
    };
    offered.is_some_and(|ply| !marked(ply)) && game.must_record(color, at)
}

/// Whether the move about to be made is written already, and no draw was claimed with it.
fn is_written_ahead(game: &Game, color: Color) -> bool {
    let edition = game.regulations.edition;
    let (ply, sheet) = (game.ply(), game.sheet(color));
    edition.article(Rule::WritingAhead).is_some() && sheet.is_written(ply) && !sheet.is_claimed(ply)
}

/// The rule by which something should have been written before this move and is not.
fn missing(game: &Game, color: Color, at: Millis) -> Option<Rule> {
    if !game.must_record(color, at) {
        return None;
    }
    if game.player(color).catching_up && game.is_behind(color) {
        return Some(Rule::OneRecords);
    }
    let sheet = game.sheet(color);
    let own = game.ply().checked_sub(2)?;
    let is_there = sheet.is_written(own) || sheet.is_claimed(own);
    (!is_there).then_some(Rule::WriteBeforeNext)
}

/// Asks what follows from a misconduct, unless that is open from before.
fn ask_once(draft: &mut Draft<'_>, color: Color, why: Misconduct) {
    let question = Question::Misconduct(color, why);
    let is_open = |open: &crate::Open| open.question == question;
    if !draft.before().questions.iter().any(is_open) {
        draft.ask(question);
    }
}

/// Rules once in a period that a player short of time need not record, as soon as the program
/// sees it: at a move, a press, or something written.
///
/// Law: [8.4](jadoube_laws::law::A8_4), [8.5.1](jadoube_laws::law::A8_5_1).
pub(super) fn excuse(draft: &mut Draft<'_>, color: Color) {
    let Some(rule) = draft.edition().last_five_minutes() else {
        return;
    };
    let at = draft.at;
    let game = draft.game();
    let is_over = matches!(game.stage, Stage::Over(_));
    if is_over || game.player(color).excused || game.recording_article().is_none() {
        return;
    }
    // Who is bringing the scoresheet up to date finishes that first.
    if game.player(color).catching_up && game.is_behind(color) {
        return;
    }
    if !game.is_short_of_time(color, at) {
        return;
    }
    let both = game.player(!color).excused;
    let excused = Ruling::RecordingExcused(color);
    draft.rule(excused, Authority::Law(rule.article));
    if both {
        draft.law(Ruling::ArbiterRecords, Rule::NeitherRecords);
    }
}

/// The clock was pressed: if a new period begins by that, an excused player catches up before
/// moving.
///
/// Law: [8.4](jadoube_laws::law::A8_4), [8.5.2](jadoube_laws::law::A8_5_2).
pub(crate) fn after_press(draft: &mut Draft<'_>, color: Color) {
    let game = draft.before();
    if game.regulations.sheets == SheetKind::Automatic || !draft.sees_all() {
        return;
    }
    if !game.player(color).excused {
        excuse(draft, color);
        return;
    }
    let at = draft.at;
    let period = game.reading(color, at).period;
    let now = draft.game();
    let begins = now.reading(color, at).period > period;
    if begins && now.is_behind(color) && !matches!(now.stage, Stage::Over(_)) {
        draft.law(Ruling::MustCatchUp(color), Rule::OneRecords);
    }
}

/// A flag has fallen and the game goes on: whoever is behind catches up before moving. Where both
/// are, the clocks stop for it; where one is, they run on.
///
/// Law: [8.5.1](jadoube_laws::law::A8_5_1), [8.5.2](jadoube_laws::law::A8_5_2).
pub(crate) fn after_flag(draft: &mut Draft<'_>) {
    let game = draft.before();
    if game.recording_article().is_none() {
        return;
    }
    match (game.is_behind(Color::White), game.is_behind(Color::Black)) {
        (true, true) => {
            if draft.game().stage == Stage::Playing {
                draft.emit(Happening::ClocksStopped);
            }
            draft.law(Ruling::BothCatchUp, Rule::NeitherRecords);
        }
        (true, false) => draft.law(Ruling::MustCatchUp(Color::White), Rule::OneRecords),
        (false, true) => draft.law(Ruling::MustCatchUp(Color::Black), Rule::OneRecords),
        (false, false) => {}
    }
}

/// Refuses to hold against a player that nothing was written, in a class where nobody has to.
///
/// Law: [A.2](jadoube_laws::law::APP_A_2).
pub(crate) fn require_duty(game: &Game, why: Misconduct) -> Result<(), Refusal> {
    let rules = &game.regulations;
    match rules.edition.recording_required(game.class()) {
        Recording::Waived(article) if why == Misconduct::NotWriting => Err(Refusal {
            reason: Refused::NothingIrregular,
            authority: Authority::Law(article),
        }),
        Recording::Waived(_) | Recording::Required(_) => Ok(()),
    }
}

impl Game {
    /// Whether a player must record at a time: by the class of the game, by hand, and not being
    /// excused for want of time.
    ///
    /// Law: [8.1.1](jadoube_laws::law::A8_1_1), [8.4](jadoube_laws::law::A8_4).
    pub fn must_record(&self, color: Color, at: Millis) -> bool {
        if self.recording_article().is_none() {
            return false;
        }
        let rule = self.regulations.edition.last_five_minutes();
        let lasts = rule.is_some_and(|rule| rule.value.rest_of_period);
        let is_excused = lasts && self.players[color].excused;
        !is_excused && !self.is_short_of_time(color, at)
    }

    /// Whether a player lacks something on the own scoresheet: any half-move but the last one
    /// made, which may be the opponent's and is then written after the reply.
    ///
    /// Law: [8.5.2](jadoube_laws::law::A8_5_2), [8.1.3](jadoube_laws::law::A8_1_3).
    pub(crate) fn is_behind(&self, color: Color) -> bool {
        let before = self.ply().saturating_sub(1);
        !self.sheets[color].is_complete(before)
    }

    /// The Article by which the players record; none where they need not, or the program does.
    ///
    /// Law: [8.1.1](jadoube_laws::law::A8_1_1), [A.2](jadoube_laws::law::APP_A_2).
    fn recording_article(&self) -> Option<Article> {
        let rules = &self.regulations;
        if rules.sheets == SheetKind::Automatic || rules.friendly == Friendly::Yes {
            return None;
        }
        match rules.edition.recording_required(self.class()) {
            Recording::Required(article) => Some(article),
            Recording::Waived(_) => None,
        }
    }

    /// Whether a player has so little time, and so little more with each move, that the edition
    /// excuses from recording.
    ///
    /// Law: [8.4](jadoube_laws::law::A8_4).
    fn is_short_of_time(&self, color: Color, at: Millis) -> bool {
        let Some(rule) = self.regulations.edition.last_five_minutes() else {
            return false;
        };
        let reading = self.reading(color, at);
        let extra = match &self.regulations.time[color] {
            TimeControl::None => return false,
            TimeControl::PerTurn(time) => *time,
            TimeControl::Periods(periods) => periods.at(reading.period).extra,
        };
        let below = i64::try_from(rule.value.below_ms).unwrap_or(i64::MAX);
        reading.left < below && extra.0 < rule.value.increment_ms
    }
}
