use djambi_protocol::{Code, ServerMessage};
use tokio::sync::{mpsc, watch};

use crate::identity::BrowserId;

/// How many messages may wait for a connection before it counts as too slow.
const LONGEST_QUEUE: usize = 256;

/// Names one connection, for as long as the process runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct MemberId(pub(crate) u64);

/// The way to a connection. Sending never waits: a connection that cannot follow is ended instead.
#[derive(Clone)]
pub(crate) struct Outbox {
    messages: mpsc::Sender<ServerMessage>,
    end: watch::Sender<Option<Code>>,
}

/// The connection's side of an [`Outbox`].
pub(crate) struct Inbox {
    pub(crate) messages: mpsc::Receiver<ServerMessage>,
    pub(crate) end: watch::Receiver<Option<Code>>,
}

impl Outbox {
    /// Both sides.
    pub(crate) fn channel() -> (Self, Inbox) {
        let (sender, messages) = mpsc::channel(LONGEST_QUEUE);
        let (end, ended) = watch::channel(None);
        (Self { messages: sender, end }, Inbox { messages, end: ended })
    }

    /// Sends, or ends the connection.
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

    /// Whether the connection has been ended or has gone.
    pub(crate) fn is_ended(&self) -> bool {
        self.end.borrow().is_some() || self.messages.is_closed()
    }
}

/// Somebody who is told what happens in a room.
pub(super) struct Member {
    pub(super) browser: Option<BrowserId>,
    pub(super) outbox: Outbox,
}
