use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What a player does: the same words in a command and in the event that it becomes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Action {
    /// Plays a turn.
    Turn {
        /// The move in wire form, such as `a3a5` or `c3c4@h7`.
        r#move: String,
    },
    /// Leaves the table; possible at any time in a game, out of turn too.
    Resign,
    /// Agrees to a draw; it stands until this seat's next turn.
    AgreeDraw,
}
