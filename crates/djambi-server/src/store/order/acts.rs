//! Acts: what is done about what somebody does.

use djambi_protocol::{Channel, GameId, TalkSeq};

use crate::env::DAY_MS;
use crate::identity::PlayerId;

/// How many acts a moderator has in an hour at most.
pub(crate) const MAX_ACT_AUTHOR_HOUR: u32 = 30;
/// How long an act about a guest lasts at most, in milliseconds.
pub(crate) const GUEST_ACT_MS: u64 = DAY_MS;
/// For how long a ban refuses accounts to a network, in milliseconds.
pub(crate) const NETWORK_BAN_MS: u64 = 7 * DAY_MS;
/// How many characters a reason, an answer or a note has at most.
pub(crate) const MAX_ORDER_WORDS: usize = 1000;

/// The kinds of acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OrderKind {
    /// Somebody is warned.
    Warn,
    /// Somebody can't speak.
    Silence,
    /// Somebody sits at no listed table.
    Unlisted,
    /// Somebody plays no rated game.
    Unrated,
    /// Somebody is kept out.
    Ban,
    /// An account gets another name.
    Rename,
    /// Words are taken out of the talk.
    Blank,
    /// A result counts for no rating.
    Void,
    /// Another act ends.
    End,
}

impl OrderKind {
    /// All kinds.
    pub const ALL: [Self; 9] = [
        Self::Warn,
        Self::Silence,
        Self::Unlisted,
        Self::Unrated,
        Self::Ban,
        Self::Rename,
        Self::Blank,
        Self::Void,
        Self::End,
    ];

    /// The name in the database and of the command.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Warn => "warn",
            Self::Silence => "silence",
            Self::Unlisted => "unlisted",
            Self::Unrated => "unrated",
            Self::Ban => "ban",
            Self::Rename => "rename",
            Self::Blank => "blank",
            Self::Void => "void",
            Self::End => "end",
        }
    }

    /// The kind of a name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// Whether it lasts for a time.
    #[must_use]
    pub const fn lasts(self) -> bool {
        matches!(self, Self::Silence | Self::Unlisted | Self::Unrated | Self::Ban)
    }

    /// Whether it can concern somebody without an account.
    #[must_use]
    pub const fn is_for_guests(self) -> bool {
        matches!(self, Self::Silence | Self::Ban | Self::Blank)
    }

    /// Whether another act can end it.
    #[must_use]
    pub const fn can_end(self) -> bool {
        !matches!(self, Self::Rename | Self::Blank | Self::End)
    }
}

/// How long something lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Lasting {
    /// Until this moment, in milliseconds since 1970.
    Until(u64),
    /// For ever.
    ForEver,
}

impl Lasting {
    /// What a column says.
    pub(crate) fn of(until_ms: Option<u64>) -> Self {
        until_ms.map_or(Self::ForEver, Self::Until)
    }

    /// How many hours are left, the last one begun counting; 0 for ever.
    pub(crate) fn hours(self, now_ms: u64) -> u32 {
        match self {
            Self::ForEver => 0,
            Self::Until(until_ms) => {
                let left = until_ms.saturating_sub(now_ms).div_ceil(60 * 60 * 1000);
                u32::try_from(left.max(1)).unwrap_or(u32::MAX)
            }
        }
    }

    /// Whether it is over.
    pub(crate) const fn is_over(self, now_ms: u64) -> bool {
        matches!(self, Self::Until(until_ms) if until_ms <= now_ms)
    }
}

/// What an act is about.
#[derive(Clone, PartialEq, Eq)]
pub(crate) enum Subject {
    /// A player.
    Player(PlayerId),
    /// The account of a name, by its appearance.
    Account(String),
    /// Who is reported by the report of this number.
    Reported(u32),
    /// The author of a message.
    Message(GameId, Channel, TalkSeq),
    /// A game.
    Game(GameId),
    /// The game of the report of this number.
    GameOfReport(u32),
    /// The act of this number.
    Act(u32),
}

/// An act that is to be kept.
#[derive(Clone)]
pub(crate) struct NewOrderAct {
    /// The kind.
    pub(crate) kind: OrderKind,
    /// What it is about.
    pub(crate) subject: Subject,
    /// The moderator; `None` for the host.
    pub(crate) author: Option<PlayerId>,
    /// When, in milliseconds since 1970.
    pub(crate) at_ms: u64,
    /// How long it lasts, if its kind does.
    pub(crate) lasting: Lasting,
    /// Why.
    pub(crate) reason: String,
}

/// Why an act is not kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ActRefused {
    /// There is nobody and nothing of the kind.
    NotFound,
    /// It would concern a moderator, which is for the host alone.
    OfModerator,
    /// The kind needs an account.
    OfGuest,
    /// The moderator has done as much in this hour as may be.
    TooMany,
    /// The act has ended, or can't be ended.
    Ended,
    /// It has no reason, or one that is too long.
    Reason,
}

/// An act, as it is shown.
#[derive(Clone, PartialEq, Eq)]
pub struct OrderAct {
    /// The number.
    pub number: u32,
    /// The kind.
    pub kind: OrderKind,
    /// The name of whom it concerns, as it was then; empty if it is nobody.
    pub name: String,
    /// The name of the moderator; empty for the host.
    pub author: String,
    /// When, in milliseconds since 1970.
    pub at_ms: u64,
    /// How long it lasts.
    pub lasting: Lasting,
    /// Why.
    pub reason: String,
    /// The id of the game.
    pub game: Option<String>,
    /// The channel and the number of a message.
    pub message: Option<(String, u32)>,
    /// The number of the act that it ends.
    pub ends: Option<u32>,
    /// The number of the act that has ended it.
    pub ended_by: Option<u32>,
    /// What whom it concerns has said to it.
    pub answer: Option<String>,
    /// Whether whom it concerns has read of it.
    pub is_seen: bool,
    /// Whom it concerns.
    pub(crate) player: Option<PlayerId>,
}

impl OrderAct {
    /// Whether it is in force at a moment.
    #[must_use]
    pub const fn is_in_force(&self, now_ms: u64) -> bool {
        self.ended_by.is_none() && !self.lasting.is_over(now_ms)
    }
}

/// How a player stands: what acts in force keep them from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Standing {
    /// Whether they have to read a warning before their next game.
    pub(crate) is_warned: bool,
    /// How long they can't speak.
    pub(crate) silence: Option<Lasting>,
    /// How long they sit at no listed table.
    pub(crate) unlisted: Option<Lasting>,
    /// How long they play no rated game.
    pub(crate) unrated: Option<Lasting>,
    /// How long they are kept out.
    pub(crate) ban: Option<Lasting>,
}
