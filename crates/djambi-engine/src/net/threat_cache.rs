//! The threats to the chiefs, updated incrementally from one position to the next.

use djambi::{Position, Role, Seat, Square, SquareSet};

use super::chief_threats::{Attackers, ChiefThreats, SeatPairs};
use super::feature_index::FeatureTable;
use crate::perspective::Commanders;

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
    /// The squares that the threats to each chief depend on: its own and those that decide what it sees.
    watched: [SquareSet; Seat::LIMIT],
    /// The reporters. Only as many as the board has armies count; no game has more.
    reporters: [ReporterAttacks; Seat::LIMIT],
    all_chiefs: SquareSet,
    all_necromobiles: SquareSet,
}

type ChiefSquares = [Option<Square>; Seat::LIMIT];

/// The squares from which a reporter attacks the chief of each seat.
type ReporterTargets = [SquareSet; Seat::LIMIT];

#[inline]
fn reporter_targets(table: &FeatureTable, chiefs: &ChiefSquares) -> ReporterTargets {
    chiefs.map(|chief| chief.map_or(SquareSet::EMPTY, |chief| table.board.edge_neighbours(chief)))
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
    pub(super) fn of(table: &FeatureTable, position: &Position, commanders: Commanders) -> Self {
        let mut cache = Self::empty();
        cache.fill(table, position, commanders);
        cache
    }

    /// A cache to be filled.
    pub(super) fn empty() -> Self {
        Self {
            threats: ChiefThreats::default(),
            direct_attacks: 0,
            chiefs: [None; Seat::LIMIT],
            reporter_targets: [SquareSet::EMPTY; Seat::LIMIT],
            watched: [SquareSet::EMPTY; Seat::LIMIT],
            reporters: [ReporterAttacks::default(); Seat::LIMIT],
            all_chiefs: SquareSet::EMPTY,
            all_necromobiles: SquareSet::EMPTY,
        }
    }

    /// Fills an empty cache with the threats of a position. Filling in place is faster than returning one.
    pub(super) fn fill(&mut self, table: &FeatureTable, position: &Position, commanders: Commanders) {
        let pieces = PieceSets::of(table, position, commanders);
        let attackers = Attackers::of(table, position, commanders);
        let board = table.board;
        let alive = position.alive();
        for seat in table.seats().filter(|&seat| alive.contains(seat)) {
            let Some(square) = pieces.chief_of(seat) else { continue };
            let (slides, deciding) = board.slider_sight(square, pieces.occupied);
            let seat = seat.index();
            self.chiefs[seat] = Some(square);
            self.reporter_targets[seat] = board.edge_neighbours(square);
            self.watched[seat] = deciding.with(square);
            let threats = attackers.threats_to(square, slides);
            self.threats.set(seat, threats, &mut self.direct_attacks);
        }
        let mut attacks = self.direct_attacks;
        for (square, reporter) in pieces.first_reporters().iter().zip(&mut self.reporters) {
            let (slides, deciding) = board.slider_sight(square, pieces.occupied);
            reporter.square = SquareSet::of(square);
            reporter.watched = deciding.with(square);
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
        table: &FeatureTable,
        position: &Position,
        commanders: Commanders,
        changed: SquareSet,
    ) -> ChiefThreats {
        let pieces = PieceSets::of(table, position, commanders);
        let board = table.board;
        let mut threats = self.threats;
        let mut attacks = self.direct_attacks;
        let mut chiefs = self.chiefs;
        let mut chiefs_moved = false;
        let mut stale = 0;
        for (seat, &watched) in self.watched.iter().take(table.seats).enumerate() {
            stale |= u32::from(!(watched & changed).is_empty()) << seat;
        }
        if !(changed & (self.all_chiefs | pieces.chiefs)).is_empty() {
            for seat in table.seats().filter(|&seat| position.alive().contains(seat)) {
                let square = pieces.chief_of(seat);
                if square != chiefs[seat.index()] {
                    chiefs[seat.index()] = square;
                    stale |= 1 << seat.index();
                    chiefs_moved = true;
                }
            }
        }
        if stale != 0 {
            let attackers = Attackers::of(table, position, commanders);
            while stale != 0 {
                let seat = stale.trailing_zeros() as usize % Seat::LIMIT;
                stale &= stale - 1;
                let to_chief = chiefs[seat].map(|square| {
                    attackers.threats_to(square, board.slider_attacks(square, pieces.occupied))
                });
                threats.set(seat, to_chief.unwrap_or_default(), &mut attacks);
            }
        }
        let targets = if chiefs_moved { reporter_targets(table, &chiefs) } else { self.reporter_targets };
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
                pieces.reporter_attacks(square, board.slider_attacks(square, pieces.occupied), &targets);
        }
        if pieces.necromobiles != self.all_necromobiles {
            threats.necromobiles =
                Attackers::of(table, position, commanders).commanders_of(pieces.necromobiles);
        }
        threats.set_attacks(attacks, position.alive());
        threats
    }
}

/// The sets of pieces that every update needs.
struct PieceSets<'a> {
    table: &'a FeatureTable,
    position: &'a Position,
    commanders: Commanders,
    occupied: SquareSet,
    chiefs: SquareSet,
    reporters: SquareSet,
    necromobiles: SquareSet,
}

impl<'a> PieceSets<'a> {
    #[inline]
    fn of(table: &'a FeatureTable, position: &'a Position, commanders: Commanders) -> Self {
        Self {
            table,
            position,
            commanders,
            occupied: position.occupied(),
            chiefs: position.role(Role::Chief),
            reporters: position.role(Role::Reporter),
            necromobiles: position.role(Role::Necromobile),
        }
    }

    /// The first reporters, as many as there are armies.
    #[inline]
    fn first_reporters(&self) -> SquareSet {
        if self.reporters.len() <= self.table.seats {
            return self.reporters;
        }
        self.reporters.iter().take(self.table.seats).collect()
    }

    #[inline]
    fn chief_of(&self, seat: Seat) -> Option<Square> {
        (self.chiefs & self.position.army(seat)).first()
    }

    /// The chiefs that a reporter attacks: those beside an empty square that it slides to.
    #[inline]
    fn reporter_attacks(&self, square: Square, slides: SquareSet, targets: &ReporterTargets) -> SeatPairs {
        let Some(reporter) = self.position.piece_at(square) else { return 0 };
        let commander = self.commanders[reporter.army.index() % Seat::LIMIT];
        let by = 1 << commander.index() & 0b11_1111;
        let arrivals = (slides & self.table.board.field()) - self.occupied;
        let attack = |(seat, targets): (usize, &SquareSet)| {
            SeatPairs::from(!(arrivals & *targets).is_empty()) << (8 * seat)
        };
        let attacks = targets.iter().take(self.table.seats).enumerate().map(attack);
        attacks.fold(0, |attacks, attack| attacks | attack) * by
    }
}

#[cfg(test)]
mod tests;
