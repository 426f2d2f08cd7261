//! Sampled positions in the form that training needs.

use djambi::{BySeat, Geometry, Position, Rules, Seat};
use djambi_engine::evaluate;
use djambi_engine::net::for_each_input;

use crate::games::{GameEnding, SampledGame, SampledPosition};

/// Positions: the active inputs and the targets of each living seat.
#[derive(Clone, Debug)]
pub struct Dataset {
    /// The board of all positions.
    board: &'static Geometry,
    inputs: Vec<u16>,
    perspectives: Vec<Perspective>,
    /// Where the perspectives of each position begin, and where the last ones end.
    starts: Vec<u32>,
    /// Whether the game of each position was not won.
    draws: Vec<bool>,
    games: usize,
}

/// A position from the perspective of one seat.
#[derive(Clone, Copy, Debug)]
struct Perspective {
    /// Where its inputs begin.
    start: u64,
    /// The seat's share of the game's result.
    result: f32,
    /// The seat's share as the search expected it.
    expected: f32,
    /// The seat's share by the hand-made evaluation.
    hand_made: f32,
}

/// One position of a dataset, with its living seats in order.
#[derive(Clone, Copy)]
pub struct NetExample<'a> {
    data: &'a Dataset,
    first: usize,
    end: usize,
    is_draw: bool,
}

/// A number for each living seat, in order; the others are 0.
pub type LivingShares = [f32; Seat::LIMIT];

impl Dataset {
    /// No positions yet, on this board.
    #[must_use]
    pub const fn new(board: &'static Geometry) -> Self {
        Self {
            board,
            inputs: Vec::new(),
            perspectives: Vec::new(),
            starts: Vec::new(),
            draws: Vec::new(),
            games: 0,
        }
    }

    /// The board.
    #[must_use]
    pub const fn board(&self) -> &'static Geometry {
        self.board
    }

    /// Adds the positions of a game.
    pub fn add(&mut self, game: &SampledGame) {
        self.games += 1;
        for sample in &game.samples {
            self.add_sample(sample, &game.rules, &game.result);
            self.draws.push(game.ending != GameEnding::Won);
        }
    }

    fn add_sample(&mut self, sample: &SampledPosition, rules: &Rules, result: &BySeat<f32>) {
        let position: &Position = &sample.position;
        let evaluation = evaluate(position, rules);
        if self.starts.is_empty() {
            self.starts.push(0);
        }
        for seat in position.alive().iter() {
            let start = self.inputs.len() as u64;
            let result = result[seat];
            let expected = sample.expected[seat];
            let hand_made = evaluation[seat];
            self.perspectives.push(Perspective { start, result, expected, hand_made });
            for_each_input(position, rules, seat, |input| self.inputs.push(input as u16));
        }
        self.starts.push(self.perspectives.len() as u32);
    }

    /// The number of games.
    #[must_use]
    pub const fn games(&self) -> usize {
        self.games
    }

    /// The number of positions.
    #[must_use]
    pub fn len(&self) -> usize {
        self.starts.len().saturating_sub(1)
    }

    /// Whether there are no positions.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The position with this index.
    #[must_use]
    pub fn example(&self, index: usize) -> NetExample<'_> {
        let first = self.starts[index] as usize;
        let end = self.starts[index + 1] as usize;
        NetExample { data: self, first, end, is_draw: self.draws[index] }
    }

    /// The part of the positions whose game was not won.
    #[must_use]
    pub fn part_of_draws(&self) -> f32 {
        self.draws.iter().filter(|&&is_draw| is_draw).count() as f32 / self.len().max(1) as f32
    }

    /// All positions.
    pub fn examples(&self) -> impl Iterator<Item = NetExample<'_>> {
        (0..self.len()).map(|index| self.example(index))
    }
}

impl<'a> NetExample<'a> {
    /// The number of living seats.
    #[must_use]
    pub const fn seats(&self) -> usize {
        self.end - self.first
    }

    /// Whether the game was not won: drawn, or still open at the limit of turns.
    #[must_use]
    pub const fn is_draw(&self) -> bool {
        self.is_draw
    }

    /// The active inputs from the perspective of the living seat with this number.
    #[must_use]
    pub fn inputs(&self, seat: usize) -> &'a [u16] {
        let perspectives = &self.data.perspectives;
        let inputs = &self.data.inputs;
        let index = self.first + seat;
        let start = perspectives[index].start as usize;
        let end = perspectives.get(index + 1).map_or(inputs.len(), |next| next.start as usize);
        &inputs[start..end]
    }

    /// The target share of each living seat: a mixture of the result and the search's shares.
    pub fn targets(&self, part_of_result: f32) -> LivingShares {
        self.shares(|seat| seat.result * part_of_result + seat.expected * (1.0 - part_of_result))
    }

    /// The share of each living seat by the hand-made evaluation.
    #[must_use]
    pub fn hand_made(&self) -> LivingShares {
        self.shares(|seat| seat.hand_made)
    }

    /// One number of each living seat, normalised to a sum of 1.
    fn shares(&self, of: impl Fn(&Perspective) -> f32) -> LivingShares {
        let mut shares = LivingShares::default();
        let seats = &self.data.perspectives[self.first..self.end];
        shares.iter_mut().zip(seats).for_each(|(share, seat)| *share = of(seat));
        let sum: f32 = shares.iter().sum();
        shares.map(|share| share / sum.max(1e-6))
    }
}
