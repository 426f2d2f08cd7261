use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::MoveText;

/// What a player asks for in a command; it becomes an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum PlayerAction {
    /// Plays a turn.
    Turn {
        /// The move in wire form, such as `a3a5` or `c3c4@h7`.
        r#move: MoveText,
    },
    /// Resigns; possible until the game is over, out of turn too.
    Resign,
    /// Agrees to a draw; the agreement stands until this seat's next turn.
    AgreeDraw,
}
