//! The players that are part of this program, at a table.

use std::num::NonZero;
use std::time::Duration;

use djambi::Game;
use djambi_engine::{Engine, Limits, Options, Report};

use super::deadline::Deadline;
use super::{Budget, Choice, Failure, Kind, Now, Player, PlayerSpec};
use crate::baselines::OnePly;
use crate::partners::{Paranoid, Uct};

/// A player for one seat of one game.
pub(super) fn sit_down(spec: &PlayerSpec, now: Now) -> Box<dyn Player> {
    let budget = spec.budget;
    match spec.kind {
        Kind::Engine(level) => {
            let standard = Options::from(level);
            let threads = spec.threads.unwrap_or(standard.threads);
            let memory = spec.memory.unwrap_or(standard.memory);
            let searcher = Engine::new(Options { threads, memory, params: spec.params, ..standard });
            Box::new(Thinker { searcher, budget, now })
        }
        Kind::OneTurn => Box::new(Thinker { searcher: OnePly, budget, now }),
        Kind::Paranoid => {
            let searcher = Paranoid::new(spec.memory.map_or(16, NonZero::get));
            Box::new(Thinker { searcher, budget: or_standard(budget), now })
        }
        Kind::Uct => {
            let searcher = Uct::new(spec.memory.map_or(256, NonZero::get));
            Box::new(Thinker { searcher, budget: or_standard(budget), now })
        }
    }
}

/// The budget of a partner who would never end by himself.
fn or_standard(budget: Budget) -> Budget {
    const STANDARD: Budget = Budget { nodes: None, time: Some(Duration::from_millis(100)) };
    if budget == Budget::default() { STANDARD } else { budget }
}

/// Whoever finds moves by searching.
struct Thinker<S> {
    searcher: S,
    budget: Budget,
    now: Now,
}

/// A search for the best turn in a game.
trait Searcher {
    fn search(&mut self, game: &Game, limits: &Limits, stop: &Deadline) -> Report;
}

impl<S: Searcher> Player for Thinker<S> {
    fn choose(&mut self, game: &Game, seed: u64) -> Result<Choice, Failure> {
        let Budget { nodes, time } = self.budget;
        let limits = Limits { nodes, time, ..Limits::seeded(seed) };
        let report = self.searcher.search(game, &limits, &Deadline::after(time, self.now));
        let mv = report.best_move().ok_or_else(|| Failure::new("the search found no move"))?;
        Ok(Choice { mv, nodes: report.nodes })
    }
}

impl Searcher for Engine {
    fn search(&mut self, game: &Game, limits: &Limits, stop: &Deadline) -> Report {
        self.set_history(&game.positions()[..game.events().len()]);
        Self::search(self, game.position(), game.rules(), limits, stop, |_| {})
    }
}

impl Searcher for OnePly {
    fn search(&mut self, game: &Game, limits: &Limits, stop: &Deadline) -> Report {
        Self::search(self, game.position(), game.rules(), limits, stop, |_| {})
    }
}

impl Searcher for Paranoid {
    fn search(&mut self, game: &Game, limits: &Limits, stop: &Deadline) -> Report {
        self.recall(&game.positions()[..game.events().len()]);
        Self::search(self, game.position(), game.rules(), limits, stop)
    }
}

impl Searcher for Uct {
    fn search(&mut self, game: &Game, limits: &Limits, stop: &Deadline) -> Report {
        Self::search(self, game.position(), game.rules(), limits, stop)
    }
}
