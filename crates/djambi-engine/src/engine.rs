//! The engine.

use djambi::{Position, Rules};

use crate::search::{Mood, Root, Search};
use crate::{Level, Limits, Options, Report, Stop};

/// Whoever thinks for a bot, a hint or an analysis.
#[derive(Debug, Default)]
pub struct Engine {
    options: Options,
    /// The hashes of the positions that came before the one that is searched.
    past: Vec<u64>,
    /// The last search, which goes on when the same position is searched again.
    search: Option<Search>,
}

impl Engine {
    /// An engine that has not thought about anything yet.
    #[must_use]
    pub const fn new(options: Options) -> Self {
        Self { options, past: Vec::new(), search: None }
    }

    /// What it was told to be.
    #[must_use]
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// Tells the engine the positions of the game that came before the one it will search, so that it knows what would be
    /// a repetition (§8). They are remembered until others are told.
    pub fn recall<'a>(&mut self, past: impl IntoIterator<Item = &'a Position>) {
        self.past = past.into_iter().map(Position::hash).collect();
    }

    /// Searches for the best turns of the player to move.
    ///
    /// The same position, past, rules, options and limits give the same report with one thread, unless `stop` ends the
    /// search before it has come to its own end; then the best so far is reported. There is always a line with a legal move
    /// in it, unless the game is over. `on_info` hears of every improvement worth telling, at least of the last one.
    pub fn search<S: Stop + Sync>(
        &mut self,
        position: &Position,
        rules: &Rules,
        limits: &Limits,
        stop: &S,
        on_info: impl FnMut(&Report),
    ) -> Report {
        if position.is_over() {
            return Report::default();
        }
        let most = match (limits.nodes, limits.time) {
            (Some(nodes), _) => nodes.get(),
            (None, Some(_)) if self.options.level == Level::Prince => u64::MAX,
            (None, _) => self.options.level.nodes().get(),
        };
        let (options, past) = (&self.options, &self.past);
        let root = || Root::new(position, rules, past, options, limits.seed, stop);
        let search = self.search.get_or_insert_with(|| Search::new(options, root()));
        if !search.is_for(position, rules, past, Mood::new(options.level, limits.seed)) {
            search.restart(root());
        }
        search.run(self.options.threads.get(), most, limits, stop, on_info)
    }
}
