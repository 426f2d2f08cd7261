//! Playing many games on several threads.

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
    let next = AtomicU64::new(seeds.start);
    let enough = AtomicBool::new(false);
    let (sender, receiver) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..threads.get() {
            let (sender, next, enough, player, end) = (sender.clone(), &next, &enough, &player, seeds.end);
            scope.spawn(move || {
                while !enough.load(Ordering::Relaxed) {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    if seed >= end || sender.send(plan.play(seed, &mut player())).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        // Games of later seeds may be over earlier: they wait.
        let (mut waiting, mut due) = (BTreeMap::new(), seeds.start);
        for game in receiver {
            waiting.insert(game.seed, game);
            while let Some(game) = waiting.remove(&due) {
                due += 1;
                if on_game(game).is_break() {
                    enough.store(true, Ordering::Relaxed);
                    return;
                }
            }
        }
    });
}
