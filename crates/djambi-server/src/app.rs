//! The state that all requests share.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use axum::extract::FromRef;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::env;
use crate::game::Rooms;
use crate::identity::{Cookies, Key, Signer, Transport};
use crate::metrics::Metrics;
use crate::public_url::PublicUrl;
use crate::store::{Store, StoreError};

/// The state that all requests share.
#[derive(Clone)]
pub(crate) struct App {
    /// Everything that the service keeps.
    pub(crate) store: Arc<dyn Store>,
    /// The games that are being played.
    pub(crate) rooms: Arc<Rooms>,
    /// Signs invitations.
    pub(crate) signer: Arc<Signer>,
    /// Reads and writes the cookies of guests.
    pub(crate) cookies: Cookies,
    /// The address at which browsers reach the service, if the host names it.
    pub(crate) public_url: Option<Arc<PublicUrl>>,
    /// The sockets and rooms that must end before the service does.
    pub(crate) tasks: TaskTracker,
    /// Cancelled when the service goes down.
    pub(crate) shutdown: CancellationToken,
    /// Whether the games that waited for bots at the start are open.
    pub(crate) resumed: Arc<AtomicBool>,
    /// Set when the service is about to go down.
    pub(crate) draining: Arc<AtomicBool>,
    /// What the service counts.
    pub(crate) metrics: Arc<Metrics>,
}

impl App {
    /// The service over a store, at an address for browsers if the host names it.
    ///
    /// # Errors
    /// When the store fails.
    pub(crate) async fn new(
        store: Arc<dyn Store>,
        public_url: Option<PublicUrl>,
        metrics: Arc<Metrics>,
    ) -> Result<Self, StoreError> {
        let key = store.key(Key::new(env::random_bytes())).await?;
        let (tasks, shutdown) = (TaskTracker::new(), CancellationToken::new());
        let rooms = Arc::new(Rooms::new(store.clone(), tasks.clone(), shutdown.clone(), metrics.clone()));
        let is_https = public_url.as_ref().is_some_and(PublicUrl::is_https);
        let transport = if is_https { Transport::Https } else { Transport::Http };
        let signer = Arc::new(Signer::new(key));
        let cookies = Cookies::new(signer.clone(), transport);
        let public_url = public_url.map(Arc::new);
        let (resumed, draining) = (Arc::default(), Arc::default());
        Ok(Self { store, rooms, signer, cookies, public_url, tasks, shutdown, resumed, draining, metrics })
    }
}

impl FromRef<App> for Cookies {
    fn from_ref(app: &App) -> Self {
        app.cookies.clone()
    }
}
