//! The weights that come with the program. `cargo xtask priors --board NAME` writes their files; a board
//! gets a line here when they win.

use crate::shipped_weights::{ShippedWeights, shipped_weights};

/// The weights, by board.
pub(super) static SHIPPED: ShippedWeights = shipped_weights!("hex3", "hex6", "ngon5");

#[cfg(test)]
mod tests {
    use super::SHIPPED;
    use crate::prior::PolicyWeights;

    #[test]
    fn every_file_is_shipped_and_of_its_board() {
        SHIPPED.assert_are_all_of("prior/weights", |board, bytes| {
            PolicyWeights::from_bytes(board, bytes).is_ok()
        });
    }
}
