//! What is measured.

use std::{
    cell::RefCell,
    rc::Rc,
    time::{Duration, Instant},
};

use tokio::{
    task::{JoinSet, LocalSet},
    time::{Interval, MissedTickBehavior, interval_at, sleep_until},
};

use crate::{
    Scale,
    client::{Client, Failure},
    games,
    process::{Server, fresh, own_processor, take_other_core},
    tally::Tally,
};

/// How many connections are made at once.
const AT_ONCE: usize = 64;
/// A message as long as that of a move.
const MOVE: &str =
    r#"{"do":{"table":"abCD1234","id":"17","what":{"act":{"play":{"uci":"e2e4"}}}}}"#;
/// How many half-moves each game has.
const PLIES: usize = 60;

pub async fn all(scale: &Scale) -> Result<(), Failure> {
    start(scale).await?;
    idle(scale).await?;
    flood(scale).await?;
    steady(scale).await?;
    spectators(scale).await?;
    storm(scale).await
}

/// How long an empty hall takes to be ready, and what it holds.
async fn start(scale: &Scale) -> Result<(), Failure> {
    let folder = fresh(&scale.folder)?;
    let hall = Server::hall(&folder, 1)?;
    sleep_until(tokio::time::Instant::now() + Duration::from_secs(1)).await;
    println!(
        "start: ready in {} ms, {:.1} MB resident when empty",
        hall.ready_in.as_millis(),
        hall.resident() as f64 / 1e6
    );
    Ok(())
}

pub async fn idle(scale: &Scale) -> Result<(), Failure> {
    take_other_core();
    let folder = fresh(&scale.folder)?;
    let hall = Server::hall(&folder, 16)?;
    let tokens = tokens(&folder)?;
    let before = hall.resident();
    let mut clients = Vec::with_capacity(scale.sockets);
    for number in 0..scale.sockets {
        clients.push(Client::enter(hall.address, &tokens[number % tokens.len()]).await?);
    }
    sleep_until(tokio::time::Instant::now() + Duration::from_secs(3)).await;
    let each = (hall.resident() - before) as f64 / scale.sockets as f64;
    println!(
        "idle: {} sockets, {:.1} kB resident each",
        clients.len(),
        each / 1e3
    );
    drop(clients);
    drop(hall);
    let echo = Server::echo()?;
    let before = echo.resident();
    let mut clients = Vec::with_capacity(scale.sockets);
    for _ in 0..scale.sockets {
        let mut client = Client::connect(echo.address).await?;
        client.say_text("x".repeat(200)).await?;
        client.next().await?;
        clients.push(client);
    }
    sleep_until(tokio::time::Instant::now() + Duration::from_secs(1)).await;
    let each = (echo.resident() - before) as f64 / scale.sockets as f64;
    println!(
        "idle: echo, {} sockets, {:.1} kB resident each",
        clients.len(),
        each / 1e3
    );
    Ok(())
}

/// Two players with a game before them.
struct Pair {
    table: String,
    players: [Client; 2],
}

async fn pairs(hall: &Server, tokens: &[String], games: usize) -> Result<Vec<Pair>, Failure> {
    let mut made = Vec::with_capacity(games);
    let address = hall.address;
    let mut tasks: JoinSet<Result<Pair, String>> = JoinSet::new();
    let local = LocalSet::new();
    let all: Vec<[String; 2]> = (0..games)
        .map(|game| [tokens[game * 2].clone(), tokens[game * 2 + 1].clone()])
        .collect();
    local
        .run_until(async {
            for [white, black] in all {
                if tasks.len() == AT_ONCE {
                    made.push(tasks.join_next().await.ok_or("a task was there")???);
                }
                tasks.spawn_local(async move {
                    pair(address, &white, &black)
                        .await
                        .map_err(|error| error.to_string())
                });
            }
            while let Some(pair) = tasks.join_next().await {
                made.push(pair??);
            }
            Ok::<_, Failure>(())
        })
        .await?;
    Ok(made)
}

async fn pair(address: std::net::SocketAddr, white: &str, black: &str) -> Result<Pair, Failure> {
    let mut white = Client::enter(address, white).await?;
    let mut black = Client::enter(address, black).await?;
    let table = white.open().await?;
    white.watch(&table, None).await?;
    black.watch(&table, None).await?;
    black.sit(&table).await?;
    Ok(Pair {
        table,
        players: [white, black],
    })
}

