//! Move generation (§2–§4, §9.1).

mod piece_sets;

use alloc::vec::Vec;
use core::ops::ControlFlow;

use super::Position;
use crate::geometry::Range;
use crate::{
    Act, Geometry, MazeExit, Move, MoveFamily, OwnKills, ReporterKills, Role, Rules, Square, SquareSet,
};
pub(super) use piece_sets::PieceSets;

impl Position {
    /// Calls `visit` with every family of legal moves of the player to move, until it breaks. Every legal
    /// move but the forced pass is in exactly one family; for the pass see [`Position::must_pass`].
    ///
    /// ```
    /// use std::ops::ControlFlow;
    /// use djambi::{Act, Position, Rules};
    /// let search = Position::start().for_each_family(&Rules::CLASSIC, |family| match family.act {
    ///     Act::Walk => ControlFlow::Continue(()),
    ///     _ => ControlFlow::Break(family),
    /// });
    /// assert!(search.is_continue(), "nobody can be killed or relocated in the first turn");
    /// ```
    pub fn for_each_family<B>(
        &self,
        rules: &Rules,
        visit: impl FnMut(MoveFamily) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        self.for_each_family_from(SquareSet::FULL, rules, visit)
    }

    /// Like [`Position::for_each_family`], for the pieces on the squares of `from` alone.
    pub fn for_each_family_from<B>(
        &self,
        from: SquareSet,
        rules: &Rules,
        mut visit: impl FnMut(MoveFamily) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        if self.is_over() {
            return ControlFlow::Continue(());
        }
        let generator = MoveGenerator::new(self, rules);
        let visit = &mut visit;
        let movable = generator.sets.movable(self.geometry) & from;
        let pieces = self.board.by_role();
        for square in pieces[Role::Chief as usize].set() & movable {
            generator.chief(square, visit)?;
        }
        for square in pieces[Role::Assassin as usize].set() & movable {
            generator.assassin(square, visit)?;
        }
        for square in pieces[Role::Reporter as usize].set() & movable {
            generator.reporter(square, visit)?;
        }
        for square in pieces[Role::Militant as usize].set() & movable {
            generator.militant(square, visit)?;
        }
        for square in pieces[Role::Diplomat as usize].set() & movable {
            generator.diplomat(square, visit)?;
        }
        for square in pieces[Role::Necromobile as usize].set() & movable {
            generator.necromobile(square, visit)?;
        }
        ControlFlow::Continue(())
    }

    /// The families of legal moves of the player to move, as a list.
    ///
    /// ```
    /// use djambi::{Position, Rules};
    /// let families = Position::start().families(&Rules::CLASSIC);
    /// assert_eq!(families.len(), 5, "one for each piece that is not shut in");
    /// assert_eq!(families.iter().map(|family| family.len()).sum::<usize>(), 30);
    /// ```
    #[must_use]
    pub fn families(&self, rules: &Rules) -> Vec<MoveFamily> {
        let mut families = Vec::with_capacity(32);
        let _: ControlFlow<()> = self.for_each_family(rules, |family| {
            families.push(family);
            ControlFlow::Continue(())
        });
        families
    }

    /// The legal moves of the player to move, the forced pass included; none in a finished game.
    #[must_use]
    pub fn legal_moves(&self, rules: &Rules) -> Vec<Move> {
        let mut moves = Vec::with_capacity(256);
        let _: ControlFlow<()> = self.for_each_family(rules, |family| {
            family.for_each_move(|mv| {
                moves.push(mv);
                ControlFlow::Continue(())
            })
        });
        if moves.is_empty() && !self.is_over() {
            moves.push(Move::PASS);
        }
        moves
    }

    /// The number of legal moves, the forced pass included, counted without listing them.
    #[must_use]
    pub fn count_moves(&self, rules: &Rules) -> usize {
        let mut count = 0;
        let _: ControlFlow<()> = self.for_each_family(rules, |family| {
            count += family.len();
            ControlFlow::Continue(())
        });
        if count == 0 && !self.is_over() { 1 } else { count }
    }

    /// Whether the player to move has no move at all and so must pass (§2).
    #[must_use]
    pub fn must_pass(&self, rules: &Rules) -> bool {
        !self.is_over() && self.for_each_family(rules, |_| ControlFlow::Break(())).is_continue()
    }

    /// Whether a move is legal.
    #[must_use]
    pub fn is_legal(&self, rules: &Rules, wanted: Move) -> bool {
        let Some(from) = wanted.from() else { return wanted.is_pass() && self.must_pass(rules) };
        let search = |family: MoveFamily| {
            if family.contains(wanted) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        };
        self.for_each_family_from(SquareSet::of(from), rules, search).is_break()
    }
}

/// The families of moves of the player to move.
///
/// Its functions are always inlined: then families are not written to memory before `visit` uses them.
pub(super) struct MoveGenerator<'a> {
    /// The position.
    pub(super) position: &'a Position,
    rules: &'a Rules,
    /// The position's board.
    pub(super) geometry: &'static Geometry,
    /// The position's pieces, sorted.
    pub(super) sets: PieceSets,
}

