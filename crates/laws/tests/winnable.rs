//! Who can still mate.
#![allow(clippy::print_stdout)]

mod reference;

use jadoube_laws::{
    Board, Budget, CastlingMode, Certificate, Color, Dead, Lemma, Move, Piece, Position, Role,
    Setup, Solver, Square, Verdict, dead, winnable,
};
use reference::{Reference, read::step};

fn position(fen: &str) -> Position {
    fen.parse().unwrap_or_else(|fault| panic!("{fen}: {fault}"))
}

/// The verdict, its proof checked: a line replayed by the slow reading of the Laws.
fn check(fen: &str, winner: Color, budget: Budget) -> Option<bool> {
    check_with(&mut Solver::new(), fen, winner, budget)
}

fn check_with(solver: &mut Solver, fen: &str, winner: Color, budget: Budget) -> Option<bool> {
    let position = position(fen);
    let verdict = solver.winnable(&position, winner, budget);
    if let Err(fault) = verdict.check(&position, winner) {
        panic!("{fen} {winner}: {fault}");
    }
    if let Verdict::Winnable(line) = &verdict {
        replay_to_mate(fen, winner, line);
    }
    verdict.is_winnable()
}

/// Replays a line by the slow reading of the Laws.
fn replay_to_mate(fen: &str, winner: Color, line: &[Move]) {
    let mut slow = Reference::read(&position(fen).setup());
    for &m in line {
        assert!(slow.moves().contains(&step(m)), "{fen} {winner}: {m:?}");
        slow = slow.after(step(m));
    }
    assert!(
        slow.is_checkmate() && slow.turn != winner,
        "{fen}: {line:?}"
    );
}

#[test]
fn pieces_that_can_never_mate_are_known() {
    for (fen, white, black) in [
        ("4k3/8/8/8/8/8/8/4K3 w - -", true, true),
        ("8/8/4k3/8/8/3NK3/8/8 b - -", true, true),
        ("8/8/4k3/8/8/3BK3/8/8 w - -", true, true),
        ("8/6k1/8/8/4B3/3B4/8/1K6 w - -", true, true),
        ("8/8/4k3/3q4/8/3NK3/8/8 b - -", true, false),
        ("8/8/4k3/3r4/8/3NK3/8/8 b - -", false, false),
        ("8/8/4k3/8/8/3NK3/4p3/8 b - -", false, false),
        ("8/8/4k3/3r4/8/3BK3/8/8 b - -", true, false),
        ("8/8/4k3/8/6b1/3K4/8/2B5 w - -", false, false),
        ("8/8/4k3/8/5b2/3K4/8/2B5 w - -", true, true),
        ("8/8/8/8/k7/8/8/KNN5 w - -", false, true),
    ] {
        let position = position(&format!("{fen} 0 1"));
        let found = Color::map(|color| position.board().insufficient_material(color).is_some());
        assert_eq!((found.white, found.black), (white, black), "{fen}");
    }
}

#[test]
fn a_search_finds_mates_and_proves_that_there_are_none() {
    for (fen, winner, expected) in [
        ("8/8/4k3/8/8/3NK3/4p3/8 b - - 0 1", Color::White, true),
        ("r7/K1k5/8/8/8/8/8/8 w - - 4 3", Color::Black, false),
        ("6Rk/8/7K/8/8/8/8/8 b - - 0 1", Color::White, false),
        ("8/5k2/8/8/2b5/2P5/1R6/1K6 w - - 0 1", Color::Black, true),
        ("8/8/8/4k3/6b1/3K4/8/2B5 w - - 0 1", Color::White, true),
        ("8/8/8/4k3/6b1/3K4/8/2B5 w - - 0 1", Color::Black, true),
        ("7k/8/7K/2Bb4/8/8/8/8 b - - 0 1", Color::White, true),
        ("8/b6k/8/b7/8/B7/2B5/K7 b - - 0 1", Color::White, true),
        ("8/b6k/8/b7/8/B7/2B5/K7 b - - 0 1", Color::Black, true),
        ("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1", Color::White, true),
        ("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1", Color::Black, true),
        ("8/8/8/8/k7/8/8/KNN5 w - - 0 1", Color::White, true),
        ("8/8/8/8/8/3k4/8/K6R w - - 149 200", Color::White, true),
        (
            "4k3/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/4K3 w - - 0 1",
            Color::White,
            false,
        ),
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            Color::White,
            true,
        ),
    ] {
        let found = check(fen, winner, Budget::positions(200_000));
        assert_eq!(found, Some(expected), "{fen} {winner}");
    }
}

