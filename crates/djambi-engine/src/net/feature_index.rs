//! The index of a feature in the table of weights.
//!
//! A feature turns on one input for each of the four perspectives. A quarter turn of the board and the seats
//! turns one perspective into the next, so the four inputs of a feature are those of each of its rotations,
//! in another order. The weights of these four inputs make an *orbit*. A [`FeatureIndex`] is the first of
//! four consecutive rows in it: those for the perspectives of red, blue, yellow and green. Three of the rows
//! come twice, so that each rotation has four consecutive rows.

use djambi::{Role, Seat, Square};

use super::layout::{
    CHIEF_ATTACKS, CHIEF_GAPS, CHIEF_GRABS, CORPSES, GAP_COUNTS, MAX_WAIT, MAZE_ENTRIES, OPTION_COUNT,
    OPTIONS, POWER, TURNS, URGENCIES, WALLS,
};
use crate::perspective::{COMMANDERS, Commander, ORIENTED, SEATS, SQUARES};

/// The number of rows of an orbit. Row *k* is for the perspective of a seat from which the feature's seat is
/// 3 − *k* seats away.
pub(super) const ROWS: usize = 2 * SEATS.len() - 1;
/// The number of orbits of single features.
pub(super) const ORBITS: usize = FIRST_WALL + 2;
/// The number of turn orders in which each player plays once, by which of the three other seats are alive.
pub(super) const TURN_ORDERS: usize = 1 << (SEATS.len() - 1);

/// The first orbit of pieces without a commander. Those before it are of commanded pieces, by role and by the
/// square that the commander sees.
const FIRST_UNCOMMANDED: usize = Role::COUNT * SQUARES;
/// The number of kinds without a commander: hostages and orphans of each role, and corpses.
const UNCOMMANDED_KINDS: usize = 2 * Role::COUNT + 1;
/// The number of squares to which rotations take all others: a quarter of the board and the maze.
const QUARTER: usize = 21;
const FIRST_TURN: usize = FIRST_UNCOMMANDED + UNCOMMANDED_KINDS * QUARTER;
const FIRST_POWER: usize = FIRST_TURN + MAX_WAIT + 1;
const FIRST_OPTION: usize = FIRST_POWER + 1;
const FIRST_ATTACK: usize = FIRST_OPTION + OPTION_COUNT;
const FIRST_GRAB: usize = FIRST_ATTACK + SEATS.len() * URGENCIES;
const FIRST_GAPS: usize = FIRST_GRAB + SEATS.len();
const FIRST_ENTRY: usize = FIRST_GAPS + GAP_COUNTS * 2;
const FIRST_WALL: usize = FIRST_ENTRY + 2;

/// The index of a feature's first row in the table of weights.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct FeatureIndex(u16);

impl FeatureIndex {
    /// The index of no feature, with weights of 0.
    pub(super) const NONE: Self = Self(((ORBITS + TURN_ORDERS) * ROWS) as u16);

    /// A piece or a corpse on a square.
    #[inline]
    pub(super) fn occupant(commander: Commander, kind: OccupantKind, square: Square) -> Self {
        let row = ROWS_OF_SQUARES[commander.index()][square.index() % SQUARE_LIMIT];
        Self(FIRST_ROWS_OF_KINDS[commander.index()][kind.0 as usize % KIND_LIMIT] + row)
    }

    /// The number of turns before a seat's next one.
    #[inline]
    pub(super) const fn turn(seat: Seat, wait: u8) -> Self {
        Self::of_seat(FIRST_TURN + wait as usize % (MAX_WAIT + 1), seat)
    }

    /// The sum of the features [`FeatureIndex::turn`] of all living seats, if each plays once in the order of
    /// seats. `others` has a bit for each of the three seats after the one to move, set if it is alive.
    #[inline]
    pub(super) const fn turn_order(turn: Seat, others: usize) -> Self {
        Self::of_seat(ORBITS + others % TURN_ORDERS, turn)
    }

    /// A seat is in power.
    #[inline]
    pub(super) const fn power(seat: Seat) -> Self {
        Self::of_seat(FIRST_POWER, seat)
    }

    /// An option differs from the classic rules.
    #[inline]
    pub(super) const fn option(option: usize) -> Self {
        Self::of_seat(FIRST_OPTION + option % OPTION_COUNT, Seat::Red)
    }

