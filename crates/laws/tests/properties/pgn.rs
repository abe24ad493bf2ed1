use std::{ops::ControlFlow, slice};

use jadoube_laws::pgn::{
    Builder, Comment, Detail, Flow, Game, Games, Nag, Outcome, PgnError, Reader, Roster, TagPair,
    Token, Visitor, Writer, read,
};

/// A byte for the size of the chunks and what to look at, then a file of games.
pub(crate) fn pgn(data: &[u8]) {
    let Some((&choice, file)) = data.split_first() else {
        return;
    };
    let size = usize::from(choice % 64) + 1;
    if choice & 64 == 0 {
        reading(file, size);
    } else {
        building(file, size);
    }
}

/// However the file is given, and whatever of it is wanted, the same is told.
fn reading(file: &[u8], size: usize) {
    let whole = told(file, &Wish::default());
    for stop in [Stop::Never, Stop::AfterEachGame] {
        let by_chunks = told_in_chunks(file, size, stop);
        assert_eq!(by_chunks, whole, "chunks of {size}");
    }
    skipping(file, &whole);
}

/// The games are the same however the file is given, and read back when written.
fn building(file: &[u8], size: usize) {
    let games: Vec<Game> = Games::new(file).collect();
    assert_eq!(built_in_chunks(file, size), games, "chunks of {size}");
    let utf8 = str::from_utf8(file).is_ok();
    for game in &games {
        // What could not be read in another encoding may be read in this one.
        if utf8 || !game.has_unread_moves() {
            written(game, size);
        } else {
            Writer::EXPORT.text(game);
        }
    }
}

/// What a visitor is told, call by call.
#[derive(Default)]
struct Recorder {
    calls: Vec<String>,
    wish: Wish,
    stop: Stop,
}

/// What a visitor wants to be told.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum Wish {
    #[default]
    Everything,
    MainLines,
    TagsOnly,
    GamesOnly,
}

#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum Stop {
    #[default]
    Never,
    AfterEachGame,
}

impl Recorder {
    fn note(&mut self, call: &str, what: &str, token: Option<Token<'_>>) {
        let place = token.map_or(String::new(), |token| {
            format!(
                " {:?} at {:?}",
                token.bytes().escape_ascii().to_string(),
                token.place()
            )
        });
        self.calls.push(format!("{call} {what}{place}"));
    }
}

impl Visitor for Recorder {
    fn preface(&mut self, comment: Comment<'_>) {
        self.note("preface", &comment.text(), None);
    }

    fn begin_game(&mut self, at: Token<'_>) -> Flow {
        self.note("game", "", Some(at));
        if self.wish == Wish::GamesOnly {
            Flow::Skip
        } else {
            Flow::Read
        }
    }

    fn tag(&mut self, tag: TagPair<'_>) {
        self.note("tag", &tag.text(), None);
    }

    fn begin_moves(&mut self) -> Flow {
        self.note("moves", "", None);
        if self.wish == Wish::TagsOnly {
            Flow::Skip
        } else {
            Flow::Read
        }
    }

    fn number(&mut self, number: u32, dots: usize) {
        self.note("number", &format!("{number} {dots}"), None);
    }

    fn san(&mut self, token: Token<'_>) -> Flow {
        self.note("san", "", Some(token));
        Flow::Read
    }

    fn null_move(&mut self, token: Token<'_>) -> Flow {
        self.note("null", "", Some(token));
        Flow::Read
    }

    fn nag(&mut self, nag: Nag) {
        self.note("nag", &nag.0.to_string(), None);
    }

    fn comment(&mut self, comment: Comment<'_>) {
        self.note("comment", &comment.text(), None);
    }

    fn begin_variation(&mut self) -> Flow {
        if self.wish == Wish::Everything {
            self.note("(", "", None);
            Flow::Read
        } else {
            Flow::Skip
        }
    }

    fn end_variation(&mut self) {
        self.note(")", "", None);
    }

    fn variation_outcome(&mut self, outcome: Outcome) {
        self.note("variation outcome", outcome.text(), None);
    }