#[test]
fn verdicts_on_a_sample_are_right_and_proven() {
    let counts = check_rows(include_str!("data/winnable.tsv"), Budget::positions(BUDGET));
    println!("unwinnable, winnable, undecided: {counts:?}");
    assert!(counts[0] > 50 && counts[1] > 30, "{counts:?}");
}

#[test]
fn hard_positions_are_decided_and_proven() {
    let text = include_str!("data/winnable_hard.tsv");
    let counts = check_rows(text, Budget::positions(100_000));
    println!("unwinnable, winnable, undecided: {counts:?}");
    assert!(
        counts[0] >= 12 && counts[1] >= 24 && counts[2] == 0,
        "{counts:?}"
    );
}

/// The proof of each position that has one from where the pieces can stand.
fn confined(fen: &str, winner: Color) -> Certificate {
    let position = position(fen);
    let budget = Budget::positions(1_000);
    match winnable(&position, winner, budget) {
        Verdict::Unwinnable(proof @ Certificate::Confined(_)) => {
            assert_eq!(proof.check(&position, winner), Ok(()), "{fen}");
            proof
        }
        found @ (Verdict::Unwinnable(_) | Verdict::Winnable(_) | Verdict::Undecided { .. }) => {
            panic!("{fen}: {found:?}")
        }
    }
}

/// The rook in the corner may be taken, but not before it has moved or after.
#[test]
fn a_capture_is_told_apart_from_all_that_comes_before_it() {
    let fen = "B2b4/8/8/4k2B/1p1p1p1p/1PpP1P1P/K1P5/RB4b1 b - - 0 1";
    let proof = confined(fen, Color::White);
    let Certificate::Confined(confinement) = &proof else {
        panic!("{proof:?}");
    };
    let [(home, after)] = confinement.after() else {
        panic!("{:?}", confinement.after());
    };
    assert_eq!(*home, Square::A1);
    assert_eq!(after.pieces().len() + 1, confinement.pieces().len());
    // What holds after the capture does not hold before it, nor without the pawns, nor with
    // castling.
    let after = Certificate::Confined(Box::new(after.clone()));
    assert!(after.check(&position(fen), Color::White).is_err());
    for other in [
        "B2b4/8/8/4k2B/1p1p1p1p/1P1P1P1P/K1P5/RB4b1 b - - 0 1",
        "B2b4/8/8/4k2B/1p1p1p1p/1PpP1P1P/2P1K3/RB4b1 b - - 0 1",
        "B2b4/8/8/4k2B/1p1p1p1p/1PpP1P1P/K1P5/1B4b1 b - - 0 1",
    ] {
        assert!(
            proof.check(&position(other), Color::White).is_err(),
            "{other}"
        );
    }
}

/// Every check by the queen is answered by its capture, and the knight's move mates White.
#[test]
fn moves_that_end_all_are_left_out_of_account_only_where_they_do() {
    let fen = "8/5ppp/8/8/ppp5/bkp4Q/qnp5/n1K5 b - - 0 1";
    let proof = confined(fen, Color::White);
    assert!(proof.check(&position(fen), Color::Black).is_err());
    // Where the knight's move mates no more, or the queen is not the last piece, it can be won.
    for (fen, winner) in [
        ("8/5ppp/8/8/ppp5/bkp4Q/qnp5/nBK5 b - - 0 1", Color::White),
        ("8/5ppp/8/8/ppp5/bkp4Q/qn6/n1K5 b - - 0 1", Color::White),
        ("8/5ppp/8/8/ppp5/bkp4Q/qnp5/n1K5 b - - 0 1", Color::Black),
    ] {
        let found = check(fen, winner, Budget::positions(100_000));
        assert_eq!(found, Some(true), "{fen} {winner}");
    }
}

/// Nothing found by chance may differ from one time to the next, and no more may be looked at than
/// allowed.
#[test]
fn lines_played_at_random_are_the_same_every_time_and_within_the_budget() {
    let text = include_str!("data/winnable_hard.tsv");
    let fen = text.lines().nth(2).and_then(|line| line.split('\t').next());
    let position = position(&format!("{} 0 1", fen.expect("a row")));
    let asked = |budget: u32| {
        let budget = Budget::positions(budget);
        Color::ALL.map(|winner| winnable(&position, winner, budget))
    };
    for budget in [1, 1_000, 5_300, 30_000] {
        let verdicts = asked(budget);
        assert_eq!(verdicts, asked(budget));
        for verdict in verdicts {
            let Verdict::Undecided { positions } = verdict else {
                continue;
            };
            assert!(positions <= budget, "{positions} of {budget}");
        }
    }
}

