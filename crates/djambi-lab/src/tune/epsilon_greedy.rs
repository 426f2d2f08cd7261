//! A player that plays some turns at random.

use djambi::Game;
use djambi_engine::{Report, Rng};

use crate::games::{SelfPlayer, random_move_keeping_chiefs};

/// An ε-greedy player: it searches every turn, but plays a random move in some of them. So games reach
/// positions that good players avoid and a search still has to value.
pub struct EpsilonGreedy {
    player: Box<dyn SelfPlayer>,
    random_percent: usize,
}

impl EpsilonGreedy {
    /// A player that plays this percentage of its turns at random.
    #[must_use]
    pub fn new(player: impl SelfPlayer + 'static, random_percent: usize) -> Self {
        Self { player: Box::new(player), random_percent }
    }
}

impl SelfPlayer for EpsilonGreedy {
    fn full_search(&mut self, game: &Game, seed: u64) -> Report {
        let mut report = self.player.full_search(game, seed);
        let mut rng = Rng::new(seed ^ 0x0063_6172_656c_6573);
        if rng.below(100) < self.random_percent
            && let Some(best) = report.lines.first_mut()
            && let Some(mv) = random_move_keeping_chiefs(game.position(), game.rules(), &mut rng)
        {
            // The expected shares stay those of the best turn.
            best.moves = vec![mv];
            report.lines.truncate(1);
        }
        report
    }
}
