//! Weights that a program adds while it runs: a page fetches those of a board when it is played.

use djambi::Geometry;

use crate::WeightsError;
use crate::net::Net;
use crate::prior::PolicyWeights;

/// Adds the priors or the net of a board, as their files have them, for all searches that begin afterwards.
/// What the program has already stays.
///
/// # Errors
/// If the bytes are neither the priors nor the net of this board.
pub fn add_weights(board: &'static Geometry, bytes: &[u8]) -> Result<(), WeightsError> {
    match PolicyWeights::from_bytes(board, bytes) {
        Ok(priors) => priors.add(),
        Err(WeightsError::Magic) => Net::from_bytes(board, bytes)?.add(),
        Err(error) => return Err(error),
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use djambi::{HEX3, NGON3, SQUARE9};

    use super::*;

    #[test]
    fn added_priors_are_those_of_their_board_alone() {
        let each = PolicyWeights::beginning(&NGON3);
        let bytes = PolicyWeights::new(&NGON3, &each, None).expect("priors").to_bytes();
        assert!(matches!(add_weights(&HEX3, &bytes), Err(WeightsError::Board { .. })));
        assert_eq!(add_weights(&HEX3, b"nothing"), Err(WeightsError::Magic));
        assert_eq!(PolicyWeights::of_board(&NGON3), PolicyWeights::of_square9());
        assert_eq!(add_weights(&NGON3, &bytes), Ok(()));
        assert_eq!(PolicyWeights::of_board(&NGON3).each(), each);
        let mut others = each.clone();
        others[0] += 1;
        let bytes = PolicyWeights::new(&NGON3, &others, None).expect("priors").to_bytes();
        assert_eq!(add_weights(&NGON3, &bytes), Ok(()));
        assert_eq!(PolicyWeights::of_board(&NGON3).each(), each, "the first ones stay");
    }

    #[test]
    fn a_net_can_be_added_where_the_program_has_one() {
        assert_eq!(add_weights(&SQUARE9, &Net::of_square9().to_bytes()), Ok(()));
    }
}
