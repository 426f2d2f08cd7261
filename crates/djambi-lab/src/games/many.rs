//! Making something of many seeds on several threads.

use std::collections::BTreeMap;
use std::num::NonZero;
use std::ops::{ControlFlow, Range};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;

use super::{Plan, Player, SampledGame};

/// Plays the games of these seeds on some threads, each game with a player of its own, and gives them to `on_game` in the order
/// of their seeds until that breaks. What is given does not depend on the number of threads.
pub fn play_many<P: Player>(
    plan: &Plan,
    seeds: Range<u64>,
    threads: NonZero<usize>,
    player: impl Fn() -> P + Sync,
    mut on_game: impl FnMut(SampledGame) -> ControlFlow<()>,
) {
    make_in_order(seeds, threads, |seed| plan.play(seed, &mut player()), |_, game| on_game(game));
}

/// Makes something of each of these seeds on some threads, and gives it to `on_made`, after its seed, in the order of the seeds
/// until that breaks. What is given does not depend on the number of threads.
pub fn make_in_order<T: Send>(
    seeds: Range<u64>,
    threads: NonZero<usize>,
    make: impl Fn(u64) -> T + Sync,
    mut on_made: impl FnMut(u64, T) -> ControlFlow<()>,
) {
    let next = AtomicU64::new(seeds.start);
    let enough = AtomicBool::new(false);
    let (sender, receiver) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..threads.get() {
            let (sender, next, enough, make, end) = (sender.clone(), &next, &enough, &make, seeds.end);
            scope.spawn(move || {
                while !enough.load(Ordering::Relaxed) {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    if seed >= end || sender.send((seed, make(seed))).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        // What is made of later seeds may be ready earlier: it waits.
        let (mut waiting, mut due) = (BTreeMap::new(), seeds.start);
        for (seed, made) in receiver {
            waiting.insert(seed, made);
            while let Some(made) = waiting.remove(&due) {
                let seed = due;
                due += 1;
                if on_made(seed, made).is_break() {
                    enough.store(true, Ordering::Relaxed);
                    return;
                }
            }
        }
    });
}
