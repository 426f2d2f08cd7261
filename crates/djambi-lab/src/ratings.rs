//! Whether ratings find who is stronger: a simulated club whose true strengths are known.

use djambi_engine::Rng;
use djambi_rating::{Ladder, RatedResult};

/// The players of the club.
const PLAYERS: usize = 120;
/// Those at a table.
const SEATS: usize = 4;
/// The number of games of which one is shared by two.
const ONE_DRAWN_OF: usize = 10;
/// By how many deviations of the club a player becomes stronger, and the games after which this is looked at.
const JUMP: f64 = 1.5;
const GAMES_AFTER_JUMP: usize = 30;
/// Those at a table chosen by strength are this near to the first of them, in deviations of the club.
const NEAR: f64 = 1.0;

/// How tables are filled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tables {
    /// By lot.
    ByLot,
    /// By lot among those whose rating is near to that of the first.
    NearRating,
    /// By lot among those whose true strength is near to that of the first: nobody knows it, and games tell least of it.
    NearStrength,
}

/// The findings of simulations, each the mean over their seeds.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Finding {
    /// The rank correlation of what ratings have at least with the true strengths, after 20 games each.
    pub early: f64,
    /// The same after 100 games each.
    pub late: f64,
    /// Which part of a jump in strength by 1.5 deviations a rating has followed after 30 games.
    pub followed: f64,
}

/// The findings of some simulations, in the mean: players of strengths by a normal distribution, winners by softmax of the strengths, a
/// tenth of the games shared by winner and second.
#[must_use]
pub fn simulate(tables: Tables, seeds: u64) -> Finding {
    let mut mean = Finding::default();
    for seed in 0..seeds {
        let found = Club::new(seed).play(tables);
        mean.early += found.early / seeds as f64;
        mean.late += found.late / seeds as f64;
        mean.followed += found.followed / seeds as f64;
    }
    mean
}

/// The players with their strengths and ratings.
struct Club {
    rng: Rng,
    strengths: Vec<f64>,
    ladder: Ladder<usize>,
}

impl Club {
    fn new(seed: u64) -> Self {
        let mut rng = Rng::new(seed);
        let strengths = (0..PLAYERS).map(|_| normal(&mut rng)).collect();
        Self { rng, strengths, ladder: Ladder::new() }
    }

    fn play(mut self, tables: Tables) -> Finding {
        let mut found = Finding::default();
        for round in 1..=100 {
            self.play_round(tables);
            match round {
                20 => found.early = self.correlation(),
                100 => found.late = self.correlation(),
                _ => {}
            }
        }
        found.followed = self.followed(tables);
        found
    }

    fn play_round(&mut self, tables: Tables) {
        for table in self.tables(tables) {
            self.play_at(&table);
        }
    }

    /// The tables of a round: everybody plays once.
    fn tables(&mut self, tables: Tables) -> Vec<Vec<usize>> {
        let mut waiting: Vec<usize> = (0..PLAYERS).collect();
        self.rng.shuffle(&mut waiting);
        let scale = self.scale();
        let mut filled = Vec::new();
        while let Some(first) = waiting.pop() {
            let mut table = vec![first];
            while table.len() < SEATS {
                let distance = |club: &Self, other: usize| match tables {
                    Tables::ByLot => 0.0,
                    Tables::NearRating => {
                        (club.ladder.rating(&other).mean - club.ladder.rating(&first).mean).abs() / scale
                    }
                    Tables::NearStrength => (club.strengths[other] - club.strengths[first]).abs(),
                };
                let near = |place: &usize| distance(self, waiting[*place]) <= NEAR;
                let nearest = (0..waiting.len())
                    .min_by(|&one, &other| {
                        distance(self, waiting[one]).total_cmp(&distance(self, waiting[other]))
                    })
                    .expect("120 is a multiple of 4");
                let chosen = (0..waiting.len()).find(near).unwrap_or(nearest);
                table.push(waiting.swap_remove(chosen));
            }
            filled.push(table);
        }
        filled
    }

