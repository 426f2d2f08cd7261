//! The occupants of all squares, in six bit planes.

use core::iter;

use super::bits128::Bits128;
use crate::{Occupant, Piece, Role, Seat, Square, SquareSet};

/// The occupant of each square, as the bits of its [`Code`]: one plane a bit.
///
/// Six planes instead of a set for every role and army make a position half as large to copy. The set of a
/// role or an army is a few operations on them.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Board {
    planes: [Bits128; BITS],
}

/// An occupant as a number: the kind (a role's index plus 1, or 7 for a corpse) in the low bits, the army
/// above them.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Code(u8);

const KIND_BITS: usize = 3;
const ARMY_BITS: usize = 3;
const BITS: usize = KIND_BITS + ARMY_BITS;
const CORPSE: u8 = 7;

impl Code {
    /// The number of codes.
    pub(super) const COUNT: usize = 1 << BITS;

    /// An empty square.
    pub(super) const EMPTY: Self = Self(0);
    /// A corpse.
    pub(super) const CORPSE: Self = Self(CORPSE);

    /// The code of an occupant.
    #[inline]
    pub(super) const fn of(occupant: Occupant) -> Self {
        match occupant {
            Occupant::Corpse => Self::CORPSE,
            Occupant::Piece(piece) => Self::of_piece(piece),
        }
    }

    /// The code of a living piece.
    #[inline]
    pub(super) const fn of_piece(piece: Piece) -> Self {
        Self((piece.role as u8 + 1) | (piece.army as u8) << KIND_BITS)
    }

    /// The code as a number below [`Code::COUNT`].
    #[inline]
    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The living piece that the code stands for; `None` for a corpse and for an empty square.
    #[inline]
    pub(super) const fn piece(self) -> Option<Piece> {
        match self.occupant() {
            Some(Occupant::Piece(piece)) => Some(piece),
            _ => None,
        }
    }

    /// The occupant that the code stands for; `None` for an empty square.
    #[inline]
    pub(super) const fn occupant(self) -> Option<Occupant> {
        OCCUPANTS[self.index() % Self::COUNT]
    }
}

/// The occupant of each code.
static OCCUPANTS: [Option<Occupant>; Code::COUNT] = {
    let mut occupants = [None; Code::COUNT];
    let mut code = 0;
    while code < Code::COUNT {
        let army = Seat::ALL[(code >> KIND_BITS) % Seat::LIMIT];
        occupants[code] = match code as u8 & CORPSE {
            0 => None,
            CORPSE => Some(Occupant::Corpse),
            kind => Some(Occupant::Piece(Piece { army, role: Role::ALL[kind as usize - 1] })),
        };
        code += 1;
    }
    occupants
};

/// For each code, all squares in the planes where it has a one, no squares in the others.
static PLANES: [[Bits128; BITS]; Code::COUNT] = {
    let mut planes = [[Bits128([0; 2]); BITS]; Code::COUNT];
    let mut code = 0;
    while code < Code::COUNT {
        let mut plane = 0;
        while plane < BITS {
            planes[code][plane] = Bits128([((code >> plane & 1) as u64).wrapping_neg(); 2]);
            plane += 1;
        }
        code += 1;
    }
    planes
};

/// For each army, all ones for the army planes in which its code has a zero, else 0.
static ARMY_MASKS: [[u64; ARMY_BITS]; Seat::LIMIT] = {
    let mut masks = [[0; ARMY_BITS]; Seat::LIMIT];
    let mut army = 0;
    while army < Seat::LIMIT {
        let mut bit = 0;
        while bit < ARMY_BITS {
            masks[army][bit] = ((army >> bit & 1) as u64).wrapping_sub(1);
            bit += 1;
        }
        army += 1;
    }
    masks
};

impl Board {
    /// Puts an occupant on an empty square, or takes it off its square.
    #[inline]
    pub(super) fn toggle(&mut self, square: Square, code: Code) {
        let square = Bits128::of(SquareSet::of(square));
        for (plane, ones) in self.planes.iter_mut().zip(&PLANES[code.index() % Code::COUNT]) {
            *plane = *plane ^ (square & *ones);
        }
    }

    /// The occupant of a square.
    #[inline]
    pub(super) const fn at(&self, square: Square) -> Code {
        let mut code = 0;
        let mut plane = BITS;
        while plane > 0 {
            plane -= 1;
            let word = self.planes[plane].0[square.index() / 64 % 2];
            code = code << 1 | (word >> (square.index() % 64)) as u8 & 1;
        }
        Code(code)
    }