/// Plays a game: a move a second after so long, or as fast as it goes.
async fn play(
    pair: &mut Pair,
    moves: &[String],
    pause: Option<Duration>,
    tally: &RefCell<Tally>,
    until: Instant,
) -> Result<usize, Failure> {
    let mut ticks = pause.map(every_second);
    for (ply, uci) in moves.iter().enumerate() {
        if let Some(ticks) = &mut ticks {
            ticks.tick().await;
        }
        if Instant::now() >= until {
            return Ok(ply);
        }
        let began = Instant::now();
        pair.players[ply % 2].play(&pair.table, uci).await?;
        pair.players[1 - ply % 2].sees(ply + 1).await?;
        tally.borrow_mut().add(began.elapsed());
    }
    Ok(moves.len())
}

pub async fn steady(scale: &Scale) -> Result<(), Failure> {
    take_other_core();
    let games = games::read(&scale.corpus, 500, PLIES)?;
    let folder = fresh(&scale.folder)?;
    let hall = Server::hall(&folder, scale.games * 2)?;
    let tokens = tokens(&folder)?;
    let pairs = pairs(&hall, &tokens, scale.games).await?;
    let ours = own_processor();
    let (mut tally, used) = run(&hall, pairs, &games, scale.seconds, true).await?;
    let ours = (own_processor() - ours).as_secs_f64() / scale.seconds as f64;
    let share = used.as_secs_f64() / scale.seconds as f64;
    println!(
        "steady: {} games at a move a second: {}",
        scale.games,
        tally.figures()
    );
    println!(
        "steady: the hall used {:.0} % of its core, the clients {:.0} % of theirs; \
         {:.1} MB resident",
        share * 100.0,
        ours * 100.0,
        hall.resident() as f64 / 1e6
    );
    drop(hall);
    let mut floor = steady_echo(scale.games, scale.seconds).await?;
    println!(
        "steady: echo, as many messages a second: {}",
        floor.figures()
    );
    Ok(())
}

/// The same pace with an echo, which shows what of the tail is the machine's.
async fn steady_echo(clients: usize, seconds: u64) -> Result<Tally, Failure> {
    let server = Server::echo()?;
    let mut all = Vec::with_capacity(clients);
    for _ in 0..clients {
        all.push(Client::connect(server.address).await?);
    }
    let tally = Rc::new(RefCell::new(Tally::default()));
    let until = Instant::now() + Duration::from_secs(seconds);
    let local = LocalSet::new();
    let mut tasks: JoinSet<Result<(), String>> = JoinSet::new();
    for (number, mut client) in all.into_iter().enumerate() {
        let tally = Rc::clone(&tally);
        let first = Duration::from_micros(number as u64 * 1_000_000 / clients as u64);
        tasks.spawn_local_on(
            async move {
                let mut ticks = every_second(first);
                loop {
                    ticks.tick().await;
                    let began = Instant::now();
                    if began >= until {
                        return Ok(());
                    }
                    let sent = client.say_text(MOVE.to_owned()).await;
                    sent.map_err(|error| error.to_string())?;
                    client.next().await.map_err(|error| error.to_string())?;
                    tally.borrow_mut().add(began.elapsed());
                }
            },
            &local,
        );
    }
    local
        .run_until(async {
            while let Some(one) = tasks.join_next().await {
                one??;
            }
            Ok::<_, Failure>(())
        })
        .await?;
    let tally = Rc::try_unwrap(tally).map_err(|_| "all clients have ended")?;
    Ok(tally.into_inner())
}

/// Ticks a second apart, the first after a while. Games keep their places in the second: were they
/// put off by a stall, all of those which it met would move together for ever after, as people
/// never do.
fn every_second(first: Duration) -> Interval {
    let begin = tokio::time::Instant::now() + first;
    let mut ticks = interval_at(begin, Duration::from_secs(1));
    ticks.set_missed_tick_behavior(MissedTickBehavior::Skip);
    ticks
}

