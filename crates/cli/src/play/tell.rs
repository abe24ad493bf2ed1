//! What happens at a table, told line by line.

use jadoube_arbiter::{Millis, Obligation, Outcome};
use jadoube_laws::{Board, Color};
use jadoube_protocol::{Link, Now, Shown, TableStage, Update};
use jadoube_record::{Abort, AbsenceClaim, Act, Call, CallReason, Happening, TableEvent};
use jadoube_words::Argument;

use super::{
    seen::Seen,
    terms,
    voice::{Voice, in_language, named},
};

impl Voice<'_> {
    /// Tells a table as it stands: all there is to know before joining, and how far it is.
    pub(super) fn table(&mut self, seen: &Seen) {
        let (state, speech) = (&seen.state, self.speech());
        let info = &state.info;
        let settings = &info.settings;
        let mut values: Vec<(&'static str, Argument)> = vec![
            ("table", info.id.as_str().into()),
            ("time", terms::time(speech, settings).into()),
            ("class", info.class.as_str().into()),
        ];
        self.say_of(
            if terms::has_class(settings) {
                "play-table"
            } else {
                "play-table-plain"
            },
            &values,
        );
        if let Some(name) = &settings.name {
            values.push(("name", name.as_str().into()));
            self.say_of("play-table-name", &values);
        }
        for sentence in terms::sentences(speech, settings, state.chess960) {
            self.line(&sentence);
        }
        if let Some(code) = &state.code {
            self.say_of("play-private", &[("code", code.as_str().into())]);
        }
        for deviation in &seen.state.deviations {
            self.line(&sentence(in_language(speech, deviation)));
        }
        for arbiter in &seen.state.arbiters {
            self.say_of("play-arbiter-is", &[("name", named(arbiter).into())]);
        }
        if settings.arbiter && state.arbiters.is_empty() && !seen.is_over() {
            self.say("play-no-arbiter-yet");
        }
        if let Some(waiting) = &info.waiting {
            self.say_of("play-waits", &[("name", named(waiting).into())]);
        }
        for (color, person) in [(Color::White, &info.white), (Color::Black, &info.black)] {
            match person {
                Some(person) => self.say_of(
                    "play-seat",
                    &[("color", color.into()), ("name", named(person).into())],
                ),
                None => self.say_of("play-seat-free", &[("color", color.into())]),
            }
        }
        self.own_seat(seen);
        self.standing(seen);
        for open in &seen.state.questions {
            self.question(open.id, &open.say, &open.options);
        }
    }

    /// Tells which seat is the own.
    pub(super) fn own_seat(&mut self, seen: &Seen) {
        match seen.seat() {
            Some(_) if seen.is_shared() => self.say("play-own-both"),
            Some(color) => self.say_of("play-own-seat", &[("color", color.into())]),
            None if seen.state.as_arbiter => self.say("play-own-arbiter"),
            None => self.say("play-own-none"),
        }
    }

    /// Tells the last move and whose turn it is, or how it ended.
    pub(super) fn standing(&mut self, seen: &Seen) {
        if let Some(last) = seen.state.moves.len().checked_sub(1) {
            let text = self.numbered(seen, last);
            self.say_of("play-last-move", &[("move", text.into())]);
        }
        self.stage(seen);
        let now = seen.now();
        if let Some(by) = &now.offer {
            self.say_of("play-offer-stands", &[("color", Color::from(by).into())]);
        }
        if let Some(by) = &now.claim {
            self.say_of("play-claim-stands", &[("color", Color::from(by).into())]);
        }
        if let Some(obligation) = &now.obligation {
            self.obligation(seen, &Obligation::from(obligation));
        }
    }

    /// Tells what the player on move must play.
    fn obligation(&mut self, seen: &Seen, obligation: &Obligation) {
        let board = seen.board().unwrap_or(Board::EMPTY);
        let text = self.speech().obligation_on(obligation, seen.turn(), board);
        self.line(&text);
    }

    /// Tells how far it is: whose turn it is, or how it ended.
    pub(super) fn stage(&mut self, seen: &Seen) {
        let now = seen.now();
        match now.stage {
            TableStage::Waiting => self.say("play-stage-waiting"),
            TableStage::Ready => self.say("play-stage-ready"),
            TableStage::Paused => self.say("play-stage-paused"),
            TableStage::Aborted => self.say("play-stage-aborted"),
            TableStage::Playing => {
                let turn: [(&'static str, Argument); 1] = [("color", seen.turn().into())];
                if seen.is_own_turn() {
                    self.loud_of("play-turn-own", &turn);
                } else {
                    self.say_of("play-turn", &turn);
                }
            }
            TableStage::Over => self.outcome(now),
        }
    }

    fn loud_of(&mut self, key: &str, values: &[(&'static str, Argument)]) {
        let text = self.speech().say_of(key, values);
        self.loud(&text);
    }

    fn outcome(&mut self, now: &Now) {
        match &now.outcome {
            Some(outcome) => {
                let text = self.speech().outcome(&Outcome::from(outcome));
                self.loud(&text);
            }
            None => self.say("play-stage-over"),
        }
    }

    /// Tells an update that has been taken in, `before` being how it stood.
    pub(super) fn update(&mut self, seen: &Seen, before: &Now, update: &Update) {
        for shown in &update.entries {
            self.entry(seen, shown);
        }
        let now = seen.now();
        let is_told = update.entries.iter().any(is_made);
        // Over the board a move is told once it is completed.
        if now.ply == before.ply + 1 && now.last.is_some() && !is_told {
            self.moved(seen);
        }
        let moved = (now.stage, now.turn, now.ply) != (before.stage, before.turn, before.ply);
        if moved {
            self.stage(seen);
        }
        if let Some(obligation) = &now.obligation
            && before.obligation.as_ref() != Some(obligation)
        {
            self.obligation(seen, &Obligation::from(obligation));
        }
    }

    fn entry(&mut self, seen: &Seen, shown: &Shown) {
        if let TableEvent::Left(person) = &shown.entry.what
            && let Some(name) = seen.name_of(*person)
        {
            return self.say_of("play-leaves", &[("name", name.into())]);
        }
        if let Some(say) = &shown.say {
            self.line(&sentence(in_language(self.speech(), say)));
        }
        if let TableEvent::Game(event) = &shown.entry.what {
            self.happening(seen, &event.what);
        } else if shown.say.is_none() {
            self.around(&shown.entry.what, seen.state.as_arbiter);
        }
    }

    /// Tells the last move that is known.
    fn moved(&mut self, seen: &Seen) {
        if let Some(last) = seen.state.moves.len().checked_sub(1) {
            let (_, color) = seen.numbered(last);
            let text = self.numbered(seen, last);
            self.loud_of(
                "play-moved",
                &[("color", color.into()), ("move", text.into())],
            );
        }
    }

    fn happening(&mut self, seen: &Seen, what: &Happening) {
        if let Happening::Made(_) = what {
            self.moved(seen);
        }
        // Online the clock presses itself, which goes without saying.
        if seen.is_over_the_board()
            && let Happening::Did(color, Act::Press { .. }) = what
        {
            self.say_of("play-pressed", &[("color", Color::from(color).into())]);
        }
        if let Happening::Asked(id, question) = what {
            let question = jadoube_arbiter::Question::from(question);
            let options: Vec<_> = question.options().iter().map(Into::into).collect();
            self.options(id.0, &options);
        }
    }

    /// Tells a question that waits for an answer, and what may be answered.
    pub(super) fn question(
        &mut self,
        id: u32,
        say: &jadoube_protocol::Say,
        options: &[jadoube_record::Answer],
    ) {
        let text = in_language(self.speech(), say).to_owned();
        let values = [("id", u64::from(id).into()), ("text", text.into())];
        self.say_of("play-question", &values);
        self.options(id, options);
    }

    /// Tells what may be answered to a question.
    pub(super) fn options(&mut self, id: u32, options: &[jadoube_record::Answer]) {
        let answers = options
            .iter()
            .map(|answer| self.speech().answer(&answer.into()))
            .collect::<Vec<_>>()
            .join(", ");
        self.say_of(
            "play-answers",
            &[("id", u64::from(id).into()), ("answers", answers.into())],
        );
    }

    /// What happens around the game.
    fn around(&mut self, what: &TableEvent, is_arbiter: bool) {
        let color = |color: &jadoube_record::Color| Argument::from(Color::from(color));
        match what {
            // What is noted at the desk, and the game itself, are told otherwise or not at all.
            TableEvent::Game(_) | TableEvent::Noted { .. } => {}
            TableEvent::Waits(person) => {
                self.say_of("play-waits", &[("name", named(person).into())]);
            }
            TableEvent::Sat(side, person) => self.say_of(
                "play-sat",
                &[("color", color(side)), ("name", named(person).into())],
            ),
            TableEvent::Left(_) => self.say("play-left"),
            TableEvent::ArbiterSat(person) => {
                self.say_of("play-arbiter-is", &[("name", named(person).into())]);
            }
            TableEvent::TakebackAsked(side) => {
                self.say_of("play-takeback-asked", &[("color", color(side))]);
            }
            TableEvent::TakebackDeclined(side) => {
                self.say_of("play-takeback-declined", &[("color", color(side))]);
            }
            TableEvent::TakenBack(ply) => {
                self.say_of("play-taken-back", &[("count", u64::from(*ply).into())]);
            }
            TableEvent::Aborted(why) => self.aborted(why),
            TableEvent::AbsenceClaimed(side, AbsenceClaim::Win) => {
                self.say_of("play-absence-win", &[("color", color(side))]);
            }
            TableEvent::AbsenceClaimed(side, AbsenceClaim::Draw) => {
                self.say_of("play-absence-draw", &[("color", color(side))]);
            }
            TableEvent::Called(call) => self.called(call, is_arbiter),
            TableEvent::CallAnswered(_) => self.say("play-call-answered"),
            TableEvent::RematchOffered(side) => {
                self.say_of("play-rematch-offered", &[("color", color(side))]);
            }
            TableEvent::Rematch(table) => {
                self.say_of("play-rematch", &[("table", table.as_str().into())]);
            }
            TableEvent::EngineFailed(side, why) => self.say_of(
                "play-engine-failed",
                &[("color", color(side)), ("reason", why.as_str().into())],
            ),
            TableEvent::Reopened => self.say("play-reopened"),
            TableEvent::WentOn => self.say("play-went-on"),
            TableEvent::NoArbiter => self.say("play-no-arbiter"),
        }
    }

    fn called(&mut self, call: &Call, is_arbiter: bool) {
        let key = match call.why {
            CallReason::Report(_) => "play-reported",
            CallReason::Board
            | CallReason::Leave
            | CallReason::Explanation
            | CallReason::Appeal(_)
                if call.text.is_empty() =>
            {
                "play-called"
            }
            CallReason::Board
            | CallReason::Leave
            | CallReason::Explanation
            | CallReason::Appeal(_) => "play-called-for",
        };
        let values = [
            ("name", named(&call.from).into()),
            ("text", call.text.as_str().into()),
        ];
        self.say_of(key, &values);
        if is_arbiter {
            self.say_of("play-call-number", &[("id", u64::from(call.id).into())]);
        }
    }

    fn aborted(&mut self, why: &Abort) {
        match why {
            Abort::Player(side) => {
                self.say_of(
                    "play-aborted-player",
                    &[("color", Color::from(side).into())],
                );
            }
            Abort::NoFirstMove(side) => {
                self.say_of(
                    "play-aborted-no-move",
                    &[("color", Color::from(side).into())],
                );
            }
            Abort::Closed | Abort::Nobody => self.say("play-stage-aborted"),
        }
    }

    /// Tells that a player's connection is lost or stands again.
    pub(super) fn link(&mut self, link: &Link) {
        let color: Argument = Color::from(&link.color).into();
        if link.connected {
            return self.say_of("play-link-back", &[("color", color)]);
        }
        self.say_of("play-link-lost", &[("color", color)]);
        if let Some(ms) = link.claim_in_ms {
            let time = Argument::from(Millis(ms.div_ceil(1000) * 1000));
            self.say_of("play-link-claim", &[("time", time)]);
        }
    }
}

/// A clause as a sentence of its own.
fn sentence(clause: &str) -> String {
    let mut letters = clause.chars();
    let mut text: String = letters
        .next()
        .into_iter()
        .flat_map(char::to_uppercase)
        .collect();
    text += letters.as_str();
    if !text.ends_with(['.', '?', '!', ':', '…', ')', ']']) {
        text.push('.');
    }
    text
}

/// Whether it tells that a move was made.
fn is_made(shown: &Shown) -> bool {
    matches!(
        &shown.entry.what,
        TableEvent::Game(event) if matches!(event.what, Happening::Made(_))
    )
}

#[cfg(test)]
mod tests {
    use super::sentence;

    #[test]
    fn a_clause_is_told_as_a_sentence() {
        assert_eq!(sentence("las blancas mueven"), "Las blancas mueven.");
        assert_eq!(sentence("1-0"), "1-0.");
        assert_eq!(sentence("¿Tablas?"), "¿Tablas?");
        assert_eq!(sentence("Mate [Art. 5.1.1]"), "Mate [Art. 5.1.1]");
    }
}
