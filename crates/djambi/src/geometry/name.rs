//! The names of squares.

use core::fmt;

/// A square's name: two or three ASCII letters and digits, so that tables of names can be computed at compile
/// time.
#[derive(Clone, Copy)]
pub(super) struct SquareName {
    bytes: [u8; 3],
    length: u8,
}

impl SquareName {
    /// A name of two characters.
    pub(super) const fn of_two(bytes: [u8; 2]) -> Self {
        Self { bytes: [bytes[0], bytes[1], 0], length: 2 }
    }

    /// A name of three characters.
    pub(super) const fn of_three(bytes: [u8; 3]) -> Self {
        Self { bytes, length: 3 }
    }

    /// A file's letter and a rank's number; `file` and `rank` count from 0.
    pub(super) const fn of_file_and_rank(file: usize, rank: usize) -> Self {
        let letter = b'a' + file as u8;
        let number = rank as u8 + 1;
        if number < 10 {
            Self::of_two([letter, b'0' + number])
        } else {
            Self::of_three([letter, b'0' + number / 10, b'0' + number % 10])
        }
    }

    /// The name of these bytes, if they are as many as a name has.
    pub(super) fn of(bytes: &[u8]) -> Option<Self> {
        match *bytes {
            [first, second] => Some(Self::of_two([first, second])),
            [first, second, third] => Some(Self::of_three([first, second, third])),
            _ => None,
        }
    }

    /// A number that no other name has.
    pub(super) const fn key(self) -> u32 {
        let [first, second, third] = self.bytes;
        u32::from_le_bytes([first, second, third, self.length])
    }

    /// The name as text.
    pub(super) fn as_str(&self) -> &str {
        core::str::from_utf8(&self.bytes[..usize::from(self.length)]).unwrap_or_default()
    }
}

impl fmt::Debug for SquareName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}
