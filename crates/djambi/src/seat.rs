//! Seats, and values by seat.

use core::fmt;
use core::ops::{Index, IndexMut};
use core::str::FromStr;

use crate::{Argument, Problem};

/// A seat at the table, in order of play; also the army that starts in the seat's camp.
///
/// ```
/// use djambi::{Geometry, Seat};
/// let board = Geometry::named("penta5").expect("board");
/// let letters: String = board.seats().iter().map(Seat::letter).collect();
/// assert_eq!(letters, "rbygp");
/// assert_eq!(Seat::from_name("purple"), Some(Seat::Purple));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Seat {
    /// Plays first.
    Red,
    /// Plays after red.
    Blue,
    /// Plays after blue, opposite red.
    Yellow,
    /// Plays after yellow, opposite blue.
    Green,
    /// Plays after green, on boards with five or six seats.
    Purple,
    /// Plays after purple, on boards with six seats.
    Orange,
}

impl Seat {
    /// The largest number of seats that a board may have.
    pub const LIMIT: usize = Self::ALL.len();

    /// The seats of all boards, in order of play. Those of one board are
    /// [`Geometry::seats`](crate::Geometry::seats).
    pub const ALL: [Self; 6] = [Self::Red, Self::Blue, Self::Yellow, Self::Green, Self::Purple, Self::Orange];

    /// The seat with this index. Compiles to arithmetic, unlike a lookup in [`Seat::ALL`].
    #[inline]
    pub(crate) const fn numbered(index: u32) -> Option<Self> {
        match index {
            0 => Some(Self::Red),
            1 => Some(Self::Blue),
            2 => Some(Self::Yellow),
            3 => Some(Self::Green),
            4 => Some(Self::Purple),
            5 => Some(Self::Orange),
            _ => None,
        }
    }

    /// The index of this seat in the order of play, from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The seat's letter in position strings.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Red => 'r',
            Self::Blue => 'b',
            Self::Yellow => 'y',
            Self::Green => 'g',
            Self::Purple => 'p',
            Self::Orange => 'o',
        }
    }

    /// The seat's name, in lower case: `red`, `blue`, `yellow`, `green`, `purple` or `orange`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Blue => "blue",
            Self::Yellow => "yellow",
            Self::Green => "green",
            Self::Purple => "purple",
            Self::Orange => "orange",
        }
    }

    /// The seat with this (lower-case) letter.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|seat| seat.letter() == letter)
    }

    /// The seat whose (lower-case) letter is the whole text.
    #[must_use]
    pub fn lettered(text: &str) -> Option<Self> {
        let mut letters = text.chars();
        letters.next().and_then(Self::from_letter).filter(|_| letters.next().is_none())
    }

    /// The seat with this (lower-case) name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|seat| seat.name() == name)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl From<Seat> for Argument {
    fn from(seat: Seat) -> Self {
        seat.name().into()
    }
}

/// The error of a text that does not name a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownSeat;

impl UnknownSeat {
    /// The error as a code and arguments, from which every language makes a sentence.
    #[must_use]
    pub fn problem(self) -> Problem {
        Problem::new("unknown_seat").with("known", Seat::ALL.map(Seat::name).as_slice())
    }
}

impl fmt::Display for UnknownSeat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a seat is red, blue, yellow, green, purple or orange")
    }
}

impl core::error::Error for UnknownSeat {}

impl FromStr for Seat {
    type Err = UnknownSeat;

    fn from_str(name: &str) -> Result<Self, UnknownSeat> {
        Self::from_name(name).ok_or(UnknownSeat)
    }
}

/// A set of seats.
///
/// ```
/// use djambi::{Seat, SeatSet};
/// let seats: SeatSet = [Seat::Red, Seat::Green].into_iter().collect();
/// assert!(!seats.contains(Seat::Blue));
/// assert_eq!(seats.iter_after(Seat::Red).collect::<Vec<_>>(), [Seat::Green, Seat::Red]);
/// ```
///
/// Sets are ordered so that they can be keys; the order has no other meaning.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    /// The empty set.
    pub const EMPTY: Self = Self(0);

    /// The first `count` seats in order of play.
    #[must_use]
    pub const fn first(count: usize) -> Self {
        Self(((1u16 << count) - 1) as u8)
    }

    /// Whether `seat` is in the set.
    #[must_use]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.index() & 1 == 1
    }

    /// Adds `seat` to the set.
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.index();
    }

    /// This set without `seat`.
    #[must_use]
    pub const fn without(mut self, seat: Seat) -> Self {
        self.remove(seat);
        self
    }

    /// Removes `seat` from the set.
    pub const fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.index());
    }

    /// The seats of this set and of another one.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The number of seats in the set.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set has exactly one seat.
    #[must_use]
    pub const fn is_single(self) -> bool {
        self.0 != 0 && self.0 & (self.0 - 1) == 0
    }

    /// Whether the set is empty.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats in order of play.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        Seat::ALL.into_iter().filter(move |&seat| self.contains(seat))
    }

    /// The first seat of the set after `seat` in order of play; `seat` itself, if it is the only one.
    #[must_use]
    pub const fn next_after(self, seat: Seat) -> Option<Seat> {
        let later = self.0 >> (seat.index() + 1) << (seat.index() + 1);
        let from = if later == 0 { self.0 } else { later };
        if from == 0 { None } else { Some(Seat::ALL[from.trailing_zeros() as usize]) }
    }

    /// The seats in order of play, beginning with the first one after `seat`; `seat` itself comes last, if it
    /// is in the set.
    pub fn iter_after(self, seat: Seat) -> impl Iterator<Item = Seat> + Clone {
        (1..=Seat::LIMIT)
            .map(move |step| Seat::ALL[(seat.index() + step) % Seat::LIMIT])
            .filter(move |&s| self.contains(s))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = Self::EMPTY;
        for seat in seats {
            set.insert(seat);
        }
        set
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// One value for each seat.
///
/// ```
/// use djambi::{BySeat, Seat};
/// let letters = BySeat::from_fn(Seat::letter);
/// assert_eq!(letters[Seat::Yellow], 'y');
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct BySeat<T>([T; Seat::LIMIT]);

impl<T> BySeat<T> {
    /// The values that `value` returns for each seat.
    pub fn from_fn(value: impl FnMut(Seat) -> T) -> Self {
        Self(Seat::ALL.map(value))
    }

    /// The same seats with `change` applied to each value.
    pub fn map<U>(self, change: impl FnMut(T) -> U) -> BySeat<U> {
        BySeat(self.0.map(change))
    }

    /// The seats and their values, in order of play.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        Seat::ALL.into_iter().zip(&self.0)
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

/// The controller of an army: the player who moves its pieces, if there is one.
///
/// ```
/// use djambi::{Controller, Position, Rules, Seat};
/// // Yellow has killed blue's chief; green has resigned.
/// let position = Position::parse("bA7yC/9/9/9/9/9/9/9/rC7gM ryy- r r 0 31", &Rules::CLASSIC)?;
/// assert_eq!(position.controller(Seat::Blue), Controller::Seat(Seat::Yellow));
/// assert_eq!(position.controller(Seat::Green), Controller::Orphan);
/// # Ok::<(), djambi::Faults>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Controller {
    /// The player at this seat; the army's own seat for a player who is alive.
    Seat(Seat),
    /// None: the army never had a player (§7).
    Hostage,
    /// None: the army's player is out and nobody has taken the army over (§6).
    Orphan,
}
