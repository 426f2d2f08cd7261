//! A look at a state without the rules: most states have no turns but walks.

use djambi::{OwnKills, ReporterKills, Role, Square, SquareSet};

use super::ground::Ground;
use super::material::MAX_PIECES;
use super::state_index::State;

/// What lines of sight tell of a state's turns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Survey {
    /// The state is no position.
    Impossible,
    /// The mover kills the last opponent's chief.
    Won,
    /// All turns are walks within the table, of this number.
    Walks(u16),
    /// The rules have to tell the turns.
    ByRules,
}

impl Ground {
    /// Looks at a state.
    pub(super) fn survey(&self, state: &State) -> Survey {
        let index = &self.index;
        let geometry = self.geometry();
        let pieces = &self.material.pieces;
        let maze = geometry.maze();
        let mut squares = [maze; MAX_PIECES];
        let mut occupied = self.obstacles;
        let mut enemies = SquareSet::EMPTY;
        let mover = state.slot.mover();
        for (piece, kind) in pieces.iter().enumerate() {
            let square = index.square(state, piece);
            let is_impossible = match kind.role {
                Role::Chief => self.closed.contains(square),
                _ => square == maze,
            };
            if is_impossible {
                return Survey::Impossible;
            }
            squares[piece] = square;
            occupied = occupied.with(square);
            if kind.owner != mover || self.may_kill_own() {
                enemies = enemies.with(square);
            }
        }
        enemies |= self.fixed_enemies(mover);
        let target = squares[1 - mover];
        let is_target_in_field = target != maze;
        let mut count = 0;
        let mut by_rules = false;
        for (piece, kind) in pieces.iter().enumerate().filter(|(_, kind)| kind.owner == mover) {
            let seen = self.seen_from(kind.role, squares[piece], occupied);
            if is_target_in_field && self.kills(kind.role, seen, occupied, target) {
                return Survey::Won;
            }
            let mut walks = seen - occupied;
            by_rules |= match kind.role {
                Role::Chief => !(walks & self.closed).is_empty() || !(seen & enemies).is_empty(),
                Role::Reporter => self.is_beside(walks.without(maze), enemies),
                _ => !(seen & enemies).is_empty(),
            };
            if kind.role != Role::Chief {
                walks = walks.without(maze);
            }
            count += walks.len();
        }
        if is_target_in_field && self.fixed_piece_kills(mover, occupied, target) {
            return Survey::Won;
        }
        if by_rules || count == 0 { Survey::ByRules } else { Survey::Walks(count as u16) }
    }

    /// The squares that a piece sees, up to the first piece or corpse of each line.
    fn seen_from(&self, role: Role, square: Square, occupied: SquareSet) -> SquareSet {
        match role {
            Role::Militant => self.geometry().militant_attacks(square, occupied),
            _ => self.geometry().slider_attacks(square, occupied),
        }
    }

    /// Whether a piece that sees these squares kills the chief on a field square.
    fn kills(&self, role: Role, seen: SquareSet, occupied: SquareSet, target: Square) -> bool {
        match role {
            Role::Chief | Role::Assassin | Role::Militant => seen.contains(target),
            Role::Reporter => {
                self.is_beside((seen - occupied).without(self.geometry().maze()), SquareSet::of(target))
            }
            Role::Diplomat | Role::Necromobile => false,
        }
    }

    /// Whether a piece of the planner that stays where it is kills the chief on a field square.
    fn fixed_piece_kills(&self, mover: usize, occupied: SquareSet, target: Square) -> bool {
        self.material.planner == Some(mover)
            && self.material.fixed.iter().filter(|fixed| fixed.is_own).any(|fixed| {
                let role = fixed.piece.role;
                self.kills(role, self.seen_from(role, fixed.square, occupied), occupied, target)
            })
    }

    /// The pieces that stay where they are and that the mover may kill.
    fn fixed_enemies(&self, mover: usize) -> SquareSet {
        let is_own = |is_own: bool| is_own && self.material.planner == Some(mover) && !self.may_kill_own();
        let enemies = self.material.fixed.iter().filter(|fixed| !is_own(fixed.is_own));
        enemies.map(|fixed| fixed.square).collect()
    }

    /// Whether one of `squares` is beside one of `others`.
    fn is_beside(&self, squares: SquareSet, others: SquareSet) -> bool {
        others.iter().any(|other| !(self.geometry().edge_neighbours(other) & squares).is_empty())
    }

    fn may_kill_own(&self) -> bool {
        let rules = self.rules();
        rules.own_kills != OwnKills::Never || rules.reporter == ReporterKills::AllOwn
    }
}
