//! Events of games.

use djambi::{GameEntry, Geometry, MoveTextError, Seat};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{MoveText, PlayerAction};

/// The number of an event in its game, from 1; 0 stands for the start, before any event.
pub type Seq = u32;

/// An event of a game that is on disk. The state of a game is the fold of its events over its start.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Event {
    /// The event's number in the game.
    pub seq: Seq,
    /// When the service accepted it, in milliseconds since 1970 (UTC).
    pub at_ms: u64,
    /// What happened.
    #[serde(flatten)]
    pub kind: EventKind,
}

/// What happened in an event: what a player did, or the service.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum EventKind {
    /// A player played a turn.
    Turn {
        /// The seat that acted.
        #[ts(type = "Seat")]
        seat: Seat,
        /// The move in wire form.
        r#move: MoveText,
    },
    /// A player resigned.
    Resign {
        /// The seat that acted.
        #[ts(type = "Seat")]
        seat: Seat,
    },
    /// A player agreed to a draw.
    AgreeDraw {
        /// The seat that acted.
        #[ts(type = "Seat")]
        seat: Seat,
    },
    /// The service closed the game: it is over, and no seat has a result.
    Closed,
}

impl EventKind {
    /// A seat's action.
    #[must_use]
    pub fn of(seat: Seat, action: PlayerAction) -> Self {
        match action {
            PlayerAction::Turn { r#move } => Self::Turn { seat, r#move },
            PlayerAction::Resign => Self::Resign { seat },
            PlayerAction::AgreeDraw => Self::AgreeDraw { seat },
        }
    }

    /// The entry of a game on this board that the event is.
    ///
    /// # Errors
    /// If the event is a turn whose text is no move on the board.
    pub fn entry(&self, board: &Geometry) -> Result<GameEntry, MoveTextError> {
        Ok(match self {
            Self::Turn { r#move, .. } => GameEntry::Turn(r#move.read(board)?),
            Self::Resign { seat } => GameEntry::Resignation(*seat),
            Self::AgreeDraw { seat } => GameEntry::Agreement(*seat),
            Self::Closed => GameEntry::Closing,
        })
    }

    /// The seat that acted; `None` if the service did.
    #[must_use]
    pub const fn seat(&self) -> Option<Seat> {
        match self {
            Self::Turn { seat, .. } | Self::Resign { seat } | Self::AgreeDraw { seat } => Some(*seat),
            Self::Closed => None,
        }
    }
}
