//! Real games with Stockfish, where it is installed.

use std::num::NonZeroUsize;
use std::sync::Arc;
use std::time::Duration;

use jadoube_arbiter::Millis;
use jadoube_hall::engine::{
    Clocks, Engine, Found, Limits, Opponent, Pool, Strength, Turn, discover,
};
use jadoube_laws::{ByColor, CastlingMode, Edition, End, History, Position, Uci, chess960};

/// Stockfish, or nothing and the reason on the error output.
async fn stockfish() -> Option<Found> {
    let discovery = discover(&[], &Limits::default()).await;
    let found = discovery
        .found
        .into_iter()
        .find(|found| found.name.starts_with("Stockfish"));
    if found.is_none() {
        eprintln!("skipped: Stockfish is not installed (Debian: apt-get install stockfish)");
    }
    found
}

fn level(level: u8) -> Strength {
    Strength::new(level).unwrap()
}

/// A whole game; every move is read again from its notation and checked against the Laws.
async fn play(
    pool: &Pool,
    players: &ByColor<Opponent>,
    start: &Position,
    castling: CastlingMode,
) -> (Vec<Uci>, End) {
    let mut position = *start;
    let mut history = History::new(start);
    let mut moves: Vec<Uci> = Vec::new();
    loop {
        let turn = Turn {
            start,
            castling,
            moves: &moves,
            clocks: None,
        };
        let chosen = pool.choose(&players[position.turn()], &turn).await;
        assert_eq!(chosen.restarted, None);
        let written = chosen.answer.unwrap();
        let played = position.read_uci(written.to_string().as_bytes()).unwrap();
        assert_eq!(
            Uci::of(played, castling),
            written,
            "castling as the game writes it"
        );
        position.play(played);
        history.push(&position);
        moves.push(written);
        if let Some(end) = position.end(&history, Edition::LATEST) {
            return (moves, end.value);
        }
        assert!(
            moves.len() < 1_200,
            "the 75-move rule ends every game of this length"
        );
    }
}

#[tokio::test]
async fn stockfish_is_found_with_its_options() {
    let Some(found) = stockfish().await else {
        return;
    };
    assert!(found.author.is_some());
    assert!(found.options.chess960 && found.options.limit_strength);
    assert_eq!(found.options.skill, Some(0..=20));
    assert!(found.options.hash.is_some() && found.options.threads.is_some());
}

#[tokio::test]
async fn stockfish_plays_a_whole_game_against_itself() {
    let Some(found) = stockfish().await.map(Arc::new) else {
        return;
    };
    let pool = Pool::new(NonZeroUsize::MIN, Limits::default());
    let player = |strength| Opponent {
        found: Arc::clone(&found),
        strength: level(strength),
    };
    let players = ByColor {
        white: player(6),
        black: player(4),
    };
    let (moves, end) = play(
        &pool,
        &players,
        &Position::initial(),
        CastlingMode::Standard,
    )
    .await;
    eprintln!("{} plies, {end:?}", moves.len());
    assert!(moves.len() >= 4, "no game of legal moves is shorter");
}

#[tokio::test]
async fn stockfish_plays_whole_games_of_chess960() {
    let Some(found) = stockfish().await.map(Arc::new) else {
        return;
    };
    let pool = Pool::new(NonZeroUsize::MIN, Limits::default());
    let opponent = Opponent {
        found: Arc::clone(&found),
        strength: level(4),
    };
    let players = ByColor::both(opponent);
    let mut castled = 0;
    for number in [0, 300, 342, 518, 700, 959] {
        let start = chess960::start(number).unwrap();
        let (moves, _) = play(&pool, &players, &start, CastlingMode::Chess960).await;
        let mut position = start;
        for written in moves {
            let played = written.resolve(&position).unwrap();
            castled += u32::from(played.castling_side().is_some());
            position.play(played);
        }
    }
    eprintln!("castled {castled} times in 6 games");
    assert!(
        castled > 0,
        "none of the games shows how castling is written"
    );
}

/// Positions in which castling is the only mate in one.
#[tokio::test]
async fn castling_is_written_as_king_takes_rook_in_chess960_alone() {
    let Some(found) = stockfish().await else {
        return;
    };
    let mut engine = Engine::start(&found, &Limits::default()).await.unwrap();
    for (fen, castling, expected) in [
        (
            "8/8/8/8/8/6Q1/5R2/k2K3R w K - 0 1",
            CastlingMode::Chess960,
            "d1h1",
        ),
        (
            "8/8/4R3/8/1Q6/3k4/8/1R4K1 w Q - 0 1",
            CastlingMode::Chess960,
            "g1b1",
        ),
        (
            "8/8/8/8/8/8/2QR4/R3K2k w Q - 0 1",
            CastlingMode::Standard,
            "e1c1",
        ),
    ] {
        let start: Position = fen.parse().unwrap();
        let turn = Turn {
            start: &start,
            castling,
            moves: &[],
            clocks: Some(Clocks {
                left: ByColor::both(Millis(10_000)),
                increment: ByColor::both(Millis::ZERO),
            }),
        };
        let chosen = engine.choose(&turn, Strength::STRONGEST).await.unwrap();
        assert_eq!(chosen.to_string(), expected, "{fen}");
    }
    engine.quit().await;
}

/// `go` twice: the position is what was sent, not where the engine would have gone on.
#[tokio::test]
async fn asking_twice_gives_a_move_for_the_same_side() {
    let Some(found) = stockfish().await else {
        return;
    };
    let mut engine = Engine::start(&found, &Limits::default()).await.unwrap();
    let start = Position::initial();
    let moves: Vec<Uci> = vec!["d2d4".parse().unwrap(), "e7e5".parse().unwrap()];
    let turn = Turn {
        start: &start,
        castling: CastlingMode::Standard,
        moves: &moves,
        clocks: Some(Clocks {
            left: ByColor::both(Millis(10_000)),
            increment: ByColor::both(Millis::ZERO),
        }),
    };
    for _ in 0..2 {
        let best = engine.choose(&turn, level(10)).await.unwrap();
        assert_eq!(best.to_string(), "d4e5", "the pawn is there for the taking");
    }
}

/// A whole level of fifty tables waits for its turn on one place, and every table is answered.
#[tokio::test]
async fn fifty_tables_are_answered_by_one_stockfish() {
    let Some(found) = stockfish().await.map(Arc::new) else {
        return;
    };
    let pool = Pool::new(NonZeroUsize::MIN, Limits::default());
    let opponent = Opponent {
        found,
        strength: level(5),
    };
    let start = Position::initial();
    let turn = Turn {
        start: &start,
        castling: CastlingMode::Standard,
        moves: &[],
        clocks: None,
    };
    let tables = (0..50).map(|_| pool.choose(&opponent, &turn));
    let chosen = futures_util::future::join_all(tables).await;
    let longest = chosen.iter().map(|chosen| chosen.waited).max();
    eprintln!("the last of fifty waited {longest:?}");
    assert!(chosen.iter().all(|chosen| chosen.answer.is_ok()));
    assert!(longest < Some(Duration::from_secs(50)));
}
