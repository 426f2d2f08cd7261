//! Threats to the chiefs: attacks and grabs by others, corpses around, ways into the maze.

use djambi::{Position, Role, Seat, SeatSet, Square, SquareSet};

use super::feature_index::FeatureTable;
use crate::perspective::Commanders;

/// The threats to the chiefs of a position. An attack on the maze counts even if the piece
/// would find no exit from there.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct ChiefThreats {
    /// Pairs of a victim and a seat that attacks its chief.
    pub(super) attacks: SeatPairs,
    /// Pairs of a victim and a seat with a diplomat that can relocate its chief.
    pub(super) grabs: SeatPairs,
    /// The number of neighbours of each chief without a corpse.
    pub(super) gaps: [u8; 8],
    /// The seats that have a chief.
    pub(super) chiefs: SeatBits,
    /// The seats whose chief can enter the maze.
    pub(super) maze_entries: SeatBits,
    /// The seats that command a necromobile.
    pub(super) necromobiles: SeatBits,
}

impl ChiefThreats {
    /// Whether the threats are equal in all that does not depend on the order of turns: gaps, grabs, chiefs
    /// and necromobiles.
    #[inline]
    pub(super) fn has_same_accumulated(&self, other: &Self) -> bool {
        let part = |it: &Self| (u64::from_ne_bytes(it.gaps), it.grabs, it.chiefs, it.necromobiles);
        part(self) == part(other)
    }

    /// Replaces the threats to one chief. `direct` holds the attacks without those of reporters.
    #[inline]
    pub(super) fn set(&mut self, seat: usize, threats: ThreatsToChief, direct: &mut SeatPairs) {
        let (seat, shift) = (seat % Seat::LIMIT, seat % Seat::LIMIT * 8);
        *direct = *direct & !(0xff << shift) | SeatPairs::from(threats.attackers) << shift;
        self.grabs = self.grabs & !(0xff << shift) | SeatPairs::from(threats.grabbers) << shift;
        self.gaps[seat] = threats.gaps;
        self.chiefs = self.chiefs & !(1 << seat) | SeatBits::from(threats.has_chief) << seat;
        self.maze_entries = self.maze_entries & !(1 << seat) | SeatBits::from(threats.can_enter_maze) << seat;
    }

    /// Sets the attacks, and removes all pairs but those of two different living seats.
    #[inline]
    pub(super) fn set_attacks(&mut self, attacks: SeatPairs, alive: SeatSet) {
        let alive = alive.iter().fold(0, |all, seat| all | 1 << seat.index());
        let others = (alive * EACH_VICTIM) & !SAME_SEAT;
        self.attacks = attacks & others;
        self.grabs &= others;
    }
}

/// A set of seats, one bit each.
pub(super) type SeatBits = u8;

/// A set of pairs of a victim and another seat: eight bits for each victim, the first victim's being the
/// lowest, with a bit for each other seat.
pub(super) type SeatPairs = u64;

/// The lowest bit of each victim.
const EACH_VICTIM: SeatPairs = 0x0101_0101_0101;
/// The pairs of a seat with itself.
const SAME_SEAT: SeatPairs = 0x2010_0804_0201;

/// Visits the victim and the other seat of each pair.
#[inline]
pub(super) fn for_each_pair(mut pairs: SeatPairs, mut visit: impl FnMut(Seat, Seat)) {
    while pairs != 0 {
        let pair = pairs.trailing_zeros() as usize;
        visit(Seat::ALL[pair / 8 % Seat::LIMIT], Seat::ALL[pair % 8 % Seat::LIMIT]);
        pairs &= pairs - 1;
    }
}

/// The threats to one chief, without the attacks of reporters. The default is that of a seat without a chief.
#[derive(Clone, Copy, Default)]
pub(super) struct ThreatsToChief {
    has_chief: bool,
    attackers: SeatBits,
    grabbers: SeatBits,
    gaps: u8,
    can_enter_maze: bool,
}

/// The pieces that can attack or grab a chief, except reporters.
pub(super) struct Attackers<'a> {
    table: &'a FeatureTable,
    occupied: SquareSet,
    corpses: SquareSet,
    /// The pieces that each seat commands.
    commanded: [SquareSet; Seat::LIMIT],
    /// The chiefs and assassins, which attack all squares that they slide to.
    sliders: SquareSet,
    diplomats: SquareSet,
    militants: SquareSet,
}

impl<'a> Attackers<'a> {
    /// The attackers of a position.
    #[inline]
    pub(super) fn of(table: &'a FeatureTable, position: &Position, commanders: Commanders) -> Self {
        let mut commanded = [SquareSet::EMPTY; Seat::LIMIT];
        for (army, commander) in table.seats().zip(commanders) {
            if let Some(pieces) = commanded.get_mut(commander.index()) {
                *pieces |= position.army(army);
            }
        }
        Self {
            table,
            occupied: position.occupied(),
            corpses: position.corpses(),
            commanded,
            sliders: position.role(Role::Assassin) | position.role(Role::Chief),
            diplomats: position.role(Role::Diplomat),
            militants: position.role(Role::Militant),
        }
    }

    /// The threats to the chief on a square; `slides` are the squares that it slides to.
    #[inline]
    pub(super) fn threats_to(&self, square: Square, slides: SquareSet) -> ThreatsToChief {
        let mut attackers = slides & self.sliders;
        let board = self.table.board;
        let maze = board.maze();
        if square != maze {
            attackers |= slides & self.militants & self.table.militant_ranges[square.index()];
        }
        ThreatsToChief {
            has_chief: true,
            attackers: self.commanders_of(attackers),
            grabbers: self.commanders_of(slides & self.diplomats),
            gaps: (board.adjacent(square) - self.corpses).len() as u8,
            can_enter_maze: (slides - self.occupied).contains(maze),
        }
    }

    /// The seats that command any of these pieces.
    #[inline]
    pub(super) fn commanders_of(&self, pieces: SquareSet) -> SeatBits {
        if pieces.is_empty() {
            return 0;
        }
        let bit = |(seat, commanded): (usize, &SquareSet)| {
            SeatBits::from(!(*commanded & pieces).is_empty()) << seat
        };
        self.commanded.iter().take(self.table.seats).enumerate().map(bit).fold(0, |bits, bit| bits | bit)
    }
}
