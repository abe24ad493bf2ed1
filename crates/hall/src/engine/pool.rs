//! Engines for any number of tables, so many of them thinking at a time.

use std::future::pending;
use std::num::NonZeroUsize;
use std::path::Path;
use std::pin::{Pin, pin};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;

use jadoube_laws::Uci;
use tokio::time::{Instant, MissedTickBehavior, interval};

use super::places::Places;
use super::turn::Question;
use super::{Engine, EngineError, Found, Limits, Strength, Turn};

/// Engines shared by every table. Clones are the same pool.
///
/// Whoever asks waits for a place: those who wait have one in turn, however much each asks, and
/// where many wait each question is thought about for a shorter time. With a place goes a running
/// program, if one is left over from before, or a new one. There are never more programs than twice
/// the places, and none once nobody has asked for the [time](Limits::idle) they may be idle. A
/// question that is given up, because the game ended or a move was taken back, frees its place as
/// soon as the program has stopped thinking; one that is dropped ends the program.
#[derive(Clone)]
pub struct Pool {
    shared: Arc<Shared>,
}

struct Shared {
    places: Arc<Places>,
    /// Not more than there are places, the longest idle first.
    idle: Mutex<Vec<Idle>>,
    most_idle: usize,
    limits: Limits,
}

struct Idle {
    engine: Engine,
    found: Arc<Found>,
    since: Instant,
}

/// Which engine sits at a table, and how strong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opponent {
    /// The engine.
    pub found: Arc<Found>,
    /// How strong it plays.
    pub strength: Strength,
}

/// What came of a question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chosen {
    /// The move, always a legal one; or what went wrong the last time, with nothing left to try.
    pub answer: Result<Uci, EngineError>,
    /// How long the question waited until an engine was free. It is no time of the engine's: the
    /// hall may give it back.
    pub waited: Duration,
    /// What went wrong the first time, if it was tried again.
    pub restarted: Option<EngineError>,
}

impl Pool {
    /// A pool in which so many engines may think at the same time; to be made within a tokio
    /// runtime.
    pub fn new(thinking: NonZeroUsize, limits: Limits) -> Self {
        let shared = Arc::new(Shared {
            places: Places::new(thinking.get()),
            idle: Mutex::default(),
            most_idle: thinking.get(),
            limits,
        });
        tokio::spawn(stop_idle(Arc::downgrade(&shared)));
        Self { shared }
    }

    /// How many engines may think without taking the last processor from the hall: one fewer than
    /// there are, and at least one.
    pub fn usual_thinking() -> NonZeroUsize {
        let processors = std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
        NonZeroUsize::new(processors - 1).unwrap_or(NonZeroUsize::MIN)
    }

    /// The opponent's move in this game. It always comes, or an error does, within twice what the
    /// limits and the level allow, not counting the wait for a free engine.
    pub async fn choose(&self, opponent: &Opponent, turn: &Turn<'_>) -> Chosen {
        let chosen = self.choose_unless(0, opponent, turn, pending()).await;
        chosen.expect("it is never given up")
    }

    /// The same for somebody, by whatever number they are told from others; nothing if the
    /// question is given up meanwhile.
    pub async fn choose_unless(
        &self,
        by: i64,
        opponent: &Opponent,
        turn: &Turn<'_>,
        given_up: impl Future<Output = ()>,
    ) -> Option<Chosen> {
        let asked = Instant::now();
        let mut given_up: Pin<&mut _> = pin!(given_up);
        let _place = tokio::select! {
            biased;
            () = &mut given_up => return None,
            place = Places::take(&self.shared.places, by) => place,
        };
        let waited = asked.elapsed();
        let first = self.attempt(opponent, turn, asked, given_up.as_mut()).await;
        let (answer, restarted) = match first {
            Err(error) if error.may_pass() => {
                let again = self.attempt_afresh(opponent, turn, asked, given_up);
                (again.await, Some(error))
            }
            answer => (answer, None),
        };
        Some(Chosen {
            answer: answer.transpose()?,
            waited,
            restarted,
        })
    }

