//! The active features of a position.
//!
//! Features of pieces and some features of chiefs are *accumulated*: they stay from one position to the next
//! and are updated incrementally. All others are *transient*: they may change with every turn and are added
//! for each evaluation.

use djambi::{
    Devolution, MazeMilitant, Occupant, Orphans, OwnKills, Position, ReporterKills, Role, Rules, Seat,
    SquareSet,
};

use super::chief_threats::{ChiefThreats, SeatBits, SeatPairs, for_each_pair};
use super::feature_index::{
    EntryTurn, FeatureIndex, FeatureTable, Necromobile, OccupantKind, Urgency, Waits, Wall,
};
use super::layout::{MAX_WAIT, OPTION_COUNT};
use super::threat_cache::ThreatCache;
use crate::perspective::{Commander, Commanders, commanders};
use crate::turn_order::TurnOrder;
use crate::walls::reaches;

/// The maximum number of gaps beside a chief for which walls are looked for.
const MAX_GAPS_OF_WALLS: u8 = 3;

/// Visits the active inputs of a position, from a seat's perspective. Training uses it; for shares,
/// [`Net`](super::Net) is faster.
pub fn for_each_input(position: &Position, rules: &Rules, seat: Seat, mut visit: impl FnMut(usize)) {
    let table = FeatureTable::of(position.geometry());
    let commanders = commanders(position);
    let threats = ThreatCache::of(table, position, commanders).threats;
    let mut add = |feature: FeatureIndex| visit(table.input(feature, seat));
    for_each_occupant(table, position, commanders, &mut add);
    for_each_chief_feature(table, &threats, &mut add);
    let waits = waits(position, rules);
    for_each_turn(table, position, waits, &mut add);
    for_each_transient_but_turns(table, position, rules, &threats, waits, &mut add);
}

/// Visits the features of all pieces and corpses.
#[inline]
pub(super) fn for_each_occupant(
    table: &FeatureTable,
    position: &Position,
    commanders: Commanders,
    mut add: impl FnMut(FeatureIndex),
) {
    let roles = Role::ALL.map(|role| position.role(role));
    for (army, commander) in table.seats().zip(commanders) {
        let pieces = position.army(army);
        for (role, squares) in Role::ALL.into_iter().zip(roles) {
            let kind = OccupantKind::of(role);
            (pieces & squares).iter().for_each(|square| add(table.occupant(commander, kind, square)));
        }
    }
    let nobody = Commander::HOSTAGE;
    let corpse = OccupantKind::CORPSE;
    position.corpses().iter().for_each(|square| add(table.occupant(nobody, corpse, square)));
}

/// The features of the pieces and corpses on some squares, none of them empty.
#[inline]
pub(super) fn occupants_of(
    table: &FeatureTable,
    position: &Position,
    commanders: Commanders,
    squares: SquareSet,
) -> impl Iterator<Item = FeatureIndex> {
    let [red, blue, yellow, green, purple, orange] = commanders;
    let nobody = Commander::HOSTAGE;
    let commanders = [red, blue, yellow, green, purple, orange, nobody, nobody];
    squares.iter().map(move |square| {
        // Without branches, which the processor could not predict for changed squares.
        let (army, kind) = match position.at(square) {
            Some(Occupant::Piece(piece)) => (piece.army.index() % Seat::LIMIT, OccupantKind::of(piece.role)),
            _ => (Seat::LIMIT, OccupantKind::CORPSE),
        };
        table.occupant(commanders[army], kind, square)
    })
}

/// Visits the accumulated features of chiefs: gaps and grabs.
#[inline]
pub(super) fn for_each_chief_feature(
    table: &FeatureTable,
    threats: &ChiefThreats,
    mut add: impl FnMut(FeatureIndex),
) {
    for seat in table.seats().filter(|&seat| contains(threats.chiefs, seat)) {
        add(gaps(table, threats, seat));
    }
    for_each_pair(threats.grabs, |victim, by| add(table.grab(victim, by)));
}

/// Visits the accumulated features of chiefs that `threats` have and `others` lack. Both have the same
/// players and commanders.
#[inline]
pub(super) fn for_each_new_chief_feature(
    table: &FeatureTable,
    threats: &ChiefThreats,
    others: &ChiefThreats,
    mut add: impl FnMut(FeatureIndex),
) {
    let all_gaps = |threats: &ChiefThreats| (threats.gaps, threats.chiefs, threats.necromobiles);
    if all_gaps(threats) != all_gaps(others) {
        for seat in table.seats() {
            let is_there = |threats: &ChiefThreats| contains(threats.chiefs, seat);
            let gaps = |threats: &ChiefThreats| gaps(table, threats, seat);
            if is_there(threats) && !(is_there(others) && gaps(threats) == gaps(others)) {
                add(gaps(threats));
            }
        }
    }
    for_each_pair(threats.grabs & !others.grabs, |victim, by| add(table.grab(victim, by)));
}

#[inline]
fn gaps(table: &FeatureTable, threats: &ChiefThreats, seat: Seat) -> FeatureIndex {
    let has_necromobile = contains(threats.necromobiles, seat);
    let necromobile = if has_necromobile { Necromobile::Present } else { Necromobile::Absent };
    table.gaps(seat, threats.gaps[seat.index() % threats.gaps.len()], necromobile)
}

