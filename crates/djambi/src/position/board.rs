//! Who stands where, in six bit planes.

use crate::{Occupant, Piece, Role, Seat, Square, SquareSet};

/// What stands on each square, as the bits of its [`Code`]: one plane a bit.
///
/// Six planes instead of a set for every role and army: a position is half as large to copy, and any set that is asked
/// for is a handful of operations away.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Board {
    kinds: [u128; KIND_BITS],
    armies: [u128; ARMY_BITS],
}

/// An occupant as a number: the kind (a role's index plus 1, or 7 for a corpse) in the low bits, the army above them.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Code(u8);

const KIND_BITS: usize = 3;
const ARMY_BITS: usize = 3;
const CORPSE: u8 = 7;

impl Code {
    /// The number of codes.
    pub(super) const COUNT: usize = 1 << (KIND_BITS + ARMY_BITS);

    pub(super) const CORPSE: Self = Self(CORPSE);

    pub(super) const fn of(occupant: Occupant) -> Self {
        match occupant {
            Occupant::Corpse => Self::CORPSE,
            Occupant::Piece(piece) => Self((piece.role as u8 + 1) | (piece.army as u8) << KIND_BITS),
        }
    }

    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The squares, if this bit of the code is set.
    const fn part(self, squares: SquareSet, bit: u8) -> u128 {
        squares.bits() & ((self.0 >> bit & 1) as u128).wrapping_neg()
    }

    /// What the code stands for; nothing for an empty square.
    const fn occupant(self) -> Option<Occupant> {
        OCCUPANTS[self.index() % Self::COUNT]
    }
}

/// What each code stands for.
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

impl Board {
    /// Puts an occupant on an empty square, or takes it from where it stands.
    #[inline]
    pub(super) const fn toggle(&mut self, squares: SquareSet, code: Code) {
        let [a, b, c] = self.kinds;
        let [d, e, f] = self.armies;
        self.kinds = [a ^ code.part(squares, 0), b ^ code.part(squares, 1), c ^ code.part(squares, 2)];
        self.armies = [d ^ code.part(squares, 3), e ^ code.part(squares, 4), f ^ code.part(squares, 5)];
    }

    #[inline]
    pub(super) const fn at(&self, square: Square) -> Option<Occupant> {
        let [a, b, c] = self.kinds;
        let [d, e, f] = self.armies;
        let i = square.index();
        let kind = bit(a, i) | bit(b, i) << 1 | bit(c, i) << 2;
        let army = bit(d, i) | bit(e, i) << 1 | bit(f, i) << 2;
        Code(kind | army << KIND_BITS).occupant()
    }

    pub(super) const fn occupied(&self) -> SquareSet {
        let [a, b, c] = self.kinds;
        SquareSet::from_bits(a | b | c)
    }

    pub(super) const fn corpses(&self) -> SquareSet {
        let [a, b, c] = self.kinds;
        SquareSet::from_bits(a & b & c)
    }

    /// Where the living pieces stand.
    pub(super) const fn living(&self) -> SquareSet {
        let [a, b, c] = self.kinds;
        SquareSet::from_bits((a | b | c) & !(a & b & c))
    }

    pub(super) const fn role(&self, role: Role) -> SquareSet {
        let [a, b, c] = self.kinds;
        SquareSet::from_bits(match role as u8 + 1 {
            1 => a & !b & !c,
            2 => !a & b & !c,
            3 => a & b & !c,
            4 => !a & !b & c,
            5 => a & !b & c,
            _ => !a & b & c,
        })
    }

    /// The living pieces of an army.
    pub(super) const fn army(&self, army: Seat) -> SquareSet {
        let [d, e, f] = self.armies;
        let d = if army as u8 & 1 == 0 { !d } else { d };
        let e = if army as u8 & 2 == 0 { !e } else { e };
        let f = if army as u8 & 4 == 0 { !f } else { f };
        SquareSet::from_bits(self.living().bits() & d & e & f)
    }
}

const fn bit(plane: u128, index: usize) -> u8 {
    (plane >> index) as u8 & 1
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
            board.toggle(SquareSet::of(square), Code::of(occupant));
            assert_eq!(board.at(square), Some(occupant));
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
