//! The nets that come with the program. `cargo xtask train --board NAME` writes their files; a board gets a line
//! here when its net wins.

use djambi::Geometry;

/// The file of each board. The page fetches those of other boards than the 9 × 9 one when it needs them.
static SHIPPED: &[(&str, &[u8])] = &[("square9", include_bytes!("weights/square9.bin"))];

/// The bytes of a board's net, if it has one.
pub(super) fn shipped(board: &Geometry) -> Option<&'static [u8]> {
    SHIPPED.iter().find(|(name, _)| *name == board.name()).map(|&(_, bytes)| bytes)
}
