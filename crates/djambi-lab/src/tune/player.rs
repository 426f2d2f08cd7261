//! A player who plays some turns at random.

use djambi::Game;
use djambi_engine::{Report, Rng};

use crate::games::Player;
use crate::games::harmless_move;

/// Somebody who thinks about every turn, but plays some of them at random, so that games lead to positions that a search
/// has to judge though good players avoid them.
pub struct Careless {
    player: Box<dyn Player>,
    percent: usize,
}

impl Careless {
    /// A player who plays so many turns of a hundred at random.
    #[must_use]
    pub fn new(player: impl Player + 'static, percent: usize) -> Self {
        Self { player: Box::new(player), percent }
    }
}

impl Player for Careless {
    fn search(&mut self, game: &Game, seed: u64) -> Report {
        let mut report = self.player.search(game, seed);
        let mut rng = Rng::new(seed ^ 0x0063_6172_656c_6573);
        if rng.below(100) < self.percent
            && let Some(best) = report.lines.first_mut()
            && let Some(mv) = harmless_move(game.position(), game.rules(), &mut rng)
        {
            // What he expects stays what a good turn would bring.
            best.moves = vec![mv];
            report.lines.truncate(1);
        }
        report
    }
}
