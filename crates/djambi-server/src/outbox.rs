//! The way of messages from a room to a connection: at once, or behind what waits.

mod frame;
mod send_budget;

use std::collections::VecDeque;
use std::future::poll_fn;
use std::io::{self, ErrorKind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::Poll;
use std::time::Duration;

#[cfg(test)]
use djambi_protocol::GameMessage;
use djambi_protocol::Refusal;
use futures_util::task::AtomicWaker;
use tokio::runtime::Handle;
use tokio::task::AbortHandle;
use tokio::time::timeout;

use crate::limits::Network;
use crate::wire::{Wire, Written};
use frame::{Fragment, write_ping};
use send_budget::Full;

pub(crate) use frame::{Delivery, Frame};
pub(crate) use send_budget::{FREE_BYTES, SendBudget, Waiting};

/// How many deliveries may wait for a connection; with more it is too slow.
const MAX_QUEUE: usize = 256;
/// How long the sending of some of what waits may take.
const SEND_TIMEOUT: Duration = Duration::from_secs(20);
/// How many fragments are sent before others have their turn.
const MAX_AT_ONCE: usize = 64;

/// The sending side. Sending never waits: a connection that is too slow is ended instead.
#[derive(Clone)]
pub(crate) struct Outbox(Arc<Shared>);

/// The connection's side of an [`Outbox`].
pub(crate) struct Inbox(Arc<Shared>);

/// Why a connection is to end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum End {
    /// The service refuses to go on with it.
    Refused(Refusal),
    /// Nothing has come from the client for too long.
    Silence,
    /// It is broken already.
    Broken,
}

impl From<Refusal> for End {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

/// What both sides share.
struct Shared {
    state: Mutex<State>,
    waiting: Waiting,
    /// Whether the connection has been ended or is gone.
    is_ended: AtomicBool,
    /// The connection's task, which is told of the end.
    task: AtomicWaker,
}

/// Where messages go.
#[derive(Default)]
struct State {
    /// The fragments of the delivery that is being sent.
    sending: VecDeque<Fragment>,
    /// The deliveries that wait behind it.
    queue: VecDeque<Delivery>,
    /// Whether deliveries wait: then the queue is the only way.
    is_busy: bool,
    /// How many bytes have gone to the wire and did not fit.
    unsent: usize,
    /// The way to the client, while the connection may use it.
    way: Option<Way>,
    /// Why the connection is to end, once it is.
    end: Option<End>,
    /// Whether the connection has ended.
    is_gone: bool,
}

/// The way to the client.
struct Way {
    wire: Arc<Wire>,
    runtime: Handle,
    /// The task that sends what waits, as long as something does.
    sender: Option<AbortHandle>,
}

impl Shared {
    fn state(&self) -> MutexGuard<'_, State> {
        // A panic elsewhere leaves no half of a change here.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Ends the connection; the first reason counts.
    fn end(&self, end: End) {
        self.state().end.get_or_insert(end);
        self.is_ended.store(true, Ordering::Release);
        self.task.wake();
    }

    /// Lets a task send what waits, if none does yet.
    fn send_behind(self: &Arc<Self>, state: &mut State) {
        match &mut state.way {
            Some(way) if way.sender.is_none() => {
                let sender = send_all(self.clone(), way.wire.clone());
                way.sender = Some(way.runtime.spawn(sender).abort_handle());
            }
            Some(_) => {}
            // It is looked for when the way opens.
            None => self.task.wake(),
        }
    }

    /// Sends some of what waits, and waits while it does not fit; returns whether that was all. Once the way is
    /// shut, only its closer sends.
    async fn send_some(&self, wire: &Wire, by: Sender) -> io::Result<bool> {
        for _ in 0..MAX_AT_ONCE {
            loop {
                match self.send_next(wire, by)? {
                    Sent::Some => break,
                    Sent::All => return Ok(true),
                    Sent::Nothing => wire.writable().await?,
                }
            }
        }
        Ok(false)
    }

