//! The order of the net's inputs: the part of each feature set, for one perspective.

use djambi::Role;

use crate::perspective::{RELATIONS, SEATS, SQUARES};

/// The number of inputs of each perspective. They are, in this order:
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
pub const INPUTS: usize = WALLS + SEATS.len() * 2;

/// The first input of the corpses; those of the pieces come before.
pub(super) const CORPSES: usize = RELATIONS * Role::COUNT * SQUARES;
/// The first input of the numbers of turns before the seats' next ones.
pub(super) const TURNS: usize = CORPSES + SQUARES;
/// The first input of the seats in power.
pub(super) const POWER: usize = TURNS + SEATS.len() * (MAX_WAIT + 1);
/// The first input of the options.
pub(super) const OPTIONS: usize = POWER + SEATS.len();
/// The first input of the attacks on chiefs.
pub(super) const CHIEF_ATTACKS: usize = OPTIONS + OPTION_COUNT;
/// The first input of the grabs of chiefs.
pub(super) const CHIEF_GRABS: usize = CHIEF_ATTACKS + SEATS.len() * SEATS.len() * URGENCIES;
/// The first input of the gaps beside chiefs.
pub(super) const CHIEF_GAPS: usize = CHIEF_GRABS + SEATS.len() * SEATS.len();
/// The first input of the chiefs that can enter the maze.
pub(super) const MAZE_ENTRIES: usize = CHIEF_GAPS + SEATS.len() * GAP_COUNTS * 2;
/// The first input of the chiefs behind walls.
pub(super) const WALLS: usize = MAZE_ENTRIES + SEATS.len() * 2;

/// The largest number of turns before a seat's next one that the net distinguishes.
pub(super) const MAX_WAIT: usize = 7;
/// The number of options that the net knows.
pub(super) const OPTION_COUNT: usize = 4;
/// The number of urgencies of an attack: the attacker plays now, before or after the victim.
pub(super) const URGENCIES: usize = 3;
/// The number of counts of gaps beside a chief: 0 to 8.
pub(super) const GAP_COUNTS: usize = 9;
