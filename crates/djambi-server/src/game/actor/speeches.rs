//! The speeches of bots about treaties, and their times.

use std::collections::{BTreeMap, BTreeSet};
use std::future::ready;
use std::sync::Arc;
use std::time::Duration;

use djambi::{Seat, SeatSet};
use djambi_engine::{Character, Dealings, Negotiator, Notice, Offer, Weighed};
use djambi_press::Treaty;
use djambi_protocol::{
    Act, ActKind, Channel, Deed, EventKind, Manner, Objection, Phase, Seq, TreatyStanding, Voice, Words,
};
use djambi_table::{Pact, TreatyId, common_threat};
use futures_util::future::BoxFuture;
use futures_util::stream::FuturesUnordered;
use futures_util::{FutureExt, StreamExt};
use tokio::time::Instant;

use super::change::Change;
use super::effects::Effect;
use super::effects::Question;
use crate::env;
use crate::game::bots::{Bots, Dealing, thousandths};
use crate::game::dealers::{negotiates, told_character};
use crate::game::snapshot::GameSnapshot;

/// How many messages a bot says in a round at most.
const MAX_MESSAGES: usize = 2;
/// How long an offer waits for what is on its way to the disk, or for the offer of another bot.
const NEXT_OFFER: Duration = Duration::from_millis(100);

/// The speeches that the bots of a game are about to make, with their times.
#[derive(Default)]
pub(super) struct Speeches {
    planned: BTreeMap<Speech, Instant>,
    /// How many messages each bot has said since its last regular turn.
    said: BTreeMap<Seat, usize>,
    /// The last turn behind which a bot has thought about an offer.
    considered: Seq,
    /// The answers that were planned, each once.
    answers: BTreeSet<(Seat, TreatyId)>,
    /// What bots are about to offer instead of treaties that they have refused, and the event behind which they found it.
    counters: BTreeMap<(Seat, TreatyId), (Offer, Seq)>,
    /// The nodes that each bot has spent on deals since its last turn.
    spent: BTreeMap<Seat, u64>,
    /// The speeches about which bots think, and what comes of it.
    thinking: BTreeSet<Speech>,
    thoughts: FuturesUnordered<BoxFuture<'static, (Speech, Option<Thought>)>>,
}

/// Something that a bot is about to say.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Speech {
    /// The answer to a proposal.
    Answer { seat: Seat, of: TreatyId },
    /// An offer or a notice, behind its own turn with this number.
    Offer { seat: Seat, after: Seq },
    /// What it would make instead of a treaty that it has refused.
    Counter { seat: Seat, of: TreatyId },
}

/// What a bot has found about a deal, with the nodes that it took.
pub(in crate::game) enum Thought {
    /// What a proposal is worth, whether that is enough, and what else would be worth making if it is not.
    Weighed { of: TreatyId, weighed: Weighed, is_accepted: bool, counter: Option<Offer>, turns: u64 },
    /// The offer that is worth making, if one is.
    Offer(Option<Offer>, u64),
    /// What is offered instead of a treaty that was refused.
    Counter(TreatyId, Offer),
    /// That notice of a treaty is given.
    Notice(TreatyId, Deed, u64),
}

impl Thought {
    /// The turns of continuations that it took.
    pub(in crate::game) const fn turns(&self) -> u64 {
        match self {
            Self::Weighed { turns, .. } | Self::Offer(_, turns) | Self::Notice(_, _, turns) => *turns,
            Self::Counter(..) => 0,
        }
    }
}

impl Thought {
    /// What a bot would make instead of a treaty that it refuses, if it has found something.
    fn counter(&self) -> Option<(TreatyId, Offer)> {
        match self {
            Self::Weighed { of, counter: Some(offer), .. } => Some((*of, offer.clone())),
            _ => None,
        }
    }
}

impl Speech {
    /// The bot that speaks.
    const fn seat(self) -> Seat {
        match self {
            Self::Answer { seat, .. } | Self::Offer { seat, .. } | Self::Counter { seat, .. } => seat,
        }
    }
}

impl Speeches {
    /// How long it takes until a bot speaks, if one is about to.
    pub(super) fn due_in(&self) -> Option<Duration> {
        let next = self.planned.values().min()?;
        Some(next.saturating_duration_since(Instant::now()))
    }

    /// Plans to offer something else in the place of what a bot has just refused.
    fn plan_counter(&mut self, seat: Seat, of: TreatyId, offer: Offer, after: Seq) {
        self.counters.insert((seat, of), (offer, after));
        self.planned.insert(Speech::Counter { seat, of }, Instant::now());
    }

