//! The order of the net's inputs: the part of each feature set, for one perspective.

use djambi::{Geometry, Role};

/// The number of inputs of each perspective on a board. They are, in this order:
/// * for each relation, role and square, a piece there;
/// * for each square, a corpse there;
/// * for each seat and number of turns, that the seat's next turn is that far away (7 stands for more, too);
/// * for each seat, that it is in power;
/// * for each of four options, that it differs from the classic rules;
/// * for each pair of seats, that the second attacks the first one's chief, by when the second plays: now,
///   before or after the first;
/// * for each pair of seats, that a diplomat of the second can relocate the first one's chief;
/// * for each seat, the number of neighbours of its chief without a corpse, with and without a necromobile;
/// * for each seat, that its chief can enter the maze, in this turn or another;
/// * for each seat, that corpses separate its chief from all pieces of others, and whether others have a
///   necromobile.
///
/// Relations are the seats, the player's own first, then nobody for hostages and for orphans. Seats are those of
/// all armies, so that the duel has four.
#[must_use]
pub fn inputs(board: &Geometry) -> usize {
    InputLayout::of(board).end
}

/// Where the inputs of a board begin.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct InputLayout {
    /// The number of seats.
    pub(super) seats: usize,
    /// The number of squares.
    pub(super) squares: usize,
    /// The first input of the corpses; those of the pieces come before.
    pub(super) corpses: usize,
    /// The first input of the numbers of turns before the seats' next ones.
    pub(super) turns: usize,
    /// The first input of the seats in power.
    pub(super) power: usize,
    /// The first input of the options.
    pub(super) options: usize,
    /// The first input of the attacks on chiefs.
    pub(super) attacks: usize,
    /// The first input of the grabs of chiefs.
    pub(super) grabs: usize,
    /// The first input of the gaps beside chiefs.
    pub(super) gaps: usize,
    /// The first input of the chiefs that can enter the maze.
    pub(super) entries: usize,
    /// The first input of the chiefs behind walls.
    pub(super) walls: usize,
    end: usize,
}

impl InputLayout {
    /// The layout of a board.
    pub(super) fn of(board: &Geometry) -> Self {
        let seats = board.armies().len();
        let squares = board.squares().len();
        let corpses = (seats + 2) * Role::COUNT * squares;
        let turns = corpses + squares;
        let power = turns + seats * (MAX_WAIT + 1);
        let options = power + seats;
        let attacks = options + OPTION_COUNT;
        let grabs = attacks + seats * seats * URGENCIES;
        let gaps = grabs + seats * seats;
        let entries = gaps + seats * GAP_COUNTS * 2;
        let walls = entries + seats * 2;
        let end = walls + seats * 2;
        Self { seats, squares, corpses, turns, power, options, attacks, grabs, gaps, entries, walls, end }
    }
}

/// The largest number of turns before a seat's next one that the net distinguishes.
pub(super) const MAX_WAIT: usize = 7;
/// The number of options that the net knows.
pub(super) const OPTION_COUNT: usize = 4;
/// The number of urgencies of an attack: the attacker plays now, before or after the victim.
pub(super) const URGENCIES: usize = 3;
/// The number of counts of gaps beside a chief: 0 to 7, and 8 for more, too.
pub(super) const GAP_COUNTS: usize = 9;
