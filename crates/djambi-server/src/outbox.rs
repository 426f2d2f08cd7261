//! The queue of messages from a room to a connection.

mod send_budget;

use std::sync::Arc;

#[cfg(test)]
use djambi_protocol::{GameMessage, OfGame};
use djambi_protocol::{Refusal, ServerMessage};
use tokio::sync::{mpsc, watch};
use tungstenite::Utf8Bytes;

use crate::limits::Network;
use send_budget::Waiting;

pub(crate) use send_budget::SendBudget;

/// How many deliveries may wait for a connection; with more it is too slow.
const MAX_QUEUE: usize = 256;

/// A message as JSON, ready to be sent. Copies share the text, so that a message to many is written once.
#[derive(Clone)]
pub(crate) struct Frame {
    /// The text, or its begin.
    pub(crate) text: Utf8Bytes,
    /// The rest of the text in pieces, of which other messages may have the same.
    pub(crate) rest: Vec<Utf8Bytes>,
}

impl Frame {
    /// The number of bytes of the text.
    fn len(&self) -> usize {
        self.text.len() + self.rest.iter().map(|piece| piece.len()).sum::<usize>()
    }
}

impl From<&ServerMessage> for Frame {
    fn from(message: &ServerMessage) -> Self {
        let text = serde_json::to_string(message).expect("a message as JSON").into();
        Self { text, rest: Vec::new() }
    }
}

/// What goes to a connection at once: one message, or an answer and the news that follow from it.
pub(crate) struct Delivery {
    /// The first message.
    pub(crate) first: Frame,
    /// The message behind it, if there is one.
    pub(crate) then: Option<Frame>,
}

impl From<&ServerMessage> for Delivery {
    fn from(message: &ServerMessage) -> Self {
        Frame::from(message).into()
    }
}

impl From<Frame> for Delivery {
    fn from(first: Frame) -> Self {
        Self { first, then: None }
    }
}

impl Delivery {
    fn len(&self) -> usize {
        self.first.len() + self.then.as_ref().map_or(0, Frame::len)
    }
}

/// The sending side. Sending never waits: a connection that is too slow is ended instead.
#[derive(Clone)]
pub(crate) struct Outbox {
    messages: mpsc::Sender<Delivery>,
    end: watch::Sender<Option<Refusal>>,
    waiting: Arc<Waiting>,
}

/// The connection's side of an [`Outbox`].
pub(crate) struct Inbox {
    /// The messages to send.
    pub(crate) messages: mpsc::Receiver<Delivery>,
    /// Why the connection is to end, once it is.
    pub(crate) end: watch::Receiver<Option<Refusal>>,
    waiting: Arc<Waiting>,
}

impl Outbox {
    /// Both sides of a new queue to a connection of a network.
    pub(crate) fn channel(budget: &Arc<SendBudget>, network: Network) -> (Self, Inbox) {
        let (sender, messages) = mpsc::channel(MAX_QUEUE);
        let (end, ended) = watch::channel(None);
        let waiting = Arc::new(budget.connection(network));
        let outbox = Self { messages: sender, end, waiting: waiting.clone() };
        (outbox, Inbox { messages, end: ended, waiting })
    }

    /// Queues a delivery, or ends the connection when too much waits already.
    pub(crate) fn send(&self, delivery: impl Into<Delivery>) {
        let delivery = delivery.into();
        let bytes = delivery.len();
        if self.waiting.add(bytes).is_err() {
            return self.end(Refusal::TooSlow);
        }
        if self.messages.try_send(delivery).is_err() {
            self.waiting.remove(bytes);
            self.end(Refusal::TooSlow);
        }
    }

    /// Ends the connection; the first reason counts.
    pub(crate) fn end(&self, reason: Refusal) {
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

impl Inbox {
    /// Releases the room of this number of bytes, which have been sent.
    pub(crate) fn sent(&self, bytes: usize) {
        self.waiting.remove(bytes);
    }
}

impl Drop for Inbox {
    fn drop(&mut self) {
        // What waits is dropped with the queue.
        self.waiting.remove(usize::MAX);
    }
}

#[cfg(test)]
impl Outbox {
    /// Both sides of a new queue that shares its room with no other.
    pub(crate) fn alone() -> (Self, Inbox) {
        Self::channel(&Arc::default(), Network::of([127, 0, 0, 1].into()))
    }
}

#[cfg(test)]
impl Inbox {
    /// The next delivery but the state of the table, or `None` when there is none any more.
    pub(crate) async fn next(&mut self) -> Option<GameMessage> {
        loop {
            let Delivery { first, then } = self.messages.recv().await?;
            assert!(then.is_none(), "one message is expected");
            match first.read() {
                GameMessage::State { .. } | GameMessage::You { .. } => {}
                message => return Some(message),
            }
        }
    }

    /// The next acknowledgement and its event.
    pub(crate) async fn next_two(&mut self) -> Option<(GameMessage, GameMessage)> {
        let Delivery { first, then } = self.messages.recv().await?;
        Some((first.read(), then.expect("two messages").read()))
    }
}

#[cfg(test)]
impl Frame {
    /// The text with all its pieces.
    pub(crate) fn whole_text(&self) -> String {
        std::iter::once(&self.text).chain(&self.rest).map(Utf8Bytes::as_str).collect()
    }

    /// The message of a game's room.
    pub(crate) fn read(&self) -> GameMessage {
        match serde_json::from_str(&self.whole_text()).unwrap() {
            ServerMessage::Game(OfGame { message, .. }) => message,
            other => panic!("{other:?} is of no game"),
        }
    }
}
