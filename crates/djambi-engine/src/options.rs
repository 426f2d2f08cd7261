//! What an engine is told to be.

use std::num::NonZero;

use crate::net::Net;
use crate::{Level, Params};

/// What an engine is told to be, for all its searches.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Options {
    /// How well it plays.
    pub level: Level,
    /// How many threads search at once. With more than one, a search is not repeatable.
    pub threads: NonZero<usize>,
    /// How much memory the search may use, in mebibytes.
    pub memory: NonZero<usize>,
    /// The numbers that steer the search.
    pub params: Params,
    /// The net that values positions in place of the shipped one, unless `params` leave that to the evaluation made by hand.
    pub net: Option<&'static Net>,
}

impl Options {
    /// The net that values positions, if one does. Nothing else reads the shipped net, so that a first one of a new shape can be
    /// trained.
    pub(crate) fn net(&self) -> Option<&'static Net> {
        (self.params.net > 0.0).then(|| self.net.unwrap_or_else(Net::shipped))
    }

    /// The same for whoever studies a game and does not play it: nobody wearies, so that a position is worth the same however
    /// many turns there were before it.
    #[must_use]
    pub fn studying(mut self) -> Self {
        self.params.stamina = f32::MAX;
        self
    }
}

impl Default for Options {
    fn default() -> Self {
        const THREADS: NonZero<usize> = NonZero::<usize>::MIN;
        const MEMORY: NonZero<usize> = NonZero::new(256).expect("not zero");
        Self { level: Level::Prince, threads: THREADS, memory: MEMORY, params: Params::default(), net: None }
    }
}

impl From<Level> for Options {
    fn from(level: Level) -> Self {
        Self { level, ..Self::default() }
    }
}
