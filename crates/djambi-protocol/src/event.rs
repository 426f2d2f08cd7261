//! Events of games.

use std::collections::BTreeMap;

use djambi::{GameEntry, Geometry, MoveTextError, Seat};
use serde::{Deserialize, Serialize};
#[cfg(feature = "typescript")]
use ts_rs::TS;

use crate::{Level, MoveText, Offer, PlayerAction, Seq};

/// What each player has left, in milliseconds; by the day, of the bank.
pub type Clocks = BTreeMap<Seat, u64>;

/// An event of a game that is on disk. The state of a game is the fold of its events over its start.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Event {
    /// The event's number in the game.
    pub seq: Seq,
    /// When the service accepted it, in milliseconds since 1970 (UTC).
    pub at_ms: u64,
    /// What each player has left after the event, in a game with a clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(type = "Clocks", optional))]
    pub clocks: Option<Clocks>,
    /// What the clock of the seat was charged for a turn, in milliseconds: its time less the way that was given back; by the
    /// day, what the bank has paid of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub charged_ms: Option<u64>,
    /// What happened.
    #[serde(flatten)]
    pub kind: EventKind,
}

/// What happened in an event: what a player did, or the service.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum EventKind {
    /// All are ready, and the game begins. A game that begins at once has no such event.
    Started,
    /// A player played a turn.
    Turn {
        /// The seat that acted.
        #[cfg_attr(feature = "typescript", ts(type = "Seat"))]
        seat: Seat,
        /// The move in wire form.
        r#move: MoveText,
    },
    /// A player resigned.
    Resign {
        /// The seat that acted.
        #[cfg_attr(feature = "typescript", ts(type = "Seat"))]
        seat: Seat,
    },
    /// A player agreed to a draw.
    AgreeDraw {
        /// The seat that acted.
        #[cfg_attr(feature = "typescript", ts(type = "Seat"))]
        seat: Seat,
    },
    /// A player's time ran out, which is a resignation.
    FlagFall {
        /// The seat whose time ran out.
        #[cfg_attr(feature = "typescript", ts(type = "Seat"))]
        seat: Seat,
    },
    /// A player offered something to the others.
    Offer {
        /// The seat that acted.
        #[cfg_attr(feature = "typescript", ts(type = "Seat"))]
        seat: Seat,
        /// What is offered.
        offer: Offer,
    },
    /// A player accepted an offer.
    Accept {
        /// The seat that acted.
        #[cfg_attr(feature = "typescript", ts(type = "Seat"))]
        seat: Seat,
        /// The number of the event in which it was offered.
        of: Seq,
    },
    /// A player declined an offer, or an agreement to a draw.
    Decline {
        /// The seat that acted.
        #[cfg_attr(feature = "typescript", ts(type = "Seat"))]
        seat: Seat,
        /// The number of the event in which it was offered.
        of: Seq,
    },
    /// The game went back: later turns count no longer.
    TakeBack {
        /// How many turns, resignations and flags since the start still count.
        to: u32,
    },
    /// The clocks stopped.
    Pause,
    /// The clocks went on after a pause.
    Resume,
    /// The players go on by the day: each has a time for each turn from now on, instead of one for the whole game. A pause
    /// is over.
    ByDay {
        /// The time of each turn, in days.
        days: u32,
    },
    /// A bot began to play for a person who is away.
    StandIn {
        /// The seat of that person.
        #[cfg_attr(feature = "typescript", ts(type = "Seat"))]
        seat: Seat,
        /// How well the bot plays.
        level: Level,
    },
    /// A person plays again instead of the bot that stood in.
    Return {
        /// The seat of that person.
        #[cfg_attr(feature = "typescript", ts(type = "Seat"))]
        seat: Seat,
    },
    /// A player's time ran out, and the seat is open: a bot plays there until a newcomer sits down.
    Open {
        /// The seat whose time ran out.
        #[cfg_attr(feature = "typescript", ts(type = "Seat"))]
        seat: Seat,
        /// How well the bot plays.
        level: Level,
    },
    /// A newcomer sat down at an open seat.
    Sit {
        /// The seat.
        #[cfg_attr(feature = "typescript", ts(type = "Seat"))]
        seat: Seat,
        /// The newcomer's name.
        name: String,
    },
    /// A person went on leave: by the day, no time of theirs passes until it is over.
    Leave {
        /// The seat of that person.
        #[cfg_attr(feature = "typescript", ts(type = "Seat"))]
        seat: Seat,
        /// When the leave is over by itself, in milliseconds since 1970.
        until_ms: u64,
    },
    /// A person is back from leave before it was over.
    Back {
        /// The seat of that person.
        #[cfg_attr(feature = "typescript", ts(type = "Seat"))]
        seat: Seat,
    },
    /// The service was down while a clock ran. The time is charged to nobody.
    Downtime {
        /// How long it was down, in milliseconds.
        ms: u64,
    },
    /// The game had as many events as a game may have: a draw of the living.
    LengthLimit,
    /// The service closed the game: it is over, and no seat has a result.
    Closed {
        /// Why it did.
        cause: ClosingCause,
    },
}

