//! The evaluation of a position by a few hand-made terms.

use djambi::{BySeat, Position, Ring, Role, Rules, Seat, Square, SquareSet};
use djambi_engine::{AttackMap, Shares};

/// The worth of a piece of each role. A chief has none: it is never traded.
const VALUES: [(Role, f64); 5] = [
    (Role::Militant, 1.0),
    (Role::Necromobile, 1.8),
    (Role::Diplomat, 2.2),
    (Role::Reporter, 3.0),
    (Role::Assassin, 3.2),
];
const MATERIAL: f64 = 0.14;
const MOBILITY: f64 = 0.006;
/// The part of a piece's worth that is lost when an opponent attacks it, and when the next player does.
const ATTACKED: f64 = 0.10;
const ATTACKED_NEXT: f64 = 0.25;
/// A chief attacked by the next player, and one attacked by a later player.
const CHIEF_ATTACKED_NEXT: f64 = 2.5;
const CHIEF_ATTACKED: f64 = 0.35;
/// A chief that a diplomat can relocate to where others attack it; between two players there are no others.
const CHIEF_GRABBED: f64 = 0.35;
const POWER: f64 = 0.9;
/// A chief that can enter the maze with its next move, and one that needs two moves.
const MAZE_IN_ONE: f64 = 0.15;
const MAZE_IN_TWO: f64 = 0.06;
/// Corpses around a chief, if they close the ring.
const RING: f64 = 3.5;
/// The part of that when a necromobile could open the ring.
const RING_WITH_NECROMOBILE: f64 = 0.02;
/// A chief without a safe square to flee to.
const CORNERED: f64 = 1.8;
/// Each square beside a chief that opponents attack.
const ATTACKED_AROUND_CHIEF: f64 = 0.05;

/// The share that each player may expect of the game.
pub(super) fn expected_shares(position: &Position, rules: &Rules) -> Shares {
    if let Some(winner) = position.winner() {
        return Shares::won_by(winner);
    }
    let alive = position.alive();
    let attack_map = AttackMap::of(position, rules);
    let kills = BySeat::from_fn(|seat| match alive.contains(seat) {
        true => attack_map.by(seat).kills(),
        false => SquareSet::EMPTY,
    });
    let strengths = BySeat::from_fn(|seat| match alive.contains(seat) {
        true => SideEvaluation::new(rules, &attack_map, &kills, position, seat).strength(),
        false => 0.0,
    });
    Shares::from_strengths(alive, &strengths)
}

/// The evaluation of one player's side.
struct SideEvaluation<'a> {
    position: &'a Position,
    rules: &'a Rules,
    attack_map: &'a AttackMap<'a>,
    seat: Seat,
    pieces: SquareSet,
    /// The kills of all opponents, and those of the player to move if that is an opponent.
    attacked: SquareSet,
    attacked_next: SquareSet,
}

impl<'a> SideEvaluation<'a> {
    fn new(
        rules: &'a Rules,
        attack_map: &'a AttackMap<'a>,
        kills: &BySeat<SquareSet>,
        position: &'a Position,
        seat: Seat,
    ) -> Self {
        let opponents = kills.iter().filter(|(other, _)| *other != seat);
        let next = position.turn();
        Self {
            position,
            rules,
            attack_map,
            seat,
            pieces: position.controlled_by(seat),
            attacked: opponents.fold(SquareSet::EMPTY, |all, (_, kills)| all | *kills),
            attacked_next: if next == seat { SquareSet::EMPTY } else { kills[next] },
        }
    }

    fn strength(&self) -> f64 {
        let kept = self.worth(self.pieces)
            - ATTACKED * self.worth(self.pieces & self.attacked)
            - ATTACKED_NEXT * self.worth(self.pieces & self.attacked_next);
        let chief = self.position.chief(self.seat);
        MATERIAL * kept + MOBILITY * self.mobility() as f64 + chief.map_or(0.0, |at| self.chief(at))
    }

    fn worth(&self, pieces: SquareSet) -> f64 {
        VALUES.iter().map(|&(role, value)| value * (pieces & self.position.role(role)).len() as f64).sum()
    }

    /// The number of empty squares that each piece but the chief can go to, added up.
    fn mobility(&self) -> usize {
        let geometry = self.position.geometry();
        let occupied = self.position.occupied();
        let empty = geometry.field() - occupied;
        let militants = self.position.role(Role::Militant);
        let reached = |from: Square| match militants.contains(from) {
            true => geometry.militant_attacks(from, occupied),
            false => geometry.slider_attacks(from, occupied),
        };
        let pieces = self.pieces - self.position.role(Role::Chief);
        pieces.iter().map(|from| (reached(from) & empty).len()).sum()
    }

    fn chief(&self, at: Square) -> f64 {
        let geometry = self.position.geometry();
        let occupied = self.position.occupied();
        let around = geometry.adjacent(at);
        let flights = (geometry.slider_attacks(at, occupied) - occupied - self.attacked).len();
        let mut strength = self.power(at)
            - CORNERED / (1.0 + flights as f64)
            - ATTACKED_AROUND_CHIEF * (around & self.attacked).len() as f64
            - self.ring(around);
        if self.attacked_next.contains(at) {
            strength -= CHIEF_ATTACKED_NEXT;
        } else if self.attacked.contains(at) {
            strength -= CHIEF_ATTACKED;
        }
        if self.is_grabbed(at) {
            strength -= CHIEF_GRABBED;
        }
        strength
    }

    fn is_grabbed(&self, chief: Square) -> bool {
        let alive = self.position.alive();
        let mut opponents = alive.iter().filter(|&seat| seat != self.seat);
        alive.len() > 2 && opponents.any(|seat| self.attack_map.grabs_by(seat).contains(chief))
    }

    /// The worth of the maze to a chief.
    fn power(&self, at: Square) -> f64 {
        let geometry = self.position.geometry();
        let occupied = self.position.occupied();
        let maze = geometry.maze();
        if at == maze {
            return POWER;
        }
        if occupied.contains(maze) {
            return 0.0;
        }
        let from_chief = geometry.slider_attacks(at, occupied);
        let from_maze = geometry.slider_attacks(maze, occupied);
        if from_chief.contains(maze) {
            MAZE_IN_ONE
        } else if ((from_chief & from_maze) - occupied).is_empty() {
            0.0
        } else {
            MAZE_IN_TWO
        }
    }

    /// The cost of the corpses around the chief.
    fn ring(&self, around: SquareSet) -> f64 {
        let Some(Ring { gaps, saviours, in_maze: false, .. }) = self.position.ring(self.rules, self.seat)
        else {
            return 0.0;
        };
        let closed = (around - gaps).len() as f64 / around.len() as f64;
        RING * closed * closed * if saviours.is_empty() { 1.0 } else { RING_WITH_NECROMOBILE }
    }
}
