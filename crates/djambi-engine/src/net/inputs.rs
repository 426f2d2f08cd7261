//! What the net is told about a position: which of its inputs are on, as each seat sees it.

use djambi::{Controller, Devolution, Orphans, OwnKills, Position, ReporterKills, Role, Rules, Seat};

use super::facts::{FACTS, Facts};
use super::view::{Command, RELATIONS, SEATS, SQUARES, View};

/// The number of inputs. They are, in this order:
/// * for each relation, role and square, a piece there;
/// * for each square, a corpse there;
/// * for each seat and number, that the seat plays after so many turns (7 stands for more, too);
/// * for each seat, that it is in power;
/// * for four options, that they are not as in the rule book;
/// * the facts that a look at the chiefs tells.
pub const INPUTS: usize = FIRST_FACT + FACTS;

const CORPSES: usize = RELATIONS * Role::COUNT * SQUARES;
const TURNS: usize = CORPSES + SQUARES;
const POWER: usize = TURNS + SEATS.len() * (LATEST + 1);
const OPTIONS: usize = POWER + SEATS.len();
const FIRST_FACT: usize = OPTIONS + 4;
/// The largest number of turns that is told.
const LATEST: usize = 7;

/// The input for a piece.
#[inline]
pub(super) fn of_piece(view: View, command: Command, role: Role, square: djambi::Square) -> usize {
    (view.relation(command) * Role::COUNT + role.index()) * SQUARES + view.square(square)
}

/// The input for a corpse.
#[inline]
pub(super) fn of_corpse(view: View, square: djambi::Square) -> usize {
    CORPSES + view.square(square)
}

/// What else there is to say than who stands where: whose turn it is, who is in power, what threatens the chiefs.
pub(super) struct Circumstances {
    /// After how many turns each seat plays; none for the dead.
    waits: [Option<u8>; SEATS.len()],
    in_power: Option<Seat>,
    options: [bool; 4],
    facts: Facts,
}

impl Circumstances {
    pub(super) fn of(position: &Position, rules: &Rules) -> Self {
        let waits = waits(position, rules);
        let options = [
            rules.reporter == ReporterKills::All,
            rules.devolution == Devolution::Reign,
            rules.own_kills == OwnKills::Pieces,
            rules.orphans == Orphans::Exposed,
        ];
        Self { facts: Facts::of(position, &waits), waits, in_power: position.in_power(), options }
    }

    /// Gives to `visit` the inputs that are on.
    #[inline]
    pub(super) fn for_each_input(&self, view: View, mut visit: impl FnMut(usize)) {
        for (seat, wait) in SEATS.into_iter().zip(self.waits) {
            if let Some(wait) = wait {
                visit(TURNS + view.seat(seat) * (LATEST + 1) + usize::from(wait));
            }
        }
        if let Some(seat) = self.in_power {
            visit(POWER + view.seat(seat));
        }
        for (option, _) in self.options.iter().enumerate().filter(|(_, on)| **on) {
            visit(OPTIONS + option);
        }
        self.facts.for_each(view, |fact| visit(FIRST_FACT + fact));
    }
}

/// After how many turns each living player plays, if nobody enters or leaves power.
fn waits(position: &Position, rules: &Rules) -> [Option<u8>; SEATS.len()] {
    let mut waits = [None; SEATS.len()];
    if position.in_power().is_none() && position.turn() == position.cursor() {
        // Most positions.
        let mut wait = 0;
        let turn = position.turn().index();
        for step in 0..SEATS.len() {
            let seat = SEATS[(turn + step) % SEATS.len()];
            if position.alive().contains(seat) {
                waits[seat.index()] = Some(wait);
                wait += 1;
            }
        }
        return waits;
    }
    for (wait, turn) in position.upcoming(rules, LATEST).into_iter().enumerate() {
        waits[turn.seat.index() % SEATS.len()].get_or_insert(wait as u8);
    }
    for seat in SEATS.into_iter().filter(|&seat| position.alive().contains(seat)) {
        waits[seat.index()].get_or_insert(LATEST as u8);
    }
    waits
}

/// Gives to `visit` every input that is on in a position on the 9 × 9 board, as a seat sees it. The way for trainers;
/// whoever wants shares asks the [`Net`](super::Net).
pub fn for_each_input(position: &Position, rules: &Rules, seat: Seat, mut visit: impl FnMut(usize)) {
    let view = View::of(seat);
    for_each_piece(position, |command, role, square| visit(of_piece(view, command, role, square)));
    position.corpses().iter().for_each(|square| visit(of_corpse(view, square)));
    Circumstances::of(position, rules).for_each_input(view, visit);
}

/// Gives every living piece to `visit`.
#[inline]
pub(super) fn for_each_piece(position: &Position, mut visit: impl FnMut(Command, Role, djambi::Square)) {
    let roles = Role::ALL.map(|role| position.role(role));
    for army in SEATS {
        let (pieces, command) = (position.army(army), command(position, army));
        for (role, places) in Role::ALL.into_iter().zip(roles) {
            (pieces & places).iter().for_each(|square| visit(command, role, square));
        }
    }
}

/// Who commands an army. Beyond the seats of the board there are none.
#[inline]
pub(super) fn command(position: &Position, army: Seat) -> Command {
    let controller: Controller = position.controller(army);
    Command::of(controller)
}
