//! The engine with the limits of an analysis.

use std::num::NonZero;
use std::time::Duration;

use djambi::Game;
use djambi_engine::{Engine, Options, Report};
use djambi_text::Cli;

use super::progress_line::ProgressLine;
use super::study::Study;
use crate::arguments::SearchArguments;
use crate::search_limits::SearchLimits;
use crate::timer::Timer;

/// The time for a position from which on endings of two pieces are solved as a whole.
const WHOLE_ENDING_TIME: Duration = Duration::from_secs(20);

/// The engine with the limits of an analysis.
pub(super) struct Analyst {
    engine: Engine,
    limits: SearchLimits,
    seed: u64,
    lines: usize,
}

impl Analyst {
    /// An analyst that searches each position within `limits` for its best `lines` lines.
    pub(super) fn new(arguments: &SearchArguments, limits: SearchLimits, lines: NonZero<usize>) -> Self {
        let options = arguments.options().for_analysis();
        let is_long = limits.max.is_none_or(|max| max >= WHOLE_ENDING_TIME);
        let ending_pieces = if is_long { 2 } else { options.ending_pieces };
        let engine = Engine::new(Options { ending_pieces, ..options });
        Self { engine, limits, seed: arguments.seed(), lines: lines.get() }
    }

    /// Studies the last position of a game.
    pub(super) fn study(&mut self, game: &Game) -> Study {
        self.search(game, |_, _| {})
    }

    /// Studies the last position of a game and shows the progress of the search.
    pub(super) fn study_with_progress(
        &mut self,
        game: &Game,
        progress: &mut ProgressLine,
        texts: Cli,
    ) -> Study {
        self.search(game, |report, timer| {
            progress.show(|| Study::new(game, report, timer.elapsed()).summary(texts));
        })
    }

    fn search(&mut self, game: &Game, mut on_info: impl FnMut(&Report, &Timer)) -> Study {
        let timer = Timer::start(self.limits.max);
        if game.outcome().is_some() {
            return Study::new(game, &Report::default(), timer.elapsed());
        }
        self.engine.set_history(&game.positions()[..game.events().len()]);
        let limits = self.limits.for_engine(self.seed, self.lines);
        let position = game.position();
        let rules = game.rules();
        let report = self.engine.search(position, rules, &limits, &timer, |report| on_info(report, &timer));
        Study::new(game, &report, timer.elapsed())
    }
}
