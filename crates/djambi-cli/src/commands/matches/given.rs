//! Players as they are given on the command line: of this program, or programs of their own.

use std::str::FromStr;

use djambi_lab::matches::{PlayerFactory, PlayerSpec};

use super::program::Program;

/// A player of a match.
#[derive(Clone)]
pub(super) enum Given {
    /// One that is part of this program.
    BuiltIn(PlayerSpec),
    /// A program that speaks UDI.
    Program(Box<Program>),
}

impl Given {
    pub(super) fn contender(self) -> Box<dyn PlayerFactory> {
        match self {
            Self::BuiltIn(spec) => Box::new(spec),
            Self::Program(program) => program,
        }
    }
}

impl FromStr for Given {
    type Err = anyhow::Error;

    fn from_str(text: &str) -> anyhow::Result<Self> {
        match text.strip_prefix("udi:") {
            Some(program) => Ok(Self::Program(Box::new(program.parse()?))),
            None => Ok(text.parse().map(Self::BuiltIn)?),
        }
    }
}
