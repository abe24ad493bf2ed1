//! How long the operations take that programs do millions of: `cargo bench -p jadoube-laws`.
//!
//! The comparison with other libraries is in `bench/`; this is for watching a change.

use divan::{Bencher, black_box, counter::ItemsCount};
use jadoube_laws::{Move, Position};

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
            let before = position.clone();
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
