//! Packed moves: bits that unpack are packed to the same bits, and the move is legal only if it was
//! generated.

use arbitrary::Arbitrary;
use djambi::{Game, Move};

/// A game and candidates for moves in its last position.
#[derive(Arbitrary, Debug)]
pub struct PackedMoves {
    candidates: Vec<Candidate>,
    game: Game,
}

/// The bits of a move that may be illegal.
#[derive(Arbitrary, Debug)]
enum Candidate {
    /// Any bits.
    Bits(u32),
    /// The bits of any move.
    Move(Move),
    /// The bits of a legal move with one bit flipped.
    Flipped {
        /// The index of the move, modulo the number of legal moves.
        index: u16,
        /// The index of the bit, modulo 32.
        bit: u8,
    },
}

/// Unpacks and packs candidates, and compares each with the list of legal moves.
pub fn packed_moves(input: &PackedMoves) {
    let rules = input.game.rules();
    let position = input.game.position();
    let legal = position.legal_moves(rules);
    for &mv in &legal {
        assert_eq!(Move::from_bits(mv.bits()), Some(mv), "{mv:?}");
    }
    for candidate in &input.candidates {
        let bits = match *candidate {
            Candidate::Bits(bits) => bits,
            Candidate::Move(mv) => mv.bits(),
            Candidate::Flipped { .. } if legal.is_empty() => continue,
            Candidate::Flipped { index, bit } => {
                legal[usize::from(index) % legal.len()].bits() ^ 1 << (bit % 32)
            }
        };
        let Some(mv) = Move::from_bits(bits) else { continue };
        assert_eq!(mv.bits(), bits, "{mv:?}");
        assert_eq!(rebuilt(mv), mv);
        let expected = legal.contains(&mv);
        assert_eq!(position.is_legal(rules, mv), expected, "{mv:?} in {position}");
        assert_eq!(position.play(rules, mv).is_ok(), expected, "{mv:?} in {position}");
    }
}

/// The move built from its parts.
fn rebuilt(mv: Move) -> Move {
    let (Some(from), Some(to)) = (mv.from(), mv.to()) else { return Move::PASS };
    let mut again = Move::new(from, to);
    if let Some(exit) = mv.exit() {
        again = again.with_exit(exit);
    }
    if let Some(victim) = mv.victim() {
        again = again.with_victim(victim);
    }
    if let Some(placement) = mv.placement() {
        again = again.with_placement(placement);
    }
    again
}
