//! The ratings of players, folded from the rated results behind the games.

use async_trait::async_trait;

use super::StoreError;

/// The ratings of players. Nothing but results moves them.
#[async_trait]
pub(crate) trait Ratings: Send + Sync {
    /// Adds the next rated result to the ratings, all that it changes in one commit; says whether there was one.
    async fn rate_next(&self) -> Result<bool, StoreError>;
}
