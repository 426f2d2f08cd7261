//! The index of a feature in the table of weights.
//!
//! A feature turns on one input for the perspective of each seat. A rotation of the board and the seats turns
//! one perspective into the next, so the inputs of a feature are those of each of its rotations, in another
//! order. The weights of these inputs make an *orbit*. A [`FeatureIndex`] is the first of as many consecutive
//! rows in it as there are seats: those for the perspectives of red, blue and so on. Most of the rows come
//! twice, so that each rotation has consecutive rows.

use djambi::{Geometry, Role, Seat, Square, SquareSet};

use super::layout::{GAP_COUNTS, InputLayout, MAX_WAIT, OPTION_COUNT, URGENCIES};
use crate::per_board::PerBoard;
use crate::perspective::{COMMANDERS, Commander, Perspectives};

/// The number of turn orders in which each player plays once, by which of the other seats are alive.
pub(super) const TURN_ORDERS: usize = 1 << (Seat::LIMIT - 1);

/// The orbits of features without a square have the same numbers on every board. Those of the squares follow.
const FIRST_POWER: usize = MAX_WAIT + 1;
const FIRST_OPTION: usize = FIRST_POWER + 1;
const FIRST_ATTACK: usize = FIRST_OPTION + OPTION_COUNT;
const FIRST_GRAB: usize = FIRST_ATTACK + Seat::LIMIT * URGENCIES;
const FIRST_GAPS: usize = FIRST_GRAB + Seat::LIMIT;
const FIRST_ENTRY: usize = FIRST_GAPS + GAP_COUNTS * 2;
const FIRST_WALL: usize = FIRST_ENTRY + 2;
const FIRST_TURN_ORDER: usize = FIRST_WALL + 2;
const NO_FEATURE: usize = FIRST_TURN_ORDER + TURN_ORDERS;
const FIRST_PIECE: usize = NO_FEATURE + 1;
/// The number of kinds without a commander: hostages and orphans of each role, and corpses.
const UNCOMMANDED_KINDS: usize = 2 * Role::COUNT + 1;

/// The index of a feature's first row in the table of weights.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct FeatureIndex(u16);

impl FeatureIndex {
    /// The row for red's perspective; those for the other seats follow.
    #[inline]
    pub(super) const fn first_row(self) -> usize {
        self.0 as usize
    }
}

/// What a row of the table of weights holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum RowContent {
    /// The weights of an input.
    Input(usize),
    /// The sum of the weights of a turn order: which of the other seats are alive, by bits, and how far the
    /// seat to move is from the perspective's seat.
    TurnOrder(usize, usize),
    /// Nothing: all weights are 0.
    Nothing,
}

/// The indices of the features on a board, and the tables that they need.
#[derive(Debug)]
pub(super) struct FeatureTable {
    /// The board.
    pub(super) board: &'static Geometry,
    /// The number of seats.
    pub(super) seats: usize,
    /// The squares from which a militant reaches each square, if nothing is in its way.
    pub(super) militant_ranges: [SquareSet; SQUARES],
    /// How many turns each seat has to wait if each plays once, by the seat to move.
    pub(super) waits: [Waits; Seat::LIMIT],
    layout: InputLayout,
    /// The number of rows of an orbit. Row *k* is for the perspective of a seat from which the feature's seat
    /// is `seats` − 1 − *k* seats away.
    rows: usize,
    /// The first row of each kind, by commander.
    first_rows_of_kinds: [[u16; KINDS]; COMMANDERS],
    /// The row of each square among those of a kind, by commander.
    rows_of_squares: [[u16; SQUARES]; COMMANDERS],
    /// The input of each orbit of a square, by the distance from the perspective's seat to the feature's.
    square_inputs: Vec<[usize; Seat::LIMIT]>,
}

/// The room for squares, also those of other boards.
const SQUARES: usize = Square::LIMIT + 1;
/// The room for the kinds of pieces and corpses on a square.
const KINDS: usize = Role::COUNT + 2;

/// The number of turns before each seat's next one.
pub(super) type Waits = [u8; Seat::LIMIT];

