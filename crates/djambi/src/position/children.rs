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
    /// let _: ControlFlow<()> = position.for_each_child(&Rules::CLASSIC, |mv, child| {
    ///     assert_eq!(Ok(*child), position.play(&Rules::CLASSIC, mv));
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
        self.for_each_branch(rules, family, |branch| match branch {
            Branch::Stem(stem) => stem.grow(self, rules, &mut visit),
            Branch::Move(mv) => self.visit_child(rules, mv, &mut visit),
        })
    }

    /// The moves of a family, gathered on stems where they can be.
    pub(super) fn for_each_branch<B>(
        &self,
        rules: &Rules,
        family: &MoveFamily,
        mut visit: impl FnMut(Branch) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        match family.act {
            Act::Walk => visit(Branch::Stem(Stem::of_walk(self, rules, family))),
            Act::Kill | Act::Relocate if family.exit.is_none() && !family.placements.is_empty() => {
                for to in family.to {
                    visit(Branch::Stem(Stem::of_arrival(self, rules, family, to)))?;
                }
                ControlFlow::Continue(())
            }
            _ => family.for_each_move(|mv| visit(Branch::Move(mv))),
        }
    }

    #[inline(never)]
    fn visit_child<B>(
        &self,
        rules: &Rules,
        mv: Move,
        visit: &mut impl FnMut(Move, &Self) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        visit(mv, &self.play_unchecked(rules, mv))
    }
}

/// Moves to be played together, or one to be played alone.
pub(super) enum Branch {
    Stem(Stem),
    Move(Move),
}

/// A position after a whole turn, except that one piece or corpse is still off the board. Wherever that is put down, nothing
/// more happens, but on a few squares: then the stem does not serve, and the turn has to be played as a whole.
pub(super) struct Stem {
    pub(super) position: Position,
    /// What is to be put down.
    pub(super) code: Code,
    /// Where it may be put down.
    pub(super) squares: SquareSet,
    /// Where it matters more than by standing there.
    pub(super) matters: SquareSet,
    /// Where the moves start.
    from: Square,
    /// Where they arrive, unless it is the piece itself that is to be put down.
    to: Option<Square>,
}

impl Stem {
    /// A piece goes and nobody is touched: the piece is to be put down.
    fn of_walk(before: &Position, rules: &Rules, family: &MoveFamily) -> Self {
        let (from, squares) = (family.from, family.to);
        let (mut position, code) = (*before, before.board.at(from));
        position.toggle(from, code);
        let matters = position.end_turn_beforehand(rules, Toll::NONE, code, squares);
        Self { position, code, squares, matters, from, to: None }
    }

    /// A piece arrives where its victim stands: the victim is to be put down.
    fn of_arrival(before: &Position, rules: &Rules, family: &MoveFamily, to: Square) -> Self {
        let (from, squares) = (family.from, family.placements);
        let mut position = *before;
        let (toll, code) = position.take_victim(Move::new(from, to));
        let matters = position.end_turn_beforehand(rules, toll, code, squares);
        Self { position, code, squares, matters, from, to: Some(to) }
    }

    /// Puts it down on each of the squares in turn.
    #[inline]
    fn grow<B>(
        mut self,
        before: &Position,
        rules: &Rules,
        visit: &mut impl FnMut(Move, &Position) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        for square in self.squares {
            let mv = self.move_to(square);
            if self.matters.contains(square) {
                before.visit_child(rules, mv, visit)?;
                continue;
            }
            self.position.toggle(square, self.code);
            let result = visit(mv, &self.position);
            self.position.toggle(square, self.code);
            result?;
        }
        ControlFlow::Continue(())
    }

    /// The move by which it is put down on a square.
    #[inline]
    pub(super) fn move_to(&self, square: Square) -> Move {
        match self.to {
            None => Move::new(self.from, square),
            Some(to) => Move::new(self.from, to).with_placement(square),
        }
    }
}

impl Position {
    /// Ends a turn before the last thing that it puts on the board is there, on one of those squares. Gives the squares on
    /// which the turn does not end like that.
    fn end_turn_beforehand(
        &mut self,
        rules: &Rules,
        toll: Toll,
        code: Code,
        squares: SquareSet,
    ) -> SquareSet {
        let matters = self.where_it_matters(code, squares);
        self.end_turn(rules, toll, self.in_power(), &mut |_| {});
        matters
    }

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
