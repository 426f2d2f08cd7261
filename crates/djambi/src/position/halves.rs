//! Sets of squares in two words.

use core::ops::{BitAnd, BitOr, BitXor, Sub};

use crate::SquareSet;

/// A set of squares as it lies in memory: the lower 64 squares, then the upper ones.
///
/// A [`SquareSet`] is one number, which compilers keep in two registers. What is read from memory and written to it in
/// halves they take in one register for vectors, so that it costs half as much.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Halves(pub(super) [u64; 2]);

impl Halves {
    #[inline]
    pub(super) const fn of(set: SquareSet) -> Self {
        Self([set.bits() as u64, (set.bits() >> 64) as u64])
    }

    #[inline]
    pub(super) const fn set(self) -> SquareSet {
        SquareSet::from_bits(self.bits())
    }

    #[inline]
    pub(super) const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] == 0
    }

    #[inline]
    pub(super) const fn bits(self) -> u128 {
        self.0[0] as u128 | (self.0[1] as u128) << 64
    }
}

macro_rules! operator {
    ($trait:ident, $method:ident, |$a:ident, $b:ident| $value:expr) => {
        impl $trait for Halves {
            type Output = Self;

            #[inline(always)]
            fn $method(self, other: Self) -> Self {
                let each = |$a: u64, $b: u64| $value;
                Self([each(self.0[0], other.0[0]), each(self.0[1], other.0[1])])
            }
        }
    };
}
operator!(BitAnd, bitand, |a, b| a & b);
operator!(BitOr, bitor, |a, b| a | b);
operator!(BitXor, bitxor, |a, b| a ^ b);
operator!(Sub, sub, |a, b| a & !b);

impl BitXor<u64> for Halves {
    type Output = Self;

    #[inline(always)]
    fn bitxor(self, both: u64) -> Self {
        self ^ Self([both; 2])
    }
}
