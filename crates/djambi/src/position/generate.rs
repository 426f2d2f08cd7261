//! What the player to move may do (§2–§4, §9.1).

mod count;
mod view;

use core::hint::black_box;
use core::ops::ControlFlow;

use alloc::vec::Vec;

use super::Position;
use crate::{
    Act, Geometry, MazeExit, Move, MoveFamily, OwnKills, ReporterKills, Role, Rules, Square, SquareSet,
};
use view::View;

impl Position {
    /// Gives every family of legal moves of the player to move to `visit` until that breaks. The forced pass is no
    /// family: see [`Position::must_pass`]. Every legal move but the pass is in exactly one family.
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
        let mover = Mover::new(self, rules);
        let mover = mover.hidden();
        let visit = &mut visit;
        let movable = mover.view.movable(self.geometry) & from;
        let pieces = self.board.by_role();
        for square in pieces[Role::Chief as usize].set() & movable {
            mover.chief(square, visit)?;
        }
        for square in pieces[Role::Assassin as usize].set() & movable {
            mover.assassin(square, visit)?;
        }
        for square in pieces[Role::Reporter as usize].set() & movable {
            mover.reporter(square, visit)?;
        }
        for square in pieces[Role::Militant as usize].set() & movable {
            mover.militant(square, visit)?;
        }
        for square in pieces[Role::Diplomat as usize].set() & movable {
            mover.diplomat(square, visit)?;
        }
        for square in pieces[Role::Necromobile as usize].set() & movable {
            mover.necromobile(square, visit)?;
        }
        ControlFlow::Continue(())
    }

    /// The families of legal moves of the player to move, as a list.
    ///
    /// ```
    /// use djambi::{Position, Rules};
    /// let families = Position::start().families(&Rules::CLASSIC);
    /// assert_eq!(families.len(), 5, "mv for each piece that is not shut in");
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

/// The board as the player to move sees it.
///
/// Its functions are few, and most are called in two places, so they are always inlined: then families need not go through
/// memory, whoever asks for them.
pub(super) struct Mover<'a> {
    position: &'a Position,
    rules: &'a Rules,
    geometry: &'static Geometry,
    view: View,
}

impl<'a> Mover<'a> {
    /// Not inlined: what is calculated from memory to memory, and nowhere else, compilers make of instructions for vectors.
    #[inline(never)]
    pub(super) fn new(position: &'a Position, rules: &'a Rules) -> Self {
        Self { position, rules, geometry: position.geometry, view: View::new(position, rules) }
    }

    /// The same mover, of whom compilers know nothing: else they load what a loop needs before it begins and store it again,
    /// for want of registers, although most loops are run through once.
    #[inline(always)]
    fn hidden(&self) -> &Self {
        black_box(self)
    }

    #[inline(always)]
    fn militant<B>(
        &self,
        from: Square,
        visit: &mut impl FnMut(MoveFamily) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let piece = self.piece(Role::Militant, from);
        let reach = self.geometry.steps_past(from, &self.view.obstacles);
        self.walk(piece, reach & self.view.empty_field.set(), visit)?;
        self.take(piece, Act::Kill, reach & self.view.prey.set(), SquareSet::EMPTY, visit)
    }

    #[inline(always)]
    fn chief<B>(&self, from: Square, visit: &mut impl FnMut(MoveFamily) -> ControlFlow<B>) -> ControlFlow<B> {
        let piece = self.piece(Role::Chief, from);
        let reach = self.geometry.slides_past(from, &self.view.obstacles);
        self.walk(piece, reach - self.view.occupied.set(), visit)?;
        let victims = reach & self.view.killable.set();
        if victims.is_empty() {
            return ControlFlow::Continue(());
        }
        if from != self.geometry.maze() {
            return visit(MoveFamily { act: Act::Kill, to: victims, placements: self.places(from), ..piece });
        }
        // On a full board, the victims of a chief who leaves the maze find no place.
        let placements = self.view.empty_field.set();
        if placements.is_empty() {
            return ControlFlow::Continue(());
        }
        visit(MoveFamily { act: Act::Kill, to: victims, placements, ..piece })
    }

    #[inline(always)]
    fn assassin<B>(
        &self,
        from: Square,
        visit: &mut impl FnMut(MoveFamily) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let piece = self.piece(Role::Assassin, from);
        let reach = self.geometry.slides_past(from, &self.view.obstacles);
        self.walk(piece, reach & self.view.empty_field.set(), visit)?;
        let victims = reach & self.view.prey.set();
        if !victims.is_empty() {
            visit(MoveFamily { act: Act::Kill, to: victims, ..piece })?;
        }
        if !self.takes_chief_in_maze(reach) {
            return ControlFlow::Continue(());
        }
        // The corpse will lie where the assassin started: he may pass over that square but not end on it.
        for exit in self.exits(from).without(from) | self.master_exits(from) {
            visit(MoveFamily { act: Act::Kill, to: self.maze(), exit: Some(exit), ..piece })?;
        }
        ControlFlow::Continue(())
    }

