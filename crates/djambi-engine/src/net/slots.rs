//! Where the weights lie that all four seats have for the same thing on the board.
//!
//! A quarter turn of the board and of the seats turns what one seat sees into what the next one sees. So the four inputs
//! that one piece turns on, one for each seat, are those of any other piece of its orbit in another order. The rows of such
//! four inputs make a *block*, and a *slot* says where in it the first of four neighbouring rows is, those of red, blue,
//! yellow and green. Three rows of a block come twice, so that there are such four for each of the four orders.

use djambi::{Role, Seat, Square};

use super::inputs::{
    CORPSES, ENTRIES, GAPS, LATEST, LIFTS, OPTION_COUNT, OPTIONS, POWER, RINGS, STRIKES, TURNS, URGENCIES,
    WALLS,
};
use crate::perspective::{COMMANDERS, Commander, ORIENTED, SEATS, SQUARES};

/// The rows of a block: row *k* is for a seat from which the one whom the block is about is 3 − *k* seats away.
pub(super) const ROWS: usize = 2 * SEATS.len() - 1;
/// The number of blocks that are about one thing each.
pub(super) const BLOCKS: usize = FIRST_WALL + 2;
/// The number of orders in which the players may follow on the one to move: who of the other three is alive.
pub(super) const ORDERS: usize = 1 << (SEATS.len() - 1);

/// Pieces with a commander, by role and by where he sees them.
const FIRST_FREE: usize = Role::COUNT * SQUARES;
/// Hostages, orphans and corpses: kinds of things that are nobody's, by where on a quarter of the board they are turned to.
const FREE_KINDS: usize = 2 * Role::COUNT + 1;
const QUARTER: usize = 21;
const FIRST_TURN: usize = FIRST_FREE + FREE_KINDS * QUARTER;
const FIRST_POWER: usize = FIRST_TURN + LATEST + 1;
const FIRST_OPTION: usize = FIRST_POWER + 1;
const FIRST_STRIKE: usize = FIRST_OPTION + OPTION_COUNT;
const FIRST_LIFT: usize = FIRST_STRIKE + SEATS.len() * URGENCIES;
const FIRST_RING: usize = FIRST_LIFT + SEATS.len();
const FIRST_ENTRY: usize = FIRST_RING + GAPS * 2;
const FIRST_WALL: usize = FIRST_ENTRY + 2;

/// Something that all four seats see, each in its own way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Slot(u16);

impl Slot {
    /// Nothing: its weights are 0.
    pub(super) const NOTHING: Self = Self(((BLOCKS + ORDERS) * ROWS) as u16);

    /// A piece of a role, or a corpse.
    #[inline]
    pub(super) fn occupant(command: Commander, kind: Kind, square: Square) -> Self {
        let place = PLACES[command.index()][square.index() % PLACE_COUNT];
        Self(FIRST_OF_KIND[command.index()][kind.0 as usize % KINDS] + place)
    }

    /// A seat plays after so many turns.
    #[inline]
    pub(super) const fn turn(seat: Seat, wait: u8) -> Self {
        Self::about(FIRST_TURN + wait as usize % (LATEST + 1), seat)
    }

    /// The turns of all if everybody plays once in the order of seats: this one now, then those of the next three, the
    /// next one being the lowest bit, who are alive.
    #[inline]
    pub(super) const fn order(turn: Seat, others: usize) -> Self {
        Self::about(BLOCKS + others % ORDERS, turn)
    }

    #[inline]
    pub(super) const fn power(seat: Seat) -> Self {
        Self::about(FIRST_POWER, seat)
    }

    #[inline]
    pub(super) const fn option(option: usize) -> Self {
        Self::about(FIRST_OPTION + option % OPTION_COUNT, Seat::Red)
    }

    /// The chief of a seat is struck by another seat.
    #[inline]
    pub(super) const fn strike(victim: Seat, by: Seat, urgency: u8) -> Self {
        let urgency = urgency as usize % URGENCIES;
        Self::about(FIRST_STRIKE + later(by, victim) * URGENCIES + urgency, victim)
    }

    /// The chief of a seat can be carried away by another seat.
    #[inline]
    pub(super) const fn lift(victim: Seat, by: Seat) -> Self {
        Self::about(FIRST_LIFT + later(by, victim), victim)
    }

    /// So many squares around a seat's chief hold no corpse; it may have a necromobile.
    #[inline]
    pub(super) const fn ring(seat: Seat, gaps: u8, saved: bool) -> Self {
        let gaps = if gaps as usize >= GAPS { GAPS - 1 } else { gaps as usize };
        Self::about(FIRST_RING + gaps * 2 + saved as usize, seat)
    }

    /// A seat's chief can enter the maze.
    #[inline]
    pub(super) const fn entry(seat: Seat, now: bool) -> Self {
        Self::about(FIRST_ENTRY + now as usize, seat)
    }

    /// A seat's chief is walled off, for good or not.
    #[inline]
    pub(super) const fn wall(seat: Seat, for_good: bool) -> Self {
        Self::about(FIRST_WALL + for_good as usize, seat)
    }

    #[inline]
    const fn about(block: usize, seat: Seat) -> Self {
        Self((block * ROWS + SEATS.len() - 1 - seat.index() % SEATS.len()) as u16)
    }

    /// The row for red; those of the others follow.
    #[inline]
    pub(super) const fn first_row(self) -> usize {
        self.0 as usize
    }

    /// The input that it is to a seat, unless it stands for several.
    pub(super) const fn input(self, seat: Seat) -> usize {
        input_of_row(self.first_row() + seat.index() % SEATS.len())
    }
}

