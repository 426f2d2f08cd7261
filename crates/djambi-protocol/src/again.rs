use djambi::Seat;
use serde::{Deserialize, Serialize};
#[cfg(feature = "typescript")]
use ts_rs::TS;

use crate::GameId;

/// The game in which the players of an ended game play again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Again {
    /// The id of that game.
    pub game: GameId,
    /// The seat whose player asked for it.
    #[cfg_attr(feature = "typescript", ts(type = "Seat"))]
    pub seat: Seat,
}
