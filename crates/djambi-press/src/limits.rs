//! How large a treaty may be, and how many players there must be.

/// How many players are alive at least where a treaty begins.
pub const MIN_ALIVE: usize = 3;
/// How many persons play at least where it counts who has kept their word.
pub const MIN_PERSONS: usize = 3;
/// The largest number of parties.
pub const MAX_PARTIES: usize = 4;
/// The largest number of clauses of a party.
pub const MAX_CLAUSES: usize = 4;
/// The largest number of squares that a treaty names, each as often as it is written.
pub const MAX_SQUARES: usize = 12;
/// The largest number of rounds.
pub const MAX_ROUNDS: u8 = 8;
/// The largest number of turns in which a duty is due.
pub const MAX_TURNS: u8 = 4;
