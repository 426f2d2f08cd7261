//! The engine: what programs create and ask.

use std::sync::Arc;

use djambi::{Move, Position, Rules, Seat};

#[cfg(feature = "press")]
use crate::Outlook;
use crate::search::{Ending, Promises, Root, Search, SearchRequest, WaysBack};
use crate::{Limits, Options, Report, Stop, Tablebase};

/// The number of turns in which every player has played: a player in power plays after each of the others.
const ROUND: usize = 2 * Seat::LIMIT;

/// The search engine, with its options and the tree of its last search.
///
/// ```
/// use djambi::{Position, Rules};
/// use djambi_engine::{Engine, Level, Limits, Never, Options};
/// let (start, rules) = (Position::start(), Rules::CLASSIC);
/// let mut engine = Engine::new(Options::from(Level::Courtier));
/// let report = engine.search(&start, &rules, &Limits::default(), &Never, |_| {});
/// assert_eq!(report.nodes, Level::Courtier.nodes().get());
/// // The same search again has nothing left to do: it finds its tree complete.
/// let again = engine.search(&start, &rules, &Limits::default(), &Never, |_| {});
/// assert_eq!((again.nodes, again.earlier_nodes), (0, report.nodes));
/// assert_eq!(again.best_move(), report.best_move());
/// ```
#[derive(Debug, Default)]
pub struct Engine {
    options: Options,
    /// The hashes of the positions before the one that is searched.
    history: Vec<u64>,
    /// The last positions of the history, with a turn of each player.
    recent: Vec<Position>,
    /// The only moves to search, sorted; all of them if there are none.
    among: Vec<Move>,
    /// Its outlook on the treaties of the game.
    #[cfg(feature = "press")]
    outlook: Outlook,
    /// The last search, which goes on when the same position is searched again.
    search: Option<Search>,
    /// The tables of endings, which other engines may share.
    tables: Arc<Tablebase>,
}

impl Engine {
    /// An engine with these options, and no history.
    #[must_use]
    pub fn new(options: Options) -> Self {
        Self { options, ..Self::default() }
    }

    /// The same engine with tables of endings that it shares with others.
    #[must_use]
    pub fn with_tables(self, tables: Arc<Tablebase>) -> Self {
        Self { tables, ..self }
    }

    /// The engine's options.
    #[must_use]
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// Sets the positions of the game before the one to be searched, the oldest first, so that the engine
    /// recognises repetitions (§8). They are kept until they are set again.
    pub fn set_history<'a>(&mut self, positions: impl IntoIterator<Item = &'a Position>) {
        self.history.clear();
        self.recent.clear();
        for position in positions {
            self.history.push(position.hash());
            self.recent.push(*position);
        }
        self.recent.drain(..self.recent.len().saturating_sub(ROUND));
    }

    /// Restricts searches to these moves, until they are set again: a search says which of them is best, though
    /// another may be better. It overlooks nothing then, at any level. Without moves it searches all, as at first.
    ///
    /// Where the position or the searcher's promises allow none of them, it looks at others.
    ///
    /// ```
    /// use djambi::{Position, Rules};
    /// use djambi_engine::{Engine, Level, Limits, Never, Options};
    /// let (start, rules) = (Position::start(), Rules::CLASSIC);
    /// let mut engine = Engine::new(Options::from(Level::Courtier));
    /// let [one, other] = [0, 9].map(|index| start.legal_moves(&rules)[index]);
    /// engine.set_moves(&[one, other]);
    /// let report = engine.search(&start, &rules, &Limits { lines: 5, ..Limits::default() }, &Never, |_| {});
    /// assert_eq!(report.lines.len(), 2);
    /// assert!(report.lines.iter().all(|line| [one, other].contains(&line.moves[0])));
    /// ```
    pub fn set_moves(&mut self, moves: &[Move]) {
        self.among.clear();
        self.among.extend_from_slice(moves);
        self.among.sort_unstable();
        self.among.dedup();
    }

    /// Sets what the searcher expects of the treaties of the game, until it is set again.
    #[cfg(feature = "press")]
    pub fn set_outlook(&mut self, outlook: Outlook) {
        self.outlook = outlook;
    }

    /// Searches for the best moves of the player to move, and goes on with the last search if it was for the
    /// same position, rules, history and seed.
    ///
    /// With one thread, equal arguments and an equal history give the same report, unless `stop` ends the
    /// search early: then it is the best so far. The report has a line with a legal move, unless the game is
    /// over. `on_info` gets reports while the search goes on, and in any case the last one.
    pub fn search<S: Stop + Sync>(
        &mut self,
        position: &Position,
        rules: &Rules,
        limits: &Limits,
        stop: &S,
        mut on_info: impl FnMut(&Report),
    ) -> Report {
        if position.is_over() {
            return Report::default();
        }
        let promises = self.promises(position, rules);
        let Self { options, history, recent, among, search, tables, .. } = self;
        let ways_back = WaysBack::find(recent, position, options.turns_not_undone());
        let request = SearchRequest {
            position,
            rules,
            history,
            ways_back,
            among,
            options,
            promises: &promises,
            seed: limits.seed,
        };
        // A table tells of the best move, which may not be asked for.
        let ending = if among.is_empty() { Ending::find(&request, tables, stop) } else { None };
        if let Some(Ending::Won(report)) = ending {
            on_info(&report);
            return report;
        }
        let root = || Root::new(&request, ending.as_ref(), stop);
        let search = search.get_or_insert_with(|| Search::new(*options, root()));
        if !search.is_reusable_for(&request) {
            search.restart(root());
        }
        let mut report = search.run(limits, stop, on_info);
        if let Some(Ending::Drawn(drawn)) = &ending {
            drawn.correct(&mut report, position);
        }
        report
    }

    /// The promises that a search from this position reckons with.
    #[cfg(feature = "press")]
    fn promises(&self, position: &Position, rules: &Rules) -> Promises {
        Promises::of(&self.outlook, position, rules)
    }

    /// The promises that a search reckons with: none.
    #[cfg(not(feature = "press"))]
    fn promises(&self, _: &Position, _: &Rules) -> Promises {
        Promises::default()
    }
}
