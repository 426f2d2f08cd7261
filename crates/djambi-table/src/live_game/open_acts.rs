//! The acts that are open to a seat, by the functions that refuse the others.

use std::collections::BTreeMap;

use djambi::{Seat, SeatSet};
use djambi_protocol::{DrawState, EventKind, Offer, OpenAnswer, OpenOffer, Phase, Refusal};

use super::judging::Hindrance;
use super::{Absence, LiveGame};

/// The offers that name no other seat, in the order in which they are listed. Going on by the day stands there for any number
/// of days.
const PLAIN_OFFERS: [Offer; 6] =
    [Offer::TakeBack, Offer::Pause, Offer::Resume, Offer::ByDay { days: 1 }, Offer::Abort, Offer::Return];

impl LiveGame {
    /// The offers that a seat may make. `absences` has from when a bot may stand in for each person who is
    /// away, in milliseconds on the timeline of events.
    ///
    /// An offer that is possible in this game, and is refused for now because of what its author has offered
    /// or of the time that is left, is listed with the code of that refusal.
    pub fn open_offers(&self, seat: Seat, absences: &BTreeMap<Seat, u64>) -> Vec<OpenOffer> {
        let absent = Absence(absences.keys().copied().collect());
        let stand_ins = absences.keys().map(|&seat| Offer::StandIn { seat });
        let open = |offer: Offer| {
            let not_yet = match self.check(&EventKind::Offer { seat, offer }, absent) {
                Ok(()) => None,
                Err(Hindrance::Table(refusal)) if self.is_refused_for_now(seat, offer, &refusal) => {
                    Some(refusal.code().to_owned())
                }
                Err(_) => return None,
            };
            let from_ms = match offer {
                Offer::StandIn { seat } => absences.get(&seat).copied(),
                _ => None,
            };
            Some(OpenOffer {
                seat,
                offer,
                asks: self.may_ask(seat, offer).iter().collect(),
                not_yet,
                from_ms,
            })
        };
        PLAIN_OFFERS.into_iter().chain(stand_ins).filter_map(open).collect()
    }

    fn is_refused_for_now(&self, seat: Seat, offer: Offer, refusal: &Refusal) -> bool {
        let is_for_now =
            matches!(refusal, Refusal::OfferStands | Refusal::NoTimeLeft | Refusal::TooManyOffers);
        is_for_now && matches!(self.impossible(seat, offer), None | Some(Refusal::NoTimeLeft))
    }

    /// The offers that wait for answers, a draw included, each with a seat that is asked.
    #[must_use]
    pub fn open_answers(&self) -> Vec<OpenAnswer> {
        let offers = self.standing_offers().into_iter().map(|offer| (offer.of, offer.asked));
        let all = offers.chain(self.standing_draw().map(|draw| (draw.of, draw.asked)));
        all.flat_map(|(of, asked)| asked.into_iter().map(move |seat| OpenAnswer { seat, of })).collect()
    }

    /// Whether the person of a seat plays its turns, whenever they come.
    #[must_use]
    pub fn may_play(&self, seat: Seat) -> bool {
        self.phase() == Phase::Playing && self.alive().contains(seat) && !self.is_stood_in(seat)
    }

    /// Whether a seat may resign.
    pub fn may_resign(&self, seat: Seat) -> bool {
        let goes_on = matches!(self.phase(), Phase::Playing | Phase::Paused);
        goes_on && self.alive().contains(seat)
    }

    /// Whether a seat may agree to a draw and has not.
    pub fn may_agree_draw(&self, seat: Seat) -> bool {
        self.may_resign(seat)
            && !self.course.stand_ins.contains_key(&seat)
            && !self.game.agreements().contains(seat)
    }

    /// The agreements to a draw that stand, as one offer; `None` if there are none, or if it has come to
    /// nothing, because somebody has declined and nobody else is asked.
    pub fn standing_draw(&self) -> Option<DrawState> {
        let draws = self.standing_draws();
        let of = draws.iter().map(|&(_, of)| of).max()?;
        let since = draws.iter().map(|&(_, of)| of).min()?;
        let by: SeatSet = draws.iter().map(|&(seat, _)| seat).collect();
        let has_declined = |seat: Seat| draws.iter().any(|&(_, of)| self.draws.has_declined(seat, of));
        let others = self.present().iter().filter(|&seat| !by.contains(seat));
        let asked: Vec<Seat> = others.filter(|&seat| !has_declined(seat)).collect();
        let is_refused = asked.is_empty() && self.alive().iter().any(has_declined);
        (!is_refused).then(|| DrawState { of, since, by: by.iter().collect(), asked })
    }

    /// Whether something that a seat has offered or agreed to stands.
    #[must_use]
    pub fn asks(&self, seat: Seat) -> bool {
        self.standing_offers().iter().any(|offer| offer.seat == seat)
            || self.standing_draw().is_some_and(|draw| draw.by.contains(&seat))
    }

    /// Whether something that a seat had offered or agreed to stood when its turn came, which it has now.
    #[must_use]
    pub fn asked_before_turn(&self, seat: Seat) -> bool {
        self.asking == Some(seat)
    }
}
