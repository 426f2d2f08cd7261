//! The thoughts of bots about treaties, which are told after the end of a game.

use std::fmt;

use serde::{Deserialize, Serialize};
#[cfg(feature = "typescript")]
use ts_rs::TS;

use crate::{Channel, TalkSeq};

/// A bot's reason for what it did about a treaty, noted in the notebook of its seat. Gains are thousandths of a game:
/// of the share that the bot, or the partner, expects of it. Its `Debug` form leaves them out, so that no log has them.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Thought {
    /// The channel of the treaty.
    pub channel: Channel,
    /// The number of the treaty's proposal.
    pub of: TalkSeq,
    /// The deed, with its reason.
    #[serde(flatten)]
    pub deed: Deed,
}

/// What a bot did about a treaty, and why.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "deed", rename_all = "snake_case")]
pub enum Deed {
    /// It offered the treaty.
    Offered {
        /// The gain that it expected.
        gain: i16,
        /// The gain that it expected for its partner.
        theirs: i16,
    },
    /// It accepted the treaty.
    Accepted {
        /// The gain that it expected.
        gain: i16,
    },
    /// It refused the treaty, because that gained it too little.
    Refused {
        /// The gain that it expected.
        gain: i16,
    },
    /// It refused the treaty for another reason.
    Declined {
        /// The reason.
        why: Objection,
    },
    /// It gave notice of the treaty.
    GaveNotice {
        /// The gain that it expected of keeping the treaty on; absent if it was at peace with everybody.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        gain: Option<i16>,
    },
    /// It broke the treaty.
    Broke {
        /// The gain over the best turn that would have kept its word.
        gain: i16,
    },
}

/// A reason for which a bot does not even weigh a treaty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Objection {
    /// It is none of those that bots make.
    Terms,
    /// It has no number of rounds, and another such stands.
    Another,
    /// No turn could keep what it asks in this position.
    Impossible,
    /// It does not make treaties with all its parties.
    Partners,
    /// There was no time to find out what it is worth.
    Unknown,
    /// The two are at peace already.
    AtPeace,
    /// The partner has broken a promise lately.
    Breaker,
    /// One of the parties would be at peace with everybody.
    Surrounded,
    /// It wins with its next turn.
    Won,
}

impl fmt::Debug for Thought {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Thought(..)")
    }
}
