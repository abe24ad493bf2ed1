//! All cores at work on one queue of files, the answers told in order.
//!
//! There is no thread that only reads: whoever is free takes the lock of the intake, unpacks the
//! next piece, gives the lock back and judges the piece. With one thread this is a plain loop.

use std::{
    collections::BTreeMap,
    io::{self, Read},
    num::NonZeroUsize,
    path::PathBuf,
    sync::{
        Arc, Condvar, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    thread,
    time::Duration,
};

use super::{
    source,
    split::{End, Piece, Splitter},
};

/// Bytes judged at a time: enough to make locks rare, little enough to stay in the cache.
const PIECE: usize = 256 * 1024;

/// Answers that may wait for an earlier one, for each thread.
const WAITING: usize = 8;

/// Judges what one thread is given, piece by piece.
pub(crate) trait Examine {
    /// What is found in a piece and the rest of its last game.
    type Answer: Send;

    /// Starts on games of a file, beginning so many bytes into it.
    fn begin(&mut self, file: usize, offset: u64);
    /// Reads on.
    fn feed(&mut self, bytes: &[u8]);
    /// What was found in the games that have ended, if it is much.
    fn so_far(&mut self) -> Option<Self::Answer>;
    /// Nothing of the last game is to come.
    fn finish(&mut self) -> Self::Answer;
}

/// Is told the answers, in the order of the games.
pub(crate) trait Listen<A> {
    /// Takes the next answer; on an error nothing more is asked for.
    fn answer(&mut self, answer: A) -> io::Result<()>;
}

/// Judges every game of the files with as many threads as asked.
///
/// Files that can't be read, or not to their end, are told to `unreadable`, and the others are
/// judged all the same.
pub(crate) fn run<E, L>(
    files: &[PathBuf],
    threads: NonZeroUsize,
    taken: Arc<AtomicU64>,
    examiner: impl Fn() -> E + Sync,
    listener: &mut L,
    unreadable: impl FnMut(usize, &io::Error) + Send,
) -> io::Result<()>
where
    E: Examine,
    L: Listen<E::Answer> + Send,
{
    let line = Line {
        intake: Mutex::new(Intake {
            files,
            next_file: 0,
            open: None,
            next_ticket: 0,
            taken,
            unreadable,
        }),
        outlet: Mutex::new(Outlet {
            listener,
            next_ticket: 0,
            waiting: BTreeMap::new(),
            failure: None,
        }),
        moved: Condvar::new(),
        stopped: AtomicBool::new(false),
        most_waiting: WAITING * threads.get(),
    };
    thread::scope(|scope| {
        for _ in 1..threads.get() {
            let work = || line.work(examiner());
            // Where no further thread can be had, those there are do the work.
            if thread::Builder::new().spawn_scoped(scope, work).is_err() {
                break;
            }
        }
        line.work(examiner());
    });
    let outlet = line.outlet.into_inner();
    let failure = outlet.unwrap_or_else(PoisonError::into_inner).failure;
    failure.map_or(Ok(()), Err)
}

struct Line<'a, A, L, U> {
    intake: Mutex<Intake<'a, U>>,
    outlet: Mutex<Outlet<'a, A, L>>,
    moved: Condvar,
    stopped: AtomicBool,
    most_waiting: usize,
}