    fn send_next(&self, wire: &Wire, by: Sender) -> io::Result<Sent> {
        let mut state = self.state();
        if by == Sender::Task && state.way.is_none() {
            return Ok(Sent::All);
        }
        state.send_next(wire, &self.waiting)
    }
}

/// Who sends what waits.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sender {
    /// The task that was started because something waits.
    Task,
    /// The connection's task, which has shut the way.
    Closer,
}

/// What became of the attempt to send something that waits.
enum Sent {
    /// Something was sent.
    Some,
    /// Nothing waits.
    All,
    /// Nothing fits.
    Nothing,
}

impl State {
    /// Writes a short delivery to the wire itself, if nothing else waits.
    fn write_now(&self, delivery: &Delivery) -> Written {
        let wire = self.free_wire().filter(|_| delivery.is_short());
        wire.map_or(Written::Nothing, |wire| delivery.write_to(wire))
    }

    /// The wire, if nothing waits.
    fn free_wire(&self) -> Option<&Wire> {
        let way = self.way.as_ref().filter(|_| !self.is_busy && self.unsent == 0);
        way.map(|way| &*way.wire)
    }

    /// Sends the next of what waits. When that is nothing, the direct way is free again, and the memory of the
    /// queue is given back.
    fn send_next(&mut self, wire: &Wire, waiting: &Waiting) -> io::Result<Sent> {
        if !wire.flush_now()? {
            return Ok(Sent::Nothing);
        }
        waiting.remove(std::mem::take(&mut self.unsent));
        if self.sending.is_empty()
            && let Some(delivery) = self.queue.pop_front()
        {
            self.sending = delivery.into_fragments();
        }
        let Some(fragment) = self.sending.front() else {
            self.is_busy = false;
            (self.sending, self.queue) = (VecDeque::new(), VecDeque::new());
            if let Some(way) = &mut self.way {
                way.sender = None;
            }
            return Ok(Sent::All);
        };
        match fragment.write_to(wire) {
            Written::All => waiting.remove(fragment.len()),
            Written::AllBut(bytes) => {
                let unsent = bytes.min(fragment.len());
                waiting.remove(fragment.len() - unsent);
                self.unsent = unsent;
            }
            Written::Nothing => return Ok(Sent::Nothing),
            Written::Broken => return Err(ErrorKind::BrokenPipe.into()),
        }
        self.sending.pop_front();
        Ok(Sent::Some)
    }
}

/// Sends what waits until nothing does.
async fn send_all(shared: Arc<Shared>, wire: Arc<Wire>) {
    loop {
        match timeout(SEND_TIMEOUT, shared.send_some(&wire, Sender::Task)).await {
            Ok(Ok(true)) => return,
            Ok(Ok(false)) => tokio::task::yield_now().await,
            Ok(Err(_)) => return shared.end(End::Broken),
            Err(_) => return shared.end(Refusal::TooSlow.into()),
        }
    }
}

impl Outbox {
    /// Both sides of a new way to a connection of a network.
    pub(crate) fn channel(budget: &Arc<SendBudget>, network: Network) -> (Self, Inbox) {
        let shared = Arc::new(Shared {
            state: Mutex::default(),
            waiting: budget.connection(network),
            is_ended: AtomicBool::new(false),
            task: AtomicWaker::new(),
        });
        (Self(shared.clone()), Inbox(shared))
    }

