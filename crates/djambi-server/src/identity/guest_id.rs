/// Names a browser that has sat down somewhere: what its cookie holds.
///
/// Whoever could say another browser's name could play in its place, if the signature did not stop him; so it is
/// treated as a secret: no `Debug`, no `Serialize`.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct BrowserId([u8; Self::LENGTH]);

impl BrowserId {
    pub(crate) const LENGTH: usize = 16;

    /// A name from fresh random bytes.
    pub(crate) const fn new(random: [u8; Self::LENGTH]) -> Self {
        Self(random)
    }

    /// The name these bytes are, if they are as many as a name has.
    pub(crate) fn from_bytes(bytes: &[u8]) -> Option<Self> {
        bytes.try_into().ok().map(Self)
    }

    pub(crate) const fn as_bytes(&self) -> &[u8; Self::LENGTH] {
        &self.0
    }

    pub(crate) fn to_vec(self) -> Vec<u8> {
        self.0.to_vec()
    }
}
