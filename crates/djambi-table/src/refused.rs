//! Refusals, by the table or by the rules.

use std::fmt;

use djambi::{Faults, GameError, MoveTextError, NoSeat, Problem, RulesError, UnknownBoard};
use djambi_protocol::Refusal;

/// What is refused: a problem, and the section of the rules concerned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// What is wrong, from which every language makes a sentence.
    pub problem: Problem,
    /// The section of the rules concerned, such as `§3`.
    pub section: Option<&'static str>,
}

impl Refused {
    /// The refusal of a position that a game cannot have, and the section of the rules that says so.
    #[must_use]
    pub fn of_faults(faults: &Faults, section: &'static str) -> Self {
        Self::by(section, faults.problem())
    }

    const fn by(section: &'static str, problem: Problem) -> Self {
        Self { problem, section: Some(section) }
    }
}

/// The code of the problem with its arguments, for logs and programmers.
impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Problem { code, args } = &self.problem;
        f.write_str(code)?;
        args.iter().try_for_each(|(name, value)| write!(f, " {name}={value:?}"))
    }
}

impl std::error::Error for Refused {}

impl From<&Refusal> for Refused {
    fn from(refusal: &Refusal) -> Self {
        Self { problem: refusal.problem(), section: refusal.section() }
    }
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Self {
        Self::from(&refusal)
    }
}

impl From<GameError> for Refused {
    fn from(error: GameError) -> Self {
        let section = match error {
            GameError::Illegal(illegal) => Some(illegal.section()),
            _ => None,
        };
        Self { problem: error.problem(), section }
    }
}

impl From<MoveTextError> for Refused {
    fn from(error: MoveTextError) -> Self {
        Self::by("§11", error.problem())
    }
}

impl From<RulesError> for Refused {
    fn from(error: RulesError) -> Self {
        Self::by("§9", error.problem())
    }
}

impl From<UnknownBoard> for Refused {
    fn from(error: UnknownBoard) -> Self {
        Self::by("§1", error.problem())
    }
}

impl From<NoSeat> for Refused {
    fn from(error: NoSeat) -> Self {
        Self::by("§1", error.problem())
    }
}

/// A refusal that no section of the rules concerns, such as one about treaties.
impl From<Problem> for Refused {
    fn from(problem: Problem) -> Self {
        Self { problem, section: None }
    }
}
