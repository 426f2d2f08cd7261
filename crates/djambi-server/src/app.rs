use std::sync::Arc;

use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::env;
use crate::game::Rooms;
use crate::identity::{Key, Signer};
use crate::store::{Store, StoreError};

/// What every request may use.
#[derive(Clone)]
pub(crate) struct App {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) rooms: Arc<Rooms>,
    pub(crate) signer: Arc<Signer>,
    /// The sockets and rooms that are to end before the service does.
    pub(crate) tasks: TaskTracker,
    /// Tells everybody that the service is going down.
    pub(crate) shutdown: CancellationToken,
}

impl App {
    /// The service over a store.
    ///
    /// # Errors
    /// When the store fails.
    pub(crate) async fn new(store: Arc<dyn Store>) -> Result<Self, StoreError> {
        let key = store.key(Key::new(env::random_bytes())).await?;
        let (tasks, shutdown) = (TaskTracker::new(), CancellationToken::new());
        let rooms = Arc::new(Rooms::new(store.clone(), tasks.clone(), shutdown.clone()));
        Ok(Self { store, rooms, signer: Arc::new(Signer::new(key)), tasks, shutdown })
    }
}
