use serde::{Deserialize, Serialize};
#[cfg(feature = "typescript")]
use ts_rs::TS;

use crate::GameId;

/// What a connection follows. Each topic has messages of its own.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Topic {
    /// A game.
    Game {
        /// The id of the game.
        game: GameId,
    },
    /// The lobby.
    Lobby,
    /// The games that wait for this player.
    Notices,
}