    /// A seat attacks the chief of another one.
    #[inline]
    pub(super) const fn attack(victim: Seat, by: Seat, urgency: Urgency) -> Self {
        Self::of_seat(FIRST_ATTACK + distance(victim, by) * URGENCIES + urgency as usize, victim)
    }

    /// A seat's diplomat can relocate the chief of another one.
    #[inline]
    pub(super) const fn grab(victim: Seat, by: Seat) -> Self {
        Self::of_seat(FIRST_GRAB + distance(victim, by), victim)
    }

    /// The number of neighbours of a seat's chief without a corpse.
    #[inline]
    pub(super) const fn gaps(seat: Seat, gaps: u8, necromobile: Necromobile) -> Self {
        let gaps = if gaps as usize >= GAP_COUNTS { GAP_COUNTS - 1 } else { gaps as usize };
        Self::of_seat(FIRST_GAPS + gaps * 2 + necromobile as usize, seat)
    }

    /// A seat's chief can enter the maze.
    #[inline]
    pub(super) const fn maze_entry(seat: Seat, when: EntryTurn) -> Self {
        Self::of_seat(FIRST_ENTRY + when as usize, seat)
    }

    /// Corpses separate a seat's chief from all pieces of others.
    #[inline]
    pub(super) const fn wall(seat: Seat, wall: Wall) -> Self {
        Self::of_seat(FIRST_WALL + wall as usize, seat)
    }

    #[inline]
    const fn of_seat(orbit: usize, seat: Seat) -> Self {
        Self((orbit * ROWS + SEATS.len() - 1 - seat.index() % SEATS.len()) as u16)
    }

    /// The row for red's perspective; those for blue, yellow and green follow.
    #[inline]
    pub(super) const fn first_row(self) -> usize {
        self.0 as usize
    }

    /// The input of a single feature for a seat's perspective.
    pub(super) const fn input(self, seat: Seat) -> usize {
        input_of_row(self.first_row() + seat.index() % SEATS.len())
    }
}

/// When an attacker plays.
#[derive(Clone, Copy)]
pub(super) enum Urgency {
    /// In this turn.
    Now,
    /// Before the victim.
    BeforeVictim,
    /// After the victim.
    AfterVictim,
}

/// Whether a seat commands a necromobile, which can carry corpses away.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Necromobile {
    /// It does not.
    Absent,
    /// It does.
    Present,
}

/// When a chief can enter the maze.
#[derive(Clone, Copy)]
pub(super) enum EntryTurn {
    /// In a later turn.
    Later,
    /// In this turn.
    Now,
}

/// How long a wall of corpses lasts.
#[derive(Clone, Copy)]
pub(super) enum Wall {
    /// Others have a necromobile that can open it.
    Temporary,
    /// No other seat has a necromobile.
    Permanent,
}

/// The input of a row of the single features.
pub(super) const fn input_of_row(row: usize) -> usize {
    INPUTS_OF_ORBITS[row / ROWS % ORBITS][distance_of_row(row)] as usize
}

/// The distance from the perspective's seat to the feature's seat in a row.
pub(super) const fn distance_of_row(row: usize) -> usize {
    (ROWS - row % ROWS) % SEATS.len()
}

/// The number of seats from one to another in the order of play.
#[inline]
const fn distance(from: Seat, to: Seat) -> usize {
    (to.index() + SEATS.len() - from.index()) % SEATS.len()
}

const SQUARE_LIMIT: usize = Square::LIMIT + 1;

/// A role of pieces, or corpses. Corpses have the commander of hostages.
#[derive(Clone, Copy)]
pub(super) struct OccupantKind(u8);

impl OccupantKind {
    /// Corpses.
    pub(super) const CORPSE: Self = Self(Role::COUNT as u8);

    /// Pieces of a role.
    #[inline]
    pub(super) const fn of(role: Role) -> Self {
        Self(role.index() as u8)
    }
}

const KIND_LIMIT: usize = Role::COUNT + 2;

/// The first row of each kind, by commander.
static FIRST_ROWS_OF_KINDS: [[u16; KIND_LIMIT]; COMMANDERS] = {
    let mut first = [[0; KIND_LIMIT]; COMMANDERS];
    let mut role = 0;
    while role < Role::COUNT {
        let mut seat = 0;
        while seat < SEATS.len() {
            first[seat][role] = (role * SQUARES * ROWS) as u16;
            seat += 1;
        }
        first[4][role] = ((FIRST_UNCOMMANDED + role * QUARTER) * ROWS) as u16;
        first[5][role] = ((FIRST_UNCOMMANDED + (Role::COUNT + role) * QUARTER) * ROWS) as u16;
        role += 1;
    }
    first[4][Role::COUNT] = ((FIRST_UNCOMMANDED + 2 * Role::COUNT * QUARTER) * ROWS) as u16;
    first
};

