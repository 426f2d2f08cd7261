//! The levels of playing strength.

use std::fmt;
use std::num::NonZero;
use std::str::FromStr;
use std::time::Duration;

use crate::attention::Attention;

/// The playing strength of an engine, from a beginner's to full strength.
///
/// ```
/// use djambi_engine::Level;
/// assert_eq!("courtier".parse(), Ok(Level::Courtier));
/// assert_eq!("3".parse(), Ok(Level::Courtier));
/// assert!(Level::Courtier < Level::Prince);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Takes what it sees, and guards nothing.
    Peasant,
    /// Learns the moves.
    Page,
    /// Takes what it sees.
    Squire,
    /// Looks before it leaps.
    Courtier,
    /// Sees what the next player will do.
    Envoy,
    /// Sees a round ahead.
    Minister,
    /// Plans.
    Chancellor,
    /// Forgives little.
    Regent,
    /// Full strength.
    Prince,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 9] = [
        Self::Peasant,
        Self::Page,
        Self::Squire,
        Self::Courtier,
        Self::Envoy,
        Self::Minister,
        Self::Chancellor,
        Self::Regent,
        Self::Prince,
    ];

    /// The level's name, in lower case.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Peasant => "peasant",
            Self::Page => "page",
            Self::Squire => "squire",
            Self::Courtier => "courtier",
            Self::Envoy => "envoy",
            Self::Minister => "minister",
            Self::Chancellor => "chancellor",
            Self::Regent => "regent",
            Self::Prince => "prince",
        }
    }

    /// Whether bots of this level make treaties.
    #[must_use]
    pub fn negotiates(self) -> bool {
        self >= Self::Envoy
    }

    /// The turns of continuations for which bots of this level think about an offer or an answer. They are a third of the
    /// nodes of a minister's turn, and none where a turn has fewer.
    #[must_use]
    pub fn turns_of_deals(self) -> u64 {
        if self >= Self::Minister { 800 } else { 0 }
    }

    /// The same for a treaty that is more than peace between two, of which no table tells the worth: it is weighed from
    /// envoy on.
    #[must_use]
    pub fn turns_of_terms(self) -> u64 {
        if self == Self::Envoy { 320 } else { self.turns_of_deals() }
    }

    /// The number of nodes that it searches for a move, unless limits say otherwise.
    #[must_use]
    pub const fn nodes(self) -> NonZero<u64> {
        let nodes = match self {
            Self::Peasant => 1,
            Self::Page => 12,
            Self::Squire => 50,
            Self::Courtier => 200,
            Self::Envoy => 500,
            Self::Minister => 2_500,
            Self::Chancellor => 12_000,
            Self::Regent => 60_000,
            Self::Prince => 500_000,
        };
        NonZero::new(nodes).expect("not zero")
    }

    /// What it overlooks.
    pub(crate) const fn attention(self) -> Attention {
        match self {
            Self::Peasant => Attention { straight: 4, diagonal: 3, reporters: true },
            Self::Page => Attention { straight: 4, diagonal: 2, reporters: false },
            Self::Squire => Attention { straight: 6, diagonal: 4, reporters: false },
            Self::Courtier => Attention { straight: 8, diagonal: 5, reporters: true },
            _ => Attention::FULL,
        }
    }

    /// The noise on the scores of the root's moves, from which their priors follow. A longer search corrects
    /// much of it, so the courtier's is greater.
    pub(crate) const fn prior_noise(self) -> f32 {
        match self {
            Self::Page | Self::Squire => 1.0,
            Self::Courtier => 1.5,
            _ => 0.0,
        }
    }

    /// The noise on the shares that the root's moves promise, at the beginning of the game.
    pub(crate) const fn value_noise(self) -> f32 {
        match self {
            Self::Peasant => 0.0,
            Self::Prince => 0.01,
            _ => 0.02,
        }
    }

    /// Whether it draws its move instead of searching for one.
    pub(crate) const fn is_beginner(self) -> bool {
        matches!(self, Self::Peasant)
    }

    /// Whether it always sees a win in one move, and a danger to its chief from one move.
    pub(crate) const fn is_careful(self) -> bool {
        self.number() > Self::Courtier.number()
    }

    /// Whether it knows the exact result of endings with few pieces.
    pub(crate) const fn knows_endings(self) -> bool {
        self.number() > Self::Envoy.number()
    }

    /// The maximal time that it takes for a move, unless limits say otherwise.
    #[must_use]
    pub const fn time(self) -> Duration {
        Duration::from_secs(3)
    }

    /// The level's number, from 0.
    #[must_use]
    pub const fn number(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Level {
    type Err = NoLevel;

    /// Reads a level's name or number.
    fn from_str(text: &str) -> Result<Self, NoLevel> {
        let found =
            Self::ALL.into_iter().find(|level| level.name() == text || level.number().to_string() == text);
        found.ok_or_else(|| NoLevel(text.to_owned()))
    }
}

/// The error that there is no level with this name or number.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoLevel(String);

impl fmt::Display for NoLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<_> = Level::ALL.iter().map(|level| level.name()).collect();
        let last = Level::Prince.number();
        write!(f, "there is no level {:?}; there are {}, or 0 to {last}", self.0, names.join(", "))
    }
}

impl std::error::Error for NoLevel {}
