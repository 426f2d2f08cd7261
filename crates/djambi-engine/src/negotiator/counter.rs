//! The treaty that a negotiator would make instead of one that it refuses.

use djambi::Seat;
use djambi_press::{Treaty, TreatyEnd};

use super::chances::Chances;
use super::terms::{is_too_long, longest, objection_to_terms};
use super::{Dealings, Negotiator, Offer, PEACE_ROUNDS, objection, partner_in_peace};

impl Negotiator {
    /// The treaty that it would make with the author of one that it refuses: the same for fewer rounds, or else peace for two
    /// rounds, whichever both gain by first. It wants no more than that, so that bargaining ends: peace for a few rounds is
    /// taken or not.
    #[must_use]
    pub fn counter(&self, dealings: &Dealings<'_>, proposal: &Treaty, by: Seat) -> Option<Offer> {
        if let Some(shorter) = shorter(dealings, proposal)
            && let Some(offer) = self.instead(dealings, shorter, by)
        {
            return Some(offer);
        }
        if partner_in_peace(proposal, dealings.seat) == Some(by) {
            return None;
        }
        let peace = Treaty::peace(dealings.position.geometry(), [dealings.seat, by], PEACE_ROUNDS).ok()?;
        self.instead(dealings, peace, by)
    }

    /// The turns of continuations that it takes for [`Self::counter`], at most.
    pub(super) fn turns_of_counter(&self, dealings: &Dealings<'_>, proposal: &Treaty, by: Seat) -> u64 {
        let is_weighed = |shorter: &Treaty| {
            partner_in_peace(shorter, dealings.seat).is_none()
                && objection_to_terms(dealings, shorter, by).is_none()
        };
        let weighed = shorter(dealings, proposal).filter(is_weighed);
        weighed.map_or(0, |treaty| self.turns_of_treaty(dealings, &treaty))
    }

    /// A treaty that it would make with a player, if both gain by it. Of peace the table of means knows enough.
    fn instead(&self, dealings: &Dealings<'_>, treaty: Treaty, with: Seat) -> Option<Offer> {
        let gains = if partner_in_peace(&treaty, dealings.seat) == Some(with) {
            if objection(dealings, with).is_some() {
                return None;
            }
            self.gains(&Chances::of(dealings), with, None, &treaty)
        } else {
            if objection_to_terms(dealings, &treaty, with).is_some() {
                return None;
            }
            let gains = self.gains_by_terms(dealings, &treaty)?;
            let others = treaty.seats().without(dealings.seat);
            [gains[dealings.seat], others.iter().map(|other| gains[other]).fold(f32::MAX, f32::min)]
        };
        self.product(gains)?;
        Some(Offer { treaty, with, gains })
    }
}

/// A proposal that would bind the player for too long, for as many rounds as it is bound at most.
fn shorter(dealings: &Dealings<'_>, proposal: &Treaty) -> Option<Treaty> {
    let end = TreatyEnd::Rounds(longest(proposal, dealings.seat));
    let shorter = || Treaty::new(proposal.geometry(), proposal.parties().to_vec(), end).ok();
    is_too_long(dealings, proposal).then(shorter).flatten()
}
