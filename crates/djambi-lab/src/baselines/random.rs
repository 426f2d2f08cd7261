//! Random play.

use djambi::{Move, Position, Rules};
use djambi_engine::Rng;

/// A player whose legal moves are all equally likely: what any bot must beat.
///
/// Most legal moves of most positions have a placement, and so this player kills and relocates more often
/// than one who would first choose a piece at random.
#[derive(Clone, Copy, Debug)]
pub struct Random;

impl Random {
    /// Chooses a move for the player to move; the pass if the game is over.
    #[must_use]
    pub fn choose(self, position: &Position, rules: &Rules, seed: u64) -> Move {
        let moves = position.legal_moves(rules);
        moves.get(Rng::new(seed).below(moves.len())).copied().unwrap_or(Move::PASS)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_legal_move_is_chosen() {
        let rules = Rules::CLASSIC;
        let position = Position::parse("8yC/9/9/9/9/9/9/9/rC8 r-y- r r 0 9", &rules).expect("position");
        let mut chosen: Vec<_> = (0..2_000).map(|seed| Random.choose(&position, &rules, seed)).collect();
        chosen.sort_unstable();
        chosen.dedup();
        let mut legal = position.legal_moves(&rules);
        legal.sort_unstable();
        assert_eq!(chosen, legal);
    }
}
