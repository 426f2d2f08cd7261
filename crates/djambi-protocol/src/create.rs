use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{GameId, Level, Seat};

/// The body of `POST /api/games`. Everything but the rule set has a default.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct CreateGame {
    /// The rule set's name: `classic`, `variants` or `arena`.
    pub rules: String,
    /// Options that differ from the rule set's, by name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[ts(as = "Option<BTreeMap<String, String>>", optional)]
    pub options: BTreeMap<String, String>,
    /// The position to begin with, as a position string; the usual start when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub start: Option<String>,
    /// How many play: 2, 3 or 4 (the default). Which seats are then absent follows the rules, unless `seats` says so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub players: Option<u8>,
    /// Who plays where; a seat that is not named is a bot of the usual level.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[ts(as = "Option<BTreeMap<Seat, SeatWish>>", optional)]
    pub seats: BTreeMap<Seat, SeatWish>,
    /// How long a bot waits before it plays, in milliseconds; a humane 400 to 1000 when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub bot_delay_ms: Option<u32>,
}

/// Who shall play at a seat of a new game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum SeatWish {
    /// A person.
    Human {
        /// The name to show.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        name: Option<String>,
        /// Whether the browser that creates the game sits here; else the seat gets an invitation.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[ts(as = "Option<bool>", optional)]
        mine: bool,
    },
    /// The service.
    Bot {
        /// How well it plays.
        #[serde(default)]
        #[ts(as = "Option<Level>", optional)]
        level: Level,
    },
    /// Nobody: the army is a hostage.
    Absent {},
}

/// The answer to `POST /api/games`.
///
/// It carries the invitations' secret addresses, so it has no `Debug`.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Created {
    /// The game's id.
    pub id: GameId,
    /// Where the game is played, relative to the service.
    pub url: String,
    /// The seats that this browser holds now.
    pub held: Vec<Seat>,
    /// One invitation for each human seat that is still free.
    pub invitations: Vec<Invitation>,
}

/// The way to a free seat: whoever opens the address first sits there.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Invitation {
    /// The seat.
    pub seat: Seat,
    /// The address, relative to the service; secret until it is given away.
    pub url: String,
}
