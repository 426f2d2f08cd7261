//! The file format of the weights, which training writes and [`Net::from_bytes`](super::Net::from_bytes)
//! reads. All numbers are little-endian.
//!
//! ```text
//! 8 bytes                "DJAMBINE"
//! u16                    version, 1
//! u16 u16                numbers of inputs and of hidden units
//! i16 × inputs × hidden  feature weights, from each input to the hidden units, in 1 / QA
//! i16 × hidden           biases of the hidden units, in 1 / QA
//! i16 × hidden           output weights of the hidden units, in 1 / QB
//! ```

use std::fmt;

use super::{HIDDEN, INPUTS, NetWeights};

const MAGIC: &[u8; 8] = b"DJAMBINE";
const VERSION: u16 = 1;
const HEADER: usize = 14;
const ROWS: usize = INPUTS + 2;

/// Encodes weights.
pub(super) fn to_bytes(weights: &NetWeights) -> Vec<u8> {
    let mut bytes = MAGIC.to_vec();
    for number in [VERSION, INPUTS as u16, HIDDEN as u16] {
        bytes.extend(number.to_le_bytes());
    }
    let rows = weights.features.iter().chain([&weights.biases, &weights.output]);
    bytes.extend(rows.flatten().flat_map(|weight| weight.to_le_bytes()));
    bytes
}

/// Decodes weights.
pub(super) fn from_bytes(bytes: &[u8]) -> Result<NetWeights, NetError> {
    let (header, rows) = bytes.split_at_checked(HEADER).ok_or(NetError::Magic)?;
    let (magic, numbers) = header.split_at(MAGIC.len());
    if magic != MAGIC {
        return Err(NetError::Magic);
    }
    let mut numbers = shorts(numbers);
    let mut number = || numbers.next().unwrap_or_default().cast_unsigned();
    let (version, inputs, hidden) = (number(), number(), number());
    if version != VERSION {
        return Err(NetError::Version(version));
    }
    if (usize::from(inputs), usize::from(hidden)) != (INPUTS, HIDDEN) {
        return Err(NetError::Shape { inputs, hidden });
    }
    if rows.len() != ROWS * HIDDEN * 2 {
        return Err(NetError::Length(bytes.len()));
    }
    let mut numbers = shorts(rows);
    let mut row = || std::array::from_fn(|_| numbers.next().unwrap_or_default());
    Ok(NetWeights { features: (0..INPUTS).map(|_| row()).collect(), biases: row(), output: row() })
}

/// Decodes numbers of 16 bits.
fn shorts(bytes: &[u8]) -> impl Iterator<Item = i16> + '_ {
    bytes.chunks_exact(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]]))
}

/// The reason why bytes are not a net.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NetError {
    /// The first bytes are not those of a net.
    Magic,
    /// The version is another one.
    Version(u16),
    /// The numbers of inputs or hidden units are not those of this program.
    Shape {
        /// The number of inputs.
        inputs: u16,
        /// The number of hidden units.
        hidden: u16,
    },
    /// The number of bytes is wrong.
    Length(usize),
}

impl fmt::Display for NetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Magic => f.write_str("the weights do not begin like those of a net"),
            Self::Version(version) => write!(f, "the weights are of version {version}, not {VERSION}"),
            Self::Shape { inputs, hidden } => {
                write!(f, "the weights are of a net of {inputs} inputs and {hidden} hidden units, ")?;
                write!(f, "not {INPUTS} and {HIDDEN}")
            }
            Self::Length(length) => {
                let expected = HEADER + ROWS * HIDDEN * 2;
                write!(f, "the weights are {length} bytes long, not {expected}")
            }
        }
    }
}

impl std::error::Error for NetError {}
