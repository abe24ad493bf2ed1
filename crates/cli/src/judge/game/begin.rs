//! What can be told of a game before its first move.

use jadoube_laws::{
    Article, CastlingMode, Position, Rule, fen,
    pgn::{self, Flaw, Variant},
};
use jadoube_words::Argument;

use super::{Game, Kind, Stage, told::Tag};
use crate::{
    console,
    judge::{
        clocks::{Clocks, Control},
        referee::Referee,
        tags,
    },
};

impl Game<'_> {
    pub(super) fn read_tag(&mut self, name: &[u8], value: &[u8]) {
        if let Some(expected) = tags::malformed(name, value) {
            self.find_value(name, value, expected);
        }
        let before = self.told.put(name, value).map(show);
        if let Some(before) = before {
            let arguments = [
                ("tag", Argument::from(show(name))),
                ("value", before.into()),
                ("other", show(value).into()),
            ];
            let detail = self.say("cli-find-duplicate", &arguments);
            self.find(Kind::TagContradiction, 0, None, detail);
        }
    }

    /// Notes that the value of a tag is not what it must be.
    fn find_value(&mut self, name: &[u8], value: &[u8], expected: &str) {
        let arguments = [
            ("tag", Argument::from(show(name))),
            ("value", show(value).into()),
            ("reason", self.say(expected, &[]).into()),
        ];
        let detail = self.say("cli-find-tag-value", &arguments);
        self.find(Kind::TagMalformed, 0, None, detail);
    }

    /// Puts the pieces where the tags say, and the clocks as they say.
    pub(super) fn set_up(&mut self) {
        self.stage = Stage::Moves;
        if self.told.value(Tag::TimeControl).is_some() {
            self.set_clocks();
        }
        self.set_pieces();
        if self.options.laws && self.stage == Stage::Moves {
            self.seat_referee();
        }
    }

    /// Puts an arbiter beside the game.
    fn seat_referee(&mut self) {
        let control = self.told.value(Tag::TimeControl).map(show);
        let control = control.as_deref().and_then(Referee::control);
        let start = self.replay.position();
        self.referee = Some(Referee::new(self.options.edition, start, control));
    }

    fn set_pieces(&mut self) {
        let variant = self.told.value(Tag::Variant).map(show);
        let kind = variant.as_deref().map(str::parse);
        if let Some(Err(_)) = kind {
            let value = Argument::from(variant.unwrap_or_default());
            let detail = self.say("cli-find-variant", &[("value", value)]);
            self.find(Kind::UnknownVariant, 0, None, detail);
            self.stage = Stage::Lost;
            return;
        }
        let set_up = self.told.value(Tag::SetUp);
        let Some(text) = self.told.value(Tag::Fen) else {
            if set_up == Some(b"1") {
                let detail = self.say("cli-find-setup-without-fen", &[]);
                self.find(Kind::TagContradiction, 0, None, detail);
            } else if kind == Some(Ok(Variant::Chess960)) {
                let detail = self.say("cli-find-chess960-without-fen", &[]);
                self.find(Kind::TagContradiction, 0, None, detail);
            }
            return;
        };
        let text = show(text);
        if set_up == Some(b"0") {
            let detail = self.say("cli-find-fen-without-setup", &[]);
            self.find(Kind::TagContradiction, 0, None, detail);
        }
        match self.read_position(&text) {
            Ok(position) => {
                self.replay.restart(Some(position));
                self.observe_closely();
            }
            Err((article, reason)) => {
                let arguments = [
                    ("tag", Argument::from("FEN")),
                    ("value", text.into()),
                    ("reason", reason.into()),
                ];
                let detail = self.say("cli-find-tag-value", &arguments);
                self.find(Kind::TagMalformed, 0, article, detail);
                self.stage = Stage::Lost;
            }
        }
    }

    fn read_position(&self, text: &str) -> Result<Position, (Option<Article>, String)> {
        let speech = &self.options.session.speech;
        // As long as a position can be played from, it may be one of Chess960 whatever the tags.
        let mode = CastlingMode::Chess960;
        let (setup, _) =
            fen::read_lenient(text, mode).map_err(|error| (None, speech.fen_error(&error)))?;
        Position::new(&setup, mode)
            .map_err(|faults| (self.article(Rule::IllegalPosition), speech.faults(&faults)))
    }

    fn set_clocks(&mut self) {
        let value = self
            .told
            .value(Tag::TimeControl)
            .unwrap_or_default()
            .to_vec();
        match pgn::TimeControl::read_lenient(&show(&value)) {
            Ok(control) => self.clocks = Some(Clocks::new(Control::of(&control))),
            Err(_) => self.find_value(b"TimeControl", &value, "cli-tag-control"),
        }
    }

    /// Notes text where a move should be.
    fn read_stray(&mut self, token: &[u8]) {
        let text: String = show(token).chars().take(LONGEST_QUOTE).collect();
        let detail = self.say("cli-find-stray", &[("text", text.into())]);
        self.replay.keep_label(token);
        self.find(Kind::Syntax, self.replay.plies() + 1, None, detail);
    }

    /// Notes what the reader found wrong with the text, if it bears on the game.
    #[cold]
    pub(super) fn read_flaw(&mut self, flaw: Flaw, token: &[u8]) {
        let Some(kind) = kind_of(flaw) else {
            return;
        };
        if flaw == Flaw::StrayText && self.stage == Stage::Moves {
            return self.read_stray(token);
        }
        let text: String = show(token).chars().take(LONGEST_QUOTE).collect();
        let arguments = [
            ("text", Argument::from(text)),
            ("flaw", self.options.session.speech.flaw(flaw).into()),
        ];
        let key = if token.is_empty() {
            "cli-find-flaw-nowhere"
        } else {
            "cli-find-flaw"
        };
        let detail = self.say(key, &arguments);
        let ply = if kind == Kind::TagMalformed {
            0
        } else {
            self.replay.plies()
        };
        self.find(kind, ply, None, detail);
    }
}

