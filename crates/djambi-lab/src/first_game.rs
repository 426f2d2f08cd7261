//! A person's first game against bots, as a script plays it.

use std::num::NonZero;

use djambi::{BySeat, Game, Position, Rules, Seat};
use djambi_engine::{Engine, Level, Limits, Never, Options, Rng};

use crate::baselines::Newcomer;

/// The turns after which a game is left as it is.
const MAX_TURNS: usize = 600;

/// The end of a [`Newcomer`]'s game against bots of one level, from the usual start.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FirstGame {
    /// The number of turns that the newcomer played.
    pub own_turns: usize,
    /// Whether the newcomer won.
    pub is_won: bool,
}

impl FirstGame {
    /// Plays the game with this number by the classic rules; the newcomer changes seats from game to game.
    ///
    /// # Panics
    /// If the engine finds no legal move, which it always does.
    #[must_use]
    pub fn play(level: Level, number: u64) -> Self {
        let rules = Rules::CLASSIC;
        let memory = NonZero::new(16).expect("not zero");
        let mut bots = BySeat::from_fn(|_| Engine::new(Options { memory, ..level.into() }));
        let (mut game, mut rng) = (Game::new(rules, Position::start()), Rng::new(number));
        let seat = Seat::ALL[number as usize % 4];
        let mut own_turns = 0;
        while game.outcome().is_none() && game.events().len() < MAX_TURNS {
            let (position, seed) = (*game.position(), rng.next_u64());
            let mv = if position.turn() == seat {
                own_turns += 1;
                Newcomer.choose(&position, &rules, seed)
            } else {
                let bot = &mut bots[position.turn()];
                bot.set_history(&game.positions()[..game.events().len()]);
                let report = bot.search(&position, &rules, &Limits::seeded(seed), &Never, |_| {});
                report.best_move().expect("a move in a game that goes on")
            };
            game.play(mv).expect("legal move");
        }
        Self { own_turns, is_won: game.outcome().is_some_and(|outcome| outcome.winner() == Some(seat)) }
    }
}
