//! The handle of a room. The task of the room owns the game; the rest of the service talks to the task
//! through this handle.

use djambi::Move;
use djambi_protocol::{Command, Seat, Seq};
use tokio::sync::{mpsc, oneshot};

use super::members::{Member, MemberId};
use crate::identity::GuestId;
use crate::store::{Claim, StoreError};

/// How many requests may wait in a room; further ones wait to be queued.
const QUEUE: usize = 256;

/// The handle of a room.
#[derive(Clone)]
pub(crate) struct Room {
    requests: mpsc::Sender<RoomRequest>,
}

/// A handle that does not keep the room open.
#[derive(Clone)]
pub(super) struct WeakRoom {
    requests: mpsc::WeakSender<RoomRequest>,
}

/// The error of a room that has closed in the meantime; ask `Rooms` for it again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct RoomClosed;

/// A request to the task of a room.
pub(super) enum RoomRequest {
    /// Adds a member and sends it the events after `since`.
    Join { member: Member, since: Seq },
    /// Removes a member.
    Leave(MemberId),
    /// Obeys or refuses a member's command.
    Command { member: MemberId, command: Command },
    /// Gives a seat to a guest.
    Claim { seat: Seat, guest: GuestId, reply: oneshot::Sender<Result<Claim, StoreError>> },
    /// Plays a bot's move, chosen after the event `at`.
    BotMove { at: Seq, mv: Move },
}

impl Room {
    /// A handle, and the requests that come through it.
    pub(super) fn channel() -> (Self, mpsc::Receiver<RoomRequest>) {
        let (sender, requests) = mpsc::channel(QUEUE);
        (Self { requests: sender }, requests)
    }

    /// A handle that does not keep the room open.
    pub(super) fn downgrade(&self) -> WeakRoom {
        WeakRoom { requests: self.requests.downgrade() }
    }

    /// Joins, or joins again. The member gets a `welcome` with the events after `since`, and then all later
    /// events.
    pub(crate) async fn join(&self, member: Member, since: Seq) -> Result<(), RoomClosed> {
        self.send(RoomRequest::Join { member, since }).await
    }

    /// Leaves: the member gets no more messages.
    pub(crate) async fn leave(&self, member: MemberId) -> Result<(), RoomClosed> {
        self.send(RoomRequest::Leave(member)).await
    }

    /// Sends a command; the answer comes to the member's outbox.
    pub(crate) async fn command(&self, member: MemberId, command: Command) -> Result<(), RoomClosed> {
        self.send(RoomRequest::Command { member, command }).await
    }

    /// Gives a seat to a guest, unless another guest holds it.
    pub(crate) async fn claim(
        &self,
        seat: Seat,
        guest: GuestId,
    ) -> Result<Result<Claim, StoreError>, RoomClosed> {
        let (reply, answer) = oneshot::channel();
        self.send(RoomRequest::Claim { seat, guest, reply }).await?;
        answer.await.map_err(|_| RoomClosed)
    }

    async fn send(&self, request: RoomRequest) -> Result<(), RoomClosed> {
        self.requests.send(request).await.map_err(|_| RoomClosed)
    }
}

impl WeakRoom {
    /// Sends a bot's move, chosen after the event `at`.
    pub(super) async fn bot_move(&self, at: Seq, mv: Move) -> Result<(), RoomClosed> {
        let requests = self.requests.upgrade().ok_or(RoomClosed)?;
        requests.send(RoomRequest::BotMove { at, mv }).await.map_err(|_| RoomClosed)
    }
}
