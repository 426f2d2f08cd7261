//! The mailbox of a task that owns something, such as a room its game: others ask the task to do things.

use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use tokio::sync::{mpsc, oneshot};

use crate::store::StoreError;

/// How many requests may wait; further ones wait to be queued.
const QUEUE: usize = 256;

/// The mailbox of the task that owns an `A`.
pub(crate) struct Mailbox<A> {
    requests: mpsc::Sender<Request<A>>,
}

/// A mailbox that does not keep the task alive.
pub(super) struct WeakMailbox<A> {
    requests: mpsc::WeakSender<Request<A>>,
}

/// A request to the task. An error ends the task.
pub(super) type Request<A> =
    Box<dyn for<'a> FnOnce(&'a mut A) -> BoxFuture<'a, Result<(), StoreError>> + Send>;

/// The error of a room that has closed in the meantime; ask `Rooms` for it again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct RoomClosed;

impl<A> Clone for Mailbox<A> {
    fn clone(&self) -> Self {
        Self { requests: self.requests.clone() }
    }
}

impl<A> Clone for WeakMailbox<A> {
    fn clone(&self) -> Self {
        Self { requests: self.requests.clone() }
    }
}

impl<A: Send + 'static> Mailbox<A> {
    /// A mailbox, and the requests that come through it.
    pub(super) fn channel() -> (Self, mpsc::Receiver<Request<A>>) {
        let (sender, requests) = mpsc::channel(QUEUE);
        (Self { requests: sender }, requests)
    }

    /// A mailbox that does not keep the task alive.
    pub(super) fn downgrade(&self) -> WeakMailbox<A> {
        WeakMailbox { requests: self.requests.downgrade() }
    }

    /// Whether the task has ended or is about to.
    pub(super) fn is_closed(&self) -> bool {
        self.requests.is_closed()
    }

    /// Sends a request whose result is the answer.
    pub(super) async fn ask<T: Send + 'static>(
        &self,
        question: impl for<'a> FnOnce(&'a mut A) -> BoxFuture<'a, Result<T, StoreError>> + Send + 'static,
    ) -> Result<T, RoomClosed> {
        let (reply, answer) = oneshot::channel();
        self.tell(|owner| {
            async move {
                // The receiver may be gone; a change is made all the same.
                drop(reply.send(question(owner).await?));
                Ok(())
            }
            .boxed()
        })
        .await?;
        answer.await.map_err(|_| RoomClosed)
    }

    /// Sends a request.
    pub(super) async fn tell(
        &self,
        request: impl for<'a> FnOnce(&'a mut A) -> BoxFuture<'a, Result<(), StoreError>> + Send + 'static,
    ) -> Result<(), RoomClosed> {
        self.place().await?.send(Box::new(request));
        Ok(())
    }

    /// A place in the queue for a request.
    pub(super) async fn place(&self) -> Result<mpsc::Permit<'_, Request<A>>, RoomClosed> {
        self.requests.reserve().await.map_err(|_| RoomClosed)
    }
}

impl<A> WeakMailbox<A> {
    /// The mailbox, if the task is still alive.
    pub(super) fn upgrade(&self) -> Result<Mailbox<A>, RoomClosed> {
        Ok(Mailbox { requests: self.requests.upgrade().ok_or(RoomClosed)? })
    }
}
