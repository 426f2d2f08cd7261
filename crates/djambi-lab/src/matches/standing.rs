//! The standing of a match.

use std::collections::BTreeMap;

use djambi::BySeat;

use super::{EndingTally, GameResult, Seatings, Side, SideStats};
use crate::statistics::{Sample, Sprt, Verdict};

/// The standing of a match after its first blocks. Only the complete blocks before the first incomplete one
/// count, so that the order in which games end changes nothing.
#[derive(Clone, Debug)]
pub struct Standing {
    /// The share of A in each block: the mean over its games.
    pub blocks: Vec<f64>,
    /// The shares of one seat of A and of B, by seat.
    pub by_seat: [BySeat<Sample>; 2],
    /// How the games ended.
    pub endings: EndingTally,
    /// The numbers of turns of the games, those of the openings included.
    pub lengths: Vec<usize>,
    /// The statistics of A and of B.
    pub stats: [SideStats; 2],
}

impl Standing {
    /// The standing after the first blocks, at most `limit`.
    #[must_use]
    pub fn new(seatings: &Seatings, results: &[GameResult], limit: usize) -> Self {
        let mut standing = Self {
            blocks: Vec::new(),
            by_seat: [BySeat::default(); 2],
            endings: EndingTally::default(),
            lengths: Vec::new(),
            stats: [SideStats::default(); 2],
        };
        let mut blocks: BTreeMap<usize, Vec<&GameResult>> = BTreeMap::new();
        for result in results {
            blocks.entry(result.index.block).or_default().push(result);
        }
        let is_complete = |(number, (block, results)): &(usize, (usize, Vec<&GameResult>))| {
            number == block && results.len() == seatings.games()
        };
        for (_, (_, mut results)) in blocks.into_iter().enumerate().take_while(is_complete).take(limit) {
            results.sort_unstable_by_key(|result| result.index);
            let shares: Sample = results.iter().map(|result| standing.add(seatings, result)).collect();
            standing.blocks.push(shares.mean());
        }
        standing
    }

    /// The standing after the block at which the test decides, or after all blocks.
    #[must_use]
    pub fn until_decided(seatings: &Seatings, results: &[GameResult], limit: usize, test: &Sprt) -> Self {
        let standing = Self::new(seatings, results, limit);
        let mut sample = Sample::default();
        let decided = standing.blocks.iter().position(|&share| {
            sample.add(share);
            test.verdict(&sample) != Verdict::Open
        });
        decided.map_or(standing, |last| Self::new(seatings, results, last + 1))
    }

    /// The shares of A in the blocks.
    #[must_use]
    pub fn sample(&self) -> Sample {
        self.blocks.iter().copied().collect()
    }

    /// The number of games that count.
    #[must_use]
    pub const fn games(&self) -> usize {
        self.lengths.len()
    }

    /// The number of seats that a side has played in the games that count.
    #[must_use]
    pub fn seats_of(&self, seatings: &Seatings, side: Side) -> usize {
        let of_a = seatings.seats_of_a();
        let seats = if side == Side::A { of_a } else { seatings.players().len() - of_a };
        self.games() * seats
    }

    /// Adds a game and returns the share of A in it.
    fn add(&mut self, seatings: &Seatings, result: &GameResult) -> f64 {
        self.endings.add(result.termination);
        self.lengths.push(result.turns);
        for side in Side::ALL {
            let total = &mut self.stats[side as usize];
            let stats = result.stats_of(side);
            total.turns = total.turns.saturating_add(stats.turns);
            total.nodes = total.nodes.saturating_add(stats.nodes);
            total.time = total.time.saturating_add(stats.time);
            total.failures = total.failures.saturating_add(stats.failures);
            total.press = total.press.plus(&stats.press);
        }
        let mut share_of_a = 0.0;
        for seat in seatings.players().iter() {
            let side = seatings.side(result.index.game, seat);
            self.by_seat[side as usize][seat].add(result.share(seat));
            if side == Side::A {
                share_of_a += result.share(seat);
            }
        }
        share_of_a
    }
}
