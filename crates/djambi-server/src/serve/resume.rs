//! Games in which it is a bot's turn, or that of a player who has planned it, go on after a restart.

use std::sync::atomic::Ordering;
use std::time::Duration;

use djambi_protocol::GameId;
use futures_util::{StreamExt, stream};

use crate::app::App;
use crate::error_chain::with_causes;
use crate::store::StoreError;

/// How many games are opened at a time, so that requests are answered meanwhile.
const AT_A_TIME: usize = 2;
/// How long it takes until the games are listed again after a failure.
const PAUSE: Duration = Duration::from_secs(5);

/// Opens the games in which it is a bot's turn, or a planned one, while the service is serving already. It ends early at the
/// shutdown. A game that cannot be opened is logged and skipped.
pub(super) async fn resume(app: App) {
    tokio::select! {
        biased;
        () = app.shutdown.cancelled() => {}
        () = open_all(&app) => app.resumed.store(true, Ordering::Release),
    }
}

async fn open_all(app: &App) {
    let waiting = list(app).await;
    if waiting.is_empty() {
        return;
    }
    tracing::info!(games = waiting.len(), "bots go on playing");
    let open = async |game: GameId| {
        if let Err(error) = app.rooms.open(&game).await {
            tracing::error!(%game, "a game cannot go on: {}", with_causes(&error));
        }
    };
    stream::iter(waiting).for_each_concurrent(AT_A_TIME, open).await;
    tracing::info!("all games that wait for bots are open");
}

async fn waiting(app: &App) -> Result<Vec<GameId>, StoreError> {
    let mut games = app.store.waiting_for_bots().await?;
    games.extend(app.store.waiting_for_plans().await?);
    games.sort();
    games.dedup();
    Ok(games)
}

async fn list(app: &App) -> Vec<GameId> {
    loop {
        match waiting(app).await {
            Ok(games) => return games,
            Err(error) => {
                tracing::error!("the games that wait for bots cannot be listed: {}", with_causes(&error));
                tokio::time::sleep(PAUSE).await;
            }
        }
    }
}
