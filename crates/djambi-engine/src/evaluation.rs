//! The evaluation by hand-made features: the shares that each seat may expect, without a search.
//!
//! The attacks of all sides are found once ([`sides`]); from them some fifty [`Feature`]s of each living
//! player are extracted ([`features()`]), weighted ([`weights`]) and turned into shares. No move is tried
//! out: what the next turns may bring is in features that know the attacks and the order of turns.

mod feature;
mod features;
mod sides;
mod weights;

use djambi::{BySeat, Position, Rules, Seat};

use crate::exponential::{exponential, exponentials};
use crate::turn_order::TurnOrder;
use features::Features;

pub use feature::Feature;
pub use weights::EvalWeights;

/// The share that each seat may expect of the game: numbers from 0 to 1 that sum to 1, 0 for the dead.
///
/// ```
/// use djambi::{Position, Rules, Seat};
/// // Yellow can kill green's chief.
/// let position = Position::parse("gC3yA3yC/9/9/9/9/9/9/9/rC7bC rbyg y y 0 3", &Rules::CLASSIC)?;
/// let shares = djambi_engine::evaluate(&position, &Rules::CLASSIC);
/// assert!(shares[Seat::Green] < 0.1 && shares[Seat::Yellow] > 0.4);
/// # Ok::<(), djambi::Faults>(())
/// ```
#[must_use]
pub fn evaluate(position: &Position, rules: &Rules) -> BySeat<f32> {
    EvalWeights::SHIPPED.evaluate(position, rules)
}

/// The features of each seat, in the order of [`Feature::ALL`]; all 0 for the dead.
#[must_use]
pub fn features(position: &Position, rules: &Rules) -> BySeat<[f32; Feature::COUNT]> {
    let order = TurnOrder::of(position, rules);
    let features = Features::extract(position, rules, &order);
    let mut by_seat = BySeat::from_fn(|_| [0.0; Feature::COUNT]);
    for (place, &seat) in order.seats().iter().enumerate() {
        by_seat[seat] = *features.of(place);
    }
    by_seat
}

impl EvalWeights {
    /// The shares by these weights: see [`evaluate`].
    #[must_use]
    pub fn evaluate(&self, position: &Position, rules: &Rules) -> BySeat<f32> {
        let order = TurnOrder::of(position, rules);
        let players = order.seats();
        if let [winner] = players {
            return BySeat::from_fn(|seat| if seat == *winner { 1.0 } else { 0.0 });
        }
        let features = Features::extract(position, rules, &order);
        let weights = self.of_players(players.len());
        let mut shares = [0.0_f32; Seat::LIMIT];
        let shares = &mut shares[..players.len()];
        for (place, logit) in shares.iter_mut().enumerate() {
            *logit = dot(weights, features.of(place));
        }
        let scale = 1.0 / exponentials(shares, exponential);
        let draw = nearness_of_draw(position, rules);
        let equal = draw / players.len() as f32;
        let mut by_seat = BySeat::default();
        for (&seat, share) in players.iter().zip(shares) {
            by_seat[seat] = *share * scale * (1.0 - draw) + equal;
        }
        by_seat
    }
}

/// The sum of products, in eight sums side by side.
#[inline]
fn dot(weights: &[f32; Feature::COUNT], features: &[f32; Feature::COUNT]) -> f32 {
    let ((weights, _), (values, _)) = (weights.as_chunks::<4>(), features.as_chunks::<4>());
    let mut sums = [[0.0_f32; 4]; 2];
    for (pair, (weights, values)) in weights.iter().zip(values).enumerate() {
        let sums = &mut sums[pair % 2];
        *sums = std::array::from_fn(|lane| sums[lane] + weights[lane] * values[lane]);
    }
    let [a, b, c, d]: [f32; 4] = std::array::from_fn(|lane| sums[0][lane] + sums[1][lane]);
    (a + b) + (c + d)
}

/// The nearness of the draw by quiet turns, from 0 to 1: 0 in the first half of the way, then rising ever
/// faster.
#[inline]
fn nearness_of_draw(position: &Position, rules: &Rules) -> f32 {
    if rules.quiet_limit == 0 {
        return 0.0;
    }
    let part = position.quiet_turns() as f32 / rules.quiet_limit as f32;
    let beyond = (2.0 * part - 1.0).clamp(0.0, 1.0);
    beyond * beyond
}

#[cfg(test)]
mod tests;