pub async fn flood(scale: &Scale) -> Result<(), Failure> {
    take_other_core();
    let games = games::read(&scale.corpus, 500, PLIES)?;
    let folder = fresh(&scale.folder)?;
    let count = scale.games.min(2_000);
    let hall = Server::hall(&folder, count * 2)?;
    let tokens = tokens(&folder)?;
    let pairs = pairs(&hall, &tokens, count).await?;
    let began = Instant::now();
    let (mut tally, used) = run(&hall, pairs, &games, scale.seconds, false).await?;
    let seconds = began.elapsed().as_secs_f64();
    let moves = tally.len() as f64;
    let each = used.as_secs_f64() * 1e6 / moves;
    println!(
        "flood: {:.0} moves a second, {each:.1} µs of the processor each; {}",
        moves / seconds,
        tally.figures()
    );
    drop(hall);
    let floor = echo(count, scale.seconds).await?;
    println!(
        "flood: echo, {floor:.1} µs each; a move costs {:.2} times as much",
        each / floor
    );
    Ok(())
}

/// Lets all pairs play, and tells what it took.
async fn run(
    hall: &Server,
    pairs: Vec<Pair>,
    games: &[Vec<String>],
    seconds: u64,
    steady: bool,
) -> Result<(Tally, Duration), Failure> {
    let tally = Rc::new(RefCell::new(Tally::default()));
    let used = hall.processor();
    let until = Instant::now() + Duration::from_secs(seconds);
    let count = pairs.len();
    let local = LocalSet::new();
    let mut tasks = JoinSet::new();
    for (number, mut pair) in pairs.into_iter().enumerate() {
        let moves = games[number % games.len()].clone();
        let tally = Rc::clone(&tally);
        let first = Duration::from_micros(number as u64 * 1_000_000 / count as u64);
        let pause = steady.then_some(first);
        tasks.spawn_local_on(
            async move {
                let played = play(&mut pair, &moves, pause, &tally, until).await;
                played.map_err(|error| error.to_string())
            },
            &local,
        );
    }
    local
        .run_until(async {
            while let Some(played) = tasks.join_next().await {
                played??;
            }
            Ok::<_, Failure>(())
        })
        .await?;
    let used = hall.processor() - used;
    let tally = Rc::try_unwrap(tally)
        .map_err(|_| "all games have ended")?
        .into_inner();
    Ok((tally, used))
}

/// What a message there and back costs the echo, in microseconds of the processor.
async fn echo(clients: usize, seconds: u64) -> Result<f64, Failure> {
    let server = Server::echo()?;
    let until = Instant::now() + Duration::from_secs(seconds);
    let local = LocalSet::new();
    let mut tasks: JoinSet<Result<u64, String>> = JoinSet::new();
    let address = server.address;
    let mut all = Vec::new();
    for _ in 0..clients {
        all.push(Client::connect(address).await?);
    }
    let used = server.processor();
    for mut client in all {
        tasks.spawn_local_on(
            async move {
                let mut count = 0;
                while Instant::now() < until {
                    let sent = client.say_text(MOVE.to_owned()).await;
                    sent.map_err(|error| error.to_string())?;
                    client.next().await.map_err(|error| error.to_string())?;
                    count += 1;
                }
                Ok(count)
            },
            &local,
        );
    }
    let mut count = 0;
    local
        .run_until(async {
            while let Some(one) = tasks.join_next().await {
                count += one??;
            }
            Ok::<_, Failure>(())
        })
        .await?;
    let used = server.processor() - used;
    println!(
        "flood: echo, {:.0} messages a second",
        count as f64 / seconds as f64
    );
    Ok(used.as_secs_f64() * 1e6 / count as f64)
}

pub async fn spectators(scale: &Scale) -> Result<(), Failure> {
    take_other_core();
    let games = games::read(&scale.corpus, 500, PLIES)?;
    let folder = fresh(&scale.folder)?;
    let others = (scale.games / 10).max(1);
    let hall = Server::hall(&folder, others * 2 + 2)?;
    let tokens = tokens(&folder)?;
    let mut pairs = pairs(&hall, &tokens, others + 1).await?;
    let mut shown = pairs.pop().ok_or("there is a game to watch")?;
    let mut watchers = Vec::with_capacity(scale.spectators);
    for number in 0..scale.spectators {
        // A few people watch with many screens each; the hall sees that many sockets all the same.
        let mut client = Client::enter(hall.address, &tokens[number % (others * 2)]).await?;
        client.watch(&shown.table, None).await?;
        watchers.push(client);
    }
    let before = run_alone(&hall, &mut shown, &mut watchers, &games[0]).await?;
    println!(
        "spectators: {} see a move, the last of them: {}",
        scale.spectators, before.0
    );
    println!("spectators: the opponent meanwhile: {}", before.1);
    Ok(())
}

