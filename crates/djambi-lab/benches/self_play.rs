//! 1,000 games of the one-ply baseline against itself, with every rule set, all options and two to four
//! players, on all cores: `cargo bench -p djambi-lab --bench self_play [-- --games N]`. Prints how they
//! ended.

#[path = "../tests/one_ply/support/mod.rs"]
mod support;

use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Instant;

use support::ends::Ends;

#[expect(clippy::disallowed_methods, reason = "a benchmark is about time")]
fn main() {
    let games = argument("--games").unwrap_or(1_000);
    let started = Instant::now();
    let next = AtomicU64::new(0);
    let work = || {
        let mut ends = Ends::default();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= games {
                return ends;
            }
            let (rules, start) = support::games::kind(number);
            ends.count(&support::self_play(rules, start, number));
        }
    };
    let mut all = Ends::default();
    thread::scope(|scope| {
        let threads = thread::available_parallelism().map_or(1, std::num::NonZero::get);
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        for worker in workers {
            all.add(worker.join().expect("game"));
        }
    });
    let seconds = started.elapsed().as_secs_f64();
    print!("{all}");
    println!("{seconds:.1} s, {:.0} turns a second", all.turns() as f64 / seconds);
}

fn argument(name: &str) -> Option<u64> {
    let arguments: Vec<String> = std::env::args().collect();
    let at = arguments.iter().position(|argument| argument == name)?;
    arguments.get(at + 1)?.parse().ok()
}