    /// What a bot offers in the place of what it has refused, unless the game has gone on since.
    fn take_counter(&mut self, seat: Seat, of: TreatyId, game: &GameSnapshot) -> Option<Offer> {
        let (offer, after) = self.counters.remove(&(seat, of))?;
        let is_spared = |&person: &Seat| !game.presses(person);
        let persons = offer.treaty.seats().iter().filter(|seat| game.dealers().persons.contains(*seat));
        (after == game.last_seq() && persons.into_iter().all(|person| is_spared(&person))).then_some(offer)
    }

    /// Takes out what is due now. One offer is made at a time, and none while acts are on their way to the disk: nobody
    /// is asked by two bots at once.
    fn take_due(&mut self, has_acts: bool) -> Vec<Speech> {
        let now = Instant::now();
        let mut may_offer =
            !has_acts && !self.thinking.iter().any(|speech| !matches!(speech, Speech::Answer { .. }));
        let mut due: Vec<Speech> =
            self.planned.iter().filter(|&(_, &at)| at <= now).map(|(&speech, _)| speech).collect();
        due.retain(|speech| match speech {
            Speech::Answer { .. } => true,
            Speech::Offer { .. } | Speech::Counter { .. } => {
                let is_next = std::mem::take(&mut may_offer);
                if !is_next {
                    self.planned.insert(*speech, now + NEXT_OFFER);
                }
                is_next
            }
        });
        for speech in &due {
            self.planned.remove(speech);
        }
        due
    }

    /// Whether a bot may say more in this round, beside what it is about to say.
    fn may_say(&self, seat: Seat) -> bool {
        let planned =
            self.planned.keys().chain(&self.thinking).filter(|speech| speech.seat() == seat).count();
        self.said.get(&seat).copied().unwrap_or_default() + planned < MAX_MESSAGES
    }
}

impl Speeches {
    /// Plans what bots say after a change: an answer to each proposal, and behind each turn of theirs perhaps an offer. A
    /// bot whose turn it is answers at once.
    pub(super) fn on(&mut self, change: Change, game: &GameSnapshot) {
        if change != Change::Settled {
            return;
        }
        let envoys = game.dealers().envoys;
        if envoys.is_empty() || game.live.phase() == Phase::Over {
            return;
        }
        let bot_delay_ms = game.stored.bot_delay_ms;
        let delay = || match bot_delay_ms {
            Some(delay) => Duration::from_millis(delay.into()),
            None => env::random_speech_delay(),
        };
        let now = Instant::now();
        let to_move = game.live.to_move();
        for (seat, of) in game.owed_answers(envoys) {
            let speech = Speech::Answer { seat, of };
            if self.may_say(seat) && self.answers.insert((seat, of)) {
                self.planned.insert(speech, now + delay());
            }
            if to_move == Some(seat)
                && let Some(at) = self.planned.get_mut(&speech)
            {
                *at = now;
            }
        }
        if let Some((seat, after)) = game.last_regular_turn()
            && envoys.contains(seat)
            && self.considered < after
        {
            self.considered = after;
            self.said.remove(&seat);
            self.spent.remove(&seat);
            self.planned.insert(Speech::Offer { seat, after }, now + delay());
        }
    }

    /// Lets the bots whose time has come think about what they say, where it holds nobody up: that a bot is asked something is
    /// no matter of others, nor by how long their turns take.
    pub(super) fn begin(&mut self, game: &GameSnapshot, has_acts: bool, bots: &Arc<Bots>) {
        for speech in self.take_due(has_acts) {
            let (thought, is_long) = match speech {
                Speech::Counter { seat, of } => {
                    let counter = self.take_counter(seat, of, game);
                    (ready(counter.map(|offer| Thought::Counter(of, offer))).boxed(), false)
                }
                Speech::Answer { seat, of } => game.thought_about_proposal(seat, of),
                Speech::Offer { seat, .. } => game.thought_about_offer(seat),
            };
            let bots = is_long.then(|| bots.clone());
            let thought = async move {
                let thought = match bots {
                    Some(bots) => bots.in_slot(thought).await,
                    None => thought.await,
                };
                (speech, thought)
            };
            self.thinking.insert(speech);
            self.thoughts.push(thought.boxed());
        }
    }

    /// A bot's thought that has come to its end, once there is one.
    pub(super) async fn thought(&mut self) -> (Speech, Option<Thought>) {
        match self.thoughts.next().await {
            Some(thought) => thought,
            None => std::future::pending().await,
        }
    }

