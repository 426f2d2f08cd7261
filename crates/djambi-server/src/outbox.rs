//! The way of messages from a room to a connection: at once, or by a queue while something waits.

mod send_budget;

use std::collections::VecDeque;
use std::io::IoSlice;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

#[cfg(test)]
use djambi_protocol::{GameMessage, OfGame};
use djambi_protocol::{Refusal, ServerMessage};
use tokio::sync::{Notify, watch};
use tungstenite::Utf8Bytes;

use crate::limits::Network;
use crate::wire::{Wire, Written};
use send_budget::Full;

pub(crate) use send_budget::{FREE_BYTES, SendBudget, Waiting};

/// How many deliveries may wait for a connection; with more it is too slow.
const MAX_QUEUE: usize = 256;
/// The maximum size of a fragment of a message. The buffer of a socket grows to it and stays so large.
pub(crate) const FRAGMENT_BYTES: usize = 16 * 1024;

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
    pub(crate) fn len(&self) -> usize {
        self.text.len() + self.rest.iter().map(|piece| piece.len()).sum::<usize>()
    }

    /// The text in its pieces, behind the header of its frame.
    fn pieces<'a>(&'a self, header: &'a Header) -> impl Iterator<Item = IoSlice<'a>> {
        let texts = std::iter::once(&self.text).chain(&self.rest);
        std::iter::once(IoSlice::new(header.bytes())).chain(texts.map(|text| IoSlice::new(text.as_ref())))
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

    /// Whether each message goes in one frame.
    fn is_short(&self) -> bool {
        let is_short = |frame: &Frame| frame.len() <= FRAGMENT_BYTES;
        is_short(&self.first) && self.then.as_ref().is_none_or(is_short)
    }

    /// Writes short messages to a socket, each in one frame.
    fn write_to(&self, wire: &Wire) -> Written {
        let Self { first, then } = self;
        let header = Header::of(first.len());
        let pieces = [IoSlice::new(header.bytes()), IoSlice::new(first.text.as_ref())];
        if first.rest.is_empty() {
            let Some(then) = then else { return wire.write_now(&pieces) };
            if then.rest.is_empty() {
                let header = Header::of(then.len());
                let [head, text] = pieces;
                return wire.write_now(&[
                    head,
                    text,
                    IoSlice::new(header.bytes()),
                    IoSlice::new(then.text.as_ref()),
                ]);
            }
        }
        let frames: Vec<(Header, &Frame)> = [Some(first), then.as_ref()]
            .into_iter()
            .flatten()
            .map(|frame| (Header::of(frame.len()), frame))
            .collect();
        let pieces: Vec<IoSlice<'_>> =
            frames.iter().flat_map(|(header, frame)| frame.pieces(header)).collect();
        wire.write_now(&pieces)
    }
}

/// The header of a frame with a short message (RFC 6455, 5.2).
struct Header([u8; 4], usize);

impl Header {
    /// The first byte of a frame with a whole text.
    const TEXT: u8 = 0x81;
    /// The second byte where two bytes of length follow.
    const TWO_BYTES: u8 = 126;

    fn of(length: usize) -> Self {
        let [high, low] = u16::try_from(length).expect("a short message").to_be_bytes();
        if high == 0 && low < Self::TWO_BYTES {
            Self([Self::TEXT, low, 0, 0], 2)
        } else {
            Self([Self::TEXT, Self::TWO_BYTES, high, low], 4)
        }
    }

    fn bytes(&self) -> &[u8] {
        &self.0[..self.1]
    }
}

/// The sending side. Sending never waits: a connection that is too slow is ended instead.
#[derive(Clone)]
pub(crate) struct Outbox {
    end: watch::Sender<Option<Refusal>>,
    shared: Arc<Shared>,
}

/// The connection's side of an [`Outbox`].
pub(crate) struct Inbox {
    /// Why the connection is to end, once it is.
    pub(crate) end: watch::Receiver<Option<Refusal>>,
    shared: Arc<Shared>,
}

/// The state that both sides share.
struct Shared {
    state: Mutex<State>,
    /// Told when there is something to send for the connection's task.
    changed: Notify,
    waiting: Waiting,
}

/// Where messages go.
#[derive(Default)]
struct State {
    /// The deliveries that wait for the connection's task.
    queue: VecDeque<Delivery>,
    /// Whether the connection's task has something to send: then the queue is the only way.
    is_busy: bool,
    /// How many bytes of a message have gone the direct way and did not fit.
    unsent: usize,
    /// The direct way, as long as the connection may use it.
    wire: Option<Arc<Wire>>,
    /// Whether the connection has ended.
    is_gone: bool,
}

impl Shared {
    fn state(&self) -> MutexGuard<'_, State> {
        // A panic elsewhere leaves no half of a change here.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    /// Writes a short delivery to the socket itself, if nothing else waits.
    fn write_now(&self, delivery: &Delivery) -> Written {
        let wire = self.wire.as_ref().filter(|_| !self.is_busy && self.unsent == 0);
        wire.filter(|_| delivery.is_short()).map_or(Written::Nothing, |wire| delivery.write_to(wire))
    }
}

impl Outbox {
    /// Both sides of a new way to a connection of a network.
    pub(crate) fn channel(budget: &Arc<SendBudget>, network: Network) -> (Self, Inbox) {
        let (end, ended) = watch::channel(None);
        let state = Mutex::default();
        let changed = Notify::new();
        let shared = Arc::new(Shared { state, changed, waiting: budget.connection(network) });
        (Self { end, shared: shared.clone() }, Inbox { end: ended, shared })
    }

