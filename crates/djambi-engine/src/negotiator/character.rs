//! The characters of bots that negotiate.

use std::fmt;
use std::str::FromStr;

/// The character of a bot that negotiates: what it minds and for what it breaks its word.
///
/// ```
/// use djambi_engine::Character;
/// assert_eq!("grudging".parse(), Ok(Character::Grudging));
/// let error = "fickle".parse::<Character>().unwrap_err();
/// assert!(error.to_string().starts_with("there is no character \"fickle\"; there are loyal, grudging"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Character {
    /// Never breaks its word.
    Loyal,
    /// Breaks it for much, and remembers who broke theirs.
    Grudging,
    /// Breaks it where that pays.
    Opportunist,
    /// Breaks it where that pays and nobody can hit back.
    Machiavellian,
}

impl Character {
    /// All characters.
    pub const ALL: [Self; 4] = [Self::Loyal, Self::Grudging, Self::Opportunist, Self::Machiavellian];

    /// The name, in lower case.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Loyal => "loyal",
            Self::Grudging => "grudging",
            Self::Opportunist => "opportunist",
            Self::Machiavellian => "machiavellian",
        }
    }

    /// The gain for which it breaks its word, as a share of the game; a character without one never does.
    pub(super) const fn breach_gain(self) -> Option<f32> {
        match self {
            Self::Loyal => None,
            Self::Grudging => Some(0.15),
            Self::Opportunist => Some(0.08),
            Self::Machiavellian => Some(0.04),
        }
    }

    /// Whether it breaks its word only where the victim cannot kill any of its pieces in return.
    pub(super) const fn fears_revenge(self) -> bool {
        matches!(self, Self::Machiavellian)
    }

    /// How much it dislikes the share of a player who has just broken a treaty with it.
    pub(super) const fn grudge(self) -> f32 {
        match self {
            Self::Loyal => 0.3,
            Self::Grudging => 1.0,
            Self::Opportunist => 0.5,
            Self::Machiavellian => 0.0,
        }
    }

    /// The gain above which it makes a treaty.
    pub(super) const fn margin(self) -> f32 {
        match self {
            Self::Loyal => 0.01,
            Self::Grudging => 0.02,
            Self::Opportunist | Self::Machiavellian => 0.0,
        }
    }

    /// The weight of its own gain beside its partner's, of 1.
    pub(super) const fn own_weight(self) -> f32 {
        match self {
            Self::Loyal | Self::Grudging => 0.5,
            Self::Opportunist => 0.6,
            Self::Machiavellian => 0.7,
        }
    }
}

impl fmt::Display for Character {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Character {
    type Err = NoCharacter;

    fn from_str(text: &str) -> Result<Self, NoCharacter> {
        let found = Self::ALL.into_iter().find(|character| character.name() == text);
        found.ok_or_else(|| NoCharacter(text.to_owned()))
    }
}

/// The error that there is no character with this name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoCharacter(String);

impl fmt::Display for NoCharacter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = Character::ALL.map(Character::name).join(", ");
        write!(f, "there is no character {:?}; there are {names}", self.0)
    }
}

impl std::error::Error for NoCharacter {}
