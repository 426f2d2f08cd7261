//! How long the engine may search a position.

use std::num::NonZero;
use std::time::Duration;

use djambi_engine::{DealCosts, Level, Limits};

/// How long the engine may search a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct SearchLimits {
    /// The maximum number of positions searched.
    pub(crate) nodes: Option<NonZero<u64>>,
    /// The time that the engine plans with.
    pub(crate) target: Option<Duration>,
    /// The time after which the search is stopped.
    pub(crate) max: Option<Duration>,
}

impl SearchLimits {
    /// No limit but a stop from outside: no search reaches this number of nodes.
    pub(crate) const INFINITE: Self = Self { nodes: Some(NonZero::<u64>::MAX), target: None, max: None };

    /// A level's own limits.
    pub(crate) const fn of_level(level: Level) -> Self {
        match level {
            Level::Prince => Self::time(level.time()),
            // The other levels end by themselves. Without a target their answers do not depend on the
            // machine's speed.
            _ => Self { nodes: None, target: None, max: Some(level.time()) },
        }
    }

    /// A limit of time and nothing else.
    pub(crate) const fn time(time: Duration) -> Self {
        Self { nodes: None, target: Some(time), max: Some(time) }
    }

    /// The same limits of a search that pays for a bot's deals with its nodes, if it is not ended by the time.
    pub(crate) fn paying_for(self, costs: &mut DealCosts, level: Level) -> Self {
        let of_level = self.target.is_none().then(|| level.nodes());
        let nodes = self.nodes.or(of_level).filter(|_| *costs != DealCosts::default());
        Self { nodes: nodes.map(|nodes| costs.pay(nodes)).or(self.nodes), ..self }
    }

    /// The limits in the engine's form.
    pub(crate) const fn for_engine(self, seed: u64, lines: usize) -> Limits {
        Limits { seed, nodes: self.nodes, time: self.target, lines }
    }
}
