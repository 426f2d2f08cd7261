//! The treaties of a game in the terminal.

use djambi::{BySeat, Game, Move, Position, Seat, SeatSet};
use djambi_engine::{
    Answer, Character, DealCosts, Dealings, Level, Negotiator, Objection, Offer, Rng, Weighed,
};
use djambi_press::{ClauseId, Judge, Treaty};
use djambi_protocol::{Act, ActKind, Channel, Refusal, Seq, TalkSeq, TreatyStanding};
use djambi_table::{Pact, PactMark, Refused, Treaties};
use djambi_text::Language;

use super::Bots;
use super::voices::{BotWords, Refusing};
use crate::search_limits::SearchLimits;

/// The treaties of a game between the user and bots.
pub(super) struct Pacts {
    treaties: Treaties,
    /// The number of the last event.
    seq: Seq,
    /// How many acts there have been.
    said: TalkSeq,
    /// The treaties as the user was told of them last.
    told: Vec<PactMark>,
    /// The bots that make treaties.
    envoys: SeatSet,
    characters: BySeat<Character>,
    /// The turns that each bot has spent on deals and no search has paid for yet.
    costs: BySeat<DealCosts>,
    /// The level of the bots.
    level: Level,
    /// The words of bots since the user was told last.
    words: Vec<BotWords>,
}

impl Pacts {
    /// The beginning of a game of the user against these bots, without treaties. Each bot has the character that is named for it,
    /// or else one that is drawn: those of others change nothing in that.
    pub(super) fn new(game: &Game, user: SeatSet, bots: &Bots, rng: &mut Rng) -> Self {
        let &Bots { level, manners } = bots;
        let is_mute = |seat: Seat| manners[seat].is_some_and(|manner| manner.character.is_none());
        let makes_treaties = |&seat: &Seat| level.negotiates() && !user.contains(seat) && !is_mute(seat);
        let envoys = game.players().iter().filter(makes_treaties);
        let characters = BySeat::from_fn(|seat| {
            let drawn = Character::ALL[rng.next_u64() as usize % Character::ALL.len()];
            manners[seat].and_then(|manner| manner.character).unwrap_or(drawn)
        });
        Self {
            treaties: Treaties::default(),
            seq: 0,
            said: 0,
            told: Vec::new(),
            envoys: envoys.collect(),
            characters,
            costs: BySeat::default(),
            level,
            words: Vec::new(),
        }
    }

    /// Follows the game by one event, or to where it was taken back.
    pub(super) fn follow(&mut self, game: &Game) {
        self.seq += 1;
        self.treaties.follow_line(self.seq, game);
    }

    /// All treaties, with the number that each has for the user.
    pub(super) fn all(&self) -> impl Iterator<Item = (TalkSeq, &Pact, TreatyStanding)> {
        self.treaties.states().map(|(pact, state)| (pact.id().seq, pact, state))
    }

    /// The numbers of the treaties that are new to the user, or have changed.
    pub(super) fn news(&mut self) -> Vec<TalkSeq> {
        self.treaties.news(&mut self.told).into_iter().map(|treaty| treaty.of).collect()
    }

    /// The words of bots since this was asked last.
    pub(super) fn take_words(&mut self) -> Vec<BotWords> {
        std::mem::take(&mut self.words)
    }

    /// A seat proposes a treaty, and the bots answer.
    ///
    /// # Errors
    /// When it cannot.
    pub(super) fn propose(&mut self, seat: Seat, treaty: &Treaty, game: &Game) -> Result<(), Refused> {
        let mut parties = treaty.seats().iter().filter(|&party| party != seat);
        if let Some(seat) = parties.find(|&party| !self.envoys.contains(party)) {
            return Err(Refusal::MakesNoTreaties { seat }.into());
        }
        self.act(seat, ActKind::Propose { treaty: treaty.to_form() }, game)?;
        let of = self.said;
        let position = *game.position();
        for bot in treaty.seats().iter().filter(|&party| party != seat) {
            if !self.stands(of) {
                // Another bot has refused, so that this one is asked nothing any more.
                break;
            }
            let judges = self.judges(bot);
            let partners = SeatSet::from_iter([seat]);
            let pledges = self.treaties.pledges(bot);
            let dealings = Dealings {
                position: &position,
                rules: game.rules(),
                seat: bot,
                treaties: &judges,
                pledges: &pledges,
                partners,
            };
            let negotiator = self.negotiator(bot);
            self.costs[bot].add(negotiator.turns_of_answer(&dealings, treaty, seat));
            let weighed = negotiator.weigh(&dealings, treaty, seat);
            if negotiator.accepts(weighed) {
                drop(self.act(bot, ActKind::Accept { of }, game));
                continue;
            }
            let counter = negotiator.counter(&dealings, treaty, seat);
            let refusing = match weighed {
                Weighed::Never(Objection::Terms) => Refusing::OfTerms,
                _ => Refusing::Now,
            };
            drop(self.say(bot, ActKind::Refuse { of }, refusing, game));
            let is_pressed = self.treaties.is_pressed(seat, self.envoys, game);
            if let Some(Offer { treaty, .. }) = counter.filter(|_| !is_pressed) {
                drop(self.act(bot, ActKind::Propose { treaty: treaty.to_form() }, game));
            }
        }
        Ok(())
    }

