//! Acts: what players do about treaties.

use std::fmt;

use djambi::Seat;
use djambi_press::TreatyForm;
use serde::{Deserialize, Serialize};
#[cfg(feature = "typescript")]
use ts_rs::TS;

use crate::{TalkSeq, Voice};

/// An act: a message of a channel that the program understands. Its `Debug` form leaves the treaty out, so that
/// no log has it.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Act {
    /// The seat that acts.
    #[cfg_attr(feature = "typescript", ts(type = "Seat"))]
    pub seat: Seat,
    /// The kind of act.
    #[serde(flatten)]
    pub kind: ActKind,
    /// How a bot says it; people have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub voice: Option<Voice>,
}

impl Act {
    /// The act of a seat, which says nothing else.
    #[must_use]
    pub const fn new(seat: Seat, kind: ActKind) -> Self {
        Self { seat, kind, voice: None }
    }
}

/// The kinds of acts about a treaty. Treaties are known by the number of the message, in the same channel, in
/// which they were proposed.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum ActKind {
    /// Proposes a treaty, which is its author's acceptance.
    Propose {
        /// The treaty.
        #[cfg_attr(feature = "typescript", ts(type = "TreatyForm"))]
        treaty: TreatyForm,
    },
    /// Accepts a treaty for its party.
    Accept {
        /// The number of the proposal.
        of: TalkSeq,
    },
    /// Refuses a treaty, for all.
    Refuse {
        /// The number of the proposal.
        of: TalkSeq,
    },
    /// Withdraws its own proposal.
    Withdraw {
        /// The number of the proposal.
        of: TalkSeq,
    },
    /// Gives notice of a treaty in force.
    Notice {
        /// The number of the proposal.
        of: TalkSeq,
    },
}

impl ActKind {
    /// The number of the proposal that the act answers; `None` for a proposal.
    #[must_use]
    pub const fn of(&self) -> Option<TalkSeq> {
        match *self {
            Self::Propose { .. } => None,
            Self::Accept { of } | Self::Refuse { of } | Self::Withdraw { of } | Self::Notice { of } => {
                Some(of)
            }
        }
    }

    /// The kind's name in JSON.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Propose { .. } => "propose",
            Self::Accept { .. } => "accept",
            Self::Refuse { .. } => "refuse",
            Self::Withdraw { .. } => "withdraw",
            Self::Notice { .. } => "notice",
        }
    }
}

impl fmt::Debug for Act {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Act").field("seat", &self.seat).field("kind", &self.kind).finish()
    }
}

impl fmt::Debug for ActKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
