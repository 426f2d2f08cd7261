//! The beginning of a file of weights, which says what they are and for which board.
//!
//! ```text
//! 8 bytes  what the weights are
//! u16      version, little-endian
//! 8 bytes  the name of the board, with zeros after it
//! ```

use std::fmt;

use djambi::Geometry;

/// A kind of weights.
#[derive(Clone, Copy, Debug)]
pub(crate) struct WeightsFormat {
    /// The first bytes of each file.
    pub(crate) magic: &'static [u8; 8],
    /// The version of the format.
    pub(crate) version: u16,
}

/// The length of a board's name with its zeros.
const NAME: usize = 8;

impl WeightsFormat {
    /// The number of bytes before the weights.
    pub(crate) const HEADER: usize = 8 + 2 + NAME;

    /// The beginning of the file of a board.
    pub(crate) fn header(self, board: &Geometry) -> Vec<u8> {
        let mut bytes = self.magic.to_vec();
        bytes.extend(self.version.to_le_bytes());
        bytes.extend(board.name().bytes().chain([0; NAME]).take(NAME));
        bytes
    }

    /// The bytes after the header of a file that should be of this board.
    pub(crate) fn body<'b>(
        self,
        board: &'static Geometry,
        bytes: &'b [u8],
    ) -> Result<&'b [u8], WeightsError> {
        let (magic, rest) = bytes.split_first_chunk().ok_or(WeightsError::Magic)?;
        if magic != self.magic {
            return Err(WeightsError::Magic);
        }
        let (&version, rest) = rest.split_first_chunk().ok_or(WeightsError::Magic)?;
        let version = u16::from_le_bytes(version);
        if version != self.version {
            return Err(WeightsError::Version { found: version, expected: self.version });
        }
        let (name, rest) = rest.split_first_chunk::<NAME>().ok_or(WeightsError::Magic)?;
        let name = String::from_utf8_lossy(name).trim_end_matches('\0').to_owned();
        if name == board.name() {
            Ok(rest)
        } else {
            Err(WeightsError::Board { found: name, expected: board })
        }
    }
}

/// Why bytes are not the weights of a board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WeightsError {
    /// The first bytes are not those of such weights.
    Magic,
    /// The version is another one.
    Version {
        /// The version of the weights.
        found: u16,
        /// The version of this program.
        expected: u16,
    },
    /// The weights are for another board.
    Board {
        /// The name of their board.
        found: String,
        /// The board for which they should be.
        expected: &'static Geometry,
    },
    /// The numbers of inputs or hidden units are not those of the board's net.
    Shape {
        /// The numbers of inputs and of hidden units.
        found: (usize, usize),
        /// The same of the board's net.
        expected: (usize, usize),
    },
    /// The number of bytes is wrong.
    Length {
        /// The number of bytes.
        found: usize,
        /// The number of bytes that the weights of the board have.
        expected: usize,
    },
}

impl fmt::Display for WeightsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Magic => f.write_str("the file does not begin like one of these weights"),
            Self::Version { found, expected } => {
                write!(f, "the weights are of version {found}, not {expected}")
            }
            Self::Board { found, expected } => {
                write!(f, "the weights are for the board {found:?}, not {:?}", expected.name())
            }
            Self::Shape { found, expected } => {
                write!(f, "the weights are of a net of {} inputs and {} hidden units, ", found.0, found.1)?;
                write!(f, "not {} and {}", expected.0, expected.1)
            }
            Self::Length { found, expected } => {
                write!(f, "the weights are {found} bytes long, not {expected}")
            }
        }
    }
}

impl std::error::Error for WeightsError {}