    /// How many programs are running without a question.
    pub fn idle(&self) -> usize {
        self.shared.idle().len()
    }

    /// How many questions are being thought about, and how many wait.
    pub fn busy(&self) -> (usize, usize) {
        self.shared.places.busy()
    }

    /// Ends every program that has no question.
    pub async fn stop(&self) {
        let idle = std::mem::take(&mut *self.shared.idle());
        for one in idle {
            one.engine.quit().await;
        }
    }

    async fn attempt(
        &self,
        opponent: &Opponent,
        turn: &Turn<'_>,
        asked: Instant,
        given_up: impl Future<Output = ()>,
    ) -> Result<Option<Uci>, EngineError> {
        let question = self.shared.question(turn)?;
        match self.shared.take(&opponent.found.path, &question) {
            Some(engine) => {
                let put = self.put(engine, opponent, question, asked, given_up);
                put.await
            }
            None => self.attempt_afresh(opponent, turn, asked, given_up).await,
        }
    }

    async fn attempt_afresh(
        &self,
        opponent: &Opponent,
        turn: &Turn<'_>,
        asked: Instant,
        given_up: impl Future<Output = ()>,
    ) -> Result<Option<Uci>, EngineError> {
        let question = self.shared.question(turn)?;
        let engine = Engine::start(&opponent.found, &self.shared.limits).await?;
        self.put(engine, opponent, question, asked, given_up).await
    }

    /// Puts a question; the engine is kept only if it answers well, or stops when it is told to.
    async fn put(
        &self,
        mut engine: Engine,
        opponent: &Opponent,
        question: Question,
        asked: Instant,
        given_up: impl Future<Output = ()>,
    ) -> Result<Option<Uci>, EngineError> {
        let answer = engine
            .answer(question, opponent.strength, asked.elapsed(), given_up)
            .await?;
        if engine.is_lost() {
            return Ok(answer);
        }
        self.shared.keep(Idle {
            engine,
            found: Arc::clone(&opponent.found),
            since: Instant::now(),
        });
        Ok(answer)
    }
}

impl Shared {
    /// The question of a turn, with how many others wait for an answer.
    fn question(&self, turn: &Turn<'_>) -> Result<Question, EngineError> {
        let crowd = self.places.crowd();
        turn.question()
            .map(|question| Question { crowd, ..question })
    }

    fn idle(&self) -> MutexGuard<'_, Vec<Idle>> {
        // Nothing that holds the lock can leave the list half changed.
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// An idle program of this engine: one that knows the game, or else the last one used.
    fn take(&self, path: &Path, question: &Question) -> Option<Engine> {
        let mut idle = self.idle();
        let usable = |one: &Idle| one.found.path == path;
        let at = idle
            .iter()
            .position(|one| usable(one) && one.engine.knows(question))
            .or_else(|| idle.iter().rposition(usable))?;
        Some(idle.remove(at).engine)
    }

    fn keep(&self, one: Idle) {
        let mut idle = self.idle();
        idle.push(one);
        if idle.len() > self.most_idle {
            // Dropping it kills it.
            idle.remove(0);
        }
    }

    fn take_overdue(&self) -> Vec<Idle> {
        let mut idle = self.idle();
        let overdue = idle
            .iter()
            .take_while(|one| one.since.elapsed() >= self.limits.idle)
            .count();
        idle.drain(..overdue).collect()
    }
}

/// Ends programs that have been idle for too long, as long as there is a pool.
async fn stop_idle(pool: Weak<Shared>) {
    let Some(often) = pool.upgrade().map(|shared| shared.limits.idle / 4) else {
        return;
    };
    let mut ticks = interval(often.max(Duration::from_millis(10)));
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        ticks.tick().await;
        let Some(shared) = pool.upgrade() else {
            return;
        };
        let overdue = shared.take_overdue();
        drop(shared);
        for one in overdue {
            one.engine.quit().await;
        }
    }
}
