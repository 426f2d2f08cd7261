//! The ranking of squares for corpses and relocated pieces.

use djambi::{MazeCorpse, Position, Ring, Rules, Seat, Square, SquareSet};
use djambi_engine::{AttackMap, Rng};

/// The number of placements that are candidates for each corpse or piece.
const CANDIDATES: usize = 6;

/// The squares from the best to the worst placement. Most moves differ only in a placement, and most
/// placements change nothing.
pub(super) struct RankedPlacements {
    for_corpses: Vec<Square>,
    for_pieces: Vec<Square>,
}

impl RankedPlacements {
    /// Ranks the squares for the player to move. Noise breaks ties.
    pub(super) fn new(position: &Position, rules: &Rules, rng: &mut Rng) -> Self {
        let player = position.turn();
        let corpses = CorpseScores::new(position, rules, player);
        let kills = AttackMap::of(position, rules).by(player).kills();
        let geometry = position.geometry();
        let occupied = position.occupied();
        let neighbours = |square: Square| (geometry.adjacent(square) & occupied).len();
        let mut by_score = |score: &dyn Fn(Square) -> usize| {
            let mut ranked: Vec<_> =
                geometry.field().iter().map(|s| (score(s) * 4 + rng.below(8), s)).collect();
            if rules.maze_corpse != MazeCorpse::Never {
                ranked.push((score(geometry.maze()) * 4 + rng.below(8), geometry.maze()));
            }
            ranked.sort_unstable_by(|a, b| b.cmp(a));
            ranked.into_iter().map(|(_, square)| square).collect()
        };
        Self {
            for_corpses: by_score(&|square| corpses.score(square)),
            for_pieces: by_score(&|square| neighbours(square) + 4 * usize::from(kills.contains(square))),
        }
    }

    /// The best few of these squares for a corpse.
    pub(super) fn best_for_corpses(&self, placements: SquareSet) -> SquareSet {
        best(&self.for_corpses, placements)
    }

    /// The best few of these squares for a living piece.
    pub(super) fn best_for_pieces(&self, placements: SquareSet) -> SquareSet {
        best(&self.for_pieces, placements)
    }
}

fn best(ranked: &[Square], placements: SquareSet) -> SquareSet {
    ranked.iter().copied().filter(|&square| placements.contains(square)).take(CANDIDATES).collect()
}

/// The scores of squares for a corpse.
struct CorpseScores<'a> {
    position: &'a Position,
    /// The squares around each opponent's chief, and the worth of one more corpse there.
    rings: Vec<(SquareSet, usize)>,
    /// The squares that shield the player's own chief from a piece that sees it.
    shields: SquareSet,
    /// The squares beside the player's own chief.
    own: SquareSet,
    /// The squares on the way of opponents' chiefs into the maze.
    ways: SquareSet,
}

impl<'a> CorpseScores<'a> {
    fn new(position: &'a Position, rules: &Rules, player: Seat) -> Self {
        let geometry = position.geometry();
        let occupied = position.occupied();
        let mut scores = Self {
            position,
            rings: Vec::with_capacity(Seat::LIMIT),
            shields: SquareSet::EMPTY,
            own: SquareSet::EMPTY,
            ways: SquareSet::EMPTY,
        };
        for seat in position.alive().iter() {
            let Some(Ring { chief, gaps, saviours, .. }) = position.ring(rules, seat) else { continue };
            let around = geometry.adjacent(chief);
            if seat == player {
                scores.own = around;
                scores.shields = geometry.slider_attacks(chief, occupied) - occupied;
                continue;
            }
            let corpses = (around - gaps).len();
            scores.rings.push((around, if saviours.is_empty() { 5 + 3 * corpses } else { 3 + corpses }));
            let from_chief = geometry.slider_attacks(chief, occupied);
            if from_chief.contains(geometry.maze()) {
                scores.ways |= (from_chief & geometry.slider_attacks(geometry.maze(), occupied)) - occupied;
            }
        }
        scores
    }

    fn score(&self, square: Square) -> usize {
        if self.position.occupied().contains(square) {
            return 0;
        }
        let rings: usize =
            self.rings.iter().filter(|(around, _)| around.contains(square)).map(|(_, worth)| worth).sum();
        let ways = 2 * usize::from(self.ways.contains(square));
        let shields = 3 * usize::from(self.shields.contains(square));
        if self.own.contains(square) { rings / 2 + shields } else { 2 + rings + ways + shields }
    }
}
