//! How strong the players stand, by a look at the board.

use djambi::{BySeat, Position, Ring, Role, Rules, Seat, Square, SquareSet};
use djambi_engine::Shares;

use super::reach::Reach;

/// What a piece of each role is worth to whoever commands it. A chief is not counted: he is never traded.
const VALUES: [(Role, f64); 5] = [
    (Role::Militant, 1.0),
    (Role::Necromobile, 1.8),
    (Role::Diplomat, 2.2),
    (Role::Reporter, 3.0),
    (Role::Assassin, 3.2),
];
const MATERIAL: f64 = 0.14;
const MOBILITY: f64 = 0.006;
/// The part of a piece's worth that is lost when somebody can kill it, and when the next to play can.
const STRUCK: f64 = 0.10;
const STRUCK_NEXT: f64 = 0.25;
/// A chief whom the next to play can kill, and one whom somebody can kill later.
const CHIEF_STRUCK_NEXT: f64 = 2.5;
const CHIEF_STRUCK: f64 = 0.35;
/// A chief whom a diplomat can carry to where others strike him; between two players there are no others.
const CHIEF_LIFTED: f64 = 0.35;
const POWER: f64 = 0.9;
/// A chief who can enter the maze in his next turn, and in two.
const MAZE_IN_ONE: f64 = 0.15;
const MAZE_IN_TWO: f64 = 0.06;
/// Corpses around a chief: as much when the ring is closed.
const CAGE: f64 = 3.5;
/// The part of that when a necromobile could open the ring.
const CAGE_WITH_NECROMOBILE: f64 = 0.02;
/// A chief without a safe square to flee to.
const CORNERED: f64 = 1.8;
/// Each square beside a chief on which he would be killed.
const PRESSED: f64 = 0.05;

/// What each player may expect of the game, judged by what stands on the board.
pub(super) fn expected_shares(position: &Position, rules: &Rules) -> Shares {
    if let Some(winner) = position.winner() {
        return Shares::won_by(winner);
    }
    let alive = position.alive();
    let pieces = BySeat::from_fn(|seat| position.controlled_by(seat));
    let reach = BySeat::from_fn(|seat| match alive.contains(seat) {
        true => Reach::of(position, pieces[seat]),
        false => Reach::default(),
    });
    let strengths = BySeat::from_fn(|seat| match alive.contains(seat) {
        true => Camp { position, rules, seat, pieces: pieces[seat], reach: &reach }.strength(),
        false => 0.0,
    });
    Shares::from_strengths(alive, &strengths)
}

/// One player's side of the board.
struct Camp<'a> {
    position: &'a Position,
    rules: &'a Rules,
    seat: Seat,
    pieces: SquareSet,
    reach: &'a BySeat<Reach>,
}

impl Camp<'_> {
    fn strength(&self) -> f64 {
        let next = self.position.turn();
        let struck = self.union_of_others(|reach| reach.kills);
        let struck_next = if next == self.seat { SquareSet::EMPTY } else { self.reach[next].kills };
        let held = self.worth(self.pieces)
            - STRUCK * self.worth(self.pieces & struck)
            - STRUCK_NEXT * self.worth(self.pieces & struck_next);
        let mobility = self.reach[self.seat].mobility as f64;
        let chief = self.position.chief(self.seat);
        MATERIAL * held + MOBILITY * mobility + chief.map_or(0.0, |at| self.chief(at, struck, struck_next))
    }

    fn chief(&self, at: Square, struck: SquareSet, struck_next: SquareSet) -> f64 {
        let (geometry, occupied) = (self.position.geometry(), self.position.occupied());
        let around = geometry.adjacent(at);
        let flights = (geometry.slider_attacks(at, occupied) - occupied - struck).len();
        let mut strength = self.power(at)
            - CORNERED / (1.0 + flights as f64)
            - PRESSED * (around & struck).len() as f64
            - self.cage(around);
        if struck_next.contains(at) {
            strength -= CHIEF_STRUCK_NEXT;
        } else if struck.contains(at) {
            strength -= CHIEF_STRUCK;
        }
        if self.position.alive().len() > 2 && self.union_of_others(|reach| reach.lifts).contains(at) {
            strength -= CHIEF_LIFTED;
        }
        strength
    }

    /// What the maze is worth to a chief.
    fn power(&self, at: Square) -> f64 {
        let (geometry, occupied) = (self.position.geometry(), self.position.occupied());
        let maze = geometry.maze();
        if at == maze {
            return POWER;
        }
        if occupied.contains(maze) {
            return 0.0;
        }
        let (from_chief, from_maze) =
            (geometry.slider_attacks(at, occupied), geometry.slider_attacks(maze, occupied));
        if from_chief.contains(maze) {
            MAZE_IN_ONE
        } else if ((from_chief & from_maze) - occupied).is_empty() {
            0.0
        } else {
            MAZE_IN_TWO
        }
    }

    /// How far corpses shut the chief in.
    fn cage(&self, around: SquareSet) -> f64 {
        let Some(Ring { gaps, saviours, in_maze: false, .. }) = self.position.ring(self.rules, self.seat)
        else {
            return 0.0;
        };
        let closed = (around - gaps).len() as f64 / around.len() as f64;
        CAGE * closed * closed * if saviours.is_empty() { 1.0 } else { CAGE_WITH_NECROMOBILE }
    }

    fn worth(&self, pieces: SquareSet) -> f64 {
        VALUES.iter().map(|&(role, value)| value * (pieces & self.position.role(role)).len() as f64).sum()
    }

    fn union_of_others(&self, part: impl Fn(&Reach) -> SquareSet) -> SquareSet {
        let others = self.reach.iter().filter(|(seat, _)| *seat != self.seat);
        others.fold(SquareSet::EMPTY, |union, (_, reach)| union | part(reach))
    }
}