/// Characters of a text that are shown to tell what is wrong with it.
const LONGEST_QUOTE: usize = 40;

/// The kind of finding that a flaw in the text makes, if any: how a comment or a glyph is written
/// is nothing to judge.
fn kind_of(flaw: Flaw) -> Option<Kind> {
    match flaw {
        Flaw::StrayText
        | Flaw::LongToken
        | Flaw::UnterminatedComment
        | Flaw::StrayParenthesis
        | Flaw::VariationBeforeMove
        | Flaw::UnterminatedVariation
        | Flaw::SecondTermination
        | Flaw::UnusualTermination => Some(Kind::Syntax),
        Flaw::MissingTermination => Some(Kind::MissingTermination),
        Flaw::MalformedTag
        | Flaw::UnterminatedTag
        | Flaw::LongTag
        | Flaw::TagAcrossLines
        | Flaw::UnescapedQuote
        | Flaw::UnknownEscape
        | Flaw::MissingBracket => Some(Kind::TagMalformed),
        // Told by whoever holds the tags against each other, or plays the moves.
        Flaw::ResultDiffers
        | Flaw::DuplicateTag
        | Flaw::FenWithoutSetUp
        | Flaw::SetUpWithoutFen
        | Flaw::Chess960WithoutFen
        | Flaw::UnknownVariant
        | Flaw::BadStart
        | Flaw::UnreadableMove
        | Flaw::IllegalMove
        | Flaw::AmbiguousMove
        | Flaw::MissingPromotion
        | Flaw::NullMoveInCheck
        | Flaw::UncheckedMoves
        | Flaw::BadValue => None,
        Flaw::LongComment
        | Flaw::EmptyVariation
        | Flaw::DeepNesting
        | Flaw::NagOutOfRange(_)
        | Flaw::UnusualMarks
        | Flaw::Reserved => None,
    }
}

/// Text to show, whatever it was encoded in.
fn show(value: &[u8]) -> String {
    console::harmless(&pgn::decode(value).0)
}