    /// Sends a delivery or queues it, or ends the connection when too much waits already. Returns whether the
    /// connection goes on, as far as that is known.
    pub(crate) fn send(&self, delivery: impl Into<Delivery>) -> bool {
        let delivery = delivery.into();
        let mut state = self.shared.state();
        let waits = match state.write_now(&delivery) {
            Written::All => return true,
            Written::AllBut(bytes) => {
                state.unsent = bytes;
                self.shared.waiting.add(bytes)
            }
            Written::Nothing if state.is_gone || state.queue.len() >= MAX_QUEUE => Err(Full),
            Written::Nothing => self.shared.waiting.add(delivery.len()).map(|()| {
                state.is_busy = true;
                state.queue.push_back(delivery);
            }),
        };
        drop(state);
        match waits {
            Ok(()) => self.shared.changed.notify_one(),
            Err(Full) => self.end(Refusal::TooSlow),
        }
        !self.is_ended()
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
    fn is_ended(&self) -> bool {
        self.end.borrow().is_some() || self.shared.state().is_gone
    }
}

impl Inbox {
    /// Opens the direct way, for what comes when nothing waits any more.
    pub(crate) fn open(&self, wire: Arc<Wire>) {
        self.shared.state().wire = Some(wire);
    }

    /// Shuts the direct way: from now on everything waits in the queue.
    pub(crate) fn shut(&self) {
        self.shared.state().wire = None;
    }

    /// Waits until there is something to send.
    pub(crate) async fn wait(&self) {
        while self.has_nothing() {
            self.shared.changed.notified().await;
        }
    }

    fn has_nothing(&self) -> bool {
        let state = self.shared.state();
        state.queue.is_empty() && state.unsent == 0
    }

    /// The next delivery, if one waits.
    pub(crate) fn try_recv(&mut self) -> Option<Delivery> {
        self.shared.state().queue.pop_front()
    }

    /// Releases the room of this number of bytes, which have been sent.
    pub(crate) fn sent(&self, bytes: usize) {
        self.shared.waiting.remove(bytes);
    }

    /// All that came out of the queue is with the system. If nothing has come since, the direct way is free
    /// again, and the memory of the queue is given back.
    pub(crate) fn settle(&self) {
        let mut state = self.shared.state();
        if state.wire.as_ref().is_some_and(|wire| wire.waits()) {
            return;
        }
        self.sent(std::mem::take(&mut state.unsent));
        if state.queue.is_empty() {
            state.is_busy = false;
            state.queue = VecDeque::new();
        }
    }
}

impl Drop for Inbox {
    fn drop(&mut self) {
        *self.shared.state() = State { is_gone: true, ..State::default() };
        self.shared.waiting.remove(usize::MAX);
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
    /// The next delivery.
    pub(crate) async fn recv(&mut self) -> Delivery {
        self.wait().await;
        self.try_recv().expect("a delivery")
    }

    /// The next delivery but the state of the table, or `None` when there is none any more.
    pub(crate) async fn next(&mut self) -> Option<GameMessage> {
        loop {
            let Delivery { first, then } = self.recv().await;
            assert!(then.is_none(), "one message is expected");
            match first.read() {
                GameMessage::State { .. } | GameMessage::You { .. } => {}
                message => return Some(message),
            }
        }
    }

    /// The next acknowledgement and its event.
    pub(crate) async fn next_two(&mut self) -> Option<(GameMessage, GameMessage)> {
        let Delivery { first, then } = self.recv().await;
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

#[cfg(test)]
mod tests {
    use tokio::io::AsyncReadExt;
    use tokio::net::{TcpListener, TcpStream};

    use super::*;

    #[tokio::test]
    async fn a_message_in_pieces_goes_at_once_in_one_frame() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let mut client = TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
        let (server, _) = listener.accept().await.unwrap();
        server.writable().await.unwrap();
        let wire = Arc::new(Wire::new(server.into_split().1));
        wire.share();
        let (outbox, inbox) = Outbox::alone();
        inbox.open(wire);
        let frame = |pieces: &[String]| Frame {
            text: pieces[0].as_str().into(),
            rest: pieces[1..].iter().map(|piece| piece.as_str().into()).collect(),
        };
        let long = ["a".repeat(100), "b".repeat(200), "c".to_owned()];
        let short = ["d".to_owned(), "e".to_owned()];
        let mut expected = [&[0x81, 126, 1, 45], long.concat().as_bytes()].concat();
        assert!(outbox.send(frame(&long)));
        for (first, then) in [(&short[..], &long[..]), (&short[..1], &long[..]), (&short[..], &long[..1])] {
            assert!(outbox.send(Delivery { first: frame(first), then: Some(frame(then)) }));
            for text in [first.concat(), then.concat()] {
                match u8::try_from(text.len()) {
                    Ok(length) if length < 126 => expected.extend([0x81, length]),
                    _ => expected.extend([0x81, 126, 1, 45]),
                }
                expected.extend(text.as_bytes());
            }
        }
        assert!(inbox.has_nothing(), "nothing waits");
        drop((outbox, inbox));
        let mut received = vec![0; expected.len()];
        client.read_exact(&mut received).await.unwrap();
        assert_eq!(received, expected);
    }
}
