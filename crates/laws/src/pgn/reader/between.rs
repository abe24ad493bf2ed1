//! What stands outside the moves: tags, and whatever else is found there.

use core::mem;

use super::{
    super::{
        CommentKind, Flaw, TagPair, Token, Visitor,
        scan::{self, BLANK, BREAK, Class, class_of, is},
    },
    Inside, Pause, Quiet, Run, Section, Step,
    tag::{self, Bracket, Escapes, Tag},
    word::{self, Lexed, Rest, Usual, Word},
};

/// How far ahead is looked whether a comment stands among the tags.
const MAX_LOOK: usize = 4096;
/// How many tags of a game are remembered to know one that is given twice.
const MAX_SEEN: usize = 256;

impl<V: Visitor> Run<'_, '_, V> {
    /// Reads the next token outside the moves.
    pub(super) fn between(&mut self) -> Step {
        if mem::take(&mut self.state.begins) {
            self.open_without_tags();
            return Step::Continue(());
        }
        self.skip_blanks();
        let Some(&byte) = self.text.get(self.at) else {
            return Step::Break(Pause::More);
        };
        match class_of(byte) {
            Class::Space => self.at += 1,
            Class::Bracket => return self.bracket(),
            Class::Brace => return self.comment_between(CommentKind::Brace),
            Class::Semicolon => return self.comment_between(CommentKind::Line),
            Class::Percent if self.at_line_start() => self.state.inside = Inside::Escape,
            Class::Angle => return self.angle(),
            Class::Open | Class::Close if self.state.section == Section::Tags => {
                self.begin_moves();
            }
            Class::Open
            | Class::Close
            | Class::Percent
            | Class::Digit
            | Class::Letter
            | Class::Dollar
            | Class::Mark
            | Class::Star
            | Class::Dot
            | Class::High
            | Class::Other => return self.word_between(),
        }
        Step::Continue(())
    }

    fn skip_blanks(&mut self) {
        while let Some(&byte) = self.text.get(self.at) {
            match byte {
                b'\n' => self.state.feeds = self.state.feeds.saturating_add(1),
                b'\r' => self.state.returns = self.state.returns.saturating_add(1),
                _ if is(byte, BLANK) => {}
                _ => return,
            }
            self.at += 1;
        }
    }

    fn forget_lines(&mut self) {
        self.state.feeds = 0;
        self.state.returns = 0;
    }

    fn word_between(&mut self) -> Step {
        let Some(Lexed { word, len, taken }) = word::lex(self.ahead(), self.rest) else {
            return Step::Break(Pause::More);
        };
        let new_line = self.state.feeds.max(self.state.returns) > 0 || self.at_line_start();
        let prose = self.state.strayed && !new_line;
        match (self.state.section, word) {
            (_, Word::Nothing) => self.at += taken,
            (Section::Tags, Word::Stray | Word::Long) | (_, Word::Long) => {
                self.stray_between(word, len);
            }
            (Section::Tags, _) => self.begin_moves(),
            (_, Word::Outcome(..) | Word::Move | Word::Castling(_) | Word::NullMove) if !prose => {
                self.open_without_tags();
            }
            (_, Word::Glyph(..)) if !prose && self.ahead().starts_with(b"$") => {
                self.open_without_tags();
            }
            (_, Word::Number(_, dots)) => {
                self.state.strayed &= dots == 0;
                self.forget_lines();
                self.at += taken;
            }
            (
                _,
                Word::Outcome(..)
                | Word::Move
                | Word::Castling(_)
                | Word::NullMove
                | Word::Glyph(..)
                | Word::BadGlyph(_)
                | Word::Stray,
            ) => self.stray_between(word, len),
        }
        Step::Continue(())
    }

    fn open_without_tags(&mut self) {
        self.open_game();
        self.begin_moves();
        self.forget_lines();
    }

