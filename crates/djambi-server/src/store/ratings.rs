//! The ratings of players, folded from the rated results behind the games.

mod ladder_key;
mod shown;

use async_trait::async_trait;
use djambi_protocol::GameId;
use djambi_rating::{Change, Rating, Standing};

pub(crate) use ladder_key::LadderKey;
pub(crate) use shown::{change_of, shown};

use super::StoreError;
use crate::identity::PlayerId;

/// The ratings of players. Nothing but results moves them.
#[async_trait]
pub(crate) trait Ratings: Send + Sync {
    /// Adds the next rated result to the ratings, all that it changes in one commit; says whether there was one.
    async fn rate_next(&self) -> Result<bool, StoreError>;

    /// Where a player stands; nobody does before the first rated game.
    async fn standing(&self, player: PlayerId) -> Result<Option<Standing>, StoreError>;

    /// The last ratings of a player after their games, each with the moment of its end, the oldest first.
    async fn past_ratings(&self, player: PlayerId, limit: u32) -> Result<Vec<(u64, Rating)>, StoreError>;

    /// What a game has changed; nothing if it is not rated, or not yet added.
    async fn changes_of(&self, game: &GameId) -> Result<Vec<Change<PlayerId>>, StoreError>;

    /// Those who stand on the ladder at a moment and have an account, the highest first, behind the last of the page
    /// before; and the rank of the first of them.
    async fn ladder(
        &self,
        now_ms: u64,
        after: Option<LadderKey>,
        limit: u32,
    ) -> Result<(u32, Vec<LadderRow>), StoreError>;
}

/// A player on the ladder.
pub(crate) struct LadderRow {
    /// The name of the account.
    pub(crate) name: String,
    /// Where the player stands.
    pub(crate) standing: Standing,
}
