//! The leave of players, in the games that they play by the day.

use std::collections::BTreeMap;

use djambi::Seat;
use djambi_protocol::EventKind;

use super::Actor;
use super::effects::{Effect, Effects};
use super::state::RoomState;
use crate::identity::PlayerId;
use crate::store::StoreError;

impl Actor {
    /// Brings the game in line with the leave of its players, and does what follows. Who is killed in the midst of telling
    /// all games of a player can do it again.
    pub(in crate::game) async fn follow_leaves(&mut self) -> Result<(), StoreError> {
        self.settle_leaves().await?;
        self.go_on().await
    }

    /// Does so if others than before may be on leave: somebody who is sits down, comes back or is alive again, or is left alone
    /// with bots.
    pub(super) async fn follow_leavers(&mut self) -> Result<(), StoreError> {
        if self.room.leavers == self.room.possible_leavers() {
            return Ok(());
        }
        self.follow_leaves().await
    }

    /// Lets those be on leave whom the store says to be, and nobody else.
    pub(super) async fn settle_leaves(&mut self) -> Result<(), StoreError> {
        let live = self.room.game.live.clone();
        let now = self.room.now();
        let known = live.leaves(now);
        self.room.leavers = self.room.possible_leavers();
        if !live.may_leave() && known.is_empty() {
            return Ok(());
        }
        let mut effects = Effects::new();
        for (seat, player) in self.room.game.stored.seats.holders() {
            let until = self.services.store.leave_of(player, now).await?.until(now);
            let until = until.filter(|_| live.may_leave() && live.present().contains(seat));
            let known = known.get(&seat).copied();
            match until {
                Some(until_ms) if known != until => {
                    effects.push(Effect::Append(EventKind::Leave { seat, until_ms }));
                }
                None if known.is_some() => effects.push(Effect::Append(EventKind::Back { seat })),
                _ => {}
            }
        }
        self.carry_out(effects).await
    }
}

impl RoomState {
    /// The players who could be on leave in the game, by seat: those of its present persons; `None` where nobody can.
    fn possible_leavers(&self) -> Option<BTreeMap<Seat, PlayerId>> {
        let live = &self.game.live;
        if !live.may_leave() {
            return None;
        }
        let present = live.present();
        let mut holders = self.game.stored.seats.holders();
        holders.retain(|&seat, _| present.contains(seat));
        Some(holders)
    }
}
