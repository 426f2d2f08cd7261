//! The placements and exits of moves, and the families that have them.

use core::ops::ControlFlow;

use super::MoveGenerator;
use crate::{Act, MazeCorpse, MazeExit, MazeMilitant, MoveFamily, Role, Square, SquareSet};

impl MoveGenerator<'_> {
    /// The maze, as a set.
    pub(super) fn maze(&self) -> SquareSet {
        SquareSet::of(self.geometry.maze())
    }

    /// The squares on which a victim may be placed once the piece from `from`, a square of the field, has
    /// arrived.
    pub(super) fn placements(&self, from: Square) -> SquareSet {
        self.sets.empty_field.set().with(from)
    }

    /// Whether a piece that sees `reach` sees an enemy chief in the maze.
    #[inline]
    pub(super) fn takes_chief_in_maze(&self, reach: SquareSet) -> bool {
        self.sets.has_chief_in_maze && !(reach - self.geometry.field()).is_empty()
    }

    /// The squares that a piece from `from` sees inside the maze: its start is empty by then.
    fn attacks_from_maze(&self, from: Square) -> SquareSet {
        self.geometry.slider_attacks(self.geometry.maze(), self.sets.occupied.set().without(from))
    }

    /// The empty squares on which a piece from `from` may end after acting in the maze.
    pub(super) fn exits(&self, from: Square) -> SquareSet {
        self.attacks_from_maze(from) & self.placements(from)
    }

    /// The squares of further chiefs on which an exit may end (§9.1).
    pub(super) fn master_exits(&self, from: Square) -> SquareSet {
        match self.rules.maze_exit {
            MazeExit::Quiet => SquareSet::EMPTY,
            MazeExit::Master => {
                self.attacks_from_maze(from) & self.sets.enemies.set() & self.position.role(Role::Chief)
            }
        }
    }

    /// Visits the moves to empty squares, if there are any.
    #[inline]
    pub(super) fn visit_walks<B>(
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
    pub(super) fn visit_placing<B>(
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

    /// The kills of a militant that sees `reach`, with options about the maze (§9.2).
    pub(super) fn militant_kills_by_options<B>(
        &self,
        from: Square,
        victims: SquareSet,
        reach: SquareSet,
        visit: &mut impl FnMut(MoveFamily) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let piece = MoveFamily { act: Act::Kill, ..self.piece(Role::Militant, from) };
        self.visit_kills(MoveFamily { to: victims, ..piece }, self.placements(from), visit)?;
        if self.rules.maze_militant == MazeMilitant::Never || !self.takes_chief_in_maze(reach) {
            return ControlFlow::Continue(());
        }
        let steps =
            self.geometry.militant_attacks(self.geometry.maze(), self.sets.occupied.set().without(from));
        self.visit_placing_outside(piece, steps & self.placements(from), visit)
    }

    /// The kills of a chief, with options about the maze (§9.2).
    pub(super) fn chief_kills_by_options<B>(
        &self,
        from: Square,
        victims: SquareSet,
        visit: &mut impl FnMut(MoveFamily) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let kills = MoveFamily { act: Act::Kill, to: victims, ..self.piece(Role::Chief, from) };
        let is_leaving = from == self.geometry.maze();
        let field = if is_leaving { self.sets.empty_field.set() } else { self.placements(from) };
        self.visit_kills(kills, field, visit)
    }

    /// The maze, if it is empty and open to every corpse (§9.2).
    pub(super) fn maze_for_any_corpse(&self) -> SquareSet {
        match self.rules.maze_corpse {
            MazeCorpse::Any => self.maze() - self.sets.occupied.set(),
            MazeCorpse::Never | MazeCorpse::Chief => SquareSet::EMPTY,
        }
    }

    /// Visits the kills of a militant or a chief: corpses may be placed on the squares of `field` and, if it
    /// is empty once the piece has left its start, in the maze as far as the option `maze_corpse` allows it.
    fn visit_kills<B>(
        &self,
        kills: MoveFamily,
        field: SquareSet,
        visit: &mut impl FnMut(MoveFamily) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let is_maze_empty = !self.sets.occupied.set().without(kills.from).contains(self.geometry.maze());
        let into_maze = match self.rules.maze_corpse {
            _ if !is_maze_empty => SquareSet::EMPTY,
            MazeCorpse::Never => SquareSet::EMPTY,
            MazeCorpse::Chief => kills.to & self.position.role(Role::Chief),
            MazeCorpse::Any => kills.to,
        };
        for (to, placements) in [(kills.to - into_maze, field), (into_maze, field | self.maze())] {
            if !to.is_empty() && !placements.is_empty() {
                visit(MoveFamily { to, placements, ..kills })?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Visits the moves that take up the occupant of the maze and place it outside (§4).
    pub(super) fn visit_placing_outside<B>(
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
