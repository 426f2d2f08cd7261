//! A room is where one game is played: a task that owns the game and orders what happens in it, and the handle through
//! which everybody else talks to it.

use djambi_protocol::{Command, Seat, Seq};
use tokio::sync::{mpsc, oneshot};

use super::{Actor, MemberId, Outbox, Services};
use crate::game::live_game::Unplayable;
use crate::identity::BrowserId;
use crate::store::{Claim, StoreError, StoredGame};

/// How many orders may wait in a room before those who bring more have to wait too.
const QUEUE: usize = 256;

/// The handle of a room.
#[derive(Clone)]
pub(crate) struct Room {
    orders: mpsc::Sender<Order>,
}

/// The room has closed in the meantime; ask [`crate::game::Rooms`] for it again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Gone;

/// What a room can be asked to do.
pub(super) enum Order {
    Join { member: MemberId, browser: Option<BrowserId>, since: Seq, outbox: Outbox },
    Leave(MemberId),
    Command { member: MemberId, command: Command },
    Claim { seat: Seat, browser: BrowserId, reply: oneshot::Sender<Result<Claim, StoreError>> },
    BotChose { at: Seq, chosen: djambi::Move },
}

impl Room {
    /// The handle and the task of a game's room; the task does nothing until it is run.
    ///
    /// # Errors
    /// When the game's events cannot be played one after the other.
    pub(crate) fn channel(game: StoredGame, services: Services) -> Result<(Self, Actor), Unplayable> {
        let (sender, orders) = mpsc::channel(QUEUE);
        let actor = Actor::new(game, services, orders, sender.downgrade())?;
        Ok((Self { orders: sender }, actor))
    }

    /// Joins, or joins again: a `welcome` with the events after `since` is sent, and from then on whatever happens.
    pub(crate) async fn join(
        &self,
        member: MemberId,
        browser: Option<BrowserId>,
        since: Seq,
        outbox: Outbox,
    ) -> Result<(), Gone> {
        self.send(Order::Join { member, browser, since, outbox }).await
    }

    /// Stops being told.
    pub(crate) async fn leave(&self, member: MemberId) -> Result<(), Gone> {
        self.send(Order::Leave(member)).await
    }

    /// Asks for something to be done; the answer comes to the member's outbox.
    pub(crate) async fn command(&self, member: MemberId, command: Command) -> Result<(), Gone> {
        self.send(Order::Command { member, command }).await
    }

    /// Seats a browser, unless another one sits there.
    pub(crate) async fn claim(
        &self,
        seat: Seat,
        browser: BrowserId,
    ) -> Result<Result<Claim, StoreError>, Gone> {
        let (reply, answer) = oneshot::channel();
        self.send(Order::Claim { seat, browser, reply }).await?;
        answer.await.map_err(|_| Gone)
    }

    async fn send(&self, order: Order) -> Result<(), Gone> {
        self.orders.send(order).await.map_err(|_| Gone)
    }
}