impl<'a> MoveGenerator<'a> {
    /// Sorts the pieces of a position. Not inlined: compilers vectorise it only from memory to memory.
    #[inline(never)]
    pub(super) fn new(position: &'a Position, rules: &'a Rules) -> Self {
        Self { position, rules, geometry: position.geometry, sets: PieceSets::new(position, rules) }
    }

    /// The same generator for another position, whose pieces are sorted already.
    pub(super) fn with(&self, position: &'a Position, sets: PieceSets) -> Self {
        Self { position, sets, ..*self }
    }

    /// The families of a militant.
    #[inline(always)]
    pub(super) fn militant<B>(
        &self,
        from: Square,
        visit: &mut impl FnMut(MoveFamily) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let piece = self.piece(Role::Militant, from);
        let reach = self.geometry.attacks_with(from, &self.sets.blockers, Range::TwoSteps);
        self.visit_walks(piece, reach & self.sets.empty_field.set(), visit)?;
        let kills = MoveFamily { act: Act::Kill, to: reach & self.sets.killable_on_field.set(), ..piece };
        self.visit_placing(kills, SquareSet::EMPTY, visit)
    }

    /// The families of a chief.
    #[inline(always)]
    pub(super) fn chief<B>(
        &self,
        from: Square,
        visit: &mut impl FnMut(MoveFamily) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let piece = self.piece(Role::Chief, from);
        let reach = self.geometry.attacks_with(from, &self.sets.blockers, Range::Any);
        self.visit_walks(piece, reach - self.sets.occupied.set(), visit)?;
        let victims = reach & self.sets.killable.set();
        if victims.is_empty() {
            return ControlFlow::Continue(());
        }
        if from != self.geometry.maze() {
            return visit(MoveFamily {
                act: Act::Kill,
                to: victims,
                placements: self.placements(from),
                ..piece
            });
        }
        // On a full board, there is no square for the victim of a chief that leaves the maze.
        let placements = self.sets.empty_field.set();
        if placements.is_empty() {
            return ControlFlow::Continue(());
        }
        visit(MoveFamily { act: Act::Kill, to: victims, placements, ..piece })
    }

    /// The families of an assassin.
    #[inline(always)]
    pub(super) fn assassin<B>(
        &self,
        from: Square,
        visit: &mut impl FnMut(MoveFamily) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let piece = self.piece(Role::Assassin, from);
        let reach = self.geometry.attacks_with(from, &self.sets.blockers, Range::Any);
        self.visit_walks(piece, reach & self.sets.empty_field.set(), visit)?;
        let victims = reach & self.sets.killable_on_field.set();
        if !victims.is_empty() {
            visit(MoveFamily { act: Act::Kill, to: victims, ..piece })?;
        }
        if !self.takes_chief_in_maze(reach) {
            return ControlFlow::Continue(());
        }
        // The corpse goes to the assassin's start: the assassin may pass over that square but not end on it.
        for exit in self.exits(from).without(from) | self.master_exits(from) {
            visit(MoveFamily { act: Act::Kill, to: self.maze(), exit: Some(exit), ..piece })?;
        }
        ControlFlow::Continue(())
    }

    /// The families of a diplomat.
    #[inline(always)]
    pub(super) fn diplomat<B>(
        &self,
        from: Square,
        visit: &mut impl FnMut(MoveFamily) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let piece = self.piece(Role::Diplomat, from);
        let reach = self.geometry.attacks_with(from, &self.sets.blockers, Range::Any);
        self.visit_walks(piece, reach & self.sets.empty_field.set(), visit)?;
        let victims = reach & self.sets.enemies.set();
        if victims.is_empty() {
            return ControlFlow::Continue(());
        }
        let victims = victims & self.geometry.field();
        let chiefs = victims & self.position.role(Role::Chief);
        let piece = MoveFamily { act: Act::Relocate, ..piece };
        self.visit_placing(MoveFamily { to: victims - chiefs, ..piece }, SquareSet::EMPTY, visit)?;
        let empty_maze = self.maze() - self.sets.occupied.set();
        self.visit_placing(MoveFamily { to: chiefs, ..piece }, empty_maze, visit)?;
        if !self.takes_chief_in_maze(reach) {
            return ControlFlow::Continue(());
        }
        self.visit_relocations_from_maze(piece, self.exits(from) | self.master_exits(from), visit)
    }

    /// The families of a necromobile.
    #[inline(always)]
    pub(super) fn necromobile<B>(
        &self,
        from: Square,
        visit: &mut impl FnMut(MoveFamily) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let piece = self.piece(Role::Necromobile, from);
        let reach = self.geometry.attacks_with(from, &self.sets.blockers, Range::Any);
        self.visit_walks(piece, reach & self.sets.empty_field.set(), visit)?;
        let corpses = reach & self.position.corpses();
        let piece = MoveFamily { act: Act::Relocate, ..piece };
        let on_field = MoveFamily { to: corpses & self.geometry.field(), ..piece };
        self.visit_placing(on_field, SquareSet::EMPTY, visit)?;
        if corpses.is_subset(self.geometry.field()) {
            return ControlFlow::Continue(());
        }
        self.visit_relocations_from_maze(piece, self.exits(from), visit)
    }

