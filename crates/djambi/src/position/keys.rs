//! The random numbers whose exclusive or is the hash of a position (Zobrist, 1970). They are made from a fixed seed,
//! so that a hash is the same in every build.

use super::board::Code;
use crate::{Controller, Seat, Square};

/// Each seat, each seat by right of power, hostage, orphan.
const CONTROLLERS: usize = 2 * Seat::LIMIT + 2;

struct Keys {
    occupants: [[u64; Code::COUNT]; Square::LIMIT],
    controllers: [[u64; CONTROLLERS]; Seat::LIMIT],
    turns: [u64; Seat::LIMIT],
    cursors: [u64; Seat::LIMIT],
}

static KEYS: Keys = {
    let mut keys = Keys {
        occupants: [[0; Code::COUNT]; Square::LIMIT],
        controllers: [[0; CONTROLLERS]; Seat::LIMIT],
        turns: [0; Seat::LIMIT],
        cursors: [0; Seat::LIMIT],
    };
    let mut seed = 0x446A_616D_6269_0001;
    let mut i = 0;
    while i < Square::LIMIT {
        seed = fill(&mut keys.occupants[i], seed);
        i += 1;
    }
    i = 0;
    while i < Seat::LIMIT {
        seed = fill(&mut keys.controllers[i], seed);
        i += 1;
    }
    seed = fill(&mut keys.turns, seed);
    fill(&mut keys.cursors, seed);
    keys
};

/// Fills `keys` with numbers and gives the seed to go on with (SplitMix64: Steele, Lea, Flood 2014).
const fn fill(keys: &mut [u64], mut seed: u64) -> u64 {
    let mut i = 0;
    while i < keys.len() {
        seed = seed.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = seed;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        keys[i] = z ^ (z >> 31);
        i += 1;
    }
    seed
}

pub(super) fn occupant(square: Square, code: Code) -> u64 {
    KEYS.occupants[square.index()][code.index()]
}

pub(super) fn controller(army: Seat, controller: Controller, reigned: bool) -> u64 {
    let kind = match controller {
        Controller::Seat(seat) if reigned => Seat::LIMIT + seat.index(),
        Controller::Seat(seat) => seat.index(),
        Controller::Hostage => 2 * Seat::LIMIT,
        Controller::Orphan => 2 * Seat::LIMIT + 1,
    };
    KEYS.controllers[army.index()][kind]
}

pub(super) fn turn(turn: Seat) -> u64 {
    KEYS.turns[turn.index()]
}

pub(super) fn cursor(cursor: Seat) -> u64 {
    KEYS.cursors[cursor.index()]
}
