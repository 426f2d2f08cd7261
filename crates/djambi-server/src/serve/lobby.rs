//! The lobby after a restart.

use djambi_protocol::GameId;

use crate::app::App;
use crate::error_chain::with_causes;
use crate::store::StoreError;

/// How many tables and how many games are listed at the start. More are when their rooms open.
const LIMIT: u32 = 200;

/// Lists the tables and games that the store has, without opening their rooms. What cannot be read is logged
/// and left out: the lobby is filled again by rooms.
pub(super) async fn fill(app: &App) {
    list(app, app.store.open_tables(LIMIT).await).await;
    list(app, app.store.running_tables(LIMIT).await).await;
}

async fn list(app: &App, games: Result<Vec<GameId>, StoreError>) {
    let games = games.unwrap_or_else(|error| {
        tracing::error!("the tables cannot be listed: {}", with_causes(&error));
        Vec::new()
    });
    for game in games {
        match app.rooms.read(game.as_str()).await {
            Ok(snapshot) => app.lobby.publish(&game, snapshot.lobby_entry_of_nobody()),
            Err(error) => tracing::error!(%game, "a table cannot be listed: {}", with_causes(&error)),
        }
    }
}
