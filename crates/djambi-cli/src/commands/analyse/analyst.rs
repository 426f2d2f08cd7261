//! Whoever studies positions.

use std::num::NonZero;

use djambi::Game;
use djambi_engine::{Engine, Report};

use super::progress::Progress;
use super::study::Study;
use crate::thinking::{Effort, Thinking};
use crate::timer::Timer;

/// Whoever studies positions.
pub(super) struct Analyst {
    engine: Engine,
    effort: Effort,
    seed: u64,
    lines: usize,
}

impl Analyst {
    pub(super) fn new(thinking: &Thinking, effort: Effort, lines: NonZero<usize>) -> Self {
        let engine = Engine::new(thinking.options().for_analysis());
        Self { engine, effort, seed: thinking.seed(), lines: lines.get() }
    }

    /// Studies the present position of a game.
    pub(super) fn study(&mut self, game: &Game) -> Study {
        self.search(game, |_, _| {})
    }

    /// Studies the present position of a game, and tells meanwhile how far it is.
    pub(super) fn study_aloud(&mut self, game: &Game, progress: &mut Progress) -> Study {
        self.search(game, |report, timer| {
            progress.tell(|| Study::new(game, report, timer.time()).in_a_line());
        })
    }

    fn search(&mut self, game: &Game, mut on_info: impl FnMut(&Report, &Timer)) -> Study {
        let timer = Timer::start(self.effort.most);
        if game.outcome().is_some() {
            return Study::new(game, &Report::default(), timer.time());
        }
        self.engine.set_history(&game.positions()[..game.events().len()]);
        let limits = self.effort.limits(self.seed, self.lines);
        let (position, rules) = (game.position(), game.rules());
        let report = self.engine.search(position, rules, &limits, &timer, |report| on_info(report, &timer));
        Study::new(game, &report, timer.time())
    }
}
