//! Zobrist keys: the numbers whose exclusive or is the hash of a position (Zobrist, 1970).
//!
//! They come from a fixed seed, so a hash is the same in every build. The key of an occupant on a square is
//! the product of two numbers, one of the square and one of the occupant, folded to 64 bits: as fast as a
//! look-up, without a table of 64 KiB for the browser to download.

use super::board::Code;
use super::controllers::PackedControllers;
use crate::{Seat, Square};

static SQUARES: [u64; 128] = numbers(0);
static CODES: [u64; Code::COUNT] = numbers(1_000);
static ROTAS: [[u64; Seat::LIMIT]; Seat::LIMIT] = {
    let mut rotas = [[0; Seat::LIMIT]; Seat::LIMIT];
    let mut turn = 0;
    while turn < Seat::LIMIT {
        rotas[turn] = numbers(2_000 + turn * Seat::LIMIT);
        turn += 1;
    }
    rotas
};

/// The key of an occupant on a square.
#[inline]
pub(super) const fn occupant(square: Square, code: Code) -> u64 {
    let product = SQUARES[square.index() % SQUARES.len()] as u128 * CODES[code.index() % CODES.len()] as u128;
    product as u64 ^ (product >> 64) as u64
}

/// The key of an army's controller.
pub(super) const fn controller(army: Seat, controllers: PackedControllers) -> u64 {
    number(3_000 + army.index() * PackedControllers::COUNT + controllers.part(army))
}

/// The key of the player to move and the cursor.
#[inline]
pub(super) const fn rota(turn: Seat, cursor: Seat) -> u64 {
    ROTAS[turn.index()][cursor.index()]
}

/// `COUNT` numbers of the sequence, from `first` on.
const fn numbers<const COUNT: usize>(first: usize) -> [u64; COUNT] {
    let mut numbers = [0; COUNT];
    let mut index = 0;
    while index < COUNT {
        numbers[index] = number(first + index);
        index += 1;
    }
    numbers
}

/// One number of the sequence SplitMix64 (Steele, Lea, Flood 2014), which can be entered at any index.
const fn number(index: usize) -> u64 {
    let z = 0x446A_616D_6269_0001_u64.wrapping_add((index as u64 + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15));
    let z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}
