//! A chief and the pieces that attack it.

mod helped;

use std::cell::OnceCell;

use djambi::{MazeExit, MazeMilitant, Position, Role, Rules, Seat, Square, SquareSet};

use crate::attack_map::squares_to_report_from;

/// A chief, asked which opponents can kill it.
///
/// It looks along its own lines, which tell at once whose pieces attack it. An
/// [`AttackMap`](crate::AttackMap) would look along those of all opponents' pieces: see docs/decisions/020.
pub(super) struct AttackedChief<'a> {
    position: &'a Position,
    rules: &'a Rules,
    square: Square,
    occupied: SquareSet,
    empty: SquareSet,
    /// The squares that the chief sees, and is seen from.
    seen: SquareSet,
    /// The squares from which a militant could kill the chief.
    near: SquareSet,
    /// The squares from which a reporter could go to a side of the chief.
    reporting: OnceCell<SquareSet>,
}

impl<'a> AttackedChief<'a> {
    /// The chief on this square.
    pub(super) fn new(position: &'a Position, rules: &'a Rules, square: Square) -> Self {
        let geometry = position.geometry();
        let occupied = position.occupied();
        let in_maze = square == geometry.maze();
        Self {
            position,
            rules,
            square,
            occupied,
            empty: geometry.field() - occupied,
            seen: geometry.slider_attacks(square, occupied),
            near: match in_maze && rules.maze_militant == MazeMilitant::Never {
                true => SquareSet::EMPTY,
                false => geometry.militant_attacks(square, occupied),
            },
            reporting: OnceCell::new(),
        }
    }

    /// Whether this opponent could kill the chief with the next turn.
    pub(super) fn is_killed_by(&self, by: Seat) -> bool {
        let own = self.position.controlled_by(by);
        let of = |role: Role| own & self.position.role(role);
        let assassins = self.seen & of(Role::Assassin);
        // A militant leaves the maze by the way it came, but needs a square for the corpse (§9.2).
        let near = if self.in_maze() && self.empty.is_empty() { SquareSet::EMPTY } else { self.near };
        if !(self.seen & of(Role::Chief) | near & of(Role::Militant)).is_empty() {
            return true;
        }
        let is_assassinated = match self.in_maze() {
            true => assassins.iter().any(|from| self.finds_exit(by, from)),
            false => !assassins.is_empty(),
        };
        is_assassinated || self.is_reported_by(of(Role::Reporter)) || self.is_killed_in_passing_by(by)
    }

    /// Whether this opponent could kill the chief with two turns: by bringing a piece to where it attacks, by
    /// clearing a line, or by relocating the chief to where it is attacked.
    ///
    /// The opponent's own chief stays where it is: it is in power, and leaving the maze would cost the second
    /// turn.
    pub(super) fn is_killed_in_two_by(&self, by: Seat) -> bool {
        let geometry = self.position.geometry();
        let position = self.position;
        let occupied = self.occupied;
        let own = position.controlled_by(by);
        let of = |role: Role| own & position.role(role);
        if !(self.seen & of(Role::Diplomat)).is_empty() {
            return true;
        }
        let victims = position.enemies_of(self.rules, by) & geometry.field();
        let arrivals = self.empty | victims;
        let sees = |from: Square| geometry.slider_attacks(from, occupied);
        let assassin = |from: Square| !(sees(from) & arrivals & self.seen).is_empty();
        let militant =
            |from: Square| !(geometry.militant_attacks(from, occupied) & arrivals & self.near).is_empty();
        let reporter = |from: Square| !(sees(from) & self.empty & self.reporting()).is_empty();
        of(Role::Assassin).iter().any(assassin)
            || of(Role::Militant).iter().any(militant)
            || of(Role::Reporter).iter().any(reporter)
            || self.is_uncovered_by(own, own)
    }

    fn in_maze(&self) -> bool {
        self.square == self.position.geometry().maze()
    }

    /// Whether an assassin that kills in the maze can leave it.
    fn finds_exit(&self, by: Seat, from: Square) -> bool {
        let geometry = self.position.geometry();
        let seen = geometry.slider_attacks(geometry.maze(), self.occupied.without(from)).without(from);
        !(seen & (self.empty | self.exit_chiefs(by))).is_empty()
    }

    /// The chiefs on whose squares this opponent's exits may end (§9.1).
    fn exit_chiefs(&self, by: Seat) -> SquareSet {
        match self.rules.maze_exit {
            MazeExit::Quiet => SquareSet::EMPTY,
            MazeExit::Master => self.position.enemies_of(self.rules, by) & self.position.role(Role::Chief),
        }
    }

    /// Whether an assassin can kill a chief in the maze and this one in one turn (§9.1).
    fn is_killed_in_passing_by(&self, by: Seat) -> bool {
        let geometry = self.position.geometry();
        let occupied = self.occupied;
        let maze = geometry.maze();
        if !occupied.contains(maze) || self.in_maze() || !self.exit_chiefs(by).contains(maze) {
            return false;
        }
        let assassins = self.position.controlled_by(by) & self.position.role(Role::Assassin);
        let mut seeing = (geometry.slider_attacks(maze, occupied) & assassins).iter();
        seeing.any(|from| geometry.slider_attacks(maze, occupied.without(from)).contains(self.square))
    }

    /// Whether one of these reporters can go to a side of the chief.
    fn is_reported_by(&self, reporters: SquareSet) -> bool {
        !reporters.is_empty() && !(self.reporting() & reporters).is_empty()
    }

    fn reporting(&self) -> SquareSet {
        *self.reporting.get_or_init(|| squares_to_report_from(self.position, self.square))
    }

    /// Whether one of the attackers would attack the chief if one of the leaving pieces left the line
    /// between.
    fn is_uncovered_by(&self, leaving: SquareSet, attackers: SquareSet) -> bool {
        let geometry = self.position.geometry();
        let field = self.position.geometry().field();
        let with = |role: Role| attackers & self.position.role(role);
        let (militants, sliders) = (with(Role::Militant), with(Role::Assassin) | with(Role::Chief));
        let reporters = with(Role::Reporter);
        let sides = geometry.edge_neighbours(self.square) & field;
        let blockers = self.seen | self.reporting();
        (blockers & leaving).iter().any(|blocker| {
            let occupied = self.occupied.without(blocker);
            let steps = match self.in_maze() && self.rules.maze_militant == MazeMilitant::Never {
                true => SquareSet::EMPTY,
                false => geometry.militant_attacks(self.square, occupied),
            };
            let attackers = (geometry.slider_attacks(self.square, occupied) & sliders) | (steps & militants);
            let reports =
                |side| !(geometry.slider_attacks(side, occupied) & reporters).without(blocker).is_empty();
            !attackers.without(blocker).is_empty() || (sides - occupied).iter().any(reports)
        })
    }
}