    fn outcome(&mut self, outcome: Outcome, token: Token<'_>) {
        self.note("outcome", outcome.text(), Some(token));
    }

    fn stray(&mut self, token: Token<'_>) {
        self.note("stray", "", Some(token));
    }

    fn end_game(&mut self) -> ControlFlow<()> {
        self.note("end", "", None);
        match self.stop {
            Stop::Never => ControlFlow::Continue(()),
            Stop::AfterEachGame => ControlFlow::Break(()),
        }
    }

    fn error(&mut self, error: PgnError, token: Token<'_>) {
        self.note("error", &format!("{:?} {error}", error.flaw), Some(token));
    }
}

fn told(file: &[u8], wish: &Wish) -> Vec<String> {
    let mut recorder = Recorder {
        wish: *wish,
        ..Recorder::default()
    };
    read(file, &mut recorder);
    recorder.calls
}

fn told_in_chunks(file: &[u8], size: usize, stop: Stop) -> Vec<String> {
    let mut recorder = Recorder {
        stop,
        ..Recorder::default()
    };
    let mut reader = Reader::new();
    for chunk in file.chunks(size) {
        let mut rest = chunk;
        loop {
            let fed = reader.feed(rest, &mut recorder);
            rest = &rest[fed.taken..];
            if fed.flow == ControlFlow::Continue(()) {
                assert!(rest.is_empty(), "all is taken unless the visitor stops");
                break;
            }
        }
    }
    while reader.finish(&mut recorder).is_break() {}
    recorder.calls
}

/// A visitor that wants less is told just that, of the same games.
fn skipping(file: &[u8], whole: &[String]) {
    let only = |calls: &[String], kinds: &[&str]| -> Vec<String> {
        let wanted = |call: &&String| kinds.iter().any(|kind| call.starts_with(kind));
        calls.iter().filter(wanted).cloned().collect()
    };
    let mut depth = 0_usize;
    let main: Vec<String> = whole
        .iter()
        .filter(|call| {
            depth += usize::from(call.starts_with("( "));
            let outside = depth == 0;
            depth -= usize::from(call.starts_with(") "));
            outside
        })
        .cloned()
        .collect();
    let kinds = [
        "game ", "tag ", "moves ", "san ", "null ", "outcome ", "end ",
    ];
    assert_eq!(
        only(&told(file, &Wish::MainLines), &kinds),
        only(&main, &kinds)
    );
    let kinds = ["game ", "tag ", "moves ", "outcome ", "end "];
    assert_eq!(
        only(&told(file, &Wish::TagsOnly), &kinds),
        only(whole, &kinds)
    );
    let kinds = ["game ", "end "];
    assert_eq!(
        only(&told(file, &Wish::GamesOnly), &kinds),
        only(whole, &kinds)
    );
}

fn built_in_chunks(file: &[u8], size: usize) -> Vec<Game> {
    let (mut reader, mut builder) = (Reader::new(), Builder::default());
    let mut games = Vec::new();
    for chunk in file.chunks(size) {
        let mut rest = chunk;
        loop {
            let fed = reader.feed(rest, &mut builder);
            rest = &rest[fed.taken..];
            games.extend(builder.take());
            if fed.flow == ControlFlow::Continue(()) {
                break;
            }
        }
    }
    while reader.finish(&mut builder).is_break() {
        games.extend(builder.take());
    }
    games.extend(builder.take());
    games
}

/// What is written reads back to one game, the same.
fn written(game: &Game, width: usize) {
    for width in [None, Some(width), Some(79)] {
        let writer = Writer {
            width,
            roster: Roster::AsGiven,
            detail: Detail::Everything,
        };
        let text = writer.text(game);
        let read: Vec<Game> = Games::new(text.as_bytes()).collect();
        assert_eq!(read.as_slice(), slice::from_ref(game), "{text:?}");
        assert_eq!(writer.text(&read[0]), text, "written again");
    }
    let text = Writer::EXPORT.text(game);
    let read: Vec<Game> = Games::new(text.as_bytes()).collect();
    assert_eq!(read.len(), 1, "games in {text:?}");
    assert_eq!(Writer::EXPORT.text(&read[0]), text, "exported again");
}
