//! The offers of a negotiator.

use djambi::Seat;
use djambi_press::Treaty;

use super::chances::Chances;
use super::kinds::Bound;
use super::terms::{Terms, objection_to_terms};
use super::wants::{MOST_WANTS, gift, wanted};
use super::worth::Comparison;
use super::{Dealings, FIRST_LOOK, Negotiator, Offer, PEACE_ROUNDS, Part, Surprises, objection};

/// The same for those of a second look.
const SECOND_LOOK: u64 = 1 << 32;

impl Negotiator {
    /// The treaty to offer after a turn, if one is worth it: peace for two rounds with the partner with whom both
    /// gain most, or that and a further promise of one or both of them, if continuations make more of it. What they make
    /// of the best is looked at again with fresh ones: the greatest of some estimates is too great.
    #[must_use]
    pub fn offer(&self, dealings: &Dealings<'_>) -> Option<Offer> {
        let chances = Chances::of(dealings);
        let peace = |partner| {
            Treaty::peace(dealings.position.geometry(), [dealings.seat, partner], PEACE_ROUNDS).ok()
        };
        let mut comparison = self.comparison(dealings, self.kinds_of_offer(dealings), FIRST_LOOK);
        let mut rated = Vec::new();
        let mut refused = Vec::new();
        for partner in possible_partners(dealings) {
            let gains = self.gains(&chances, partner, comparison.as_mut(), &peace(partner)?);
            match self.product(gains) {
                Some(product) => rated.push((partner, gains, product)),
                None => refused.push((partner, gains)),
            }
        }
        let best_peace = rated.into_iter().max_by(|a, b| a.2.total_cmp(&b.2));
        let Some((with, gains, _)) = best_peace else {
            let comparison = comparison.as_mut().filter(|_| self.has(Part::Gifts))?;
            return self.offer_gift(&chances, &refused, comparison);
        };
        let peace = Offer { treaty: peace(with)?, with, gains };
        let Some(comparison) = comparison.as_mut() else { return Some(peace) };
        let mut best = None;
        for treaty in self.beside_peace(dealings, with) {
            let than = best.as_ref().unwrap_or(&peace);
            best = self.better(&chances, &treaty, than, comparison).or(best);
        }
        if self.has(Part::SecondLook) { self.look_again(&chances, peace, best) } else { best.or(Some(peace)) }
    }

    /// The treaties that could be better than peace with a partner.
    fn beside_peace(&self, dealings: &Dealings<'_>, with: Seat) -> Vec<Treaty> {
        let mut treaties =
            if self.has(Part::Wants) { wanted(dealings, with, PEACE_ROUNDS) } else { Vec::new() };
        if self.has(Part::Gifts) {
            treaties.extend(gift(dealings, with, PEACE_ROUNDS));
        }
        treaties
    }

    /// The offer where no peace alone is worth making: peace and a gift for the partner by whose peace the player gains most, if
    /// the partner would not take it without.
    fn offer_gift(
        &self,
        chances: &Chances<'_>,
        refused: &[(Seat, [f32; 2])],
        comparison: &mut Comparison<'_>,
    ) -> Option<Offer> {
        let dealings = chances.dealings();
        let wanting = refused.iter().filter(|(_, gains)| gains[0] > self.character.margin());
        let &(with, _) = wanting.max_by(|a, b| a.1[0].total_cmp(&b.1[0]))?;
        let treaty = gift(dealings, with, PEACE_ROUNDS)?;
        let gains = self.gains_beside_peace(chances, &treaty, with, comparison)?;
        self.product(gains)?;
        if !self.has(Part::SecondLook) {
            return Some(Offer { treaty, with, gains });
        }
        let mut again = self.comparison(dealings, self.kinds_of_offer(dealings), SECOND_LOOK)?;
        let gains = self.gains_beside_peace(chances, &treaty, with, &mut again)?;
        self.product(gains).map(|_| Offer { treaty, with, gains })
    }

