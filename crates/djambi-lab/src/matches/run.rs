//! Playing the games of a match on several threads.

use std::collections::HashSet;
use std::num::NonZero;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, mpsc};
use std::thread;

use super::game::play;
use super::{FinishedGame, GameIndex, GameResult, Match, Now};

/// How a match is played. These options don't change the games.
#[derive(Clone, Copy, Debug)]
pub struct RunOptions {
    /// The number of blocks to play.
    pub blocks: usize,
    /// The number of games that are played at a time.
    pub concurrency: NonZero<usize>,
    /// The clock.
    pub now: Now,
}

/// Plays the games of a match, block after block, except those that are `done`.
///
/// `on_game` gets each game on the caller's thread as soon as it ends. If it breaks or fails, unfinished
/// games are abandoned. A game depends only on its match and its [`GameIndex`]; the concurrency changes only
/// the order of the ends.
///
/// # Errors
/// The error of `on_game`.
pub fn run<E>(
    of: &Match,
    options: &RunOptions,
    done: &[GameResult],
    mut on_game: impl FnMut(FinishedGame) -> Result<ControlFlow<()>, E>,
) -> Result<(), E> {
    let done: HashSet<GameIndex> = done.iter().map(|result| result.index).collect();
    let games = of.seatings.games();
    let all = (0..options.blocks).flat_map(|block| (0..games).map(move |game| GameIndex { block, game }));
    let waiting = Mutex::new(all.filter(|index| !done.contains(index)));
    let stop = AtomicBool::new(false);
    let (sender, receiver) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..options.concurrency.get() {
            let sender = sender.clone();
            let waiting = &waiting;
            let stop = &stop;
            scope.spawn(move || {
                let next = || waiting.lock().ok()?.next();
                while let Some(finished) = next().and_then(|index| play(of, index, options.now, stop)) {
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
