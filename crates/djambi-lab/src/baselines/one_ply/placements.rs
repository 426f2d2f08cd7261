//! Where corpses and relocated pieces are best placed.

use djambi::{Position, Ring, Rules, Seat, Square, SquareSet};
use djambi_engine::Rng;

use super::reach::Reach;

/// How many placements are tried for each thing that is placed.
const TRIED: usize = 6;

/// The empty squares in the order in which placements are tried: most moves differ only in a placement, and most
/// placements change nothing.
pub(super) struct RankedPlacements {
    for_corpses: Vec<Square>,
    for_pieces: Vec<Square>,
}

impl RankedPlacements {
    /// Ranks the squares for the player to move. Ties are broken by chance.
    pub(super) fn new(position: &Position, rules: &Rules, rng: &mut Rng) -> Self {
        let player = position.turn();
        let corpse = CorpseSites::new(position, rules, player);
        let strikes = Reach::of(position, position.controlled_by(player)).kills;
        let geometry = position.geometry();
        let occupied = position.occupied();
        let closed = |square: Square| (geometry.adjacent(square) & occupied).len();
        let mut by_rank = |rank: &dyn Fn(Square) -> usize| {
            let mut ranked: Vec<_> =
                geometry.field().iter().map(|s| (rank(s) * 4 + rng.below(8), s)).collect();
            ranked.sort_unstable_by(|a, b| b.cmp(a));
            ranked.into_iter().map(|(_, square)| square).collect()
        };
        Self {
            for_corpses: by_rank(&|square| corpse.rank(square)),
            for_pieces: by_rank(&|square| closed(square) + 4 * usize::from(strikes.contains(square))),
        }
    }

    /// The few of these squares that are most worth trying for a corpse.
    pub(super) fn best_for_corpses(&self, placements: SquareSet) -> SquareSet {
        best(&self.for_corpses, placements)
    }

    /// The few of these squares that are most worth trying for a living piece.
    pub(super) fn best_for_pieces(&self, placements: SquareSet) -> SquareSet {
        best(&self.for_pieces, placements)
    }
}

fn best(ranked: &[Square], placements: SquareSet) -> SquareSet {
    ranked.iter().copied().filter(|&square| placements.contains(square)).take(TRIED).collect()
}

/// What makes a square good for a corpse.
struct CorpseSites<'a> {
    position: &'a Position,
    /// The rivals' chiefs, and how much one more corpse beside each of them is worth.
    rivals: Vec<(SquareSet, usize)>,
    /// The squares that shield the player's own chief from a piece that sees him.
    shields: SquareSet,
    /// The squares beside him.
    own: SquareSet,
    /// The squares on the way of rival chiefs into the maze.
    ways: SquareSet,
}

impl<'a> CorpseSites<'a> {
    fn new(position: &'a Position, rules: &Rules, player: Seat) -> Self {
        let (geometry, occupied) = (position.geometry(), position.occupied());
        let mut sites = Self {
            position,
            rivals: Vec::with_capacity(Seat::LIMIT),
            shields: SquareSet::EMPTY,
            own: SquareSet::EMPTY,
            ways: SquareSet::EMPTY,
        };
        for seat in position.alive().iter() {
            let Some(Ring { chief, gaps, saviours, .. }) = position.ring(rules, seat) else { continue };
            let around = geometry.adjacent(chief);
            if seat == player {
                sites.own = around;
                sites.shields = geometry.slider_attacks(chief, occupied) - occupied;
                continue;
            }
            let corpses = (around - gaps).len();
            sites.rivals.push((around, if saviours.is_empty() { 5 + 3 * corpses } else { 3 + corpses }));
            let from_chief = geometry.slider_attacks(chief, occupied);
            if from_chief.contains(geometry.maze()) {
                sites.ways |= (from_chief & geometry.slider_attacks(geometry.maze(), occupied)) - occupied;
            }
        }
        sites
    }

    fn rank(&self, square: Square) -> usize {
        if self.position.occupied().contains(square) {
            return 0;
        }
        let cages: usize =
            self.rivals.iter().filter(|(around, _)| around.contains(square)).map(|(_, worth)| worth).sum();
        let ways = 2 * usize::from(self.ways.contains(square));
        let shields = 3 * usize::from(self.shields.contains(square));
        if self.own.contains(square) { cages / 2 + shields } else { 2 + cages + ways + shields }
    }
}
