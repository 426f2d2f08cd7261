//! The choice of those who may make an account.

use std::str::FromStr;

/// Those who may make an account. Nobody needs one to play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Registration {
    /// Everybody.
    #[default]
    Open,
    /// Those whom an account or the host has invited.
    Invited,
    /// Nobody.
    Closed,
}

/// A text that is no registration.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("write open, invited or closed")]
pub struct NoRegistration;

impl Registration {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Open, Self::Invited, Self::Closed];

    /// The name in options.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Invited => "invited",
            Self::Closed => "closed",
        }
    }
}

impl FromStr for Registration {
    type Err = NoRegistration;

    fn from_str(text: &str) -> Result<Self, NoRegistration> {
        Self::ALL.into_iter().find(|registration| registration.name() == text).ok_or(NoRegistration)
    }
}
