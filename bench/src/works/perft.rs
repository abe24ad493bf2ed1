//! Counting the tree of legal moves.

use std::hint::black_box;

use jadoube_laws::Position;
use shakmaty::{CastlingMode, Chess, Position as _, fen::Fen};

use crate::harness::{Case, Contender};

/// A position to count from.
struct Root {
    name: &'static str,
    walk_name: &'static str,
    fen: &'static str,
    /// Depth when the last ply is only counted.
    depth: u32,
    /// Depth when every leaf is played.
    walk_depth: u32,
    nodes: u64,
    walk_nodes: u64,
}

/// The six positions of the chess programming wiki's page of perft results.
///
/// Source: the counts published there, chessprogramming.org/Perft_Results.
const STANDARD: [Root; 6] = [
    Root {
        name: "start d6",
        walk_name: "start d5",
        fen: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        depth: 6,
        walk_depth: 5,
        nodes: 119_060_324,
        walk_nodes: 4_865_609,
    },
    Root {
        name: "kiwipete d5",
        walk_name: "kiwipete d4",
        fen: "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        depth: 5,
        walk_depth: 4,
        nodes: 193_690_690,
        walk_nodes: 4_085_603,
    },
    Root {
        name: "cpw3 d7",
        walk_name: "cpw3 d6",
        fen: "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        depth: 7,
        walk_depth: 6,
        nodes: 178_633_661,
        walk_nodes: 11_030_083,
    },
    Root {
        name: "cpw4 d5",
        walk_name: "cpw4 d5",
        fen: "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        depth: 5,
        walk_depth: 5,
        nodes: 15_833_292,
        walk_nodes: 15_833_292,
    },
    Root {
        name: "cpw5 d5",
        walk_name: "cpw5 d4",
        fen: "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
        depth: 5,
        walk_depth: 4,
        nodes: 89_941_194,
        walk_nodes: 2_103_487,
    },
    Root {
        name: "cpw6 d5",
        walk_name: "cpw6 d4",
        fen: "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
        depth: 5,
        walk_depth: 4,
        nodes: 164_075_551,
        walk_nodes: 3_894_594,
    },
];

/// Six positions of Chess960, all to depth 5.
const CHESS960: [(&str, &str, u64); 6] = [
    (
        "960-1 d5",
        "q1bnrkr1/ppppp2p/2n2p2/4b1p1/2NP4/8/PPP1PPPP/QNB1RRKB w ge - 1 9",
        21_093_346,
    ),
    (
        "960-2 d5",
        "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
        8_146_062,
    ),
    (
        "960-3 d5",
        "2nnrbkr/p1qppppp/8/1ppb4/6PP/3PP3/PPP2P2/BQNNRBKR w HEhe - 1 9",
        16_253_601,
    ),
    (
        "960-4 d5",
        "b1q1rrkb/pppppppp/3nn3/8/P7/1PPP4/4PPPP/BQNNRKRB w GE - 1 9",
        6_417_013,
    ),
    (
        "960-5 d5",
        "qbbnnrkr/2pp2pp/p7/1p2pp2/8/P3PP2/1PPP1KPP/QBBNNR1R w hf - 0 9",
        9_183_776,
    ),
    (
        "960-6 d5",
        "1nbbnrkr/p1p1ppp1/3p4/1p3P1p/3Pq2P/8/PPP1P1P1/QNBBNRKR w HFhf - 0 9",
        34_030_312,
    ),
];

/// The last ply counted.
pub fn cases() -> Vec<Case<'static>> {
    STANDARD
        .iter()
        .map(|root| {
            let contenders = vec![
                jadoube(root.fen, root.depth, Position::perft),
                shakmaty(root.fen, root.depth, shakmaty::perft),
                cozy(root.fen, root.depth, cozy_bulk),
                eschac(root.fen, root.depth, |position, depth| {
                    position.perft(depth as usize) as u64
                }),
            ];
            case("perft", root.name, root.nodes, contenders)
        })
        .collect()
}

/// Every leaf played.
pub fn walk_cases() -> Vec<Case<'static>> {
    STANDARD
        .iter()
        .map(|root| {
            let contenders = vec![
                jadoube(root.fen, root.walk_depth, jadoube_walk),
                shakmaty(root.fen, root.walk_depth, shakmaty_walk),
                cozy(root.fen, root.walk_depth, cozy_walk),
                eschac(root.fen, root.walk_depth, eschac_walk),
            ];
            case("perft-walk", root.walk_name, root.walk_nodes, contenders)
        })
        .collect()
}

