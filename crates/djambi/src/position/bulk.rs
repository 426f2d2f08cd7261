//! Bulk play and bulk counting, for perft: the moves of a family are played, and their replies counted,
//! together.

use core::ops::ControlFlow;

use super::bits128::Bits128;
use super::board::Code;
use super::generate::{MoveGenerator, PieceSets};
use super::play::Casualties;
use super::{Position, StoryEvent};
use crate::geometry::{Blockers, Range};
use crate::{Act, MazeMilitant, Move, MoveFamily, Role, Rules, Square, SquareSet};

impl Position {
    /// Plays every legal move, the forced pass included, and calls `visit` with the move and the position
    /// after it, until it breaks. Several times as fast as playing the moves one by one.
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
            self.for_each_group(rules, &family, |group| match group {
                MoveGroup::Together(turn) => turn.for_each_child(self, rules, &mut visit),
                MoveGroup::Single(mv) => self.visit_child(rules, mv, &mut visit),
            })
        })?;
        if must_pass { self.visit_child(rules, Move::PASS, &mut visit) } else { ControlFlow::Continue(()) }
    }

    /// The number of sequences of two turns: the sum of [`Position::count_moves`] over the children.
    pub(crate) fn count_replies(&self, rules: &Rules) -> u64 {
        let mut replies = 0;
        let mut must_pass = !self.is_over();
        let _: ControlFlow<()> = self.for_each_family(rules, |family| {
            must_pass = false;
            self.for_each_group(rules, &family, |group| {
                replies += match group {
                    MoveGroup::Together(turn) if rules.has_further_options() => {
                        turn.count_replies::<true>(self, rules)
                    }
                    MoveGroup::Together(turn) => turn.count_replies::<false>(self, rules),
                    MoveGroup::Single(mv) => self.count_replies_to(rules, mv),
                };
                ControlFlow::Continue(())
            })
        });
        if must_pass { self.count_replies_to(rules, Move::PASS) } else { replies }
    }

    /// The moves of a family, together where they can be played together.
    fn for_each_group<B>(
        &self,
        rules: &Rules,
        family: &MoveFamily,
        mut visit: impl FnMut(MoveGroup) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        match family.act {
            Act::Walk => visit(MoveGroup::Together(PartialTurn::of_walk(self, rules, family))),
            Act::Kill | Act::Relocate if family.exit.is_none() && !family.placements.is_empty() => {
                for to in family.to {
                    visit(MoveGroup::Together(PartialTurn::of_arrival(self, rules, family, to)))?;
                }
                ControlFlow::Continue(())
            }
            _ => family.for_each_move(|mv| visit(MoveGroup::Single(mv))),
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

    #[inline(never)]
    fn count_replies_to(&self, rules: &Rules, mv: Move) -> u64 {
        self.play_unchecked(rules, mv).count_moves(rules) as u64
    }

    /// Ends a turn before its last piece or corpse is put down on one of `squares`. Returns the squares on
    /// which that would have further consequences.
    fn end_turn_early(
        &mut self,
        rules: &Rules,
        casualties: Casualties,
        code: Code,
        squares: SquareSet,
    ) -> SquareSet {
        let consequential = self.consequential_squares(code, squares);
        self.end_turn(rules, casualties, self.in_power(), &mut |_: StoryEvent| {});
        consequential
    }

    /// The squares among `squares` on which an occupant that is still off the board could change power or
    /// close a ring around a chief; all of them if there is a closed ring already.
    fn consequential_squares(&self, code: Code, squares: SquareSet) -> SquareSet {
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
            // In the maze (§9.2) a corpse also takes a square from the placements of chiefs.
            None => gaps.with(self.geometry.maze()),
            Some(piece) if piece.role == Role::Chief => squares
                .iter()
                .filter(|&at| at == self.geometry.maze() || self.geometry.adjacent(at).is_subset(corpses))
                .collect(),
            Some(_) => SquareSet::EMPTY,
        }
    }
}

/// Moves that are played together, or one that is played alone.
enum MoveGroup {
    Together(PartialTurn),
    Single(Move),
}

/// A position after a whole turn, except that one piece or corpse is still off the board.
///
/// Putting it down only occupies a square, except on the consequential squares: moves that end there are
/// played one by one.
struct PartialTurn {
    position: Position,
    /// The code of the piece or corpse that is still off the board.
    code: Code,
    /// The squares on which it may be put down.
    squares: SquareSet,
    /// The squares on which putting it down has further consequences.
    consequential: SquareSet,
    /// The start of the moves.
    from: Square,
    /// The square of arrival; `None` if the moving piece itself is off the board.
    to: Option<Square>,
}

impl PartialTurn {
    /// A walk: the moving piece is off the board.
    fn of_walk(before: &Position, rules: &Rules, family: &MoveFamily) -> Self {
        let from = family.from;
        let squares = family.to;
        let mut position = *before;
        let code = before.board.at(from);
        position.toggle(from, code);
        let consequential = position.end_turn_early(rules, Casualties::NONE, code, squares);
        Self { position, code, squares, consequential, from, to: None }
    }

    /// A kill or relocation: the piece has arrived, and its victim is off the board.
    fn of_arrival(before: &Position, rules: &Rules, family: &MoveFamily, to: Square) -> Self {
        let from = family.from;
        let squares = family.placements;
        let mut position = *before;
        let (casualties, code) = position.take_victim(Move::new(from, to));
        let consequential = position.end_turn_early(rules, casualties, code, squares);
        Self { position, code, squares, consequential, from, to: Some(to) }
    }

