//! Movetext.

use core::mem;

use super::{
    super::{
        CommentKind, Flaw, Flow, Token, Visitor,
        scan::{self, Class, class_of},
    },
    Inside, Moved, Pause, Quiet, Run, Section, Step, tag,
    word::{self, Lexed, Rest, Usual, Word},
};

/// The longest name of a tag looked for within movetext.
const MAX_NAME: usize = 512;

impl<V: Visitor> Run<'_, '_, V> {
    /// Reads movetext until something else comes, telling it or passing over it.
    pub(super) fn moves<const TELL: bool>(&mut self) -> Step {
        loop {
            if self.plain::<TELL>() == Flow::Skip {
                self.state.quiet = Quiet::Line(self.state.depth);
                return Step::Continue(());
            }
            let Some(&byte) = self.text.get(self.at) else {
                return Step::Break(Pause::More);
            };
            self.other::<TELL>(byte)?;
            if self.leaves::<TELL>() {
                return Step::Continue(());
            }
        }
    }

    /// Reads moves, their numbers and blanks as long as they are written as they usually are.
    #[inline]
    fn plain<const TELL: bool>(&mut self) -> Flow {
        let mut at = self.at;
        let mut flow = Flow::Read;
        while let Some(eight) = self.text.get(at..).and_then(|ahead| ahead.first_chunk()) {
            let eight = u64::from_le_bytes(*eight);
            let byte = eight as u8;
            if byte.is_ascii_alphabetic() {
                let Some(len) = scan::plain_move(eight).or_else(|| scan::plain_castling(eight))
                else {
                    break;
                };
                if TELL {
                    let bytes = self.text.get(at..at + len).unwrap_or_default();
                    flow = self.visitor.san(Token::new(self.lines, at, bytes));
                }
                self.state.moved = Moved::Yes;
                self.state.strayed = false;
                // A blank comes next most of the time.
                at += len + usize::from(eight >> (8 * len) & 0xff == 0x20);
                if TELL && flow == Flow::Skip {
                    break;
                }
            } else if byte.is_ascii_digit() {
                let Some((digits, dots)) = scan::plain_number(eight) else {
                    break;
                };
                if digits == 1 && byte == b'1' {
                    break;
                }
                if TELL {
                    let number = self.text.get(at..at + digits).unwrap_or_default();
                    self.visitor.number(word::value(number), dots);
                }
                self.state.strayed = false;
                at += digits + dots;
            } else if matches!(byte, b' ' | b'\n' | b'\r' | b'\t' | b'.') {
                at += 1;
            } else {
                break;
            }
        }
        self.at = at;
        flow
    }

    /// Whether what comes next is not for this loop.
    #[inline]
    fn leaves<const TELL: bool>(&self) -> bool {
        self.state.section != Section::Moves
            || self.state.inside != Inside::Nothing
            || self.loud() != TELL
    }

    #[inline]
    fn other<const TELL: bool>(&mut self, byte: u8) -> Step {
        if byte == b'{' {
            return self.comment(CommentKind::Brace);
        }
        match class_of(byte) {
            Class::Brace => self.comment(CommentKind::Brace),
            Class::Space | Class::Dot => {
                self.at += 1;
                Step::Continue(())
            }
            Class::Semicolon => self.comment(CommentKind::Line),
            Class::Open => self.open(),
            Class::Close => {
                self.close();
                Step::Continue(())
            }
            Class::Bracket => self.bracket_in_moves(),
            Class::Angle => self.angle(),
            Class::Percent if self.at_line_start() => {
                self.state.inside = Inside::Escape;
                Step::Continue(())
            }
            Class::Digit
            | Class::Letter
            | Class::Mark
            | Class::Dollar
            | Class::Star
            | Class::High
            | Class::Percent
            | Class::Other => self.word::<TELL>(),
        }
    }

    fn open(&mut self) -> Step {
        const DRAW_OFFER: &[u8] = b"(=)";
        let ahead = self.ahead();
        if ahead.starts_with(DRAW_OFFER) {
            let mark = ahead.get(..DRAW_OFFER.len()).unwrap_or_default();
            self.tell_comment(mark, CommentKind::Brace, super::Part::Whole);
            self.at += DRAW_OFFER.len();
            return Step::Continue(());
        }
        if DRAW_OFFER.starts_with(ahead) && self.rest == Rest::MayFollow {
            return Step::Break(Pause::More);
        }
        match self.state.moved {
            Moved::Never => self.report_if_read(Flaw::VariationBeforeMove, 1),
            Moved::NotInVariation | Moved::Yes => self.state.moved = Moved::NotInVariation,
        }
        self.at += 1;
        self.state.depth = self.state.depth.saturating_add(1);
        if self.loud() && self.visitor.begin_variation() == Flow::Skip {
            self.state.quiet = Quiet::Variation(self.state.depth);
        }
        Step::Continue(())
    }

