//! Where victims are placed: a few squares of many.

use djambi::{Position, Role, Seat, Square, SquareSet};

/// Squares that are worth a placement, for the player to move.
pub(super) struct Placements {
    /// The best squares for a corpse: beside rivals' chiefs, then between the own chief and whoever sees him.
    corpses: [SquareSet; 2],
    /// The best squares for a living piece: where the player's own pieces strike it.
    pieces: SquareSet,
    /// Squares beside the player's own chief, where nothing is put if there is another place.
    own: SquareSet,
    /// Where to begin among equals, so that no corner is preferred.
    offset: usize,
}

impl Placements {
    pub(super) fn new(position: &Position) -> Self {
        let (geometry, occupied, player) = (position.geometry(), position.occupied(), position.turn());
        let beside =
            |seat: Seat| position.chief(seat).map_or(SquareSet::EMPTY, |chief| geometry.adjacent(chief));
        let own = beside(player);
        let rivals = position.alive().iter().filter(|&seat| seat != player);
        let cages = rivals.fold(SquareSet::EMPTY, |cages, seat| cages | beside(seat));
        let shields =
            position.chief(player).map_or(SquareSet::EMPTY, |chief| geometry.slides(chief, occupied));
        let pieces = position.controlled_by(player);
        let militants = (pieces & position.role(Role::Militant)).iter();
        let strikes = militants.fold(SquareSet::EMPTY, |seen, from| seen | geometry.steps(from, occupied));
        let assassins = (pieces & position.role(Role::Assassin)).iter();
        let strikes = assassins.fold(strikes, |seen, from| seen | geometry.slides(from, occupied));
        let offset = (position.hash() >> 40) as usize;
        Self { corpses: [cages - own, shields - own], pieces: strikes - own, own, offset }
    }

    /// The best squares for a corpse, as many as are wanted.
    pub(super) fn for_corpses(&self, allowed: SquareSet, wanted: usize) -> SquareSet {
        let [cages, shields] = self.corpses;
        self.pick(&[allowed & cages, allowed & shields, allowed - self.own, allowed], wanted)
    }

    /// The best squares for a living piece, as many as are wanted.
    pub(super) fn for_pieces(&self, allowed: SquareSet, wanted: usize) -> SquareSet {
        self.pick(&[allowed & self.pieces, allowed - self.own, allowed], wanted)
    }

    fn pick(&self, tiers: &[SquareSet], wanted: usize) -> SquareSet {
        let mut picked = SquareSet::EMPTY;
        for &tier in tiers {
            let left = tier - picked;
            let around = |square: &Square| left.contains(*square);
            let skipped = if left.is_empty() { 0 } else { self.offset % left.len() };
            let squares = left.iter().skip(skipped).chain(left.iter().take(skipped)).filter(around);
            let missing = wanted - picked.len();
            picked |= squares.take(missing).collect();
        }
        picked
    }
}

#[cfg(test)]
mod tests {
    use djambi::Rules;

    use super::*;

    #[test]
    fn corpses_go_beside_rivals_and_never_beside_oneself_if_there_is_another_place() {
        let position =
            Position::parse("8yC/9/9/9/9/9/9/9/rC8 r-y- r r 0 1", &Rules::CLASSIC).expect("position");
        let (geometry, sites) = (position.geometry(), Placements::new(&position));
        let field = geometry.field() - position.occupied();
        let square = |name| geometry.square(name).expect("square");
        let beside_yellow: SquareSet = ["h9", "h8", "i8"].map(square).into_iter().collect();
        assert!(sites.for_corpses(field, 2).is_subset(beside_yellow));
        assert_eq!(sites.for_corpses(field, 3), beside_yellow);
        assert_eq!(sites.for_corpses(field, 200), field);
        let beside_red: SquareSet = ["a2", "b1", "b2"].map(square).into_iter().collect();
        assert_eq!(sites.for_corpses(beside_red, 1).len(), 1);
        assert!((sites.for_pieces(field, 70) & beside_red).is_empty());
    }
}