impl FeatureTable {
    /// The table of a board.
    pub(super) fn of(board: &'static Geometry) -> &'static Self {
        static ALL: PerBoard<FeatureTable> = PerBoard::new();
        ALL.get_or_make(board, || Some(Self::new(board))).expect("board")
    }

    fn new(board: &'static Geometry) -> Self {
        let layout = InputLayout::of(board);
        let seats = layout.seats;
        let mut table = Self {
            board,
            seats,
            militant_ranges: [SquareSet::EMPTY; SQUARES],
            waits: [[0; Seat::LIMIT]; Seat::LIMIT],
            layout,
            rows: 2 * seats - 1,
            first_rows_of_kinds: [[0; KINDS]; COMMANDERS],
            rows_of_squares: [[0; SQUARES]; COMMANDERS],
            square_inputs: Vec::new(),
        };
        for (turn, waits) in table.waits.iter_mut().enumerate().take(seats) {
            for (seat, wait) in waits.iter_mut().enumerate().take(seats) {
                *wait = ((seat + seats - turn) % seats) as u8;
            }
        }
        for square in board.squares() {
            table.militant_ranges[square.index()] = board.militant_attacks(square, SquareSet::EMPTY);
        }
        table.add_squares();
        table
    }

    /// Makes the orbits of pieces and corpses on squares: first those of commanded pieces, by role and by
    /// the square that the commander sees; then those without a commander, by kind and by one square of
    /// those to which rotations take each other.
    fn add_squares(&mut self) {
        let seats = self.seats;
        let squares = self.layout.squares;
        let perspectives = Perspectives::of(self.board);
        let seen = |seat: usize, square: usize| perspectives.seen_by(Seat::ALL[seat])[square] as usize;
        // From the perspective of a seat, another seat's square is seen as from the seat that is as far away
        // from red.
        let at_distance = |distance: usize, square: usize| seen((seats - distance) % seats, square);
        let inputs = |first: &dyn Fn(usize) -> usize, square: usize| {
            let input = |distance: usize| first(distance) + at_distance(distance, square);
            std::array::from_fn(|distance| if distance < seats { input(distance) } else { 0 })
        };
        for role in 0..Role::COUNT {
            let first = |distance: usize| (distance * Role::COUNT + role) * squares;
            self.square_inputs.extend((0..squares).map(|square| inputs(&first, square)));
        }
        let is_first = |&square: &usize| (0..seats).all(|seat| seen(seat, square) >= square);
        let representatives: Vec<usize> = (0..squares).filter(is_first).collect();
        for kind in 0..UNCOMMANDED_KINDS {
            let first = |_| (seats * Role::COUNT + kind) * squares;
            self.square_inputs.extend(representatives.iter().map(|&square| inputs(&first, square)));
        }
        for seat in 0..seats {
            let row = seats - 1 - seat;
            for square in 0..squares {
                let oriented = seen(seat, square);
                self.rows_of_squares[seat][square] = (oriented * self.rows + row) as u16;
                if let Ok(number) = representatives.binary_search(&oriented) {
                    for nobody in [Commander::HOSTAGE, Commander::ORPHAN] {
                        self.rows_of_squares[nobody.index()][square] = (number * self.rows + row) as u16;
                    }
                }
            }
        }
        let rows = self.rows;
        let uncommanded = FIRST_PIECE + Role::COUNT * squares;
        let first_row = |orbit: usize| (orbit * rows) as u16;
        for role in 0..Role::COUNT {
            for seat in 0..seats {
                self.first_rows_of_kinds[seat][role] = first_row(FIRST_PIECE + role * squares);
            }
            for (nobody, kind) in [(Commander::HOSTAGE, role), (Commander::ORPHAN, Role::COUNT + role)] {
                let orbit = uncommanded + kind * representatives.len();
                self.first_rows_of_kinds[nobody.index()][role] = first_row(orbit);
            }
        }
        let corpses = uncommanded + 2 * Role::COUNT * representatives.len();
        self.first_rows_of_kinds[Commander::HOSTAGE.index()][Role::COUNT] = first_row(corpses);
    }

    /// The index of no feature, with weights of 0.
    #[inline]
    pub(super) const fn none(&self) -> FeatureIndex {
        FeatureIndex((NO_FEATURE * self.rows) as u16)
    }

    /// A piece or a corpse on a square.
    #[inline]
    pub(super) fn occupant(&self, commander: Commander, kind: OccupantKind, square: Square) -> FeatureIndex {
        let row = self.rows_of_squares[commander.index()][square.index() % SQUARES];
        let first = self.first_rows_of_kinds[commander.index()][kind.0 as usize % KINDS];
        FeatureIndex(first.wrapping_add(row))
    }

    /// The number of turns before a seat's next one.
    #[inline]
    pub(super) const fn turn(&self, seat: Seat, wait: u8) -> FeatureIndex {
        self.of_seat(wait as usize % (MAX_WAIT + 1), seat)
    }

    /// The sum of the features [`FeatureTable::turn`] of all living seats, if each plays once in the order of
    /// seats. `others` has a bit for each of the seats after the one to move, set if it is alive.
    #[inline]
    pub(super) const fn turn_order(&self, turn: Seat, others: usize) -> FeatureIndex {
        self.of_seat(FIRST_TURN_ORDER + others % TURN_ORDERS, turn)
    }

    /// A seat is in power.
    #[inline]
    pub(super) const fn power(&self, seat: Seat) -> FeatureIndex {
        self.of_seat(FIRST_POWER, seat)
    }

    /// An option differs from the classic rules.
    #[inline]
    pub(super) const fn option(&self, option: usize) -> FeatureIndex {
        self.of_seat(FIRST_OPTION + option % OPTION_COUNT, Seat::Red)
    }

    /// A seat attacks the chief of another one.
    #[inline]
    pub(super) const fn attack(&self, victim: Seat, by: Seat, urgency: Urgency) -> FeatureIndex {
        let distance = self.distance(victim, by);
        self.of_seat(FIRST_ATTACK + distance * URGENCIES + urgency as usize, victim)
    }

    /// A seat's diplomat can relocate the chief of another one.
    #[inline]
    pub(super) const fn grab(&self, victim: Seat, by: Seat) -> FeatureIndex {
        self.of_seat(FIRST_GRAB + self.distance(victim, by), victim)
    }

    /// The number of neighbours of a seat's chief without a corpse.
    #[inline]
    pub(super) const fn gaps(&self, seat: Seat, gaps: u8, necromobile: Necromobile) -> FeatureIndex {
        let gaps = if gaps as usize >= GAP_COUNTS { GAP_COUNTS - 1 } else { gaps as usize };
        self.of_seat(FIRST_GAPS + gaps * 2 + necromobile as usize, seat)
    }

    /// A seat's chief can enter the maze.
    #[inline]
    pub(super) const fn maze_entry(&self, seat: Seat, when: EntryTurn) -> FeatureIndex {
        self.of_seat(FIRST_ENTRY + when as usize, seat)
    }

    /// Corpses separate a seat's chief from all pieces of others.
    #[inline]
    pub(super) const fn wall(&self, seat: Seat, wall: Wall) -> FeatureIndex {
        self.of_seat(FIRST_WALL + wall as usize, seat)
    }

    #[inline]
    const fn of_seat(&self, orbit: usize, seat: Seat) -> FeatureIndex {
        FeatureIndex((orbit * self.rows + self.seats - 1 - seat.index()) as u16)
    }

    /// The number of seats from one to another in the order of play.
    #[inline]
    const fn distance(&self, from: Seat, to: Seat) -> usize {
        self.waits[from.index() % Seat::LIMIT][to.index() % Seat::LIMIT] as usize
    }

    /// The seats.
    #[inline]
    pub(super) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::ALL.into_iter().take(self.seats)
    }

