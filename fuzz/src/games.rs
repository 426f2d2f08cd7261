//! Games that bytes choose.

use djambi::{Game, GameEvent, Geometry, Position, Rules, Seat};

use crate::any;
use crate::rng::Rng;

/// A longer game says nothing that a shorter one doesn't.
const TURNS: usize = 60;

/// Rules and a position of any board.
pub(crate) fn position(rng: &mut Rng) -> (Rules, Position) {
    let (geometry, rules) = (*rng.pick(&Geometry::ALL), any::rules(rng));
    let position = match rng.below(3) {
        0 => Position::start_on(geometry),
        1 => any::played(rng, geometry, &rules),
        _ => any::position(rng, geometry, &rules),
    };
    (rules, position)
}

/// A game of turns and resignations, now and then ended by an agreement.
pub(crate) fn game(rng: &mut Rng) -> Game {
    let (rules, position) = position(rng);
    let mut game = Game::new(rules, position);
    for _ in 0..TURNS {
        if rng.is_spent() || game.outcome().is_some() {
            break;
        }
        let entry = entry(rng, &game);
        // A player who is out cannot leave again; nothing else can go wrong.
        let added = game.add(entry);
        assert!(
            added.is_ok() || matches!(entry, GameEvent::Resignation(_)),
            "{entry:?} in {}",
            game.position()
        );
    }
    game
}

fn entry(rng: &mut Rng, game: &Game) -> GameEvent {
    let seats: Vec<Seat> = game.position().geometry().seats().iter().collect();
    match rng.below(100) {
        98 => GameEvent::Agreement,
        96..98 => GameEvent::Resignation(*rng.pick(&seats)),
        _ => GameEvent::Turn(*rng.pick(&game.position().legal_moves(game.rules()))),
    }
}
