//! A service for a test.

use std::net::SocketAddr;
use std::path::PathBuf;

use djambi_server::{Config, ConnectionLimits, Limits, PublicUrl, Retention, Server};
use tempfile::TempDir;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::support::Browser;

/// A service with a database file of its own.
pub(crate) struct TestApp {
    /// The address of the service.
    pub(crate) address: SocketAddr,
    /// The folder of the database file.
    pub(crate) folder: TempDir,
    end: oneshot::Sender<()>,
    running: JoinHandle<()>,
}

impl TestApp {
    /// A service with an empty folder.
    pub(crate) async fn start() -> Self {
        Self::start_in(TempDir::new().unwrap()).await
    }

    /// A service with other limits for connections.
    pub(crate) async fn start_with(connections: ConnectionLimits) -> Self {
        let folder = TempDir::new().unwrap();
        let config = Config { connections, ..config(&folder) };
        Self::run(folder, Server::bind(&config).await.unwrap())
    }

    /// A service with other options; takes what a test changes.
    pub(crate) async fn start_configured(change: impl FnOnce(&mut Config)) -> (Self, Option<SocketAddr>) {
        Self::start_configured_in(TempDir::new().unwrap(), change).await
    }

    /// The same with the database in this folder.
    pub(crate) async fn start_configured_in(
        folder: TempDir,
        change: impl FnOnce(&mut Config),
    ) -> (Self, Option<SocketAddr>) {
        let mut config = config(&folder);
        change(&mut config);
        let server = Server::bind(&config).await.unwrap();
        let metrics = server.metrics_address();
        (Self::run(folder, server), metrics)
    }

    /// Tells the service to end, and does not wait for its end.
    pub(crate) fn tell_to_end(self) -> (SocketAddr, JoinHandle<()>) {
        self.end.send(()).unwrap();
        (self.address, self.running)
    }

    /// A service with these limits of what clients may do; the others have none.
    pub(crate) async fn start_limited(limits: Limits) -> Self {
        let folder = TempDir::new().unwrap();
        let config = Config { limits, ..config(&folder) };
        Self::run(folder, Server::bind(&config).await.unwrap())
    }

    /// A service with the database in this folder, which looks for games that nobody uses in another way.
    pub(crate) async fn start_retaining(folder: TempDir, retention: Retention) -> Self {
        let config = Config { retention, ..config(&folder) };
        Self::run(folder, Server::bind(&config).await.unwrap())
    }

    /// A service with the database in this folder.
    pub(crate) async fn start_in(folder: TempDir) -> Self {
        Self::start_as(folder, None).await
    }

    /// A service with an empty folder that browsers reach at a public address.
    pub(crate) async fn start_at(public_url: &str) -> Self {
        Self::start_as(TempDir::new().unwrap(), Some(public_url.parse().unwrap())).await
    }

    async fn start_as(folder: TempDir, public_url: Option<PublicUrl>) -> Self {
        let server = Server::bind(&Config { public_url, ..config(&folder) }).await.unwrap();
        Self::run(folder, server)
    }

    fn run(folder: TempDir, server: Server) -> Self {
        let address = server.address();
        let (end, ended) = oneshot::channel();
        let running = tokio::spawn(async move {
            server.run(async { ended.await.unwrap_or_default() }).await.unwrap();
        });
        Self { address, folder, end, running }
    }

    /// Shuts the service down as SIGTERM does, and returns its folder.
    pub(crate) async fn stop(self) -> TempDir {
        self.end.send(()).unwrap();
        self.running.await.unwrap();
        self.folder
    }

    /// Shuts the service down and starts it again, at another address.
    pub(crate) async fn restart(self) -> Self {
        Self::start_in(self.stop().await).await
    }

    /// A browser without a cookie.
    pub(crate) fn browser(&self) -> Browser {
        Browser::new(self.address)
    }

    /// The database file.
    pub(crate) fn database(&self) -> PathBuf {
        self.folder.path().join("games.sqlite3")
    }
}

/// The configuration of a service in this folder, without limits of what clients may do.
pub(crate) fn config(folder: &TempDir) -> Config {
    let database = folder.path().join("games.sqlite3").to_str().unwrap().to_owned();
    Config::new("127.0.0.1:0".parse().unwrap(), database)
}
