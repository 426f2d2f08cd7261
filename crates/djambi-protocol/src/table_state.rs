//! The state of a table beside its events: who is here, what is offered, and the clocks.

use std::collections::BTreeMap;

use djambi::{Outcome, Seat};
use serde::{Deserialize, Serialize};
#[cfg(feature = "typescript")]
use ts_rs::TS;

use crate::{Clocks, Offer, Seq};

/// The state of a table beside its events. It is told anew whenever something of it changes but the clocks,
/// which come with each event.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TableState {
    /// How far the game is.
    pub phase: Phase,
    /// The seats whose persons are ready to begin.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(type = "Array<Seat>", optional))]
    pub ready: Vec<Seat>,
    /// When bots take the free seats, in milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub fill_at_ms: Option<u64>,
    /// Whether the person of each seat is here.
    #[cfg_attr(feature = "typescript", ts(type = "{ [key in Seat]?: PresenceState }"))]
    pub presence: BTreeMap<Seat, PresenceState>,
    /// The number of players without a seat that follow the game.
    pub watchers: u32,
    /// The offers that stand.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<OfferState>>", optional))]
    pub offers: Vec<OfferState>,
    /// The draw that is offered, if one is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub draw: Option<DrawState>,
    /// How the game ended, once it is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(type = "Outcome", optional))]
    pub outcome: Option<Outcome>,
    /// The clocks at this moment.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub clock: Option<ClockState>,
    /// When the seat to move must have played its first turn, in milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub first_turn_by_ms: Option<u64>,
    /// Until when the persons are on leave who are, in milliseconds since 1970.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "typescript", ts(type = "{ [key in Seat]?: number }", optional))]
    pub leave: BTreeMap<Seat, u64>,
    /// The bot that is thinking, if one is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(type = "Seat", optional))]
    pub thinking: Option<Seat>,
}

/// How far a game is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Its table waits for players.
    Waiting,
    /// It is played.
    #[default]
    Playing,
    /// It is interrupted, and its clocks stand still.
    Paused,
    /// It is over.
    Over,
}

/// Whether a person is here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PresenceState {
    /// Whether the person is here.
    pub state: Presence,
    /// Since when, in milliseconds since 1970.
    pub since_ms: u64,
    /// From when a bot may play for the person, in milliseconds since 1970; only while nothing of theirs is
    /// connected.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub stand_in_from_ms: Option<u64>,
    /// As what the others are to count the person, if not as what `state` says. Only in real time is somebody
    /// expected to stay: elsewhere no connection counts as a hidden page, and who is ready to begin as here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub counts_as: Option<Presence>,
}

/// Whether a person is here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Presence {
    /// The person looks at the game.
    Here,
    /// The person's page is open and hidden.
    Away,
    /// No page of the person is connected.
    Gone,
}

/// An offer that stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OfferState {
    /// The number of the event in which it was offered.
    pub of: Seq,
    /// The seat that offers.
    #[cfg_attr(feature = "typescript", ts(type = "Seat"))]
    pub seat: Seat,
    /// What is offered.
    pub offer: Offer,
    /// The seats that have not answered yet.
    #[cfg_attr(feature = "typescript", ts(type = "Array<Seat>"))]
    pub asked: Vec<Seat>,
}

/// A draw that is offered: the agreements of some players that stand, as one offer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DrawState {
    /// The number of the event in which the last of the agreements was given.
    pub of: Seq,
    /// The number of the event in which the first was given.
    pub since: Seq,
    /// The seats that have agreed.
    #[cfg_attr(feature = "typescript", ts(type = "Array<Seat>"))]
    pub by: Vec<Seat>,
    /// The seats of persons who have not answered yet.
    #[cfg_attr(feature = "typescript", ts(type = "Array<Seat>"))]
    pub asked: Vec<Seat>,
}

/// The clocks at a moment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ClockState {
    /// What each player has left at this moment, in milliseconds; by the day, of the bank.
    #[cfg_attr(feature = "typescript", ts(type = "Clocks"))]
    pub left: Clocks,
    /// What the running player has left of the present turn before the bank runs down, in milliseconds; only
    /// by the day.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub turn_left: Option<u64>,
    /// The seat whose clock runs, if one does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(type = "Seat", optional))]
    pub running: Option<Seat>,
    /// The seat to move whose clock stands still because its person is on leave; `turn_left` is told of it too.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(type = "Seat", optional))]
    pub stopped: Option<Seat>,
}
