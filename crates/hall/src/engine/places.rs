//! Places for engines that think, given out in turn to those who ask.

use std::{
    collections::VecDeque,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use tokio::sync::oneshot;

/// Places of which there are never more than so many taken.
///
/// Whoever asks for many waits behind the own questions: of those who wait, each has the next free
/// place in turn, however many questions they have.
#[derive(Debug)]
pub(super) struct Places {
    all: usize,
    queue: Mutex<Queue>,
}

#[derive(Debug)]
struct Queue {
    free: usize,
    // Those who wait, the next one first, each with their questions.
    waiting: VecDeque<(i64, VecDeque<oneshot::Sender<Place>>)>,
}

/// A place, until this is dropped.
#[derive(Debug)]
pub(super) struct Place(Arc<Places>);

impl Drop for Place {
    fn drop(&mut self) {
        let next = self.0.queue().next();
        if let Some(next) = next {
            // Who gave up at this very moment gives it back at once.
            let _ = next.send(Self(Arc::clone(&self.0)));
        }
    }
}

impl Queue {
    /// Whoever has the place that has become free; nobody if nobody waits.
    fn next(&mut self) -> Option<oneshot::Sender<Place>> {
        while let Some((by, mut questions)) = self.waiting.pop_front() {
            questions.retain(|question| !question.is_closed());
            let Some(next) = questions.pop_front() else {
                continue;
            };
            if !questions.is_empty() {
                self.waiting.push_back((by, questions));
            }
            return Some(next);
        }
        self.free += 1;
        None
    }
}

impl Queue {
    /// How many questions wait that were not given up.
    fn waiting(&self) -> usize {
        let questions = self.waiting.iter().flat_map(|(_, questions)| questions);
        questions.filter(|question| !question.is_closed()).count()
    }
}

impl Places {
    /// So many places.
    pub(super) fn new(all: usize) -> Arc<Self> {
        let waiting = VecDeque::new();
        Arc::new(Self {
            all,
            queue: Mutex::new(Queue { free: all, waiting }),
        })
    }

    // Nothing that holds the lock can leave the queue half changed.
    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A place for somebody, once it is their turn.
    pub(super) async fn take(places: &Arc<Self>, by: i64) -> Place {
        let given = {
            let mut queue = places.queue();
            if queue.free > 0 {
                queue.free -= 1;
                return Place(Arc::clone(places));
            }
            let (give, given) = oneshot::channel();
            match queue.waiting.iter_mut().find(|(other, _)| *other == by) {
                Some((_, questions)) => questions.push_back(give),
                None => queue.waiting.push_back((by, VecDeque::from([give]))),
            }
            given
        };
        given
            .await
            .expect("who waits is in the queue for as long as there are places")
    }

    /// How many places are taken, and how many wait for one.
    pub(super) fn busy(&self) -> (usize, usize) {
        let queue = self.queue();
        (self.all.saturating_sub(queue.free), queue.waiting())
    }

    /// How many want a place at a time for each there is, those who have one included: at least
    /// one.
    pub(super) fn crowd(&self) -> u32 {
        let crowd = 1 + self.queue().waiting().div_ceil(self.all.max(1));
        u32::try_from(crowd).unwrap_or(u32::MAX)
    }
}

#[cfg(test)]
mod tests {
    use tokio::sync::mpsc;

    use super::*;

    /// Who asks for a place, in this order, while somebody else has the only one: in which order
    /// they have it.
    async fn order(asked: &[i64]) -> Vec<i64> {
        let places = Places::new(1);
        let first = Places::take(&places, 0).await;
        let (told, mut order) = mpsc::unbounded_channel();
        for &by in asked {
            let (places, told) = (Arc::clone(&places), told.clone());
            tokio::spawn(async move {
                let place = Places::take(&places, by).await;
                told.send(by).expect("somebody hears");
                tokio::task::yield_now().await;
                drop(place);
            });
            tokio::task::yield_now().await;
        }
        drop((first, told));
        let mut all = Vec::new();
        while let Some(by) = order.recv().await {
            all.push(by);
        }
        all
    }

    #[tokio::test]
    async fn who_asks_for_many_keeps_nobody_waiting() {
        assert_eq!(order(&[1, 2, 3]).await, [1, 2, 3]);
        assert_eq!(order(&[1, 1, 1, 1, 2]).await, [1, 2, 1, 1, 1]);
        assert_eq!(order(&[1, 1, 1, 2, 2, 3]).await, [1, 2, 3, 1, 2, 1]);
    }

    #[tokio::test]
    async fn a_place_that_nobody_waits_for_any_more_is_free() {
        let places = Places::new(2);
        let both = (
            Places::take(&places, 1).await,
            Places::take(&places, 1).await,
        );
        assert_eq!(places.crowd(), 1);
        let given_up = tokio::spawn({
            let places = Arc::clone(&places);
            async move { Places::take(&places, 2).await }
        });
        tokio::task::yield_now().await;
        assert_eq!(places.crowd(), 2);
        given_up.abort();
        assert!(given_up.await.is_err());
        assert_eq!(places.crowd(), 1);
        drop(both);
        let _again = (
            Places::take(&places, 3).await,
            Places::take(&places, 4).await,
        );
        assert_eq!(places.queue().free, 0);
    }
}