/// Why the service closed a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum ClosingCause {
    /// Nobody had moved for long.
    Expired,
    /// A player did not play the first turn in time.
    NotBegun,
    /// All players agreed to end it in the first round.
    Aborted,
    /// The host cancelled the appointment before the game began.
    Cancelled,
}

impl EventKind {
    /// The name of the kind in JSON and in databases.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Started => "started",
            Self::Turn { .. } => "turn",
            Self::Resign { .. } => "resign",
            Self::AgreeDraw { .. } => "agree_draw",
            Self::FlagFall { .. } => "flag_fall",
            Self::Offer { .. } => "offer",
            Self::Accept { .. } => "accept",
            Self::Decline { .. } => "decline",
            Self::TakeBack { .. } => "take_back",
            Self::Pause => "pause",
            Self::Resume => "resume",
            Self::ByDay { .. } => "by_day",
            Self::StandIn { .. } => "stand_in",
            Self::Return { .. } => "return",
            Self::Open { .. } => "open",
            Self::Sit { .. } => "sit",
            Self::Leave { .. } => "leave",
            Self::Back { .. } => "back",
            Self::Downtime { .. } => "downtime",
            Self::LengthLimit => "length_limit",
            Self::Closed { .. } => "closed",
        }
    }

    /// A seat's action.
    #[must_use]
    pub fn of(seat: Seat, action: PlayerAction) -> Self {
        match action {
            PlayerAction::Turn { r#move } => Self::Turn { seat, r#move },
            PlayerAction::Resign => Self::Resign { seat },
            PlayerAction::AgreeDraw => Self::AgreeDraw { seat },
            PlayerAction::Offer { offer } => Self::Offer { seat, offer },
            PlayerAction::Accept { of } => Self::Accept { seat, of },
            PlayerAction::Decline { of } => Self::Decline { seat, of },
        }
    }

    /// The entry of a game on this board that the event is; `None` for an event that the rules don't know.
    ///
    /// # Errors
    /// If the event is a turn whose text is no move on the board.
    pub fn entry(&self, board: &Geometry) -> Result<Option<GameEntry>, MoveTextError> {
        Ok(Some(match self {
            Self::Turn { r#move, .. } => GameEntry::Turn(r#move.read(board)?),
            Self::Resign { seat } => GameEntry::Resignation(*seat),
            Self::AgreeDraw { seat } => GameEntry::Agreement(*seat),
            Self::FlagFall { seat } => GameEntry::FlagFall(*seat),
            Self::TakeBack { to } => GameEntry::TakeBack(usize::try_from(*to).unwrap_or(usize::MAX)),
            Self::LengthLimit => GameEntry::LengthLimit,
            Self::Closed { .. } => GameEntry::Closing,
            Self::Started
            | Self::Offer { .. }
            | Self::Accept { .. }
            | Self::Decline { .. }
            | Self::Pause
            | Self::Resume
            | Self::ByDay { .. }
            | Self::StandIn { .. }
            | Self::Return { .. }
            | Self::Open { .. }
            | Self::Sit { .. }
            | Self::Leave { .. }
            | Self::Back { .. }
            | Self::Downtime { .. } => return Ok(None),
        }))
    }

    /// The seat that the event is about: the one that acted, or to which something happened; `None` for an
    /// event of the whole game.
    #[must_use]
    pub const fn seat(&self) -> Option<Seat> {
        match self {
            Self::Turn { seat, .. }
            | Self::Resign { seat }
            | Self::AgreeDraw { seat }
            | Self::FlagFall { seat }
            | Self::Offer { seat, .. }
            | Self::Accept { seat, .. }
            | Self::Decline { seat, .. }
            | Self::StandIn { seat, .. }
            | Self::Return { seat }
            | Self::Open { seat, .. }
            | Self::Sit { seat, .. }
            | Self::Leave { seat, .. }
            | Self::Back { seat } => Some(*seat),
            Self::Started
            | Self::TakeBack { .. }
            | Self::Pause
            | Self::Resume
            | Self::ByDay { .. }
            | Self::Downtime { .. }
            | Self::LengthLimit
            | Self::Closed { .. } => None,
        }
    }
}
