//! The worth of peace, by continuations.

use djambi::{BySeat, Position, Rules, Seat, SeatSet};
use djambi_press::{Binding, Clause, Judge, Treaty, TreatyState};

use super::Dealings;
use super::chances::Chances;
use super::kinds::{Bound, PEACE_FEATURES, PEACE_KINDS};
use super::means::VARIANCES;
use crate::search::{Continuations, Promises};
use crate::{Options, Outlook};

/// A gain, in shares of the game, and the variance of its error.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Estimate {
    gain: f32,
    variance: f32,
}

impl Estimate {
    /// The estimate of some differences.
    fn of(differences: &[f32]) -> Self {
        let count = differences.len() as f32;
        let gain = differences.iter().sum::<f32>() / count;
        let squares: f32 =
            differences.iter().map(|difference| (difference - gain) * (difference - gain)).sum();
        Self { gain, variance: squares / (count * (count - 1.0).max(1.0)) }
    }

    /// By how much the gain differs from a mean about which such gains have this variance, as far as it is not due
    /// to chance.
    pub(super) fn surprise(self, mean: f32, variance: f32) -> f32 {
        variance / (variance + self.variance) * (self.gain - mean)
    }
}

/// Continuations under the treaties that stand, and with further ones.
pub(super) struct Comparison<'a> {
    dealings: &'a Dealings<'a>,
    continuations: Continuations<'a>,
    standing: Promises,
    seed: u64,
    /// The shares without a further treaty, one for each continuation.
    base: Vec<BySeat<f32>>,
    /// Whether few continuations count less than many.
    is_shrunk: bool,
}

impl<'a> Comparison<'a> {
    /// A comparison by a number of continuations, in which the treaties in force are kept by those believed.
    pub(super) fn new(
        dealings: &'a Dealings<'a>,
        believed: SeatSet,
        rounds: u8,
        repeats: usize,
        seed: u64,
    ) -> Self {
        let in_force = dealings.treaties.iter().filter(|judge| judge.state() == TreatyState::InForce);
        let outlook = Outlook { treaties: in_force.cloned().collect(), believed, ..Outlook::default() };
        let &Dealings { position, rules, .. } = dealings;
        let standing = Promises::of(&outlook, position, rules);
        let continuations = Continuations::new(position, rules, &Options::default(), rounds);
        let mut comparison =
            Self { dealings, continuations, standing, seed, base: Vec::new(), is_shrunk: true };
        comparison.base = comparison.play(&comparison.standing.clone(), repeats);
        comparison
    }

    /// The same comparison, whose differences count in full however few continuations there are.
    pub(super) fn unshrunk(self) -> Self {
        Self { is_shrunk: false, ..self }
    }

    fn play(&mut self, promises: &Promises, repeats: usize) -> Vec<BySeat<f32>> {
        let first = self.seed;
        let seeds = (0..repeats as u64).map(|number| first.wrapping_add(number));
        seeds.map(|seed| self.continuations.shares(promises, seed)).collect()
    }

    /// The gains of all players if a treaty is made and these seats keep it, duties aside; `None` if it cannot begin.
    pub(super) fn estimates(&mut self, treaty: &Treaty, bound: SeatSet) -> Option<BySeat<Estimate>> {
        let &Dealings { position, rules, .. } = self.dealings;
        let judge = Judge::begin(treaty.clone(), *rules, position).ok()?;
        let outlook = Outlook { treaties: vec![judge], believed: bound, ..Outlook::default() };
        let promises = self.standing.and(&Promises::of(&outlook, position, rules).without_duties());
        let shares = self.play(&promises, self.base.len());
        let differences = |seat| {
            let pairs = shares.iter().zip(&self.base);
            pairs.map(|(with, without)| with[seat] - without[seat]).collect::<Vec<_>>()
        };
        Some(BySeat::from_fn(|seat| Estimate::of(&differences(seat))))
    }

