//! Pieces and corpses.

use core::fmt;

use crate::{Argument, Problem, Seat};

/// A kind of piece (§3).
///
/// ```
/// use djambi::Role;
/// let letters: String = Role::ALL.into_iter().map(Role::letter).collect();
/// assert_eq!(letters, "CARMDN");
/// assert_eq!(Role::from_letter('N').map(Role::name), Some("necromobile"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Role {
    /// Kills by arriving and may enter the maze. A player whose chief dies is out.
    Chief,
    /// Kills by arriving and leaves the corpse on the square it came from.
    Assassin,
    /// Kills an orthogonal neighbour after arriving.
    Reporter,
    /// Kills by arriving, moves at most two squares.
    Militant,
    /// Relocates enemy pieces, alive.
    Diplomat,
    /// Relocates corpses.
    Necromobile,
}

impl Role {
    /// The number of roles.
    pub const COUNT: usize = Self::ALL.len();

    /// All roles.
    pub const ALL: [Self; 6] =
        [Self::Chief, Self::Assassin, Self::Reporter, Self::Militant, Self::Diplomat, Self::Necromobile];

    /// The index of this role, from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The role's letter in position strings and reading forms.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Chief => 'C',
            Self::Assassin => 'A',
            Self::Reporter => 'R',
            Self::Militant => 'M',
            Self::Diplomat => 'D',
            Self::Necromobile => 'N',
        }
    }

    /// The role with this (lower-case) name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|role| role.name() == name)
    }

    /// The role's name, in lower case.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Chief => "chief",
            Self::Assassin => "assassin",
            Self::Reporter => "reporter",
            Self::Militant => "militant",
            Self::Diplomat => "diplomat",
            Self::Necromobile => "necromobile",
        }
    }

    /// The role with this (upper-case) letter.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|role| role.letter() == letter)
    }
}

impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl From<Role> for Argument {
    fn from(role: Role) -> Self {
        role.name().into()
    }
}

/// A living piece. It keeps its army's colour when another player takes the army over.
///
/// ```
/// use djambi::{Piece, Role, Seat};
/// let piece = Piece { army: Seat::Green, role: Role::Diplomat };
/// assert_eq!(piece.to_string(), "green diplomat");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Piece {
    /// The army that the piece belongs to.
    pub army: Seat,
    /// The kind of piece.
    pub role: Role,
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.army, self.role)
    }
}

impl Problem {
    /// The problem with a piece as the arguments `army` and `role`.
    #[must_use]
    pub(crate) fn with_piece(self, piece: Piece) -> Self {
        self.with("army", piece.army).with("role", piece.role)
    }
}

/// The occupant of a square: a piece or a corpse.
///
/// ```
/// use djambi::{Occupant, Position, SQUARE9};
/// let start = Position::start();
/// let at = |name| SQUARE9.square(name).and_then(|square| start.at(square));
/// assert_eq!(at("a1").map(|occupant| occupant.to_string()).as_deref(), Some("red chief"));
/// assert_eq!(at("e5"), None);
/// assert_eq!(Occupant::Corpse.to_string(), "corpse");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Occupant {
    /// A killed piece. All corpses are alike.
    Corpse,
    /// A living piece.
    Piece(Piece),
}

impl fmt::Display for Occupant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Corpse => f.write_str("corpse"),
            Self::Piece(piece) => piece.fmt(f),
        }
    }
}
