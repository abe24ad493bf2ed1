//! Runs a future to its end on the thread that asks.

use std::future::Future;
use std::pin::pin;
use std::sync::Arc;
use std::task::{Context, Poll, Wake, Waker};
use std::thread::{self, Thread};

struct Unpark(Thread);

impl Wake for Unpark {
    fn wake(self: Arc<Self>) {
        self.0.unpark();
    }
}

/// Waits without giving way to any other task, so that a database in memory answers within one
/// step of the scheduler: a paused clock of tokio does not advance meanwhile, and runs of a
/// simulation are repeated exactly.
pub(crate) fn block_on<F: Future>(future: F) -> F::Output {
    // The budget of the task that waits must not be spent: nothing refills it in this loop.
    let mut future = pin!(tokio::task::unconstrained(future));
    let waker = Waker::from(Arc::new(Unpark(thread::current())));
    let mut context = Context::from_waker(&waker);
    loop {
        match future.as_mut().poll(&mut context) {
            Poll::Ready(output) => return output,
            Poll::Pending => thread::park(),
        }
    }
}