    fn stray_between(&mut self, word: Word, len: usize) {
        if !mem::replace(&mut self.state.strayed, true) {
            let flaw = match word {
                Word::Long => Flaw::LongToken,
                Word::Nothing
                | Word::Number(..)
                | Word::Move
                | Word::Castling(_)
                | Word::NullMove
                | Word::Glyph(..)
                | Word::BadGlyph(_)
                | Word::Outcome(..)
                | Word::Stray => Flaw::StrayText,
            };
            self.report(flaw, len);
        }
        if self.state.section == Section::Tags && self.loud() {
            self.visitor.stray(self.token(len));
        }
        if word == Word::Long {
            self.state.inside = Inside::Junk;
        }
        self.forget_lines();
        self.at += len;
    }

    fn comment_between(&mut self, kind: CommentKind) -> Step {
        self.state.strayed = false;
        if self.state.section == Section::Tags {
            match self.tag_follows() {
                None => return Step::Break(Pause::More),
                Some(Next::Tag) => {}
                Some(Next::Other) => {
                    self.begin_moves();
                    return Step::Continue(());
                }
            }
        }
        self.comment(kind)
    }

    /// Whether another tag comes after the comments that come next.
    fn tag_follows(&self) -> Option<Next> {
        let ahead = self.ahead();
        let window = ahead.get(..MAX_LOOK).unwrap_or(ahead);
        let rest = match window.len() < MAX_LOOK {
            true => self.rest,
            false => Rest::Nothing,
        };
        let undecided = match rest {
            Rest::MayFollow => None,
            Rest::Nothing => Some(Next::Other),
        };
        let mut at = 0;
        loop {
            let left = window.get(at..).unwrap_or_default();
            let skipped = match left.first() {
                None => return undecided,
                Some(b'{') => scan::find(left, *b"}").map(|end| end + 1),
                Some(b';') => scan::find(left, *b"\r\n"),
                Some(b'[') => {
                    return tag::looks_like(left, rest).map(|tag| match tag {
                        true => Next::Tag,
                        false => Next::Other,
                    });
                }
                Some(&byte) if is(byte, BLANK | BREAK) => Some(1),
                Some(_) => return Some(Next::Other),
            };
            match skipped {
                Some(len) => at += len,
                None => return undecided,
            }
        }
    }

    /// Skips `<…>` and line breaks of HTML.
    pub(super) fn angle(&mut self) -> Step {
        const LONGEST: usize = 256;
        let ahead = self.ahead();
        let window = ahead.get(..LONGEST).unwrap_or(ahead);
        match scan::find(window, *b">\n\r") {
            None if window.len() < LONGEST && self.rest == Rest::MayFollow => {
                return Step::Break(Pause::More);
            }
            Some(end) if window.get(end) == Some(&b'>') => {
                let inner = window.get(1..end).unwrap_or_default();
                let inner = inner.strip_suffix(b"/").unwrap_or(inner);
                match inner.trim_ascii().eq_ignore_ascii_case(b"br") {
                    true => {
                        self.state.feeds = self.state.feeds.saturating_add(1);
                    }
                    false => {
                        self.report_if_read(Flaw::Reserved, end + 1);
                        self.forget_lines();
                    }
                }
                self.at += end + 1;
            }
            Some(_) | None => match self.state.section {
                Section::Moves => self.stray(1),
                Section::Outside | Section::Tags | Section::Ended => {
                    self.stray_between(Word::Stray, 1);
                }
            },
        }
        Step::Continue(())
    }

    fn bracket(&mut self) -> Step {
        match tag::read(self.ahead(), self.rest) {
            Bracket::More => return Step::Break(Pause::More),
            Bracket::Malformed(len) => {
                self.report(Flaw::MalformedTag, len);
                if self.state.section == Section::Tags && self.loud() {
                    self.visitor.stray(self.token(len));
                }
                self.at += len;
            }
            Bracket::Tag(tag) => {
                let hash = self.name_hash(&tag);
                let repeated = self.state.seen.contains(&hash);
                if self.state.section == Section::Tags && repeated && self.state.after_empty_line()
                {
                    self.close_game()?;
                }
                if self.state.section == Section::Outside {
                    self.open_game();
                }
                if self.state.seen.contains(&hash) {
                    self.report(Flaw::DuplicateTag, tag.taken);
                } else if self.state.seen.len() < MAX_SEEN {
                    self.state.seen.push(hash);
                }
                self.tell_tag(&tag);
                self.at += tag.taken;
                if tag.flaw == Some(Flaw::LongTag) {
                    self.state.inside = Inside::Escape;
                }
            }
        }
        self.state.strayed = false;
        self.forget_lines();
        Step::Continue(())
    }

