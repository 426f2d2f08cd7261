//! The consequences of answers to offers, and of the clocks.

use djambi::{Seat, SeatSet};
use std::collections::BTreeMap;

use djambi_protocol::{
    ClockKind, ClosingCause, EventKind, FlagRule, LeaveRule, Level, Offer, OfferState, Phase, Seq,
};

use super::LiveGame;
use super::offers::Standing;
use crate::{Clock, DAY_MS};

/// How long a pause lasts at most, in milliseconds. A player who does not want to go on cannot hold the
/// game up for ever.
const MAX_PAUSE_MS: u64 = DAY_MS;

impl LiveGame {
    /// Follows what an event means for the offers.
    pub(super) fn follow_offers(&mut self, event: &EventKind) {
        match *event {
            EventKind::Offer { seat, offer } => self.offers.add(seat, self.seq, offer),
            EventKind::Accept { seat, of } => self.offers.accept(seat, of),
            EventKind::Decline { of, .. } => self.offers.remove(of),
            // An offer lapses when its author plays, and once it has come about.
            EventKind::Turn { seat, .. } => self.offers.retain(|author, _| author != seat),
            EventKind::TakeBack { .. } => self.drop_offers(|offer| offer == Offer::TakeBack),
            EventKind::Pause => self.drop_offers(|offer| offer == Offer::Pause),
            EventKind::Resume => self.drop_offers(|offer| offer == Offer::Resume),
            EventKind::StandIn { seat, .. } => {
                self.drop_offers(|offer| offer == Offer::StandIn { seat });
                self.offers.retain(|author, _| author != seat);
            }
            // Nobody stands in for somebody on leave.
            EventKind::Leave { seat, .. } => self.drop_offers(|offer| offer == Offer::StandIn { seat }),
            EventKind::Return { seat } | EventKind::Open { seat, .. } | EventKind::Sit { seat, .. } => {
                self.offers.retain(|author, _| author != seat);
            }
            _ => {}
        }
        let alive = self.alive();
        let is_over = self.game.outcome().is_some();
        let may_come_back = |&seat: &Seat| self.may_come_back(seat);
        let back: SeatSet = self.persons.iter().filter(may_come_back).collect();
        self.offers.retain(|author, standing| {
            let plays = alive.contains(author) && !is_over;
            plays || (standing.offer == Offer::TakeBack && back.contains(author))
        });
        let asked = |(author, standing): (Seat, &Standing)| (author, self.asked(author, standing.offer));
        let asked = self.offers.iter().map(asked).collect();
        self.offers.ask(&asked);
    }

    fn drop_offers(&mut self, is_dropped: impl Fn(Offer) -> bool) {
        self.offers.retain(|_, standing| !is_dropped(standing.offer));
    }

    /// The persons who can answer, those included who are out: no bots, nor those for whom one plays, nor those
    /// who have deleted their accounts.
    pub(super) fn answering(&self) -> SeatSet {
        let is_here = |&seat: &Seat| !self.is_stood_in(seat) && !self.deleted.contains(seat);
        self.persons.iter().filter(is_here).collect()
    }

    /// Whether a bot plays for the person of a seat, and answers nothing. A person whose bot has fallen answers for
    /// that themselves, unless the seat was opened: then it has no person any more.
    pub(super) fn is_stood_in(&self, seat: Seat) -> bool {
        let is_played = self.alive().contains(seat) || self.course.open.contains(seat);
        self.course.stand_ins.contains_key(&seat) && is_played
    }

    /// The living seats that a person holds or may take again.
    pub(super) fn held(&self) -> SeatSet {
        self.alive()
            .iter()
            .filter(|&seat| self.persons.contains(seat) && !self.deleted.contains(seat))
            .collect()
    }

    /// The seats at which a bot plays for a person who may come back. That person can answer nothing, so what
    /// asks them waits.
    pub(super) fn represented(&self) -> SeatSet {
        self.held().iter().filter(|&seat| self.is_stood_in(seat)).collect()
    }

