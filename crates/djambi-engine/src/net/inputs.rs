//! What the net is told about a position: which of its inputs are on, as each seat sees it.

use djambi::{
    Controller, Devolution, Occupant, Orphans, OwnKills, Position, ReporterKills, Role, Rules, Seat,
    SquareSet,
};

use super::sight::{Findings, Sight, for_each_pair};
use super::slots::{Kind, Slot};
use crate::perspective::{Commander, RELATIONS, SEATS, SQUARES};
use crate::turn_order::TurnOrder;
use crate::walls::reaches;

/// The number of inputs. They are, in this order:
/// * for each relation, role and square, a piece there;
/// * for each square, a corpse there;
/// * for each seat and number, that the seat plays after so many turns (7 stands for more, too);
/// * for each seat, that it is in power;
/// * for four options, that they are not as in the rule book;
/// * for each seat and other seat, that the other can kill the one's chief, at his turn now, before, or after the one's;
/// * for each seat and other seat, that a diplomat of the other can carry the one's chief away;
/// * for each seat, how many squares beside its chief hold no corpse, with and without a necromobile;
/// * for each seat, that its chief can enter the maze, in this turn or another;
/// * for each seat, that corpses wall its chief off from all pieces of others, and whether these have a necromobile.
pub const INPUTS: usize = WALLS + SEATS.len() * 2;

pub(super) const CORPSES: usize = RELATIONS * Role::COUNT * SQUARES;
pub(super) const TURNS: usize = CORPSES + SQUARES;
pub(super) const POWER: usize = TURNS + SEATS.len() * (LATEST + 1);
pub(super) const OPTIONS: usize = POWER + SEATS.len();
pub(super) const STRIKES: usize = OPTIONS + OPTION_COUNT;
pub(super) const LIFTS: usize = STRIKES + SEATS.len() * SEATS.len() * URGENCIES;
pub(super) const RINGS: usize = LIFTS + SEATS.len() * SEATS.len();
pub(super) const ENTRIES: usize = RINGS + SEATS.len() * GAPS * 2;
pub(super) const WALLS: usize = ENTRIES + SEATS.len() * 2;

/// The largest number of turns that is told.
pub(super) const LATEST: usize = 7;
pub(super) const OPTION_COUNT: usize = 4;
pub(super) const URGENCIES: usize = 3;
pub(super) const GAPS: usize = 9;
/// How many squares beside a chief hold no corpse, at most, if it is worth a look whether he is walled off.
const FEW_GAPS: u8 = 3;

/// Gives to `visit` every input that is on in a position on the 9 × 9 board, as a seat sees it. The way for trainers;
/// whoever wants shares asks the [`Net`](super::Net).
pub fn for_each_input(position: &Position, rules: &Rules, seat: Seat, mut visit: impl FnMut(usize)) {
    let commands = commands(position);
    let mut sight = Sight::none();
    sight.look_at(position, commands);
    let findings = sight.findings;
    let mut see = |slot: Slot| visit(slot.input(seat));
    for_each_occupant(position, commands, &mut see);
    for_each_standing(&findings, &mut see);
    let waits = waits(position, rules);
    for_each_turn(position, waits, &mut see);
    for_each_passing(position, rules, &findings, waits, &mut see);
}

/// Who commands each army.
pub(super) type Commands = [Commander; SEATS.len()];

#[inline]
pub(super) fn commands(position: &Position) -> Commands {
    SEATS.map(|army| Commander::of(position.controller(army)))
}

/// Everything that stands on the board.
#[inline]
pub(super) fn for_each_occupant(position: &Position, commands: Commands, mut see: impl FnMut(Slot)) {
    let roles = Role::ALL.map(|role| position.role(role));
    for (army, command) in SEATS.into_iter().zip(commands) {
        let pieces = position.army(army);
        for (role, places) in Role::ALL.into_iter().zip(roles) {
            let kind = Kind::of(role);
            (pieces & places).iter().for_each(|square| see(Slot::occupant(command, kind, square)));
        }
    }
    let nobody = Commander::of(Controller::Hostage);
    position.corpses().iter().for_each(|square| see(Slot::occupant(nobody, Kind::CORPSE, square)));
}

/// What stands on a few squares, none of them empty.
#[inline]
pub(super) fn occupants(
    position: &Position,
    commands: Commands,
    squares: SquareSet,
) -> impl Iterator<Item = Slot> {
    let [red, blue, yellow, green] = commands;
    let commands = [red, blue, yellow, green, Commander::of(Controller::Hostage)];
    squares.iter().map(move |square| {
        // Without a branch: what stands on squares that have changed is hard to foretell.
        let (army, kind) = match position.at(square) {
            Some(Occupant::Piece(piece)) => (piece.army.index() % SEATS.len(), Kind::of(piece.role)),
            _ => (SEATS.len(), Kind::CORPSE),
        };
        Slot::occupant(commands[army], kind, square)
    })
}

