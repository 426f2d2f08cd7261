//! The server: opens the database and the address, serves, and shuts down in order.

mod config;
mod error;
mod panics;

use std::future::Future;
use std::io::Write;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::serve::ListenerExt;
use tokio::net::TcpListener;
use tokio::time::timeout;

use crate::app::App;
use crate::http::router;
use crate::store::{SqliteStore, file_of, tighten_folder};

pub use config::Config;
pub use error::ServeError;

/// How long requests, sockets and rooms may take to end at the shutdown.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(5);

/// A service with its database and its address, ready to serve.
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    app: App,
}

/// Serves until the process is told to end (SIGTERM or SIGINT). The address is printed on standard output.
///
/// # Errors
/// When the address or the database cannot be used; the error's message is one sentence for people.
pub async fn serve(config: &Config) -> Result<(), ServeError> {
    panics::log_panics();
    let server = Server::bind(config).await?;
    let signal = end_signal()?;
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
        let listener = TcpListener::bind(config.listen).await.map_err(failed)?;
        let address = listener.local_addr().map_err(failed)?;
        let file = file_of(&config.database)?;
        if Config::default_database().is_ok_and(|default| default == config.database) {
            // This folder is ours alone; another may have been shared on purpose.
            tighten_folder(&file);
        }
        let store = Arc::new(SqliteStore::open(&file).await?);
        tracing::info!(database = %file.display(), %address, "the service starts");
        Ok(Self { listener, address, app: App::new(store).await? })
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
    /// When the games cannot be read, or nothing can be written any more, whatever is done.
    pub async fn run(self, end: impl Future<Output = ()> + Send) -> Result<(), ServeError> {
        let Self { listener, app, .. } = self;
        let (store, tasks, shutdown) = (app.store.clone(), app.tasks.clone(), app.shutdown.clone());
        app.rooms.resume().await?;
        // A turn is a few small messages; each is sent at once, without waiting for the next (Nagle).
        let listener = listener.tap_io(|stream| drop(stream.set_nodelay(true)));
        let serving =
            axum::serve(listener, router(app)).with_graceful_shutdown(shutdown.clone().cancelled_owned());
        let mut serving = tokio::spawn(async move { serving.await });
        let result = tokio::select! {
            () = end => Ok(()),
            () = store.ended() => Err(ServeError::Writer),
            // Serving ends by itself only when it fails.
            _ = &mut serving => Ok(()),
        };
        tracing::info!("the service ends");
        shutdown.cancel();
        tasks.close();
        let ended = timeout(SHUTDOWN_TIMEOUT, async {
            tasks.wait().await;
            if !serving.is_finished() {
                drop(serving.await);
            }
        });
        if ended.await.is_err() {
            tracing::warn!("requests, sockets or rooms did not end in time and are cut off");
        }
        store.close().await;
        result
    }
}

/// Completes when the process is told to end.
fn end_signal() -> std::io::Result<impl Future<Output = ()> + Send> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let (mut terminate, mut interrupt) =
            (signal(SignalKind::terminate())?, signal(SignalKind::interrupt())?);
        Ok(async move {
            tokio::select! {
                _ = terminate.recv() => {}
                _ = interrupt.recv() => {}
            }
        })
    }
    #[cfg(not(unix))]
    Ok(async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    })
}
