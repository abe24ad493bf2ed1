//! Whole files: cut off anywhere, cut into chunks anywhere, damaged, nested deep, endless.
#![allow(clippy::print_stdout)]

mod pgn;

use std::{env, fs, path::PathBuf};

use jadoube_laws::pgn::{
    Builder, Comment, Flaw, Flow, Game, Games, MAX_PIECE, PgnError, Reader, Token, Visitor,
};
use pgn::record::{events, events_by_chunks};

/// Games with everything the reader knows, well and badly written.
const SAMPLE: &str = include_str!("data/odd.pgn");

/// The PGN files of the shared test data, or none if it is not there.
fn shared() -> Vec<(PathBuf, Vec<u8>)> {
    let root = env::var_os("JADOUBE_SHARED").map_or_else(
        || PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared")),
        PathBuf::from,
    );
    let mut folders = vec![root.join("data/pgn")];
    let mut files = Vec::new();
    while let Some(folder) = folders.pop() {
        let Ok(entries) = fs::read_dir(&folder) else {
            println!("skipped: no {}", folder.display());
            continue;
        };
        for path in entries.flatten().map(|entry| entry.path()) {
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ext| ext == "pgn") {
                let bytes = fs::read(&path).expect("a file that was listed");
                files.push((path, bytes));
            }
        }
    }
    files
}

#[test]
fn chunks_make_no_difference() {
    let mut files = shared();
    files.push((PathBuf::from("odd.pgn"), SAMPLE.as_bytes().to_vec()));
    for (path, bytes) in files {
        let whole = events(&bytes);
        for size in [1, 2, 3, 5, 8, 13, 64, 511, 4096] {
            assert_eq!(
                events_by_chunks(&bytes, size),
                whole,
                "{} {size}",
                path.display()
            );
        }
    }
}

#[test]
fn a_file_may_end_anywhere() {
    let mut files = shared();
    files.push((PathBuf::from("odd.pgn"), SAMPLE.as_bytes().to_vec()));
    for (path, bytes) in files {
        // Longer files say nothing that shorter ones do not, and take long.
        let bytes = &bytes[..bytes.len().min(1500)];
        for end in 0..bytes.len() {
            let cut = &bytes[..end];
            let whole = events(cut);
            assert_eq!(events_by_chunks(cut, 7), whole, "{} {end}", path.display());
            assert!(Games::new(cut).count() <= 40);
        }
    }
}

#[test]
fn damaged_files_cost_no_more_than_the_damage() {
    let mut state = 88_172_645_463_325_252u64;
    let mut random = |limit: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state % limit as u64) as usize
    };
    let bytes: &[u8] = b"{}()[]<>\"\\;%$!?*.\n\r \x00\x80\xbd\xef\xff0123-/abNO";
    for _ in 0..1500 {
        let mut text = SAMPLE.as_bytes().to_vec();
        for _ in 0..=random(8) {
            let at = random(text.len());
            match random(3) {
                0 => text[at] = bytes[random(bytes.len())],
                1 => text.insert(at, bytes[random(bytes.len())]),
                _ => drop(text.drain(at..(at + random(20)).min(text.len()))),
            }
        }
        let whole = events(&text);
        for size in [1, 7] {
            let chunked = events_by_chunks(&text, size);
            let differ = chunked
                .iter()
                .zip(&whole)
                .find(|(ours, theirs)| ours != theirs);
            assert!(
                chunked == whole,
                "{size} {differ:?}\n{}",
                String::from_utf8_lossy(&text)
            );
        }
        for game in Games::new(&text) {
            let back: Game = game.to_string().parse().expect("a game was written");
            assert!(
                back == game,
                "{game}\n{back}\n{}",
                String::from_utf8_lossy(&text)
            );
        }
    }
}

/// Counts what it is told and keeps nothing.
#[derive(Default)]
struct Count {
    games: usize,
    moves: usize,
    opened: usize,
    closed: usize,
    comment: usize,
    largest: usize,
    errors: Vec<Flaw>,
}

impl Visitor for Count {
    fn begin_game(&mut self, _: Token<'_>) -> Flow {
        self.games += 1;
        Flow::Read
    }

    fn san(&mut self, _: Token<'_>) -> Flow {
        self.moves += 1;
        Flow::Read
    }

    fn comment(&mut self, comment: Comment<'_>) {
        self.comment += comment.bytes.len();
        self.largest = self.largest.max(comment.bytes.len());
    }

    fn begin_variation(&mut self) -> Flow {
        self.opened += 1;
        Flow::Read
    }

    fn end_variation(&mut self) {
        self.closed += 1;
    }

    fn error(&mut self, error: PgnError, _: Token<'_>) {
        self.errors.push(error.flaw);
    }
}

/// Feeds a text made of parts, each so many times.
fn feed(parts: &[(&[u8], usize)]) -> Count {
    let (mut count, mut reader) = (Count::default(), Reader::new());
    for &(part, times) in parts {
        let block = part.repeat(1000.min(times));
        for _ in 0..times / 1000.min(times) {
            assert_eq!(reader.feed(&block, &mut count).taken, block.len());
        }
    }
    assert!(reader.finish(&mut count).is_continue());
    count
}

