//! Games that bytes choose.

use djambi::{Entry, Game, Geometry, Position, Rules, Seat};

use crate::any;
use crate::chance::Chance;

/// A longer game says nothing that a shorter one doesn't.
const TURNS: usize = 60;

/// Rules and a position of any board.
pub(crate) fn position(chance: &mut Chance) -> (Rules, Position) {
    let (geometry, rules) = (*chance.pick(&Geometry::ALL), any::rules(chance));
    let position = match chance.below(3) {
        0 => Position::start_on(geometry),
        1 => any::played(chance, geometry, &rules),
        _ => any::position(chance, geometry, &rules),
    };
    (rules, position)
}

/// A game of turns and resignations, now and then ended by an agreement.
pub(crate) fn game(chance: &mut Chance) -> Game {
    let (rules, position) = position(chance);
    let mut game = Game::new(rules, position);
    for _ in 0..TURNS {
        if chance.is_spent() || game.outcome().is_some() {
            break;
        }
        let entry = entry(chance, &game);
        // A player who is out cannot leave again; nothing else can go wrong.
        let added = game.add(entry);
        assert!(added.is_ok() || matches!(entry, Entry::Resignation(_)), "{entry:?} in {}", game.position());
    }
    game
}

fn entry(chance: &mut Chance, game: &Game) -> Entry {
    let seats: Vec<Seat> = game.position().geometry().seats().iter().collect();
    match chance.below(100) {
        98 => Entry::Agreement,
        96..98 => Entry::Resignation(*chance.pick(&seats)),
        _ => Entry::Turn(*chance.pick(&game.position().legal_moves(game.rules()))),
    }
}