    fn name_hash(&self, tag: &Tag) -> u64 {
        let name = self.ahead().get(tag.name.clone()).unwrap_or_default();
        let (words, rest) = name.as_chunks::<8>();
        let mut last = [0; 8];
        for (to, &from) in last.iter_mut().zip(rest) {
            *to = from;
        }
        let words = words.iter().chain([&last]);
        words.fold(name.len() as u64, |hash, &word| {
            let mixed = (hash ^ u64::from_le_bytes(word)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
            mixed ^ mixed >> 29
        })
    }

    fn tell_tag(&mut self, tag: &Tag) {
        if let Some(flaw) = tag.flaw {
            self.report_if_read(flaw, tag.taken);
        }
        if !self.loud() {
            return;
        }
        let ahead = self.ahead();
        let name = ahead.get(tag.name.clone()).unwrap_or_default();
        let raw = ahead.get(tag.value.clone()).unwrap_or_default();
        let token = Token::new(self.lines, self.at + tag.name.start, name);
        let pair = |value| TagPair { name, value, token };
        if tag.escapes == Escapes::None {
            self.visitor.tag(pair(raw));
            return;
        }
        let mut value = mem::take(&mut self.state.value);
        if let Some(flaw) = tag::unescape(raw, tag.escapes, &mut value) {
            self.report(flaw, tag.taken);
        }
        self.visitor.tag(pair(&value));
        self.state.value = value;
    }

    /// Reads the next token after the result, on the same line.
    pub(super) fn ended(&mut self) -> Step {
        let Some(&byte) = self.text.get(self.at) else {
            return Step::Break(Pause::More);
        };
        match class_of(byte) {
            Class::Space if is(byte, BLANK) => self.at += 1,
            Class::Brace => return self.comment(CommentKind::Brace),
            Class::Semicolon => return self.comment(CommentKind::Line),
            Class::Digit | Class::Star | Class::High | Class::Letter | Class::Other => {
                let Some(lexed) = word::lex(self.ahead(), self.rest) else {
                    return Step::Break(Pause::More);
                };
                let flaw = match lexed.word {
                    Word::Outcome(..) => Flaw::SecondTermination,
                    Word::Stray => Flaw::StrayText,
                    Word::Nothing => {
                        self.at += lexed.taken;
                        return Step::Continue(());
                    }
                    Word::Number(..)
                    | Word::Move
                    | Word::Castling(_)
                    | Word::NullMove
                    | Word::Glyph(..)
                    | Word::BadGlyph(_)
                    | Word::Long => return self.close_game(),
                };
                self.report(flaw, lexed.len);
                self.at += lexed.taken;
            }
            Class::Space
            | Class::Open
            | Class::Close
            | Class::Percent
            | Class::Dollar
            | Class::Mark
            | Class::Dot
            | Class::Bracket
            | Class::Angle => return self.close_game(),
        }
        Step::Continue(())
    }

    /// Takes the result; what is left of the line may hold a comment on it.
    pub(super) fn outcome(&mut self, outcome: super::super::Outcome, usual: Usual, len: usize) {
        if usual == Usual::No {
            self.report(Flaw::UnusualTermination, len);
        }
        if self.state.quiet != Quiet::Game {
            self.visitor.outcome(outcome, self.token(len));
        }
        self.state.section = Section::Ended;
        self.at += len;
    }
}

/// What comes after comments.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Next {
    Tag,
    Other,
}
