//! Slots for work, which those who wait for them take in turn.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

/// A number of slots. When one is free, it goes to the next of those who wait, each of whom may have much to do: so a
/// crowd of one delays another by one of its works at most.
pub(super) struct FairSlots<K: Copy + Eq>(Mutex<State<K>>);

struct State<K: Copy + Eq> {
    free: usize,
    /// Those who wait, the next first, with the works of each in their order.
    waiting: VecDeque<(K, VecDeque<oneshot::Sender<Slot<K>>>)>,
}

/// A slot that is taken until this is dropped.
pub(super) struct Slot<K: Copy + Eq>(Option<Arc<FairSlots<K>>>);

impl<K: Copy + Eq> FairSlots<K> {
    /// This number of free slots.
    pub(super) fn new(free: usize) -> Arc<Self> {
        Arc::new(Self(Mutex::new(State { free, waiting: VecDeque::new() })))
    }

    /// Waits for a slot for a work of somebody. Dropping the future gives up the place in the queue.
    pub(super) async fn take(self: &Arc<Self>, of: K) -> Slot<K> {
        match self.place(of) {
            Ok(slot) => slot,
            Err(place) => place.await.expect("slots that outlive those who wait"),
        }
    }

    /// A slot, or else a place in the queue.
    fn place(self: &Arc<Self>, of: K) -> Result<Slot<K>, oneshot::Receiver<Slot<K>>> {
        let mut state = self.lock();
        if state.free > 0 {
            state.free -= 1;
            return Ok(Slot(Some(self.clone())));
        }
        let (sender, receiver) = oneshot::channel();
        match state.waiting.iter_mut().find(|(key, _)| *key == of) {
            Some((_, works)) => works.push_back(sender),
            None => state.waiting.push_back((of, [sender].into())),
        }
        Err(receiver)
    }

    /// Hands a slot on, or else it is free.
    fn hand_on(self: &Arc<Self>) {
        let mut slot = Slot(Some(self.clone()));
        while let Some(next) = self.next() {
            match next.send(slot) {
                Ok(()) => return,
                Err(unwanted) => slot = unwanted,
            }
        }
        // It was counted as free.
        slot.0 = None;
    }

    /// The next work that waits; without one, a slot more is free.
    fn next(&self) -> Option<oneshot::Sender<Slot<K>>> {
        let mut state = self.lock();
        loop {
            let Some((key, mut works)) = state.waiting.pop_front() else {
                state.free += 1;
                return None;
            };
            let next = works.pop_front();
            if !works.is_empty() {
                state.waiting.push_back((key, works));
            }
            if next.is_some() {
                return next;
            }
        }
    }

    fn lock(&self) -> MutexGuard<'_, State<K>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<K: Copy + Eq> Drop for Slot<K> {
    fn drop(&mut self) {
        if let Some(slots) = self.0.take() {
            slots.hand_on();
        }
    }
}

#[cfg(test)]
mod tests {
    use tokio::sync::mpsc;
    use tokio::task::yield_now;

    use super::*;

    #[tokio::test]
    async fn those_who_wait_take_slots_in_turn() {
        let slots = FairSlots::new(1);
        let first = slots.take('a').await;
        let (done, mut order) = mpsc::unbounded_channel();
        for of in ['a', 'a', 'a', 'a', 'b', 'c', 'b'] {
            let slots = slots.clone();
            let done = done.clone();
            tokio::spawn(async move {
                let _slot = slots.take(of).await;
                done.send(of).unwrap();
            });
            yield_now().await;
        }
        drop((first, done));
        let mut taken = String::new();
        while let Some(of) = order.recv().await {
            taken.push(of);
        }
        assert_eq!(taken, "abcabaa");
        assert_eq!(slots.lock().free, 1);
    }

    #[tokio::test]
    async fn a_place_that_is_given_up_loses_no_slot() {
        let slots = FairSlots::new(1);
        let first = slots.take('a').await;
        for _ in 0..10_000 {
            let given_up = slots.clone();
            let waits = tokio::spawn(async move { drop(given_up.take('b').await) });
            yield_now().await;
            waits.abort();
        }
        let handed = slots.clone();
        let waits = tokio::spawn(async move { drop(handed.take('c').await) });
        yield_now().await;
        // It is given up when the slot is on its way to it.
        drop(first);
        waits.abort();
        let _ = waits.await;
        drop(slots.take('d').await);
        assert_eq!(slots.lock().free, 1);
    }
}
