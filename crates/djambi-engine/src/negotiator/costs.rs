//! The price of deals.

use std::num::NonZero;

/// The turns of continuations that a player has spent on offers, answers and notices, until its searches have paid for
/// them.
///
/// ```
/// use std::num::NonZero;
/// use djambi_engine::DealCosts;
/// let mut costs = DealCosts::default();
/// costs.add(800);
/// let nodes = |count| NonZero::new(count).expect("not zero");
/// assert_eq!(costs.pay(nodes(1_000)), nodes(250), "a quarter is left");
/// assert_eq!(costs.pay(nodes(1_000)), nodes(950), "the rest is paid later");
/// assert_eq!(costs.pay(nodes(1_000)), nodes(1_000));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct DealCosts {
    owed: u64,
}

impl DealCosts {
    /// Adds turns that were spent.
    pub const fn add(&mut self, turns: u64) {
        self.owed += turns;
    }

    /// The nodes of a search out of those of its turn, which pay for what is owed. A search has a quarter of them at
    /// least; what is not paid is left for later turns.
    pub fn pay(&mut self, of_turn: NonZero<u64>) -> NonZero<u64> {
        let least = of_turn.get().div_ceil(4);
        let paid = self.owed.min(of_turn.get() - least);
        self.owed -= paid;
        NonZero::new(of_turn.get() - paid).unwrap_or(of_turn)
    }
}
