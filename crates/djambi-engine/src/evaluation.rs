//! What a position is worth to each seat, at a glance.
//!
//! One pass over the pieces finds what every player sees ([`sight`]); from that some fifty [`Feature`]s of each living
//! player are counted ([`account`]), weighed ([`weights`]) and turned into shares. Nothing is tried out: what hangs on the
//! next turn is told by features that know who strikes whom, and who plays first.

mod account;
mod feature;
mod order;
mod sight;
mod weights;

use djambi::{BySeat, Position, Rules, Seat};

use crate::exponential::exponential;
use account::Account;

pub use feature::Feature;
use order::Order;
use sight::Sight;
pub use weights::Weights;

/// What each seat may expect of the game: numbers from 0 to 1 that sum to 1, 0 for the dead.
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
    Weights::SHIPPED.evaluate(position, rules)
}

/// What is counted about each seat; all 0 for the dead.
#[must_use]
pub fn features(position: &Position, rules: &Rules) -> BySeat<[f32; Feature::COUNT]> {
    let order = Order::of(position, rules);
    let sight = Sight::of(position, rules, &order);
    let mut players = [[0.0; Feature::COUNT]; Seat::LIMIT];
    Account::fill(&mut players, position, rules, &order, &sight);
    let mut features = BySeat::from_fn(|_| [0.0; Feature::COUNT]);
    for (place, &seat) in order.seats().iter().enumerate() {
        features[seat] = players[place];
    }
    features
}

impl Weights {
    /// What each seat may expect by these weights: see [`evaluate`].
    #[must_use]
    pub fn evaluate(&self, position: &Position, rules: &Rules) -> BySeat<f32> {
        let order = Order::of(position, rules);
        let players = order.seats();
        if let [winner] = players {
            return BySeat::from_fn(|seat| if seat == *winner { 1.0 } else { 0.0 });
        }
        let sight = Sight::of(position, rules, &order);
        let mut counted = [[0.0; Feature::COUNT]; Seat::LIMIT];
        Account::fill(&mut counted, position, rules, &order, &sight);
        let table = self.of_players(players.len());
        let mut logits = [0.0_f32; Seat::LIMIT];
        for (logit, features) in logits.iter_mut().zip(&counted).take(players.len()) {
            *logit = weigh(table, features);
        }
        let shares = softmax(&logits[..players.len()]);
        let draw = nearness_of_draw(position, rules);
        let equal = draw / players.len() as f32;
        let mut by_seat = BySeat::default();
        for (&seat, share) in players.iter().zip(shares) {
            by_seat[seat] = share * (1.0 - draw) + equal;
        }
        by_seat
    }
}

/// The sum of products, in eight sums side by side.
#[inline]
fn weigh(table: &[f32; Feature::COUNT], features: &[f32; Feature::COUNT]) -> f32 {
    let ((weights, _), (values, _)) = (table.as_chunks::<4>(), features.as_chunks::<4>());
    let mut sums = [[0.0_f32; 4]; 2];
    for (pair, (weights, values)) in weights.iter().zip(values).enumerate() {
        let sums = &mut sums[pair % 2];
        *sums = std::array::from_fn(|lane| sums[lane] + weights[lane] * values[lane]);
    }
    let [a, b, c, d]: [f32; 4] = std::array::from_fn(|lane| sums[0][lane] + sums[1][lane]);
    (a + b) + (c + d)
}

/// Shares in proportion to the exponential of each logit.
#[inline]
fn softmax(logits: &[f32]) -> [f32; Seat::LIMIT] {
    let largest = logits.iter().copied().fold(f32::MIN, f32::max);
    let (mut shares, mut sum) = ([0.0_f32; Seat::LIMIT], 0.0);
    for (share, logit) in shares.iter_mut().zip(logits) {
        *share = exponential(logit - largest);
        sum += *share;
    }
    let each = 1.0 / sum;
    shares.map(|share| share * each)
}

/// From 0 to 1, how near the game is to the draw by quiet turns: nothing in the first half of the way, then faster and
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