    /// How many units of rating one deviation of the club is: the slope of means over strengths, at least a unit.
    fn scale(&self) -> f64 {
        let of = |player: usize| (self.ladder.rating(&player).mean - 25.0, self.strengths[player]);
        let (products, squares) =
            (0..PLAYERS).map(of).fold((0.0, 0.0), |(products, squares), (mean, strength)| {
                (mean.mul_add(strength, products), strength.mul_add(strength, squares))
            });
        (products / squares).max(1.0)
    }

    fn play_at(&mut self, table: &[usize]) {
        let winner = self.choose(table);
        let mut shares = vec![0.0; table.len()];
        if self.rng.below(ONE_DRAWN_OF) == 0 {
            let others: Vec<usize> = table.iter().copied().filter(|&player| player != winner).collect();
            let second = self.choose(&others);
            for (share, player) in shares.iter_mut().zip(table) {
                *share = if [winner, second].contains(player) { 0.5 } else { 0.0 };
            }
        } else {
            for (share, &player) in shares.iter_mut().zip(table) {
                *share = if player == winner { 1.0 } else { 0.0 };
            }
        }
        let result = RatedResult::new(0, table.iter().copied().zip(shares)).expect("shares of a game");
        self.ladder.add(&result);
    }

    /// One of some players, by softmax of their strengths (Luce's choice).
    fn choose(&mut self, players: &[usize]) -> usize {
        let weights: Vec<f64> = players.iter().map(|&player| self.strengths[player].exp()).collect();
        let mut left = self.rng.next_f64() * weights.iter().sum::<f64>();
        for (&player, weight) in players.iter().zip(weights) {
            left -= weight;
            if left < 0.0 {
                return player;
            }
        }
        players[players.len() - 1]
    }

    /// The rank correlation (Spearman) of ratings and strengths.
    fn correlation(&self) -> f64 {
        let known: Vec<f64> = (0..PLAYERS).map(|player| self.ladder.rating(&player).at_least()).collect();
        let known = ranks(&known);
        let true_ones = ranks(&self.strengths);
        let middle = (PLAYERS as f64 - 1.0) / 2.0;
        let product: f64 =
            known.iter().zip(&true_ones).map(|(one, other)| (one - middle) * (other - middle)).sum();
        product / true_ones.iter().map(|rank| (rank - middle).powi(2)).sum::<f64>()
    }

    /// Which part of a jump a player's rating follows in some rounds.
    fn followed(&mut self, tables: Tables) -> f64 {
        let player = self.rng.below(PLAYERS);
        let scale = self.scale();
        let before = self.ladder.rating(&player).mean;
        self.strengths[player] += JUMP;
        for _ in 0..GAMES_AFTER_JUMP {
            self.play_round(tables);
        }
        (self.ladder.rating(&player).mean - before) / (JUMP * scale)
    }
}

/// A number by the normal distribution of mean 0 and deviation 1 (Box and Muller).
fn normal(rng: &mut Rng) -> f64 {
    let radius = 1.0 - rng.next_f64();
    let angle = rng.next_f64();
    (-2.0 * radius.ln()).sqrt() * (std::f64::consts::TAU * angle).cos()
}

/// The rank of each value among all, from 0.
fn ranks(values: &[f64]) -> Vec<f64> {
    let mut order: Vec<usize> = (0..values.len()).collect();
    order.sort_by(|&one, &other| values[one].total_cmp(&values[other]));
    let mut ranks = vec![0.0; values.len()];
    for (rank, &place) in order.iter().enumerate() {
        ranks[place] = rank as f64;
    }
    ranks
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ratings_find_who_is_stronger() {
        let by_lot = simulate(Tables::ByLot, 12);
        assert!(by_lot.early >= 0.80 && by_lot.late >= 0.92, "{by_lot:?}");
        let near = simulate(Tables::NearRating, 12);
        assert!(near.early >= 0.70 && near.late >= 0.93, "{near:?}");
    }

    #[test]
    fn ratings_follow_a_jump_half_way() {
        let found = simulate(Tables::ByLot, 12);
        assert!(found.followed >= 0.5, "{found:?}");
    }
}
