//! Which squares a player's pieces strike.

use djambi::{MazeExit, Position, Role, Rules, Seat, SetwiseAttacks, Square, SquareSet};

/// The squares on which any of these pieces could kill an enemy piece:
pub(crate) fn strikes(position: &Position, pieces: SquareSet) -> SquareSet {
    strikes_on(&SetwiseAttacks::new(position.geometry(), position.occupied()), position, pieces)
}

/// The same for whoever has a sweep of the position.
pub(crate) fn strikes_on(sweep: &SetwiseAttacks, position: &Position, pieces: SquareSet) -> SquareSet {
    let (geometry, occupied) = (position.geometry(), position.occupied());
    let of = |role: Role| pieces & position.role(role);
    let arrivals = (sweep.slider_attacks(of(Role::Reporter)) - occupied) & geometry.field();
    (sweep.militant_attacks(of(Role::Militant)) & geometry.field())
        | sweep.slider_attacks(of(Role::Assassin) | of(Role::Chief))
        | sweep.edge_neighbours(arrivals)
}

/// A player's pieces as they aim at one square, that of a chief who is his enemy.
pub(crate) struct Aim<'a> {
    position: &'a Position,
    rules: &'a Rules,
    player: Seat,
    target: Square,
    own: SquareSet,
    occupied: SquareSet,
    empty: SquareSet,
    /// What is seen from the target, and so sees it.
    seen: SquareSet,
}

impl<'a> Aim<'a> {
    pub(crate) fn new(position: &'a Position, rules: &'a Rules, player: Seat, target: Square) -> Self {
        let (geometry, occupied) = (position.geometry(), position.occupied());
        Self {
            position,
            rules,
            player,
            target,
            own: position.controlled_by(player),
            occupied,
            empty: geometry.field() - occupied,
            seen: geometry.slider_attacks(target, occupied),
        }
    }

    /// Whether the player could kill the chief on the target if it were his turn.
    pub(crate) fn kills(&self) -> bool {
        let geometry = self.position.geometry();
        let seeing = self.seen & self.own;
        if !(seeing & self.position.role(Role::Chief)).is_empty() {
            return true;
        }
        let strikes = if self.in_maze() {
            (seeing & self.position.role(Role::Assassin)).iter().any(|from| self.finds_exit(from))
        } else {
            let stepping = geometry.militant_attacks(self.target, self.occupied) & self.own;
            !(seeing & self.position.role(Role::Assassin)).is_empty()
                || !(stepping & self.position.role(Role::Militant)).is_empty()
        };
        strikes || self.reporter_arrives() || self.kills_in_passing()
    }

    /// Whether the player could kill the chief on the target if he had two turns: by bringing a piece to where it strikes,
    /// by clearing a line, or by carrying the chief to where he is struck.
    ///
    /// His own chief is left where he is: he is in power, and would lose the second turn with the maze.
    pub(crate) fn kills_in_two(&self) -> bool {
        let (geometry, position) = (self.position.geometry(), self.position);
        if !(self.seen & self.own & position.role(Role::Diplomat)).is_empty() {
            return true;
        }
        let victims = position.enemies_of(self.rules, self.player) & geometry.field();
        let arrivals = self.empty | victims;
        let sees = |from: Square| geometry.slider_attacks(from, self.occupied);
        let assassin = |from: Square| !(sees(from) & arrivals & self.seen).is_empty();
        let near = geometry.militant_attacks(self.target, self.occupied);
        let militant =
            |from: Square| !(geometry.militant_attacks(from, self.occupied) & arrivals & near).is_empty();
        let reporting = self.reporting_squares();
        let reporter = |from: Square| !(sees(from) & self.empty & reporting).is_empty();
        let of = |role: Role| (self.own & position.role(role)).iter();
        of(Role::Assassin).any(assassin)
            || (!self.in_maze() && of(Role::Militant).any(militant))
            || of(Role::Reporter).any(reporter)
            || self.clears_a_line()
    }

    fn in_maze(&self) -> bool {
        self.target == self.position.geometry().maze()
    }

    /// Whether an assassin who kills in the maze can leave it.
    fn finds_exit(&self, from: Square) -> bool {
        let geometry = self.position.geometry();
        let seen = geometry.slider_attacks(geometry.maze(), self.occupied.without(from)).without(from);
        !(seen & self.empty).is_empty() || !(seen & self.further_chiefs()).is_empty()
    }

    /// The chiefs on whom an exit may end (§9.1).
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
        let (geometry, chiefs) = (self.position.geometry(), self.further_chiefs());
        let maze = geometry.maze();
        if self.in_maze() || !chiefs.contains(maze) {
            return false;
        }
        let seeing =
            geometry.slider_attacks(maze, self.occupied) & self.own & self.position.role(Role::Assassin);
        seeing
            .iter()
            .any(|from| geometry.slider_attacks(maze, self.occupied.without(from)).contains(self.target))
    }

    /// Whether a reporter can reach a side of the target.
    fn reporter_arrives(&self) -> bool {
        let reporters = self.own & self.position.role(Role::Reporter);
        !reporters.is_empty() && !(self.reporting_squares() & reporters).is_empty()
    }

    /// From where a reporter reaches a side of the target.
    fn reporting_squares(&self) -> SquareSet {
        let geometry = self.position.geometry();
        let sides = geometry.edge_neighbours(self.target) & self.empty;
        sides.iter().fold(SquareSet::EMPTY, |seen, side| seen | geometry.slider_attacks(side, self.occupied))
    }

    /// Whether a piece that strikes the target stands behind another piece of the player's, which can go away.
    fn clears_a_line(&self) -> bool {
        let (geometry, field) = (self.position.geometry(), self.position.geometry().field());
        let with = |role: Role| self.own & self.position.role(role);
        let (militants, sliders) = (with(Role::Militant), with(Role::Assassin) | with(Role::Chief));
        let reporters = with(Role::Reporter);
        let sides = geometry.edge_neighbours(self.target) & field;
        let seen_from = |seen, side| seen | geometry.slider_attacks(side, self.occupied);
        let blockers = (sides - self.occupied).iter().fold(self.seen, seen_from);
        (blockers & self.own).iter().any(|blocker| {
            let occupied = self.occupied.without(blocker);
            let steps = if self.in_maze() {
                SquareSet::EMPTY
            } else {
                geometry.militant_attacks(self.target, occupied)
            };
            let strikers = (geometry.slider_attacks(self.target, occupied) & sliders) | (steps & militants);
            let reports =
                |side| !(geometry.slider_attacks(side, occupied) & reporters).without(blocker).is_empty();
            !strikers.without(blocker).is_empty() || (sides - occupied).iter().any(reports)
        })
    }
}
