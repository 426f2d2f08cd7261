//! The queue of messages from a room to a connection.

use axum::extract::ws::Utf8Bytes;
#[cfg(test)]
use djambi_protocol::{GameMessage, OfGame};
use djambi_protocol::{Refusal, ServerMessage};
use tokio::sync::{mpsc, watch};

/// How many deliveries may wait for a connection; with more it is too slow.
const MAX_QUEUE: usize = 256;

/// A message as JSON, ready to be sent. Copies share the text, so that a message to many is written once.
#[derive(Clone)]
pub(crate) struct Frame(pub(crate) Utf8Bytes);

impl From<&ServerMessage> for Frame {
    fn from(message: &ServerMessage) -> Self {
        Self(serde_json::to_string(message).expect("a message as JSON").into())
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

/// The sending side. Sending never waits: a connection that is too slow is ended instead.
#[derive(Clone)]
pub(crate) struct Outbox {
    messages: mpsc::Sender<Delivery>,
    end: watch::Sender<Option<Refusal>>,
}

/// The connection's side of an [`Outbox`].
pub(crate) struct Inbox {
    /// The messages to send.
    pub(crate) messages: mpsc::Receiver<Delivery>,
    /// Why the connection is to end, once it is.
    pub(crate) end: watch::Receiver<Option<Refusal>>,
}

impl Outbox {
    /// Both sides of a new queue.
    pub(crate) fn channel() -> (Self, Inbox) {
        let (sender, messages) = mpsc::channel(MAX_QUEUE);
        let (end, ended) = watch::channel(None);
        (Self { messages: sender, end }, Inbox { messages, end: ended })
    }

    /// Queues a delivery, or ends the connection when the queue is full.
    pub(crate) fn send(&self, delivery: impl Into<Delivery>) {
        if self.messages.try_send(delivery.into()).is_err() {
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

#[cfg(test)]
impl Inbox {
    /// The next delivery but the state of the table, or `None` when there is none any more.
    pub(crate) async fn next(&mut self) -> Option<GameMessage> {
        loop {
            let Delivery { first, then } = self.messages.recv().await?;
            assert!(then.is_none(), "one message is expected");
            match first.read() {
                GameMessage::State { .. } => {}
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
    /// The message of a game's room.
    fn read(&self) -> GameMessage {
        match serde_json::from_str(&self.0).unwrap() {
            ServerMessage::Game(OfGame { message, .. }) => message,
            other => panic!("{other:?} is of no game"),
        }
    }
}
