//! Whether a player may do what a command asks for.

use djambi::{GameError, GameEvent, Seat, SeatSet};
use djambi_protocol::{Beginning, ClockSettings, EventKind, Offer, Phase, Refusal, Seq};

use super::LiveGame;
use crate::{DAY_MS, Refused};

/// The seats whose persons have been away for so long that a bot may stand in.
#[derive(Clone, Copy, Default)]
pub struct Absence(pub SeatSet);

/// How long a person has no connection before a bot may stand in, in milliseconds: in real time.
const PATIENCE_MS: u64 = 60_000;
/// The same without a clock.
const PATIENCE_WITHOUT_CLOCK_MS: u64 = 7 * DAY_MS;
/// How long a seat is kept for the player who has lost it by time, in milliseconds: in real time and by the day.
const KEPT_MS: u64 = 5 * 60 * 1_000;
const KEPT_BY_DAY_MS: u64 = DAY_MS;

/// The reason for which a command is refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Hindrance {
    /// The table refuses it.
    Table(Refusal),
    /// The rules forbid it.
    Rules(GameError),
}

impl From<Refusal> for Hindrance {
    fn from(refusal: Refusal) -> Self {
        Self::Table(refusal)
    }
}

impl From<Hindrance> for Refused {
    fn from(hindrance: Hindrance) -> Self {
        match hindrance {
            Hindrance::Table(refusal) => refusal.into(),
            Hindrance::Rules(error) => error.into(),
        }
    }
}

impl Absence {
    /// How long a person has no connection before a bot may stand in, in milliseconds. Who has days for a turn may be
    /// away for as long.
    #[must_use]
    pub fn patience_ms(clock: Option<ClockSettings>) -> u64 {
        match clock {
            Some(ClockSettings::RealTime { .. }) => PATIENCE_MS,
            Some(ClockSettings::ByDay { turn_s, .. }) => DAY_MS.max(u64::from(turn_s) * 1000),
            None => PATIENCE_WITHOUT_CLOCK_MS,
        }
    }
}

impl LiveGame {
    /// Until when a seat is kept for the player who has lost it by time at this moment, in milliseconds on the timeline of
    /// events.
    #[must_use]
    pub fn kept_until(&self, lost_ms: u64) -> u64 {
        lost_ms.saturating_add(if self.is_by_day() { KEPT_BY_DAY_MS } else { KEPT_MS })
    }

    /// Checks a command beyond what the rules say of it.
    ///
    /// # Errors
    /// When it is refused.
    pub fn judge(&self, event: &EventKind, absence: Absence) -> Result<(), Refused> {
        Ok(self.check(event, absence)?)
    }

    /// The same, with a reason that costs nothing.
    pub(super) fn check(&self, event: &EventKind, absence: Absence) -> Result<(), Hindrance> {
        if self.game.outcome().is_some() && !self.comes_back(event) {
            return Err(Refusal::Finished.into());
        }
        if self.course.phase == Phase::Waiting {
            return Err(Refusal::NotStarted.into());
        }
        let returns =
            matches!(event, EventKind::Offer { offer: Offer::Return, .. } | EventKind::Resign { .. });
        if let Some(seat) = event.seat()
            && self.is_stood_in(seat)
            && !returns
        {
            return Err(Refusal::StoodIn.into());
        }
        match *event {
            EventKind::Turn { .. } if self.course.phase == Phase::Paused => Err(Refusal::Paused.into()),
            EventKind::Offer { seat, offer } => self.check_offer(seat, offer, absence),
            EventKind::Accept { seat, of } => Ok(self.check_answer(seat, of)?),
            EventKind::Decline { seat, of } => {
                let is_draw = |other| other != seat && self.agreement_of(other) == Some(of);
                let has_declined = self.draws.has_declined(seat, of);
                if self.alive().contains(seat) && !has_declined && self.alive().iter().any(is_draw) {
                    return Ok(());
                }
                Ok(self.check_answer(seat, of)?)
            }
            _ => Ok(()),
        }
    }

    /// Whether a command wants the game to go on by the day, or agrees to that.
    #[must_use]
    pub fn wants_days(&self, event: &EventKind) -> bool {
        let offered = match *event {
            EventKind::Offer { offer, .. } => Some(offer),
            EventKind::Accept { of, .. } => self.offers.of(of).map(|(_, standing)| standing.offer),
            _ => None,
        };
        matches!(offered, Some(Offer::ByDay { .. }))
    }

