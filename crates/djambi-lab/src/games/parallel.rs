//! Work on many seeds by several threads, with the results in order.

use std::collections::BTreeMap;
use std::num::NonZero;
use std::ops::{ControlFlow, Range};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;

use super::{SampledGame, SelfPlay, SelfPlayer};

/// Plays the games of these seeds on several threads, each with a player of its own.
///
/// `on_game` gets the games in the order of their seeds until it breaks. The number of threads does not
/// change them.
pub fn play_games<P: SelfPlayer>(
    self_play: &SelfPlay,
    seeds: Range<u64>,
    threads: NonZero<usize>,
    new_player: impl Fn() -> P + Sync,
    mut on_game: impl FnMut(SampledGame) -> ControlFlow<()>,
) {
    let play = |seed| self_play.play(seed, &mut new_player());
    map_in_order(seeds, threads, play, |_, game| on_game(game));
}

/// Computes a result for each of these seeds on several threads.
///
/// `on_result` gets each seed and its result in the order of the seeds until it breaks. The number of threads
/// does not change the results.
pub fn map_in_order<T: Send>(
    seeds: Range<u64>,
    threads: NonZero<usize>,
    compute: impl Fn(u64) -> T + Sync,
    mut on_result: impl FnMut(u64, T) -> ControlFlow<()>,
) {
    let next = AtomicU64::new(seeds.start);
    let stop = AtomicBool::new(false);
    let (sender, receiver) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..threads.get() {
            let sender = sender.clone();
            let next = &next;
            let stop = &stop;
            let compute = &compute;
            let end = seeds.end;
            scope.spawn(move || {
                while !stop.load(Ordering::Relaxed) {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    if seed >= end || sender.send((seed, compute(seed))).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        // The results of later seeds may come earlier; they wait here.
        let mut waiting = BTreeMap::new();
        let mut due = seeds.start;
        for (seed, result) in receiver {
            waiting.insert(seed, result);
            while let Some(result) = waiting.remove(&due) {
                let seed = due;
                due += 1;
                if on_result(seed, result).is_break() {
                    stop.store(true, Ordering::Relaxed);
                    return;
                }
            }
        }
    });
}
