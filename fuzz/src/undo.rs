//! Undoing events restores the positions before them, redoing them those after.

use arbitrary::Arbitrary;
use djambi::{Game, GameEvent};

/// A game and the number of events that are kept.
#[derive(Arbitrary, Debug)]
pub struct UndoneGame {
    /// Modulo the number of events and one.
    kept: u8,
    game: Game,
}

/// Undoes events of a game, whose turns are legal again, and redoes them; after a new event nothing can be
/// redone.
pub fn undo(input: &UndoneGame) {
    let mut game = input.game.clone();
    let (events, positions) = (game.events().to_vec(), game.positions().to_vec());
    let outcome = game.outcome();
    let kept = usize::from(input.kept) % (events.len() + 1);
    for index in (kept..events.len()).rev() {
        assert_eq!(game.undo(), Some(events[index]));
        assert_eq!(game.position(), &positions[index]);
        assert_eq!(game.positions(), &positions[..=index]);
        if let GameEvent::Turn(mv) = events[index] {
            assert!(game.position().legal_moves(game.rules()).contains(&mv), "{mv:?} in {}", game.position());
        }
    }
    let mut again = game.clone();
    for &event in &events[kept..] {
        assert_eq!(again.redo(), Some(event));
    }
    assert_eq!(again.redo(), None);
    assert_eq!((again.events(), again.positions(), again.outcome()), (&events[..], &positions[..], outcome));
    for index in 0..events.len() {
        assert_eq!(again.story(index), input.game.story(index));
    }
    if game.outcome().is_none() {
        game.add(GameEvent::Agreement).expect("an agreement");
        assert_eq!(game.redo(), None, "a new event leaves nothing to redo");
    }
}
