//! The active features of a position on the 9 × 9 board.
//!
//! Features of pieces and some features of chiefs are *accumulated*: they stay from one position to the next
//! and are updated incrementally. All others are *transient*: they may change with every turn and are added
//! for each evaluation.

use djambi::{
    Controller, Devolution, MazeMilitant, Occupant, Orphans, OwnKills, Position, ReporterKills, Role, Rules,
    SQUARE9, Seat, SquareSet,
};

use super::chief_threats::{ChiefThreats, SeatBits, SeatPairs, for_each_pair};
use super::feature_index::{EntryTurn, FeatureIndex, Necromobile, OccupantKind, Urgency, Wall};
use super::layout::{MAX_WAIT, OPTION_COUNT};
use super::threat_cache::ThreatCache;
use crate::perspective::{Commander, Commanders, SEATS, commanders};
use crate::turn_order::TurnOrder;
use crate::walls::reaches;

/// The maximum number of gaps beside a chief for which walls are looked for.
const MAX_GAPS_OF_WALLS: u8 = 3;

/// Visits the active inputs of a position on the 9 × 9 board, from a seat's perspective. Training uses it;
/// for shares, [`Net`](super::Net) is faster.
pub fn for_each_input(position: &Position, rules: &Rules, seat: Seat, mut visit: impl FnMut(usize)) {
    let commanders = commanders(position);
    let threats = ThreatCache::of(position, commanders).threats;
    let mut add = |feature: FeatureIndex| visit(feature.input(seat));
    for_each_occupant(position, commanders, &mut add);
    for_each_chief_feature(&threats, &mut add);
    let waits = waits(position, rules);
    for_each_turn(position, waits, &mut add);
    for_each_transient_but_turns(position, rules, &threats, waits, &mut add);
}

/// Visits the features of all pieces and corpses.
#[inline]
pub(super) fn for_each_occupant(
    position: &Position,
    commanders: Commanders,
    mut add: impl FnMut(FeatureIndex),
) {
    let roles = Role::ALL.map(|role| position.role(role));
    for (army, commander) in SEATS.into_iter().zip(commanders) {
        let pieces = position.army(army);
        for (role, squares) in Role::ALL.into_iter().zip(roles) {
            let kind = OccupantKind::of(role);
            (pieces & squares).iter().for_each(|square| add(FeatureIndex::occupant(commander, kind, square)));
        }
    }
    let nobody = Commander::of(Controller::Hostage);
    let corpses = position.corpses().iter();
    corpses.for_each(|square| add(FeatureIndex::occupant(nobody, OccupantKind::CORPSE, square)));
}

/// The features of the pieces and corpses on some squares, none of them empty.
#[inline]
pub(super) fn occupants_of(
    position: &Position,
    commanders: Commanders,
    squares: SquareSet,
) -> impl Iterator<Item = FeatureIndex> {
    let [red, blue, yellow, green] = commanders;
    let commanders = [red, blue, yellow, green, Commander::of(Controller::Hostage)];
    squares.iter().map(move |square| {
        // Without branches, which the processor could not predict for changed squares.
        let (army, kind) = match position.at(square) {
            Some(Occupant::Piece(piece)) => (piece.army.index() % SEATS.len(), OccupantKind::of(piece.role)),
            _ => (SEATS.len(), OccupantKind::CORPSE),
        };
        FeatureIndex::occupant(commanders[army], kind, square)
    })
}

/// Visits the accumulated features of chiefs: gaps and grabs.
#[inline]
pub(super) fn for_each_chief_feature(threats: &ChiefThreats, mut add: impl FnMut(FeatureIndex)) {
    for seat in SEATS.into_iter().filter(|&seat| contains(threats.chiefs, seat)) {
        add(gaps(threats, seat));
    }
    for_each_pair(threats.grabs, |victim, by| add(FeatureIndex::grab(victim, by)));
}

/// Visits the accumulated features of chiefs that `threats` have and `others` lack. Both have the same
/// players and commanders.
#[inline]
pub(super) fn for_each_new_chief_feature(
    threats: &ChiefThreats,
    others: &ChiefThreats,
    mut add: impl FnMut(FeatureIndex),
) {
    let all_gaps = |threats: &ChiefThreats| (threats.gaps, threats.chiefs, threats.necromobiles);
    if all_gaps(threats) != all_gaps(others) {
        for seat in SEATS {
            let is_there = |threats: &ChiefThreats| contains(threats.chiefs, seat);
            if is_there(threats) && !(is_there(others) && gaps(threats, seat) == gaps(others, seat)) {
                add(gaps(threats, seat));
            }
        }
    }
    for_each_pair(threats.grabs & !others.grabs, |victim, by| add(FeatureIndex::grab(victim, by)));
}

#[inline]
fn gaps(threats: &ChiefThreats, seat: Seat) -> FeatureIndex {
    let has_necromobile = contains(threats.necromobiles, seat);
    let necromobile = if has_necromobile { Necromobile::Present } else { Necromobile::Absent };
    FeatureIndex::gaps(seat, threats.gaps[seat.index() % SEATS.len()], necromobile)
}

#[inline]
fn contains(seats: SeatBits, seat: Seat) -> bool {
    seats >> seat.index() & 1 == 1
}

