//! Packed logs: bytes that are none are refused, and what is read is packed and read again as the same log.

use arbitrary::Arbitrary;
use djambi::Geometry;
use djambi_table::{PackedLog as Resumed, pack, unpack};

/// The bytes of a log that may be damaged.
#[derive(Arbitrary, Debug)]
pub struct PackedLog<'a> {
    /// The index of the board, modulo the number of boards.
    board: u8,
    bytes: &'a [u8],
}

/// Unpacks the bytes, and packs and unpacks what that gives.
pub fn packed_logs(input: &PackedLog<'_>) {
    let board = Geometry::ALL[usize::from(input.board) % Geometry::ALL.len()];
    let Ok(log) = unpack(board, input.bytes) else { return };
    assert_eq!(unpack(board, &pack(board, &log)).as_ref(), Ok(&log));
    let (resumed, seq) = Resumed::resume(board, input.bytes.to_vec()).expect("a log that can be read");
    assert_eq!((seq as usize, resumed.events()), (log.len(), log));
}
