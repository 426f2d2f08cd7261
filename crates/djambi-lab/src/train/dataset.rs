//! Sampled positions in the form that training needs.

use djambi::{BySeat, Position, Rules, Seat};
use djambi_engine::evaluate;
use djambi_engine::net::{SEATS, for_each_input};

use crate::games::{Sample, SampledGame};

/// Positions: for each living seat the inputs that are on, and what the seat should expect.
#[derive(Clone, Debug, Default)]
pub struct Dataset {
    inputs: Vec<u16>,
    views: Vec<View>,
    /// Where the views of each position begin, and where the last ones end.
    starts: Vec<u32>,
    games: usize,
}

/// A position as a seat sees it.
#[derive(Clone, Copy, Debug)]
struct View {
    start: u64,
    /// The share that the seat got, and the one that the search expected.
    result: f32,
    expected: f32,
    /// The share that the evaluation made by hand gives.
    by_hand: f32,
}

/// One position of a dataset, its living seats in order.
#[derive(Clone, Copy)]
pub struct Example<'a> {
    data: &'a Dataset,
    first: usize,
    end: usize,
}

impl Dataset {
    /// Adds a game's positions.
    pub fn add(&mut self, game: &SampledGame) {
        self.games += 1;
        for sample in &game.samples {
            self.add_sample(sample, &game.rules, &game.result);
        }
    }

    fn add_sample(&mut self, sample: &Sample, rules: &Rules, result: &BySeat<f32>) {
        let position: &Position = &sample.position;
        let by_hand = evaluate(position, rules);
        if self.starts.is_empty() {
            self.starts.push(0);
        }
        for seat in living(position) {
            let start = self.inputs.len() as u64;
            let (result, expected, by_hand) = (result[seat], sample.expected[seat], by_hand[seat]);
            self.views.push(View { start, result, expected, by_hand });
            for_each_input(position, rules, seat, |input| self.inputs.push(input as u16));
        }
        self.starts.push(self.views.len() as u32);
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

    /// Whether there is no position.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// A position.
    #[must_use]
    pub fn example(&self, index: usize) -> Example<'_> {
        Example { data: self, first: self.starts[index] as usize, end: self.starts[index + 1] as usize }
    }

    /// All positions.
    pub fn examples(&self) -> impl Iterator<Item = Example<'_>> {
        (0..self.len()).map(|index| self.example(index))
    }
}

fn living(position: &Position) -> impl Iterator<Item = Seat> + use<> {
    let alive = position.alive();
    SEATS.into_iter().filter(move |&seat| alive.contains(seat))
}

impl<'a> Example<'a> {
    /// The number of living seats.
    #[must_use]
    pub const fn seats(&self) -> usize {
        self.end - self.first
    }

    /// The inputs that are on, as the living seat of this number sees the position.
    #[must_use]
    pub fn inputs(&self, seat: usize) -> &'a [u16] {
        let at = self.first + seat;
        let start = self.data.views[at].start as usize;
        let end = self.data.views.get(at + 1).map_or(self.data.inputs.len(), |next| next.start as usize);
        &self.data.inputs[start..end]
    }

    /// What each living seat should expect: a mixture of the result with what the search expected.
    pub fn targets(&self, part_of_result: f32) -> [f32; 4] {
        self.shares(|view| view.result * part_of_result + view.expected * (1.0 - part_of_result))
    }

    /// What the evaluation made by hand gives each living seat.
    #[must_use]
    pub fn by_hand(&self) -> [f32; 4] {
        self.shares(|view| view.by_hand)
    }

    /// A number of each living seat, made to sum to 1.
    fn shares(&self, of: impl Fn(&View) -> f32) -> [f32; 4] {
        let mut shares = [0.0; 4];
        let views = &self.data.views[self.first..self.end];
        shares.iter_mut().zip(views).for_each(|(share, view)| *share = of(view));
        let sum: f32 = shares.iter().sum();
        shares.map(|share| share / sum.max(1e-6))
    }
}