    /// The offer of a treaty that is more than peace, if both gain more by it than by another one. Where one of them had less
    /// of it, it would be given away for nothing, or refused instead of a peace that would be taken.
    fn better(
        &self,
        chances: &Chances<'_>,
        treaty: &Treaty,
        than: &Offer,
        comparison: &mut Comparison<'_>,
    ) -> Option<Offer> {
        let gains = self.gains_beside_peace(chances, treaty, than.with, comparison)?;
        let is_better = gains[0] > than.gains[0] && gains[1] > than.gains[1];
        (is_better && self.product(gains).is_some()).then(|| Offer {
            treaty: treaty.clone(),
            with: than.with,
            gains,
        })
    }

    /// The offer as fresh continuations see it, if it is still worth making: what seemed better than peace if it still does,
    /// else peace.
    fn look_again(&self, chances: &Chances<'_>, peace: Offer, best: Option<Offer>) -> Option<Offer> {
        let dealings = chances.dealings();
        let mut again = self.comparison(dealings, self.kinds_of_offer(dealings), SECOND_LOOK)?;
        let gains = self.gains(chances, peace.with, Some(&mut again), &peace.treaty);
        let peace = Offer { gains, ..peace };
        let better = best.and_then(|best| self.better(chances, &best.treaty, &peace, &mut again));
        better.or_else(|| self.product(gains).map(|_| peace))
    }

    /// The gains of the player and of a partner by a treaty that is more than peace, which the player offers; `None` if the
    /// player would not take it either.
    fn gains_beside_peace(
        &self,
        chances: &Chances<'_>,
        treaty: &Treaty,
        with: Seat,
        comparison: &mut Comparison<'_>,
    ) -> Option<[f32; 2]> {
        let dealings = chances.dealings();
        if objection_to_terms(dealings, treaty, with).is_some() {
            return None;
        }
        let gains = Terms::new(chances, treaty).gains_of_offer(self, comparison)?;
        Some([gains[dealings.seat], gains[with]])
    }

    /// The turns of continuations that it takes for [`Self::offer`], at most.
    #[must_use]
    pub fn turns_of_offer(&self, dealings: &Dealings<'_>) -> u64 {
        let kinds = self.kinds_of_offer(dealings);
        if kinds == 0 { 0 } else { self.turns_of(dealings, kinds) }
    }

    /// The gains of the player and of a partner by peace that the player offers.
    pub(super) fn gains(
        &self,
        chances: &Chances<'_>,
        partner: Seat,
        comparison: Option<&mut Comparison<'_>>,
        peace: &Treaty,
    ) -> [f32; 2] {
        let seat = chances.dealings().seat;
        let look = |comparison: &mut Comparison<'_>| {
            comparison.surprises(chances, peace, [seat, partner], Bound::Both)
        };
        let both = comparison.map_or([0.0; 2], look);
        let own = self.trusting(chances, partner, Surprises { both, ..Surprises::default() });
        [own, chances.renewed(partner, seat) + both[1]]
    }

    /// The product of both gains by an offer, weighed by its character; `None` if one of them is too small.
    pub(super) fn product(&self, [own, theirs]: [f32; 2]) -> Option<f32> {
        let share = self.character.own_weight();
        let is_fair = own > self.character.margin() && theirs > 0.0;
        is_fair.then(|| own.powf(share) * theirs.powf(1.0 - share))
    }

    /// The number of kinds of continuations for an offer: without a further treaty, with each that is possible, for what could
    /// be better than peace, and two or three for the second look; 0 if none is possible.
    pub(super) fn kinds_of_offer(&self, dealings: &Dealings<'_>) -> usize {
        let wants = if self.has(Part::Wants) { MOST_WANTS } else { 0 };
        let beside = wants + usize::from(self.has(Part::Gifts));
        let again = match self.has(Part::SecondLook) {
            true => 2 + usize::from(beside > 0),
            false => 0,
        };
        let possible = possible_partners(dealings).count();
        if possible == 0 { 0 } else { 1 + possible + beside + again }
    }
}

/// The seats with which a peace could be offered.
fn possible_partners(dealings: &Dealings<'_>) -> impl Iterator<Item = Seat> {
    dealings.partners.iter().filter(|&partner| objection(dealings, partner).is_none())
}
