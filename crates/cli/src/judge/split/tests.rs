use std::ops::ControlFlow;

use jadoube_laws::pgn::{self, Comment, Flow, Outcome, TagPair, Token, Visitor};

use super::{End, Piece, Splitter, last_cut};

fn pieces(text: &[u8], size: usize) -> Vec<(Vec<u8>, Piece)> {
    let mut splitter = Splitter::new(text, size);
    let mut buffer = Vec::new();
    let mut pieces = Vec::new();
    while let Some(piece) = splitter
        .next(&mut buffer)
        .expect("reading memory cannot fail")
    {
        pieces.push((buffer.clone(), piece));
    }
    pieces
}

fn game(number: usize, moves: usize) -> String {
    let tags = format!("[Event \"{number}\"]\n[Result \"*\"]\n\n");
    tags + &"1. Nf3 Nf6 2. Ng1 Ng8\n".repeat(moves) + "*\n\n"
}

#[test]
fn pieces_put_together_are_the_stream() {
    let text: String = (0..500).map(|number| game(number, number % 90)).collect();
    for size in [1, 3000, 10_000, 1 << 20] {
        let pieces = pieces(text.as_bytes(), size);
        let mut offset = 0;
        for (bytes, piece) in &pieces {
            assert_eq!(piece.offset, offset);
            offset += bytes.len() as u64;
        }
        let whole: Vec<u8> = pieces.into_iter().flat_map(|(bytes, _)| bytes).collect();
        assert_eq!(whole, text.as_bytes());
    }
}

#[test]
fn a_piece_between_games_begins_with_a_tag() {
    let text: String = (0..500).map(|number| game(number, number % 90)).collect();
    let mut between = true;
    for (bytes, piece) in pieces(text.as_bytes(), 5000) {
        if between {
            assert!(bytes.starts_with(b"[Event "));
        }
        between = piece.end == End::BetweenGames;
    }
}

#[test]
fn a_game_longer_than_a_piece_comes_in_several() {
    let text = game(1, 10_000) + &game(2, 1);
    let pieces = pieces(text.as_bytes(), 4096);
    assert!(pieces.len() > 10);
    let cuts = pieces
        .iter()
        .filter(|(_, piece)| piece.end == End::BetweenGames)
        .count();
    assert!(cuts <= 2);
}

#[test]
fn tags_after_a_blank_line_among_tags_do_not_begin_a_game() {
    let text = b"[Event \"X\"]\n\n[Date \"2017.12.04\"]\n\n1. e4 *\n";
    assert_eq!(last_cut(text), None);
}

#[test]
fn every_line_ending_shows_where_games_begin() {
    for newline in ["\n", "\r\n", "\r"] {
        let text = game(1, 3).replace('\n', newline);
        let two = text.clone() + &game(2, 3).replace('\n', newline);
        assert_eq!(last_cut(two.as_bytes()), Some(text.len()));
    }
}

/// Writes down all that a reader tells, but comments before the first move: what comes behind
/// them decides which game they belong to.
#[derive(Default)]
struct Log(Vec<String>, HasMoved);

type HasMoved = bool;

impl Log {
    fn note(&mut self, what: &str, bytes: &[u8]) {
        self.0.push(format!("{what} {}", bytes.escape_ascii()));
    }
}

impl Visitor for Log {
    fn tag(&mut self, tag: TagPair<'_>) {
        self.note("tag", tag.name);
        self.note("is", tag.value);
    }

    fn san(&mut self, token: Token<'_>) -> Flow {
        self.1 = true;
        self.note("san", token.bytes());
        Flow::Read
    }

    fn comment(&mut self, comment: Comment<'_>) {
        if self.1 {
            self.note("comment", comment.bytes);
        }
    }

    fn begin_variation(&mut self) -> Flow {
        Flow::Read
    }

    fn end_variation(&mut self) {
        self.note("end of variation", b"");
    }

    fn outcome(&mut self, outcome: Outcome, _: Token<'_>) {
        self.note("outcome", outcome.text().as_bytes());
    }

    fn end_game(&mut self) -> ControlFlow<()> {
        self.1 = false;
        self.note("end", b"");
        ControlFlow::Continue(())
    }
}

/// Texts put together by lot from what makes trouble. Each game begins with its
/// event, as games do, and a move.
fn troubled(seed: u64) -> Vec<u8> {
    const PARTS: [&str; 20] = [
        "\n\n[Event \"a\"]\n1. d4 ",
        "\n\n[Event \"b\"]\n\n[Site \"c\"]\nd4 ",
        "\n[Event \"d\"]\n[Site \"e\"]\n\nd4 ",
        "\n\n",
        "\n",
        "\r\n\r\n",
        " e4 ",
        " e5 ",
        " {a comment ",
        "} ",
        " ( ",
        " ) ",
        " ; to the end of the line ",
        " \"",
        "]",
        " 1-0",
        " *",
        "\n% escaped\n",
        " [%clk 0:01:00] ",
        " \\ ",
    ];
    let mut state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
    let mut text = Vec::new();
    for _ in 0..60 {
        state = state.wrapping_mul(0x5851_F42D_4C95_7F2D).wrapping_add(1);
        text.extend(PARTS[(state >> 33) as usize % PARTS.len()].bytes());
    }
    text
}

#[test]
fn whatever_is_cut_apart_reads_as_the_whole_does() {
    let mut cuts = 0;
    for seed in 0..20_000 {
        let text = troubled(seed);
        let Some(cut) = last_cut(&text) else {
            continue;
        };
        cuts += 1;
        let mut whole = Log::default();
        pgn::read(&text, &mut whole);
        let mut parts = Log::default();
        pgn::read(&text[..cut], &mut parts);
        pgn::read(&text[cut..], &mut parts);
        assert_eq!(
            parts.0,
            whole.0,
            "cut at {cut}:\n{}",
            String::from_utf8_lossy(&text)
        );
    }
    assert!(cuts > 5_000);
}
