//! A person's first game against bots, as a script plays it.

use std::num::NonZero;

use djambi::{BySeat, Game, Move, Position, Rules, Seat, SeatSet};
use djambi_engine::{Engine, Level, Limits, Never, Options, Rng};

/// The turns after which a game is left as it is.
const MAX_TURNS: usize = 600;

/// The seat of the person, as on the page.
const PERSON: Seat = Seat::Red;

/// The end of a person's game against bots of one level, from the usual start.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FirstGame {
    /// The number of turns that the person played.
    pub own_turns: usize,
    /// Whether the person won.
    pub is_won: bool,
}

impl FirstGame {
    /// Plays the game with this number by the classic rules; `choose` makes the person's turns, with a seed.
    ///
    /// # Panics
    /// If the engine finds no legal move, which it always does.
    #[must_use]
    pub fn play(level: Level, number: u64, choose: impl Fn(&Position, &Rules, u64) -> Move) -> Self {
        let rules = Rules::CLASSIC;
        let memory = NonZero::new(16).expect("not zero");
        let people = SeatSet::from_iter([PERSON]);
        let mut bots = BySeat::from_fn(|_| Engine::new(Options { memory, people, ..level.into() }));
        let mut game = Game::new(rules, Position::start());
        let mut rng = Rng::new(number);
        let mut own_turns = 0;
        while game.outcome().is_none() && game.events().len() < MAX_TURNS {
            let position = *game.position();
            let seed = rng.next_u64();
            let mv = if position.turn() == PERSON {
                own_turns += 1;
                choose(&position, &rules, seed)
            } else {
                let bot = &mut bots[position.turn()];
                bot.set_history(&game.positions()[..game.events().len()]);
                let report = bot.search(&position, &rules, &Limits::seeded(seed), &Never, |_| {});
                report.best_move().expect("a move in a game that goes on")
            };
            game.play(mv).expect("legal move");
        }
        Self { own_turns, is_won: game.outcome().is_some_and(|outcome| outcome.winner() == Some(PERSON)) }
    }
}
