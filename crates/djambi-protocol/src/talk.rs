//! The talk of people at a table.

use std::fmt;

use djambi::Seat;
use serde::{Deserialize, Serialize};
#[cfg(feature = "typescript")]
use ts_rs::TS;

use crate::{Act, Channel, Seq, TalkSeq, Thought};

/// A message of a channel, which is on disk.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TalkMessage {
    /// The message's number in its channel.
    pub seq: TalkSeq,
    /// When the service accepted it, in milliseconds since 1970 (UTC).
    pub at_ms: u64,
    /// The number of the last event of the game before it.
    pub after: Seq,
    /// The author's seat, or the one that acts; absent for a watcher.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(type = "Seat", optional))]
    pub seat: Option<Seat>,
    /// The author's name; empty while names are hidden.
    pub name: String,
    /// What is said.
    pub words: Words,
}

/// What is said in a message. Its `Debug` form leaves a text out, so that no log has it.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Words {
    /// A text of a person.
    Text(String),
    /// A sign, which each reader sees in their own language.
    Sign(Sign),
    /// A phrase of people who deal with each other, which each reader sees in their own language.
    Phrase(Phrase),
    /// Arrows and circles on the board.
    Drawing(Drawing),
    /// An act about treaties.
    Act(Act),
    /// A bot's thought about a treaty, which stands in its notebook. Nobody else says it.
    Thought(Thought),
    /// Nothing any more: why the words that were said here are gone. Nobody says it.
    Gone(Gone),
}

impl Words {
    /// The maximum number of characters of a text.
    pub const MAX_CHARACTERS: usize = 500;
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(_) => f.write_str("Text(..)"),
            Self::Sign(sign) => f.debug_tuple("Sign").field(sign).finish(),
            Self::Phrase(_) => f.write_str("Phrase(..)"),
            Self::Drawing(_) => f.write_str("Drawing(..)"),
            Self::Act(act) => f.debug_tuple("Act").field(act).finish(),
            Self::Thought(thought) => thought.fmt(f),
            Self::Gone(gone) => f.debug_tuple("Gone").field(gone).finish(),
        }
    }
}

/// Why words are gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Gone {
    /// They were sealed, and the service has lost the key.
    Unreadable,
    /// Their author has taken them out after the end of the game.
    Blanked,
    /// A moderator or the host has taken them out.
    Removed,
}

/// Something to say that needs no common language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Sign {
    /// Well played.
    WellPlayed,
    /// Thanks.
    Thanks,
    /// Sorry.
    Sorry,
    /// Hurry, please.
    Hurry,
    /// Oops.
    Oops,
    /// Hello.
    Hello,
}

impl Sign {
    /// All signs, in the order in which they are shown.
    pub const ALL: [Self; 6] =
        [Self::WellPlayed, Self::Thanks, Self::Sorry, Self::Hurry, Self::Oops, Self::Hello];
}

/// Something to say to somebody with whom one deals.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Phrase {
    /// Agreed.
    Agreed,
    /// No.
    No,
    /// Perhaps later.
    Later,
    /// Trust me.
    TrustMe,
    /// Spare me.
    SpareMe,
    /// I regret it.
    IRegret,
    /// Farewell.
    Farewell,
    /// Beware of somebody.
    Beware {
        /// The seat that it is about.
        #[cfg_attr(feature = "typescript", ts(type = "Seat"))]
        seat: Seat,
    },
    /// Somebody threatens us both.
    ThreatensUs {
        /// The seat that it is about.
        #[cfg_attr(feature = "typescript", ts(type = "Seat"))]
        seat: Seat,
    },
    /// Let us strike somebody together.
    StrikeTogether {
        /// The seat that it is about.
        #[cfg_attr(feature = "typescript", ts(type = "Seat"))]
        seat: Seat,
    },
    /// Somebody must leave power.
    LeavePower {
        /// The seat that it is about.
        #[cfg_attr(feature = "typescript", ts(type = "Seat"))]
        seat: Seat,
    },
    /// Somebody lied.
    YouLied {
        /// The seat that it is about.
        #[cfg_attr(feature = "typescript", ts(type = "Seat"))]
        seat: Seat,
    },
}

impl Phrase {
    /// The seat that the phrase is about.
    #[must_use]
    pub const fn about(self) -> Option<Seat> {
        match self {
            Self::Beware { seat }
            | Self::ThreatensUs { seat }
            | Self::StrikeTogether { seat }
            | Self::LeavePower { seat }
            | Self::YouLied { seat } => Some(seat),
            Self::Agreed
            | Self::No
            | Self::Later
            | Self::TrustMe
            | Self::SpareMe
            | Self::IRegret
            | Self::Farewell => None,
        }
    }
}

/// Arrows and circles on the board of a game, [`Drawing::MAX_SHAPES`] at most, each once.
#[derive(Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default)]
pub struct Drawing {
    /// The arrows, each from the first square to the second.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<[String; 2]>>", optional))]
    pub arrows: Vec<[String; 2]>,
    /// The squares with a circle.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<String>>", optional))]
    pub circles: Vec<String>,
}

impl Drawing {
    /// The maximum number of arrows and circles together.
    pub const MAX_SHAPES: usize = 12;
}

/// The body of `POST /api/v1/games/{id}/reports`: what a player shows the host.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ReportRequest {
    /// The channel.
    pub channel: Channel,
    /// The number of the message in its channel.
    pub seq: TalkSeq,
    /// What is wrong with it.
    #[serde(default)]
    pub cause: ReportCause,
    /// Why it is reported, a text as in the talk.
    pub reason: String,
}

/// What is wrong with what somebody reports.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum ReportCause {
    /// Somebody is insulted or threatened.
    Abuse,
    /// It is advertising, or the same again and again.
    Spam,
    /// Somebody stands for another person, or tells what is theirs to tell.
    Person,
    /// Players keep together in secret where the game knows no such thing, or one person plays several seats.
    Collusion,
    /// A program thinks for somebody.
    Help,
    /// Somebody lets others wait, or leaves, on purpose.
    Stalling,
    /// Something else.
    #[default]
    Other,
}

impl ReportCause {
    /// All causes.
    pub const ALL: [Self; 7] =
        [Self::Abuse, Self::Spam, Self::Person, Self::Collusion, Self::Help, Self::Stalling, Self::Other];

    /// The name of the cause in JSON and in databases.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Abuse => "abuse",
            Self::Spam => "spam",
            Self::Person => "person",
            Self::Collusion => "collusion",
            Self::Help => "help",
            Self::Stalling => "stalling",
            Self::Other => "other",
        }
    }

    /// The cause of a name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|cause| cause.name() == name)
    }
}

/// The messages of a channel, in order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TalkPage {
    /// The channel.
    pub channel: Channel,
    /// Its messages after the last one that the client has seen.
    pub messages: Vec<TalkMessage>,
}
