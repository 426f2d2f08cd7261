use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::routing::{get, post};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::edge;
use crate::error::Error;
use crate::rooms::Rooms;
use crate::signer::{Key, Signer};
use crate::store::{Store, StoreError};
use crate::{api, assets, guard, pages};

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
        let key = store.key(Key::new(edge::random_bytes())).await?;
        let (tasks, shutdown) = (TaskTracker::new(), CancellationToken::new());
        let rooms = Arc::new(Rooms::new(store.clone(), tasks.clone(), shutdown.clone()));
        Ok(Self { store, rooms, signer: Arc::new(Signer::new(key)), tasks, shutdown })
    }

    /// Every address of the service.
    pub(crate) fn router(self) -> Router {
        let wrong_method = || async { Error::MethodNotAllowed };
        Router::new()
            .route("/", get(pages::home))
            .route("/rules", get(pages::rules))
            .route("/analysis", get(pages::analysis))
            .route("/game/{id}", get(pages::game))
            .route("/join/{token}", get(pages::invitation).post(pages::join))
            .route("/assets/{name}", get(assets::serve))
            .route("/healthz", get(api::health))
            .route("/api/games", post(api::create_game))
            .route("/api/games/{id}", get(api::game))
            .route("/api/games/{id}/record", get(api::record))
            .route("/api/games/{id}/invitations", get(api::invitations))
            .route("/api/games/{id}/socket", get(api::socket))
            .fallback(pages::not_found)
            .method_not_allowed_fallback(wrong_method)
            // Bodies are read by `JsonBody`, which has its own limit and answers in our words.
            .layer(DefaultBodyLimit::disable())
            .layer(axum::middleware::from_fn(guard::refuse_foreign_origins))
            .layer(axum::middleware::from_fn(guard::add_security_headers))
            .layer(axum::middleware::from_fn(guard::log_request))
            .with_state(self)
    }
}
