//! What bots say about treaties, and when.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use djambi::{Seat, SeatSet};
use djambi_engine::{Answer, Dealings, Negotiator};
use djambi_press::Judge;
use djambi_protocol::{
    Act, ActKind, Channel, Dissolution, EventKind, Phase, Seq, TalkSeq, TreatyStanding, Words,
};
use djambi_table::Pact;
use tokio::time::Instant;

use super::Actor;
use crate::env;
use crate::game::bots::Dealing;
use crate::game::snapshot::GameSnapshot;
use crate::identity::PlayerId;
use crate::store::NewTalk;

/// How many rounds no bot offers anything to a person who has refused a bot's offer, or let it lapse.
const ROUNDS_AFTER_REFUSAL: u8 = 2;

/// What the bots of a game are about to say, and when.
#[derive(Default)]
pub(super) struct Speeches {
    planned: BTreeMap<Speech, Instant>,
    /// The last turns behind which bots have thought about an offer.
    considered: BTreeMap<Seat, Seq>,
    /// The answers that were planned, each once.
    answers: BTreeSet<(Seat, TalkSeq)>,
}

/// Something that a bot is about to say.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Speech {
    /// The answer to a proposal.
    Answer { seat: Seat, of: TalkSeq },
    /// An offer, behind its own turn with this number.
    Offer { seat: Seat, after: Seq },
}

impl Speeches {
    /// How long it takes until a bot speaks, if one is about to.
    pub(super) fn due_in(&self) -> Option<Duration> {
        let next = self.planned.values().min()?;
        Some(next.saturating_duration_since(Instant::now()))
    }

    /// Takes out what is due now.
    fn take_due(&mut self) -> Vec<Speech> {
        let now = Instant::now();
        let due: Vec<Speech> =
            self.planned.iter().filter(|&(_, &at)| at <= now).map(|(&speech, _)| speech).collect();
        for speech in &due {
            self.planned.remove(speech);
        }
        due
    }
}

impl Actor {
    /// Plans what bots say: an answer to each proposal, and behind each turn of theirs perhaps an offer. A bot
    /// whose turn it is answers at once.
    pub(super) fn plan_speeches(&mut self) {
        let envoys = self.game.envoys();
        if envoys.is_empty() || self.game.live.phase() == Phase::Over {
            return;
        }
        let bot_delay_ms = self.game.stored.bot_delay_ms;
        let delay = || match bot_delay_ms {
            Some(delay) => Duration::from_millis(delay.into()),
            None => env::random_speech_delay(),
        };
        let now = Instant::now();
        let to_move = self.game.live.to_move();
        for (seat, of) in self.game.owed_answers(envoys) {
            let speech = Speech::Answer { seat, of };
            if self.speeches.answers.insert((seat, of)) {
                self.speeches.planned.insert(speech, now + delay());
            }
            if to_move == Some(seat)
                && let Some(at) = self.speeches.planned.get_mut(&speech)
            {
                *at = now;
            }
        }
        let last_turn = self.log().after(0).last().and_then(|last| match last.kind {
            EventKind::Turn { seat, .. } => Some((seat, last.seq)),
            _ => None,
        });
        let new_turn = last_turn.filter(|&(seat, after)| {
            envoys.contains(seat) && self.speeches.considered.get(&seat) != Some(&after)
        });
        if let Some((seat, after)) = new_turn {
            self.speeches.considered.insert(seat, after);
            self.speeches.planned.insert(Speech::Offer { seat, after }, now + delay());
        }
    }

    /// Lets bots say what is due.
    pub(super) fn speak(&mut self) {
        for speech in self.speeches.take_due() {
            let (seat, kind, id) = match speech {
                Speech::Answer { seat, of } => {
                    let Some(kind) = self.game.answer_of(seat, of) else { continue };
                    (seat, kind, format!("answer-{of}"))
                }
                Speech::Offer { seat, after } => {
                    let Some(kind) = self.game.offer_of(seat) else { continue };
                    (seat, kind, format!("offer-{after}"))
                }
            };
            let act = Act { seat, kind };
            if self.game.treaties.check(Channel::Table, &act, self.game.live.game()).is_ok()
                && let Ok(message) = id.parse()
            {
                self.say_for_bot(NewTalk {
                    game: self.id().clone(),
                    channel: Channel::Table,
                    at_ms: self.now(),
                    seat: Some(seat),
                    player: of_bot(seat),
                    name: String::new(),
                    words: Words::Act(act),
                    message,
                });
            }
        }
    }