    /// Whether the treaty with this number is still proposed.
    fn stands(&self, of: TalkSeq) -> bool {
        self.all().any(|(number, _, state)| number == of && state == TreatyStanding::Proposed)
    }

    /// A seat answers the treaty with this number.
    ///
    /// # Errors
    /// When it cannot.
    pub(super) fn answer(
        &mut self,
        of: TalkSeq,
        user: SeatSet,
        answer: &Answer,
        game: &Game,
    ) -> Result<(), Refused> {
        let asked = self.all().find(|&(number, ..)| number == of);
        let seat = asked.and_then(|(_, pact, _)| pact.asked().find(|&seat| user.contains(seat)));
        self.act(seat.ok_or(Refusal::NoOffer)?, act_of(answer, of), game)
    }

    /// Lets a bot give notice after its turn, or offer the user something, unless an offer of a bot stands or was in
    /// vain lately.
    pub(super) fn let_offer(&mut self, bot: Seat, user: SeatSet, game: &Game) {
        let position = *game.position();
        if !self.envoys.contains(bot) || !position.alive().contains(bot) {
            return;
        }
        let partners = position.alive().iter().filter(|&seat| user.contains(seat)).collect();
        let judges = self.judges(bot);
        let pledges = self.treaties.pledges(bot);
        let dealings = Dealings {
            position: &position,
            rules: game.rules(),
            seat: bot,
            treaties: &judges,
            pledges: &pledges,
            partners,
        };
        let negotiator = self.negotiator(bot);
        self.costs[bot].add(negotiator.turns_of_notice(&dealings));
        let notice = negotiator.notice(&dealings);
        if let Some((id, _)) = notice.and_then(|notice| self.treaties.judged(bot).nth(notice.treaty)) {
            drop(self.act(bot, ActKind::Notice { of: id.seq }, game));
            return;
        }
        let is_pressed = |seat: Seat| self.treaties.is_pressed(seat, self.envoys, game);
        if user.iter().any(is_pressed) {
            return;
        }
        self.costs[bot].add(negotiator.turns_of_offer(&dealings));
        if let Some(Offer { treaty, .. }) = negotiator.offer(&dealings) {
            drop(self.act(bot, ActKind::Propose { treaty: treaty.to_form() }, game));
        }
    }

    /// The judges of all treaties that are or were in force, as a seat knows them.
    pub(super) fn judges(&self, seat: Seat) -> Vec<Judge> {
        self.treaties.judges(seat)
    }

    /// The limits of a bot's search, which pays for its deals.
    pub(super) fn limits_of_search(&mut self, bot: Seat, limits: SearchLimits) -> SearchLimits {
        limits.paying_for(&mut self.costs[bot], self.level)
    }

    /// The negotiator of a bot that makes treaties.
    pub(super) fn negotiator(&self, bot: Seat) -> Negotiator {
        Negotiator::of_level(self.level, self.characters[bot])
    }

    /// Whether a seat is that of a bot that makes treaties.
    pub(super) const fn is_envoy(&self, seat: Seat) -> bool {
        self.envoys.contains(seat)
    }

    /// The promises that a move would break, as sentences.
    pub(super) fn broken_by(
        &self,
        language: Language,
        position: &Position,
        mv: Move,
        after: &Position,
    ) -> Vec<String> {
        let in_force = self.treaties.states().filter(|&(_, state)| state == TreatyStanding::InForce);
        let broken = in_force.flat_map(|(pact, _)| {
            let mut judge = pact.judge().cloned();
            let broken = judge.as_mut().map(|judge| judge.turn(position, mv, after)).unwrap_or_default();
            let sentences = djambi_text::treaty(language, pact.treaty()).into_iter();
            let of_clauses = pact.treaty().clauses().zip(sentences);
            let is_broken = move |(clause, sentence): ((ClauseId, _), String)| {
                broken.contains(&clause.0).then_some(sentence)
            };
            of_clauses.filter_map(is_broken).collect::<Vec<_>>()
        });
        broken.collect()
    }

    fn act(&mut self, seat: Seat, kind: ActKind, game: &Game) -> Result<(), Refused> {
        self.say(seat, kind, Refusing::Now, game)
    }

    fn say(&mut self, seat: Seat, kind: ActKind, refusing: Refusing, game: &Game) -> Result<(), Refused> {
        let act = Act::new(seat, kind);
        self.treaties.check(Channel::Table, &act, game)?;
        self.said += 1;
        if self.envoys.contains(seat) {
            let words =
                BotWords::of(seat, self.characters[seat], self.said as usize, &act.kind, refusing, game);
            self.words.extend(words);
        }
        self.treaties.act(Channel::Table, self.said, 0, &act, game);
        Ok(())
    }
}

/// The act of an answer to the treaty with this number.
const fn act_of(answer: &Answer, of: TalkSeq) -> ActKind {
    match answer {
        Answer::Accept => ActKind::Accept { of },
        Answer::Refuse | Answer::Counter(_) => ActKind::Refuse { of },
    }
}
