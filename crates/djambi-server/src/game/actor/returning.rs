//! After the service was down, its pages come back one by one. The player to move loses no time until theirs
//! has.

use djambi_protocol::{EventKind, Offer, OfferState, Phase, Presence};

use super::Actor;
use crate::store::StoreError;

/// For how long after the start of the service the player to move may come back without losing time, in
/// milliseconds. The longest pause of a page between two attempts is shorter.
const RETURN_MS: u64 = 15_000;
/// What is not worth an event, in milliseconds.
const SMALL_MS: u64 = 500;

/// The time in which the player to move may come back without losing any.
#[derive(Clone, Copy)]
pub(super) struct ReturnTime {
    /// Until when time has been charged or forgiven.
    since: u64,
    until: u64,
}

impl Actor {
    /// Goes on after the room has opened. Time in which the service was down is charged to nobody, nor is the
    /// time that its people then need to come back.
    pub(super) async fn resume(&mut self) -> Result<(), StoreError> {
        if matches!(self.game.live.phase(), Phase::Playing | Phase::Paused) {
            // A game that was created since was never down.
            let since = self.log().last_ms().max(self.game.stored.created_ms);
            let mut downtimes = self.services.store.downtimes(since).await?;
            let now = self.now();
            if let Some(last) = downtimes.iter_mut().max_by_key(|downtime| downtime.to) {
                let until = last.to.saturating_add(RETURN_MS);
                last.to = now.min(until);
                self.return_time = (now < until).then_some(ReturnTime { since: now, until });
            }
            let ms = self.game.live.spared(&downtimes, now);
            if ms > 0 {
                self.forgive(ms).await?;
            }
        }
        self.refresh_attendance();
        self.go_on().await
    }

    /// Gives the player to move back the time since the room has opened, if the player has come in time.
    pub(super) async fn welcome_back(&mut self) -> Result<(), StoreError> {
        self.keep_seats_of_those_who_are_back().await?;
        let Some(ReturnTime { since, until }) = self.return_time else { return Ok(()) };
        if self.is_mover_gone() {
            return Ok(());
        }
        self.return_time = None;
        let now = self.now();
        let ms = self.game.live.spared(&[djambi_protocol::Downtime { from: since, to: now }], now);
        if now < until && ms >= SMALL_MS {
            self.forgive(ms).await?;
        }
        Ok(())
    }

    /// Declines offers of a bot for persons who are here again.
    async fn keep_seats_of_those_who_are_back(&mut self) -> Result<(), StoreError> {
        for OfferState { of, offer, .. } in self.game.live.standing_offers() {
            let Offer::StandIn { seat } = offer else { continue };
            let presence = self.attendance.seats().get(&seat);
            if presence.is_some_and(|presence| presence.state != Presence::Gone)
                && let Ok(performed) = self.perform(EventKind::Decline { seat, of }, 0)
            {
                self.append_and_tell(performed).await?;
            }
        }
        Ok(())
    }

    /// The moment by which is judged what is due. While the player to move may still come back without losing
    /// time, that time does not pass.
    pub(super) fn judged_at(&self) -> u64 {
        self.awaited().map_or_else(|| self.now(), |time| time.since)
    }

    /// The time in which the player to move may come back, if the room waits for that.
    pub(super) fn awaited(&self) -> Option<ReturnTime> {
        self.return_time.filter(|time| self.now() < time.until && self.is_mover_gone())
    }

    /// When all people lost their connections because the service was down; 0 if the room does not wait for
    /// them.
    pub(super) fn connections_lost_at(&self) -> u64 {
        self.return_time.map_or(0, |time| time.since)
    }

    /// Whether the seat to move is that of a person who is not connected.
    fn is_mover_gone(&self) -> bool {
        let live = &self.game.live;
        let seat = live.to_move().filter(|&seat| live.present().contains(seat));
        let state = seat.and_then(|seat| self.attendance.seats().get(&seat));
        state.is_some_and(|presence| presence.state == Presence::Gone)
    }

    async fn forgive(&mut self, ms: u64) -> Result<(), StoreError> {
        match self.perform(EventKind::Downtime { ms }, 0) {
            Ok(performed) => self.append_and_tell(performed).await,
            Err(_) => Ok(()),
        }
    }
}

impl ReturnTime {
    /// When the time is over.
    pub(super) const fn until(self) -> u64 {
        self.until
    }
}