    /// Whether a bot is about to answer a proposal, which it does before it plays.
    pub(super) fn is_about_to_answer(&self, seat: Seat) -> bool {
        let is_answer = |speech: &Speech| matches!(*speech, Speech::Answer { seat: of, .. } if of == seat);
        self.talk.has_acts() || self.speeches.planned.keys().any(is_answer)
    }
}

impl GameSnapshot {
    /// The proposals that bots have to answer.
    fn owed_answers(&self, envoys: SeatSet) -> impl Iterator<Item = (Seat, TalkSeq)> {
        let proposed = self.treaties.states().filter(|&(_, state)| state == TreatyStanding::Proposed);
        proposed.flat_map(move |(pact, _)| {
            let asked = pact.asked().filter(move |&seat| envoys.contains(seat));
            asked.map(|seat| (seat, pact.id().seq))
        })
    }

    /// The judges of all treaties that a bot knows, but of those that nobody could have kept.
    pub(in crate::game) fn judges(&self) -> Vec<Judge> {
        let crossed = TreatyStanding::Dissolved { cause: Dissolution::Crossed };
        let judged = self.treaties.states().filter(|&(_, state)| state != crossed);
        judged.filter_map(|(pact, _)| pact.judge().cloned()).collect()
    }

    /// A bot's answer to a proposal, if it still stands.
    fn answer_of(&self, seat: Seat, of: TalkSeq) -> Option<ActKind> {
        let is_asked = |pact: &Pact| pact.id().seq == of && pact.asked().any(|asked| asked == seat);
        let (pact, _) = self
            .treaties
            .states()
            .find(|&(pact, state)| state == TreatyStanding::Proposed && is_asked(pact))?;
        let judges = self.judges();
        let dealings = self.dealings(seat, &judges, self.partners(seat));
        let answer = Negotiator::new(self.character(seat)).answer(&dealings, pact.treaty(), pact.author());
        let accept = Act { seat, kind: ActKind::Accept { of } };
        let may_accept = self.treaties.check(Channel::Table, &accept, self.live.game()).is_ok();
        let accepts = answer == Answer::Accept && may_accept;
        Some(if accepts { accept.kind } else { ActKind::Refuse { of } })
    }

    /// The treaty that a bot offers now, if it does.
    fn offer_of(&self, seat: Seat) -> Option<ActKind> {
        let partners = self.partners(seat);
        let (judges, envoys) = (self.judges(), self.envoys());
        let is_spared = |partner: Seat| envoys.contains(partner) || !self.is_pressed(partner, envoys);
        let partners = partners.iter().filter(|&partner| is_spared(partner)).collect();
        let dealings = self.dealings(seat, &judges, partners);
        let treaty = Negotiator::new(self.character(seat)).offer(&dealings)?;
        Some(ActKind::Propose { treaty: treaty.to_form() })
    }

    /// Whether a person has been asked enough: an offer of a bot stands, or was in vain lately.
    fn is_pressed(&self, person: Seat, envoys: SeatSet) -> bool {
        let game = self.live.game();
        let of_bots = self
            .treaties
            .states()
            .filter(|(pact, _)| envoys.contains(pact.author()) && pact.treaty().seats().contains(person));
        let mut of_bots = of_bots.map(|(pact, state)| {
            state == TreatyStanding::Proposed || pact.was_in_vain_within(ROUNDS_AFTER_REFUSAL, game)
        });
        of_bots.any(|is_pressing| is_pressing)
    }

    /// A bot's part in treaties when it thinks about its turn; `None` where there is nothing to think of.
    pub(in crate::game) fn dealing(&self, seat: Seat) -> Option<Dealing> {
        let treaties = self.judges();
        let makes_treaties = self.envoys().contains(seat) && !treaties.is_empty();
        let (character, partners) = (self.character(seat), self.partners(seat));
        makes_treaties.then_some(Dealing { seat, character, treaties, partners })
    }

    /// What a bot sees of the treaties.
    pub(in crate::game) fn dealings<'a>(
        &'a self,
        seat: Seat,
        treaties: &'a [Judge],
        partners: SeatSet,
    ) -> Dealings<'a> {
        let game = self.live.game();
        Dealings { position: game.position(), rules: game.rules(), seat, treaties, partners }
    }
}

/// The author of what the bot of a seat says, in the store.
fn of_bot(seat: Seat) -> PlayerId {
    let mut bytes = [0; PlayerId::LENGTH];
    bytes[0] = u8::try_from(seat.index()).unwrap_or_default();
    PlayerId::new(bytes)
}