/// The row of each square among those of a kind, by commander.
static ROWS_OF_SQUARES: [[u16; SQUARE_LIMIT]; COMMANDERS] = {
    let mut rows = [[0; SQUARE_LIMIT]; COMMANDERS];
    let mut square = 0;
    while square < SQUARES {
        let mut seat = 0;
        while seat < SEATS.len() {
            let oriented = ORIENTED[seat][square] as usize;
            let row = SEATS.len() - 1 - seat;
            rows[seat][square] = (oriented * ROWS + row) as u16;
            if let Some(number) = number_in_quarter(oriented) {
                rows[4][square] = (number * ROWS + row) as u16;
                rows[5][square] = rows[4][square];
            }
            seat += 1;
        }
        square += 1;
    }
    rows
};

/// The number of a square of the quarter of the board to which rotations take all others.
const fn number_in_quarter(square: usize) -> Option<usize> {
    let (file, rank) = (square % 9, square / 9);
    match (file, rank) {
        (4, 4) => Some(QUARTER - 1),
        (0..5, 0..4) => Some(rank * 5 + file),
        _ => None,
    }
}

/// The inputs of each orbit, by the distance from the perspective's seat to the feature's seat.
static INPUTS_OF_ORBITS: [[u16; SEATS.len()]; ORBITS] = {
    let mut orbits = [[0; SEATS.len()]; ORBITS];
    let mut distance = 0;
    while distance < SEATS.len() {
        let mut square = 0;
        while square < SQUARES {
            let oriented = ORIENTED[(SEATS.len() - distance) % SEATS.len()][square] as usize;
            let mut role = 0;
            while role < Role::COUNT {
                let input = (distance * Role::COUNT + role) * SQUARES + oriented;
                orbits[role * SQUARES + square][distance] = input as u16;
                role += 1;
            }
            if let Some(number) = number_in_quarter(square) {
                let mut kind = 0;
                while kind < UNCOMMANDED_KINDS {
                    let input = SEATS.len() * Role::COUNT * SQUARES + kind * SQUARES + oriented;
                    orbits[FIRST_UNCOMMANDED + kind * QUARTER + number][distance] = input as u16;
                    kind += 1;
                }
            }
            square += 1;
        }
        let mut orbit = FIRST_TURN;
        while orbit < ORBITS {
            orbits[orbit][distance] = input_without_square(orbit, distance) as u16;
            orbit += 1;
        }
        distance += 1;
    }
    assert!(SEATS.len() * Role::COUNT * SQUARES + (UNCOMMANDED_KINDS - 1) * SQUARES == CORPSES);
    orbits
};

/// The input of an orbit that has no square, by the distance from the perspective's seat to the feature's
/// seat.
const fn input_without_square(orbit: usize, distance: usize) -> usize {
    if orbit < FIRST_POWER {
        TURNS + distance * (MAX_WAIT + 1) + (orbit - FIRST_TURN)
    } else if orbit < FIRST_OPTION {
        POWER + distance
    } else if orbit < FIRST_ATTACK {
        OPTIONS + (orbit - FIRST_OPTION)
    } else if orbit < FIRST_GRAB {
        let (other, urgency) = ((orbit - FIRST_ATTACK) / URGENCIES, (orbit - FIRST_ATTACK) % URGENCIES);
        let pair = distance * SEATS.len() + (distance + other) % SEATS.len();
        CHIEF_ATTACKS + pair * URGENCIES + urgency
    } else if orbit < FIRST_GAPS {
        CHIEF_GRABS + distance * SEATS.len() + (distance + orbit - FIRST_GRAB) % SEATS.len()
    } else if orbit < FIRST_ENTRY {
        CHIEF_GAPS + distance * GAP_COUNTS * 2 + (orbit - FIRST_GAPS)
    } else if orbit < FIRST_WALL {
        MAZE_ENTRIES + distance * 2 + (orbit - FIRST_ENTRY)
    } else {
        WALLS + distance * 2 + (orbit - FIRST_WALL)
    }
}
