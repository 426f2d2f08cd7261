//! The seats of a guest who signs in become those of the account, who has a new name gets it, and who has deleted their
//! account is forgotten.

use djambi::Seat;
use djambi_protocol::{EventKind, Phase, TableAct};

use super::Actor;
use super::change::Change;
use super::effects::Effect;
use crate::game::error::OpenError;
use crate::game::seating::TableRequest;
use crate::game::snapshot::GameSnapshot;
use crate::game::table_error::TableError;
use crate::identity::{Player, PlayerId};
use crate::store::StoreError;

impl Actor {
    /// Hands over what the game keeps of a player to another, unless the one has no seat, or the other has one as well.
    pub(in crate::game) async fn hand_over(
        &mut self,
        from: PlayerId,
        to: PlayerId,
    ) -> Result<(), StoreError> {
        // What is on its way to the disk is handed over with the rest.
        self.settle_talk().await?;
        if self.services.store.hand_over(self.room.id(), from, to).await? {
            self.read_again().await?;
        }
        Ok(())
    }

    /// Reads the game from the store anew, after a change of its players that was made there, and tells everybody who
    /// they are.
    pub(in crate::game) async fn read_again(&mut self) -> Result<(), StoreError> {
        self.settle_talk().await?;
        self.room.game = match GameSnapshot::load(&*self.services.store, self.room.id()).await {
            Ok(game) => game,
            Err(OpenError::Store(error)) => return Err(error),
            Err(error) => {
                tracing::error!(game = %self.room.id(), %error, "a game cannot be read again");
                return Err(StoreError::closed());
            }
        };
        self.tell_seats().await?;
        self.follow_up(Change::Play).await
    }

    /// Forgets a player whose account is deleted: they leave a table that waits, resign a game that goes on, and their words
    /// and their name are gone.
    pub(in crate::game) async fn forget(&mut self, player: PlayerId) -> Result<(), StoreError> {
        self.resign_all(player).await?;
        self.services.store.forget_in(self.room.id(), player).await?;
        self.read_again().await?;
        self.go_on().await
    }

    /// Takes a player out: they leave a table that waits, and resign a game that goes on.
    pub(in crate::game) async fn resign_all(&mut self, player: PlayerId) -> Result<(), StoreError> {
        self.settle_talk().await?;
        let seats: Vec<Seat> = self.room.game.stored.seats.held_by(player).collect();
        match self.room.game.live.phase() {
            Phase::Waiting if !seats.is_empty() => {
                let act = TableAct::Stand { seat: None };
                let request = TableRequest { act, invitation: None, player: Player::unnamed(player) };
                match self.table(&request).await {
                    Err(TableError::Store(error)) => return Err(error),
                    Err(error) => tracing::error!(game = %self.room.id(), %error, "a player cannot leave"),
                    Ok(_) => {}
                }
            }
            Phase::Playing | Phase::Paused => {
                // Whoever is out already has nothing to resign.
                let resign = |seat| Effect::Append(EventKind::Resign { seat });
                self.carry_out(seats.into_iter().map(resign)).await?;
            }
            _ => {}
        }
        self.go_on().await
    }

    /// Waits for all that is on its way to the disk.
    async fn settle_talk(&mut self) -> Result<(), StoreError> {
        while let Some(answered) = self.parts.talk.answered().await {
            self.talk_answered(answered).await?;
        }
        Ok(())
    }
}
