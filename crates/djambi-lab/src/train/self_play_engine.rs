//! The engine as the player of self-play.

use std::num::NonZero;

use djambi::Game;
use djambi_engine::net::Net;
use djambi_engine::{Engine, Level, Limits, Options, Report};

use crate::games::{SelfPlayer, search_game};

/// The engine with a number of nodes for a full search and a smaller one for a fast search.
#[derive(Debug)]
pub struct SelfPlayEngine {
    engine: Engine,
    full_nodes: NonZero<u64>,
    fast_nodes: NonZero<u64>,
}

/// The number of lines of which one is played.
const LINES: usize = 6;
/// The memory of these short searches in mebibytes.
const MEMORY: NonZero<usize> = NonZero::new(16).expect("not zero");

impl SelfPlayEngine {
    /// An engine with this number of nodes for a full search, and a sixth of it for a fast one. It evaluates
    /// positions with this net. Without one it uses the hand-made evaluation, never the shipped net: training
    /// starts from scratch.
    #[must_use]
    pub fn new(nodes: NonZero<u64>, net: Option<&'static Net>) -> Self {
        let mut options = Options { memory: MEMORY, ending_pieces: 0, net, ..Options::from(Level::Prince) };
        if net.is_none() {
            options.params.net = 0.0;
        }
        let fast_nodes = NonZero::new(nodes.get() / 6).unwrap_or(NonZero::<u64>::MIN);
        Self { engine: Engine::new(options), full_nodes: nodes, fast_nodes }
    }

    fn search(&mut self, game: &Game, seed: u64, nodes: NonZero<u64>) -> Report {
        let limits = Limits { seed, nodes: Some(nodes), time: None, lines: LINES };
        search_game(&mut self.engine, game, &limits)
    }
}

impl SelfPlayer for SelfPlayEngine {
    fn full_search(&mut self, game: &Game, seed: u64) -> Report {
        self.search(game, seed, self.full_nodes)
    }

    fn fast_search(&mut self, game: &Game, seed: u64) -> Report {
        self.search(game, seed, self.fast_nodes)
    }
}
