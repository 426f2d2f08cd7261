//! The weights that come with the program. `cargo xtask priors --board NAME` writes their files; a board
//! gets a line here when they win.

use djambi::Geometry;

/// The name and the file of each board that has one.
static SHIPPED: &[(&str, &[u8])] = &[("square9", include_bytes!("weights/square9.bin"))];

/// The bytes of a board's weights, if it has some.
pub(super) fn shipped(board: &Geometry) -> Option<&'static [u8]> {
    SHIPPED.iter().find(|(name, _)| *name == board.name()).map(|&(_, bytes)| bytes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::prior::PolicyWeights;

    #[test]
    fn every_file_is_shipped_and_of_its_board() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src/prior/weights");
        assert_eq!(std::fs::read_dir(folder).expect("folder").count(), SHIPPED.len());
        for (name, bytes) in SHIPPED {
            let board = Geometry::named(name).expect("board");
            assert!(PolicyWeights::from_bytes(board, bytes).is_ok(), "{name}");
        }
    }
}
