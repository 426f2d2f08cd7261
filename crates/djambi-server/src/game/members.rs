//! The members of a room: the connections that follow its game.

use std::collections::HashMap;

use djambi_protocol::{Refusal, ServerMessage};

use super::outbox::{Delivery, Frame, Outbox};
use crate::identity::PlayerId;
use crate::limits::Caller;

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
    /// Where the connection comes from.
    pub(crate) caller: Caller,
    /// The way to the connection.
    pub(crate) outbox: Outbox,
}

/// The members of a room. When a room ends without a word, by a panic, they are sent away to join a new one.
#[derive(Default)]
pub(super) struct Members(HashMap<MemberId, Member>);

impl Members {
    /// Adds a member; one that has joined before is replaced.
    pub(super) fn insert(&mut self, member: Member) {
        self.0.insert(member.id, member);
    }

    /// Removes a member, if it is here.
    pub(super) fn remove(&mut self, id: MemberId) {
        self.0.remove(&id);
    }

    /// The member with this id, if it is here.
    pub(super) fn get(&self, id: MemberId) -> Option<&Member> {
        self.0.get(&id)
    }

    /// Whether there are no members.
    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Sends a message to all members and removes those whose connection has ended.
    pub(super) fn broadcast(&mut self, message: &ServerMessage) {
        let frame = Frame::from(message);
        self.send_to_each(|_| frame.clone().into());
    }

    /// Sends the author of an event the answer, and at once with it the event; the others the event alone.
    pub(super) fn answer_and_broadcast(
        &mut self,
        author: MemberId,
        answer: &ServerMessage,
        event: &ServerMessage,
    ) {
        let (answer, event) = (Frame::from(answer), Frame::from(event));
        self.send_to_each(|member| {
            if member == author {
                Delivery { first: answer.clone(), then: Some(event.clone()) }
            } else {
                event.clone().into()
            }
        });
    }

    /// Sends each member a delivery and removes those whose connection has ended.
    fn send_to_each(&mut self, delivery: impl Fn(MemberId) -> Delivery) {
        self.0.retain(|&id, member| {
            member.outbox.send(delivery(id));
            !member.outbox.is_ended()
        });
    }

    /// Sends a message to all connections of a player.
    pub(super) fn send_to_player(&self, player: PlayerId, message: &ServerMessage) {
        let frame = Frame::from(message);
        for member in self.0.values().filter(|member| member.player == Some(player)) {
            member.outbox.send(frame.clone());
        }
    }

    /// Ends all connections.
    pub(super) fn end_all(&self, reason: &Refusal) {
        for member in self.0.values() {
            member.outbox.end(reason.clone());
        }
    }
}

impl Drop for Members {
    fn drop(&mut self) {
        self.end_all(&Refusal::Internal);
    }
}
