//! The file format of the weights, which training writes and [`Net::from_bytes`](super::Net::from_bytes)
//! reads: after the header of all weights, in little-endian numbers,
//!
//! ```text
//! u16 u16                numbers of inputs and of hidden units
//! i16 × inputs × hidden  feature weights, from each input to the hidden units, in 1 / QA
//! i16 × hidden           biases of the hidden units, in 1 / QA
//! i16 × hidden           output weights of the hidden units, in 1 / QB
//! i16 × hidden           weights of the hidden units for draws, in 1 / QB
//! i16 × 6                biases for draws by the number of living seats, in 1 / QB
//! ```

use djambi::{Geometry, Seat};

use super::{HIDDEN, NetWeights, inputs};
use crate::WeightsError;
use crate::weights_file::WeightsFormat;

const FORMAT: WeightsFormat = WeightsFormat { magic: b"DJAMBINE", version: 3 };
/// The number of bytes before the weights.
const HEADER: usize = WeightsFormat::HEADER + 4;

/// Encodes weights.
pub(super) fn to_bytes(weights: &NetWeights) -> Vec<u8> {
    let mut bytes = FORMAT.header(weights.board);
    for number in [weights.features.len() as u16, HIDDEN as u16] {
        bytes.extend(number.to_le_bytes());
    }
    let layers = weights.features.iter().chain([&weights.biases, &weights.output, &weights.draw_output]);
    let numbers = layers.flatten().chain(&weights.draw_biases);
    bytes.extend(numbers.flat_map(|weight| weight.to_le_bytes()));
    bytes
}

/// Decodes the weights of a board.
pub(super) fn from_bytes(board: &'static Geometry, bytes: &[u8]) -> Result<NetWeights, WeightsError> {
    let expected = (inputs(board), HIDDEN);
    let (shape, rows) = FORMAT.body(board, bytes)?.split_at_checked(4).ok_or(WeightsError::Magic)?;
    let mut numbers = shorts(shape).map(|number| usize::from(number.cast_unsigned()));
    let found = (numbers.next().unwrap_or_default(), numbers.next().unwrap_or_default());
    if found != expected {
        return Err(WeightsError::Shape { found, expected });
    }
    let length = ((expected.0 + 3) * HIDDEN + Seat::LIMIT) * 2;
    if rows.len() != length {
        return Err(WeightsError::Length { found: bytes.len(), expected: HEADER + length });
    }
    let mut numbers = shorts(rows);
    let features = (0..expected.0).map(|_| row(&mut numbers)).collect();
    let biases = row(&mut numbers);
    let output = row(&mut numbers);
    let draw_output = row(&mut numbers);
    Ok(NetWeights { board, features, biases, output, draw_output, draw_biases: row(&mut numbers) })
}

/// The next numbers; 0 after the last one.
fn row<const N: usize>(numbers: &mut impl Iterator<Item = i16>) -> [i16; N] {
    std::array::from_fn(|_| numbers.next().unwrap_or_default())
}

/// Decodes numbers of 16 bits.
fn shorts(bytes: &[u8]) -> impl Iterator<Item = i16> + '_ {
    bytes.chunks_exact(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]]))
}
