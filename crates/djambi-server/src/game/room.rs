//! The handle of a room. The task of the room owns the game; the rest of the service talks to the task
//! through this handle.

use djambi::Seat;
use djambi_protocol::{Again, Command, CommandId, Extra, Presence, Refusal, Say, Seq, TalkSince};
use tokio::sync::{mpsc, oneshot};

use super::again::AgainError;
use super::bots::Found;
use super::expiry::{Cutoffs, Expiry};
use super::members::{Member, MemberId};
use super::seating::TableRequest;
use super::snapshot::GameSnapshot;
use super::table_error::TableError;
use crate::identity::Player;

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
    /// Adds a member.
    Join(JoinRequest),
    /// Removes a member.
    Leave(MemberId),
    /// Notes that a member's page is shown or hidden.
    Show { member: MemberId, presence: Presence },
    /// Does what a player asks for at the table.
    Table { request: TableRequest, reply: oneshot::Sender<Result<Vec<Seat>, TableError>> },
    /// Obeys or refuses a member's command.
    Command { member: MemberId, command: Command },
    /// Keeps or refuses what a member says. A watcher says it under this name.
    Say { member: MemberId, name: String, say: Say },
    /// Makes the game in which the players play again, or finds it.
    PlayAgain { player: Player, reply: oneshot::Sender<Result<Again, AgainError>> },
    /// Shows the game to a reader.
    Read(oneshot::Sender<GameSnapshot>),
    /// Says that all earlier requests are answered.
    CatchUp(oneshot::Sender<()>),
    /// Closes or deletes the game, if it has expired.
    Expire { cutoffs: Cutoffs, reply: oneshot::Sender<Option<Expiry>> },
    /// What a search for a bot has found that began after the event `at`; nothing if it has failed.
    BotFound { at: Seq, found: Option<Found> },
}

/// A request to join. A connection whose request is dropped without an answer is ended, so that its client
/// connects again.
pub(super) struct JoinRequest {
    member: Option<Member>,
    seen: Seen,
}

/// How much of a game a client has seen.
#[derive(Clone, Default)]
pub(crate) struct Seen {
    /// The id of the `follow`, which the answer repeats.
    pub(crate) follow: Option<CommandId>,
    /// The number of the last event.
    pub(crate) since: Seq,
    /// The numbers of the last messages of the talk.
    pub(crate) talk: TalkSince,
    /// What it wants to be told beside the events.
    pub(crate) with: Vec<Extra>,
}

impl JoinRequest {
    /// The member, and how much of the game it has seen.
    pub(super) fn accept(mut self) -> Option<(Member, Seen)> {
        let seen = std::mem::take(&mut self.seen);
        self.member.take().map(|member| (member, seen))
    }
}

impl Drop for JoinRequest {
    fn drop(&mut self) {
        if let Some(member) = &self.member {
            member.outbox.end(Refusal::Internal);
        }
    }
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

    /// Joins, or joins again. The member gets the game with what it has not seen, and then all that is new.
    pub(crate) async fn join(&self, member: Member, seen: Seen) -> Result<(), RoomClosed> {
        self.requests
            .reserve()
            .await
            .map_err(|_| RoomClosed)?
            .send(RoomRequest::Join(JoinRequest { member: Some(member), seen }));
        Ok(())
    }

    /// Leaves: the member gets no more messages.
    pub(crate) async fn leave(&self, member: MemberId) -> Result<(), RoomClosed> {
        self.send(RoomRequest::Leave(member)).await
    }

    /// Notes that a member's page is shown or hidden.
    pub(crate) async fn show(&self, member: MemberId, presence: Presence) -> Result<(), RoomClosed> {
        self.send(RoomRequest::Show { member, presence }).await
    }

    /// Does what a player asks for at the table; the answer are the seats that this player holds then.
    pub(crate) async fn table(
        &self,
        request: TableRequest,
    ) -> Result<Result<Vec<Seat>, TableError>, RoomClosed> {
        let (reply, answer) = oneshot::channel();
        self.send(RoomRequest::Table { request, reply }).await?;
        answer.await.map_err(|_| RoomClosed)
    }

    /// Sends a command; the answer comes to the member's outbox.
    pub(crate) async fn command(&self, member: MemberId, command: Command) -> Result<(), RoomClosed> {
        self.send(RoomRequest::Command { member, command }).await
    }

    /// Says something; the answer comes to the member's outbox. A watcher says it under this name.
    pub(crate) async fn say(&self, member: MemberId, name: String, say: Say) -> Result<(), RoomClosed> {
        self.send(RoomRequest::Say { member, name, say }).await
    }

    /// The game in which the players play again; it is made for the first who asks.
    pub(crate) async fn play_again(&self, player: Player) -> Result<Result<Again, AgainError>, RoomClosed> {
        let (reply, answer) = oneshot::channel();
        self.send(RoomRequest::PlayAgain { player, reply }).await?;
        answer.await.map_err(|_| RoomClosed)
    }

    /// The game as it is now.
    pub(crate) async fn read(&self) -> Result<GameSnapshot, RoomClosed> {
        let (reply, snapshot) = oneshot::channel();
        self.send(RoomRequest::Read(reply)).await?;
        snapshot.await.map_err(|_| RoomClosed)
    }

    /// Completes when everything that was sent before is answered.
    pub(crate) async fn catch_up(&self) -> Result<(), RoomClosed> {
        let (reply, answered) = oneshot::channel();
        self.send(RoomRequest::CatchUp(reply)).await?;
        answered.await.map_err(|_| RoomClosed)
    }

    /// Closes or deletes the game, if it has expired; says which of them the room did.
    pub(super) async fn expire(&self, cutoffs: Cutoffs) -> Result<Option<Expiry>, RoomClosed> {
        let (reply, expiry) = oneshot::channel();
        self.send(RoomRequest::Expire { cutoffs, reply }).await?;
        expiry.await.map_err(|_| RoomClosed)
    }

    /// Whether the task of the room has ended or is about to.
    pub(super) fn is_closed(&self) -> bool {
        self.requests.is_closed()
    }

    async fn send(&self, request: RoomRequest) -> Result<(), RoomClosed> {
        self.requests.send(request).await.map_err(|_| RoomClosed)
    }
}

impl WeakRoom {
    /// Sends what a search for a bot has found that began after the event `at`, or that it has failed.
    pub(super) async fn bot_found(&self, at: Seq, found: Option<Found>) -> Result<(), RoomClosed> {
        let requests = self.requests.upgrade().ok_or(RoomClosed)?;
        requests.send(RoomRequest::BotFound { at, found }).await.map_err(|_| RoomClosed)
    }
}
