//! Values in a database that cannot be read.

use djambi::{Faults, Problem, RulesError};

/// What in a database cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum Corruption {
    /// The key has not as many bytes as keys have.
    #[error("a key of a wrong length")]
    Key,
    /// The options of a game are no JSON.
    #[error("unreadable options")]
    Options,
    /// A game has rules that do not exist.
    #[error("rules that do not exist: {0}")]
    Rules(RulesError),
    /// A game has a board that does not exist.
    #[error("the board {0:?}")]
    Board(String),
    /// A game begins with a position that is not valid.
    #[error("a start that is not valid: {0}")]
    Start(Faults),
    /// An event is of an unknown kind.
    #[error("an event of the kind {0:?}")]
    Event(String),
    /// The id of a command has another form than ids have.
    #[error("an invalid command id")]
    Command,
    /// A time is negative.
    #[error("a time before 1970")]
    Time,
    /// A column has a text that it cannot have.
    #[error("the {column} {text:?}")]
    Value { column: &'static str, text: String },
    /// The id of a player has not as many bytes as ids have.
    #[error("a player's id of a wrong length")]
    Player,
    /// A seat is of an unknown kind.
    #[error("a seat of the kind {0:?}")]
    Seat(String),
}

impl Corruption {
    /// What is wrong, for a sentence in any language.
    pub(super) fn problem(&self) -> Problem {
        match self {
            Self::Key => Problem::new("corrupt_key"),
            Self::Options => Problem::new("corrupt_options"),
            Self::Rules(error) => Problem::new("corrupt_rules").with("problem", error.problem()),
            Self::Board(name) => Problem::new("corrupt_board").with("board", name),
            Self::Start(faults) => Problem::new("corrupt_start").with("problem", faults.problem()),
            Self::Event(kind) => Problem::new("corrupt_event").with("text", kind),
            Self::Command => Problem::new("corrupt_command"),
            Self::Time => Problem::new("corrupt_time"),
            Self::Value { column, text } => {
                Problem::new("corrupt_value").with("column", *column).with("text", text)
            }
            Self::Player => Problem::new("corrupt_player"),
            Self::Seat(kind) => Problem::new("corrupt_seat").with("text", kind),
        }
    }
}