    /// What a bot says after a thought, if that is still to be said.
    pub(super) fn say(
        &mut self,
        (speech, thought): (Speech, Option<Thought>),
        game: &GameSnapshot,
    ) -> Option<Effect> {
        let seat = speech.seat();
        self.thinking.remove(&speech);
        let thought = thought?;
        *self.spent.entry(seat).or_default() += thought.turns();
        let counter = thought.counter();
        let is_never =
            matches!(&thought, Thought::Weighed { weighed: Weighed::Never(why), .. } if is_of_terms(*why));
        let (channel, kind, deed) = game.conclusion(seat, thought)?;
        let id = match speech {
            Speech::Counter { of, .. } => format!("counter-{}-{}", letters(of.channel), of.seq),
            Speech::Answer { of, .. } => format!("answer-{}-{}", letters(of.channel), of.seq),
            Speech::Offer { after, .. } => format!("offer-{after}"),
        };
        let voice = Voice { never: is_never, ..game.voice(seat, &id, &kind) };
        let act = Act { voice: Some(voice), ..Act::new(seat, kind) };
        let takes_it = game.talk_access().takes_acts(seat, channel)
            && game.treaties.check(channel, &act, game.live.game()).is_ok();
        let message = id.parse().ok().filter(|_| takes_it)?;
        *self.said.entry(seat).or_default() += 1;
        if let Some((of, offer)) = counter
            && self.may_say(seat)
        {
            self.plan_counter(seat, of, offer, game.last_seq());
        }
        let new = game.words_of_bot(seat, channel, Words::Act(act), message);
        Some(Effect::Ask(Box::new(Question { author: None, new, deed: Some(deed), allowed: Ok(()) })))
    }

    /// The nodes that a bot has spent on deals since its last turn.
    pub(super) fn spent(&self, seat: Seat) -> u64 {
        self.spent.get(&seat).copied().unwrap_or_default()
    }

    /// Whether a bot is about to answer a proposal, which it does before it plays.
    pub(super) fn has_answer_of(&self, seat: Seat) -> bool {
        let is_answer = |speech: &Speech| matches!(*speech, Speech::Answer { seat: of, .. } if of == seat);
        self.planned.keys().chain(&self.thinking).any(is_answer)
    }
}

impl GameSnapshot {
    /// The last event with its player, if it is a turn that is no further one of the player in power.
    fn last_regular_turn(&self) -> Option<(Seat, Seq)> {
        let last = self.log.last()?;
        let EventKind::Turn { seat, .. } = last.kind else { return None };
        let before = self.live.game().positions().iter().rev().nth(1)?;
        (before.turn() == before.cursor()).then_some((seat, last.seq))
    }

    /// The treaties in force to which a seat is a party.
    pub(in crate::game) fn bound_by(&self, seat: Seat) -> Vec<TreatyId> {
        let binds = |&(pact, state): &(&Pact, TreatyStanding)| {
            state == TreatyStanding::InForce && pact.treaty().seats().contains(seat)
        };
        self.treaties.states().filter(binds).map(|(pact, _)| pact.id()).collect()
    }

    /// The proposals that bots have to answer.
    fn owed_answers(&self, envoys: SeatSet) -> impl Iterator<Item = (Seat, TreatyId)> {
        let proposed = self.treaties.states().filter(|&(_, state)| state == TreatyStanding::Proposed);
        proposed.flat_map(move |(pact, _)| {
            let asked = pact.asked().filter(move |&seat| envoys.contains(seat));
            asked.map(|seat| (seat, pact.id()))
        })
    }

    /// The number of the last event.
    fn last_seq(&self) -> Seq {
        self.log.last().map_or(0, |last| last.seq)
    }

    /// Whether bots have asked a person enough.
    fn presses(&self, person: Seat) -> bool {
        self.treaties.is_pressed(person, self.dealers().envoys, self.live.game())
    }

