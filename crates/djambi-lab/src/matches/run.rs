//! Playing the games of a match on several threads.

use std::collections::HashSet;
use std::num::NonZero;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, mpsc};
use std::thread;

use super::game::play;
use super::{Finished, Match, Now, Played, Ticket};

/// How a match is played, which changes nothing of its games.
#[derive(Clone, Copy, Debug)]
pub struct Running {
    /// How many blocks there are to play.
    pub blocks: usize,
    /// How many games are played at a time.
    pub concurrency: NonZero<usize>,
    /// The clock.
    pub now: Now,
}

/// Plays the games of a match, block after block, but for those that are `done`. Each is given to `on_game`, on the
/// caller's thread, as soon as it has ended; when that breaks, or fails, the games that are being played are abandoned.
///
/// A game depends on its match and its [`Ticket`] alone; only the order in which games end depends on the concurrency.
///
/// # Errors
/// What `on_game` gives.
pub fn run<E>(
    of: &Match,
    running: &Running,
    done: &[Played],
    mut on_game: impl FnMut(Finished) -> Result<ControlFlow<()>, E>,
) -> Result<(), E> {
    let known: HashSet<Ticket> = done.iter().map(|played| played.ticket).collect();
    let all =
        (0..running.blocks).flat_map(|block| (0..of.mode.games()).map(move |game| Ticket { block, game }));
    let waiting = Mutex::new(all.filter(|ticket| !known.contains(ticket)));
    let stop = AtomicBool::new(false);
    let (sender, receiver) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..running.concurrency.get() {
            let (sender, waiting, stop) = (sender.clone(), &waiting, &stop);
            scope.spawn(move || {
                let next = || waiting.lock().ok()?.next();
                while let Some(finished) = next().and_then(|ticket| play(of, ticket, running.now, stop)) {
                    if sender.send(finished).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        let mut result = Ok(());
        for finished in receiver {
            match on_game(finished) {
                Ok(ControlFlow::Continue(())) => {}
                ended => {
                    result = ended.map(|_| ());
                    break;
                }
            }
        }
        stop.store(true, Ordering::Relaxed);
        result
    })
}
