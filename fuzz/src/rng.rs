//! Choices that the bytes of an input make.

/// The bytes that are left. It offers what the random numbers of the tests do, so that these and the fuzzer make
/// positions by the same code.
pub(crate) struct Rng<'a>(&'a [u8]);

impl<'a> Rng<'a> {
    /// All these bytes.
    pub(crate) const fn new(bytes: &'a [u8]) -> Self {
        Self(bytes)
    }

    /// Whether all bytes are used up; from then on every choice is the first.
    pub(crate) const fn is_spent(&self) -> bool {
        self.0.is_empty()
    }

    /// A number of four bytes.
    pub(crate) fn next_u32(&mut self) -> u32 {
        u32::from_le_bytes(std::array::from_fn(|_| self.byte()))
    }

    /// A number from 0 up to but not including `limit`, of as few bytes as are needed.
    pub(crate) fn below(&mut self, limit: usize) -> usize {
        let mut number = usize::from(self.byte());
        if limit > 256 {
            number = number << 8 | usize::from(self.byte());
        }
        number % limit
    }

    /// True so many times in a hundred.
    pub(crate) fn percent(&mut self, times: usize) -> bool {
        self.below(100) < times
    }

    /// One of these.
    pub(crate) fn pick<'b, T>(&mut self, from: &'b [T]) -> &'b T {
        &from[self.below(from.len())]
    }

    fn byte(&mut self) -> u8 {
        let Some((&first, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        first
    }
}