/// Plays one game with everybody watching: when the last of them, and the opponent, see each move.
async fn run_alone(
    hall: &Server,
    shown: &mut Pair,
    watchers: &mut Vec<Client>,
    moves: &[String],
) -> Result<(crate::tally::Figures, crate::tally::Figures), Failure> {
    let _ = hall;
    let (mut last, mut opponent) = (Tally::default(), Tally::default());
    let local = LocalSet::new();
    let [white, black] = &mut shown.players;
    for (ply, uci) in moves.iter().take(20).enumerate() {
        let (mover, other) = if ply % 2 == 0 {
            (&mut *white, &mut *black)
        } else {
            (&mut *black, &mut *white)
        };
        let began = Instant::now();
        let mut tasks = JoinSet::new();
        for mut watcher in std::mem::take(watchers) {
            tasks.spawn_local_on(
                async move {
                    let seen = watcher
                        .sees(ply + 1)
                        .await
                        .map_err(|error| error.to_string());
                    seen.map(|()| watcher)
                },
                &local,
            );
        }
        mover.play(&shown.table, uci).await?;
        other.sees(ply + 1).await?;
        opponent.add(began.elapsed());
        local
            .run_until(async {
                while let Some(watcher) = tasks.join_next().await {
                    watchers.push(watcher??);
                }
                Ok::<_, Failure>(())
            })
            .await?;
        last.add(began.elapsed());
        sleep_until(tokio::time::Instant::now() + Duration::from_millis(200)).await;
    }
    Ok((last.figures(), opponent.figures()))
}

pub async fn storm(scale: &Scale) -> Result<(), Failure> {
    take_other_core();
    let games = games::read(&scale.corpus, 500, PLIES)?;
    let folder = fresh(&scale.folder)?;
    let count = scale.games / 2;
    let people = count * 2;
    let mut hall = Server::hall(&folder, people)?;
    let tokens = tokens(&folder)?;
    let pairs = pairs(&hall, &tokens, count).await?;
    let tables: Vec<String> = pairs.iter().map(|pair| pair.table.clone()).collect();
    let (tally, _) = run(&hall, pairs, &games, 5, true).await?;
    let played = tally.len();
    hall.kill();
    drop(hall);
    let hall = Server::hall(&folder, people)?;
    println!(
        "storm: ready again in {} ms with {count} games",
        hall.ready_in.as_millis()
    );
    let began = Instant::now();
    let seen = come_back(&hall, &tables, &tokens).await?;
    println!(
        "storm: {people} clients back in {:.1} s after kill -9",
        began.elapsed().as_secs_f64()
    );
    println!("storm: {played} moves were seen by the opponents before, {seen} stand now");
    Ok(())
}

/// Everybody comes back at once: how many half-moves stand in all.
async fn come_back(hall: &Server, tables: &[String], tokens: &[String]) -> Result<u64, Failure> {
    let local = LocalSet::new();
    let mut tasks: JoinSet<Result<u64, String>> = JoinSet::new();
    let address = hall.address;
    for (number, token) in tokens.iter().take(tables.len() * 2).enumerate() {
        let (table, token) = (tables[number / 2].clone(), token.clone());
        tasks.spawn_local_on(
            async move {
                let back = async {
                    let mut client = Client::enter(address, &token).await?;
                    let state = client.watch(&table, None).await?;
                    let state: serde_json::Value = serde_json::from_str(&state)?;
                    let ply = state["table"]["now"]["ply"].as_u64().ok_or("no ply")?;
                    Ok::<_, Failure>(if number % 2 == 0 { ply } else { 0 })
                };
                back.await.map_err(|error| error.to_string())
            },
            &local,
        );
    }
    let mut plies = 0;
    local
        .run_until(async {
            while let Some(ply) = tasks.join_next().await {
                plies += ply??;
            }
            Ok::<_, Failure>(())
        })
        .await?;
    Ok(plies)
}

fn tokens(folder: &std::path::Path) -> Result<Vec<String>, Failure> {
    let text = std::fs::read_to_string(folder.join("tokens"))?;
    Ok(text.lines().map(str::to_owned).collect())
}
