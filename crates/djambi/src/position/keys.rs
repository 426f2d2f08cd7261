//! The random numbers whose exclusive or is the hash of a position (Zobrist, 1970). They come from a fixed seed, so that
//! a hash is the same in every build. Each is computed when it is needed: that takes no longer than to read it from
//! a table, which would be 32 KiB of noise that the browser would have to download.

use super::board::Code;
use crate::{Controller, Seat, Square};

/// Each seat, each seat by right of power, hostage, orphan.
const CONTROLLERS: usize = 2 * Seat::LIMIT + 2;

/// Where the numbers of each kind begin.
const OF_CONTROLLERS: usize = Square::LIMIT * Code::COUNT;
const OF_TURNS: usize = OF_CONTROLLERS + Seat::LIMIT * CONTROLLERS;
const OF_CURSORS: usize = OF_TURNS + Seat::LIMIT;

pub(super) const fn occupant(square: Square, code: Code) -> u64 {
    number(square.index() * Code::COUNT + code.index())
}

pub(super) const fn controller(army: Seat, controller: Controller, reigned: bool) -> u64 {
    let kind = match controller {
        Controller::Seat(seat) if reigned => Seat::LIMIT + seat.index(),
        Controller::Seat(seat) => seat.index(),
        Controller::Hostage => 2 * Seat::LIMIT,
        Controller::Orphan => 2 * Seat::LIMIT + 1,
    };
    number(OF_CONTROLLERS + army.index() * CONTROLLERS + kind)
}

pub(super) const fn turn(turn: Seat) -> u64 {
    number(OF_TURNS + turn.index())
}

pub(super) const fn cursor(cursor: Seat) -> u64 {
    number(OF_CURSORS + cursor.index())
}

/// One number of the sequence SplitMix64 (Steele, Lea, Flood 2014), which can be entered anywhere.
const fn number(index: usize) -> u64 {
    let z = 0x446A_616D_6269_0001_u64.wrapping_add((index as u64 + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15));
    let z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}
