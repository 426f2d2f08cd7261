//! The files of weights that come with the program. A board has one of a kind when it plays better with it.

use djambi::Geometry;

/// Files of weights of one kind: the name of a board, and the bytes.
pub(crate) struct ShippedWeights(pub(crate) &'static [(&'static str, &'static [u8])]);

/// The files of the 9 × 9 board and of these boards, in the folder `weights` beside the caller. A page
/// fetches all but those of the 9 × 9 board: see [`crate::add_weights`].
macro_rules! shipped_weights {
    ($($board:literal),*) => {
        $crate::shipped_weights::ShippedWeights(&[
            ("square9", include_bytes!("weights/square9.bin")),
            $(
                #[cfg(not(target_family = "wasm"))]
                ($board, include_bytes!(concat!("weights/", $board, ".bin"))),
            )*
        ])
    };
}
pub(crate) use shipped_weights;

impl ShippedWeights {
    /// The bytes of a board's file, if it has one.
    pub(crate) fn of(&self, board: &Geometry) -> Option<&'static [u8]> {
        self.0.iter().find(|(name, _)| *name == board.name()).map(|&(_, bytes)| bytes)
    }

    /// Asserts that these are all files of a folder below `src`, and that each can be read for its board.
    #[cfg(test)]
    pub(crate) fn assert_are_all_of(
        &self,
        folder: &str,
        is_readable: impl Fn(&'static Geometry, &[u8]) -> bool,
    ) {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(folder);
        assert_eq!(std::fs::read_dir(folder).expect("folder").count(), self.0.len());
        for (name, bytes) in self.0 {
            let board = Geometry::named(name).expect("board");
            assert!(is_readable(board, bytes), "{name}");
        }
    }
}
