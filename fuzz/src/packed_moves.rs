//! Moves of 32 bits: what can be unpacked is packed as it was, and is legal only if it was generated.

use djambi::Move;

use crate::games;
use crate::rng::Rng;

const TRIES: usize = 24;

/// Unpacks any bits, and the bits of legal moves with one of them turned.
pub fn packed_moves(bytes: &[u8]) {
    let mut rng = Rng::new(bytes);
    let (rules, position) = games::position(&mut rng);
    let legal = position.legal_moves(&rules);
    for &mv in &legal {
        assert_eq!(Move::from_bits(mv.bits()), Some(mv), "{mv:?}");
    }
    for _ in 0..TRIES {
        if rng.is_spent() {
            break;
        }
        let bits = if legal.is_empty() || rng.percent(20) {
            rng.next_u32()
        } else {
            rng.pick(&legal).bits() ^ 1 << rng.below(32)
        };
        let Some(mv) = Move::from_bits(bits) else { continue };
        assert_eq!(mv.bits(), bits, "{mv:?}");
        assert_eq!(rebuilt(mv), mv);
        let expected = legal.contains(&mv);
        assert_eq!(position.is_legal(&rules, mv), expected, "{mv:?} in {position}");
        assert_eq!(position.play(&rules, mv).is_ok(), expected, "{mv:?} in {position}");
    }
}

/// The move put together from what it says of itself.
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
