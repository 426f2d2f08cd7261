//! Proofs about all play of the others together, by trying every turn.

use std::collections::HashMap;

use djambi::{Move, Position, Role, Rules, Seat, StoryEvent};

use super::effect::Effects;

/// The order of turns in which a statement is judged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TurnOrder {
    /// That of docs/RULES.md §5.
    Rules,
    /// The plain order: after every turn the next player alive in seat order plays, whatever the power.
    Plain,
}

/// What counts as losing the chief.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Danger {
    /// Being killed and being walled in.
    Any,
    /// Only being killed: who is walled in counts as safe.
    Kills,
}

/// The error of a proof that needs more positions than its limit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ProofTooLong;

/// Judges positions for one player against all others together, who choose every turn of theirs as is worst
/// for the player. Repetition and the quiet limit are ignored.
pub struct Solver<'a> {
    rules: &'a Rules,
    player: Seat,
    order: TurnOrder,
    danger: Danger,
    /// The number of positions that may still be made.
    left: u64,
    /// The last refuting turns, by depth. They are tried first, because they often refute again.
    refutations: Vec<Option<Move>>,
    known: HashMap<(u64, usize), bool>,
}

impl<'a> Solver<'a> {
    /// A solver that makes at most `limit` positions.
    #[must_use]
    pub fn new(rules: &'a Rules, player: Seat, order: TurnOrder, limit: u64) -> Self {
        let refutations = vec![None; 32];
        Self { rules, player, order, danger: Danger::Any, left: limit, refutations, known: HashMap::new() }
    }

    /// The same solver with another view of danger.
    #[must_use]
    pub fn fearing(self, danger: Danger) -> Self {
        Self { danger, ..self }
    }

    /// The player for whom positions are judged.
    #[must_use]
    pub const fn player(&self) -> Seat {
        self.player
    }

    /// The number of positions that it may still make.
    #[must_use]
    pub const fn left(&self) -> u64 {
        self.left
    }

    /// The position after a turn, in the solver's order of turns.
    ///
    /// # Errors
    /// If the limit is reached.
    pub fn after(&mut self, position: &Position, mv: Move) -> Result<Position, ProofTooLong> {
        self.left = self.left.checked_sub(1).ok_or(ProofTooLong)?;
        let after = position.play_unchecked(self.rules, mv);
        if self.order == TurnOrder::Rules || after.is_over() {
            return Ok(after);
        }
        let next = after.alive().next_after(position.turn()).unwrap_or(position.turn());
        if (after.turn(), after.cursor()) == (next, next) {
            return Ok(after);
        }
        let mut setup = after.to_setup();
        (setup.turn, setup.cursor) = (next, next);
        Ok(setup.check(self.rules).expect("a player alive has the turn"))
    }

    /// Whether the others cannot put the player out before the player's next turn, or the end of the game.
    ///
    /// # Errors
    /// If the limit is reached.
    pub fn is_safe(&mut self, position: &Position) -> Result<bool, ProofTooLong> {
        self.holds(position, 0, 0)
    }

    /// Whether the player wins within this number of own turns, however the others play.
    ///
    /// # Errors
    /// If the limit is reached.
    pub fn wins(&mut self, position: &Position, own_turns: usize) -> Result<bool, ProofTooLong> {
        self.holds(position, own_turns, 0)
    }

    /// Whether the player wins within `own_turns`, which is not 0; or, with 0, comes to the next turn.
    fn holds(&mut self, position: &Position, own_turns: usize, depth: usize) -> Result<bool, ProofTooLong> {
        if !position.alive().contains(self.player) {
            return Ok(false);
        }
        if position.is_over() {
            return Ok(true);
        }
        let own = position.turn() == self.player;
        if own && own_turns == 0 {
            return Ok(true);
        }
        let key = (position.hash(), own_turns);
        if let Some(&known) = self.known.get(&key) {
            return Ok(known);
        }
        let result = if own {
            self.player_wins(position, own_turns, depth)?
        } else {
            self.survives_others(position, own_turns, depth)?
        };
        self.known.insert(key, result);
        Ok(result)
    }

    /// At the player's turn: whether a turn wins in time.
    fn player_wins(&mut self, position: &Position, left: usize, depth: usize) -> Result<bool, ProofTooLong> {
        if left == 1 {
            // A plain turn puts nobody out.
            for mv in Effects::of(position, self.rules).others {
                let after = self.after(position, mv)?;
                if after.winner() == Some(self.player) {
                    return Ok(true);
                }
            }
            return Ok(false);
        }
        let effects = Effects::of(position, self.rules);
        let mut moves = effects.others;
        moves.extend(position.legal_moves(self.rules));
        for mv in moves {
            let after = self.after(position, mv)?;
            if self.holds_after_own(&after, left - 1, depth + 1)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// After a turn of the player: whether the player wins with their own turns that are left, which may be none.
    ///
    /// # Errors
    /// If the limit is reached.
    pub fn wins_after_own(&mut self, after: &Position, left: usize) -> Result<bool, ProofTooLong> {
        self.holds_after_own(after, left, 0)
    }

    fn holds_after_own(&mut self, after: &Position, left: usize, depth: usize) -> Result<bool, ProofTooLong> {
        if left == 0 { Ok(after.winner() == Some(self.player)) } else { self.holds(after, left, depth) }
    }

    /// At another's turn: whether every turn leaves the player what is to be proven.
    fn survives_others(
        &mut self,
        position: &Position,
        own_turns: usize,
        depth: usize,
    ) -> Result<bool, ProofTooLong> {
        let refutation = self.refutations[depth].filter(|&mv| position.is_legal(self.rules, mv));
        if let Some(mv) = refutation
            && !self.survives(position, mv, own_turns, depth)?
        {
            return Ok(false);
        }
        let effects = Effects::of(position, self.rules);
        let mut moves = effects.others;
        if let Some(plain) = effects.plain {
            // After every plain turn the same player is next: if it is the player, none of them hurts.
            let next = self.after(position, plain)?;
            if own_turns > 0 || next.turn() != self.player {
                moves.extend(position.legal_moves(self.rules));
            }
        }
        for mv in moves {
            if !self.survives(position, mv, own_turns, depth)? {
                self.refutations[depth] = Some(mv);
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Whether this turn of another leaves the player what is to be proven.
    fn survives(
        &mut self,
        position: &Position,
        mv: Move,
        own_turns: usize,
        depth: usize,
    ) -> Result<bool, ProofTooLong> {
        let after = self.after(position, mv)?;
        let is_out = !after.alive().contains(self.player);
        if is_out && self.danger == Danger::Kills {
            return Ok(!kills(position, mv, self.player, self.rules));
        }
        self.holds(&after, own_turns, depth + 1)
    }
}

/// Whether a turn that puts the player out kills their chief.
fn kills(position: &Position, mv: Move, player: Seat, rules: &Rules) -> bool {
    position.story(rules, mv).iter().any(|event| {
        matches!(event, StoryEvent::Killed { piece, .. } if (piece.army, piece.role) == (player, Role::Chief))
    })
}
