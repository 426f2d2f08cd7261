//! The agreements to a draw since the position last changed for good.

use djambi::{Seat, SeatSet};
use djambi_protocol::{EventKind, Seq};

use super::LiveGame;

/// What has been said about a draw, as far as the agreements of the rules don't tell it.
#[derive(Clone, Default)]
pub(super) struct DrawTalk {
    /// The seats that have declined, with the number of the agreement that each declined.
    declined: Vec<(Seat, Seq)>,
    /// The number of turns that counted when bots last asked the persons.
    asked_at: Option<usize>,
    /// The event since which the position has not changed for good: the last kill, the last player who left
    /// or the last take-back.
    since: Seq,
}

/// A bot that owes an answer to a person who offers a draw.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unanswered {
    /// The seat of the bot.
    pub seat: Seat,
    /// The number of the agreement that it answers.
    pub of: Seq,
}

impl DrawTalk {
    /// Whether a seat has declined the agreement of this number.
    pub(super) fn has_declined(&self, seat: Seat, of: Seq) -> bool {
        self.declined.contains(&(seat, of))
    }
}

impl LiveGame {
    /// Follows what an event means for a draw. `alive` were the players before it.
    pub(super) fn follow_draws(&mut self, event: &EventKind, alive: SeatSet) {
        let is_violent = matches!(event, EventKind::Turn { .. }) && self.position().quiet_turns() == 0;
        if is_violent || self.alive() != alive || matches!(event, EventKind::TakeBack { .. }) {
            self.draws = DrawTalk { since: self.seq, ..DrawTalk::default() };
        }
        match *event {
            EventKind::Decline { seat, of } => self.draws.declined.push((seat, of)),
            EventKind::AgreeDraw { seat } if self.asks_persons(seat) => {
                self.draws.asked_at = Some(self.game.events().len());
            }
            _ => {}
        }
    }

    /// Whether the agreement of a seat is a bot's offer to persons, and no answer to one of theirs.
    fn asks_persons(&self, seat: Seat) -> bool {
        let persons = self.present();
        !persons.is_empty() && !persons.contains(seat) && self.persons_offer().is_none()
    }

    /// The number of the last agreement of a person that stands.
    fn persons_offer(&self) -> Option<Seq> {
        self.present().iter().filter_map(|seat| self.agreement_of(seat)).max()
    }

    /// The first bot that has not answered a person who offers a draw.
    #[must_use]
    pub fn unanswered(&self) -> Option<Unanswered> {
        if self.game.outcome().is_some() {
            return None;
        }
        let of = self.persons_offer()?;
        let agreed = self.game.agreements();
        let has_answered = |seat| agreed.contains(seat) || self.draws.has_declined(seat, of);
        let seat = self.bots().iter().find(|&seat| !has_answered(seat))?;
        Some(Unanswered { seat, of })
    }

    /// The next bot that agrees to a draw which all living bots want. Persons are asked at the turn of one of
    /// them, and once until the position changes for good.
    #[must_use]
    pub fn bot_to_agree(&self, want_draw: impl Fn(SeatSet, Seq) -> bool) -> Option<Seat> {
        // Without those for whom bots play nothing would come of it.
        if !self.represented().is_empty() {
            return None;
        }
        let bots = self.bots();
        let persons = self.present();
        let may_ask = persons.is_empty()
            || persons.contains(self.position().turn())
                && self.draws.asked_at.is_none_or(|at| at == self.game.events().len());
        if self.game.outcome().is_some() || !may_ask || !want_draw(bots, self.draws.since) {
            return None;
        }
        let agreed = self.game.agreements();
        bots.iter().find(|&seat| !agreed.contains(seat))
    }

    /// The living bots. Those that play for persons who may come back say nothing about a draw.
    fn bots(&self) -> SeatSet {
        let persons = self.held();
        self.alive().iter().filter(|&seat| !persons.contains(seat)).collect()
    }
}
