//! How long the operations take that programs do millions of: `cargo bench -p jadoube-laws`.
//!
//! The comparison with other libraries is in `bench/`; this is for watching a change.

use divan::{Bencher, black_box, counter::ItemsCount};
use jadoube_laws::{
    History, Move, Position,
    pgn::{self, Flow, Replay, Token, Visitor},
};

fn main() {
    divan::main();
}

/// A game with castling, captures, checks, disambiguation and mate.
const GAME: &str = "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 Be3 e6 Be2 Qc7 Qd2 Be7 f3 Nc6 O-O-O \
    O-O g4 Nxd4 Bxd4 b5 g5 Nd7 h4 b4 Na4 Bb7 Kb1 Rab8 g6 hxg6 h5 gxh5 Rxh5 Nf6 Rh4 e5 Be3 d5 \
    Rdh1 dxe4 Rh8#";

/// The positions of the game, each with the move played in it.
fn game() -> Vec<(Position, Move)> {
    let mut position = Position::initial();
    GAME.split_whitespace()
        .map(|san| {
            let m = position.read_san(san.as_bytes()).expect("a legal move");
            let before = position;
            position.play(m);
            (before, m)
        })
        .collect()
}

#[divan::bench]
fn perft_4(bencher: Bencher<'_, '_>) {
    let position = Position::initial();
    bencher
        .counter(ItemsCount::new(197_281_u32))
        .bench(|| black_box(&position).perft(4));
}

#[divan::bench]
fn legal_moves(bencher: Bencher<'_, '_>) {
    per_position(bencher, |position, _| position.legal_moves().len());
}

#[divan::bench]
fn legal_count(bencher: Bencher<'_, '_>) {
    per_position(bencher, |position, _| position.legal_count());
}

#[divan::bench]
fn has_legal_move(bencher: Bencher<'_, '_>) {
    per_position(bencher, |position, _| {
        usize::from(position.has_legal_move())
    });
}

#[divan::bench]
fn play(bencher: Bencher<'_, '_>) {
    per_position(bencher, |position, m| position.after(m).hash() as usize);
}

#[divan::bench]
fn write_san(bencher: Bencher<'_, '_>) {
    let mut text = String::with_capacity(16);
    per_position(bencher, move |position, m| {
        text.clear();
        position.write_san(m, &mut text);
        text.len()
    });
}

#[divan::bench]
fn read_san(bencher: Bencher<'_, '_>) {
    let game = game();
    let sans: Vec<&str> = GAME.split_whitespace().collect();
    bencher.counter(ItemsCount::new(game.len())).bench(|| {
        game.iter()
            .zip(&sans)
            .filter(|((position, _), san)| position.read_san(black_box(san.as_bytes())).is_ok())
            .count()
    });
}

#[divan::bench]
fn write_fen(bencher: Bencher<'_, '_>) {
    let mut text = String::with_capacity(128);
    per_position(bencher, move |position, _| {
        text.clear();
        position.write_fen(&mut text);
        text.len()
    });
}

#[divan::bench]
fn read_fen(bencher: Bencher<'_, '_>) {
    let fens: Vec<String> = game().iter().map(|(p, _)| p.to_string()).collect();
    bencher.counter(ItemsCount::new(fens.len())).bench(|| {
        let read = |fen: &&String| black_box(fen.as_str()).parse::<Position>().is_ok();
        fens.iter().filter(read).count()
    });
}

#[divan::bench]
fn history(bencher: Bencher<'_, '_>) {
    let game = game();
    let mut history = History::new(&Position::initial());
    bencher
        .counter(ItemsCount::new(game.len()))
        .bench_local(|| {
            history.restart(&Position::initial());
            let mut seen = 0;
            for (position, _) in &game {
                history.push(black_box(position));
                seen += history.occurrences();
            }
            seen
        });
}

#[divan::bench]
fn replay_pgn(bencher: Bencher<'_, '_>) {
    let text = format!("[Event \"?\"]\n\n{GAME} 1-0\n\n").repeat(100);
    let plies = 100 * GAME.split_whitespace().count();
    bencher.counter(ItemsCount::new(plies)).bench(|| {
        let mut replayed = Replayed::default();
        pgn::read(black_box(text.as_bytes()), &mut replayed);
        assert_eq!(replayed.plies, plies);
    });
}

/// Counts the legal moves of all games.
#[derive(Default)]
struct Replayed {
    replay: Replay,
    plies: usize,
}

impl Visitor for Replayed {
    fn begin_game(&mut self, _: Token<'_>) -> Flow {
        self.replay.begin_game();
        Flow::Read
    }

    fn san(&mut self, token: Token<'_>) -> Flow {
        self.plies += usize::from(self.replay.play(token.bytes()).is_ok());
        Flow::Read
    }
}

/// Does something for each position of the game, counting positions.
fn per_position(bencher: Bencher<'_, '_>, mut work: impl FnMut(&Position, Move) -> usize) {
    let game = game();
    bencher
        .counter(ItemsCount::new(game.len()))
        .bench_local(|| {
            game.iter()
                .map(|(position, m)| work(black_box(position), *m))
                .sum::<usize>()
        });
}
