//! Measuring several contenders in turn, so that what disturbs one disturbs them all. It is the thread's own time on a
//! processor that counts, so that other programs disturb little.

use std::time::Duration;

use cpu_time::ThreadTime;

/// A contender: does some of its work and says how many units that were.
pub(crate) type Work<'a> = &'a mut dyn FnMut() -> u64;

const ROUNDS: u32 = 7;
const SLICE: Duration = Duration::from_millis(20);

/// For each contender the units a second of its best round.
pub(crate) fn rates<const N: usize>(mut works: [Work<'_>; N]) -> [f64; N] {
    let mut best = [0.0_f64; N];
    for _ in 0..ROUNDS {
        for (work, best) in works.iter_mut().zip(&mut best) {
            *best = best.max(slice(*work));
        }
    }
    best
}

/// How long something takes, in seconds, and what it gives.
pub(crate) fn seconds<T>(work: impl FnOnce() -> T) -> (f64, T) {
    let begun = ThreadTime::now();
    let result = work();
    (begun.elapsed().as_secs_f64(), result)
}

fn slice(work: Work<'_>) -> f64 {
    let (begun, mut units) = (ThreadTime::now(), 0);
    loop {
        units += work();
        let elapsed = begun.elapsed();
        if elapsed >= SLICE {
            return units as f64 / elapsed.as_secs_f64();
        }
    }
}
