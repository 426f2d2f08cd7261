//! The nets that come with the program. `cargo xtask train --board NAME` writes their files; a board gets a
//! line here when its net wins.

use crate::shipped_weights::{ShippedWeights, shipped_weights};

/// The nets, by board.
pub(super) static SHIPPED: ShippedWeights = shipped_weights!("hex3", "hex6", "ngon5");

#[cfg(test)]
mod tests {
    use super::SHIPPED;
    use crate::net::Net;

    #[test]
    fn every_file_is_shipped_and_of_its_board() {
        SHIPPED.assert_are_all_of("net/weights", |board, bytes| Net::from_bytes(board, bytes).is_ok());
    }
}
