//! The arguments that control the engine's search.

use std::num::NonZero;
use std::ops::RangeInclusive;
use std::time::Duration;

use clap::Args;
use djambi_engine::{Level, Options};

use super::{ArgumentError, level};
use crate::search_limits::SearchLimits;

/// The allowed numbers of threads.
pub(crate) const THREADS: RangeInclusive<u64> = 1..=256;
/// The allowed sizes of the search tree, in mebibytes.
pub(crate) const MEMORY: RangeInclusive<u64> = 1..=1_048_576;

/// Level, limits, threads and seed of a search.
#[derive(Args, Clone)]
pub(crate) struct SearchArguments {
    #[arg(long, help_heading = "Search", value_name = "N", conflicts_with = "nodes")]
    ms: Option<u64>,

    #[arg(long, help_heading = "Search", value_name = "N")]
    nodes: Option<NonZero<u64>>,

    #[arg(long, help_heading = "Search", value_name = "LEVEL", value_parser = level, default_value_t = Level::Prince)]
    level: Level,

    #[arg(long, help_heading = "Search", value_name = "N", default_value = "1", value_parser = threads)]
    threads: NonZero<usize>,

    #[arg(long, help_heading = "Search", value_name = "N", default_value_t = 0)]
    seed: u64,
}

impl SearchArguments {
    /// The engine's options.
    pub(crate) fn options(&self) -> Options {
        Options { threads: self.threads, ..self.level.into() }
    }

    /// The limits of a search for the best move.
    pub(crate) fn limits(&self) -> SearchLimits {
        match (self.ms, self.nodes) {
            (Some(ms), _) => SearchLimits::time(Duration::from_millis(ms)),
            (None, Some(nodes)) => SearchLimits { nodes: Some(nodes), target: None, max: None },
            (None, None) => SearchLimits::of_level(self.level),
        }
    }

    /// The limits of an analysis, with `default` for a missing time. At full strength an analysis uses all of
    /// its time, even if the best move is found earlier.
    pub(crate) fn analysis_limits(&self, default: Duration) -> SearchLimits {
        if self.nodes.is_some() {
            return self.limits();
        }
        let max = Some(self.ms.map_or(default, Duration::from_millis));
        match self.level {
            Level::Prince => SearchLimits { max, ..SearchLimits::INFINITE },
            _ => SearchLimits { nodes: None, target: None, max },
        }
    }

    /// The seed of the engine's random choices.
    pub(crate) const fn seed(&self) -> u64 {
        self.seed
    }
}

fn threads(text: &str) -> Result<NonZero<usize>, ArgumentError> {
    let number = text.parse().ok().filter(|number| THREADS.contains(number));
    let number = number.and_then(|number| NonZero::new(usize::try_from(number).ok()?));
    number.ok_or(ArgumentError::Number { low: *THREADS.start(), high: *THREADS.end() })
}
