//! The seats that make treaties: persons, and bots that negotiate.

use djambi::{Seat, SeatSet};
use djambi_engine::Character;
use djambi_protocol::{BotDealings, Level, Phase, SeatKind};

use super::snapshot::GameSnapshot;
use crate::identity::PlayerId;

/// The lowest level of bots that make treaties.
const LOWEST_LEVEL: Level = Level::Envoy;

impl GameSnapshot {
    /// The living seats at which persons play; where a bot stands in, nobody makes treaties.
    fn persons_playing(&self) -> SeatSet {
        let (seats, alive) = (&self.stored.seats, self.live.alive());
        let held = seats.held().map(|(seat, _)| seat);
        held.filter(|&seat| alive.contains(seat) && seats.bot(seat).is_none()).collect()
    }

    /// The living bots that make treaties. Where nobody plays against them they have nobody to deal with.
    pub(super) fn envoys(&self) -> SeatSet {
        let settings = &self.stored.settings;
        let deal = settings.has_treaties() && settings.press.bots != BotDealings::None;
        if !deal || self.live.phase() == Phase::Waiting {
            return SeatSet::EMPTY;
        }
        let alive = self.live.alive();
        let negotiates = |kind: SeatKind| matches!(kind, SeatKind::Bot { level } if level >= LOWEST_LEVEL);
        let rows = self.stored.seats.rows().filter(|row| alive.contains(row.seat) && negotiates(row.kind));
        let is_played = !self.persons_playing().is_empty();
        rows.map(|row| row.seat).filter(|_| is_played).collect()
    }

    /// The living seats that can be parties of new treaties of a seat.
    pub(super) fn partners(&self, seat: Seat) -> SeatSet {
        let (persons, envoys) = (self.persons_playing(), self.envoys());
        let deals_with_people = self.stored.settings.press.bots == BotDealings::WithPeople;
        let all = if deals_with_people && envoys.contains(seat) && persons.len() == 1 {
            persons
        } else {
            persons.iter().chain(envoys.iter()).collect()
        };
        all.without(seat)
    }

    /// The character of a bot. It is drawn by the game's id and by the secret id of the player who has opened it,
    /// so that it stays the same and nobody can tell it.
    pub(super) fn character(&self, seat: Seat) -> Character {
        let mix = |sum: usize, byte: u8| sum.wrapping_mul(31).wrapping_add(usize::from(byte));
        let secret = self.stored.host.map_or([0; PlayerId::LENGTH], |host| *host.as_bytes());
        let bytes = self.stored.settings.id.as_str().bytes().chain(secret);
        let drawn = bytes.fold(seat.index(), mix);
        Character::ALL[drawn % Character::ALL.len()]
    }
}
