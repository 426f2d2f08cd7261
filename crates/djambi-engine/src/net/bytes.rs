//! Weights as bytes: what a trainer writes and [`Net::from_bytes`](super::Net::from_bytes) reads. All numbers are
//! little-endian.
//!
//! ```text
//! 8 bytes                "DJAMBINE"
//! u16                    version, 1
//! u16 u16                numbers of inputs and of hidden units
//! i16 × inputs × hidden  weights from each input to the hidden units, in 1 / ONE
//! i16 × hidden           biases of the hidden units, in 1 / ONE
//! i16 × hidden           weights of the hidden units, in 1 / LOGIT
//! ```

use std::fmt;

use super::{HIDDEN, INPUTS, Weights};

const MAGIC: &[u8; 8] = b"DJAMBINE";
const VERSION: u16 = 1;
const HEADER: usize = 14;
const ROWS: usize = INPUTS + 2;

/// The weights as a file holds them.
pub(super) fn to_bytes(weights: &Weights) -> Vec<u8> {
    let mut bytes = MAGIC.to_vec();
    for number in [VERSION, INPUTS as u16, HIDDEN as u16] {
        bytes.extend(number.to_le_bytes());
    }
    let rows = weights.inputs.iter().chain([&weights.biases, &weights.logit]);
    bytes.extend(rows.flatten().flat_map(|weight| weight.to_le_bytes()));
    bytes
}

/// The weights that a file holds.
pub(super) fn from_bytes(bytes: &[u8]) -> Result<Weights, NoNet> {
    let (header, rows) = bytes.split_at_checked(HEADER).ok_or(NoNet::Foreign)?;
    let (magic, numbers) = header.split_at(MAGIC.len());
    if magic != MAGIC {
        return Err(NoNet::Foreign);
    }
    let mut numbers = shorts(numbers);
    let mut number = || numbers.next().unwrap_or_default().cast_unsigned();
    let (version, inputs, hidden) = (number(), number(), number());
    if version != VERSION {
        return Err(NoNet::Version(version));
    }
    if (usize::from(inputs), usize::from(hidden)) != (INPUTS, HIDDEN) {
        return Err(NoNet::Shape { inputs, hidden });
    }
    if rows.len() != ROWS * HIDDEN * 2 {
        return Err(NoNet::Length(bytes.len()));
    }
    let mut numbers = shorts(rows);
    let mut row = || std::array::from_fn(|_| numbers.next().unwrap_or_default());
    Ok(Weights { inputs: (0..INPUTS).map(|_| row()).collect(), biases: row(), logit: row() })
}

fn shorts(bytes: &[u8]) -> impl Iterator<Item = i16> + '_ {
    bytes.chunks_exact(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]]))
}

/// Why some bytes are no net.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoNet {
    /// They do not begin like one.
    Foreign,
    /// They are of another version.
    Version(u16),
    /// The net has other numbers of inputs or hidden units than this program.
    Shape {
        /// The number of inputs.
        inputs: u16,
        /// The number of hidden units.
        hidden: u16,
    },
    /// There are too few or too many of them.
    Length(usize),
}

impl fmt::Display for NoNet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Foreign => f.write_str("the weights do not begin like those of a net"),
            Self::Version(version) => write!(f, "the weights are of version {version}, not {VERSION}"),
            Self::Shape { inputs, hidden } => {
                write!(f, "the weights are of a net of {inputs} inputs and {hidden} hidden units, ")?;
                write!(f, "not {INPUTS} and {HIDDEN}")
            }
            Self::Length(length) => {
                let due = HEADER + ROWS * HIDDEN * 2;
                write!(f, "the weights are {length} bytes long, not {due}")
            }
        }
    }
}

impl std::error::Error for NoNet {}
