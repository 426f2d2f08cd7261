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
    /// Think for so many milliseconds at most [default: what the level takes]
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

    /// How long it may study a position, `usual` if nothing is said: to the end, even if the best turn is found before.
    pub(crate) fn effort_to_study(&self, usual: Duration) -> Effort {
        if self.nodes.is_some() {
            return self.effort();
        }
        let most = Some(self.ms.map_or(usual, Duration::from_millis));
        match self.level {
            Level::Prince => Effort { most, ..Effort::ENDLESS },
            _ => Effort { nodes: None, target: None, most },
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
    /// At most so many positions searched.
    pub(crate) nodes: Option<NonZero<u64>>,
    /// How long it should plan to take.
    pub(crate) target: Option<Duration>,
    /// When it is stopped.
    pub(crate) most: Option<Duration>,
}

impl Effort {
    /// Until it is stopped: so many positions are never searched.
    pub(crate) const ENDLESS: Self = Self { nodes: Some(NonZero::<u64>::MAX), target: None, most: None };

    /// As long as the level does when nothing is said.
    pub(crate) const fn usual(level: Level) -> Self {
        match level {
            Level::Prince => Self::of(level.time()),
            // The others end by themselves; without a time to plan by, their answers do not depend on the machine.
            _ => Self { nodes: None, target: None, most: Some(level.time()) },
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