    fn close(&mut self) {
        let depth = self.state.depth;
        if depth == 0 {
            self.report_if_read(Flaw::StrayParenthesis, 1);
        } else {
            if self.state.moved != Moved::Yes {
                self.report_if_read(Flaw::EmptyVariation, 1);
            }
            self.state.outcome_inside = false;
            self.state.depth = depth - 1;
            match self.state.quiet {
                Quiet::Off => self.visitor.end_variation(),
                Quiet::Variation(at) if at == depth => self.state.quiet = Quiet::Off,
                Quiet::Line(at) if at == depth => {
                    self.state.quiet = Quiet::Off;
                    self.visitor.end_variation();
                }
                Quiet::Variation(_) | Quiet::Line(_) | Quiet::Game => {}
            }
        }
        self.at += 1;
    }

    /// A `[` begins the next game, whose forerunner has no result, if it begins a tag.
    fn bracket_in_moves(&mut self) -> Step {
        let ahead = self.ahead();
        let window = ahead.get(..MAX_NAME).unwrap_or(ahead);
        let rest = match window.len() < MAX_NAME {
            true => self.rest,
            false => Rest::Nothing,
        };
        match tag::looks_like(window, rest) {
            None => Step::Break(Pause::More),
            Some(true) => self.close_game(),
            Some(false) => {
                self.stray(1);
                Step::Continue(())
            }
        }
    }

    fn word<const TELL: bool>(&mut self) -> Step {
        let Some(Lexed { word, len, taken }) = word::lex(self.ahead(), self.rest) else {
            return Step::Break(Pause::More);
        };
        let mut flow = Flow::Read;
        match word {
            Word::Nothing => {}
            Word::Number(number, dots) => {
                let plain = taken.saturating_sub(dots) == 1;
                if number == 1 && plain && dots <= 1 && self.begins_game() {
                    self.state.begins = true;
                    return self.close_game();
                }
                if TELL {
                    self.visitor.number(number, dots);
                }
            }
            Word::Move if TELL => flow = self.visitor.san(self.token(len)),
            Word::Castling(usual) if TELL => {
                flow = self.visitor.san(Token::new(self.lines, self.at, usual));
            }
            Word::NullMove if TELL => flow = self.visitor.null_move(self.token(len)),
            Word::Move | Word::Castling(_) | Word::NullMove => {}
            Word::Glyph(nag, usual) => {
                if usual == Usual::No {
                    self.report_if_read(Flaw::UnusualMarks, len);
                }
                if TELL {
                    self.visitor.nag(nag);
                }
            }
            Word::BadGlyph(number) => {
                self.report_if_read(Flaw::NagOutOfRange(number), len);
                if TELL {
                    self.visitor.stray(self.token(len));
                }
            }
            Word::Outcome(outcome, usual) if self.state.depth == 0 => {
                self.outcome(outcome, usual, len);
                return Step::Continue(());
            }
            Word::Outcome(outcome, _) => {
                self.state.outcome_inside = true;
                if TELL {
                    self.visitor.variation_outcome(outcome);
                }
            }
            Word::Stray | Word::Long => {
                if word == Word::Long {
                    self.state.inside = Inside::Junk;
                }
                self.stray_word(word, len);
                return Step::Continue(());
            }
        }
        if matches!(word, Word::Move | Word::Castling(_) | Word::NullMove) {
            self.state.moved = Moved::Yes;
        }
        self.state.strayed = false;
        self.at += taken;
        if flow == Flow::Skip {
            self.state.quiet = Quiet::Line(self.state.depth);
        }
        Step::Continue(())
    }

    /// Whether the number 1 begins the next game: the last one's result was forgotten, or is
    /// within a variation that nobody closed.
    fn begins_game(&self) -> bool {
        if self.state.depth > 0 {
            return self.state.outcome_inside;
        }
        let (mut feeds, mut returns) = (0, 0);
        for back in 1..=self.tail.len() {
            match self.before(self.at, back) {
                b'\n' => feeds += 1,
                b'\r' => returns += 1,
                b' ' | b'\t' => {}
                _ => break,
            }
        }
        self.state.moved != Moved::Never && feeds.max(returns) >= 2
    }

    /// Tells the next bytes to be nothing of PGN.
    pub(super) fn stray(&mut self, len: usize) {
        self.stray_word(Word::Stray, len);
    }

    fn stray_word(&mut self, word: Word, len: usize) {
        let flaw = match word == Word::Long {
            true => Flaw::LongToken,
            false => Flaw::StrayText,
        };
        if !mem::replace(&mut self.state.strayed, true) {
            self.report_if_read(flaw, len);
        }
        if self.loud() {
            self.visitor.stray(self.token(len));
        }
        self.at += len;
    }
}
