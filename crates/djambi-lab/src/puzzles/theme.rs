//! The themes of puzzles.

use std::fmt;
use std::str::FromStr;

/// The theme of a puzzle; docs/PUZZLES.md defines each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Theme {
    /// Kill a chief safely.
    Chief,
    /// Win in two or three own turns against two or more others.
    Win,
    /// Save the chief.
    Save,
    /// Wall in a chief, or break the walls around one's own.
    Cage,
    /// Two players are left: win in two or three own turns.
    Duel,
    /// The order of turns decides.
    Order,
}

impl Theme {
    /// All themes.
    pub const ALL: [Self; 6] = [Self::Chief, Self::Win, Self::Save, Self::Cage, Self::Duel, Self::Order];

    /// The theme's name in the corpus.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Chief => "chief",
            Self::Win => "win",
            Self::Save => "save",
            Self::Cage => "cage",
            Self::Duel => "duel",
            Self::Order => "order",
        }
    }
}

impl fmt::Display for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Theme {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let found = Self::ALL.into_iter().find(|theme| theme.name() == text);
        found.ok_or_else(|| format!("`{text}` is no theme"))
    }
}

/// The themes that are searched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Themes {
    /// All themes, in games of players who take what they can.
    All,
    /// Wins against two others or more and chiefs to kill, in games of players who spare chiefs. Otherwise
    /// they are rare.
    Spared,
}
