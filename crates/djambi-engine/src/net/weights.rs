//! The nets that come with the program. `cargo xtask train --board NAME` writes their files; a board gets a
//! line here when its net wins.

use crate::shipped_weights::ShippedWeights;

/// The nets, by board. A page fetches those of other boards than the 9 × 9 one: see [`crate::add_weights`].
pub(super) static SHIPPED: ShippedWeights = ShippedWeights(&[
    ("square9", include_bytes!("weights/square9.bin")),
    #[cfg(not(target_family = "wasm"))]
    ("hex3", include_bytes!("weights/hex3.bin")),
    #[cfg(not(target_family = "wasm"))]
    ("hex6", include_bytes!("weights/hex6.bin")),
    #[cfg(not(target_family = "wasm"))]
    ("ngon5", include_bytes!("weights/ngon5.bin")),
]);

#[cfg(test)]
mod tests {
    use super::SHIPPED;
    use crate::net::Net;

    #[test]
    fn every_file_is_shipped_and_of_its_board() {
        SHIPPED.assert_are_all_of("net/weights", |board, bytes| Net::from_bytes(board, bytes).is_ok());
    }
}
