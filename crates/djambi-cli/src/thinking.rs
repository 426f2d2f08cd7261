//! How the engine is to think: the options of the commands that ask it.

use std::num::NonZero;
use std::ops::RangeInclusive;
use std::time::Duration;

use clap::Args;
use djambi_engine::{Level, Limits, Options};

/// How many threads may be asked for.
pub(crate) const THREADS: RangeInclusive<u64> = 1..=256;
/// How much memory may be asked for, in mebibytes.
pub(crate) const MEMORY: RangeInclusive<u64> = 1..=1_048_576;

/// How the engine is to think.
#[derive(Args, Clone)]
pub(crate) struct Thinking {
    /// Think for so many milliseconds [default: what the level takes]
    #[arg(long, help_heading = "Thinking", value_name = "N", conflicts_with = "nodes")]
    ms: Option<u64>,

    /// Evaluate so many positions
    #[arg(long, help_heading = "Thinking", value_name = "N")]
    nodes: Option<NonZero<u64>>,

    /// How well to play: page, squire, courtier, envoy, minister, chancellor, regent or prince, or 1 to 8
    #[arg(long, help_heading = "Thinking", value_name = "LEVEL", default_value_t = Level::Prince)]
    level: Level,

    /// Think with so many threads; with more than one, the same question may have another answer next time
    #[arg(long, help_heading = "Thinking", value_name = "N", default_value = "1", value_parser = threads)]
    threads: NonZero<usize>,

    /// What is left to chance follows from this number
    #[arg(long, help_heading = "Thinking", value_name = "N", default_value_t = 0)]
    seed: u64,
}

impl Thinking {
    /// What the engine is told to be.
    pub(crate) fn options(&self) -> Options {
        Options { threads: self.threads, ..self.level.into() }
    }

    /// How long it may think about a position.
    pub(crate) fn effort(&self) -> Effort {
        match (self.ms, self.nodes) {
            (Some(ms), _) => Effort::of(Duration::from_millis(ms)),
            (None, Some(nodes)) => Effort { nodes: Some(nodes), target: None, most: None },
            (None, None) => Effort::usual(self.level),
        }
    }

    /// How long it may think about each of many positions: less than about one, if nothing else was said.
    pub(crate) fn effort_for_many(&self) -> Effort {
        match (self.ms, self.nodes, self.level) {
            (None, None, Level::Prince) => Effort::of(Duration::from_millis(200)),
            _ => self.effort(),
        }
    }

    /// The number that chance follows from.
    pub(crate) const fn seed(&self) -> u64 {
        self.seed
    }
}

/// How long the engine may think about a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Effort {
    /// At most so many positions evaluated.
    pub(crate) nodes: Option<NonZero<u64>>,
    /// How long it should plan to take.
    pub(crate) target: Option<Duration>,
    /// When it is stopped.
    pub(crate) most: Option<Duration>,
}

impl Effort {
    /// As long as the level does when nothing is said.
    pub(crate) fn usual(level: Level) -> Self {
        match level {
            Level::Prince => Self::of(Duration::from_secs(1)),
            _ => Self { nodes: None, target: None, most: None },
        }
    }

    /// So long.
    pub(crate) const fn of(time: Duration) -> Self {
        Self { nodes: None, target: Some(time), most: Some(time) }
    }

    /// The limits of a search.
    pub(crate) const fn limits(self, seed: u64, lines: usize) -> Limits {
        Limits { seed, nodes: self.nodes, time: self.target, lines }
    }
}

fn threads(text: &str) -> Result<NonZero<usize>, String> {
    let number = text.parse().ok().filter(|number| THREADS.contains(number));
    let number = number.and_then(|number| NonZero::new(usize::try_from(number).ok()?));
    number.ok_or_else(|| format!("a whole number from {} to {}", THREADS.start(), THREADS.end()))
}