#[inline]
fn contains(seats: SeatBits, seat: Seat) -> bool {
    seats >> seat.index() & 1 == 1
}

/// Visits the transient features: turn order, power, options, attacks on chiefs, ways into the maze and
/// walls.
#[inline]
pub(super) fn for_each_transient(
    table: &FeatureTable,
    position: &Position,
    rules: &Rules,
    threats: &ChiefThreats,
    mut add: impl FnMut(FeatureIndex),
) {
    let waits = match simple_turn_order(table, position) {
        Some((waits, order)) => {
            add(order);
            waits
        }
        None => {
            let waits = waits(position, rules);
            for_each_turn(table, position, waits, &mut add);
            waits
        }
    };
    for_each_transient_but_turns(table, position, rules, threats, waits, add);
}

fn for_each_turn(table: &FeatureTable, position: &Position, waits: Waits, mut add: impl FnMut(FeatureIndex)) {
    for (seat, wait) in table.seats().zip(waits).filter(|&(seat, _)| position.alive().contains(seat)) {
        add(table.turn(seat, wait));
    }
}

#[inline]
fn for_each_transient_but_turns(
    table: &FeatureTable,
    position: &Position,
    rules: &Rules,
    threats: &ChiefThreats,
    waits: Waits,
    mut add: impl FnMut(FeatureIndex),
) {
    if let Some(seat) = position.in_power() {
        add(table.power(seat));
    }
    let options = [
        matches!(rules.reporter, ReporterKills::All | ReporterKills::AllOwn),
        rules.devolution == Devolution::Reign,
        rules.own_kills == OwnKills::Pieces,
        rules.orphans == Orphans::Exposed,
    ];
    (0..OPTION_COUNT).filter(|&option| options[option]).for_each(|option| add(table.option(option)));
    let mut attacks = threats.attacks;
    if rules.maze_militant == MazeMilitant::Kill {
        attacks |= attacks_of_militants_on_maze(position);
    }
    for_each_pair(attacks, |victim, by| {
        let wait = waits[victim.index() % Seat::LIMIT];
        let attacker_wait = waits[by.index() % Seat::LIMIT];
        let urgency = match attacker_wait {
            0 => Urgency::Now,
            _ if attacker_wait > wait => Urgency::AfterVictim,
            _ => Urgency::BeforeVictim,
        };
        add(table.attack(victim, by, urgency));
    });
    for (seat, wait) in table.seats().zip(waits) {
        if contains(threats.maze_entries, seat) {
            let when = if wait == 0 { EntryTurn::Now } else { EntryTurn::Later };
            add(table.maze_entry(seat, when));
        }
    }
    for_each_wall(table, position, threats, add);
}

/// The attacks of militants on the player in power, who is safe from them unless they may kill in the maze
/// (`maze_militant`).
#[cold]
fn attacks_of_militants_on_maze(position: &Position) -> SeatPairs {
    let Some(victim) = position.in_power() else { return 0 };
    let board = position.geometry();
    let near = board.militant_attacks(board.maze(), position.occupied()) & position.role(Role::Militant);
    let is_attacker = |by: &Seat| *by != victim && !(position.controlled_by(*by) & near).is_empty();
    let attackers = position.alive().iter().filter(is_attacker);
    attackers.fold(0, |pairs, by| pairs | 1 << (8 * victim.index() + by.index()))
}

/// Visits the chiefs behind walls of corpses. Looking for wide walls is slow, so only chiefs with few gaps
/// are tried.
#[inline]
fn for_each_wall(
    table: &FeatureTable,
    position: &Position,
    threats: &ChiefThreats,
    mut add: impl FnMut(FeatureIndex),
) {
    for seat in table.seats() {
        let gaps = threats.gaps[seat.index() % threats.gaps.len()];
        if contains(threats.chiefs, seat) && gaps <= MAX_GAPS_OF_WALLS {
            let chief = position.role(Role::Chief) & position.army(seat);
            let others = position.occupied() - position.corpses() - position.controlled_by(seat);
            if !reaches(position, chief, others) {
                let is_permanent = (position.role(Role::Necromobile) & others).is_empty();
                let wall = if is_permanent { Wall::Permanent } else { Wall::Temporary };
                add(table.wall(seat, wall));
            }
        }
    }
}

/// For positions in which each player plays once in the order of seats: the distance of each seat from the
/// one to move, and the feature of this turn order.
#[inline]
fn simple_turn_order(table: &FeatureTable, position: &Position) -> Option<(Waits, FeatureIndex)> {
    let turn = position.turn();
    if position.in_power().is_some() || turn != position.cursor() {
        return None;
    }
    let waits = table.waits[turn.index() % Seat::LIMIT];
    let others = position.alive().iter().fold(0, |others, seat| others | 1 << waits[seat.index()]);
    // The lowest bit is that of the seat to move.
    Some((waits, table.turn_order(turn, others >> 1)))
}

/// The number of turns before the next one of each living player, at most [`MAX_WAIT`].
fn waits(position: &Position, rules: &Rules) -> Waits {
    let order = TurnOrder::of(position, rules);
    Seat::ALL.map(|seat| order.wait(seat).min(MAX_WAIT as u8))
}
