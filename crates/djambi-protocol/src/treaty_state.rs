//! The treaties of a game, as messages tell of them.

use djambi::Seat;
use djambi_press::{DissolutionCause, TreatyForm};
use serde::{Deserialize, Serialize};
#[cfg(feature = "typescript")]
use ts_rs::TS;

use crate::{Channel, Seq, TalkSeq};

/// A treaty of a game: what it says, and what has become of it. It is known by the channel and the number of
/// the message that proposed it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
    /// Where it was proposed: the number of the last event of the line before it; 0 at the start.
    pub proposed: Seq,
    /// When it came into force; absent before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub begun: Option<TreatyBegin>,
    /// Where it ended: the number of the last event of the line then; absent while it is proposed or in force.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub ended: Option<Seq>,
    /// Its state.
    #[serde(flatten)]
    pub state: TreatyStanding,
}

/// Where in a game a treaty came into force. From there on clients with the rules can judge each turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GivenNotice {
    /// The party that has given it.
    #[cfg_attr(feature = "typescript", ts(type = "Seat"))]
    pub seat: Seat,
    /// The number of the last event of the line before it.
    pub after: Seq,
}

/// The state of a treaty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
        /// The cause.
        cause: Dissolution,
    },
}

/// The cause for which a treaty ended without being kept or broken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Dissolution {
    /// A turn crossed the acceptance: its player could not know of it.
    Crossed,
    /// A duty never had a legal move that did it.
    Impossible,
    /// Fewer than two parties are left.
    PartyOut,
    /// Two players are left.
    TwoLeft,
    /// A party has another player now.
    NewPlayer,
}

impl Dissolution {
    /// The cause's name in JSON.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Crossed => "crossed",
            Self::NewPlayer => "new_player",
            Self::Impossible => DissolutionCause::Impossible.name(),
            Self::PartyOut => DissolutionCause::PartyOut.name(),
            Self::TwoLeft => DissolutionCause::TwoLeft.name(),
        }
    }
}

/// The cause that the judge of a treaty finds.
impl From<DissolutionCause> for Dissolution {
    fn from(cause: DissolutionCause) -> Self {
        match cause {
            DissolutionCause::Impossible => Self::Impossible,
            DissolutionCause::PartyOut => Self::PartyOut,
            DissolutionCause::TwoLeft => Self::TwoLeft,
        }
    }
}

/// An act about treaties that is open to a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
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