#[test]
fn no_verdict_on_the_known_positions_is_wrong() {
    let Some(text) = shared("data/dead/unwinnable.tsv") else {
        return;
    };
    let counts = check_rows(&text, Budget::positions(BUDGET));
    println!("unwinnable, winnable, undecided: {counts:?}");
}

/// How many rows are unwinnable, winnable and undecided; none wrongly.
fn check_rows(text: &str, budget: Budget) -> [usize; 3] {
    let mut counts = [0; 3];
    let mut solver = Solver::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let mut fields = line.split('\t');
        let (Some(fen), Some(winner), Some(verdict)) =
            (fields.next(), fields.next(), fields.next())
        else {
            panic!("three fields at least: {line}");
        };
        let winner = winner.parse().expect("a color");
        let found = check_with(&mut solver, &format!("{fen} 0 1"), winner, budget);
        assert!(
            found.is_none_or(|yes| yes == (verdict == "winnable")),
            "{line}: {found:?}"
        );
        counts[found.map_or(2, usize::from)] += 1;
    }
    counts
}

#[test]
fn a_proof_of_something_else_is_refused() {
    let locked = position("4k3/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/4K3 w - - 0 1");
    let open = position("4k3/8/8/p1p3p1/PpPpPpPp/1P1P1P1P/8/4K3 w - - 0 1");
    let small = position("7k/5p1p/5P1P/8/8/8/8/5K1b w - - 0 1");
    let budget = Budget::positions(100_000);
    let certificate = |position: &Position, winner: Color| match winnable(position, winner, budget)
    {
        Verdict::Unwinnable(certificate) => certificate,
        found @ (Verdict::Winnable(_) | Verdict::Undecided { .. }) => panic!("{found:?}"),
    };
    let confined = certificate(&locked, Color::White);
    assert!(confined.check(&locked, Color::White).is_ok());
    assert!(confined.check(&open, Color::White).is_err());
    assert!(Certificate::GameOver.check(&locked, Color::White).is_err());
    for lemma in Lemma::ALL {
        assert!(
            Certificate::Material(lemma)
                .check(&locked, Color::White)
                .is_err()
        );
    }
    let verdict = winnable(&small, Color::White, budget);
    assert!(verdict.check(&open, Color::White).is_err(), "{verdict:?}");
    let Verdict::Winnable(mut line) = winnable(&Position::initial(), Color::White, budget) else {
        panic!("White can mate from the initial position");
    };
    line.pop();
    let cut = Verdict::Winnable(line);
    assert!(cut.check(&Position::initial(), Color::White).is_err());
}

/// Positions like the known ones with a piece moved, added or removed or the colors changed, from
/// a fixed seed: each proof holds, and no mate is found by going through what can arise.
///
/// As many as `JADOUBE_MUTANTS` says, if it is set.
#[test]
fn every_proof_about_a_changed_position_holds() {
    let text = shared("data/dead/unwinnable.tsv")
        .unwrap_or_else(|| include_str!("data/winnable.tsv").to_owned());
    let rows: Vec<_> = text.lines().filter(|line| !line.starts_with('#')).collect();
    let count = std::env::var("JADOUBE_MUTANTS")
        .map_or(MUTANTS, |count| count.parse().expect("a number of mutants"));
    let mut mutants = Mutants::new(&rows);
    let mut solver = Solver::new();
    let mut counts = [0; 3];
    let mut closed = 0;
    for _ in 0..count {
        let position = mutants.draw();
        for winner in Color::ALL {
            let verdict = solver.winnable(&position, winner, Budget::positions(MUTANT_BUDGET));
            let checked = verdict.check(&position, winner);
            assert!(checked.is_ok(), "{position} {winner}: {checked:?}");
            if let Some(proof) = solver.rule_out(&position, winner) {
                assert_eq!(
                    proof.check(&position, winner),
                    Ok(()),
                    "{position} {winner}"
                );
                assert_ne!(
                    verdict.is_winnable(),
                    Some(true),
                    "{position} {winner}: {proof:?}"
                );
            }
            if verdict.is_winnable() == Some(false) {
                let seen = exhaust(&position, winner, CLOSURE);
                assert_ne!(seen, Some(true), "{position} {winner}: {verdict:?}");
                closed += u32::from(seen == Some(false));
            }
            counts[verdict.is_winnable().map_or(2, usize::from)] += 1;
        }
    }
    println!("unwinnable, winnable, undecided: {counts:?}; {closed} gone through to the end");
    assert!(
        counts[0] > count / 10 && counts[1] > count / 10 && closed > 0,
        "{counts:?}"
    );
}

