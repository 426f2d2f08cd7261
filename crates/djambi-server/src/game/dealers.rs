//! The seats that make treaties: persons, and bots that negotiate.

use djambi::{Seat, SeatSet};
use djambi_engine::Character;
use djambi_protocol::{BotDealings, Phase, SeatKind};

use super::bots::engine_level;
use super::snapshot::GameSnapshot;
use crate::identity::PlayerId;

/// The living seats that make treaties at a moment of a game; none where there are none, or before it begins.
#[derive(Clone, Copy, Default)]
pub(super) struct Dealers {
    /// Those at which persons play; where a bot stands in, nobody makes treaties.
    pub(super) persons: SeatSet,
    /// The bots that negotiate. Where nobody plays against them they have nobody to deal with.
    pub(super) envoys: SeatSet,
    bots: BotDealings,
}

impl Dealers {
    /// The seats that can be parties of new treaties of a seat.
    pub(super) fn partners(&self, seat: Seat) -> SeatSet {
        let is_alone = self.bots == BotDealings::WithPeople && self.persons.len() == 1;
        let all = if is_alone && self.envoys.contains(seat) {
            self.persons
        } else {
            self.persons.iter().chain(self.envoys.iter()).collect()
        };
        all.without(seat)
    }
}

impl GameSnapshot {
    /// The seats that make treaties now.
    pub(super) fn dealers(&self) -> Dealers {
        let (settings, seats, alive) = (&self.stored.settings, &self.stored.seats, self.live.alive());
        if !settings.has_treaties() || self.live.phase() == Phase::Waiting {
            return Dealers::default();
        }
        let held = seats.held().map(|(seat, _)| seat);
        let persons: SeatSet =
            held.filter(|&seat| alive.contains(seat) && seats.bot(seat).is_none()).collect();
        let bots = settings.press.bots;
        let negotiates = |kind: SeatKind| kind.level().is_some_and(|level| engine_level(level).negotiates());
        let envoys = seats.rows().filter(|row| alive.contains(row.seat) && negotiates(row.kind));
        let have_partners = bots != BotDealings::None && !persons.is_empty();
        Dealers { persons, envoys: envoys.map(|row| row.seat).filter(|_| have_partners).collect(), bots }
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