#[test]
fn a_million_nested_variations_are_read() {
    const DEEP: usize = 1_000_000;
    let count = feed(&[
        (b"1. e4 ", 1),
        (b"(1. d4 ", DEEP),
        (b")", DEEP),
        (b"e5 *", 1),
    ]);
    assert_eq!(
        (count.moves, count.opened, count.closed),
        (DEEP + 2, DEEP, DEEP)
    );
    assert_eq!(count.errors, []);

    let count = feed(&[(b"1. e4 ", 1), (b"(1. d4 ", DEEP)]);
    assert_eq!((count.opened, count.closed), (DEEP, DEEP));
    assert_eq!(
        count.errors,
        [Flaw::UnterminatedVariation, Flaw::MissingTermination]
    );
}

#[test]
fn a_tree_may_be_a_million_variations_deep() {
    const DEEP: usize = 1_000_000;
    let text = format!("1. e4 e5 {}{} *", "(-- -- ".repeat(DEEP), ")".repeat(DEEP));
    let game: Game = text.parse().expect("a game");
    assert_eq!(game.node_count(), 2 * DEEP + 3);
    let flaws: Vec<Flaw> = game.remarks().iter().map(|r| r.error.flaw).collect();
    assert_eq!(flaws, [Flaw::DeepNesting]);
    let back: Game = game.to_string().parse().expect("a game");
    assert!(back == game);
}

#[test]
fn an_endless_line_is_read_in_little_memory() {
    const MANY: usize = 4_000_000;
    let comment = feed(&[(b"1. e4 {", 1), (b"0123456789", MANY), (b"} e5 *", 1)]);
    assert_eq!((comment.comment, comment.largest), (MANY * 10, MAX_PIECE));
    assert_eq!(
        (comment.moves, &*comment.errors),
        (2, &[Flaw::LongComment][..])
    );

    let word = feed(&[(b"1. e4 ", 1), (b"abcdefghij", MANY), (b" e5 *", 1)]);
    assert_eq!((word.moves, &*word.errors), (2, &[Flaw::LongToken][..]));

    let tag = feed(&[
        (b"[Event \"", 1),
        (b"0123456789", MANY),
        (b"\"]\n\n1. e4 *", 1),
    ]);
    assert_eq!((tag.moves, &*tag.errors), (1, &[Flaw::LongTag][..]));

    let open = feed(&[(b"1. e4 {", 1), (b"\n\n\n[\n[A \n", MANY)]);
    assert!(open.largest <= MAX_PIECE);

    let moves = feed(&[(b"1. e4 e5 2. Nf3 Nc6 ", MANY), (b"*", 1)]);
    assert_eq!((moves.games, moves.moves), (1, 4 * MANY));
}

#[test]
fn every_game_of_the_shared_files_is_found() {
    // The number of games each of these files holds, with those nothing can be made of.
    let expected = [
        ("headers", 16),
        ("misc", 15),
        ("semantic-error", 7),
        ("mini2", 2),
        ("missing-last-end-of-game", 2),
        ("syntactic-error-4", 2),
        ("syntactic-error-5", 2),
        ("tag-name-token-collision", 6),
        ("chess960", 4),
    ];
    for (path, bytes) in shared() {
        let folder = path.parent().and_then(|folder| folder.file_name());
        let name = folder.unwrap_or_default().to_string_lossy();
        if let Some((_, games)) = expected.iter().find(|(known, _)| *known == name) {
            assert_eq!(Games::new(&bytes).count(), *games, "{name}");
        }
    }
}

#[test]
fn what_files_hold_reads_back_the_same() {
    for (path, bytes) in shared() {
        for game in Games::new(&bytes) {
            let back: Game = game.to_string().parse().expect("a game was written");
            assert!(back == game, "{}\n{game}\n{back}", path.display());
        }
    }
}

#[test]
fn illegal_moves_are_placed_where_other_readers_place_them() {
    for (path, bytes) in shared() {
        let folder = path.parent().expect("a file is in a folder");
        if folder
            .file_name()
            .is_none_or(|name| name != "semantic-error")
        {
            continue;
        }
        let mut found = Vec::new();
        for game in Games::new(&bytes) {
            found.extend(game.remarks().iter().map(|remark| remark.error));
        }
        // Their first line is the offset, their second the line.
        for number in [0, 1, 5, 6] {
            let text = fs::read_to_string(folder.join(format!("{number}.err"))).expect("an error");
            let mut lines = text.lines().map(|line| line.parse::<u64>().unwrap_or(0));
            let place = (lines.next().unwrap_or(0), lines.next().unwrap_or(0));
            let ours: Vec<(u64, u64)> = found
                .iter()
                .map(|error| (error.place.offset, error.place.line))
                .collect();
            assert!(ours.contains(&place), "{number} {place:?} {ours:?}");
        }
    }
}

#[test]
fn a_builder_goes_on_after_each_game_of_a_chunk() {
    let file = "1. e4 *\n".repeat(10);
    for size in [3, 8, 9, 80] {
        let (mut reader, mut builder, mut games) = (Reader::new(), Builder::default(), 0);
        for mut chunk in file.as_bytes().chunks(size) {
            loop {
                let fed = reader.feed(chunk, &mut builder);
                chunk = &chunk[fed.taken..];
                games += usize::from(builder.take().is_some());
                if fed.flow.is_continue() {
                    break;
                }
            }
        }
        while reader.finish(&mut builder).is_break() {
            games += usize::from(builder.take().is_some());
        }
        assert_eq!(games, 10, "{size}");
    }
}
