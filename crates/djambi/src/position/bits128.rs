//! Sets of squares as two words.

use core::ops::{BitAnd, BitOr, BitXor, Sub};

use crate::SquareSet;

/// A set of squares as it lies in memory: the lower 64 squares, then the upper ones.
///
/// Compilers keep a [`SquareSet`], one number of 128 bits, in two general registers, but operations on pairs
/// of words in memory become single vector instructions. With numbers instead, the engine takes 29 % more
/// instructions: see docs/decisions/019.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Bits128(pub(super) [u64; 2]);

impl Bits128 {
    /// The same set as words.
    #[inline]
    pub(super) const fn of(set: SquareSet) -> Self {
        Self([set.bits() as u64, (set.bits() >> 64) as u64])
    }

    /// The same set as a number.
    #[inline]
    pub(super) const fn set(self) -> SquareSet {
        SquareSet::from_bits(self.bits())
    }

    /// Whether there is no square in the set.
    #[inline]
    pub(super) const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] == 0
    }

    /// The bits as one number.
    #[inline]
    pub(super) const fn bits(self) -> u128 {
        self.0[0] as u128 | (self.0[1] as u128) << 64
    }
}

macro_rules! operator {
    ($trait:ident, $method:ident, |$a:ident, $b:ident| $value:expr) => {
        impl $trait for Bits128 {
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

impl BitXor<u64> for Bits128 {
    type Output = Self;

    #[inline(always)]
    fn bitxor(self, both: u64) -> Self {
        self ^ Self([both; 2])
    }
}
