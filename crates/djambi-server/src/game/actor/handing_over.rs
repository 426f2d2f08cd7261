//! The seats of a guest who signs in become those of the account, and who has a new name gets it.

use super::Actor;
use crate::game::error::OpenError;
use crate::game::snapshot::GameSnapshot;
use crate::identity::PlayerId;
use crate::store::StoreError;

impl Actor {
    /// Hands over what the game keeps of a player to another, unless the one has no seat, or the other has one as well.
    pub(super) async fn hand_over(&mut self, from: PlayerId, to: PlayerId) -> Result<(), StoreError> {
        // What is on its way to the disk is handed over with the rest.
        self.settle_talk().await?;
        if self.services.store.hand_over(self.id(), from, to).await? {
            self.read_again().await?;
        }
        Ok(())
    }

    /// Reads the game from the store anew, after a change of its players that was made there, and tells everybody who
    /// they are.
    pub(super) async fn read_again(&mut self) -> Result<(), StoreError> {
        self.settle_talk().await?;
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
        Ok(())
    }

    /// Waits for all that is on its way to the disk.
    async fn settle_talk(&mut self) -> Result<(), StoreError> {
        while let Some(answered) = self.talk.answered().await {
            self.talk_answered(answered)?;
        }
        Ok(())
    }
}
