//! Moves of 32 bits: what can be unpacked is packed as it was, and is legal only if it was generated.

use djambi::Move;

use crate::chance::Chance;
use crate::games;

const TRIES: usize = 24;

/// Unpacks any bits, and the bits of legal moves with one of them turned.
pub fn packed_moves(bytes: &[u8]) {
    let mut chance = Chance::new(bytes);
    let (rules, position) = games::position(&mut chance);
    let legal = position.legal_moves(&rules);
    for &one in &legal {
        assert_eq!(Move::from_bits(one.bits()), Some(one), "{one:?}");
    }
    for _ in 0..TRIES {
        if chance.is_spent() {
            break;
        }
        let bits = if legal.is_empty() || chance.percent(20) {
            chance.number()
        } else {
            chance.pick(&legal).bits() ^ 1 << chance.below(32)
        };
        let Some(one) = Move::from_bits(bits) else { continue };
        assert_eq!(one.bits(), bits, "{one:?}");
        assert_eq!(rebuilt(one), one);
        let expected = legal.contains(&one);
        assert_eq!(position.is_legal(&rules, one), expected, "{one:?} in {position}");
        assert_eq!(position.play(&rules, one).is_ok(), expected, "{one:?} in {position}");
    }
}

/// The move put together from what it says of itself.
fn rebuilt(one: Move) -> Move {
    let (Some(from), Some(to)) = (one.from(), one.to()) else { return Move::PASS };
    let mut again = Move::new(from, to);
    if let Some(exit) = one.exit() {
        again = again.with_exit(exit);
    }
    if let Some(victim) = one.victim() {
        again = again.with_victim(victim);
    }
    if let Some(placement) = one.placement() {
        again = again.with_placement(placement);
    }
    again
}
