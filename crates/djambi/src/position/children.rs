//! The positions that follow, with what the moves of a family have in common done once.

use core::ops::ControlFlow;

use super::Position;
use super::board::Code;
use super::play::Toll;
use crate::{Act, Move, MoveFamily, Role, Rules, Square, SquareSet};

impl Position {
    /// Plays every legal move, the forced pass included, and gives each with the position after it to `visit` until that
    /// breaks. Several times as fast as to list the moves and to play them one by one.
    ///
    /// ```
    /// use std::ops::ControlFlow;
    /// use djambi::{Position, Rules};
    /// let (position, mut count) = (Position::start(), 0);
    /// let _: ControlFlow<()> = position.for_each_child(&Rules::CLASSIC, |one, child| {
    ///     assert_eq!(Ok(*child), position.play(&Rules::CLASSIC, one));
    ///     count += 1;
    ///     ControlFlow::Continue(())
    /// });
    /// assert_eq!(count, 30);
    /// ```
    pub fn for_each_child<B>(
        &self,
        rules: &Rules,
        mut visit: impl FnMut(Move, &Self) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let mut must_pass = !self.is_over();
        self.for_each_family(rules, |family| {
            must_pass = false;
            self.for_each_child_in(rules, &family, &mut visit)
        })?;
        if must_pass { self.visit_child(rules, Move::PASS, &mut visit) } else { ControlFlow::Continue(()) }
    }

    /// Like [`Position::for_each_child`], for the moves of one family that this position delivered.
    pub fn for_each_child_in<B>(
        &self,
        rules: &Rules,
        family: &MoveFamily,
        mut visit: impl FnMut(Move, &Self) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let from = family.from;
        match family.act {
            Act::Walk => {
                let stem = Stem::of_walk(self, rules, from, family.to);
                stem.grow(self, rules, |to| Move::new(from, to), &mut visit)
            }
            Act::Kill | Act::Relocate if family.exit.is_none() && !family.placements.is_empty() => {
                for to in family.to {
                    let arrival = Move::new(from, to);
                    let stem = Stem::of_arrival(self, rules, arrival, family.placements);
                    stem.grow(self, rules, |square| arrival.with_placement(square), &mut visit)?;
                }
                ControlFlow::Continue(())
            }
            _ => family.for_each_move(|one| self.visit_child(rules, one, &mut visit)),
        }
    }

    #[inline(never)]
    fn visit_child<B>(
        &self,
        rules: &Rules,
        one: Move,
        visit: &mut impl FnMut(Move, &Self) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        visit(one, &self.play_unchecked(rules, one))
    }
}

/// A position after a whole turn, except that one piece or corpse is still off the board. Wherever that is put down, nothing
/// more happens, but on a few squares: then the stem does not serve, and the turn has to be played as a whole.
struct Stem {
    position: Position,
    /// What is to be put down.
    code: Code,
    /// Where it may be put down.
    squares: SquareSet,
    /// Where it matters more than by standing there.
    matters: SquareSet,
}

impl Stem {
    /// A piece goes and nobody is touched: the piece is to be put down.
    fn of_walk(before: &Position, rules: &Rules, from: Square, squares: SquareSet) -> Self {
        let code = before.board.at(from);
        let mut position = *before;
        position.toggle(from, code);
        Self::of(position, rules, Toll::NONE, code, squares)
    }

    /// A piece arrives where its victim stands: the victim is to be put down.
    fn of_arrival(before: &Position, rules: &Rules, arrival: Move, squares: SquareSet) -> Self {
        let mut position = *before;
        let (toll, code) = position.take_victim(arrival);
        Self::of(position, rules, toll, code, squares)
    }

    fn of(mut position: Position, rules: &Rules, toll: Toll, code: Code, squares: SquareSet) -> Self {
        let matters = position.where_it_matters(code, squares);
        position.end_turn(rules, toll, position.in_power(), &mut |_| {});
        Self { position, code, squares, matters }
    }

    /// Puts it down on each of the squares in turn.
    #[inline]
    fn grow<B>(
        mut self,
        before: &Position,
        rules: &Rules,
        one: impl Fn(Square) -> Move,
        visit: &mut impl FnMut(Move, &Position) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        for square in self.squares {
            if self.matters.contains(square) {
                before.visit_child(rules, one(square), visit)?;
                continue;
            }
            self.position.toggle(square, self.code);
            let result = visit(one(square), &self.position);
            self.position.toggle(square, self.code);
            result?;
        }
        ControlFlow::Continue(())
    }
}

impl Position {
    /// The squares, of those given, on which an occupant that is still off the board could change power or complete a ring
    /// around a chief; all of them when there is such a ring already.
    fn where_it_matters(&self, code: Code, squares: SquareSet) -> SquareSet {
        let corpses = self.corpses();
        let mut gaps = SquareSet::EMPTY;
        for chief in self.role(Role::Chief) {
            let open = self.geometry.adjacent(chief) - corpses;
            if open.is_empty() {
                return squares;
            }
            if open.is_single() {
                gaps |= open;
            }
        }
        match code.piece() {
            None => gaps,
            Some(piece) if piece.role == Role::Chief => squares
                .iter()
                .filter(|&at| at == self.geometry.maze() || self.geometry.adjacent(at).is_subset(corpses))
                .collect(),
            Some(_) => SquareSet::EMPTY,
        }
    }
}
