//! The treaties of a game, as messages tell of them.

use djambi::Seat;
use djambi_press::TreatyForm;
use serde::{Deserialize, Serialize};
#[cfg(feature = "typescript")]
use ts_rs::TS;

use crate::{Channel, Seq, TalkSeq};

/// A treaty of a game: what it says, and what has become of it. It is known by the channel and the number of
/// the message that proposed it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct KnownTreaty {
    /// The channel of all its acts.
    pub channel: Channel,
    /// The number of its proposal.
    pub of: TalkSeq,
    /// The seat that has proposed it.
    #[cfg_attr(feature = "typescript", ts(type = "Seat"))]
    pub author: Seat,
    /// The treaty.
    #[cfg_attr(feature = "typescript", ts(type = "TreatyForm"))]
    pub treaty: TreatyForm,
    /// The parties that have accepted it, its author among them, in seat order.
    #[cfg_attr(feature = "typescript", ts(type = "Array<Seat>"))]
    pub accepted: Vec<Seat>,
    /// When it came into force; absent before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub begun: Option<TreatyBegin>,
    /// What has become of it.
    #[serde(flatten)]
    pub state: TreatyStanding,
}

/// Where in a game a treaty came into force. From there on clients with the rules can judge each turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct TreatyBegin {
    /// The number of the last event of the line before it; 0 at the start.
    pub after: Seq,
    /// The notice that a party has given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub notice: Option<GivenNotice>,
}

/// Notice of a treaty.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct GivenNotice {
    /// The party that has given it.
    #[cfg_attr(feature = "typescript", ts(type = "Seat"))]
    pub seat: Seat,
    /// The number of the last event of the line before it.
    pub after: Seq,
}

/// The state of a treaty.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(tag = "state", rename_all = "snake_case")]
pub enum TreatyStanding {
    /// It is proposed, and some parties have not answered.
    Proposed,
    /// A party has refused it.
    Refused,
    /// Its author has withdrawn it.
    Withdrawn,
    /// The proposal has lapsed: its author has played against it, a round has passed, a player whom it names is
    /// out, or the game is over.
    Lapsed,
    /// It binds.
    InForce,
    /// It came to its end, or the game did.
    Kept,
    /// A party broke it.
    Broken {
        /// The party.
        #[cfg_attr(feature = "typescript", ts(type = "Seat"))]
        by: Seat,
        /// The number of the event of the turn.
        event: Seq,
    },
    /// It ended otherwise.
    Dissolved {
        /// The cause: `crossed`, `impossible`, `party_out`, `two_left` or `new_player`.
        #[cfg_attr(
            feature = "typescript",
            ts(type = "\"crossed\" | \"impossible\" | \"party_out\" | \"two_left\" | \"new_player\"")
        )]
        cause: String,
    },
}

/// An act about treaties that is open to a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
pub struct OpenAct {
    /// The seat that may act.
    #[cfg_attr(feature = "typescript", ts(type = "Seat"))]
    pub seat: Seat,
    /// The channel.
    pub channel: Channel,
    /// The act.
    #[serde(flatten)]
    pub act: OpenActKind,
}

/// The kinds of acts that are open to a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum OpenActKind {
    /// To propose a treaty.
    Propose {
        /// The seats that can be parties of it beside the author: their players are alive and answer offers.
        #[cfg_attr(feature = "typescript", ts(type = "Array<Seat>"))]
        to: Vec<Seat>,
    },
    /// To accept a treaty.
    Accept {
        /// The number of its proposal.
        of: TalkSeq,
    },
    /// To refuse a treaty.
    Refuse {
        /// The number of its proposal.
        of: TalkSeq,
    },
    /// To withdraw one's own proposal.
    Withdraw {
        /// The number of the proposal.
        of: TalkSeq,
    },
    /// To give notice of a treaty in force.
    Notice {
        /// The number of its proposal.
        of: TalkSeq,
    },
}