/// The input whose weights are in a row of the blocks that are about one thing.
pub(super) const fn input_of_row(row: usize) -> usize {
    INPUTS_OF_BLOCKS[row / ROWS % BLOCKS][relation_of_row(row)] as usize
}

/// How many seats away the one is whom a row's block is about.
pub(super) const fn relation_of_row(row: usize) -> usize {
    (ROWS - row % ROWS) % SEATS.len()
}

/// How many seats later one comes than the other.
#[inline]
const fn later(one: Seat, other: Seat) -> usize {
    (one.index() + SEATS.len() - other.index()) % SEATS.len()
}

const PLACE_COUNT: usize = Square::LIMIT + 1;

/// What stands on a square: a piece of a role, or a corpse, which is commanded like a hostage.
#[derive(Clone, Copy)]
pub(super) struct Kind(u8);

impl Kind {
    pub(super) const CORPSE: Self = Self(Role::COUNT as u8);

    #[inline]
    pub(super) const fn of(role: Role) -> Self {
        Self(role.index() as u8)
    }
}

const KINDS: usize = Role::COUNT + 2;

/// For each command, the first row of what each kind has.
static FIRST_OF_KIND: [[u16; KINDS]; COMMANDERS] = {
    let mut first = [[0; KINDS]; COMMANDERS];
    let mut role = 0;
    while role < Role::COUNT {
        let mut seat = 0;
        while seat < SEATS.len() {
            first[seat][role] = (role * SQUARES * ROWS) as u16;
            seat += 1;
        }
        first[4][role] = ((FIRST_FREE + role * QUARTER) * ROWS) as u16;
        first[5][role] = ((FIRST_FREE + (Role::COUNT + role) * QUARTER) * ROWS) as u16;
        role += 1;
    }
    first[4][Role::COUNT] = ((FIRST_FREE + 2 * Role::COUNT * QUARTER) * ROWS) as u16;
    first
};

/// For each command and square, the row in what a role has.
static PLACES: [[u16; PLACE_COUNT]; COMMANDERS] = {
    let mut places = [[0; PLACE_COUNT]; COMMANDERS];
    let mut square = 0;
    while square < SQUARES {
        let mut seat = 0;
        while seat < SEATS.len() {
            let seen = ORIENTED[seat][square] as usize;
            let row = SEATS.len() - 1 - seat;
            places[seat][square] = (seen * ROWS + row) as u16;
            if let Some(place) = place_in_quarter(seen) {
                places[4][square] = (place * ROWS + row) as u16;
                places[5][square] = places[4][square];
            }
            seat += 1;
        }
        square += 1;
    }
    places
};

/// The number of a square of the quarter of the board, to which all others can be turned.
const fn place_in_quarter(square: usize) -> Option<usize> {
    let (file, rank) = (square % 9, square / 9);
    match (file, rank) {
        (4, 4) => Some(QUARTER - 1),
        (0..5, 0..4) => Some(rank * 5 + file),
        _ => None,
    }
}

/// The inputs of each block, by how many seats away the one is whom it is about.
static INPUTS_OF_BLOCKS: [[u16; SEATS.len()]; BLOCKS] = {
    let mut blocks = [[0; SEATS.len()]; BLOCKS];
    let mut away = 0;
    while away < SEATS.len() {
        let mut square = 0;
        while square < SQUARES {
            let seen = ORIENTED[(SEATS.len() - away) % SEATS.len()][square] as usize;
            let mut role = 0;
            while role < Role::COUNT {
                let input = (away * Role::COUNT + role) * SQUARES + seen;
                blocks[role * SQUARES + square][away] = input as u16;
                role += 1;
            }
            if let Some(place) = place_in_quarter(square) {
                let mut kind = 0;
                while kind < FREE_KINDS {
                    let input = SEATS.len() * Role::COUNT * SQUARES + kind * SQUARES + seen;
                    blocks[FIRST_FREE + kind * QUARTER + place][away] = input as u16;
                    kind += 1;
                }
            }
            square += 1;
        }
        let mut block = FIRST_TURN;
        while block < BLOCKS {
            blocks[block][away] = circumstance(block, away) as u16;
            block += 1;
        }
        away += 1;
    }
    assert!(SEATS.len() * Role::COUNT * SQUARES + (FREE_KINDS - 1) * SQUARES == CORPSES);
    blocks
};

/// The input of a block that is not about a square, if the one whom it is about is so many seats away.
const fn circumstance(block: usize, away: usize) -> usize {
    if block < FIRST_POWER {
        TURNS + away * (LATEST + 1) + (block - FIRST_TURN)
    } else if block < FIRST_OPTION {
        POWER + away
    } else if block < FIRST_STRIKE {
        OPTIONS + (block - FIRST_OPTION)
    } else if block < FIRST_LIFT {
        let (later, urgency) = ((block - FIRST_STRIKE) / URGENCIES, (block - FIRST_STRIKE) % URGENCIES);
        STRIKES + (away * SEATS.len() + (away + later) % SEATS.len()) * URGENCIES + urgency
    } else if block < FIRST_RING {
        LIFTS + away * SEATS.len() + (away + block - FIRST_LIFT) % SEATS.len()
    } else if block < FIRST_ENTRY {
        RINGS + away * GAPS * 2 + (block - FIRST_RING)
    } else if block < FIRST_WALL {
        ENTRIES + away * 2 + (block - FIRST_ENTRY)
    } else {
        WALLS + away * 2 + (block - FIRST_WALL)
    }
}