impl<A: Send, L: Listen<A>, U: FnMut(usize, &io::Error)> Line<'_, A, L, U> {
    fn work<E: Examine<Answer = A>>(&self, mut examiner: E) {
        let _alarm = Alarm(&self.stopped);
        let mut buffer = Vec::with_capacity(PIECE);
        while !self.stopped.load(Ordering::Relaxed) {
            let mut intake = lock(&self.intake);
            let Some((file, first)) = intake.next(&mut buffer) else {
                return;
            };
            let mut ticket = intake.next_ticket;
            intake.next_ticket += 1;
            examiner.begin(file, first.offset);
            if first.end == End::WithinGame {
                // The rest of a game longer than a piece belongs to the thread that began it.
                examiner.feed(&buffer);
                while let Some(piece) = intake.rest(&mut buffer) {
                    if piece.end == End::BetweenGames {
                        break;
                    }
                    examiner.feed(&buffer);
                    if self.stopped.load(Ordering::Relaxed) {
                        return;
                    }
                    // It may be many games that can't be told apart from here: memory stays
                    // bounded if what was found in them is told before the last has ended.
                    if let Some(answer) = examiner.so_far() {
                        self.deliver(ticket, answer);
                        ticket = intake.next_ticket;
                        intake.next_ticket += 1;
                    }
                }
            }
            drop(intake);
            examiner.feed(&buffer);
            self.deliver(ticket, examiner.finish());
        }
    }

    fn deliver(&self, ticket: u64, answer: A) {
        let mut outlet = lock(&self.outlet);
        outlet.waiting.insert(ticket, answer);
        if outlet.drain() {
            self.moved.notify_all();
        }
        if outlet.failure.is_some() {
            self.stopped.store(true, Ordering::Relaxed);
        }
        // Memory stays bounded when one piece takes much longer than those after it.
        while outlet.waiting.len() > self.most_waiting && !self.stopped.load(Ordering::Relaxed) {
            outlet = self
                .moved
                .wait_timeout(outlet, LOOK_UP)
                .unwrap_or_else(PoisonError::into_inner)
                .0;
        }
    }
}

/// How often a waiting thread looks whether there is still something to wait for.
const LOOK_UP: Duration = Duration::from_millis(100);

/// Stops all threads when the one that holds it fails, for its answer would never come.
struct Alarm<'a>(&'a AtomicBool);

impl Drop for Alarm<'_> {
    fn drop(&mut self) {
        if thread::panicking() {
            self.0.store(true, Ordering::Relaxed);
        }
    }
}

struct Intake<'a, U> {
    files: &'a [PathBuf],
    next_file: usize,
    open: Option<Splitter<Box<dyn Read + Send>>>,
    next_ticket: u64,
    taken: Arc<AtomicU64>,
    unreadable: U,
}

impl<U: FnMut(usize, &io::Error)> Intake<'_, U> {
    /// The next piece of whichever file has one, and the number of that file.
    fn next(&mut self, buffer: &mut Vec<u8>) -> Option<(usize, Piece)> {
        loop {
            if self.open.is_some() {
                if let Some(piece) = self.rest(buffer) {
                    return Some((self.next_file - 1, piece));
                }
                self.open = None;
            }
            let path = self.files.get(self.next_file)?;
            match source::open(path, Arc::clone(&self.taken)) {
                Ok(stream) => self.open = Some(Splitter::new(stream, PIECE)),
                Err(error) => (self.unreadable)(self.next_file, &error),
            }
            self.next_file += 1;
        }
    }

    /// The next piece of the file that is open; leaves the buffer empty when there is none.
    fn rest(&mut self, buffer: &mut Vec<u8>) -> Option<Piece> {
        buffer.clear();
        match self.open.as_mut()?.next(buffer) {
            Ok(piece) => piece,
            Err(error) => {
                (self.unreadable)(self.next_file - 1, &error);
                None
            }
        }
    }
}

struct Outlet<'a, A, L> {
    listener: &'a mut L,
    next_ticket: u64,
    waiting: BTreeMap<u64, A>,
    failure: Option<io::Error>,
}

impl<A, L: Listen<A>> Outlet<'_, A, L> {
    /// Tells the answers whose turn has come; whether there was any.
    fn drain(&mut self) -> bool {
        let before = self.next_ticket;
        while self.failure.is_none()
            && let Some(answer) = self.waiting.remove(&self.next_ticket)
        {
            self.next_ticket += 1;
            self.failure = self.listener.answer(answer).err();
        }
        self.next_ticket > before
    }
}

/// A panic in another thread ends the program anyway; its half-done work is not looked at.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
