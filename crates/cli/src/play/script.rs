//! The lines that are typed, or come through a pipe.

use std::{
    collections::VecDeque,
    io::{BufRead, IsTerminal, stdin},
    time::Duration,
};

use tokio::{sync::mpsc, time::Instant};

use super::{
    client::Client,
    seen::Seen,
    verb::{Meant, Verb, folded, looks_like_move, meant},
};

/// How long the end of the input waits for what is unconfirmed while there is no connection.
const PATIENCE: Duration = Duration::from_secs(60);

/// The lines to come.
///
/// What comes through a pipe waits until what came before is answered, and a move until it is its
/// turn: a list of moves is a script.
pub(super) struct Script {
    lines: mpsc::UnboundedReceiver<String>,
    waiting: VecDeque<String>,
    is_piped: bool,
    ended: Option<Instant>,
}

impl Script {
    /// Reads standard input from now on.
    pub(super) fn new() -> Self {
        let (send, lines) = mpsc::unbounded_channel();
        let is_piped = !stdin().is_terminal();
        // A read of the terminal cannot be given up: it ends with the program.
        std::thread::spawn(move || {
            let mut input = stdin().lock();
            let mut bytes = Vec::new();
            while let Ok(1..) = input.read_until(b'\n', &mut bytes) {
                let line = String::from_utf8_lossy(&bytes).into_owned();
                if send.send(line).is_err() {
                    return;
                }
                bytes.clear();
            }
        });
        Self {
            lines,
            waiting: VecDeque::new(),
            is_piped,
            ended: None,
        }
    }

    /// Waits for the next line; nothing comes after the end.
    pub(super) async fn hear(&mut self) {
        if self.ended.is_some() {
            return std::future::pending().await;
        }
        match self.lines.recv().await {
            Some(line) => self.waiting.push_back(line),
            None => self.ended = Some(Instant::now()),
        }
    }

    /// The next line that may be done now.
    pub(super) fn next(&mut self, client: &Client<'_>) -> Option<String> {
        let line = self.waiting.front()?;
        if self.is_piped && !is_ready(line, client) {
            return None;
        }
        self.waiting.pop_front()
    }

    /// Whether everything is done, and confirmed as far as that can be waited for.
    pub(super) fn is_done(&self, client: &Client<'_>) -> bool {
        let Some(ended) = self.ended else {
            return false;
        };
        let is_settled = client.is_settled() || ended.elapsed() > PATIENCE;
        self.waiting.is_empty() && is_settled
    }
}

/// Whether a line of a script may be done now.
fn is_ready(line: &str, client: &Client<'_>) -> bool {
    if !client.is_settled() {
        return false;
    }
    let mut words = line.split_whitespace();
    let word = words.next().unwrap_or_default();
    let seen = client.table.as_ref();
    let is_turn = seen.is_none_or(|seen| seen.is_own_turn() || seen.is_over());
    if looks_like_move(word) {
        return is_turn || seen.is_some_and(|seen| seen.seat().is_none());
    }
    if meant(word) != Meant::One(Verb::Wait) {
        return true;
    }
    match words.next().map(folded).as_deref() {
        Some("fin" | "end") => seen.is_none_or(Seen::is_over),
        Some("rival" | "opponent") => seen.is_none_or(|seen| seen.is_playing() || seen.is_over()),
        Some("oferta" | "offer") => seen.is_none_or(|seen| {
            let now = seen.now();
            let proposals = [&now.offer, &now.takeback, &now.rematch];
            let own = seen.seat();
            let by_other = |by: &jadoube_record::Color| Some(by.into()) != own;
            proposals.into_iter().flatten().any(by_other)
        }),
        Some(_) | None => is_turn,
    }
}
