//! The nets that come with the program. `cargo xtask train --board NAME` writes their files; a board gets a
//! line here when its net wins.

use djambi::Geometry;

/// The name and the file of each board that has one.
static SHIPPED: &[(&str, &[u8])] = &[("square9", include_bytes!("weights/square9.bin"))];

/// The bytes of a board's net, if it has one.
pub(super) fn shipped(board: &Geometry) -> Option<&'static [u8]> {
    SHIPPED.iter().find(|(name, _)| *name == board.name()).map(|&(_, bytes)| bytes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::net::Net;

    #[test]
    fn every_file_is_shipped_and_of_its_board() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src/net/weights");
        assert_eq!(std::fs::read_dir(folder).expect("folder").count(), SHIPPED.len());
        for (name, bytes) in SHIPPED {
            let board = Geometry::named(name).expect("board");
            assert!(Net::from_bytes(board, bytes).is_ok(), "{name}");
        }
    }
}