    /// By how much the shares of all change if a party of a treaty does what it must instead of what is best for it, both in
    /// one turn from here that keeps its other promises. What no turn does is worth nothing.
    pub(super) fn change_by_duties(&mut self, treaty: &Treaty, party: Seat) -> BySeat<f32> {
        let mut change = BySeat::default();
        let own = treaty.party_of(party);
        let clauses = treaty.clauses().filter(|(id, _)| Some(id.party) == own).map(|(_, clause)| clause);
        let clauses: Vec<_> = clauses.collect();
        let duties = clauses.iter().filter(|clause| clause.promise.is_duty());
        let position = self.dealings.position;
        let seen = position.rearranged(&[], party, party);
        let Some(seen) = seen.filter(|_| duties.clone().next().is_some()) else { return change };
        let in_force = self.dealings.treaties.iter().filter(|judge| judge.state() == TreatyState::InForce);
        let standing = in_force.flat_map(|judge| judge.prohibitions(party));
        let always = |clause: &&Clause| clause.condition.is_none() && !clause.promise.is_duty();
        let others = standing.chain(clauses.iter().copied()).filter(always);
        let mut bindings: Vec<_> = others.map(binding).collect();
        let free = self.continuations.shares_of_best(&seen, &bindings);
        for duty in duties {
            bindings.push(binding(duty));
            let done = self.continuations.shares_of_best(&seen, &bindings);
            bindings.pop();
            change = BySeat::from_fn(|seat| change[seat] + done[seat] - free[seat]);
        }
        change
    }

    /// By how much the gains of a player and of a partner by a treaty of peace differ from the table of means.
    pub(super) fn surprises(
        &mut self,
        chances: &Chances<'_>,
        treaty: &Treaty,
        [player, partner]: [Seat; 2],
        bound: Bound,
    ) -> [f32; 2] {
        let Some(estimates) = self.estimates(treaty, bound.seats(player, partner)) else { return [0.0; 2] };
        let surprise = |of: Seat, with: Seat, bound: Bound| {
            let variance = if self.is_shrunk { VARIANCES[bound as usize] } else { f32::MAX };
            estimates[of].surprise(chances.gain(of, with, bound), variance)
        };
        [surprise(player, partner, bound), surprise(partner, player, bound.mirrored())]
    }
}

/// A promise that binds a player now.
const fn binding(clause: &Clause) -> Binding<'_> {
    Binding { promise: &clause.promise, had_chance: false }
}

/// The worth of peace to a player in a position, by continuations, and the features that decide on it: a line of the
/// data to which the table of means is fitted.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PeaceSample {
    /// The features of the position.
    pub features: [f32; PEACE_FEATURES],
    /// The gains if both keep it, if only the player does, and if only the partner does.
    pub gains: [f32; PEACE_KINDS],
    /// The variances of their errors.
    pub variances: [f32; PEACE_KINDS],
}

/// The worth of peace for some rounds to each of the living with each other one, without any treaty that stands.
/// `repeats` is the number of continuations for each.
#[must_use]
pub fn peace_samples(
    position: &Position,
    rules: &Rules,
    rounds: u8,
    repeats: usize,
    seed: u64,
) -> Vec<PeaceSample> {
    let alive = position.alive();
    let dealings =
        Dealings { position, rules, seat: position.turn(), treaties: &[], pledges: &[], partners: alive };
    let chances = Chances::of(&dealings);
    let mut comparison = Comparison::new(&dealings, alive, rounds, repeats, seed);
    let mut samples = Vec::new();
    for (player, partner) in alive.iter().flat_map(|one| alive.iter().map(move |other| (one, other))) {
        if player >= partner {
            continue;
        }
        let peace = Treaty::peace(position.geometry(), [player, partner], rounds);
        let Ok(treaty) = peace else { continue };
        let of = Bound::ALL.map(|bound| comparison.estimates(&treaty, bound.seats(player, partner)));
        let [Some(both), Some(first), Some(second)] = of else { continue };
        for (seat, other, estimates) in
            [(player, partner, [both, first, second]), (partner, player, [both, second, first])]
        {
            samples.push(PeaceSample {
                features: chances.features(seat, other),
                gains: estimates.map(|estimate| estimate[seat].gain),
                variances: estimates.map(|estimate| estimate[seat].variance),
            });
        }
    }
    samples
}
