//! The crate and the simple implementation play alike.

use djambi::{Game, GameEvent};

use crate::position_pair::PositionPair;

/// Plays a game with both implementations and compares their answers about each position.
pub fn differential(game: &Game) {
    let mut pair = PositionPair::new(*game.rules(), *game.start());
    pair.assert_agreed();
    for (&event, after) in game.events().iter().zip(&game.positions()[1..]) {
        match event {
            GameEvent::Turn(mv) => pair.play(pair.board.of_simple(mv)),
            GameEvent::Resignation(seat) | GameEvent::FlagFall(seat) => pair.resign(seat),
            GameEvent::Agreement | GameEvent::LengthLimit | GameEvent::Closing => break,
        };
        assert_eq!(pair.position, *after);
        pair.assert_agreed();
    }
}
