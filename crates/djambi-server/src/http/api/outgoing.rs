//! The sending side of a connection.

use std::collections::VecDeque;
use std::future::poll_fn;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use djambi_protocol::{Refusal, ServerMessage};
use futures_util::stream::SplitSink;
use futures_util::{Sink, SinkExt};
use tokio::time::{Interval, interval, timeout};
use tungstenite::protocol::CloseFrame;
use tungstenite::protocol::frame::Frame as Fragment;
use tungstenite::protocol::frame::coding::{CloseCode, Data, OpCode};
use tungstenite::{Bytes, Error, Message, Utf8Bytes};

use super::ending::Ending;
use crate::failure::failure;
use crate::game::Lag;
use crate::http::upgrade::Socket;
use crate::outbox::{Delivery, FRAGMENT_BYTES, Frame, Inbox};

/// How long the sending of what waits may take.
const SEND_TIMEOUT: Duration = Duration::from_secs(20);
/// How long after its begin a connection is pinged for the first time.
const FIRST_PING: Duration = Duration::from_secs(1);
/// How often a ping is sent.
const PING_INTERVAL: Duration = Duration::from_secs(25);
/// The maximum number of messages that are sent at once, give or take one.
const MAX_AT_ONCE: usize = 64;

/// The sending side of a connection: it sends what could not go at once, and pings.
pub(super) struct Outgoing {
    sink: SplitSink<Socket, Message>,
    inbox: Inbox,
    /// The round trip, which the pings measure.
    lag: Arc<Lag>,
    /// What has left the inbox and not yet gone into the sink. It is kept here so that nothing is missing
    /// when the sending is given up and the connection is closed.
    pending: VecDeque<Message>,
}

impl Outgoing {
    /// A sending side that sends the messages of an inbox, and pings that measure the round trip.
    pub(super) fn new(sink: SplitSink<Socket, Message>, inbox: Inbox, lag: Arc<Lag>) -> Self {
        Self { sink, inbox, lag, pending: VecDeque::new() }
    }

    /// Sends the messages of the inbox until the connection is to end; returns the reason, or `None` if it
    /// is gone already. It may be given up at any time.
    pub(super) async fn send(&mut self) -> Option<Ending> {
        let mut end = self.inbox.end.clone();
        tokio::select! {
            biased;
            reason = end.wait_for(Option::is_some) => reason.ok().and_then(|reason| reason.clone()).map(Ending::from),
            ended = self.send_on() => ended,
        }
    }

    async fn send_on(&mut self) -> Option<Ending> {
        let mut ping = interval(PING_INTERVAL);
        ping.reset_after(FIRST_PING);
        loop {
            self.wait(&mut ping).await;
            while self.pending.len() < MAX_AT_ONCE
                && let Some(delivery) = self.inbox.try_recv()
            {
                self.push(delivery);
            }
            match timeout(SEND_TIMEOUT, self.send_pending()).await {
                Ok(Ok(())) => self.inbox.settle(),
                Ok(Err(_)) => return None,
                Err(_) => return Some(Refusal::TooSlow.into()),
            }
        }
    }

    /// Waits until there is something to send.
    async fn wait(&mut self, ping: &mut Interval) {
        tokio::select! {
            biased;
            () = self.inbox.wait() => {}
            _ = ping.tick() => self.pending.push_back(Message::Ping(self.lag.ping().to_vec().into())),
        }
    }

    fn push(&mut self, Delivery { first, then }: Delivery) {
        for Frame { text, rest } in [Some(first), then].into_iter().flatten() {
            if rest.is_empty() && text.len() <= FRAGMENT_BYTES {
                self.pending.push_back(Message::Text(text));
            } else {
                self.push_fragments(text, rest);
            }
        }
    }

    /// A long message goes in fragments (RFC 6455, 5.4), which share the memory of the message.
    fn push_fragments(&mut self, text: Utf8Bytes, rest: Vec<Utf8Bytes>) {
        let mut fragments = std::iter::once(text).chain(rest).flat_map(|piece| {
            let bytes = Bytes::from(piece);
            let starts = (0..bytes.len()).step_by(FRAGMENT_BYTES);
            starts.map(move |start| bytes.slice(start..bytes.len().min(start + FRAGMENT_BYTES)))
        });
        let mut kind = Data::Text;
        let mut next = fragments.next();
        while let Some(bytes) = next {
            next = fragments.next();
            self.pending.push_back(Message::Frame(Fragment::message(
                bytes,
                OpCode::Data(kind),
                next.is_none(),
            )));
            kind = Data::Continue;
        }
    }

    /// Sends what is pending. A message is pending until the sink has room for it.
    async fn send_pending(&mut self) -> Result<(), Error> {
        while !self.pending.is_empty() {
            poll_fn(|context| Pin::new(&mut self.sink).poll_ready(context)).await?;
            if let Some(message) = self.pending.pop_front() {
                let bytes = length_in_outbox(&message);
                self.sink.start_send_unpin(message)?;
                self.inbox.sent(bytes);
            }
        }
        self.sink.flush().await
    }

    /// From now on, all messages wait for this side: none goes behind a close frame.
    pub(super) fn part(&self) {
        self.inbox.shut();
    }

    /// Sends the messages that still wait, the reason of the end, and the close frame. A client that has
    /// closed gets the answer to its close frame, and nothing more.
    pub(super) async fn close(mut self, end: Ending) -> Result<(), Error> {
        let (code, reason) = match end {
            Ending::ByClient => return self.sink.close().await,
            Ending::Silence => (CloseCode::Policy, "silent"),
            Ending::Refused { refusal, close_code } => {
                while let Some(delivery) = self.inbox.try_recv() {
                    self.push(delivery);
                }
                let code = refusal.code();
                let error = ServerMessage::Error { id: None, game: None, failure: failure(refusal) };
                self.push(Frame::from(&error).into());
                (close_code, code)
            }
        };
        self.pending.push_back(Message::Close(Some(CloseFrame { code, reason: reason.into() })));
        self.send_pending().await?;
        self.sink.close().await
    }
}

/// How much of the outbox a message had taken.
fn length_in_outbox(message: &Message) -> usize {
    match message {
        Message::Text(text) => text.len(),
        Message::Frame(fragment) => fragment.payload().len(),
        _ => 0,
    }
}
