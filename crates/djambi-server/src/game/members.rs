//! The members of a room: the connections that follow its game.

#[cfg(test)]
mod tests;

use std::collections::HashSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use djambi_protocol::{GameId, GameMessage, OfGame, Refusal, ServerMessage};
use djambi_table::Readers;

use super::lag::Lag;
use crate::failure::failure;
use crate::fast_map::FastMap;
use crate::identity::PlayerId;
use crate::limits::{Caller, Network};
use crate::outbox::{Delivery, Frame, Outbox};
use crate::store::GameSeats;

/// The greatest number of bytes of an answer that is little beside a whole game: some dozens of turns and words.
const LONG_BYTES: usize = 32 * 1024;

/// The id of a connection, unique as long as the process runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct MemberId(pub(super) u64);

/// A connection that follows a game.
#[derive(Clone)]
pub(crate) struct Member {
    /// The id of the connection.
    pub(crate) id: MemberId,
    /// The player at the other end, if it is one.
    pub(crate) player: Option<PlayerId>,
    /// Whether the player has an account: who makes one connects again.
    pub(crate) has_account: bool,
    /// Where the connection comes from.
    pub(crate) caller: Caller,
    /// The way to the connection.
    pub(crate) outbox: Outbox,
    /// The round trip of the connection.
    pub(crate) lag: Arc<Lag>,
    /// Whether an answer to the connection was as long as a whole game and has not been counted as one yet.
    pub(crate) owes_read: Arc<AtomicBool>,
}

impl Member {
    /// A new connection, which has followed nothing yet.
    pub(super) fn new(id: MemberId, player: Option<PlayerId>, caller: Caller, outbox: Outbox) -> Self {
        let lag = Arc::new(Lag::new());
        let owes_read = Arc::default();
        Self { id, player, has_account: false, caller, outbox, lag, owes_read }
    }

    /// Who follows a game by this connection.
    pub(super) fn follower(&self) -> Follower {
        Follower { player: self.player, has_account: self.has_account }
    }

    /// The newest round trip of the connection in milliseconds; `None` before the first.
    pub(crate) fn lag_ms(&self) -> Option<u32> {
        self.lag.newest_ms()
    }

    /// Notes an answer that was not counted as the reading of a whole game: a long one is to be counted later, since a client
    /// may say that it has seen what it has not.
    pub(super) fn note_uncounted(&self, answer: &Frame) {
        if answer.len() > LONG_BYTES {
            self.owes_read.store(true, Ordering::Relaxed);
        }
    }
}

/// Who follows a game, whatever the number of their connections.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub(crate) struct Follower {
    /// The player; `None` stands for a stranger.
    pub(crate) player: Option<PlayerId>,
    /// Whether the player has an account.
    pub(crate) has_account: bool,
}

/// The members to whom a message goes.
#[derive(Clone)]
pub(super) enum Audience {
    /// All members.
    Everybody,
    /// The connections of the readers of a channel; those without a player hold no seat.
    Readers(Readers),
    /// The connections of these players; `None` stands for strangers.
    Players(HashSet<Option<PlayerId>>),
    /// These connections.
    Connections(HashSet<MemberId>),
    /// One connection.
    Connection(MemberId),
}

impl Audience {
    /// Whether a member belongs to the audience in a game with these seats.
    fn includes(&self, member: &Member, seats: &GameSeats) -> bool {
        let held = seats.held().filter(|&(_, holder)| member.player == Some(holder));
        match self {
            Self::Everybody => true,
            Self::Readers(readers) => readers.include(held.map(|(seat, _)| seat).collect()),
            Self::Players(players) => players.contains(&member.player),
            Self::Connections(ids) => ids.contains(&member.id),
            Self::Connection(id) => member.id == *id,
        }
    }
}

/// The members of a room. When a room ends without a word, by a panic, they are sent away to join a new one.
pub(super) struct Members {
    game: GameId,
    members: FastMap<MemberId, Member>,
    /// The ways to the connections that were sent away and have not left since.
    sent_away: FastMap<MemberId, Outbox>,
}

impl Members {
    /// No members yet of the room of a game.
    pub(super) fn new(game: GameId) -> Self {
        Self { game, members: FastMap::default(), sent_away: FastMap::default() }
    }

    /// Adds a member; one that has joined before is replaced.
    pub(super) fn insert(&mut self, member: Member) {
        self.sent_away.remove(&member.id);
        self.members.insert(member.id, member);
    }

