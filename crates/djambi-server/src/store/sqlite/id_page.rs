//! Pages of games' ids.

use std::str::FromStr;

use djambi_protocol::GameId;

/// Some games, in the order of their ids.
pub(crate) struct IdPage {
    /// The games.
    pub(crate) games: Vec<GameId>,
    /// The id after which the next page begins; `None` after the last page.
    pub(crate) next: Option<String>,
}

/// The page of these ids, of which a full page has `size`. An id that cannot be read is logged and left out.
pub(super) fn id_page(mut ids: Vec<String>, size: u32) -> IdPage {
    let games = game_ids(&ids);
    let next = if ids.len() == size as usize { ids.pop() } else { None };
    IdPage { games, next }
}

/// The games with these ids. An id that cannot be read is logged and left out.
pub(super) fn game_ids(ids: &[String]) -> Vec<GameId> {
    let read = |id: &String| {
        let game = GameId::from_str(id);
        if game.is_err() {
            tracing::error!("a game is skipped: the database holds the id {id:?}");
        }
        game.ok()
    };
    ids.iter().filter_map(read).collect()
}