/// Chess960, the last ply counted.
pub fn chess960_cases() -> Vec<Case<'static>> {
    CHESS960
        .iter()
        .map(|&(name, fen, nodes)| {
            let contenders = vec![
                jadoube(fen, 5, Position::perft),
                shakmaty(fen, 5, shakmaty::perft),
                cozy(fen, 5, cozy_bulk),
            ];
            case("perft960", name, nodes, contenders)
        })
        .collect()
}

fn case(
    work: &'static str,
    name: &str,
    nodes: u64,
    contenders: Vec<Contender<'static>>,
) -> Case<'static> {
    Case {
        work,
        name: name.to_owned(),
        units: nodes,
        unit: "node",
        expected: Some(nodes),
        contenders,
    }
}

fn jadoube(fen: &str, depth: u32, count: fn(&Position, u32) -> u64) -> Contender<'static> {
    let position: Position = fen.parse().expect("the positions of the bench are legal");
    Contender::new("jadoube", move || count(&position, depth))
}

// In each walk the position after a move of the last ply is made and must be there to look at:
// without `black_box` a compiler may find that nobody does.

fn jadoube_walk(position: &Position, depth: u32) -> u64 {
    let mut leaves = 0;
    for &m in &position.legal_moves() {
        let child = position.after(m);
        if depth <= 1 {
            black_box(&child);
            leaves += 1;
        } else {
            leaves += jadoube_walk(&child, depth - 1);
        }
    }
    leaves
}

fn shakmaty(fen: &str, depth: u32, count: fn(&Chess, u32) -> u64) -> Contender<'static> {
    let position: Chess = fen
        .parse::<Fen>()
        .expect("the positions of the bench are well written")
        .into_position(CastlingMode::Chess960)
        .expect("the positions of the bench are legal");
    Contender::new("shakmaty", move || count(&position, depth))
}

fn shakmaty_walk(position: &Chess, depth: u32) -> u64 {
    let mut leaves = 0;
    for m in position.legal_moves() {
        let mut child = position.clone();
        child.play_unchecked(m);
        if depth <= 1 {
            black_box(&child);
            leaves += 1;
        } else {
            leaves += shakmaty_walk(&child, depth - 1);
        }
    }
    leaves
}

fn cozy(fen: &str, depth: u32, count: fn(&cozy_chess::Board, u32) -> u64) -> Contender<'static> {
    let board: cozy_chess::Board = fen.parse().expect("the positions of the bench are legal");
    Contender::new("cozy-chess", move || count(&board, depth))
}

fn cozy_bulk(board: &cozy_chess::Board, depth: u32) -> u64 {
    let mut leaves = 0;
    board.generate_moves(|moves| {
        if depth <= 1 {
            leaves += moves.len() as u64;
        } else {
            for m in moves {
                let mut child = board.clone();
                child.play_unchecked(m);
                leaves += cozy_bulk(&child, depth - 1);
            }
        }
        false
    });
    leaves
}

fn cozy_walk(board: &cozy_chess::Board, depth: u32) -> u64 {
    let mut leaves = 0;
    board.generate_moves(|moves| {
        for m in moves {
            let mut child = board.clone();
            child.play_unchecked(m);
            if depth <= 1 {
                black_box(&child);
                leaves += 1;
            } else {
                leaves += cozy_walk(&child, depth - 1);
            }
        }
        false
    });
    leaves
}

fn eschac(
    fen: &str,
    depth: u32,
    count: fn(&eschac::position::Position, u32) -> u64,
) -> Contender<'static> {
    // Its records have no counters.
    let record: Vec<&str> = fen.split(' ').take(4).collect();
    let position = eschac::setup::Setup::from_text_record(&record.join(" "))
        .expect("the positions of the bench are well written")
        .into_position()
        .expect("the positions of the bench are legal");
    Contender::new("eschac", move || count(&position, depth))
}

fn eschac_walk(position: &eschac::position::Position, depth: u32) -> u64 {
    let mut leaves = 0;
    position.for_each_move(|m| {
        let child = m.make();
        if depth <= 1 {
            black_box(&child);
            leaves += 1;
        } else {
            leaves += eschac_walk(&child, depth - 1);
        }
    });
    leaves
}