    /// Removes a member, if it is here.
    pub(super) fn remove(&mut self, id: MemberId) {
        self.sent_away.remove(&id);
        self.members.remove(&id);
    }

    /// The member with this id, if it is here.
    pub(super) fn get(&self, id: MemberId) -> Option<&Member> {
        self.members.get(&id)
    }

    /// Whether there are no members.
    pub(super) fn is_empty(&self) -> bool {
        self.members.is_empty()
    }

    /// The address of a connection that follows the game: of this player, if one is theirs.
    pub(super) fn network(&self, player: Option<PlayerId>) -> Option<Network> {
        let theirs = self.members.values().find(|member| player.is_some() && member.player == player);
        theirs.or_else(|| self.members.values().next()).map(|member| member.caller.network)
    }

    /// The players that follow the game; `None` stands for strangers.
    pub(super) fn people(&self) -> impl Iterator<Item = Option<PlayerId>> {
        self.members.values().map(|member| member.player)
    }

    /// Those who follow the game, as often as they have connections.
    pub(super) fn followers(&self) -> impl Iterator<Item = Follower> {
        self.members.values().map(Member::follower)
    }

    /// A player, or a stranger, as one who follows the game.
    pub(super) fn follower(&self, player: Option<PlayerId>) -> Follower {
        let theirs = self.followers().find(|follower| follower.player == player);
        theirs.unwrap_or(Follower { player, has_account: false })
    }

    /// Sends a message to its audience in a game with these seats.
    pub(super) fn send(&mut self, seats: &GameSeats, audience: &Audience, message: GameMessage) {
        let frame = self.frame(message);
        self.deliver(|member| audience.includes(member, seats).then(|| frame.clone().into()));
    }

    /// Tells the members that may not follow the game that they do not, and removes them; returns their ids.
    pub(super) fn send_away(&mut self, may_stay: impl Fn(&Member) -> bool, why: &Refusal) -> Vec<MemberId> {
        let gone: Vec<MemberId> =
            self.members.values().filter(|member| !may_stay(member)).map(|member| member.id).collect();
        if gone.is_empty() {
            return gone;
        }
        let error = self.error(why);
        for member in gone.iter().filter_map(|id| self.members.remove(id)) {
            member.outbox.send(&error);
            self.sent_away.insert(member.id, member.outbox);
        }
        gone
    }

    /// Tells a connection that was sent away that it does not follow the game.
    pub(super) fn refuse(&self, id: MemberId) {
        if let Some(outbox) = self.sent_away.get(&id) {
            outbox.send(&self.error(&Refusal::NotFollowed));
        }
    }

    fn error(&self, refusal: &Refusal) -> ServerMessage {
        ServerMessage::Error { id: None, game: Some(self.game.clone()), failure: failure(refusal) }
    }

    /// Sends two messages, each to its audience. Members of both audiences get both in one delivery.
    pub(super) fn send_two(
        &mut self,
        seats: &GameSeats,
        [(first_audience, first), (then_audience, then)]: [(Audience, GameMessage); 2],
    ) {
        let first = self.frame(first);
        let then = self.frame(then);
        self.deliver(|member| {
            let then = then_audience.includes(member, seats).then(|| then.clone());
            if first_audience.includes(member, seats) {
                Some(Delivery { first: first.clone(), then })
            } else {
                then.map(Delivery::from)
            }
        });
    }

    /// Sends a message to one member.
    pub(super) fn send_frame(&mut self, to: MemberId, frame: &Frame) {
        self.deliver(|member| (member.id == to).then(|| frame.clone().into()));
    }

    /// A message as JSON, with the id of the game.
    fn frame(&self, message: GameMessage) -> Frame {
        Frame::from(&ServerMessage::Game(OfGame { game: self.game.clone(), message }))
    }

    /// Sends members their deliveries and removes those whose connection turns out to have ended.
    fn deliver(&mut self, delivery: impl Fn(&Member) -> Option<Delivery>) {
        self.members.retain(|_, member| delivery(member).is_none_or(|delivery| member.outbox.send(delivery)));
    }

    /// Ends all connections.
    pub(super) fn end_all(&self, reason: &Refusal) {
        for member in self.members.values() {
            member.outbox.end(reason.clone());
        }
    }
}

impl Drop for Members {
    fn drop(&mut self) {
        self.end_all(&Refusal::Internal);
    }
}
