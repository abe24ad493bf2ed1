//! Positions rich in oddities, for notation that needs one.

use jadoube_laws::Position;

const FENS: [&str; 16] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 1",
    "8/6bb/8/8/R1pP2k1/4P3/P7/K7 b - d3 0 1",
    "4k3/8/8/8/8/8/8/QQQQKQQQ w - - 0 1",
    "7k/8/2N1N3/1N3N2/8/1N3N2/2N1N3/K7 w - - 0 1",
    "B7/8/4B3/8/8/k7/8/B3K2B w - - 0 1",
    "2r5/8/8/8/8/8/6PP/k2KR3 w K - 0 1",
    "bb4rk/p5p1/1p3p2/7P/2P5/2Q1PP1K/PB3P2/1q6 b - - 0 26",
    "4rrk1/pbbp2p1/1ppnp3/3n1pqp/3N1PQP/1PPNP3/PBBP2P1/4RRK1 w Ff - 0 1",
    "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1",
    "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
    "nqrbnkrb/pppppppp/8/8/8/8/PPPPPPPP/NQRBNKRB w GCgc - 0 1",
    "rnbqkb1r/ppp1pppp/5n2/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3",
];

/// One of the positions; the byte chooses.
pub(super) fn position(choice: u8) -> Position {
    FENS[usize::from(choice) % FENS.len()]
        .parse()
        .expect("the list holds legal positions")
}
