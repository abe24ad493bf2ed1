//! All that a visitor is told, as text.

use core::ops::ControlFlow;

use jadoube_laws::pgn::{
    Comment, Flow, Nag, Outcome, Part, PgnError, Reader, TagPair, Token, Visitor, read,
};

/// Writes down all it is told, one line each.
#[derive(Default)]
struct Record(Vec<String>);

impl Record {
    fn add(&mut self, line: String) {
        self.0.push(line);
    }
}

impl Visitor for Record {
    fn preface(&mut self, comment: Comment<'_>) {
        self.add(format!("preface {:?} {}", comment.part, comment.text()));
    }

    fn begin_game(&mut self, at: Token<'_>) -> Flow {
        self.add(format!("game {}", at.place()));
        Flow::Read
    }

    fn tag(&mut self, tag: TagPair<'_>) {
        let name = String::from_utf8_lossy(tag.name);
        self.add(format!("tag {name}={} @{}", tag.text(), tag.token.place()));
    }

    fn begin_moves(&mut self) -> Flow {
        self.add("moves".to_owned());
        Flow::Read
    }

    fn number(&mut self, number: u32, dots: usize) {
        self.add(format!("number {number} {dots}"));
    }

    fn san(&mut self, token: Token<'_>) -> Flow {
        let text = String::from_utf8_lossy(token.bytes());
        self.add(format!("san {text} @{}", token.place()));
        Flow::Read
    }

    fn null_move(&mut self, token: Token<'_>) -> Flow {
        self.add(format!("null {}", String::from_utf8_lossy(token.bytes())));
        Flow::Read
    }

    fn nag(&mut self, nag: Nag) {
        self.add(format!("nag {nag}"));
    }

    fn comment(&mut self, comment: Comment<'_>) {
        let (part, len) = (comment.part, comment.bytes.len());
        match part {
            Part::Whole => self.add(format!("comment {}", comment.text())),
            Part::First | Part::Middle | Part::Last => self.add(format!("{part:?} piece {len}")),
        }
    }

    fn begin_variation(&mut self) -> Flow {
        self.add("(".to_owned());
        Flow::Read
    }

    fn end_variation(&mut self) {
        self.add(")".to_owned());
    }

    fn variation_outcome(&mut self, outcome: Outcome) {
        self.add(format!("inside {outcome}"));
    }

    fn outcome(&mut self, outcome: Outcome, _: Token<'_>) {
        self.add(format!("outcome {outcome}"));
    }

    fn stray(&mut self, token: Token<'_>) {
        self.add(format!("stray {}", String::from_utf8_lossy(token.bytes())));
    }

    fn end_game(&mut self) -> ControlFlow<()> {
        self.add("end".to_owned());
        ControlFlow::Continue(())
    }

    fn error(&mut self, error: PgnError, _: Token<'_>) {
        self.add(format!("error {} {}", error.flaw.code(), error.place));
    }
}

pub(crate) fn events(bytes: &[u8]) -> Vec<String> {
    let mut record = Record::default();
    read(bytes, &mut record);
    record.0
}

pub(crate) fn events_by_chunks(bytes: &[u8], size: usize) -> Vec<String> {
    let mut record = Record::default();
    let mut reader = Reader::new();
    for chunk in bytes.chunks(size) {
        let fed = reader.feed(chunk, &mut record);
        assert_eq!(fed.taken, chunk.len());
    }
    assert_eq!(reader.finish(&mut record), ControlFlow::Continue(()));
    record.0
}
