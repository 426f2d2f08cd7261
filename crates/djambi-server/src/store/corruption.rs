//! Values in a database that cannot be read.

use djambi::{Faults, Problem, RulesError};

/// What in a database cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Corruption {
    /// The key has not as many bytes as keys have.
    Key,
    /// The options of a game are no JSON.
    Options,
    /// A game has rules that do not exist.
    Rules(RulesError),
    /// A game has a board that does not exist.
    Board(String),
    /// A game begins with a position that is not valid.
    Start(Faults),
    /// An event is of an unknown kind.
    Event(String),
    /// The id of a command has another form than ids have.
    Command,
    /// A time is negative.
    Time,
    /// A column has a text that it cannot have.
    Value { column: &'static str, text: String },
    /// The id of a player has not as many bytes as ids have.
    Player,
    /// A seat is of an unknown kind.
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
