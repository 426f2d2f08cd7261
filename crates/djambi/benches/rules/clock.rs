//! Measuring several functions in turn, so that a disturbance hits all of them. The thread's processor time
//! counts, so other programs disturb little.

use std::time::Duration;

use cpu_time::ThreadTime;

/// A function that does some of its work and returns the number of units.
pub(crate) type Work<'a> = &'a mut dyn FnMut() -> u64;

/// The number of rounds.
const ROUNDS: u32 = 7;
/// The shortest time of a round.
const SLICE: Duration = Duration::from_millis(20);

/// The units a second of each function, in its best round.
pub(crate) fn rates<const N: usize>(mut works: [Work<'_>; N]) -> [f64; N] {
    let mut best = [0.0_f64; N];
    for _ in 0..ROUNDS {
        for (work, best) in works.iter_mut().zip(&mut best) {
            *best = best.max(slice(*work));
        }
    }
    best
}

/// The time that `work` takes, in seconds, and its result.
pub(crate) fn seconds<T>(work: impl FnOnce() -> T) -> (f64, T) {
    let start = ThreadTime::now();
    let result = work();
    (start.elapsed().as_secs_f64(), result)
}

/// The units a second in one round.
fn slice(work: Work<'_>) -> f64 {
    let start = ThreadTime::now();
    let mut units = 0;
    loop {
        units += work();
        let elapsed = start.elapsed();
        if elapsed >= SLICE {
            return units as f64 / elapsed.as_secs_f64();
        }
    }
}
