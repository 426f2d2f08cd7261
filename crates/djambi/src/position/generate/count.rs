//! Counting the moves of one piece, and knowing when they stay the same.

use core::ops::ControlFlow;

use super::Mover;
use crate::geometry::ANY;
use crate::position::halves::Halves;
use crate::{MoveFamily, Position, Role, Square, SquareSet};

impl<'a> Mover<'a> {
    /// The pieces he commands that are not shut in, with their roles.
    pub(in crate::position) fn pieces(&self) -> impl Iterator<Item = (Role, Square)> {
        let movable = self.view.movable(self.geometry);
        let of_role = move |(role, pieces): (Role, Halves)| {
            (pieces.set() & movable).iter().map(move |square| (role, square))
        };
        Role::ALL.into_iter().zip(self.position.board.by_role()).flat_map(of_role)
    }

    /// The number of moves of one of his pieces, if so many of the placements that he has were not to be had.
    pub(in crate::position) fn count(&self, role: Role, from: Square, fewer: usize) -> usize {
        let mut count = 0;
        let visit = &mut |family: MoveFamily| {
            count += family.len_without(fewer);
            ControlFlow::<()>::Continue(())
        };
        let _: ControlFlow<()> = match role {
            Role::Chief => self.chief(from, visit),
            Role::Assassin => self.assassin(from, visit),
            Role::Reporter => self.reporter(from, visit),
            Role::Militant => self.militant(from, visit),
            Role::Diplomat => self.diplomat(from, visit),
            Role::Necromobile => self.necromobile(from, visit),
        };
        count
    }

    /// The squares on which the moves of one of his pieces depend: if something is put on another empty square of the field,
    /// they stay the same, except that one placement less is to be had.
    pub(in crate::position) fn watched(&self, role: Role, from: Square) -> SquareSet {
        let steps = if role == Role::Militant { 2 } else { ANY };
        let watched = self.geometry.watched(from, self.view.occupied.set(), steps);
        let maze = self.geometry.maze();
        match role {
            Role::Chief | Role::Militant => watched,
            Role::Reporter => (watched & self.view.empty_field.set())
                .iter()
                .fold(watched, |all, to| all | self.geometry.sides(to)),
            // In the maze there may be more to do, and to be seen from there.
            _ if watched.contains(maze) && self.view.occupied.set().contains(maze) => self.geometry.all(),
            _ => watched,
        }
    }

    /// The same after a corpse was put on an empty square, which makes this position.
    pub(in crate::position) fn with_corpse(&self, position: &'a Position, square: Square) -> Self {
        Self { position, view: self.view.with_corpse(square), ..*self }
    }
}
