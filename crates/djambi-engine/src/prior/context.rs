//! The context of a player's actions, found once for each position.

use djambi::{BySeat, Controller, HostageEncirclement, Position, Role, Rules, Seat, Square, SquareSet};

use super::feature::{Bucket, ChiefSafety};
use super::sets::Membership;
use crate::attack_map::AttackMap;
use crate::sides::Sides;

/// The facts of a position that the features of all actions of the player to move depend on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Context {
    /// The squares where a corpse would encircle a chief.
    pub(super) closing: SquareSet,
    /// The squares where a corpse would bring the player, who is in power, a hostage army (§9.2).
    pub(crate) prizes: SquareSet,
    /// The player to move.
    pub(super) player: Seat,
    /// The sides as the player sees them.
    pub(super) sides: &'static Sides,
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
        let (player, geometry, occupied) = (position.turn(), position.geometry(), position.occupied());
        let sides = Sides::seen_by(player, position);
        let mut others = position.alive();
        others.remove(player);
        let attack_map = AttackMap::of(position, rules);
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
            beside[sides.of(Controller::Seat(seat)) % beside.len()] |= adjacent;
            if (adjacent - position.corpses()).is_single() {
                closing |= closing_squares(position, rules, seat);
            }
            steps_to_chief |= geometry.militant_attacks(chief, occupied);
            sides_of_chief |= geometry.edge_neighbours(chief);
        }
        let around_hostages = closing_squares_of_hostages(position, rules);
        closing |= around_hostages;
        let chief = position.chief(player);
        let of_chief = |squares: &dyn Fn(_) -> SquareSet| chief.map_or(SquareSet::EMPTY, squares);
        let seen = of_chief(&|at| geometry.slider_attacks(at, occupied));
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
            of_chief(&|at| killers_in_line(position, at, seen)) & theirs,
        ];
        let is_attacked = chief.is_some_and(|at| attacked.contains(at));
        let safety = if is_attacked { ChiefSafety::Attacked } else { ChiefSafety::Safe };
        Self {
            closing,
            prizes: if position.in_power() == Some(player) { around_hostages } else { SquareSet::EMPTY },
            player,
            sides,
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

/// The squares on which a corpse would encircle the chief of a hostage army.
#[inline]
fn closing_squares_of_hostages(position: &Position, rules: &Rules) -> SquareSet {
    if rules.hostage_encirclement == HostageEncirclement::Never {
        return SquareSet::EMPTY;
    }
    let hostages = position.geometry().armies().iter().filter(|&seat| !position.alive().contains(seat));
    hostages.fold(SquareSet::EMPTY, |all, seat| all | closing_squares(position, rules, seat))
}

/// The square on which a corpse would encircle the chief of a seat: a player or a hostage (§9.2).
fn closing_squares(position: &Position, rules: &Rules, seat: Seat) -> SquareSet {
    match position.ring(rules, seat) {
        Some(ring) if ring.gaps.is_single() && ring.saviours.is_empty() && !ring.in_maze => ring.gaps,
        _ => SquareSet::EMPTY,
    }
}

/// The assassins, chiefs and militants, of any army, from which a line leads to a square. `seen` are the
/// squares that a slider on it sees.
fn killers_in_line(position: &Position, at: Square, seen: SquareSet) -> SquareSet {
    let sliders = seen & (position.role(Role::Assassin) | position.role(Role::Chief));
    let steps = position.geometry().militant_attacks(at, position.occupied());
    sliders | steps & position.role(Role::Militant)
}
