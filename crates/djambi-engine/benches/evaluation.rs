//! The time of an evaluation by hand-made features, beside that of the mover's families in the same positions
//! and the same run: `cargo bench -p djambi-engine --bench evaluation`. Asserts that all shares sum to 1.

#[path = "../tests/support/mod.rs"]
mod support;

use std::hint::black_box;
use std::ops::ControlFlow;
use std::time::Duration;

use cpu_time::ThreadTime;
use djambi::{Position, Rules};
use djambi_engine::evaluate;

const ROUNDS: usize = 9;
const ROUND_TIME: Duration = Duration::from_millis(20);

fn main() {
    let rules = Rules::CLASSIC;
    let positions = middle_games(&rules);
    for players in (2..=4).rev() {
        let sample: Vec<Position> =
            positions.iter().filter(|position| position.alive().len() == players).copied().collect();
        if sample.is_empty() {
            continue;
        }
        let mut families = f64::MAX;
        let mut evaluations = f64::MAX;
        for _ in 0..ROUNDS {
            families = families.min(nanoseconds(&sample, |position| count_families(position, &rules)));
            evaluations = evaluations.min(nanoseconds(&sample, |position| check_shares(position, &rules)));
        }
        println!(
            "{players} players alive, {} positions: families {families:.0} ns, \
             evaluation {evaluations:.0} ns, ratio {:.2}",
            sample.len(),
            evaluations / families
        );
    }
}

/// Positions from the middle of games of the engine against itself.
fn middle_games(rules: &Rules) -> Vec<Position> {
    let games = (0..6).map(|number| support::self_play(*rules, Position::start(), number));
    games.flat_map(|game| game.positions().iter().skip(12).step_by(3).copied().collect::<Vec<_>>()).collect()
}

/// The nanoseconds of the thread's own time for each position.
fn nanoseconds(positions: &[Position], mut work: impl FnMut(&Position)) -> f64 {
    let start = ThreadTime::now();
    let mut count = 0;
    loop {
        positions.iter().for_each(&mut work);
        count += positions.len();
        let elapsed = start.elapsed();
        if elapsed >= ROUND_TIME {
            return elapsed.as_secs_f64() * 1e9 / count as f64;
        }
    }
}

fn count_families(position: &Position, rules: &Rules) {
    let mut count = 0;
    let _: ControlFlow<()> = position.for_each_family(rules, |family| {
        count += family.len();
        ControlFlow::Continue(())
    });
    black_box(count);
}

fn check_shares(position: &Position, rules: &Rules) {
    let shares = evaluate(position, rules);
    let sum = shares.iter().fold(0.0, |sum, (_, share)| sum + share);
    assert!((sum - 1.0).abs() < 1e-5, "{position}: {shares:?}");
}