    /// The first person whom an offer would ask and for whom a bot plays.
    pub(super) fn cannot_answer(&self, author: Seat, offer: Offer) -> Option<Seat> {
        let represented = self.represented().without(author);
        if represented.is_empty() {
            return None;
        }
        match offer {
            Offer::TakeBack => {
                let concerned = self.taking_back(author)?.concerned();
                represented.iter().find(|&seat| concerned.contains(seat))
            }
            Offer::Pause | Offer::Resume | Offer::ByDay { .. } | Offer::Abort => represented.iter().next(),
            Offer::StandIn { .. } | Offer::Return => None,
        }
    }

    /// The living persons who play themselves: no bots, nor those for whom one stands in.
    #[must_use]
    pub fn present(&self) -> SeatSet {
        let answering = self.answering();
        self.alive().iter().filter(|&seat| answering.contains(seat)).collect()
    }

    /// The seats that an offer asks; `None` if it cannot come about.
    fn asked(&self, author: Seat, offer: Offer) -> Option<SeatSet> {
        if self.impossible(author, offer).is_some() {
            return None;
        }
        match offer {
            Offer::TakeBack => Some(self.taking_back(author)?.asked()),
            _ => Some(self.may_ask(author, offer)),
        }
    }

    /// The persons whom an offer of a seat asks; of a take-back, those among whom are the asked.
    pub(super) fn may_ask(&self, author: Seat, offer: Offer) -> SeatSet {
        match offer {
            // Both undo resignations, too.
            Offer::TakeBack | Offer::Abort => self.answering().without(author),
            Offer::Pause | Offer::Resume | Offer::ByDay { .. } => self.present().without(author),
            Offer::StandIn { seat } => self.present().without(author).without(seat),
            // Nobody keeps a person from their own seat.
            Offer::Return => SeatSet::EMPTY,
        }
    }

    /// The offers that stand, with the seats that have not answered.
    #[must_use]
    pub fn standing_offers(&self) -> Vec<OfferState> {
        let state = |(seat, standing): (Seat, &Standing)| OfferState {
            of: standing.of,
            seat,
            offer: standing.offer,
            asked: standing.unanswered().iter().collect(),
        };
        self.offers.iter().map(state).collect()
    }

    /// The agreements to a draw that stand in a game that goes on, each with the number of its event.
    pub(super) fn standing_draws(&self) -> Vec<(Seat, Seq)> {
        let alive = self.alive().iter().filter(|_| self.game.outcome().is_none());
        alive.filter_map(|seat| Some((seat, self.agreement_of(seat)?))).collect()
    }

    /// The event that follows at `now` without anybody's doing: an offer comes about, a flag falls, a first
    /// turn has not come in time, a pause has lasted long enough, or a turn taken back has brought a player back to life
    /// whose account is deleted, who resigns again.
    #[must_use]
    pub fn due(&self, now: u64) -> Option<EventKind> {
        match self.phase() {
            Phase::Waiting => return None,
            Phase::Over => return self.effect(),
            Phase::Playing | Phase::Paused => {}
        }
        let late = || self.fallen_flag(now).or_else(|| self.missing_first_turn(now));
        self.effect().or_else(|| self.resignation()).or_else(late).or_else(|| self.end_of_pause(now))
    }

    /// The resignation of a living player whose account is deleted.
    fn resignation(&self) -> Option<EventKind> {
        let seat = self.alive().iter().find(|&seat| self.deleted.contains(seat))?;
        (!self.is_stood_in(seat)).then_some(EventKind::Resign { seat })
    }

    fn end_of_pause(&self, now: u64) -> Option<EventKind> {
        self.pause_ends().is_some_and(|end| end <= now).then_some(EventKind::Resume)
    }

    /// When the pause ends if nobody ends it before.
    fn pause_ends(&self) -> Option<u64> {
        Some(self.course.paused_since?.saturating_add(MAX_PAUSE_MS))
    }

    /// What an offer brings about that all who are asked have accepted.
    fn effect(&self) -> Option<EventKind> {
        let (seat, standing) = self.offers.iter().find(|(_, standing)| standing.unanswered().is_empty())?;
        Some(match standing.offer {
            Offer::TakeBack => {
                let to = self.own_last_turn(seat)?;
                EventKind::TakeBack { to: u32::try_from(to).ok()? }
            }
            Offer::Pause => EventKind::Pause,
            Offer::Resume => EventKind::Resume,
            Offer::ByDay { days } => EventKind::ByDay { days },
            Offer::Abort => EventKind::Closed { cause: ClosingCause::Aborted },
            Offer::StandIn { seat } => EventKind::StandIn { seat, level: Level::default() },
            Offer::Return => EventKind::Return { seat },
        })
    }

