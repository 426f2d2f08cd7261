//! The attack of one side on one chief.

use djambi::{MazeExit, Position, Role, Rules, Seat, Square, SquareSet};

use crate::attack_map::{AttackMap, Attacks};

/// One side's pieces and the square of an enemy chief that they may attack.
pub(super) struct ChiefAttack<'a> {
    position: &'a Position,
    rules: &'a Rules,
    player: Seat,
    attack_map: &'a AttackMap<'a>,
    target: Square,
}

impl<'a> ChiefAttack<'a> {
    /// The attack of a player's side on the chief on `target`.
    pub(super) const fn new(
        rules: &'a Rules,
        player: Seat,
        attack_map: &'a AttackMap<'a>,
        target: Square,
    ) -> Self {
        Self { position: attack_map.position(), rules, player, attack_map, target }
    }

    /// Whether the side could kill the chief with the next turn.
    pub(super) fn kills(&self) -> bool {
        let Attacks { chief, assassins, militants, reporters, .. } = self.attack_map.by(self.player);
        (chief | militants | reporters).contains(self.target)
            || assassins.contains(self.target) && (!self.in_maze() || self.any_assassin_finds_exit())
            || self.kills_in_passing()
    }

    /// Whether the side could kill the chief with two turns: by bringing a piece to where it attacks, by clearing a
    /// line, or by relocating the chief to where it is attacked.
    ///
    /// The side's own chief stays where it is: it is in power, and leaving the maze would cost the second turn.
    pub(super) fn kills_in_two(&self) -> bool {
        let (geometry, position) = (self.position.geometry(), self.position);
        if self.attack_map.grabs_by(self.player).contains(self.target) {
            return true;
        }
        let victims = position.enemies_of(self.rules, self.player) & geometry.field();
        let occupied = position.occupied();
        let arrivals = self.empty() | victims;
        let seen = geometry.slides(self.target, occupied);
        let assassin = |from: Square| !(geometry.slides(from, occupied) & arrivals & seen).is_empty();
        let near = geometry.steps(self.target, occupied);
        let militant = |from: Square| !(geometry.steps(from, occupied) & arrivals & near).is_empty();
        let of = |role: Role| self.own(role).iter();
        of(Role::Assassin).any(assassin)
            || (!self.in_maze() && of(Role::Militant).any(militant))
            || !(self.attack_map.by(self.player).arrivals & self.reporting_squares()).is_empty()
            || self.clears_a_line(seen)
    }

    /// The side's pieces of a role.
    fn own(&self, role: Role) -> SquareSet {
        self.position.role(role) & self.position.controlled_by(self.player)
    }

    /// The empty squares of the field.
    fn empty(&self) -> SquareSet {
        self.position.geometry().field() - self.position.occupied()
    }

    fn in_maze(&self) -> bool {
        self.target == self.position.geometry().maze()
    }

    /// Whether an assassin that sees the maze can kill there and leave it.
    fn any_assassin_finds_exit(&self) -> bool {
        let geometry = self.position.geometry();
        let seeing = geometry.slides(geometry.maze(), self.position.occupied());
        (seeing & self.own(Role::Assassin)).iter().any(|from| self.finds_exit(from))
    }

    fn finds_exit(&self, from: Square) -> bool {
        let geometry = self.position.geometry();
        let seen = geometry.slides(geometry.maze(), self.position.occupied().without(from)).without(from);
        !(seen & (self.empty() | self.further_chiefs())).is_empty()
    }

    /// The chiefs on whose squares an exit may end (§9.1).
    fn further_chiefs(&self) -> SquareSet {
        match self.rules.maze_exit {
            MazeExit::Quiet => SquareSet::EMPTY,
            MazeExit::Master => {
                self.position.enemies_of(self.rules, self.player) & self.position.role(Role::Chief)
            }
        }
    }

    /// Whether an assassin can kill a chief in the maze and the one on the target in one turn (§9.1).
    fn kills_in_passing(&self) -> bool {
        let (geometry, occupied) = (self.position.geometry(), self.position.occupied());
        let maze = geometry.maze();
        if !occupied.contains(maze) || self.in_maze() || !self.further_chiefs().contains(maze) {
            return false;
        }
        let seeing = geometry.slides(maze, occupied) & self.own(Role::Assassin);
        seeing.iter().any(|from| geometry.slides(maze, occupied.without(from)).contains(self.target))
    }

    /// The squares from which a reporter reaches a side of the target.
    fn reporting_squares(&self) -> SquareSet {
        let geometry = self.position.geometry();
        let sides = geometry.sides(self.target) & self.empty();
        let occupied = self.position.occupied();
        sides.iter().fold(SquareSet::EMPTY, |seen, side| seen | geometry.slides(side, occupied))
    }

    /// Whether a piece that attacks the target stands behind another piece of the side, which can go away. `seen` are
    /// the squares that the target sees.
    fn clears_a_line(&self, seen: SquareSet) -> bool {
        let (geometry, field) = (self.position.geometry(), self.position.geometry().field());
        let all = self.position.occupied();
        let sliders = self.own(Role::Assassin) | self.own(Role::Chief);
        let (militants, reporters) = (self.own(Role::Militant), self.own(Role::Reporter));
        let sides = geometry.sides(self.target) & field;
        let seen_from = |seen, side| seen | geometry.slides(side, all);
        let blockers = (sides - all).iter().fold(seen, seen_from);
        (blockers & self.position.controlled_by(self.player)).iter().any(|blocker| {
            let occupied = all.without(blocker);
            let steps = if self.in_maze() { SquareSet::EMPTY } else { geometry.steps(self.target, occupied) };
            let attackers = (geometry.slides(self.target, occupied) & sliders) | (steps & militants);
            let reports = |side| !(geometry.slides(side, occupied) & reporters).without(blocker).is_empty();
            !attackers.without(blocker).is_empty() || (sides - occupied).iter().any(reports)
        })
    }
}
