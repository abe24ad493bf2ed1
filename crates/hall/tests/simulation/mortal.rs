//! A task that may die between any two steps of the scheduler, as with its process.

use std::{
    pin::Pin,
    task::{Context, Poll},
};

use tokio::{sync::mpsc, time::Instant};

/// So many steps at one and the same instant are no work any more.
const SPINNING: u32 = 2_000;

/// A task with so many steps to live.
pub(crate) struct Mortal {
    task: Option<Pin<Box<dyn Future<Output = ()> + Send>>>,
    steps_left: u64,
    dies: mpsc::UnboundedSender<u32>,
    run: u32,
    at: Instant,
    steps_at: u32,
}

impl Mortal {
    pub(crate) fn new(
        task: impl Future<Output = ()> + Send + 'static,
        steps_left: u64,
        dies: mpsc::UnboundedSender<u32>,
        run: u32,
    ) -> Self {
        Self {
            task: Some(Box::pin(task)),
            steps_left,
            dies,
            run,
            at: Instant::now(),
            steps_at: 0,
        }
    }
}

impl Future for Mortal {
    type Output = ();

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<()> {
        let now = Instant::now();
        if self.at == now {
            self.steps_at += 1;
            assert!(
                self.steps_at < SPINNING,
                "a table does nothing but run in a circle"
            );
        } else {
            self.at = now;
            self.steps_at = 0;
        }
        if self.steps_left == 0 {
            self.task = None;
            let _ = self.dies.send(self.run);
            return Poll::Ready(());
        }
        self.steps_left -= 1;
        match &mut self.task {
            Some(task) => task.as_mut().poll(context),
            None => Poll::Ready(()),
        }
    }
}