/// Visits the transient features: turn order, power, options, attacks on chiefs, ways into the maze and
/// walls.
#[inline]
pub(super) fn for_each_transient(
    position: &Position,
    rules: &Rules,
    threats: &ChiefThreats,
    mut add: impl FnMut(FeatureIndex),
) {
    let waits = match simple_turn_order(position) {
        Some((waits, order)) => {
            add(order);
            waits
        }
        None => {
            let waits = waits(position, rules);
            for_each_turn(position, waits, &mut add);
            waits
        }
    };
    for_each_transient_but_turns(position, rules, threats, waits, add);
}

fn for_each_turn(position: &Position, waits: [u8; SEATS.len()], mut add: impl FnMut(FeatureIndex)) {
    for (seat, wait) in SEATS.into_iter().zip(waits).filter(|&(seat, _)| position.alive().contains(seat)) {
        add(FeatureIndex::turn(seat, wait));
    }
}

#[inline]
fn for_each_transient_but_turns(
    position: &Position,
    rules: &Rules,
    threats: &ChiefThreats,
    waits: [u8; SEATS.len()],
    mut add: impl FnMut(FeatureIndex),
) {
    if let Some(seat) = position.in_power() {
        add(FeatureIndex::power(seat));
    }
    let options = [
        matches!(rules.reporter, ReporterKills::All | ReporterKills::AllOwn),
        rules.devolution == Devolution::Reign,
        rules.own_kills == OwnKills::Pieces,
        rules.orphans == Orphans::Exposed,
    ];
    (0..OPTION_COUNT).filter(|&option| options[option]).for_each(|option| add(FeatureIndex::option(option)));
    let mut attacks = threats.attacks;
    if rules.maze_militant == MazeMilitant::Kill {
        attacks |= attacks_of_militants_on_maze(position);
    }
    for_each_pair(attacks, |victim, by| {
        let (wait, attacker_wait) = (waits[victim.index() % SEATS.len()], waits[by.index() % SEATS.len()]);
        let urgency = match attacker_wait {
            0 => Urgency::Now,
            _ if attacker_wait > wait => Urgency::AfterVictim,
            _ => Urgency::BeforeVictim,
        };
        add(FeatureIndex::attack(victim, by, urgency));
    });
    for (seat, wait) in SEATS.into_iter().zip(waits) {
        if contains(threats.maze_entries, seat) {
            let when = if wait == 0 { EntryTurn::Now } else { EntryTurn::Later };
            add(FeatureIndex::maze_entry(seat, when));
        }
    }
    for_each_wall(position, threats, add);
}

/// The attacks of militants on the player in power, who is safe from them unless they may kill in the maze
/// (`maze_militant`).
#[cold]
fn attacks_of_militants_on_maze(position: &Position) -> SeatPairs {
    let Some(victim) = position.in_power() else { return 0 };
    let near = SQUARE9.militant_attacks(SQUARE9.maze(), position.occupied()) & position.role(Role::Militant);
    let is_attacker = |by: &Seat| *by != victim && !(position.controlled_by(*by) & near).is_empty();
    let attackers = position.alive().iter().filter(is_attacker);
    attackers.fold(0, |pairs, by| pairs | 1 << (8 * victim.index() + by.index()))
}

/// Visits the chiefs behind walls of corpses. Looking for wide walls is slow, so only chiefs with few gaps
/// are tried.
#[inline]
fn for_each_wall(position: &Position, threats: &ChiefThreats, mut add: impl FnMut(FeatureIndex)) {
    for seat in SEATS {
        let gaps = threats.gaps[seat.index() % SEATS.len()];
        if contains(threats.chiefs, seat) && gaps <= MAX_GAPS_OF_WALLS {
            let chief = position.role(Role::Chief) & position.army(seat);
            let others = position.occupied() - position.corpses() - position.controlled_by(seat);
            if !reaches(position, chief, others) {
                let is_permanent = (position.role(Role::Necromobile) & others).is_empty();
                let wall = if is_permanent { Wall::Permanent } else { Wall::Temporary };
                add(FeatureIndex::wall(seat, wall));
            }
        }
    }
}

/// For positions in which each player plays once in the order of seats: the distance of each seat from the
/// one to move, and the feature of this turn order.
#[inline]
fn simple_turn_order(position: &Position) -> Option<([u8; SEATS.len()], FeatureIndex)> {
    let turn = position.turn();
    if position.in_power().is_some() || turn != position.cursor() {
        return None;
    }
    let seat = |distance: usize| SEATS[(turn.index() + distance) % SEATS.len()];
    let is_alive = |distance: usize| usize::from(position.alive().contains(seat(distance)));
    let waits =
        SEATS.map(|seat| ((seat.index() + SEATS.len() - turn.index() % SEATS.len()) % SEATS.len()) as u8);
    let others = is_alive(1) | is_alive(2) << 1 | is_alive(3) << 2;
    Some((waits, FeatureIndex::turn_order(turn, others)))
}

/// The number of turns before the next one of each living player, at most [`MAX_WAIT`].
fn waits(position: &Position, rules: &Rules) -> [u8; SEATS.len()] {
    let order = TurnOrder::of(position, rules);
    SEATS.map(|seat| order.wait(seat).min(MAX_WAIT as u8))
}
