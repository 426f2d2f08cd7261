//! Wins of the last two players that are forced within three turns, found by trying every turn.

use std::ops::ControlFlow;

use djambi::{Move, Position, Ring, Rules, Seat};

use crate::Stop;
use crate::danger::can_put_out;

/// How many turns are looked ahead, whoever plays them.
const TURNS: usize = 3;
/// How many positions are looked at before it is given up: enough but for the widest of boards.
const PATIENCE: u32 = 60_000;
/// How many positions are looked at between two looks at the clock.
const STRIDE: u32 = 64;

/// A turn after which the player to move has won within three turns, this one being the first, whatever the other one does,
/// if there is one and two players are left. Positions that are `drawn` are no wins. None is found after `stop`.
pub(super) fn forced_win(
    position: &Position,
    rules: &Rules,
    drawn: impl Fn(&Position) -> bool,
    stop: &impl Stop,
) -> Option<Move> {
    let player = position.turn();
    let alive = position.alive();
    let other = alive.next_after(player).filter(|_| alive.len() == 2)?;
    let search = |reach| {
        let mut hunt =
            Hunt { rules, player, other, drawn: &drawn, stop, reach, refutation: None, patience: PATIENCE };
        let moves = for_each_turn(position, rules, |mv| match hunt.wins_after(position, mv, TURNS) {
            true => ControlFlow::Break(mv),
            false => ControlFlow::Continue(()),
        });
        moves.break_value()
    };
    search(Reach::Strikes).or_else(|| search(Reach::Cages))
}

/// How far the player looks when two turns are left and the first of them is his.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reach {
    /// Whether he wins with that turn.
    Strikes,
    /// Also whether the other one is encircled then by whatever he does himself, if there is a ring that all but closes.
    Cages,
}

struct Hunt<'a, D, S> {
    rules: &'a Rules,
    player: Seat,
    other: Seat,
    drawn: &'a D,
    stop: &'a S,
    reach: Reach,
    /// The reply that refuted last: it often refutes again.
    refutation: Option<Move>,
    patience: u32,
}

impl<D: Fn(&Position) -> bool, S: Stop> Hunt<'_, D, S> {
    /// Whether the player has won within this many turns, if `mv` is played as the first of them.
    fn wins_after(&mut self, position: &Position, mv: Move, turns: usize) -> bool {
        let after = position.play_unchecked(self.rules, mv);
        if let Some(winner) = after.winner() {
            return winner == self.player;
        }
        if (PATIENCE - self.patience).is_multiple_of(STRIDE) && self.stop.is_stopped() {
            self.patience = 0;
        }
        self.patience = self.patience.saturating_sub(1);
        self.patience > 0 && !(self.drawn)(&after) && self.wins(&after, turns - 1)
    }

    fn wins(&mut self, position: &Position, turns: usize) -> bool {
        if turns == 0 {
            return false;
        }
        let rules = self.rules;
        if position.turn() == self.player {
            if can_put_out(position, rules, self.player, self.other) {
                return true;
            }
            let is_caged = |ring: Ring| ring.gaps.len() <= 3 && ring.saviours.len() <= 1;
            let tries = turns > 1
                && self.reach == Reach::Cages
                && position.ring(rules, self.other).is_some_and(is_caged);
            let wins = |mv| match self.wins_after(position, mv, turns) {
                true => ControlFlow::Break(mv),
                false => ControlFlow::Continue(()),
            };
            return tries && for_each_turn(position, rules, wins).is_break();
        }
        if let Some(reply) = self.refutation
            && position.is_legal(self.rules, reply)
            && !self.wins_after(position, reply, turns)
        {
            return false;
        }
        let escape = for_each_turn(position, rules, |mv| match self.wins_after(position, mv, turns) {
            true => ControlFlow::Continue(()),
            false => ControlFlow::Break(mv),
        });
        self.refutation = escape.break_value().or(self.refutation);
        escape.is_continue()
    }
}

/// Gives every legal turn, the forced pass included, to `visit` until that breaks.
fn for_each_turn(
    position: &Position,
    rules: &Rules,
    mut visit: impl FnMut(Move) -> ControlFlow<Move>,
) -> ControlFlow<Move> {
    if position.must_pass(rules) {
        return visit(Move::PASS);
    }
    position.for_each_family(rules, |family| family.for_each_move(&mut visit))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Never;

    fn found(text: &str, drawn: impl Fn(&Position) -> bool) -> Option<String> {
        let rules = Rules::CLASSIC;
        let position = Position::parse(text, &rules).expect(text);
        let mv = forced_win(&position, &rules, drawn, &Never)?;
        Some(position.geometry().wire(mv).to_string())
    }

    #[test]
    fn a_chief_with_one_flight_square_is_caught() {
        // Yellow's chief will have to go to h9, where the assassin strikes. Anything quiet wins that leaves it there.
        let text = "6x1yC/7xx/5rA3/9/9/9/9/9/rC8 r-y- r r 0 40";
        assert!(found(text, |_| false).is_some());
        assert_eq!(found(text, |_| true), None, "a draw is no win");
        let position = Position::parse(text, &Rules::CLASSIC).expect(text);
        assert_eq!(forced_win(&position, &Rules::CLASSIC, |_| false, &|| true), None, "stopped");
        assert_eq!(found("7yC1/9/9/9/9/9/9/9/rC8 r-y- r r 0 40", |_| false), None);
    }
}