    #[inline(always)]
    fn diplomat<B>(
        &self,
        from: Square,
        visit: &mut impl FnMut(MoveFamily) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let piece = self.piece(Role::Diplomat, from);
        let reach = self.geometry.slides_past(from, &self.view.obstacles);
        self.walk(piece, reach & self.view.empty_field.set(), visit)?;
        let victims = reach & self.view.enemies.set();
        if victims.is_empty() {
            return ControlFlow::Continue(());
        }
        let victims = victims & self.geometry.field();
        let chiefs = victims & self.position.role(Role::Chief);
        self.take(piece, Act::Relocate, victims - chiefs, SquareSet::EMPTY, visit)?;
        self.take(piece, Act::Relocate, chiefs, self.maze() - self.view.occupied.set(), visit)?;
        if !self.takes_chief_in_maze(reach) {
            return ControlFlow::Continue(());
        }
        self.relocate_from_maze(piece, self.exits(from) | self.master_exits(from), visit)
    }

    #[inline(always)]
    fn necromobile<B>(
        &self,
        from: Square,
        visit: &mut impl FnMut(MoveFamily) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let piece = self.piece(Role::Necromobile, from);
        let reach = self.geometry.slides_past(from, &self.view.obstacles);
        self.walk(piece, reach & self.view.empty_field.set(), visit)?;
        let corpses = reach & self.position.corpses();
        self.take(piece, Act::Relocate, corpses & self.geometry.field(), SquareSet::EMPTY, visit)?;
        if corpses.is_subset(self.geometry.field()) {
            return ControlFlow::Continue(());
        }
        self.relocate_from_maze(piece, self.exits(from), visit)
    }

    #[inline(always)]
    fn reporter<B>(
        &self,
        from: Square,
        visit: &mut impl FnMut(MoveFamily) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let piece = self.piece(Role::Reporter, from);
        let quiet = self.geometry.slides_past(from, &self.view.obstacles) & self.view.empty_field.set();
        let mut prey = self.view.reportable.set();
        if self.rules.own_kills == OwnKills::Pieces {
            prey = prey.without(from);
        }
        let beside = self.geometry.beside(quiet, prey);
        let report = |to: Square| {
            let victims = self.geometry.sides(to) & prey;
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
                    let declinable = (self.geometry.sides(to) & self.view.enemies.set()).is_empty();
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
        self.walk(piece, quiet, visit)
    }

    /// A family of a piece without any move yet.
    #[inline]
    fn piece(&self, role: Role, from: Square) -> MoveFamily {
        let none = SquareSet::EMPTY;
        let (act, exit, declinable) = (Act::Walk, None, false);
        MoveFamily { from, role, act, to: none, exit, victims: none, declinable, placements: none }
    }

    fn maze(&self) -> SquareSet {
        SquareSet::of(self.geometry.maze())
    }

    /// Where a victim may be placed once the piece from `from`, a square of the field, has arrived where the victim stood.
    fn places(&self, from: Square) -> SquareSet {
        self.view.empty_field.set().with(from)
    }

    /// Whether a piece that sees `reach` sees an enemy chief in the maze.
    #[inline]
    fn takes_chief_in_maze(&self, reach: SquareSet) -> bool {
        self.view.has_chief_in_maze && !(reach - self.geometry.field()).is_empty()
    }

    /// What a piece that came from `from` sees from inside the maze: its start square is empty by then.
    fn sight_from_maze(&self, from: Square) -> SquareSet {
        self.geometry.slides(self.geometry.maze(), self.view.occupied.set().without(from))
    }

    fn exits(&self, from: Square) -> SquareSet {
        self.sight_from_maze(from) & self.places(from)
    }

    /// The further chiefs on which an exit may end (§9.1).
    fn master_exits(&self, from: Square) -> SquareSet {
        match self.rules.maze_exit {
            MazeExit::Quiet => SquareSet::EMPTY,
            MazeExit::Master => {
                self.sight_from_maze(from) & self.view.enemies.set() & self.position.role(Role::Chief)
            }
        }
    }

    /// Delivers the moves to empty squares, if there are any.
    #[inline]
    fn walk<B>(
        &self,
        piece: MoveFamily,
        to: SquareSet,
        visit: &mut impl FnMut(MoveFamily) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        if to.is_empty() { ControlFlow::Continue(()) } else { visit(MoveFamily { to, ..piece }) }
    }

    /// Delivers the moves onto victims that the mover places, on empty squares or on those of `beyond`, if there are any
    /// victims. They find a place at least where the piece came from, which is on the field.
    #[inline]
    fn take<B>(
        &self,
        piece: MoveFamily,
        act: Act,
        to: SquareSet,
        beyond: SquareSet,
        visit: &mut impl FnMut(MoveFamily) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        if to.is_empty() {
            return ControlFlow::Continue(());
        }
        let placements = self.places(piece.from) | beyond;
        visit(MoveFamily { act, to, placements, ..piece })
    }

    /// Delivers the moves that relocate what is in the maze (§4).
    fn relocate_from_maze<B>(
        &self,
        piece: MoveFamily,
        exits: SquareSet,
        visit: &mut impl FnMut(MoveFamily) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        for exit in exits {
            let placements = self.places(piece.from).without(exit);
            if !placements.is_empty() {
                let (act, to, exit) = (Act::Relocate, self.maze(), Some(exit));
                visit(MoveFamily { act, to, exit, placements, ..piece })?;
            }
        }
        ControlFlow::Continue(())
    }
}
