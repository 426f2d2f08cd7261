//! The hash function FNV-1a with 64 bits.

/// A running FNV-1a hash.
pub(crate) struct Fnv1a(u64);

impl Fnv1a {
    /// The hash of no bytes.
    pub(crate) const fn new() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }

    /// Hashes more bytes.
    pub(crate) fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
        }
    }

    /// The hash of all bytes so far.
    pub(crate) const fn finish(&self) -> u64 {
        self.0
    }
}
