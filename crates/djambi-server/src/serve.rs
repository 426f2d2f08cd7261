//! The server: opens the database and the address, serves, and shuts down in order.

mod acceptor;
mod client_stream;
mod deadlines;
mod error;
mod heartbeat;
mod leaves;
mod lobby;
mod mail;
mod mail_check;
mod mail_news;
mod metrics_endpoint;
mod near_end;
mod notices;
mod open_files;
mod openings;
mod order;
mod panics;
mod push_news;
mod ratings;
mod resume;
mod retention;
mod signal;
mod tidy;

use std::io::{self, Write};
use std::net::SocketAddr;
use std::num::NonZero;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use djambi_table::Downtime;
use tokio::net::{TcpListener, TcpSocket};
use tokio::runtime::{Builder, Runtime};
use tokio::time::timeout;
use tokio_util::task::TaskTracker;

use crate::app::App;
use crate::config::{Config, Retention};
use crate::connection_limits::ConnectionLimits;
use crate::env;
use crate::error_chain::with_causes;
use crate::http::{assets_are_missing, router};
use crate::mail::Post;
use crate::metrics::Metrics;
use crate::store::{Service, SqliteStore, file_of, press_keys_of, tighten_folder};

pub use error::ServeError;

use acceptor::Acceptor;

/// How long requests, sockets and rooms may take to end at the shutdown.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(5);
/// How many connections may wait to be accepted: after a restart all clients come back at once.
const BACKLOG: u32 = 4096;
/// How many connections may read metrics at a time.
const METRICS_CONNECTIONS: usize = 16;

/// A service with its database and its address, ready to serve.
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    limits: ConnectionLimits,
    metrics: Option<TcpListener>,
    drain: Duration,
    retention: Retention,
    app: App,
}

/// Serves until the process is told to end (SIGTERM or SIGINT). The address is printed on standard output.
///
/// # Errors
/// When the address or the database cannot be used; the error's message is one sentence for people.
pub async fn serve(config: &Config) -> Result<(), ServeError> {
    panics::log_panics();
    let server = Server::bind(config).await?;
    if assets_are_missing() {
        tracing::warn!(
            "this program was built without its pages' styles and scripts: build it with `cargo xtask release`, \
             or start it with `cargo xtask play`"
        );
    }
    let (first, second) = signal::end_signals()?;
    let mut out = io::stdout();
    if let Err(error) = writeln!(out, "Djambi is at http://{}", server.address()).and_then(|()| out.flush()) {
        tracing::warn!(%error, "the address cannot be printed");
    }
    tokio::select! {
        result = server.run(first) => result,
        () = second => {
            tracing::warn!("the service ends at once, because it was told so twice");
            Ok(())
        }
    }
}

impl Server {
    /// Opens the database and binds the address.
    ///
    /// # Errors
    /// When either cannot be used.
    pub async fn bind(config: &Config) -> Result<Self, ServeError> {
        let failed = |source| ServeError::Listen { address: config.listen, source };
        let listener = listen(config.listen)?;
        let address = listener.local_addr().map_err(failed)?;
        let metrics = config.metrics.map(listen).transpose()?;
        let file = file_of(&config.database)?;
        if Config::default_database().is_ok_and(|default| default == config.database) {
            // This folder is only ours; another may have been shared on purpose.
            tighten_folder(&file);
        }
        let press_keys = press_keys_of(&file, config.press_keys.as_deref());
        let store = Arc::new(SqliteStore::open_with_press_keys(&file, &press_keys).await?);
        let mut limits = config.connections;
        limits.connections = open_files::raise().unwrap_or(usize::MAX).min(limits.connections);
        tracing::info!(database = %file.display(), %address, max = limits.connections, "the service starts");
        if let Some(metrics) = &metrics {
            tracing::info!(address = %metrics.local_addr()?, "metrics can be read");
        }
        let counted = Metrics::new(store.metrics(), config.build);
        let by_client = config.limits.clone().below(limits.connections);
        let post = config.mail.as_ref().map(Post::new).transpose()?.map(Arc::new);
        note_start(&store).await?;
        let app = App::new(store, config, by_client, post, counted).await?;
        Ok(Self { listener, address, limits, metrics, drain: config.drain, retention: config.retention, app })
    }

    /// The address of the metrics, if they can be read.
    #[must_use]
    pub fn metrics_address(&self) -> Option<SocketAddr> {
        self.metrics.as_ref().and_then(|listener| listener.local_addr().ok())
    }