/// What is about chiefs and does not depend on whose turn it is.
#[inline]
pub(super) fn for_each_standing(findings: &Findings, mut see: impl FnMut(Slot)) {
    for seat in SEATS.into_iter().filter(|seat| findings.chiefs >> seat.index() & 1 == 1) {
        see(ring(findings, seat));
    }
    for_each_pair(findings.lifts, |victim, by| see(Slot::lift(victim, by)));
}

/// The same, but only what there is in one position and not in the other; with the same players and the same armies in
/// both.
#[inline]
pub(super) fn for_each_other_standing(this: &Findings, other: &Findings, mut see: impl FnMut(Slot)) {
    let rings = |findings: &Findings| (findings.gaps, findings.chiefs, findings.saved);
    if rings(this) != rings(other) {
        for seat in SEATS {
            let is_there = |findings: &Findings| findings.chiefs >> seat.index() & 1 == 1;
            if is_there(this) && !(is_there(other) && ring(this, seat) == ring(other, seat)) {
                see(ring(this, seat));
            }
        }
    }
    for_each_pair(this.lifts & !other.lifts, |victim, by| see(Slot::lift(victim, by)));
}

#[inline]
fn ring(findings: &Findings, seat: Seat) -> Slot {
    let saved = findings.saved >> seat.index() & 1 == 1;
    Slot::ring(seat, findings.gaps[seat.index() % SEATS.len()], saved)
}

/// What may be another thing after every turn, for the net: whose turn it is, who is in power, what the rules are, whose
/// chief is struck or can enter the maze.
#[inline]
pub(super) fn for_each_circumstance(
    position: &Position,
    rules: &Rules,
    findings: &Findings,
    mut see: impl FnMut(Slot),
) {
    let waits = match rota(position) {
        Some((waits, order)) => {
            see(order);
            waits
        }
        None => {
            let waits = waits(position, rules);
            for_each_turn(position, waits, &mut see);
            waits
        }
    };
    for_each_passing(position, rules, findings, waits, see);
}

fn for_each_turn(position: &Position, waits: [u8; SEATS.len()], mut see: impl FnMut(Slot)) {
    for (seat, wait) in SEATS.into_iter().zip(waits).filter(|&(seat, _)| position.alive().contains(seat)) {
        see(Slot::turn(seat, wait));
    }
}

#[inline]
fn for_each_passing(
    position: &Position,
    rules: &Rules,
    findings: &Findings,
    waits: [u8; SEATS.len()],
    mut see: impl FnMut(Slot),
) {
    if let Some(seat) = position.in_power() {
        see(Slot::power(seat));
    }
    let options = [
        rules.reporter == ReporterKills::All,
        rules.devolution == Devolution::Reign,
        rules.own_kills == OwnKills::Pieces,
        rules.orphans == Orphans::Exposed,
    ];
    (0..OPTION_COUNT).filter(|&option| options[option]).for_each(|option| see(Slot::option(option)));
    for_each_pair(findings.strikes, |victim, by| {
        let (wait, their_wait) = (waits[victim.index() % SEATS.len()], waits[by.index() % SEATS.len()]);
        let urgency = if their_wait == 0 { 0 } else { 1 + u8::from(their_wait > wait) };
        see(Slot::strike(victim, by, urgency));
    });
    for (seat, wait) in SEATS.into_iter().zip(waits) {
        if findings.entries >> seat.index() & 1 == 1 {
            see(Slot::entry(seat, wait == 0));
        }
    }
    for_each_wall(position, findings, see);
}

/// Whose chiefs are walled off. To find that out takes the longer the wider the walls are, so only chiefs are asked about who
/// have corpses on most sides.
#[inline]
fn for_each_wall(position: &Position, findings: &Findings, mut see: impl FnMut(Slot)) {
    for seat in SEATS {
        let has_chief = findings.chiefs >> seat.index() & 1 == 1;
        if has_chief && findings.gaps[seat.index() % SEATS.len()] <= FEW_GAPS {
            let chief = position.role(Role::Chief) & position.army(seat);
            let others = position.occupied() - position.corpses() - position.controlled_by(seat);
            if !reaches(position, chief, others) {
                see(Slot::wall(seat, (position.role(Role::Necromobile) & others).is_empty()));
            }
        }
    }
}

/// If everybody plays in the order of seats: how many seats away from the one to move each one is, and what stands for
/// that.
#[inline]
fn rota(position: &Position) -> Option<([u8; SEATS.len()], Slot)> {
    let turn = position.turn();
    if position.in_power().is_some() || turn != position.cursor() {
        return None;
    }
    let seat = |step: usize| SEATS[(turn.index() + step) % SEATS.len()];
    let is_alive = |step: usize| usize::from(position.alive().contains(seat(step)));
    let waits =
        SEATS.map(|seat| ((seat.index() + SEATS.len() - turn.index() % SEATS.len()) % SEATS.len()) as u8);
    Some((waits, Slot::order(turn, is_alive(1) | is_alive(2) << 1 | is_alive(3) << 2)))
}

/// The number of turns before the next one of each living player, at most [`LATEST`].
fn waits(position: &Position, rules: &Rules) -> [u8; SEATS.len()] {
    let order = TurnOrder::of(position, rules);
    SEATS.map(|seat| order.wait(seat).min(LATEST as u8))
}
