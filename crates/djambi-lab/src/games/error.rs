//! Why a file of sampled games cannot be read.

use std::fmt;
use std::io;

use djambi::Geometry;

/// Why a file of sampled games cannot be read on.
#[derive(Debug)]
pub struct GameReadError {
    /// Where the unreadable game begins, in bytes from the beginning of the file.
    pub offset: u64,
    /// What is wrong with it.
    pub problem: GameReadProblem,
}

/// What is wrong with a file of sampled games.
#[derive(Debug)]
pub enum GameReadProblem {
    /// The file does not begin with the header of this version.
    NotGames,
    /// The file has games on this other board.
    OtherBoard(&'static Geometry),
    /// The file ends within a game.
    Truncated,
    /// A game has bytes after its last sample.
    Overlong,
    /// A number of this field has no meaning.
    Meaningless(&'static str),
    /// A position is not legal.
    Position(djambi::Faults),
    /// The file cannot be read.
    Io(io::Error),
}

impl From<io::Error> for GameReadProblem {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::UnexpectedEof => Self::Truncated,
            _ => Self::Io(error),
        }
    }
}

impl fmt::Display for GameReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "game at byte {}: ", self.offset)?;
        match &self.problem {
            GameReadProblem::NotGames => f.write_str("the file is not one of sampled games of this version"),
            GameReadProblem::OtherBoard(board) => {
                write!(f, "the file has games on the board {}", board.name())
            }
            GameReadProblem::Truncated => f.write_str("it is not complete"),
            GameReadProblem::Overlong => f.write_str("it goes on after its last sample"),
            GameReadProblem::Meaningless(field) => write!(f, "its {field} has no meaning"),
            GameReadProblem::Position(faults) => write!(f, "a position is not legal: {faults}"),
            GameReadProblem::Io(error) => write!(f, "it cannot be read: {error}"),
        }
    }
}

impl std::error::Error for GameReadError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match &self.problem {
            GameReadProblem::Io(error) => Some(error),
            GameReadProblem::Position(faults) => Some(faults),
            _ => None,
        }
    }
}
