//! After the service was down, its pages come back one by one. The player to move loses no time until theirs
//! has.

use djambi_protocol::{EventKind, Offer, OfferState, Presence};
use djambi_table::Downtime;

use super::effects::{Effect, Effects};
use super::state::{ReturnTime, RoomState};

/// For how long after the start of the service the player to move may come back without losing time, in
/// milliseconds. The longest pause of a page between two attempts is shorter.
const RETURN_MS: u64 = 15_000;
/// What is not worth an event, in milliseconds.
const SMALL_MS: u64 = 500;

impl RoomState {
    /// Goes on after the room has opened. Time in which the service was down is charged to nobody, nor is the
    /// time that its people then need to come back: says what is given back, and until when they may come.
    pub(super) fn return_after(&mut self, mut downtimes: Vec<Downtime>) -> Option<Effect> {
        let now = self.now();
        if let Some(last) = downtimes.iter_mut().max_by_key(|downtime| downtime.to) {
            let until = last.to.saturating_add(RETURN_MS);
            last.to = now.min(until);
            self.return_time = (now < until).then_some(ReturnTime { since: now, until });
        }
        let ms = self.game.live.spared(&downtimes, now);
        (ms > 0).then_some(Effect::Append(EventKind::Downtime { ms }))
    }

    /// What follows once somebody is here again: offers of a bot for them are declined, and the player to move gets back
    /// the time since the room has opened, if the player has come in time.
    pub(super) fn welcome_back(&mut self) -> Effects {
        let is_here = |seat| {
            let presence = self.attendance.seats().get(&seat);
            presence.is_some_and(|presence| presence.state != Presence::Gone)
        };
        let declined = |OfferState { of, offer, .. }| match offer {
            Offer::StandIn { seat } if is_here(seat) => Some(Effect::Append(EventKind::Decline { seat, of })),
            _ => None,
        };
        let mut effects: Effects =
            self.game.live.standing_offers().into_iter().filter_map(declined).collect();
        if let Some(ReturnTime { since, until }) = self.return_time
            && !self.is_mover_gone()
        {
            self.return_time = None;
            let now = self.now();
            let ms = self.game.live.spared(&[Downtime { from: since, to: now }], now);
            if now < until && ms >= SMALL_MS {
                effects.push(Effect::Append(EventKind::Downtime { ms }));
            }
        }
        effects
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
}
