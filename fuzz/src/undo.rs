//! Undoing events restores the positions before them, redoing them those after.

use arbitrary::Arbitrary;
use djambi::{Game, GameEntry};

/// A game and the number of entries that are kept.
#[derive(Arbitrary, Debug)]
pub struct UndoneGame {
    /// Modulo the number of entries and one.
    kept: u8,
    game: Game,
}

/// Undoes entries of a game, whose turns are legal again, and redoes them; after a new entry nothing can be
/// redone.
pub fn undo(input: &UndoneGame) {
    let mut game = input.game.clone();
    let entries = game.entries().to_vec();
    let positions = game.positions().to_vec();
    let outcome = game.outcome();
    let kept = usize::from(input.kept) % (entries.len() + 1);
    for index in (kept..entries.len()).rev() {
        assert_eq!(game.undo(), Some(entries[index]));
        assert_eq!(game.position(), &positions[index]);
        assert_eq!(game.positions(), &positions[..=index]);
        if let GameEntry::Turn(mv) = entries[index] {
            assert!(game.position().legal_moves(game.rules()).contains(&mv), "{mv:?} in {}", game.position());
        }
    }
    let mut again = game.clone();
    for &entry in &entries[kept..] {
        assert_eq!(again.redo(), Some(entry));
    }
    assert_eq!(again.redo(), None);
    assert_eq!(
        (again.entries(), again.positions(), again.outcome()),
        (&entries[..], &positions[..], outcome)
    );
    for index in 0..again.events().len() {
        assert_eq!(again.story(index), input.game.story(index));
    }
    if game.outcome().is_none() {
        game.apply(GameEntry::JointAgreement).expect("an agreement");
        assert_eq!(game.redo(), None, "a new entry leaves nothing to redo");
    }
}
