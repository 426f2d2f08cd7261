//! Ranks the squares for a placement, so that a search tries only the best of them.

use djambi::{Position, Role, Seat, Square, SquareSet};

/// The squares that are worth a placement, for the player to move.
pub(super) struct PlacementRanking {
    /// The best squares for a corpse: beside rivals' chiefs, then on the lines that lead to the player's own chief.
    corpses: [SquareSet; 2],
    /// The best squares for a living piece: those that the player's militants and assassins attack.
    pieces: SquareSet,
    /// The squares beside the player's own chief, which are used only if no other square is allowed.
    own: SquareSet,
    /// Where to begin among equal squares, so that no corner of the board is preferred.
    offset: usize,
}

impl PlacementRanking {
    /// The ranking for the player to move.
    pub(super) fn new(position: &Position) -> Self {
        let geometry = position.geometry();
        let occupied = position.occupied();
        let player = position.turn();
        let beside =
            |seat: Seat| position.chief(seat).map_or(SquareSet::EMPTY, |chief| geometry.adjacent(chief));
        let own = beside(player);
        let rivals = position.alive().iter().filter(|&seat| seat != player);
        let beside_rivals = rivals.fold(SquareSet::EMPTY, |squares, seat| squares | beside(seat));
        let shields =
            position.chief(player).map_or(SquareSet::EMPTY, |chief| geometry.slider_attacks(chief, occupied));
        let pieces = position.controlled_by(player);
        let militants = (pieces & position.role(Role::Militant)).iter();
        let attacked = militants
            .fold(SquareSet::EMPTY, |squares, from| squares | geometry.militant_attacks(from, occupied));
        let assassins = (pieces & position.role(Role::Assassin)).iter();
        let attacked =
            assassins.fold(attacked, |squares, from| squares | geometry.slider_attacks(from, occupied));
        let offset = (position.hash() >> 40) as usize;
        Self { corpses: [beside_rivals - own, shields - own], pieces: attacked - own, own, offset }
    }

    /// The best `count` of the allowed squares for a corpse.
    pub(super) fn for_corpses(&self, allowed: SquareSet, count: usize) -> SquareSet {
        let [beside_rivals, shields] = self.corpses;
        self.best(&[allowed & beside_rivals, allowed & shields, allowed - self.own, allowed], count)
    }

    /// The best `count` of the allowed squares for a living piece.
    pub(super) fn for_pieces(&self, allowed: SquareSet, count: usize) -> SquareSet {
        self.best(&[allowed & self.pieces, allowed - self.own, allowed], count)
    }

    /// Takes `count` squares from the tiers, the first tier first.
    fn best(&self, tiers: &[SquareSet], count: usize) -> SquareSet {
        let mut chosen = SquareSet::EMPTY;
        for &tier in tiers {
            let left = tier - chosen;
            let is_left = |square: &Square| left.contains(*square);
            let skipped = if left.is_empty() { 0 } else { self.offset % left.len() };
            let squares = left.iter().skip(skipped).chain(left.iter().take(skipped)).filter(is_left);
            let missing = count - chosen.len();
            chosen |= squares.take(missing).collect();
        }
        chosen
    }
}

#[cfg(test)]
mod tests {
    use djambi::Rules;

    use super::*;

    #[test]
    fn corpses_go_beside_rival_chiefs_and_avoid_the_own_chief() {
        let position =
            Position::parse("8yC/9/9/9/9/9/9/9/rC8 r-y- r r 0 1", &Rules::CLASSIC).expect("position");
        let geometry = position.geometry();
        let ranking = PlacementRanking::new(&position);
        let field = geometry.field() - position.occupied();
        let square = |name| geometry.square(name).expect("square");
        let beside_yellow: SquareSet = ["h9", "h8", "i8"].map(square).into_iter().collect();
        assert!(ranking.for_corpses(field, 2).is_subset(beside_yellow));
        assert_eq!(ranking.for_corpses(field, 3), beside_yellow);
        assert_eq!(ranking.for_corpses(field, 200), field);
        let beside_red: SquareSet = ["a2", "b1", "b2"].map(square).into_iter().collect();
        assert_eq!(ranking.for_corpses(beside_red, 1).len(), 1);
        assert!((ranking.for_pieces(field, 70) & beside_red).is_empty());
    }
}