    /// Whether a square is empty.
    #[inline]
    pub(super) const fn is_empty(&self, square: Square) -> bool {
        let [a, b, c, ..] = &self.planes;
        let word = square.index() / 64 % 2;
        (a.0[word] | b.0[word] | c.0[word]) >> (square.index() % 64) & 1 == 0
    }

    #[inline]
    const fn plane(&self, plane: usize) -> u128 {
        self.planes[plane].bits()
    }

    #[inline]
    const fn kinds(&self) -> [u128; KIND_BITS] {
        [self.plane(0), self.plane(1), self.plane(2)]
    }

    /// The squares of living pieces and corpses.
    #[inline]
    pub(super) const fn occupied(&self) -> SquareSet {
        let [a, b, c] = self.kinds();
        SquareSet::from_bits(a | b | c)
    }

    /// The squares whose occupants differ.
    #[inline]
    pub(super) fn differences(&self, other: &Self) -> SquareSet {
        let pairs = self.planes.iter().zip(&other.planes);
        pairs.fold(Bits128::default(), |union, (&ours, &theirs)| union | (ours ^ theirs)).set()
    }

    /// The squares of corpses.
    #[inline]
    pub(super) const fn corpses(&self) -> SquareSet {
        let [a, b, c] = self.kinds();
        SquareSet::from_bits(a & b & c)
    }

    /// The squares of living pieces.
    #[inline]
    pub(super) const fn living(&self) -> SquareSet {
        let [a, b, c] = self.kinds();
        SquareSet::from_bits((a | b | c) & !(a & b & c))
    }

    /// The living pieces of a role.
    #[inline]
    pub(super) const fn role(&self, role: Role) -> SquareSet {
        let [a, b, c] = self.kinds();
        SquareSet::from_bits(match role as u8 + 1 {
            1 => a & !b & !c,
            2 => !a & b & !c,
            3 => a & b & !c,
            4 => !a & !b & c,
            5 => a & !b & c,
            _ => !a & b & c,
        })
    }

    /// The living pieces by role. Not inlined: compilers vectorise it only from memory to memory.
    #[inline(never)]
    pub(super) fn by_role(&self) -> [Bits128; Role::ALL.len()] {
        let [a, b, c, ..] = self.planes;
        let ab = a & b;
        let ac = a & c;
        let bc = b & c;
        [a - (b | c), b - (a | c), ab - c, c - (a | b), ac - b, bc - a]
    }

    /// The occupied squares, and those of corpses.
    #[inline(always)]
    pub(super) fn occupied_and_dead(&self) -> (Bits128, Bits128) {
        let [a, b, c, ..] = self.planes;
        (a | b | c, a & b & c)
    }

    /// The living pieces of some armies. If the first army is among them, all squares without a living piece
    /// too.
    #[inline(always)]
    pub(super) fn army_mask(&self, armies: impl Iterator<Item = Seat>) -> Bits128 {
        let [.., a, b, c] = self.planes;
        armies.fold(Bits128::default(), |union, army| {
            let [x, y, z] = ARMY_MASKS[army as usize];
            union | ((a ^ x) & (b ^ y) & (c ^ z))
        })
    }

    /// The living pieces of an army.
    #[inline]
    pub(super) fn army(&self, army: Seat) -> SquareSet {
        self.armies(iter::once(army))
    }

    /// The living pieces of some armies.
    #[inline]
    pub(super) fn armies(&self, armies: impl Iterator<Item = Seat>) -> SquareSet {
        self.living() & self.army_mask(armies).set()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_occupant_comes_back_from_its_planes() {
        let square = Square::new(40);
        let pieces = Role::ALL
            .into_iter()
            .flat_map(|role| Seat::ALL.map(|army| Occupant::Piece(Piece { army, role })));
        for occupant in pieces.chain([Occupant::Corpse]) {
            let mut board = Board::default();
            board.toggle(square, Code::of(occupant));
            assert_eq!(board.at(square).occupant(), Some(occupant));
            assert_eq!(board.occupied(), SquareSet::of(square));
            for role in Role::ALL {
                let stands = matches!(occupant, Occupant::Piece(piece) if piece.role == role);
                assert_eq!(!board.role(role).is_empty(), stands, "{occupant} as {role}");
            }
            for army in Seat::ALL {
                let stands = matches!(occupant, Occupant::Piece(piece) if piece.army == army);
                assert_eq!(!board.army(army).is_empty(), stands, "{occupant} in {army}");
            }
            assert_eq!(board.corpses().is_empty(), occupant != Occupant::Corpse);
        }
    }
}