    /// The input of a single feature for a seat's perspective.
    pub(super) fn input(&self, feature: FeatureIndex, seat: Seat) -> usize {
        match self.content(feature.first_row() + seat.index()) {
            RowContent::Input(input) => input,
            RowContent::TurnOrder(..) | RowContent::Nothing => unreachable!("a single feature"),
        }
    }

    /// The contents of all rows, in order.
    pub(super) fn contents(&self) -> impl Iterator<Item = RowContent> {
        let rows = (FIRST_PIECE + self.square_inputs.len()) * self.rows;
        (0..rows).map(|row| self.content(row))
    }

    fn content(&self, row: usize) -> RowContent {
        let orbit = row / self.rows;
        let distance = (self.rows - row % self.rows) % self.seats;
        match orbit {
            FIRST_TURN_ORDER..NO_FEATURE => RowContent::TurnOrder(orbit - FIRST_TURN_ORDER, distance),
            ..FIRST_TURN_ORDER => self.input_without_square(orbit, distance),
            NO_FEATURE => RowContent::Nothing,
            _ => RowContent::Input(self.square_inputs[orbit - FIRST_PIECE][distance]),
        }
    }

    /// The input of an orbit that has no square, by the distance from the perspective's seat to the feature's
    /// seat.
    fn input_without_square(&self, orbit: usize, distance: usize) -> RowContent {
        let layout = &self.layout;
        let seats = self.seats;
        // Orbits of more seats than the board has are never used.
        let pair = |other: usize| (other < seats).then(|| distance * seats + (distance + other) % seats);
        let input = match orbit {
            ..FIRST_POWER => Some(layout.turns + distance * (MAX_WAIT + 1) + orbit),
            FIRST_POWER..FIRST_OPTION => Some(layout.power + distance),
            FIRST_OPTION..FIRST_ATTACK => Some(layout.options + (orbit - FIRST_OPTION)),
            FIRST_ATTACK..FIRST_GRAB => {
                let other = (orbit - FIRST_ATTACK) / URGENCIES;
                let urgency = (orbit - FIRST_ATTACK) % URGENCIES;
                pair(other).map(|pair| layout.attacks + pair * URGENCIES + urgency)
            }
            FIRST_GRAB..FIRST_GAPS => pair(orbit - FIRST_GRAB).map(|pair| layout.grabs + pair),
            FIRST_GAPS..FIRST_ENTRY => Some(layout.gaps + distance * GAP_COUNTS * 2 + (orbit - FIRST_GAPS)),
            FIRST_ENTRY..FIRST_WALL => Some(layout.entries + distance * 2 + (orbit - FIRST_ENTRY)),
            _ => Some(layout.walls + distance * 2 + (orbit - FIRST_WALL)),
        };
        input.map_or(RowContent::Nothing, RowContent::Input)
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
