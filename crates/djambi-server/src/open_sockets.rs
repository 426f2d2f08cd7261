//! The open sockets: they end with their credential and with the service, and once a second all are looked at for late
//! greetings, silence and pings.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use djambi_protocol::Refusal;
use tokio::time::MissedTickBehavior;
use tokio_util::sync::CancellationToken;

use crate::connection_limits::ConnectionLimits;
use crate::env::{SteadyClock, milliseconds};
use crate::game::Lag;
use crate::identity::{Credential, PlayerId};
use crate::outbox::{End, Outbox};

/// How often all sockets are looked at.
const BEAT: Duration = Duration::from_secs(1);
/// How often a ping is sent. The first one goes at the first beat.
const PING_INTERVAL: Duration = Duration::from_secs(25);
/// How many sockets are looked at before others have their turn.
const MAX_AT_ONCE: usize = 64;

/// All open sockets.
pub(crate) struct OpenSockets {
    clock: SteadyClock,
    /// What is known of each, by numbers that are never given twice.
    open: Mutex<HashMap<u64, Arc<Known>>>,
    next: AtomicU64,
    /// When all were looked at last, in milliseconds of the clock.
    beaten_ms: AtomicU64,
}

/// What is known of an open socket from outside.
struct Known {
    outbox: Outbox,
    /// The credential by which it is open; a stranger has none.
    credential: Option<Credential>,
    /// The player; a stranger is none.
    player: Option<PlayerId>,
    lag: Arc<Lag>,
    limits: ConnectionLimits,
    /// When the socket was opened, in milliseconds of the clock.
    opened_ms: u64,
    /// When something last came from the client, likewise.
    heard_ms: AtomicU64,
    /// When the next ping is due, likewise.
    ping_ms: AtomicU64,
    /// Whether the client has said `hello`.
    is_greeted: AtomicBool,
}

/// A socket that is open until this is dropped.
pub(crate) struct OpenSocket {
    all: Arc<OpenSockets>,
    known: Arc<Known>,
    number: u64,
}

impl OpenSockets {
    /// No socket is open yet.
    pub(crate) fn new() -> Self {
        Self {
            clock: SteadyClock::start(),
            open: Mutex::default(),
            next: AtomicU64::new(0),
            beaten_ms: AtomicU64::new(0),
        }
    }

    /// Takes in a new socket.
    pub(crate) fn open(
        self: &Arc<Self>,
        (credential, player): (Option<Credential>, Option<PlayerId>),
        outbox: Outbox,
        lag: Arc<Lag>,
        limits: ConnectionLimits,
    ) -> OpenSocket {
        let now = self.now_ms();
        let known = Arc::new(Known {
            outbox,
            credential,
            player,
            lag,
            limits,
            opened_ms: now,
            heard_ms: AtomicU64::new(now),
            ping_ms: AtomicU64::new(now),
            is_greeted: AtomicBool::new(false),
        });
        let number = self.next.fetch_add(1, Ordering::Relaxed);
        self.sockets().insert(number, known.clone());
        OpenSocket { all: self.clone(), known, number }
    }

    /// Ends the sockets of a credential that is good for nothing any more.
    pub(crate) fn end(&self, credential: Credential) {
        // Sockets that open from now on look at the store after they have come here.
        for known in self.sockets().values().filter(|known| known.credential == Some(credential)) {
            known.outbox.end(Refusal::SignedOut);
        }
    }

    /// Ends the sockets of a player who is kept out.
    pub(crate) fn end_player(&self, player: PlayerId) {
        for known in self.sockets().values().filter(|known| known.player == Some(player)) {
            known.outbox.end(Refusal::SignedOut);
        }
    }

    /// Looks at all sockets once a second until the shutdown, and then ends them.
    pub(crate) async fn watch(&self, shutdown: &CancellationToken) {
        let mut ticks = tokio::time::interval(BEAT);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let beats = async {
            loop {
                ticks.tick().await;
                self.beat().await;
            }
        };
        shutdown.run_until_cancelled(beats).await;
        // A socket that opens later looks for the shutdown after it has come here.
        for known in self.sockets().values() {
            known.outbox.end(Refusal::ShuttingDown);
        }
    }

    async fn beat(&self) {
        let now = self.now_ms();
        let since = now.saturating_sub(self.beaten_ms.swap(now, Ordering::Relaxed));
        // After a stop, what the clients have sent meanwhile is still to be read.
        let has_stopped = Duration::from_millis(since) > BEAT * 5;
        let open: Vec<Arc<Known>> = self.sockets().values().cloned().collect();
        for (number, known) in open.iter().enumerate() {
            if number % MAX_AT_ONCE == MAX_AT_ONCE - 1 {
                tokio::task::yield_now().await;
            }
            known.look(self.now_ms(), has_stopped);
        }
    }

    fn now_ms(&self) -> u64 {
        milliseconds(self.clock.elapsed())
    }

    fn sockets(&self) -> MutexGuard<'_, HashMap<u64, Arc<Known>>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Known {
    fn look(&self, now_ms: u64, has_stopped: bool) {
        let since = |from_ms: u64| Duration::from_millis(now_ms.saturating_sub(from_ms));
        if has_stopped {
            return;
        }
        if !self.is_greeted.load(Ordering::Relaxed) && since(self.opened_ms) >= self.limits.hello {
            return self.outbox.end(Refusal::NoHello);
        }
        if since(self.heard_ms.load(Ordering::Relaxed)) >= self.limits.silence {
            return self.outbox.end(End::Silence);
        }
        // Where something waits to be sent, the ping waits for the next beat.
        if self.ping_ms.load(Ordering::Relaxed) <= now_ms
            && self.lag.ping(|contents| self.outbox.ping(contents))
        {
            self.ping_ms.store(now_ms + milliseconds(PING_INTERVAL), Ordering::Relaxed);
        }
    }
}

