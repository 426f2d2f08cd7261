//! Move generation (§2–§4, §9.1, §9.2).

mod piece_sets;
mod placing;
#[cfg(test)]
mod tests;

use alloc::vec::Vec;
use core::ops::ControlFlow;

use super::Position;
use crate::geometry::Range;
use crate::{Act, Geometry, Move, MoveFamily, OwnKills, ReporterKills, Role, Rules, Square, SquareSet};
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

    /// Like [`Position::for_each_family`], only for the pieces on the squares of `from`.
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
        if cfg!(feature = "small") || rules.has_further_options() {
            return generator.for_each_by_options(from, &mut visit);
        }
        generator.for_each_of_pieces::<false, B>(from, &mut visit)
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
        !self.is_over() && !self.has_move_from(rules, SquareSet::FULL)
    }

    /// Whether the player to move has a move with one of the pieces on the squares of `from`.
    pub(super) fn has_move_from(&self, rules: &Rules, from: SquareSet) -> bool {
        self.for_each_family_from(from, rules, |_| ControlFlow::Break(())).is_break()
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
    /// The rules of the game.
    pub(super) rules: &'a Rules,
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

    /// Calls `visit` with the families of the pieces on these squares. `FURTHER` says whether any of the
    /// [further options](Rules::has_further_options) is chosen; without them their code does not exist.
    #[inline(always)]
    fn for_each_of_pieces<const FURTHER: bool, B>(
        &self,
        from: SquareSet,
        visit: &mut impl FnMut(MoveFamily) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let movable = self.sets.movable(self.geometry) & from;
        let pieces = self.position.board.by_role();
        for square in pieces[Role::Chief as usize].set() & movable {
            self.chief::<FURTHER, B>(square, visit)?;
        }
        for square in pieces[Role::Assassin as usize].set() & movable {
            self.assassin(square, visit)?;
        }
        for square in pieces[Role::Reporter as usize].set() & movable {
            self.reporter::<FURTHER, B>(square, visit)?;
        }
        for square in pieces[Role::Militant as usize].set() & movable {
            self.militant::<FURTHER, B>(square, visit)?;
        }
        for square in pieces[Role::Diplomat as usize].set() & movable {
            self.diplomat(square, visit)?;
        }
        for square in pieces[Role::Necromobile as usize].set() & movable {
            self.necromobile::<FURTHER, B>(square, visit)?;
        }
        ControlFlow::Continue(())
    }

    /// The same with further options, compiled once for all visitors.
    #[cold]
    fn for_each_by_options<B>(
        &self,
        from: SquareSet,
        visit: &mut impl FnMut(MoveFamily) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let mut broken = None;
        self.visit_by_options(from, &mut |family| match visit(family) {
            ControlFlow::Continue(()) => ControlFlow::Continue(()),
            ControlFlow::Break(value) => {
                broken = Some(value);
                ControlFlow::Break(())
            }
        });
        broken.map_or(ControlFlow::Continue(()), ControlFlow::Break)
    }

    /// Visits the families of the pieces on these squares, with further options.
    #[inline(never)]
    fn visit_by_options(&self, from: SquareSet, visit: &mut dyn FnMut(MoveFamily) -> ControlFlow<()>) {
        let _: ControlFlow<()> = self.for_each_of_pieces::<true, ()>(from, &mut |family| visit(family));
    }

    /// The families of a militant.
    #[inline(always)]
    pub(super) fn militant<const FURTHER: bool, B>(
        &self,
        from: Square,
        visit: &mut impl FnMut(MoveFamily) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let piece = self.piece(Role::Militant, from);
        let reach = self.geometry.attacks_with(from, &self.sets.blockers, Range::TwoSteps);
        self.visit_walks(piece, reach & self.sets.empty_field.set(), visit)?;
        let victims = reach & self.sets.killable_on_field.set();
        if FURTHER {
            return self.militant_kills_by_options(from, victims, reach, visit);
        }
        let kills = MoveFamily { act: Act::Kill, to: victims, ..piece };
        self.visit_placing(kills, SquareSet::EMPTY, visit)
    }

    /// The families of a chief.
    #[inline(always)]
    pub(super) fn chief<const FURTHER: bool, B>(
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
        if FURTHER {
            return self.chief_kills_by_options(from, victims, visit);
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
        self.visit_placing_outside(piece, self.exits(from) | self.master_exits(from), visit)
    }

    /// The families of a necromobile.
    #[inline(always)]
    pub(super) fn necromobile<const FURTHER: bool, B>(
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
        let further = if FURTHER { self.maze_for_any_corpse() } else { SquareSet::EMPTY };
        self.visit_placing(on_field, further, visit)?;
        if corpses.is_subset(self.geometry.field()) {
            return ControlFlow::Continue(());
        }
        self.visit_placing_outside(piece, self.exits(from), visit)
    }

    /// The families of a reporter.
    #[inline(always)]
    pub(super) fn reporter<const FURTHER: bool, B>(
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
        if FURTHER && self.rules.reporter == ReporterKills::AllOwn {
            targets = self.position.touchable(self.rules, self.position.turn).set().without(from);
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
            ReporterKills::All | ReporterKills::AllOwn => {
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
        let act = Act::Walk;
        let exit = None;
        let declinable = false;
        MoveFamily { from, role, act, to: none, exit, victims: none, declinable, placements: none }
    }
}
