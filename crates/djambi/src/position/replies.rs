//! Counting the moves in all positions that follow, those of a family together.

use core::ops::ControlFlow;

use super::Position;
use super::board::Code;
use super::children::{Branch, Stem};
use super::generate::Mover;
use crate::{Move, Rules, SquareSet};

impl Position {
    /// The number of sequences of two turns: the sum of [`Position::count_moves`] over the children.
    pub(crate) fn count_replies(&self, rules: &Rules) -> u64 {
        let (mut replies, mut must_pass) = (0, !self.is_over());
        let _: ControlFlow<()> = self.for_each_family(rules, |family| {
            must_pass = false;
            self.for_each_branch(rules, &family, |branch| {
                replies += match branch {
                    Branch::Stem(stem) => stem.count_replies(self, rules),
                    Branch::Move(mv) => self.count_replies_to(rules, mv),
                };
                ControlFlow::Continue(())
            })
        });
        if must_pass { self.count_replies_to(rules, Move::PASS) } else { replies }
    }

    #[inline(never)]
    fn count_replies_to(&self, rules: &Rules, mv: Move) -> u64 {
        self.play_unchecked(rules, mv).count_moves(rules) as u64
    }
}

impl Stem {
    /// The moves of whoever is next, summed over the squares on which the stem's piece or corpse is put down.
    ///
    /// What one of his pieces may do changes only if that is a square which it watches; else it is counted once for all.
    fn count_replies(mut self, before: &Position, rules: &Rules) -> u64 {
        let whole = self.squares & self.matters;
        let played = whole.iter().map(|square| before.count_replies_to(rules, self.move_to(square))).sum();
        if self.position.is_over() {
            return played;
        }
        let squares = self.squares - whole;
        let (mut replies, mut movable) = (0, SquareSet::EMPTY);
        let stem = self.position;
        let mover = Mover::new(&stem, rules);
        for (role, from) in mover.pieces() {
            let watched = mover.watched(role, from) & squares;
            let elsewhere = squares - watched;
            if !elsewhere.is_empty() {
                let moves = mover.count(role, from, 1);
                replies += moves * elsewhere.len();
                if moves > 0 {
                    movable |= elsewhere;
                }
            }
            for square in watched {
                self.position.toggle(square, self.code);
                let child = match self.code {
                    Code::CORPSE => mover.with_corpse(&self.position, square),
                    _ => Mover::new(&self.position, rules),
                };
                let moves = child.count(role, from, 0);
                self.position.toggle(square, self.code);
                replies += moves;
                if moves > 0 {
                    movable = movable.with(square);
                }
            }
        }
        if let Some(piece) = self.code.piece().filter(|piece| stem.commands(stem.turn, piece.army)) {
            for square in squares {
                self.position.toggle(square, self.code);
                let moves = Mover::new(&self.position, rules).count(piece.role, square, 0);
                self.position.toggle(square, self.code);
                replies += moves;
                if moves > 0 {
                    movable = movable.with(square);
                }
            }
        }
        let passes = squares - movable;
        played + (replies + passes.len()) as u64
    }
}
