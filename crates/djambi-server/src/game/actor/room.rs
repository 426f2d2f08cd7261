//! The handle of a room. The task of the room owns the game; the rest of the service asks the task through
//! this handle.

use djambi_protocol::{Command, CommandId, Extra, Presence, Refusal, Say, Seq, TalkSince};
use futures_util::FutureExt;
use tokio::sync::oneshot;

use super::Actor;
use crate::game::bots::Found;
use crate::game::mailbox::{Mailbox, RoomClosed};
use crate::game::members::{Member, MemberId};
use crate::game::snapshot::GameSnapshot;

/// The handle of a room. Each of its methods is one of the actor's, which its task runs in its turn.
pub(crate) type Room = Mailbox<Actor>;

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
    /// Whether its page is hidden.
    pub(crate) is_hidden: bool,
    /// Whether the client has been counted as one that reads a whole game.
    pub(crate) is_counted: bool,
    /// The number of the last event.
    pub(crate) since: Seq,
    /// The numbers of the last messages of the talk.
    pub(crate) talk: TalkSince,
    /// The extras that it asks for beside the events.
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
    /// Joins, or joins again. The member gets the game with what it has not seen, and then all that is new.
    pub(crate) async fn join(&self, member: Member, seen: Seen) -> Result<(), RoomClosed> {
        let place = self.place().await?;
        let request = JoinRequest { member: Some(member), seen };
        place.send(Box::new(|actor| actor.join(request).boxed()));
        Ok(())
    }

    /// Leaves: the member gets no more messages. A client that was cut off was last heard of at this moment, in
    /// milliseconds on the timeline of events.
    pub(crate) async fn leave(&self, member: MemberId, cut_off_ms: Option<u64>) -> Result<(), RoomClosed> {
        self.tell(move |actor| actor.leave(member, cut_off_ms).boxed()).await
    }

    /// Notes that a member's page is shown or hidden.
    pub(crate) async fn show(&self, member: MemberId, presence: Presence) -> Result<(), RoomClosed> {
        self.tell(move |actor| actor.show(member, presence).boxed()).await
    }

    /// Sends a command; the answer comes to the member's outbox.
    pub(crate) async fn command(&self, member: MemberId, command: Command) -> Result<(), RoomClosed> {
        let place = self.place().await?;
        place.send(Box::new(move |actor| actor.command(member, command).boxed()));
        Ok(())
    }

    /// Says something; the answer comes to the member's outbox. A watcher says it under this name.
    pub(crate) async fn say(&self, member: MemberId, name: String, say: Say) -> Result<(), RoomClosed> {
        let place = self.place().await?;
        place.send(Box::new(move |actor| actor.say(member, name, say).boxed()));
        Ok(())
    }

    /// The game as it is now.
    pub(crate) async fn read(&self) -> Result<GameSnapshot, RoomClosed> {
        self.ask(|actor| {
            let game = actor.room.game.clone();
            async move { Ok(game) }.boxed()
        })
        .await
    }

    /// Completes when everything that was sent before is answered.
    pub(crate) async fn catch_up(&self) -> Result<(), RoomClosed> {
        let (reply, answered) = oneshot::channel();
        self.tell(|actor| {
            actor.parts.talk.catch_up(reply);
            async { Ok(()) }.boxed()
        })
        .await?;
        answered.await.map_err(|_| RoomClosed)
    }

    /// Sends what a search for a bot has found that began after the event `at`, or that it has failed.
    pub(in crate::game) async fn bot_found(&self, at: Seq, found: Option<Found>) -> Result<(), RoomClosed> {
        self.tell(move |actor| actor.bot_found(at, found).boxed()).await
    }
}
