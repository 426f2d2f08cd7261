//! How hard a puzzle is: the first level of the engine that finds the first turn.

use djambi::{Move, Position, Rules};
use djambi_engine::{Engine, Level, Limits, Never, Options};

/// The grade of a puzzle that no level solves.
pub const UNSOLVED: usize = 9;

/// The number of the first level from 1 on that finds one of these turns with its usual nodes, or
/// [`UNSOLVED`].
#[must_use]
pub(super) fn grade(position: &Position, rules: &Rules, right: &[Move]) -> usize {
    let finds = |level: &Level| {
        let mut engine = Engine::new(Options::from(*level));
        let report = engine.search(position, rules, &Limits::seeded(1), &Never, |_| {});
        report.best_move().is_some_and(|mv| right.contains(&mv))
    };
    let mut levels = Level::ALL.into_iter().filter(|level| level.number() > 0);
    levels.find(finds).map_or(UNSOLVED, Level::number)
}
