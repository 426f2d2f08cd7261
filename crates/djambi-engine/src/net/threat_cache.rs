//! The threats to the chiefs, updated incrementally from one position to the next.

use djambi::{Position, Role, SQUARE9, Seat, Square, SquareSet};

use super::chief_threats::{Attackers, ChiefThreats, SeatPairs};
use crate::perspective::{Commanders, SEATS};

/// The threats of a position and the squares that they depend on. The threats of a similar position are
/// computed from these, only for chiefs and reporters with a changed square.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct ThreatCache {
    /// The threats.
    pub(super) threats: ChiefThreats,
    /// The attacks without those of reporters.
    direct_attacks: SeatPairs,
    /// The square of each seat's chief.
    chiefs: ChiefSquares,
    reporter_targets: ReporterTargets,
    /// The squares that the threats to each chief depend on: its own and those that it slides to.
    watched: [SquareSet; SEATS.len()],
    /// The reporters. Only the first four count; no game has more than one for each army.
    reporters: [ReporterAttacks; SEATS.len()],
    all_chiefs: SquareSet,
    all_necromobiles: SquareSet,
}

type ChiefSquares = [Option<Square>; SEATS.len()];

/// The squares from which a reporter attacks the chief of each seat.
type ReporterTargets = [SquareSet; SEATS.len()];

#[inline]
fn reporter_targets(chiefs: &ChiefSquares) -> ReporterTargets {
    chiefs.map(|chief| chief.map_or(SquareSet::EMPTY, |chief| SQUARE9.edge_neighbours(chief)))
}

/// A reporter, the squares its attacks depend on, and the chiefs it attacks.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
struct ReporterAttacks {
    /// The reporter's square.
    square: SquareSet,
    watched: SquareSet,
    attacks: SeatPairs,
}

impl ThreatCache {
    /// The cache of a position.
    pub(super) fn of(position: &Position, commanders: Commanders) -> Self {
        let mut cache = Self::empty();
        cache.fill(position, commanders);
        cache
    }

    /// A cache to be filled.
    pub(super) fn empty() -> Self {
        Self {
            threats: ChiefThreats::default(),
            direct_attacks: 0,
            chiefs: [None; SEATS.len()],
            reporter_targets: [SquareSet::EMPTY; SEATS.len()],
            watched: [SquareSet::EMPTY; SEATS.len()],
            reporters: [ReporterAttacks::default(); SEATS.len()],
            all_chiefs: SquareSet::EMPTY,
            all_necromobiles: SquareSet::EMPTY,
        }
    }

    /// Fills an empty cache with the threats of a position, which is faster than returning a cache.
    pub(super) fn fill(&mut self, position: &Position, commanders: Commanders) {
        let pieces = PieceSets::of(position, commanders);
        let attackers = Attackers::of(position, commanders);
        let alive = position.alive();
        for seat in SEATS.into_iter().filter(|&seat| alive.contains(seat)) {
            let Some(square) = pieces.chief_of(seat) else { continue };
            let slides = SQUARE9.slider_attacks(square, pieces.occupied);
            let seat = seat.index();
            self.chiefs[seat] = Some(square);
            self.reporter_targets[seat] = SQUARE9.edge_neighbours(square);
            self.watched[seat] = slides.with(square);
            let threats = attackers.threats_to(square, slides);
            self.threats.set(seat, threats, &mut self.direct_attacks);
        }
        let mut attacks = self.direct_attacks;
        for (square, reporter) in pieces.first_reporters().iter().zip(&mut self.reporters) {
            let slides = SQUARE9.slider_attacks(square, pieces.occupied);
            reporter.square = SquareSet::of(square);
            reporter.watched = slides.with(square);
            reporter.attacks = pieces.reporter_attacks(square, slides, &self.reporter_targets);
            attacks |= reporter.attacks;
        }
        self.all_chiefs = pieces.chiefs;
        self.all_necromobiles = pieces.necromobiles;
        self.threats.necromobiles = attackers.commanders_of(pieces.necromobiles);
        self.threats.set_attacks(attacks, alive);
    }

