//! The engine as it plays to be learnt from.

use std::num::NonZero;

use djambi::Game;
use djambi_engine::net::Net;
use djambi_engine::{Engine, Level, Limits, Options, Report};

use crate::games::{Player, search_game};

/// The engine with a number of nodes for a turn: more for one that is kept than for the others.
#[derive(Debug)]
pub struct Searcher {
    engine: Engine,
    nodes: NonZero<u64>,
    at_a_glance: NonZero<u64>,
}

/// How many lines it may choose among.
const LINES: usize = 6;
/// How many mebibytes a search needs that is as short as these.
const MEMORY: NonZero<usize> = NonZero::new(16).expect("not zero");

impl Searcher {
    /// A searcher with this number of nodes for a turn that is kept, and a sixth of it for the others. It values positions with
    /// this net, or, if there is none yet, with the evaluation made by hand: the net that is shipped today teaches nothing.
    #[must_use]
    pub fn new(nodes: NonZero<u64>, net: Option<&'static Net>) -> Self {
        let mut options = Options { memory: MEMORY, net, ..Options::from(Level::Prince) };
        if net.is_none() {
            options.params.net = 0.0;
        }
        let at_a_glance = NonZero::new(nodes.get() / 6).unwrap_or(NonZero::<u64>::MIN);
        Self { engine: Engine::new(options), nodes, at_a_glance }
    }

    fn report(&mut self, game: &Game, seed: u64, nodes: NonZero<u64>) -> Report {
        let limits = Limits { seed, nodes: Some(nodes), time: None, lines: LINES };
        search_game(&mut self.engine, game, &limits)
    }
}

impl Player for Searcher {
    fn search(&mut self, game: &Game, seed: u64) -> Report {
        self.report(game, seed, self.nodes)
    }

    fn glance(&mut self, game: &Game, seed: u64) -> Report {
        self.report(game, seed, self.at_a_glance)
    }
}