    /// Sends a delivery or queues it, or ends the connection when too much waits already. Returns whether the
    /// connection goes on, as far as that is known.
    pub(crate) fn send(&self, delivery: impl Into<Delivery>) -> bool {
        let delivery = delivery.into();
        let mut state = self.0.state();
        let waits = match state.write_now(&delivery) {
            Written::All => return true,
            Written::AllBut(bytes) => {
                state.unsent = bytes;
                self.0.waiting.add(bytes)
            }
            Written::Nothing if state.is_gone || state.queue.len() >= MAX_QUEUE => Err(Full),
            Written::Nothing => self.0.waiting.add(delivery.len()).map(|()| {
                state.is_busy = true;
                state.queue.push_back(delivery);
            }),
            Written::Broken => {
                drop(state);
                self.0.end(End::Broken);
                return false;
            }
        };
        match waits {
            Ok(()) => self.0.send_behind(&mut state),
            Err(Full) => {
                drop(state);
                self.end(Refusal::TooSlow);
            }
        }
        !self.0.is_ended.load(Ordering::Acquire)
    }

    /// Sends a ping with these contents if nothing waits; returns whether it did.
    pub(crate) fn ping(&self, contents: &[u8; 8]) -> bool {
        let mut state = self.0.state();
        let Some(wire) = state.free_wire() else { return false };
        match write_ping(wire, contents) {
            Written::All => {}
            Written::AllBut(_) => self.0.send_behind(&mut state),
            Written::Nothing => return false,
            Written::Broken => {
                drop(state);
                self.0.end(End::Broken);
                return false;
            }
        }
        true
    }

    /// Ends the connection; the first reason counts.
    pub(crate) fn end(&self, reason: impl Into<End>) {
        self.0.end(reason.into());
    }
}

impl Inbox {
    /// Opens the way to the client. What waits already goes at once.
    pub(crate) fn open(&self, wire: Arc<Wire>) {
        let mut state = self.0.state();
        state.way = Some(Way { wire, runtime: Handle::current(), sender: None });
        if state.is_busy {
            self.0.send_behind(&mut state);
        }
    }

    /// Completes when the connection is to end, with the reason.
    pub(crate) async fn ended(&self) -> End {
        poll_fn(|context| {
            self.0.task.register(context.waker());
            let is_ended = self.0.is_ended.load(Ordering::Acquire);
            let end = is_ended.then(|| self.0.state().end.clone()).flatten();
            end.map_or(Poll::Pending, Poll::Ready)
        })
        .await
    }

    /// Shuts the way to the client: from now on everything waits. Returns the wire, which nobody else writes
    /// to any more.
    pub(crate) fn shut(&self) -> Option<Arc<Wire>> {
        let way = self.0.state().way.take()?;
        if let Some(sender) = way.sender {
            sender.abort();
        }
        Some(way.wire)
    }

    /// Sends what waits, and a last message behind it, to a wire that was shut.
    ///
    /// # Errors
    /// When the connection is broken.
    pub(crate) async fn send_last(&self, wire: &Wire, last: Frame) -> io::Result<()> {
        self.0.state().queue.push_back(last.into());
        while !self.0.send_some(wire, Sender::Closer).await? {}
        Ok(())
    }
}