    fn fallen_flag(&self, now: u64) -> Option<EventKind> {
        Some(self.out_of_time(self.clock.as_ref()?.flagged(now)?))
    }

    /// The event by which the person to move has waited too long in a game without a clock. `None` if the game has a
    /// clock, which ends it, or if no such person is to move: like a game with a clock, it counts as begun for a player
    /// with their first turn.
    #[must_use]
    pub fn overdue(&self) -> Option<EventKind> {
        let seat = self.to_move().filter(|_| self.clock.is_none())?;
        let is_late = self.present().contains(seat) && self.course.begun.contains(seat);
        is_late.then(|| self.out_of_time(seat))
    }

    /// The event by which the time of a seat has run out.
    fn out_of_time(&self, seat: Seat) -> EventKind {
        // A fresh clock is given once: else who lets it run out and sits down again would have time without end.
        let may_open = self.present().contains(seat) && !self.course.opened.contains(seat);
        match self.table.flag {
            FlagRule::Open if may_open => EventKind::Open { seat, level: Level::default() },
            FlagRule::Open | FlagRule::Resign => EventKind::FlagFall { seat },
        }
    }

    fn missing_first_turn(&self, now: u64) -> Option<EventKind> {
        let is_late = self.first_turn_by().is_some_and(|by| by <= now);
        is_late.then_some(EventKind::Closed { cause: ClosingCause::NotBegun })
    }

    /// When the person to move must have played a first turn, in a game with a clock.
    #[must_use]
    pub fn first_turn_by(&self) -> Option<u64> {
        let seat = self.to_move().filter(|_| self.course.phase == Phase::Playing)?;
        let limit = self.clock.as_ref()?.settings().first_turn_limit();
        let waits = !self.course.begun.contains(seat) && self.present().contains(seat);
        waits.then(|| self.course.turn_by(seat, limit))
    }

    /// Until when the persons are on leave who are at `now`, in milliseconds on the timeline of events. At the end of the
    /// leave of the person to move their clock runs.
    #[must_use]
    pub fn leaves(&self, now: u64) -> BTreeMap<Seat, u64> {
        let mut leaves = self.course.leaves(now);
        leaves.retain(|&seat, _| self.alive().contains(seat));
        leaves
    }

    /// When a time that began at a moment is over for the person of a seat, whose leaves do not count, in milliseconds on
    /// the timeline of events.
    #[must_use]
    pub fn over_at(&self, seat: Seat, since_ms: u64, limit_ms: u64) -> u64 {
        self.course.by(seat, since_ms, limit_ms)
    }

    /// When the leave of the person to move ends by itself, if they were on leave after the last event.
    #[must_use]
    pub fn back_at(&self) -> Option<u64> {
        self.clock.as_ref().filter(|_| self.phase() == Phase::Playing)?.back_at()
    }

    /// Whether persons can be on leave: where they have days for their turns, the table grants it, and not against bots
    /// alone.
    #[must_use]
    pub fn may_leave(&self) -> bool {
        let goes_on = matches!(self.phase(), Phase::Playing | Phase::Paused);
        goes_on
            && LeaveRule::means(ClockKind::of(self.clock.as_ref().map(Clock::settings)))
            && self.table.leave == LeaveRule::Granted
            && self.present().iter().filter(|&seat| self.alive().contains(seat)).count() > 1
    }

    /// When the service must look at the game, though nobody does anything: a flag falls, a first turn is
    /// late, or a pause ends.
    #[must_use]
    pub fn deadline(&self) -> Option<u64> {
        match self.phase() {
            Phase::Playing => {}
            Phase::Paused => return self.pause_ends(),
            Phase::Waiting | Phase::Over => return None,
        }
        let flag = self.clock.as_ref().and_then(Clock::flag_at);
        [flag, self.first_turn_by()].into_iter().flatten().min()
    }
}
