//! Order: what the host and moderators do about what players do, what those say to it, and what players report.

mod acts;
mod traces;

use async_trait::async_trait;

pub use acts::{ActRefused, Lasting, OrderAct, OrderKind};
pub(crate) use acts::{
    GUEST_ACT_MS, MAX_ACT_AUTHOR_HOUR, MAX_ORDER_WORDS, NETWORK_BAN_MS, NewOrderAct, Standing, Subject,
};

pub(crate) use traces::{trace_of_mail, trace_of_network};

use super::{Report, StoreError};
use crate::identity::{PlayerId, SecretId};

/// What keeps order. A method that changes something returns only when the change is on disk.
#[async_trait]
pub(crate) trait Order: Send + Sync {
    /// The session of somebody who is a moderator; `None` if they are none.
    async fn moderating(&self, session: SecretId) -> Result<Option<Moderating>, StoreError>;

    /// Makes somebody with an account a moderator, or takes that from them; says whether there is such an account.
    #[cfg(test)]
    async fn set_moderator(
        &self,
        appearance: String,
        is_moderator: bool,
        now_ms: u64,
    ) -> Result<bool, StoreError>;

    /// Keeps an act, with what it does to the database in the same commit; returns its number.
    async fn act(&self, act: NewOrderAct) -> Result<Result<u32, ActRefused>, StoreError>;

    /// The acts that the service has not carried out, in order.
    async fn acts_to_carry_out(&self) -> Result<Vec<OrderAct>, StoreError>;

    /// Notes that the service has carried out all acts up to one.
    async fn carried_out(&self, number: u32) -> Result<(), StoreError>;

    /// How all stand of whom any act is in force at a moment, or one of them.
    async fn standings(
        &self,
        of: Option<PlayerId>,
        now_ms: u64,
    ) -> Result<Vec<(PlayerId, Standing)>, StoreError>;

    /// The acts that concern a player, the newest first: also those about results of theirs.
    async fn acts_about(&self, player: PlayerId) -> Result<Vec<OrderAct>, StoreError>;

    /// The newest acts before one, of all, as many as a page has.
    async fn acts_before(&self, before: Option<u32>) -> Result<Vec<OrderAct>, StoreError>;

    /// Notes that a player has read of all acts that concern them.
    async fn see_acts(&self, player: PlayerId, up_to: u32, now_ms: u64) -> Result<(), StoreError>;

    /// Keeps what a player says to an act that concerns them; says whether they had said nothing to it before.
    async fn answer_act(
        &self,
        act: u32,
        player: PlayerId,
        words: String,
        now_ms: u64,
    ) -> Result<bool, StoreError>;

    /// Those of whom anything waits to be looked at, who has waited longest first, and then the others of whom anything is
    /// known.
    async fn cases(&self) -> Result<Vec<Case>, StoreError>;

    /// The player and the name of a case.
    async fn case_of(&self, key: CaseKey) -> Result<Option<(PlayerId, String)>, StoreError>;

    /// The reports on a player, the newest first, without their contents.
    async fn reports_about(&self, player: PlayerId) -> Result<Vec<Report>, StoreError>;

    /// The reports of a player, the newest first, with their contents.
    async fn reports_by(&self, player: PlayerId) -> Result<Vec<Report>, StoreError>;

    /// A report with its contents. That a moderator has looked at it is kept.
    async fn look_at_report(
        &self,
        number: u32,
        author: PlayerId,
        now_ms: u64,
    ) -> Result<Option<Report>, StoreError>;

    /// Closes a report; returns who has made it, unless it was closed.
    async fn close_report(
        &self,
        number: u32,
        author: PlayerId,
        now_ms: u64,
    ) -> Result<Option<PlayerId>, StoreError>;

    /// The newest looks at reports, and who has closed them.
    async fn looks(&self) -> Result<Vec<Look>, StoreError>;

    /// Keeps a note about a player.
    async fn add_order_note(
        &self,
        player: PlayerId,
        author: PlayerId,
        words: String,
        now_ms: u64,
    ) -> Result<(), StoreError>;

    /// The notes about a player, in order.
    async fn order_notes(&self, player: PlayerId) -> Result<Vec<OrderNote>, StoreError>;

    /// Keeps a trace of somebody who is banned: a keyed hash, for these milliseconds from the ban at most.
    async fn trace(&self, player: PlayerId, trace: String, for_ms: Option<u64>) -> Result<(), StoreError>;

    /// Until when a trace is that of somebody who is banned; `None` if it is not.
    async fn is_traced(&self, trace: String, now_ms: u64) -> Result<Option<Lasting>, StoreError>;

    /// Makes all ratings anew from the results that count.
    async fn fold_ratings(&self) -> Result<(), StoreError>;
}

/// The session of a moderator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Moderating {
    /// When it began, in milliseconds since 1970.
    pub(crate) began_ms: u64,
    /// Whether a code of a second factor was given in it, or a passkey.
    pub(crate) is_coded: bool,
    /// Whether they have a second factor or a passkey.
    pub(crate) has_factor: bool,
}

/// By what a case is known: an address has no ids of players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CaseKey {
    /// A report on the person.
    Report(u32),
    /// An act that concerns them.
    Act(u32),
}

/// A person of whom something is known.
#[derive(Clone)]
pub(crate) struct Case {
    /// By what it is found.
    pub(crate) key: CaseKey,
    /// The name.
    pub(crate) name: String,
    /// How many reports are open.
    pub(crate) open: u32,
    /// How many reports there are.
    pub(crate) reports: u32,
    /// How many acts concern them.
    pub(crate) acts: u32,
    /// How many answers there are.
    pub(crate) answers: u32,
}

/// A look at a report.
pub(crate) struct Look {
    /// When, in milliseconds since 1970.
    pub(crate) at_ms: u64,
    /// The name of who has looked; empty for the host.
    pub(crate) author: String,
    /// The number of the report.
    pub(crate) report: u32,
    /// Whether they have closed it.
    pub(crate) closes: bool,
}

/// A note about a person.
pub(crate) struct OrderNote {
    /// When, in milliseconds since 1970.
    pub(crate) at_ms: u64,
    /// The name of its author; empty for the host.
    pub(crate) author: String,
    /// The words.
    pub(crate) words: String,
}