    /// What a bot makes of a proposal, if it still stands, and whether that takes it long.
    pub(in crate::game) fn thought_about_proposal(
        &self,
        seat: Seat,
        of: TreatyId,
    ) -> (BoxFuture<'static, Option<Thought>>, bool) {
        let is_asked = |pact: &Pact| pact.id() == of && pact.asked().any(|asked| asked == seat);
        let mut states = self.treaties.states();
        let proposed = states.find(|&(pact, state)| state == TreatyStanding::Proposed && is_asked(pact));
        let Some((pact, _)) = proposed else { return (ready(None).boxed(), false) };
        let (treaty, author) = (pact.treaty().clone(), pact.author());
        let weigh = move |negotiator: Negotiator, dealings: &Dealings<'_>| {
            let weighed = negotiator.weigh(dealings, &treaty, author);
            let turns = negotiator.turns_of_answer(dealings, &treaty, author);
            let is_accepted = negotiator.accepts(weighed);
            let counter = (!is_accepted).then(|| negotiator.counter(dealings, &treaty, author)).flatten();
            Some(Thought::Weighed { of, weighed, is_accepted, counter, turns })
        };
        let (dealing, game) = (self.dealing(seat), self.live.game());
        let dealings = dealing.dealings(game.position(), game.rules());
        let turns = dealing.negotiator().turns_of_answer(&dealings, pact.treaty(), author);
        (dealing.think(game, turns, weigh).boxed(), turns > 0)
    }

    /// Whether a bot would contradict by a treaty what it has said while it thought about it.
    fn contradicts_itself(&self, seat: Seat, treaty: &Treaty) -> bool {
        let (dealing, game) = (self.dealing(seat), self.live.game());
        dealing.dealings(game.position(), game.rules()).would_contradict(treaty)
    }

    /// The act and its reason that follow from a thought, and the channel for it.
    fn conclusion(&self, seat: Seat, thought: Thought) -> Option<(Channel, ActKind, Deed)> {
        let (of, weighed, is_accepted) = match thought {
            Thought::Weighed { of, weighed, is_accepted, .. } => (of, weighed, is_accepted),
            Thought::Counter(_, offer) | Thought::Offer(Some(offer), _)
                if self.contradicts_itself(seat, &offer.treaty) =>
            {
                return None;
            }
            Thought::Counter(of, offer) => return Some(proposal_of(of.channel, &offer)),
            Thought::Notice(of, deed, _) => return Some((of.channel, ActKind::Notice { of: of.seq }, deed)),
            Thought::Offer(offer, _) => return Some(proposal_of(Channel::Table, &offer?)),
        };
        let (pact, _) = self.treaties.states().find(|(pact, _)| pact.id() == of)?;
        if is_accepted && self.contradicts_itself(seat, pact.treaty()) {
            let why = objection(djambi_engine::Objection::Impossible);
            return Some((of.channel, ActKind::Refuse { of: of.seq }, Deed::Declined { why }));
        }
        let accept = Act::new(seat, ActKind::Accept { of: of.seq });
        let may_accept = self.treaties.check(of.channel, &accept, self.live.game()).is_ok();
        let refuse = ActKind::Refuse { of: of.seq };
        let (kind, deed) = match weighed {
            Weighed::Gain(gain) if !is_accepted => (refuse, Deed::Refused { gain: thousandths(gain.into()) }),
            Weighed::Gain(gain) if may_accept => {
                (accept.kind, Deed::Accepted { gain: thousandths(gain.into()) })
            }
            Weighed::Gain(_) => (refuse, Deed::Declined { why: Objection::Terms }),
            Weighed::Never(why) => (refuse, Deed::Declined { why: objection(why) }),
        };
        Some((of.channel, kind, deed))
    }

    /// The treaty of which a bot gives notice, or else the one that it offers, if one is worth it, and whether to think of it
    /// takes it long.
    fn thought_about_offer(&self, seat: Seat) -> (BoxFuture<'static, Option<Thought>>, bool) {
        let mut dealing = self.dealing(seat);
        let game = self.live.game();
        let envoys = self.dealers().envoys;
        let is_spared = |&seat: &Seat| envoys.contains(seat) || !self.presses(seat);
        dealing.partners = dealing.partners.iter().filter(is_spared).collect();
        let ids: Vec<TreatyId> = self.treaties.judged(seat).map(|(of, _)| of).collect();
        let offer = move |negotiator: Negotiator, dealings: &Dealings<'_>| {
            let turns = negotiator.turns_of_notice(dealings);
            if let Some(Notice { treaty, gain }) = negotiator.notice(dealings) {
                let gain = gain.map(|gain| thousandths(gain.into()));
                return Some(Thought::Notice(*ids.get(treaty)?, Deed::GaveNotice { gain }, turns));
            }
            let turns = turns + negotiator.turns_of_offer(dealings);
            Some(Thought::Offer(negotiator.offer(dealings), turns))
        };
        let dealings = dealing.dealings(game.position(), game.rules());
        let negotiator = dealing.negotiator();
        let turns = negotiator.turns_of_notice(&dealings) + negotiator.turns_of_offer(&dealings);
        (dealing.think(game, turns, offer).boxed(), turns > 0)
    }

    /// How a bot says an act, by its character. `id` is the message's, by which the wording is drawn. What it says of
    /// the board with an offer is so in the position at that moment.
    fn voice(&self, seat: Seat, id: &str, kind: &ActKind) -> Voice {
        let drawn = self.draw("voice/", &[seat.letter() as u8, b'/'], id.as_bytes());
        let about = common_threat(seat, kind, self.live.game());
        let wording = 1 + drawn[0] % Voice::WORDINGS;
        Voice { manner: Manner::of(told_character(self.character(seat))), wording, about, never: false }
    }

    /// A bot's part in treaties when it thinks about its turn; `None` where there is nothing to think of. Who makes no
    /// more treaties keeps those that stand: a bot that plays for a person is loyal to what the person promised.
    pub(in crate::game) fn dealing_of_turn(&self, seat: Seat) -> Option<Dealing> {
        if self.dealers().envoys.contains(seat) {
            return Some(self.dealing(seat)).filter(|dealing| !dealing.treaties.is_empty());
        }
        if self.bound_by(seat).is_empty() {
            return None;
        }
        let has_character = self.stored.seats.rows().any(|row| row.seat == seat && negotiates(row.kind));
        let character = if has_character { self.character(seat) } else { Character::Loyal };
        let treaties = self.treaties.judges(seat);
        let level = self.stored.seats.bot(seat).unwrap_or_default();
        Some(Dealing { seat, character, level, treaties, pledges: Vec::new(), partners: SeatSet::EMPTY })
    }

    /// A bot's part in treaties.
    fn dealing(&self, seat: Seat) -> Dealing {
        let treaties = self.treaties.judges(seat);
        let pledges = self.treaties.pledges(seat);
        let partners = self.dealers().partners(seat);
        let level = self.stored.seats.bot(seat).unwrap_or_default();
        Dealing { seat, character: self.character(seat), level, treaties, pledges, partners }
    }
}