    /// Calls `visit` with each move and the position after it.
    #[inline]
    fn for_each_child<B>(
        mut self,
        before: &Position,
        rules: &Rules,
        visit: &mut impl FnMut(Move, &Position) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        for square in self.squares {
            let mv = self.move_to(square);
            if self.consequential.contains(square) {
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

    /// The move that puts the piece or corpse down on a square.
    #[inline]
    fn move_to(&self, square: Square) -> Move {
        match self.to {
            None => Move::new(self.from, square),
            Some(to) => Move::new(self.from, to).with_placement(square),
        }
    }

    /// The sum of the next player's moves over the squares on which the piece or corpse is put down.
    ///
    /// The moves of a piece depend only on its relevant squares. So each piece is counted once for every
    /// relevant square among these, and once for all the others.
    fn count_replies<const FURTHER: bool>(mut self, before: &Position, rules: &Rules) -> u64 {
        let alone = self.squares & self.consequential;
        let played = alone.iter().map(|square| before.count_replies_to(rules, self.move_to(square))).sum();
        if self.position.is_over() {
            return played;
        }
        let squares = self.squares - alone;
        let mut replies = 0;
        let mut movable = SquareSet::EMPTY;
        let partial = self.position;
        let generator = MoveGenerator::new(&partial, rules);
        for (role, from) in generator.pieces() {
            let relevant = generator.relevant_squares(role, from) & squares;
            let others = squares - relevant;
            if !others.is_empty() {
                let moves = generator.count::<FURTHER>(role, from, 1);
                replies += moves * others.len();
                if moves > 0 {
                    movable |= others;
                }
            }
            for square in relevant {
                self.position.toggle(square, self.code);
                let child = match self.code {
                    Code::CORPSE => generator.with(&self.position, generator.sets.with_corpse(square)),
                    _ => MoveGenerator::new(&self.position, rules),
                };
                let moves = child.count::<FURTHER>(role, from, 0);
                self.position.toggle(square, self.code);
                replies += moves;
                if moves > 0 {
                    movable = movable.with(square);
                }
            }
        }
        // A piece that is put down has moves too, if it is the next player's.
        if let Some(piece) =
            self.code.piece().filter(|piece| partial.is_controlled_by(piece.army, partial.turn))
        {
            for square in squares {
                self.position.toggle(square, self.code);
                let moves = MoveGenerator::new(&self.position, rules).count::<FURTHER>(piece.role, square, 0);
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

impl MoveGenerator<'_> {
    /// The player's pieces that are not shut in, with their roles.
    fn pieces(&self) -> impl Iterator<Item = (Role, Square)> {
        let movable = self.sets.movable(self.geometry);
        let of_role = move |(role, pieces): (Role, Bits128)| {
            (pieces.set() & movable).iter().map(move |square| (role, square))
        };
        Role::ALL.into_iter().zip(self.position.board.by_role()).flat_map(of_role)
    }

    /// The number of moves of one of the player's pieces, if `taken` of the squares for placements were
    /// occupied.
    fn count<const FURTHER: bool>(&self, role: Role, from: Square, taken: usize) -> usize {
        let mut count = 0;
        let visit = &mut |family: MoveFamily| {
            count += match family.placements.len() {
                0 => family.len(),
                // With placements, there is a move for each pair of arrival and placement.
                placements => family.to.len() * (placements - taken),
            };
            ControlFlow::<()>::Continue(())
        };
        let _: ControlFlow<()> = match role {
            Role::Chief => self.chief::<FURTHER, ()>(from, visit),
            Role::Assassin => self.assassin(from, visit),
            Role::Reporter => self.reporter::<FURTHER, ()>(from, visit),
            Role::Militant => self.militant::<FURTHER, ()>(from, visit),
            Role::Diplomat => self.diplomat(from, visit),
            Role::Necromobile => self.necromobile::<FURTHER, ()>(from, visit),
        };
        count
    }

    /// The squares on which the moves of one of the player's pieces depend. An occupant put on any other
    /// empty square of the field leaves them as they are, but for one placement less.
    fn relevant_squares(&self, role: Role, from: Square) -> SquareSet {
        let range = if role == Role::Militant { Range::TwoSteps } else { Range::Any };
        let relevant = self.geometry.relevant_squares(from, &self.sets.blockers, range);
        let maze = self.geometry.maze();
        match role {
            Role::Chief => relevant,
            Role::Militant if self.rules.maze_militant == MazeMilitant::Never => relevant,
            Role::Reporter => (relevant & self.sets.empty_field.set())
                .iter()
                .fold(relevant, |all, to| all | self.geometry.edge_neighbours(to)),
            // The piece may act in the maze and see further squares from there.
            _ if relevant.contains(maze) && self.sets.occupied.set().contains(maze) => self.geometry.all(),
            _ => relevant,
        }
    }
}

impl PieceSets {
    /// The same after a corpse was put on an empty square.
    #[inline]
    fn with_corpse(&self, square: Square) -> Self {
        let corpse = Bits128::of(SquareSet::of(square));
        let mut sets = *self;
        sets.occupied = self.occupied | corpse;
        sets.blockers = Blockers::of_words(sets.occupied.0);
        sets.empty_field = self.empty_field - corpse;
        sets
    }
}
