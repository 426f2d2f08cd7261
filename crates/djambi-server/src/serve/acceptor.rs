//! Accepts connections and serves HTTP on each.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::TcpListener;
use tokio::sync::Semaphore;
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tower::Service;

use super::client_stream::{ClientStream, ConnectionPermit};
use crate::app::App;
use crate::connection_limits::ConnectionLimits;
use crate::limits::Network;
use crate::metrics::Metrics;
use crate::security::{SecurityLog, SecurityNote, Who};

/// The maximum size of a request's head.
const MAX_HEAD_BYTES: usize = 32 * 1024;
/// How long the requests under way may take at the shutdown.
const GRACE: Duration = Duration::from_secs(2);
/// How long nothing is accepted after the system has refused to accept.
const PAUSE: Duration = Duration::from_millis(200);
/// The answer to a connection that is one too many for all.
const TOO_MANY: &[u8] = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 10\r\nconnection: close\r\n\
    content-type: text/plain; charset=utf-8\r\ncontent-length: 42\r\n\r\n\
    the service has no room; try again later.\n";
/// The answer to a connection that is one too many for its address.
const TOO_MANY_OF_ADDRESS: &[u8] =
    b"HTTP/1.1 429 Too Many Requests\r\nretry-after: 10\r\nconnection: close\r\n\
    content-type: text/plain; charset=utf-8\r\ncontent-length: 59\r\n\r\n\
    too many connections from this address; try again in 10 s.\n";

/// Accepts connections and serves HTTP on each, with a time limit for everything that a client may leave
/// unfinished.
pub(super) struct Acceptor {
    /// What answers the requests.
    pub(super) router: Router,
    /// How long connections may take, and how many there may be.
    pub(super) limits: ConnectionLimits,
    /// The limits by address; `None` where only the host connects.
    pub(super) app: Option<App>,
    /// Where it is noted that connections are refused.
    pub(super) security: Arc<SecurityLog>,
    /// The open connections, apart from sockets.
    pub(super) connections: TaskTracker,
    /// Cancelled when the service goes down.
    pub(super) shutdown: CancellationToken,
    /// What the service counts.
    pub(super) metrics: Arc<Metrics>,
}

impl Acceptor {
    /// Accepts connections until the shutdown.
    pub(super) async fn run(self, listener: TcpListener) {
        let room = Arc::new(Semaphore::new(self.limits.connections.min(Semaphore::MAX_PERMITS)));
        loop {
            let accepted = tokio::select! {
                biased;
                () = self.shutdown.cancelled() => return,
                accepted = listener.accept() => accepted,
            };
            let (stream, peer) = match accepted {
                Ok(accepted) => accepted,
                Err(error) => {
                    pause_after(&error).await;
                    continue;
                }
            };
            match self.admit(&room, peer) {
                Ok(permit) => {
                    // A turn is a few small messages; each is sent at once, without waiting for the next
                    // (Nagle).
                    drop(stream.set_nodelay(true));
                    let stream = ClientStream::new(stream, self.limits.write, permit);
                    self.connections.spawn(self.connection(stream, peer));
                }
                // If it is not sent at once, the connection ends without an answer.
                Err(answer) => drop(stream.try_write(answer)),
            }
        }
    }

    /// The permit of a connection before anything of it is read.
    ///
    /// # Errors
    /// The answer to one that is too many for its address, or for all. It is noted.
    fn admit(&self, room: &Arc<Semaphore>, peer: SocketAddr) -> Result<ConnectionPermit, &'static [u8]> {
        let network = Network::of(peer.ip());
        let limited = self.app.as_ref().filter(|app| !app.proxies.contains(peer.ip()));
        let of_address = match limited.map(|app| (app, app.gate.open_connection(network))) {
            Some((app, Err(reached))) => {
                app.note_limit(reached, Who::network(network), None);
                return Err(TOO_MANY_OF_ADDRESS);
            }
            Some((_, Ok(pass))) => Some(pass),
            None => None,
        };
        let place = room.clone().try_acquire_owned().map_err(|_| {
            self.metrics.refused_by_limit("connections");
            let what = "connection";
            let result = "refused, because as many as possible are open";
            self.security.note(SecurityNote { what, result, who: Who::Many, game: None });
            TOO_MANY
        })?;
        Ok((place, of_address))
    }

    /// Serves a connection until it ends, becomes a socket, or the service goes down.
    fn connection(&self, stream: ClientStream, peer: SocketAddr) -> impl Future<Output = ()> + 'static {
        let router = self.router.clone();
        let limits = self.limits;
        let shutdown = self.shutdown.clone();
        let wire = stream.wire();
        let service = service_fn(move |request: Request<Incoming>| {
            let mut request = request.map(Body::new);
            request.extensions_mut().insert(ConnectInfo(peer));
            request.extensions_mut().insert(limits);
            request.extensions_mut().insert(wire.clone());
            router.clone().call(request)
        });
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(limits.head)
            .max_buf_size(MAX_HEAD_BYTES)
            .serve_connection(TokioIo::new(stream), service)
            .with_upgrades();
        async move {
            let mut connection = std::pin::pin!(connection);
            let served = tokio::select! {
                served = connection.as_mut() => served,
                () = shutdown.cancelled() => {
                    connection.as_mut().graceful_shutdown();
                    // What a client has not finished by then is cut off.
                    timeout(GRACE, connection).await.unwrap_or(Ok(()))
                }
            };
            if let Err(error) = served {
                tracing::debug!(%error, "a connection breaks");
            }
        }
    }
}

/// Waits after an error of accepting, unless it concerns only the connection that was to be accepted.
async fn pause_after(error: &io::Error) {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    if !matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset) {
        tracing::error!(%error, "no connection can be accepted");
        tokio::time::sleep(PAUSE).await;
    }
}