/// The act by which a bot offers something in a channel, and its reason.
fn proposal_of(channel: Channel, offer: &Offer) -> (Channel, ActKind, Deed) {
    let [gain, theirs] = offer.gains.map(|gain| thousandths(gain.into()));
    (channel, ActKind::Propose { treaty: offer.treaty.to_form() }, Deed::Offered { gain, theirs })
}

/// Whether a bot never makes a treaty for what it says, whoever proposes it and whenever.
fn is_of_terms(why: djambi_engine::Objection) -> bool {
    why == djambi_engine::Objection::Terms
}

/// A bot's objection to a treaty, for clients.
const fn objection(why: djambi_engine::Objection) -> Objection {
    match why {
        djambi_engine::Objection::Terms => Objection::Terms,
        djambi_engine::Objection::Another => Objection::Another,
        djambi_engine::Objection::Impossible => Objection::Impossible,
        djambi_engine::Objection::Partners => Objection::Partners,
        djambi_engine::Objection::Unknown => Objection::Unknown,
        djambi_engine::Objection::AtPeace => Objection::AtPeace,
        djambi_engine::Objection::Breaker => Objection::Breaker,
        djambi_engine::Objection::Surrounded => Objection::Surrounded,
        djambi_engine::Objection::Won => Objection::Won,
    }
}

/// The seats of a private channel by their letters; `t` for the table.
pub(super) fn letters(channel: Channel) -> String {
    channel.seats().map_or_else(|| "t".to_owned(), |seats| seats.iter().map(Seat::letter).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn one_bot_offers_at_a_time_and_none_while_acts_are_on_their_way() {
        let now = Instant::now();
        let of = TreatyId { channel: Channel::Table, seq: 1 };
        let answer = Speech::Answer { seat: Seat::Green, of };
        let offers = [Seat::Blue, Seat::Yellow].map(|seat| Speech::Offer { seat, after: 7 });
        let mut speeches = Speeches::default();
        speeches.planned.extend([answer, offers[0], offers[1]].map(|speech| (speech, now)));
        assert!(speeches.take_due(true) == [answer], "an answer waits for nothing");
        for offer in offers {
            assert!(speeches.take_due(false).is_empty());
            assert!(speeches.due_in() > Some(Duration::ZERO), "the room does not spin");
            tokio::time::advance(NEXT_OFFER).await;
            assert!(speeches.take_due(false) == [offer]);
        }
        assert!(speeches.planned.is_empty());
    }

    #[test]
    fn a_bot_says_two_messages_in_a_round() {
        let mut speeches = Speeches::default();
        assert!(speeches.may_say(Seat::Blue));
        speeches.said.insert(Seat::Blue, 1);
        assert!(speeches.may_say(Seat::Blue) && speeches.may_say(Seat::Green));
        speeches.planned.insert(Speech::Offer { seat: Seat::Blue, after: 1 }, Instant::now());
        assert!(!speeches.may_say(Seat::Blue), "one was said, and one is about to be");
    }
}
