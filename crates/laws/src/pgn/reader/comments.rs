//! The telling of comments, long ones in pieces.

use core::mem;

use super::{
    super::{Comment, CommentKind, Flaw, MAX_PIECE, Part, PgnError, Visitor},
    Braces, Inside, Pause, Quiet, Run, Section, Step,
    comment_end::{self, End},
    word::Rest,
};

impl<V: Visitor> Run<'_, '_, V> {
    pub(super) fn tell_comment(&mut self, bytes: &[u8], kind: CommentKind, part: Part) {
        let comment = Comment { bytes, kind, part };
        match self.state.section {
            Section::Outside => self.visitor.preface(comment),
            Section::Tags if self.loud() => self.visitor.preface(comment),
            Section::Moves if self.loud() => self.visitor.comment(comment),
            Section::Ended if self.state.quiet != Quiet::Game => self.visitor.comment(comment),
            Section::Tags | Section::Moves | Section::Ended => {}
        }
    }

    /// Reads a comment; its first byte comes next.
    #[inline]
    pub(super) fn comment(&mut self, kind: CommentKind) -> Step {
        let text = self.text.get(self.at + 1..).unwrap_or_default();
        let end = match kind {
            CommentKind::Brace => comment_end::brace(text),
            CommentKind::Line => comment_end::line(text),
        };
        let flat = self.state.braces == Braces::Flat || kind == CommentKind::Line;
        if let End::Closed(len) = end
            && len < MAX_PIECE
            && flat
        {
            let bytes = text.get(..len).unwrap_or_default();
            self.tell_comment(bytes, kind, Part::Whole);
            self.at += 1 + len + usize::from(kind == CommentKind::Brace);
            return Step::Continue(());
        }
        self.begin_long_comment(kind)
    }

    #[cold]
    fn begin_long_comment(&mut self, kind: CommentKind) -> Step {
        self.state.comment_at = self.token(1).place();
        self.at += 1;
        self.state.inside = Inside::Comment(kind);
        self.state.held.clear();
        self.state.piece = Part::Whole;
        self.state.open_braces = 0;
        Step::Continue(())
    }

    /// Goes on with a comment that may be long or not end.
    pub(super) fn long_comment(&mut self, kind: CommentKind) -> Step {
        loop {
            let room = MAX_PIECE.saturating_sub(self.state.held.len());
            let ahead = self.ahead();
            let window = ahead.get(..room).unwrap_or(ahead);
            let end = match (kind, self.state.braces) {
                (CommentKind::Brace, Braces::Flat) => comment_end::brace(window),
                (CommentKind::Brace, Braces::Nested) => {
                    comment_end::nested(window, &mut self.state.open_braces)
                }
                (CommentKind::Line, _) => comment_end::line(window),
            };
            let (End::Closed(len) | End::Lost(len) | End::Open(len)) = end;
            let full = window.len() == room;
            let over = !full && self.rest == Rest::Nothing;
            let len = if over && matches!(end, End::Open(_)) {
                window.len()
            } else {
                len
            };
            self.state.held.extend(window.iter().take(len));
            self.at += len;
            match end {
                End::Closed(_) => {
                    self.at += usize::from(kind == CommentKind::Brace);
                    self.end_long_comment(kind);
                    return Step::Continue(());
                }
                End::Lost(_) => {
                    self.unterminated();
                    self.end_long_comment(kind);
                    return Step::Continue(());
                }
                End::Open(_) if full => self.tell_piece(kind),
                End::Open(_) if over => {
                    if kind == CommentKind::Brace {
                        self.unterminated();
                    }
                    self.end_long_comment(kind);
                    return Step::Continue(());
                }
                End::Open(_) => return Step::Break(Pause::More),
            }
        }
    }

    fn unterminated(&mut self) {
        if self.state.quiet != Quiet::Game {
            let place = self.state.comment_at;
            let flaw = Flaw::UnterminatedComment;
            self.visitor.error(PgnError { flaw, place }, self.token(0));
        }
    }

    fn tell_piece(&mut self, kind: CommentKind) {
        let mut held = mem::take(&mut self.state.held);
        let part = match self.state.piece {
            Part::Whole => Part::First,
            Part::First | Part::Middle | Part::Last => Part::Middle,
        };
        if part == Part::First {
            let (flaw, place) = (Flaw::LongComment, self.state.comment_at);
            if self.loud() {
                self.visitor.error(PgnError { flaw, place }, self.token(0));
            }
        }
        self.state.piece = part;
        let len = held.len() - comment_end::cut_character(&held);
        self.tell_comment(held.get(..len).unwrap_or(&held), kind, part);
        held.drain(..len);
        self.state.held = held;
    }

    fn end_long_comment(&mut self, kind: CommentKind) {
        let held = mem::take(&mut self.state.held);
        let part = match self.state.piece {
            Part::Whole => Part::Whole,
            Part::First | Part::Middle | Part::Last => Part::Last,
        };
        self.tell_comment(&held, kind, part);
        self.state.held = held;
        self.state.held.clear();
        self.state.inside = Inside::Nothing;
    }
}
