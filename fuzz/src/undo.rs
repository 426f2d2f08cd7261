//! What is taken back is as before.

use djambi::GameEvent;

use crate::games;
use crate::rng::Rng;

/// Takes a game back step by step and plays it again, from some point in another way.
pub fn undo(bytes: &[u8]) {
    let mut rng = Rng::new(bytes);
    let back = rng.below(64);
    let mut game = games::game(&mut rng);
    let (entries, positions) = (game.events().to_vec(), game.positions().to_vec());
    let outcome = game.outcome();
    let kept = back % (entries.len() + 1);
    for number in (kept..entries.len()).rev() {
        assert_eq!(game.undo(), Some(entries[number]));
        assert_eq!(game.position(), &positions[number]);
        assert_eq!(game.positions(), &positions[..=number]);
    }
    let mut again = game.clone();
    for &entry in &entries[kept..] {
        assert_eq!(again.redo(), Some(entry));
    }
    assert_eq!(again.redo(), None);
    assert_eq!((again.events(), again.positions(), again.outcome()), (&entries[..], &positions[..], outcome));
    if game.outcome().is_none() {
        game.add(GameEvent::Agreement).expect("an agreement");
        assert_eq!(game.redo(), None, "a new entry makes the old ones forgotten");
    }
}
