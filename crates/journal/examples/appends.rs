//! How many appends a second are durable: `appends URL [GAMES] [SECONDS] [PAUSE_MS]`.
//!
//! Each game appends one batch, waits until it is durable, and appends the next: as fast as the
//! journal answers, or one every PAUSE_MS. The size of a batch is that of a move with its rulings.

#![allow(clippy::print_stdout)]

use std::time::{Duration, Instant};

use jadoube_journal::{Batch, Error, GameId, Journal, NewGame, NewRoom, RoomKind};

/// What a move leads to, as long as it really is.
const EVENTS: &str = r#"[{"happening":{"moved":{"uci":"e2e4","san":"e4"}}},
{"happening":{"pressed":"white"}},{"clock":{"white":178000,"black":182000,"running":"black"}},
{"position":{"count":1,"halfmoves":0}}]"#;

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let url = arguments
        .next()
        .ok_or("usage: appends URL [GAMES] [SECONDS] [PAUSE_MS]")?;
    let games: usize = arguments.next().map_or(Ok(1000), |games| games.parse())?;
    let seconds: u64 = arguments.next().map_or(Ok(5), |seconds| seconds.parse())?;
    let pause: u64 = arguments.next().map_or(Ok(0), |pause| pause.parse())?;
    let journal = Journal::open(&url).await?;
    let ids = create(&journal, games).await?;

    let (began, cpu) = (Instant::now(), cpu());
    let until = began + Duration::from_secs(seconds);
    let mut tables = tokio::task::JoinSet::new();
    for id in ids {
        tables.spawn(play(journal.clone(), id, until, pause));
    }
    let mut waits: Vec<u32> = Vec::new();
    while let Some(table) = tables.join_next().await {
        waits.extend(table??);
    }
    let (took, cpu) = (began.elapsed().as_secs_f64(), self::cpu() - cpu);
    waits.sort_unstable();
    let at = |part: f64| f64::from(waits[(waits.len() as f64 * part) as usize]) / 1000.0;
    println!(
        "{games} games: {:.0} appends/s, wait p50 {:.2} ms, p99 {:.2} ms, max {:.2} ms, \
         {:.1} µs CPU each",
        waits.len() as f64 / took,
        at(0.5),
        at(0.99),
        at(0.999_999),
        cpu * 1e6 / waits.len() as f64,
    );
    journal.close().await;
    Ok(())
}

async fn create(journal: &Journal, games: usize) -> Result<Vec<GameId>, Error> {
    let room: jadoube_journal::RoomId = "load".parse().expect("a slug");
    let new = NewRoom {
        id: room.clone(),
        name: "Load".into(),
        kind: RoomKind::Open,
        owner: None,
        settings: "{}".into(),
        chat_open: false,
        listed: false,
        created_ms: 0,
    };
    match journal.rooms().create(new).await {
        Ok(_) | Err(Error::Exists { .. }) => {}
        Err(error) => return Err(error),
    }
    let mut ids = Vec::with_capacity(games);
    for _ in 0..games {
        let id = GameId::random(&mut rand::rng());
        let settings = "{}".to_owned();
        journal
            .games()
            .create(NewGame {
                id,
                room: room.clone(),
                settings,
                format: 1,
                created_ms: 0,
            })
            .await?;
        ids.push(id);
    }
    Ok(ids)
}

async fn play(
    journal: Journal,
    game: GameId,
    until: Instant,
    pause: u64,
) -> Result<Vec<u32>, jadoube_journal::AppendError> {
    let mut waits = Vec::new();
    let mut first = 0;
    let mut due = tokio::time::Instant::now();
    if pause > 0 {
        due += Duration::from_millis(rand::random_range(0..pause));
    }
    while Instant::now() < until {
        if pause > 0 {
            tokio::time::sleep_until(due).await;
            due += Duration::from_millis(pause);
        }
        let batch = Batch {
            game,
            first,
            count: 3,
            unix_ms: 1_700_000_000_000,
            at_ms: first * 1000,
            by: None,
            command: Some(format!("01HF{first:012}")),
            events: EVENTS.into(),
        };
        first = batch.next();
        let began = Instant::now();
        journal.games().append(batch).await?;
        waits.push(u32::try_from(began.elapsed().as_micros()).unwrap_or(u32::MAX));
    }
    Ok(waits)
}

/// Seconds of processor time of this process, all threads; 0 where that is not known.
fn cpu() -> f64 {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    let fields = stat
        .rsplit(')')
        .next()
        .unwrap_or_default()
        .split_whitespace();
    let ticks: f64 = fields
        .skip(11)
        .take(2)
        .filter_map(|ticks| ticks.parse::<f64>().ok())
        .sum();
    ticks / 100.0
}