impl OpenSocket {
    /// Something has come from the client.
    pub(crate) fn hear(&self) {
        self.known.heard_ms.store(self.all.now_ms(), Ordering::Relaxed);
    }

    /// The client has said `hello`; returns whether it had before.
    pub(crate) fn greet(&self) -> bool {
        self.known.is_greeted.swap(true, Ordering::Relaxed)
    }

    /// Whether the client has said `hello`.
    pub(crate) fn is_greeted(&self) -> bool {
        self.known.is_greeted.load(Ordering::Relaxed)
    }

    /// How long nothing has come from the client, in milliseconds.
    pub(crate) fn silence_ms(&self) -> u64 {
        self.all.now_ms().saturating_sub(self.known.heard_ms.load(Ordering::Relaxed))
    }
}

impl Drop for OpenSocket {
    fn drop(&mut self) {
        self.all.sockets().remove(&self.number);
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::AsyncReadExt;
    use tokio::net::{TcpListener, TcpStream};
    use tokio::time::advance;

    use super::*;
    use crate::outbox::Inbox;
    use crate::wire::Wire;

    fn limits() -> ConnectionLimits {
        let [hello, silence] = [10, 70].map(Duration::from_secs);
        ConnectionLimits { hello, silence, ..ConnectionLimits::default() }
    }

    fn open(sockets: &Arc<OpenSockets>, credential: Option<Credential>) -> (OpenSocket, Inbox) {
        let (outbox, inbox) = Outbox::alone();
        (sockets.open((credential, None), outbox, Arc::new(Lag::new()), limits()), inbox)
    }

    #[tokio::test(start_paused = true)]
    async fn who_does_not_greet_in_time_or_falls_silent_is_ended() {
        let sockets = Arc::new(OpenSockets::new());
        let [(rude, of_rude), (silent, of_silent), (alive, of_alive)] =
            [(); 3].map(|()| open(&sockets, None));
        assert!(![&silent, &alive].map(OpenSocket::greet).contains(&true), "nobody has greeted before");
        for second in 0..80 {
            sockets.beat().await;
            assert_eq!(of_rude.end(), (second >= 10).then(|| Refusal::NoHello.into()), "after {second} s");
            assert_eq!(of_silent.end(), (second >= 70).then_some(End::Silence), "after {second} s");
            assert_eq!(of_alive.end(), None);
            if second % 60 == 0 {
                alive.hear();
                assert_eq!(alive.silence_ms(), 0);
            }
            advance(BEAT).await;
        }
        alive.hear();
        advance(Duration::from_secs(100)).await;
        sockets.beat().await;
        assert_eq!(of_alive.end(), None, "the service stood still");
        advance(BEAT).await;
        sockets.beat().await;
        assert_eq!(of_alive.end(), Some(End::Silence));
        drop((rude, silent, alive));
        assert!(sockets.sockets().is_empty(), "what has ended is forgotten");
    }

    #[tokio::test(start_paused = true)]
    async fn a_shutdown_ends_all() {
        let sockets = Arc::new(OpenSockets::new());
        let (_socket, inbox) = open(&sockets, None);
        let shutdown = CancellationToken::new();
        shutdown.cancel();
        sockets.watch(&shutdown).await;
        assert_eq!(inbox.end(), Some(Refusal::ShuttingDown.into()));
    }

    #[tokio::test]
    async fn a_ping_goes_at_the_first_beat_and_not_at_the_next() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let mut client = TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
        let (server, _) = listener.accept().await.unwrap();
        server.writable().await.unwrap();
        let wire = Arc::new(Wire::new(server.into_split().1));
        wire.share();
        let sockets = Arc::new(OpenSockets::new());
        let (socket, inbox) = open(&sockets, None);
        inbox.open(wire);
        sockets.beat().await;
        sockets.beat().await;
        drop((socket, inbox));
        let mut received = Vec::new();
        client.read_to_end(&mut received).await.unwrap();
        assert_eq!(received.len(), 2 + 8, "one ping, and the end");
        assert_eq!(received[..2], [0x89, 8]);
    }

    #[test]
    fn sockets_end_with_their_credential_alone() {
        let sockets = Arc::new(OpenSockets::new());
        let guest = |number| Credential::Guest(PlayerId::new([number; PlayerId::LENGTH]));
        let open = |number| open(&sockets, Some(guest(number)));
        let end = |number| sockets.end(guest(number));
        let signed_out = Some(Refusal::SignedOut.into());
        let [(first, of_first), (second, of_second), (other, of_other)] = [1, 1, 2].map(open);
        end(1);
        assert_eq!([of_first.end(), of_second.end()], [signed_out.clone(), signed_out.clone()]);
        assert_eq!(of_other.end(), None);
        let (later, of_later) = open(1);
        drop((first, second));
        assert_eq!(of_later.end(), None);
        end(1);
        assert_eq!(of_later.end(), signed_out);
        drop((later, other));
        assert!(sockets.sockets().is_empty());
    }
}
