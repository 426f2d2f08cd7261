//! The queue of messages from a room to a connection.

use djambi_protocol::{Code, ServerMessage};
use tokio::sync::{mpsc, watch};

/// How many messages may wait for a connection; with more it is too slow.
const MAX_QUEUE: usize = 256;

/// The sending side. Sending never waits: a connection that is too slow is ended instead.
#[derive(Clone)]
pub(crate) struct Outbox {
    messages: mpsc::Sender<ServerMessage>,
    end: watch::Sender<Option<Code>>,
}

/// The connection's side of an [`Outbox`].
pub(crate) struct Inbox {
    /// The messages to send.
    pub(crate) messages: mpsc::Receiver<ServerMessage>,
    /// Why the connection is to end, once it is.
    pub(crate) end: watch::Receiver<Option<Code>>,
}

impl Outbox {
    /// Both sides of a new queue.
    pub(crate) fn channel() -> (Self, Inbox) {
        let (sender, messages) = mpsc::channel(MAX_QUEUE);
        let (end, ended) = watch::channel(None);
        (Self { messages: sender, end }, Inbox { messages, end: ended })
    }

    /// Queues a message, or ends the connection when the queue is full.
    pub(crate) fn send(&self, message: ServerMessage) {
        if self.messages.try_send(message).is_err() {
            self.end(Code::TooSlow);
        }
    }

    /// Ends the connection; the first reason counts.
    pub(crate) fn end(&self, reason: Code) {
        self.end.send_if_modified(|end| {
            let first = end.is_none();
            end.get_or_insert(reason);
            first
        });
    }

    /// Whether the connection has been ended or is gone.
    pub(crate) fn is_ended(&self) -> bool {
        self.end.borrow().is_some() || self.messages.is_closed()
    }
}
