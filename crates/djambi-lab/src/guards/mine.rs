//! Finding positions in which good moves open the chief to two opponents, and a safe one costs little.

use std::collections::HashSet;
use std::num::NonZero;

use djambi::{Game, Move};
use djambi_engine::{Engine, Level, Limits, Line, Options, Params, Report, Rng};

use super::self_play;
use crate::endings::{MoveCount, Problem, Task, is_in_peril_by_two};
use crate::games::search_game;

/// One turn in this many is looked at, at random, so that the positions of a game differ.
const TURNS_PER_SAMPLE: usize = 6;
/// The number of best moves that are looked at.
const CANDIDATES: usize = 6;

/// Finds such positions, no two of them alike up to a symmetry of the board. They do not depend on what the
/// engine plays in them.
#[derive(Debug)]
pub struct GuardMiner {
    /// The nodes of a turn in the games.
    pub nodes: NonZero<u64>,
    /// The nodes of the long searches that tell what a move costs.
    pub long: NonZero<u64>,
    /// The greatest cost of a safe move and of an open one, as a share of the game.
    pub max_cost: f64,
    /// The positions found so far, in their canonical orientation.
    pub seen: HashSet<u64>,
}

impl GuardMiner {
    /// The positions of the game of this seed.
    pub fn search(&mut self, seed: u64) -> Vec<Problem> {
        let limits = Limits { nodes: Some(self.nodes), ..Limits::default() };
        let mut found = Vec::new();
        let mut rng = Rng::new(seed);
        self_play::play(seed, options(0.0), &limits, |game, _| {
            if rng.below(TURNS_PER_SAMPLE) == 0 && game.position().alive().len() > 2 {
                found.extend(self.problem(game));
            }
        });
        found
    }

    /// The problem that the position of a game poses, if it does: a long search without caution has an open
    /// move among its best ones, and a safe one costs little, by the search that cares for safety above all.
    fn problem(&mut self, game: &Game) -> Option<Problem> {
        let position = game.position();
        let rules = game.rules();
        if !self.seen.insert(position.canonical().0.hash()) {
            return None;
        }
        let share = |line: &Line| line.shares.of(position.turn());
        let bold = self.long_search(game, 0.0);
        let best = share(bold.lines.first()?);
        let opens = |line: &Line| {
            best - share(line) <= self.max_cost && line.moves.first().is_some_and(|&mv| is_open(game, mv))
        };
        if !bold.lines.iter().any(opens) {
            return None;
        }
        let safe = self.long_search(game, 1.0);
        let safe = safe.lines.first()?;
        if best - share(safe) > self.max_cost || is_open(game, *safe.moves.first()?) {
            return None;
        }
        let none = MoveCount { accepted: 0, legal: 0 };
        let problem = Problem { position: *position, rules: *rules, task: Task::Guard(none) };
        Some(Problem { task: Task::Guard(problem.count()), ..problem })
    }

    /// The lines of a long search with this caution.
    fn long_search(&self, game: &Game, caution: f32) -> Report {
        let limits = Limits { nodes: Some(self.long), lines: CANDIDATES, ..Limits::seeded(1) };
        search_game(&mut Engine::new(options(caution)), game, &limits)
    }
}

/// Whether this move of the game's next player opens the chief to two opponents, while three or more players
/// are left.
fn is_open(game: &Game, mv: Move) -> bool {
    let position = game.position();
    let rules = game.rules();
    let after = position.play_unchecked(rules, mv);
    after.alive().len() > 2 && is_in_peril_by_two(&after, rules, position.turn())
}

/// The options of an engine with this caution.
fn options(caution: f32) -> Options {
    Options { params: Params { caution, ..Params::default() }, ..Options::from(Level::Regent) }
}
