//! A player's place in a game: the seats that are theirs, and the acts that are open to them.

use djambi::Seat;
use serde::{Deserialize, Serialize};
#[cfg(feature = "typescript")]
use ts_rs::TS;

use crate::{Channel, Offer, OpenAct, Seq};

/// The place of a player, or of a watcher, in a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct You {
    /// The seats that this player holds; none for a watcher.
    #[cfg_attr(feature = "typescript", ts(type = "Array<Seat>"))]
    pub held: Vec<Seat>,
    /// Whether this player has opened the game.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>", optional))]
    pub host: bool,
    /// Whether the host has removed this player from the table.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>", optional))]
    pub removed: bool,
    /// The seat that this player has lost by time and may take again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(type = "Seat", optional))]
    pub lost: Option<Seat>,
    /// The acts that are open to this player.
    pub may: YouMay,
}

/// The acts that are open to a player, as the service would judge them now; which turns are legal, and whose turn it is, say the rules. Another one
/// would be refused, or would change nothing: who says again what is so already gets the answer that it is. Limits over several
/// games are not told.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default)]
pub struct YouMay {
    /// The seats of the player whose turns they play: not those that are out, nor those for which a bot plays. Empty
    /// while nobody plays.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(type = "Array<Seat>", optional))]
    pub play: Vec<Seat>,
    /// The seats of the player that may resign.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(type = "Array<Seat>", optional))]
    pub resign: Vec<Seat>,
    /// The seats of the player that may agree to a draw and have not.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(type = "Array<Seat>", optional))]
    pub agree_draw: Vec<Seat>,
    /// The offers that the player's seats may make.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<OpenOffer>>", optional))]
    pub offer: Vec<OpenOffer>,
    /// The offers that wait for an answer of the player's seats.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<OpenAnswer>>", optional))]
    pub answer: Vec<OpenAnswer>,
    /// The acts about treaties that are open to the player's seats.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<OpenAct>>", optional))]
    pub act: Vec<OpenAct>,
    /// The seats at which the player may sit down.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<OpenSeat>>", optional))]
    pub sit: Vec<OpenSeat>,
    /// The seats that the player may leave.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(type = "Array<Seat>", optional))]
    pub stand: Vec<Seat>,
    /// How the player may change whether they are ready to begin: `true` if they may say so, `false` if they may say
    /// that they are not any more. Absent if neither is asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub ready: Option<bool>,
    /// The seats of others to which the player may invite anew.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(type = "Array<Seat>", optional))]
    pub invite: Vec<Seat>,
    /// The seats of others whom the player may remove from the table.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(type = "Array<Seat>", optional))]
    pub remove: Vec<Seat>,
    /// The consequence if the player let bots take the free seats; absent if they may not.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub fill: Option<Filling>,
    /// Whether the player may cancel the appointment of the table.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>", optional))]
    pub cancel: bool,
    /// Whether the player may ask to play again.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>", optional))]
    pub again: bool,
    /// The talk of the game; absent where nobody talks.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub talk: Option<OpenTalk>,
}

/// The consequence when bots take the free seats of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Filling {
    /// The game begins: nobody else sits there.
    Alone,
    /// The game begins once the others who sit there are ready and connected.
    Together,
}

/// An offer that a seat may make.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OpenOffer {
    /// The seat.
    #[cfg_attr(feature = "typescript", ts(type = "Seat"))]
    pub seat: Seat,
    /// The offer.
    pub offer: Offer,
    /// The seats of persons whom it would ask; a take-back asks those of them whose turns or fall it would
    /// undo.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(type = "Array<Seat>", optional))]
    pub asks: Vec<Seat>,
    /// The code of the refusal that it would meet for now, such as `offer_stands`; absent if it would be
    /// taken.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(type = "ServiceCode", optional))]
    pub not_yet: Option<String>,
    /// From when it would be taken, in milliseconds since 1970; absent for now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub from_ms: Option<u64>,
}

/// An offer that waits for the answer of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OpenAnswer {
    /// The seat that is asked.
    #[cfg_attr(feature = "typescript", ts(type = "Seat"))]
    pub seat: Seat,
    /// The number of the event in which it was offered.
    pub of: Seq,
}

/// A seat at which a player may sit down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OpenSeat {
    /// The seat.
    #[cfg_attr(feature = "typescript", ts(type = "Seat"))]
    pub seat: Seat,
    /// The code of the refusal that the player would meet for now, `rated_needs_account`; absent if they would sit down.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(type = "ServiceCode", optional))]
    pub not_yet: Option<String>,
    /// Until when it is kept for the player who has lost it, in milliseconds since 1970; absent for that
    /// player, and where it is free for all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub from_ms: Option<u64>,
}

/// The part of a game's talk that is open to a player.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OpenTalk {
    /// The public channels that the player reads.
    pub read: Vec<Channel>,
    /// The public channels in which the player writes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<Channel>>", optional))]
    pub write: Vec<Channel>,
    /// The private channels in which the player writes; absent for none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub whisper: Option<OpenWhispers>,
    /// Whether the player may take their own words out.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>", optional))]
    pub blank: bool,
    /// The maximum number of characters of a text; 0 where only signs are said.
    pub max_characters: usize,
}

/// The private channels in which a seat writes: those of the seat with any of the others, as many as there may be
/// together, and the seat's notebook.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OpenWhispers {
    /// The seat of the player.
    #[cfg_attr(feature = "typescript", ts(type = "Seat"))]
    pub seat: Seat,
    /// The seats of the others, in seat order.
    #[cfg_attr(feature = "typescript", ts(type = "Array<Seat>"))]
    pub with: Vec<Seat>,
    /// The maximum number of seats of a channel, this one included.
    pub max_seats: usize,
    /// Whether treaties are made there too, among the seats of a channel.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>", optional))]
    pub treaties: bool,
}
