//! Signs behind turns: `!`, `?` and the numbers of PGN.

use core::fmt;
use core::num::NonZeroU8;

use alloc::vec::Vec;

/// The marks of the signs 1 to 6.
const MARKS: [&str; 6] = ["!", "?", "!!", "??", "!?", "?!"];

/// What somebody thinks of a turn or of the position after it: one of the numbers of PGN (*numeric annotation
/// glyphs*), `$1` to `$255`. The first six have a mark.
///
/// ```
/// use djambi::Sign;
/// let sign = Sign::new(5).expect("a number from 1");
/// assert_eq!((sign.mark(), sign.to_string().as_str()), (Some("!?"), "$5"));
/// assert_eq!(Sign::new(14).and_then(Sign::mark), None);
/// assert_eq!(Sign::new(0), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Sign(NonZeroU8);

impl Sign {
    /// The sign with this number; 0 is none.
    #[must_use]
    pub fn new(number: u8) -> Option<Self> {
        NonZeroU8::new(number).map(Self)
    }

    /// The number, from 1.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0.get()
    }

    /// The mark that is written behind a turn, if the sign has one.
    #[must_use]
    pub fn mark(self) -> Option<&'static str> {
        MARKS.get(usize::from(self.number()) - 1).copied()
    }

    /// The signs in a text of nothing else: a mark, numbers, or both in this order.
    pub(super) fn all(text: &str) -> Option<Vec<Self>> {
        let mut parts = text.split('$');
        let mark = parts.next().unwrap_or_default();
        let mut signs = Vec::new();
        if !mark.is_empty() {
            signs.push(Self::of_mark(mark)?);
        }
        for number in parts {
            let is_number = number.bytes().all(|byte| byte.is_ascii_digit());
            signs.push(number.parse().ok().filter(|_| is_number).and_then(Self::new)?);
        }
        Some(signs)
    }

    /// The sign with this mark, which may be printed as one character.
    fn of_mark(mark: &str) -> Option<Self> {
        let mark = match mark {
            "‼" => "!!",
            "⁇" => "??",
            "⁉" => "!?",
            "⁈" => "?!",
            mark => mark,
        };
        let index = MARKS.iter().position(|&known| known == mark)?;
        u8::try_from(index + 1).ok().and_then(Self::new)
    }
}

impl fmt::Display for Sign {
    /// Writes the number behind a dollar sign.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "${}", self.0)
    }
}
