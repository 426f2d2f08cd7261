//! The options of an engine.

use std::num::NonZero;

use djambi::{Geometry, SeatSet};

use crate::net::Net;
use crate::prior::PolicyWeights;
use crate::{Level, Params};

/// The number of own turns whose pieces have a way back.
pub(crate) const WAY_BACK_TURNS: usize = 3;

/// The options of an engine, for all its searches.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Options {
    /// The playing strength.
    pub level: Level,
    /// The number of threads. With more than one, a search is not repeatable.
    pub threads: NonZero<usize>,
    /// The memory for the search tree, in mebibytes.
    pub memory: NonZero<usize>,
    /// The largest number of pieces beside the chiefs of endings that are solved as a whole, up to 2. With
    /// 2 it takes some seconds and up to 64 MiB; with 0 all endings are searched, also those for plans.
    pub ending_pieces: usize,
    /// The seats of people, whose pieces the lowest level spares now and then.
    pub people: SeatSet,
    /// The parameters of the search.
    pub params: Params,
    /// The net to use instead of the shipped one, unless `params` choose the hand-made evaluation.
    pub net: Option<&'static Net>,
}

impl Options {
    /// The net that evaluates positions on a board, if one does. Nothing else reads the shipped nets, so that
    /// the first net of a new shape can be trained.
    pub(crate) fn net(&self, board: &'static Geometry) -> Option<&'static Net> {
        (self.params.net > 0.0).then(|| self.net.or_else(|| Net::of_board(board))).flatten()
    }

    /// The weights of the priors on a board.
    pub(crate) fn policy(&self, board: &'static Geometry) -> &'static PolicyWeights {
        if self.params.priors > 0.0 { PolicyWeights::of_board(board) } else { PolicyWeights::of_square9() }
    }

    /// Whether the exact results of endings are known: to the level, and by these options.
    pub(crate) const fn knows_endings(&self) -> bool {
        self.level.knows_endings() && self.ending_pieces > 0
    }

    /// The same options for the analysis of a game: without the discount by the game's length, so that a
    /// position has the same value in whichever turn it arises, and without what makes play livelier, noise
    /// in the opening and the penalty for ways back.
    #[must_use]
    pub fn for_analysis(mut self) -> Self {
        self.params.length_horizon = f32::MAX;
        self.params.opening_noise = 0.0;
        self.params.way_back_penalty = 0.0;
        self
    }

    /// The number of own turns that the player does not like to undo: the lowest level its last one.
    pub(crate) fn turns_not_undone(&self) -> usize {
        match self.level {
            level if level.is_beginner() => 1,
            _ if self.params.way_back_penalty > 0.0 => WAY_BACK_TURNS,
            _ => 0,
        }
    }
}

impl Default for Options {
    fn default() -> Self {
        const THREADS: NonZero<usize> = NonZero::<usize>::MIN;
        const MEMORY: NonZero<usize> = NonZero::new(256).expect("not zero");
        let level = Level::Prince;
        let params = Params::default();
        let people = SeatSet::EMPTY;
        Self { level, threads: THREADS, memory: MEMORY, ending_pieces: 1, people, params, net: None }
    }
}

impl From<Level> for Options {
    fn from(level: Level) -> Self {
        Self { level, ..Self::default() }
    }
}