    /// The address of the service.
    #[must_use]
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// Serves until `end` completes and the time to drain is over; then finishes the requests under way,
    /// closes the sockets and closes the database.
    ///
    /// # Errors
    /// When nothing can be written any more, whatever is done.
    pub async fn run(self, end: impl Future<Output = ()> + Send) -> Result<(), ServeError> {
        let Self { listener, limits, metrics, drain, retention, app, .. } = self;
        let draining = app.draining.clone();
        let (store, tasks, shutdown) = (app.store.clone(), app.tasks.clone(), app.shutdown.clone());
        let connections = TaskTracker::new();
        // No room is open yet that could know better.
        lobby::fill(&app).await;
        spawn_tasks(&app, retention);
        let acceptor = |router, max, limited| Acceptor {
            app: limited,
            security: app.security.clone(),
            router,
            limits: ConnectionLimits { connections: max, ..limits },
            connections: connections.clone(),
            shutdown: shutdown.clone(),
            metrics: app.metrics.clone(),
        };
        if let Some(listener) = metrics {
            connections.spawn(
                acceptor(metrics_endpoint::router(app.metrics.clone()), METRICS_CONNECTIONS, None)
                    .run(listener),
            );
        }
        connections.spawn(acceptor(router(app.clone()), limits.connections, Some(app.clone())).run(listener));
        drop(app);
        let drained = async {
            end.await;
            draining.store(true, Ordering::Release);
            tracing::info!(seconds = drain.as_secs(), "the service is about to end");
            tokio::time::sleep(drain).await;
        };
        let result = tokio::select! {
            () = drained => Ok(()),
            () = store.ended() => Err(ServeError::Writer),
        };
        tracing::info!("the service ends");
        draining.store(true, Ordering::Release);
        shutdown.cancel();
        tasks.close();
        connections.close();
        let ended = timeout(SHUTDOWN_TIMEOUT, async {
            tokio::join!(connections.wait(), tasks.wait());
        });
        if ended.await.is_err() {
            tracing::warn!("requests, sockets or rooms did not end in time and are cut off");
        }
        // The last sign of life, after which the time counts as down.
        if let Err(error) = store.beat(env::timeline_ms()).await {
            tracing::warn!("the last sign of life cannot be kept: {}", with_causes(&error));
        }
        store.close().await;
        result
    }
}

/// The runtime of a service with this number of threads for sockets and games, or with the usual number: where two
/// processors are all there are, the thread that commits has the other one, and a second one here costs more than
/// it bears (docs/OPERATION.md).
///
/// # Errors
/// When the system gives no thread or no way to wait for events.
pub fn runtime(threads: Option<usize>) -> io::Result<Runtime> {
    let usual = || {
        let processors = std::thread::available_parallelism().map_or(1, NonZero::get);
        if processors <= 2 { 1 } else { processors }
    };
    match threads.unwrap_or_else(usual) {
        0 | 1 => Builder::new_current_thread().enable_all().build(),
        threads => Builder::new_multi_thread().worker_threads(threads).enable_all().build(),
    }
}

/// Starts what goes on beside the requests until the shutdown.
fn spawn_tasks(app: &App, retention: Retention) {
    let tasks = &app.tasks;
    tasks.spawn(resume::resume(app.clone()));
    tasks.spawn(heartbeat::watch(app.clone()));
    tasks.spawn(deadlines::keep(app.clone()));
    let (sockets, down) = (app.open_sockets.clone(), app.shutdown.clone());
    tasks.spawn(async move { sockets.watch(&down).await });
    let (hub, down) = (app.lobby.clone(), app.shutdown.clone());
    tasks.spawn(async move { hub.run(down).await });
    tasks.spawn(tidy::every_minute(app.clone()));
    tasks.spawn(ratings::follow_results(app.clone()));
    tasks.spawn(openings::count(app.clone()));
    tasks.spawn(leaves::tell(app.clone()));
    tasks.spawn(mail::send(app.clone()));
    tasks.spawn(mail_news::tell(app.clone()));
    tasks.spawn(push_news::tell(app.clone()));
    tasks.spawn(notices::keep(app.clone()));
    tasks.spawn(order::carry_out(app.clone()));
    tasks.spawn(retention::retain(app.clone(), retention));
}

/// Keeps that the service starts. The time of games goes on from the last sign of life, though the machine's
/// clock may have been set back since.
async fn note_start(store: &SqliteStore) -> Result<(), ServeError> {
    if let Some(last) = store.last_beat().await? {
        let seconds = env::continue_timeline_from(last) / 1000;
        if seconds > 0 {
            tracing::warn!(
                seconds,
                "the machine's clock is behind the last sign of life: the time of games goes on from there"
            );
        }
    }
    if let Some(Downtime { from, to }) = store.note_start(env::timeline_ms()).await? {
        let seconds = (to - from) / 1000;
        tracing::info!(seconds, "players are spared the time in which the service was down");
    }
    Ok(())
}

fn listen(address: SocketAddr) -> Result<TcpListener, ServeError> {
    open_listener(address).map_err(|source| ServeError::Listen { address, source })
}

fn open_listener(address: SocketAddr) -> io::Result<TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
    // On Unix, connections of an earlier server that still close do not keep the address taken.
    #[cfg(unix)]
    socket.set_reuseaddr(true)?;
    socket.bind(address)?;
    socket.listen(BACKLOG)
}
