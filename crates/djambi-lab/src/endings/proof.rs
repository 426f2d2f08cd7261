//! Proofs that a player wins within a number of turns against every defence.

use std::ops::ControlFlow;

use djambi::{Move, Position, Role, Rules, Seat, SquareSet};

use super::peril::touches;

/// Proves wins by trying every legal move, every placement included. Repetition and the quiet limit are
/// ignored.
pub struct Prover<'a> {
    rules: &'a Rules,
    player: Seat,
    /// The number of moves that may still be tried.
    budget: u64,
    /// The last refuting reply for each number of turns left. It is tried first, because it often refutes
    /// again.
    refutations: [Option<Move>; 4],
}

/// The error of a proof that needs more moves than its budget.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BudgetExceeded;

impl<'a> Prover<'a> {
    /// A prover of this player's wins that tries at most `budget` moves in all.
    #[must_use]
    pub const fn new(rules: &'a Rules, player: Seat, budget: u64) -> Self {
        Self { rules, player, budget, refutations: [None; 4] }
    }

    /// Those of the moves that force a win of the prover's player within `turns` turns. The move itself is
    /// the first turn, and all players' turns count.
    ///
    /// # Errors
    /// If the budget is exceeded.
    pub fn winning(
        &mut self,
        position: &Position,
        moves: &[Move],
        turns: usize,
    ) -> Result<Vec<Move>, BudgetExceeded> {
        let mut winning = Vec::new();
        for &mv in moves {
            if self.wins_after(position, mv, turns)? {
                winning.push(mv);
            }
        }
        Ok(winning)
    }

    /// Whether the player wins within `turns` turns from here against every defence.
    ///
    /// # Errors
    /// If the budget is exceeded.
    pub fn wins(&mut self, position: &Position, turns: usize) -> Result<bool, BudgetExceeded> {
        if let Some(winner) = position.winner() {
            return Ok(winner == self.player);
        }
        if turns == 0 || !position.alive().contains(self.player) {
            return Ok(false);
        }
        let own = position.turn() == self.player;
        if !own && let Some(reply) = self.refutations[turns % 4] {
            let is_legal = position.is_legal(self.rules, reply);
            if is_legal && !self.wins_after(position, reply, turns)? {
                return Ok(false);
            }
        }
        for mv in self.ordered(position) {
            // One win suffices for the player, one escape for the others.
            if self.wins_after(position, mv, turns)? == own {
                if !own {
                    self.refutations[turns % 4] = Some(mv);
                }
                return Ok(own);
            }
        }
        Ok(!own)
    }

    fn wins_after(&mut self, position: &Position, mv: Move, turns: usize) -> Result<bool, BudgetExceeded> {
        self.budget = self.budget.checked_sub(1).ok_or(BudgetExceeded)?;
        self.wins(&position.play_unchecked(self.rules, mv), turns - 1)
    }

    /// All legal moves; those that reach another player's chief come first.
    fn ordered(&self, position: &Position) -> Vec<Move> {
        let enemies = position.enemies_of(self.rules, position.turn());
        let chiefs: SquareSet = enemies & position.role(Role::Chief);
        let mut families = position.families(self.rules);
        families.sort_by_key(|family| !touches(family, chiefs));
        let mut moves = Vec::with_capacity(256);
        for family in families {
            let _: ControlFlow<()> = family.for_each_move(|mv| {
                moves.push(mv);
                ControlFlow::Continue(())
            });
        }
        if moves.is_empty() { vec![Move::PASS] } else { moves }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wins(text: &str, turns: usize) -> bool {
        let rules = Rules::CLASSIC;
        let position = Position::parse(text, &rules).expect(text);
        Prover::new(&rules, Seat::Red, u64::MAX).wins(&position, turns).expect("no limit")
    }

    #[test]
    fn wins_are_proven_at_their_depth() {
        // The assassin kills at once.
        assert!(wins("8yC/9/9/9/9/9/9/8rA/rC8 r-y- r r 0 40", 1));
        // The chiefs cannot get at each other.
        assert!(!wins("7yC1/9/9/9/9/9/9/9/rC8 r-y- r r 0 40", 3));
        // Yellow has one move, after which the assassin kills.
        let corner = "6x1yC/7xx/5rA3/9/9/9/9/9/rC8 r-y- y y 0 40";
        assert!(wins(corner, 2) && !wins(corner, 1));
    }

    #[test]
    fn a_proof_over_its_budget_is_given_up() {
        let position = Position::start();
        let rules = Rules::CLASSIC;
        assert_eq!(Prover::new(&rules, Seat::Red, 10).wins(&position, 3), Err(BudgetExceeded));
    }
}
