use djambi::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::GameId;

/// The game in which the players of an ended game play again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Again {
    /// The id of that game.
    pub game: GameId,
    /// The seat whose player asked for it.
    #[ts(type = "Seat")]
    pub seat: Seat,
}
