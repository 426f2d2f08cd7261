//! The context of a player's actions, found once for each position.

use djambi::{BySeat, Controller, Position, Role, Rules, Seat, SquareSet};

use super::feature::{Bucket, ChiefSafety};
use super::sets::Membership;
use crate::attack_map::AttackMap;
use crate::perspective::{Commander, ORIENTED, SEATS, SQUARES, is_known};

/// The facts of a position that the features of all actions of the player to move depend on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Context {
    /// The pieces that the player may kill or relocate.
    pub(super) enemies: SquareSet,
    /// The squares where a corpse would encircle a chief.
    pub(super) closing: SquareSet,
    /// The player to move.
    pub(super) player: Seat,
    /// Each square as the player sees it, on the 9 × 9 board.
    pub(super) oriented: Option<&'static [u8; SQUARES]>,
    /// The bucket of weights.
    pub(super) bucket: Bucket,
    /// The sets that each square is in.
    pub(super) sets: Membership,
    /// The squares on which each other player could kill.
    kills: BySeat<SquareSet>,
}

impl Context {
    /// The context of a position.
    pub(crate) fn of(position: &Position, rules: &Rules) -> Self {
        let player = position.turn();
        let (geometry, occupied) = (position.geometry(), position.occupied());
        let mut others = position.alive();
        others.remove(player);
        let attack_map = AttackMap::of(position);
        let (mut beside, mut closing) = ([SquareSet::EMPTY; 4], SquareSet::EMPTY);
        let (mut kills, mut attacked, mut seen_by_chief) =
            (BySeat::default(), SquareSet::EMPTY, SquareSet::EMPTY);
        let (mut theirs, mut steps_to_chief, mut sides_of_chief) = Default::default();
        for seat in others.iter() {
            let attacks = attack_map.by(seat);
            kills[seat] = attacks.kills();
            attacked |= kills[seat];
            seen_by_chief |= attacks.chief;
            theirs |= position.controlled_by(seat);
            let Some(chief) = position.chief(seat) else { continue };
            let adjacent = geometry.adjacent(chief);
            beside[Commander::of(Controller::Seat(seat)).relative_to(player) % SEATS.len()] |= adjacent;
            if (adjacent - position.corpses()).is_single()
                && let Some(ring) = position.ring(rules, seat)
                && ring.saviours.is_empty()
                && !ring.in_maze
            {
                closing |= ring.gaps;
            }
            steps_to_chief |= geometry.militant_attacks(chief, occupied);
            sides_of_chief |= geometry.edge_neighbours(chief);
        }
        let chief = position.chief(player);
        let of_chief = |squares: &dyn Fn(_) -> SquareSet| chief.map_or(SquareSet::EMPTY, squares);
        let seen = of_chief(&|at| geometry.slider_attacks(at, occupied));
        let sliders = seen & (position.role(Role::Assassin) | position.role(Role::Chief));
        let militants =
            of_chief(&|at| geometry.militant_attacks(at, occupied)) & position.role(Role::Militant);
        let maze = geometry.maze();
        let sets = [
            attacked,
            of_chief(&|at| geometry.adjacent(at)),
            seen - occupied,
            // A chief is seen from the squares that it sees.
            seen_by_chief,
            steps_to_chief,
            sides_of_chief,
            beside[1],
            beside[2],
            beside[3],
            closing,
            geometry.slider_attacks(maze, occupied),
            SquareSet::of(maze),
            geometry.adjacent(maze),
            (sliders | militants) & theirs,
        ];
        let safety = match chief {
            Some(at) if attacked.contains(at) => ChiefSafety::Attacked,
            _ => ChiefSafety::Safe,
        };
        Self {
            enemies: position.enemies_of(rules, player),
            closing,
            player,
            oriented: is_known(position).then(|| &ORIENTED[player.index() % SEATS.len()]),
            bucket: Bucket::of(safety, position.alive().len()),
            sets: Membership::of(&sets, geometry.squares().len()),
            kills,
        }
    }

    /// The squares on which players could kill, but for the one to move and a piece's controller.
    pub(super) fn kills_of_third_players(&self, controller: Controller) -> SquareSet {
        let is_third = |seat: &Seat| *seat != self.player && controller != Controller::Seat(*seat);
        let third = Seat::ALL.into_iter().filter(is_third);
        third.fold(SquareSet::EMPTY, |kills, seat| kills | self.kills[seat])
    }
}
