//! The server: opens the database and the address, serves, and shuts down in order.

mod acceptor;
mod client_stream;
mod config;
mod error;
mod open_files;
mod panics;
mod resume;
mod signal;

use std::io::Write;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use tokio::net::{TcpListener, TcpSocket};
use tokio::time::timeout;
use tokio_util::task::TaskTracker;

use crate::app::App;
use crate::connection_limits::ConnectionLimits;
use crate::http::router;
use crate::store::{SqliteStore, file_of, tighten_folder};

pub use config::Config;
pub use error::ServeError;

use acceptor::Acceptor;

/// How long requests, sockets and rooms may take to end at the shutdown.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(5);
/// How many connections may wait to be accepted: after a restart all clients come back at once.
const BACKLOG: u32 = 4096;

/// A service with its database and its address, ready to serve.
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    limits: ConnectionLimits,
    app: App,
}

/// Serves until the process is told to end (SIGTERM or SIGINT). The address is printed on standard output.
///
/// # Errors
/// When the address or the database cannot be used; the error's message is one sentence for people.
pub async fn serve(config: &Config) -> Result<(), ServeError> {
    panics::log_panics();
    let server = Server::bind(config).await?;
    let signal = signal::end_signal()?;
    let mut out = std::io::stdout();
    writeln!(out, "Djambi is at http://{}", server.address())?;
    out.flush()?;
    server.run(signal).await
}

impl Server {
    /// Opens the database and binds the address.
    ///
    /// # Errors
    /// When either cannot be used.
    pub async fn bind(config: &Config) -> Result<Self, ServeError> {
        let failed = |source| ServeError::Listen { address: config.listen, source };
        let listener = listen(config.listen).map_err(failed)?;
        let address = listener.local_addr().map_err(failed)?;
        let file = file_of(&config.database)?;
        if Config::default_database().is_ok_and(|default| default == config.database) {
            // This folder is ours alone; another may have been shared on purpose.
            tighten_folder(&file);
        }
        let store = Arc::new(SqliteStore::open(&file).await?);
        let mut limits = config.connections;
        limits.connections = open_files::raise().unwrap_or(usize::MAX).min(limits.connections);
        tracing::info!(database = %file.display(), %address, max = limits.connections, "the service starts");
        let app = App::new(store, config.public_url.clone()).await?;
        Ok(Self { listener, address, limits, app })
    }

    /// The address of the service.
    #[must_use]
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// Serves until `end` completes; then finishes the requests under way, closes the sockets and closes the
    /// database.
    ///
    /// # Errors
    /// When nothing can be written any more, whatever is done.
    pub async fn run(self, end: impl Future<Output = ()> + Send) -> Result<(), ServeError> {
        let Self { listener, limits, app, .. } = self;
        let (store, tasks, shutdown) = (app.store.clone(), app.tasks.clone(), app.shutdown.clone());
        let connections = TaskTracker::new();
        tasks.spawn(resume::resume(app.clone()));
        let acceptor = Acceptor {
            router: router(app),
            limits,
            connections: connections.clone(),
            shutdown: shutdown.clone(),
        };
        connections.spawn(acceptor.run(listener));
        let result = tokio::select! {
            () = end => Ok(()),
            () = store.ended() => Err(ServeError::Writer),
        };
        tracing::info!("the service ends");
        shutdown.cancel();
        tasks.close();
        connections.close();
        let ended = timeout(SHUTDOWN_TIMEOUT, async {
            tokio::join!(connections.wait(), tasks.wait());
        });
        if ended.await.is_err() {
            tracing::warn!("requests, sockets or rooms did not end in time and are cut off");
        }
        store.close().await;
        result
    }
}

fn listen(address: SocketAddr) -> std::io::Result<TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
    // On Unix, connections of an earlier server that still close do not keep the address taken.
    #[cfg(unix)]
    socket.set_reuseaddr(true)?;
    socket.bind(address)?;
    socket.listen(BACKLOG)
}