    /// The families of a reporter.
    #[inline(always)]
    pub(super) fn reporter<B>(
        &self,
        from: Square,
        visit: &mut impl FnMut(MoveFamily) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let piece = self.piece(Role::Reporter, from);
        let quiet =
            self.geometry.attacks_with(from, &self.sets.blockers, Range::Any) & self.sets.empty_field.set();
        let mut targets = self.sets.reportable.set();
        if self.rules.own_kills == OwnKills::Pieces {
            targets = targets.without(from);
        }
        let beside = self.geometry.edge_adjacent_to_any(quiet, targets);
        let report = |to: Square| {
            let victims = self.geometry.edge_neighbours(to) & targets;
            MoveFamily { act: Act::Report, to: SquareSet::of(to), victims, declinable: true, ..piece }
        };
        match self.rules.reporter {
            ReporterKills::One => {
                for to in beside {
                    visit(report(to))?;
                }
            }
            ReporterKills::Must => {
                for to in beside {
                    let declinable = (self.geometry.edge_neighbours(to) & self.sets.enemies.set()).is_empty();
                    visit(MoveFamily { declinable, ..report(to) })?;
                }
            }
            ReporterKills::All => {
                for to in beside {
                    visit(MoveFamily { act: Act::ReportAll, declinable: false, ..report(to) })?;
                }
            }
        }
        let quiet = quiet - beside;
        self.visit_walks(piece, quiet, visit)
    }

    /// A family of a piece, still without a move.
    #[inline]
    fn piece(&self, role: Role, from: Square) -> MoveFamily {
        let none = SquareSet::EMPTY;
        let (act, exit, declinable) = (Act::Walk, None, false);
        MoveFamily { from, role, act, to: none, exit, victims: none, declinable, placements: none }
    }

    /// The maze, as a set.
    fn maze(&self) -> SquareSet {
        SquareSet::of(self.geometry.maze())
    }

    /// The squares on which a victim may be placed once the piece from `from`, a square of the field, has
    /// arrived.
    fn placements(&self, from: Square) -> SquareSet {
        self.sets.empty_field.set().with(from)
    }

    /// Whether a piece that sees `reach` sees an enemy chief in the maze.
    #[inline]
    fn takes_chief_in_maze(&self, reach: SquareSet) -> bool {
        self.sets.has_chief_in_maze && !(reach - self.geometry.field()).is_empty()
    }

    /// The squares that a piece from `from` sees inside the maze: its start is empty by then.
    fn attacks_from_maze(&self, from: Square) -> SquareSet {
        self.geometry.slider_attacks(self.geometry.maze(), self.sets.occupied.set().without(from))
    }

    /// The empty squares on which a piece from `from` may end after acting in the maze.
    fn exits(&self, from: Square) -> SquareSet {
        self.attacks_from_maze(from) & self.placements(from)
    }

    /// The squares of further chiefs on which an exit may end (§9.1).
    fn master_exits(&self, from: Square) -> SquareSet {
        match self.rules.maze_exit {
            MazeExit::Quiet => SquareSet::EMPTY,
            MazeExit::Master => {
                self.attacks_from_maze(from) & self.sets.enemies.set() & self.position.role(Role::Chief)
            }
        }
    }

    /// Visits the moves to empty squares, if there are any.
    #[inline]
    fn visit_walks<B>(
        &self,
        piece: MoveFamily,
        to: SquareSet,
        visit: &mut impl FnMut(MoveFamily) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        if to.is_empty() { ControlFlow::Continue(()) } else { visit(MoveFamily { to, ..piece }) }
    }

    /// Visits the moves of a family onto victims that the player places, on empty squares or in `further`, if
    /// there are victims. The start of the piece, on the field, is always free for them.
    #[inline]
    fn visit_placing<B>(
        &self,
        family: MoveFamily,
        further: SquareSet,
        visit: &mut impl FnMut(MoveFamily) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        if family.to.is_empty() {
            return ControlFlow::Continue(());
        }
        let placements = self.placements(family.from) | further;
        visit(MoveFamily { placements, ..family })
    }

    /// Visits the moves that relocate the occupant of the maze (§4).
    fn visit_relocations_from_maze<B>(
        &self,
        piece: MoveFamily,
        exits: SquareSet,
        visit: &mut impl FnMut(MoveFamily) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        for exit in exits {
            let placements = self.placements(piece.from).without(exit);
            if !placements.is_empty() {
                visit(MoveFamily { to: self.maze(), exit: Some(exit), placements, ..piece })?;
            }
        }
        ControlFlow::Continue(())
    }
}
