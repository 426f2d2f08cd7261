//! The seats of a guest who signs in become those of the account.

use super::Actor;
use crate::game::error::OpenError;
use crate::game::snapshot::GameSnapshot;
use crate::identity::PlayerId;
use crate::store::StoreError;

impl Actor {
    /// Hands over what the game keeps of a player to another; says whether it did: not if the one has no seat, or the
    /// other has one as well. With the same player twice it only looks anew who that is.
    pub(super) async fn hand_over(&mut self, from: PlayerId, to: PlayerId) -> Result<bool, StoreError> {
        // What is on its way to the disk is handed over with the rest.
        while let Some(answered) = self.talk.answered().await {
            self.talk_answered(answered)?;
        }
        let is_done = from == to || self.services.store.hand_over(self.id(), from, to).await?;
        if is_done {
            self.game = match GameSnapshot::load(&*self.services.store, self.id()).await {
                Ok(game) => game,
                Err(OpenError::Store(error)) => return Err(error),
                Err(error) => {
                    tracing::error!(game = %self.id(), %error, "a game cannot be read again");
                    return Err(StoreError::closed());
                }
            };
            self.tell_seats();
            self.tell_what_is_new();
        }
        Ok(is_done)
    }
}
