use djambi_protocol::Refusal;

use super::error::Error;
use crate::app::App;
use crate::game::GameSnapshot;
use crate::identity::Principal;

/// A game as this principal may see it: names may be hidden until the end, and a table may be closed to all
/// but its players.
///
/// # Errors
/// When there is no such game, or the principal may not watch it.
pub(super) async fn visible_game(app: &App, principal: &Principal, id: &str) -> Result<GameSnapshot, Error> {
    let game = app.rooms.read(id).await?;
    if !game.may_watch(principal.id()) {
        return Err(Refusal::NobodyWatches.into());
    }
    Ok(game.public())
}