    fn check_offer(&self, seat: Seat, offer: Offer, absence: Absence) -> Result<(), Hindrance> {
        let comes_back = offer == Offer::TakeBack && self.may_come_back(seat);
        if !self.alive().contains(seat) && !comes_back {
            return Err(Hindrance::Rules(GameError::NotAlive(seat)));
        }
        if self.offers.by(seat).is_some() {
            return Err(Refusal::OfferStands.into());
        }
        if let Offer::StandIn { seat: other } = offer
            && !absence.0.contains(other)
        {
            return Err(Refusal::NotAway { seat: other }.into());
        }
        // Nobody is kept from their own seat.
        if !self.held().without(seat).is_empty()
            && offer != Offer::Return
            && self.solitude.has_offered_enough(seat)
        {
            return Err(Refusal::TooManyOffers.into());
        }
        self.impossible(seat, offer).map_or(Ok(()), |refusal| Err(refusal.into()))
    }

    /// Why what a seat offers cannot come about now, if it cannot.
    pub(super) fn impossible(&self, seat: Seat, offer: Offer) -> Option<Refusal> {
        self.table
            .excludes(offer)
            .or_else(|| self.impossible_now(seat, offer))
            .or_else(|| Some(Refusal::CannotAnswer { seat: self.cannot_answer(seat, offer)? }))
    }

    /// The refusal of an offer of a seat, without regard to those who can answer.
    fn impossible_now(&self, seat: Seat, offer: Offer) -> Option<Refusal> {
        let is_paused = self.course.phase == Phase::Paused;
        match offer {
            Offer::TakeBack => match self.own_last_turn(seat) {
                None => Some(Refusal::NoOwnTurn),
                Some(to) => (!self.leaves_time(seat, to)).then_some(Refusal::NoTimeLeft),
            },
            Offer::Pause if !self.is_real_time() => Some(Refusal::NoClock),
            Offer::Pause => is_paused.then_some(Refusal::Paused),
            Offer::Resume => (!is_paused).then_some(Refusal::NotPaused),
            Offer::ByDay { .. } if !self.is_real_time() => Some(Refusal::NoClock),
            Offer::ByDay { days } => ClockSettings::of_days(days).check().err(),
            // Nobody has come to a game that began at once in the hope of others.
            Offer::Abort => {
                let may = self.table.begins == Beginning::WhenReady && self.is_first_round();
                (!may).then_some(Refusal::TooLateToAbort)
            }
            Offer::StandIn { seat: other } => {
                let may = other != seat && self.present().contains(other);
                (!may).then_some(Refusal::NotAway { seat: other })
            }
            Offer::Return => (!self.course.stand_ins.contains_key(&seat)).then_some(Refusal::NoStandIn),
        }
    }

    /// Whether a seat may answer an offer.
    fn check_answer(&self, seat: Seat, of: Seq) -> Result<(), Refusal> {
        let (_, standing) = self.offers.of(of).ok_or(Refusal::NoOffer)?;
        let is_asked = standing.unanswered().contains(seat);
        if is_asked { Ok(()) } else { Err(Refusal::NoOffer) }
    }

    fn is_real_time(&self) -> bool {
        self.clock.is_some() && !self.is_by_day()
    }

    /// Whether no seat has played a second turn that counts.
    fn is_first_round(&self) -> bool {
        let mut seen = SeatSet::EMPTY;
        self.turns().all(|(_, seat)| {
            let is_first = !seen.contains(seat);
            seen.insert(seat);
            is_first
        })
    }

    /// The index of a seat's last turn among the events that count.
    pub(super) fn own_last_turn(&self, seat: Seat) -> Option<usize> {
        self.turns().rev().find(|&(_, mover)| mover == seat).map(|(index, _)| index)
    }

    /// The turns that count: the index of each among the events that count, and its seat.
    pub(super) fn turns(&self) -> impl DoubleEndedIterator<Item = (usize, Seat)> {
        let positions = self.game.positions().iter();
        let events = self.game.events().iter().zip(positions).enumerate();
        let turns = events.filter(|(_, (event, _))| matches!(event, GameEvent::Turn(_)));
        turns.map(|(index, (_, before))| (index, before.turn()))
    }
}
