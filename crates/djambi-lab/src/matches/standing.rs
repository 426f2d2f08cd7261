//! How a match stands.

use std::collections::BTreeMap;

use djambi::{BySeat, Reason, Seat};

use super::{Effort, End, Mode, Played, Side};
use crate::statistics::{Sample, Sequential, Verdict};

/// How a match stands after its first blocks. Only whole blocks count, and only up to the first that is not whole, so that
/// it doesn't matter in which order games ended.
#[derive(Clone, Debug)]
pub struct Standing {
    /// The share of A in each block: the mean over its games.
    pub blocks: Vec<f64>,
    /// The shares of one seat of A and of B, by seat.
    pub by_seat: [BySeat<Sample>; 2],
    /// How many games somebody won.
    pub won: usize,
    /// How many were drawn by the rules, by repetition and by the quiet limit.
    pub drawn: [usize; 2],
    /// How many were left open.
    pub open: usize,
    /// The numbers of turns of the games.
    pub turns: Sample,
    /// What A and B did.
    pub efforts: [Effort; 2],
}

impl Standing {
    /// The standing after the first blocks, at most `limit`.
    #[must_use]
    pub fn new(mode: Mode, games: &[Played], limit: usize) -> Self {
        let mut standing = Self {
            blocks: Vec::new(),
            by_seat: [BySeat::default(); 2],
            won: 0,
            drawn: [0; 2],
            open: 0,
            turns: Sample::default(),
            efforts: [Effort::default(); 2],
        };
        let mut blocks: BTreeMap<usize, Vec<&Played>> = BTreeMap::new();
        for game in games {
            blocks.entry(game.ticket.block).or_default().push(game);
        }
        let whole = |(number, (block, games)): &(usize, (usize, Vec<&Played>))| {
            number == block && games.len() == mode.games()
        };
        for (_, (_, mut games)) in blocks.into_iter().enumerate().take_while(whole).take(limit) {
            games.sort_unstable_by_key(|game| game.ticket);
            let shares: Sample = games.iter().map(|game| standing.count(mode, game)).collect();
            standing.blocks.push(shares.mean());
        }
        standing
    }

    /// The standing after the first block at which the test says something, or else after all.
    #[must_use]
    pub fn until_decided(mode: Mode, games: &[Played], limit: usize, test: &Sequential) -> Self {
        let standing = Self::new(mode, games, limit);
        let mut sample = Sample::default();
        let decided = standing.blocks.iter().position(|&share| {
            sample.add(share);
            test.verdict(&sample) != Verdict::Open
        });
        decided.map_or(standing, |last| Self::new(mode, games, last + 1))
    }

    /// The share of A over the blocks.
    #[must_use]
    pub fn sample(&self) -> Sample {
        self.blocks.iter().copied().collect()
    }

    /// How many games count.
    #[must_use]
    pub const fn games(&self) -> usize {
        self.turns.count()
    }

    /// Counts a game and gives the share of A in it.
    fn count(&mut self, mode: Mode, game: &Played) -> f64 {
        match game.end {
            End::Over(Reason::LastAlive) => self.won += 1,
            End::Over(Reason::QuietLimit) => self.drawn[1] += 1,
            End::Over(_) => self.drawn[0] += 1,
            End::Open => self.open += 1,
        }
        self.turns.add(game.turns as f64);
        for side in Side::ALL {
            let (total, effort) = (&mut self.efforts[side as usize], game.effort(side));
            total.turns += effort.turns;
            total.nodes += effort.nodes;
            total.time += effort.time;
            total.failures += effort.failures;
        }
        let mut share_of_a = 0.0;
        for seat in Seat::ALL.into_iter().take(4) {
            let side = mode.side(game.ticket.game, seat);
            self.by_seat[side as usize][seat].add(game.share(seat));
            if side == Side::A {
                share_of_a += game.share(seat);
            }
        }
        share_of_a
    }
}