const MUTANTS: u32 = 20_000;
const MUTANT_BUDGET: u32 = 300;
const CLOSURE: usize = 400;

/// Whether a mate can arise, by going through all positions: nothing if they are too many.
fn exhaust(root: &Position, winner: Color, most: usize) -> Option<bool> {
    let mut known = std::collections::HashSet::from([root.to_string()]);
    let mut queue = std::collections::VecDeque::from([*root]);
    while let Some(position) = queue.pop_front() {
        if position.is_checkmate() && position.turn() != winner {
            return Some(true);
        }
        for &m in &position.legal_moves() {
            let next = position.after(m);
            // The counters are left out: they change no move.
            let mut setup = next.setup();
            (setup.halfmoves, setup.fullmoves) = (0, 1);
            if known.insert(format!("{setup:?}")) {
                queue.push_back(next);
            }
        }
        if known.len() > most {
            return None;
        }
    }
    Some(false)
}

/// Changed positions, one after the other, always the same ones.
struct Mutants<'a> {
    rows: &'a [&'a str],
    state: u64,
}

impl<'a> Mutants<'a> {
    fn new(rows: &'a [&'a str]) -> Self {
        let state = 0x6a61_646f_7562_6501;
        Self { rows, state }
    }

    fn below(&mut self, below: usize) -> usize {
        self.state = self
            .state
            .wrapping_mul(0x5851_f42d_4c95_7f2d)
            .wrapping_add(0x1405_7b7e_f767_814f);
        (self.state >> 33) as usize % below
    }

    fn draw(&mut self) -> Position {
        loop {
            let row = self.rows[self.below(self.rows.len())];
            let fen = row.split('\t').next().expect("a position");
            let mut setup = position(&format!("{fen} 0 1")).setup();
            let (from, to) = (Square::ALL[self.below(64)], Square::ALL[self.below(64)]);
            let added = Piece::new(Color::ALL[self.below(2)], Role::ALL[self.below(5)]);
            let way = self.below(2);
            match (setup.board.take(from), way) {
                (Some(piece), 0) => setup.board.put(to, piece),
                (Some(_), _) => {}
                (None, _) => setup.board.put(from, added),
            }
            if self.below(4) == 0 {
                setup = exchanged(&setup);
            }
            if let Ok(position) = Position::new(&setup, CastlingMode::Chess960) {
                return position;
            }
        }
    }
}

/// The same with the colors exchanged and the board turned over, without castling.
fn exchanged(setup: &Setup) -> Setup {
    let mut board = Board::EMPTY;
    for (square, piece) in setup.board.pieces() {
        board.put(square.flip_vertical(), Piece::new(!piece.color, piece.role));
    }
    Setup {
        board,
        turn: !setup.turn,
        castling: Default::default(),
        en_passant: None,
        ..*setup
    }
}

#[test]
fn a_solver_answers_as_a_fresh_one_whatever_it_was_asked_before() {
    let mut solver = Solver::new();
    for line in include_str!("data/winnable.tsv").lines().skip(2).step_by(3) {
        let mut fields = line.split('\t');
        let fen = fields.next().expect("a position");
        let position = position(&format!("{fen} 0 1"));
        for winner in Color::ALL {
            let budget = Budget::positions(BUDGET);
            let found = solver.winnable(&position, winner, budget);
            assert_eq!(found, winnable(&position, winner, budget), "{fen} {winner}");
        }
    }
}

const BUDGET: u32 = 3000;

#[test]
fn no_position_is_wrongly_called_dead_or_alive() {
    let Some(text) = shared("data/dead/dead.tsv") else {
        return;
    };
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let mut fields = line.split('\t');
        let (Some(fen), Some(verdict)) = (fields.next(), fields.next()) else {
            panic!("two fields at least: {line}");
        };
        match dead(&position(&format!("{fen} 0 1")), Budget::positions(BUDGET)) {
            Dead::Yes => assert_eq!(verdict, "yes", "{line}"),
            Dead::No => assert_eq!(verdict, "no", "{line}"),
            Dead::Undecided => {}
        }
    }
}

fn shared(path: &str) -> Option<String> {
    let root = std::env::var("JADOUBE_SHARED")
        .unwrap_or_else(|_| concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared").into());
    let text = std::fs::read_to_string(format!("{root}/{path}")).ok();
    if text.is_none() {
        println!("skipped: {path} is not in {root}");
    }
    text
}