    /// The threats of another position with the same living players and commanders, which differs on the
    /// `changed` squares only.
    #[inline]
    pub(super) fn threats_after(
        &self,
        position: &Position,
        commanders: Commanders,
        changed: SquareSet,
    ) -> ChiefThreats {
        let pieces = PieceSets::of(position, commanders);
        let (mut threats, mut attacks) = (self.threats, self.direct_attacks);
        let (mut chiefs, mut chiefs_moved) = (self.chiefs, false);
        let mut stale = 0;
        for (seat, &watched) in self.watched.iter().enumerate() {
            stale |= u32::from(!(watched & changed).is_empty()) << seat;
        }
        if !(changed & (self.all_chiefs | pieces.chiefs)).is_empty() {
            for seat in SEATS.into_iter().filter(|&seat| position.alive().contains(seat)) {
                let square = pieces.chief_of(seat);
                if square != chiefs[seat.index()] {
                    chiefs[seat.index()] = square;
                    stale |= 1 << seat.index();
                    chiefs_moved = true;
                }
            }
        }
        if stale != 0 {
            let attackers = Attackers::of(position, commanders);
            while stale != 0 {
                let seat = stale.trailing_zeros() as usize % SEATS.len();
                stale &= stale - 1;
                let to_chief = chiefs[seat].map(|square| {
                    attackers.threats_to(square, SQUARE9.slider_attacks(square, pieces.occupied))
                });
                threats.set(seat, to_chief.unwrap_or_default(), &mut attacks);
            }
        }
        let targets = if chiefs_moved { reporter_targets(&chiefs) } else { self.reporter_targets };
        let mut stale_reporters = pieces.first_reporters();
        if !chiefs_moved && stale_reporters == pieces.reporters {
            for reporter in &self.reporters {
                let is_stale = !(reporter.watched & changed).is_empty();
                attacks |= if is_stale { 0 } else { reporter.attacks };
                stale_reporters -= if is_stale { SquareSet::EMPTY } else { reporter.square };
            }
        }
        for square in stale_reporters {
            attacks |=
                pieces.reporter_attacks(square, SQUARE9.slider_attacks(square, pieces.occupied), &targets);
        }
        if pieces.necromobiles != self.all_necromobiles {
            threats.necromobiles = Attackers::of(position, commanders).commanders_of(pieces.necromobiles);
        }
        threats.set_attacks(attacks, position.alive());
        threats
    }
}

/// The sets of pieces that every update needs.
struct PieceSets<'a> {
    position: &'a Position,
    commanders: Commanders,
    occupied: SquareSet,
    chiefs: SquareSet,
    reporters: SquareSet,
    necromobiles: SquareSet,
}

impl<'a> PieceSets<'a> {
    #[inline]
    fn of(position: &'a Position, commanders: Commanders) -> Self {
        Self {
            position,
            commanders,
            occupied: position.occupied(),
            chiefs: position.role(Role::Chief),
            reporters: position.role(Role::Reporter),
            necromobiles: position.role(Role::Necromobile),
        }
    }

    /// The first four reporters.
    #[inline]
    fn first_reporters(&self) -> SquareSet {
        if self.reporters.len() <= SEATS.len() {
            return self.reporters;
        }
        self.reporters.iter().take(SEATS.len()).collect()
    }

    #[inline]
    fn chief_of(&self, seat: Seat) -> Option<Square> {
        (self.chiefs & self.position.army(seat)).first()
    }

    /// The chiefs that a reporter attacks: those beside an empty square that it slides to.
    #[inline]
    fn reporter_attacks(&self, square: Square, slides: SquareSet, targets: &ReporterTargets) -> SeatPairs {
        let Some(reporter) = self.position.piece_at(square) else { return 0 };
        let commander = self.commanders[reporter.army.index() % SEATS.len()];
        let by = 1 << commander.index() & 0b1111;
        let arrivals = (slides & SQUARE9.field()) - self.occupied;
        let attack = |seat: usize| SeatPairs::from(!(arrivals & targets[seat]).is_empty()) << (8 * seat);
        (attack(0) | attack(1) | attack(2) | attack(3)) * by
    }
}

#[cfg(test)]
mod tests;