impl Drop for Inbox {
    fn drop(&mut self) {
        self.shut();
        *self.0.state() = State { is_gone: true, ..State::default() };
        self.0.is_ended.store(true, Ordering::Release);
        self.0.waiting.remove(usize::MAX);
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
    /// Why the connection is to end, if it is.
    pub(crate) fn end(&self) -> Option<End> {
        self.0.state().end.clone()
    }

    /// The next delivery, if one waits.
    pub(crate) fn try_recv(&mut self) -> Option<Delivery> {
        self.0.state().queue.pop_front()
    }

    /// The next delivery.
    pub(crate) async fn recv(&mut self) -> Delivery {
        poll_fn(|context| {
            self.0.task.register(context.waker());
            self.try_recv().map_or(Poll::Pending, Poll::Ready)
        })
        .await
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
mod tests {
    use tokio::io::AsyncReadExt;
    use tokio::net::{TcpListener, TcpStream};

    use super::*;

    /// A wire, and the client at its other end.
    async fn connection() -> (Arc<Wire>, TcpStream) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let client = TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
        let (server, _) = listener.accept().await.unwrap();
        server.writable().await.unwrap();
        let wire = Arc::new(Wire::new(server.into_split().1));
        wire.share();
        (wire, client)
    }

    fn text(text: impl Into<String>) -> Frame {
        Frame { text: text.into().into(), rest: Vec::new() }
    }

    /// The texts that a client reads until this one.
    async fn texts_until(client: &mut TcpStream, last: &str) -> Vec<String> {
        let mut texts = Vec::new();
        let mut message = Vec::new();
        while texts.last().is_none_or(|text| text != last) {
            let mut head = [0; 2];
            client.read_exact(&mut head).await.unwrap();
            assert_eq!(head[0] & 0x7f, u8::from(message.is_empty()), "a text, or what continues one");
            let mut length = usize::from(head[1]);
            if length == 126 {
                length = usize::from(client.read_u16().await.unwrap());
            }
            let begin = message.len();
            message.resize(begin + length, 0);
            client.read_exact(&mut message[begin..]).await.unwrap();
            if head[0] & 0x80 != 0 {
                texts.push(String::from_utf8(std::mem::take(&mut message)).unwrap());
            }
        }
        texts
    }

    #[tokio::test]
    async fn what_waits_comes_whole_and_in_order_and_then_the_way_is_free() {
        let (wire, mut client) = connection().await;
        let (outbox, inbox) = Outbox::alone();
        let mut expected = vec!["before".to_owned()];
        assert!(outbox.send(text("before")));
        inbox.open(wire);
        let mut number = 0;
        while number < 8 || inbox.0.state().queue.len() < 8 {
            for length in [10, 50_000, 100] {
                let message = format!("{number}{}", "-".repeat(length));
                assert!(outbox.send(text(&message)));
                expected.push(message);
            }
            number += 1;
        }
        assert!(outbox.send(text("last")), "something waits: {number}");
        expected.push("last".to_owned());
        assert!(texts_until(&mut client, "last").await == expected);
        while inbox.0.state().is_busy {
            tokio::task::yield_now().await;
        }
        assert!(inbox.0.state().free_wire().is_some());
        assert!(outbox.ping(b"contents"));
    }

    #[tokio::test]
    async fn a_way_is_shut_behind_what_waits() {
        let (wire, mut client) = connection().await;
        let (outbox, inbox) = Outbox::alone();
        inbox.open(wire);
        while inbox.0.state().queue.len() < 8 {
            assert!(outbox.send(text("-".repeat(50_000))));
            // What waits is being sent, and the way is shut in the midst of a message.
            tokio::task::yield_now().await;
        }
        assert!(!inbox.0.state().sending.is_empty());
        outbox.end(Refusal::TooSlow);
        outbox.end(End::Silence);
        assert_eq!(inbox.ended().await, Refusal::TooSlow.into(), "the first reason counts");
        let wire = inbox.shut().unwrap();
        let closing = inbox.send_last(&wire, text("last"));
        let (closed, texts) = tokio::join!(closing, texts_until(&mut client, "last"));
        closed.unwrap();
        assert!(texts[..texts.len() - 1].iter().all(|text| text.len() == 50_000) && texts.len() > 8);
    }

    #[tokio::test]
    async fn a_broken_connection_is_ended() {
        let (wire, client) = connection().await;
        let (outbox, inbox) = Outbox::alone();
        inbox.open(wire);
        drop(client);
        while outbox.send(text("-".repeat(1000))) {
            tokio::task::yield_now().await;
        }
        assert_eq!(inbox.ended().await, End::Broken);
    }

    #[tokio::test]
    async fn a_message_in_pieces_goes_at_once_in_one_frame() {
        let (wire, mut client) = connection().await;
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
        assert!(!inbox.0.state().is_busy, "nothing waits");
        drop((outbox, inbox));
        let mut received = vec![0; expected.len()];
        client.read_exact(&mut received).await.unwrap();
        assert_eq!(received, expected);
    }
}
