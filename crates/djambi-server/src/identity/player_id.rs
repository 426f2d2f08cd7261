//! The id of a player.

/// The id of a player: of a guest, whose cookie holds the id with a signature, or of who has made an account as that
/// guest.
///
/// Without the signature, anybody who knows a player's id could play for that player. So the id is treated as
/// a secret: no `Debug`, no `Serialize`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct PlayerId([u8; Self::LENGTH]);

impl PlayerId {
    /// The number of bytes of an id.
    pub(crate) const LENGTH: usize = 16;

    /// An id of fresh random bytes.
    pub(crate) const fn new(random: [u8; Self::LENGTH]) -> Self {
        Self(random)
    }

    /// The id with these bytes, if their number is right.
    pub(crate) fn from_bytes(bytes: &[u8]) -> Option<Self> {
        bytes.try_into().ok().map(Self)
    }

    /// The bytes of the id.
    pub(crate) const fn as_bytes(&self) -> &[u8; Self::LENGTH] {
        &self.0
    }

    /// The bytes of the id, for the database.
    pub(crate) fn to_vec(self) -> Vec<u8> {
        self.0.to_vec()
    }
}
