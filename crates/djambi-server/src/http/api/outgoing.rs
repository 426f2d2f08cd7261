//! The sending side of a connection.

use std::collections::VecDeque;
use std::future::poll_fn;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Error;
use axum::extract::ws::{CloseFrame, Message, WebSocket};
use djambi_protocol::{Refusal, ServerMessage};
use futures_util::stream::SplitSink;
use futures_util::{Sink, SinkExt};
use tokio::time::{Interval, interval, timeout};

use super::ending::Ending;
use crate::game::Lag;
use crate::outbox::{Delivery, Frame, Inbox};
use crate::refused::Refused;

/// How long the sending of what waits may take.
const SEND_TIMEOUT: Duration = Duration::from_secs(20);
/// How long after its begin a connection is pinged for the first time.
const FIRST_PING: Duration = Duration::from_secs(1);
/// How often a ping is sent.
const PING_INTERVAL: Duration = Duration::from_secs(25);
/// The maximum number of messages that are sent at once, give or take one.
const MAX_AT_ONCE: usize = 64;

/// The sending side of a connection. What waits is sent at once, so that a turn costs each connection one
/// trip to the system, that of its author included.
pub(super) struct Outgoing {
    sink: SplitSink<WebSocket, Message>,
    inbox: Inbox,
    /// The round trip, which the pings measure.
    lag: Arc<Lag>,
    /// What has left the inbox and not yet gone into the sink. It is kept here so that nothing is missing
    /// when the sending is given up and the connection is closed.
    pending: VecDeque<Message>,
}

impl Outgoing {
    /// A sending side that sends the messages of an inbox, and pings that measure the round trip.
    pub(super) fn new(sink: SplitSink<WebSocket, Message>, inbox: Inbox, lag: Arc<Lag>) -> Self {
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
            self.wait(&mut ping).await?;
            while self.pending.len() < MAX_AT_ONCE
                && let Ok(delivery) = self.inbox.messages.try_recv()
            {
                self.push(delivery);
            }
            match timeout(SEND_TIMEOUT, self.send_pending()).await {
                Ok(Ok(())) => {}
                Ok(Err(_)) => return None,
                Err(_) => return Some(Refusal::TooSlow.into()),
            }
        }
    }

    /// Waits until there is something to send; `None` if nothing can come any more.
    async fn wait(&mut self, ping: &mut Interval) -> Option<()> {
        tokio::select! {
            biased;
            delivery = self.inbox.messages.recv() => self.push(delivery?),
            _ = ping.tick() => self.pending.push_back(Message::Ping(self.lag.ping().to_vec().into())),
        }
        Some(())
    }

    fn push(&mut self, Delivery { first, then }: Delivery) {
        let frames = [Some(first), then].into_iter().flatten();
        self.pending.extend(frames.map(|Frame(text)| Message::Text(text)));
    }

    /// Sends what is pending. A message is pending until the sink has room for it.
    async fn send_pending(&mut self) -> Result<(), Error> {
        while !self.pending.is_empty() {
            poll_fn(|context| Pin::new(&mut self.sink).poll_ready(context)).await?;
            if let Some(message) = self.pending.pop_front() {
                self.sink.start_send_unpin(message)?;
            }
        }
        self.sink.flush().await
    }

    /// Sends the messages that still wait, the reason of the end, and the close frame.
    pub(super) async fn close(mut self, end: Ending) -> Result<(), Error> {
        while let Ok(delivery) = self.inbox.messages.try_recv() {
            self.push(delivery);
        }
        let Ending { refusal, close_code } = end;
        let refused = Refused::from(refusal);
        self.push(Frame::from(&ServerMessage::Error { game: None, failure: refused.failure() }).into());
        let reason = refused.problem.code.into();
        self.pending.push_back(Message::Close(Some(CloseFrame { code: close_code, reason })));
        self.send_pending().await?;
        self.sink.close().await
    }
}
