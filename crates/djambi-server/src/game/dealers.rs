//! The seats that make treaties: persons, and bots that negotiate.

use std::collections::BTreeSet;

use djambi::{Reason, Seat, SeatSet};
use djambi_engine::Character;
use djambi_protocol::{BotDealings, Level, Phase, SeatKind};
use sha2::{Digest, Sha256};

use super::snapshot::GameSnapshot;
use crate::store::StoredGame;

/// The living seats that make treaties at a moment of a game; none where there are none, or before it begins.
#[derive(Clone, Copy, Default)]
pub(super) struct Dealers {
    /// Those at which persons play; where a bot stands in, nobody makes treaties.
    pub(super) persons: SeatSet,
    /// The bots that negotiate.
    pub(super) envoys: SeatSet,
    /// Whether these deal with persons alone.
    bots_deal: BotsDeal,
}

/// With whom bots deal at a moment of a game.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
enum BotsDeal {
    /// With the only person who plays, or with nobody while a bot stands in for the only one who is left.
    #[default]
    WithThePerson,
    /// With anybody.
    WithAll,
}

impl Dealers {
    /// The seats that can be parties of new treaties of a seat.
    pub(super) fn partners(&self, seat: Seat) -> SeatSet {
        let all = match self.bots_deal {
            BotsDeal::WithThePerson if self.envoys.contains(seat) => self.persons,
            _ => self.persons.union(self.envoys),
        };
        all.without(seat)
    }
}

impl GameSnapshot {
    /// The seats that make treaties now.
    pub(super) fn dealers(&self) -> Dealers {
        let settings = &self.stored.settings;
        let seats = &self.stored.seats;
        let alive = self.live.alive();
        if !settings.has_treaties() || self.live.phase() == Phase::Waiting {
            return Dealers::default();
        }
        let held: Vec<_> = seats.held().filter(|&(seat, _)| alive.contains(seat)).collect();
        let plays = |seat: &Seat| seats.bot(*seat).is_none();
        let persons: SeatSet = held.iter().map(|&(seat, _)| seat).filter(plays).collect();
        // Who plays at two seats is one person. Where nobody plays, those count who may come back.
        let counted = if persons.is_empty() { alive } else { persons };
        let players: BTreeSet<_> =
            held.iter().filter(|&&(seat, _)| counted.contains(seat)).map(|&(_, player)| player).collect();
        let bots = settings.press.bots;
        let envoys = seats.rows().filter(|row| alive.contains(row.seat) && negotiates(row.kind));
        let envoys = envoys.map(|row| row.seat).filter(|_| bots != BotDealings::None).collect();
        let is_alone = bots == BotDealings::WithPeople && players.len() == 1;
        let bots_deal = if is_alone { BotsDeal::WithThePerson } else { BotsDeal::WithAll };
        Dealers { persons, envoys, bots_deal }
    }

    /// The character of a bot: the one that the host has named, else one that is drawn by a hash of the seat and of bytes
    /// of the game that nobody else knows, so that it stays the same, and no other character tells it, nor one of another
    /// game.
    pub(super) fn character(&self, seat: Seat) -> Character {
        if let Some(named) = self.stored.seats.get(seat).and_then(|row| row.character) {
            return played_character(named);
        }
        let drawn = self.draw("character/", &[seat.letter() as u8], &[]);
        Character::ALL[usize::from(drawn[0]) % Character::ALL.len()]
    }

    /// Bytes drawn for something of this game: they stay the same, and nobody else can tell them.
    pub(super) fn draw(&self, what: &str, which: &[u8], more: &[u8]) -> [u8; 32] {
        Sha256::new()
            .chain_update(what)
            .chain_update(self.stored.draws)
            .chain_update(which)
            .chain_update(more)
            .finalize()
            .into()
    }

    /// The characters of the bots that made treaties, or could; none before the game has a result.
    pub(super) fn told_characters(&self) -> impl Iterator<Item = (Seat, djambi_protocol::Character)> {
        let StoredGame { settings, seats, .. } = &self.stored;
        let has_result = self.live.outcome().is_some_and(|outcome| outcome.reason != Reason::Closed);
        let made_some = settings.has_treaties() && settings.press.bots != BotDealings::None;
        let told = has_result && made_some && !seats.persons().is_empty();
        let bots = seats.rows().filter(move |row| told && negotiates(row.kind));
        bots.map(|row| (row.seat, told_character(self.character(row.seat))))
    }
}

/// Whether a bot plays at a seat that makes treaties, whatever becomes of it.
pub(super) fn negotiates(kind: SeatKind) -> bool {
    kind.level().is_some_and(Level::negotiates)
}

/// A character of the engine as clients are told it.
#[must_use]
pub const fn told_character(character: Character) -> djambi_protocol::Character {
    match character {
        Character::Loyal => djambi_protocol::Character::Loyal,
        Character::Grudging => djambi_protocol::Character::Grudging,
        Character::Opportunist => djambi_protocol::Character::Opportunist,
        Character::Machiavellian => djambi_protocol::Character::Machiavellian,
    }
}

/// A character that a client has named, as the engine plays it.
const fn played_character(character: djambi_protocol::Character) -> Character {
    match character {
        djambi_protocol::Character::Loyal => Character::Loyal,
        djambi_protocol::Character::Grudging => Character::Grudging,
        djambi_protocol::Character::Opportunist => Character::Opportunist,
        djambi_protocol::Character::Machiavellian => Character::Machiavellian,
    }
}
