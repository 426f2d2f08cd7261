//! The games of the engine against itself in which positions are looked for.

use djambi::{Game, Move, Rules, SQUARE9, Seat, SeatSet};
use djambi_engine::{Engine, Limits, Options, Rng};

use crate::games::search_game;
use crate::matches::random_opening;

/// The largest number of turns of a game.
const MAX_TURNS: usize = 260;

/// Plays the game of this seed: a fair random opening, then the turns that an engine with these options and
/// limits finds for each player. `visit` sees the game before each of them.
pub(super) fn play(seed: u64, options: Options, limits: &Limits, mut visit: impl FnMut(&Game, Move)) {
    let mut rng = Rng::new(seed);
    let mut game = opening(seed);
    let mut engine = Engine::new(options);
    while game.outcome().is_none() && game.events().len() < MAX_TURNS {
        let report = search_game(&mut engine, &game, &Limits { seed: rng.next_u64(), ..*limits });
        let Some(mv) = report.best_move() else { return };
        visit(&game, mv);
        if game.play(mv).is_err() {
            return;
        }
    }
}

/// The opening of the game of this seed: one game in four has three players, two in four have rule sets other
/// than the classic one.
fn opening(seed: u64) -> Game {
    let rules = [Rules::CLASSIC, Rules::CLASSIC, Rules::VARIANTS, Rules::ARENA][(seed % 4) as usize];
    let absent = [Some(Seat::Green), None, None, None][(seed / 4 % 4) as usize];
    let players: SeatSet = SQUARE9.seats().iter().filter(|&seat| Some(seat) != absent).collect();
    random_opening(&SQUARE9, players, &rules, seed)
}
