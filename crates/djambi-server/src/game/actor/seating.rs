//! Taking seats and making them free.

use super::Actor;
use crate::env;
use crate::game::release::{Release, Released};
use crate::game::seating::distinct_name;
use crate::identity::{PlayerId, SeatInvitation};
use crate::store::{Claim, SeatClaim, StoreError};

impl Actor {
    /// Gives the seat of an invitation to a player, unless another player holds it.
    pub(super) async fn claim(&mut self, claim: SeatClaim) -> Result<Claim, StoreError> {
        let SeatClaim { invitation, player, name } = claim;
        let name = name.map(|name| distinct_name(&self.game.stored.seats, player, name));
        let (seat, claim) = (invitation.seat, SeatClaim { invitation, player, name: name.clone() });
        let result = self.services.store.claim(claim).await?;
        let stored = &mut self.game.stored;
        if matches!(result, Claim::Seated | Claim::Held) && stored.seats.holder(seat) != Some(player) {
            stored.seats.take(seat, player, name);
            self.tell_seats();
        }
        Ok(result)
    }

    /// Makes a seat free that has not acted, if the player may do so.
    pub(super) async fn release(
        &mut self,
        release: Release,
        player: PlayerId,
    ) -> Result<Released, StoreError> {
        let (Release::GiveBack(seat) | Release::Renew(seat)) = release;
        let Some(made_s) = self.game.stored.seats.invited_s(seat) else { return Ok(Released::NoSuchSeat) };
        if let Some(refusal) = self.refusal(release, player) {
            return Ok(refusal);
        }
        let made_s = match release {
            Release::GiveBack(_) => made_s,
            // Later than the one before, whatever the clock says.
            Release::Renew(_) => (env::now_ms() / 1000).max(made_s + 1),
        };
        let invitation = SeatInvitation { game: self.id().clone(), seat, made_s };
        self.services.store.free_seat(invitation.clone()).await?;
        let stored = &mut self.game.stored;
        let was_held = stored.seats.holder(seat).is_some();
        stored.seats.free(seat, made_s);
        if was_held {
            self.tell_seats();
        }
        Ok(Released::Free(invitation))
    }

    /// Why a player may not make a seat free, if there is a reason.
    fn refusal(&self, release: Release, player: PlayerId) -> Option<Released> {
        let stored = &self.game.stored;
        match release {
            Release::GiveBack(seat) if stored.seats.holder(seat) != Some(player) => {
                Some(Released::NotYourSeat)
            }
            Release::Renew(_) if stored.host != Some(player) => Some(Released::NotYourGame),
            Release::GiveBack(_) | Release::Renew(_) if self.game.has_final_seats() => {
                Some(Released::HasActed)
            }
            Release::GiveBack(seat) | Release::Renew(seat) if self.game.has_acted(seat) => {
                Some(Released::HasActed)
            }
            _ if self.game.is_over() => Some(Released::Over),
            _ => None,
        }
    }
}
