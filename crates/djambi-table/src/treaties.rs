//! The treaties of a game: a fold of the acts of its players, and of its events.

mod pact;
#[cfg(test)]
mod tests;

use djambi::{Game, Seat, SeatSet};
use djambi_press::limits::MIN_ALIVE;
use djambi_press::{CannotBegin, CannotGiveNotice, Judge, Treaty};
use djambi_protocol::{
    Act, ActKind, Channel, Dissolution, Event, EventKind, KnownTreaty, OpenAct, OpenActKind, Refusal, Seq,
    Settings, TalkSeq, TalkSince, TreatyStanding,
};

use self::pact::Step;
pub use self::pact::{Pact, PactMark, TreatyId};
use crate::{Charges, LiveGame, Refused, ReplayError};

/// How many proposals of a seat stand at most.
const MAX_PROPOSALS: usize = 2;
/// How many treaties of a seat are in force at most, those counted that it has accepted.
const MAX_IN_FORCE: usize = 6;
/// How many rounds bots spare somebody who has refused an offer of a bot, or let it lapse.
const ROUNDS_SPARED: u8 = 2;
/// How long somebody may have known nothing of an acceptance whose turn crossed it, in milliseconds.
const CROSSING_MS: u64 = 3_000;

/// The treaties of a game, as `docs/PRESS.md` has it: proposed, in force, and how they ended.
///
/// It is folded from acts and events in the order in which they came to the disk. It reads no time and knows no
/// persons: whether somebody may act for a seat, the caller knows. What is taken back is judged no more: acts
/// are never undone, judgements are.
#[derive(Clone, Debug, Default)]
pub struct Treaties {
    /// In the order of their proposals.
    pacts: Vec<Pact>,
    /// The number of the event behind each event of the line that counts.
    line: Vec<Seq>,
}

/// An act as it was kept, with its place among the events.
#[derive(Clone, Debug)]
pub struct KeptAct {
    /// The channel.
    pub channel: Channel,
    /// Its number in the channel.
    pub seq: TalkSeq,
    /// When it was accepted, in milliseconds since 1970.
    pub at_ms: u64,
    /// The number of the last event before it.
    pub after: Seq,
    /// The act.
    pub act: Act,
}

impl Treaties {
    /// Folds a game that was kept: its state after all events of its log, what the clocks were charged, and its treaties. Acts and events are
    /// followed in the order in which they came to the disk. `seen` has the messages that the player of a turn had
    /// seen, by the turn's number; `None` stands for all. `visit` sees the treaties after each act and event, with
    /// the number of the last event, 0 before the first.
    ///
    /// # Errors
    /// When the events don't make a game.
    pub fn of_log<'a>(
        (settings, created_ms): (&Settings, u64),
        log: impl IntoIterator<Item = &'a Event>,
        seen: impl Fn(Seq) -> Option<&'a TalkSince>,
        acts: impl IntoIterator<Item = &'a KeptAct>,
        mut visit: impl FnMut(&Self, Seq),
    ) -> Result<(LiveGame, Charges, Self), ReplayError> {
        let mut treaties = Self::default();
        let mut acts = acts.into_iter().peekable();
        let mut act = |treaties: &mut Self, after: Seq, game: &Game, visit: &mut dyn FnMut(&Self, Seq)| {
            while let Some(kept) = acts.next_if(|kept| kept.after <= after) {
                treaties.act(kept.channel, kept.seq, kept.at_ms, &kept.act, game);
                visit(treaties, after);
            }
        };
        act(&mut treaties, 0, &Game::new(settings.rules, settings.start), &mut visit);
        let (live, charges) = LiveGame::of_log_with(settings, created_ms, log, |live, event| {
            treaties.follow(event, seen(event.seq), live.game());
            visit(&treaties, event.seq);
            act(&mut treaties, event.seq, live.game(), &mut visit);
        })?;
        Ok((live, charges, treaties))
    }

    /// All treaties with their states, in the order of their proposals.
    pub fn states(&self) -> impl Iterator<Item = (&Pact, TreatyStanding)> {
        self.pacts.iter().map(|pact| (pact, pact.state(&self.line)))
    }

    /// All treaties as clients may learn of them, in the order of their proposals.
    pub fn known(&self) -> impl Iterator<Item = KnownTreaty> {
        self.pacts.iter().map(|pact| pact.known(&self.line))
    }

    /// The treaties that are new or have changed since clients were told of them last. What they are told now
    /// is noted.
    pub fn news(&self, told: &mut Vec<PactMark>) -> Vec<KnownTreaty> {
        let mut news = Vec::new();
        for (index, pact) in self.pacts.iter().enumerate() {
            let mark = pact.mark(&self.line);
            match told.get_mut(index) {
                Some(told) if *told == mark => continue,
                Some(told) => *told = mark,
                None => told.push(mark),
            }
            news.push(pact.known(&self.line));
        }
        news
    }

    /// The judges of the treaties that are or were in force and of which the player of a seat knows, but of those
    /// whose end the judge does not see: they were crossed, or a party has a new player.
    #[must_use]
    pub fn judges(&self, seat: Seat) -> Vec<Judge> {
        self.judged(seat).map(|(_, judge)| judge.clone()).collect()
    }

    /// The same judges in the same order, each with its treaty.
    pub fn judged(&self, seat: Seat) -> impl Iterator<Item = (TreatyId, &Judge)> {
        let void =
            [Dissolution::Crossed, Dissolution::NewPlayer].map(|cause| TreatyStanding::Dissolved { cause });
        let is_known = move |pact: &Pact| pact.id().channel.seats().is_none_or(|seats| seats.contains(seat));
        let judged = self.states().filter(move |&(pact, state)| !void.contains(&state) && is_known(pact));
        judged.filter_map(|(pact, _)| Some((pact.id(), pact.judge()?)))
    }

    /// The treaties that the player of a seat has proposed or accepted and others may yet accept.
    #[must_use]
    pub fn pledges(&self, seat: Seat) -> Vec<Treaty> {
        let is_pledged = |&(pact, state): &(&Pact, TreatyStanding)| {
            state == TreatyStanding::Proposed && pact.treaty().seats().contains(seat) && !pact.is_asked(seat)
        };
        self.states().filter(is_pledged).map(|(pact, _)| pact.treaty().clone()).collect()
    }

    /// Whether these bots have asked a person enough: an offer of one of them stands, or was in vain lately.
    #[must_use]
    pub fn is_pressed(&self, person: Seat, bots: SeatSet, game: &Game) -> bool {
        let is_theirs = |pact: &Pact| bots.contains(pact.author()) && pact.treaty().seats().contains(person);
        self.states().any(|(pact, state)| {
            let is_pressing =
                state == TreatyStanding::Proposed || pact.was_in_vain_within(ROUNDS_SPARED, game);
            is_theirs(pact) && is_pressing
        })
    }

    /// Whether a turn may end a treaty, so that it matters what its player has seen: one is proposed or in
    /// force.
    #[must_use]
    pub fn are_at_stake(&self) -> bool {
        self.states().any(|(_, state)| matches!(state, TreatyStanding::Proposed | TreatyStanding::InForce))
    }

    /// The seats that proposals ask, those that have not answered.
    #[must_use]
    pub fn asked(&self) -> SeatSet {
        let proposed = self.states().filter(|&(_, state)| state == TreatyStanding::Proposed);
        proposed.flat_map(|(pact, _)| pact.asked()).collect()
    }

    /// The acts that are open to a seat now, in the channels in which it `writes`. The seats of `partners` can answer
    /// a proposal; those with whom one of this seat stands already are left out. To propose is named only in
    /// the table.
    pub fn open_acts(
        &self,
        seat: Seat,
        partners: SeatSet,
        writes: impl Fn(Channel) -> bool,
        game: &Game,
    ) -> Vec<OpenAct> {
        if game.outcome().is_some() || !game.position().alive().contains(seat) {
            return Vec::new();
        }
        let mut open = Vec::new();
        let to = self.partners_of(seat, partners, game);
        if !to.is_empty() {
            let act = OpenActKind::Propose { to: to.iter().collect() };
            open.push(OpenAct { seat, channel: Channel::Table, act });
        }
        for (pact, state) in self.states() {
            let TreatyId { channel, seq: of } = pact.id();
            let kinds = match state {
                TreatyStanding::Proposed => [
                    (ActKind::Accept { of }, OpenActKind::Accept { of }),
                    (ActKind::Refuse { of }, OpenActKind::Refuse { of }),
                    (ActKind::Withdraw { of }, OpenActKind::Withdraw { of }),
                ]
                .to_vec(),
                TreatyStanding::InForce => vec![(ActKind::Notice { of }, OpenActKind::Notice { of })],
                _ => continue,
            };
            if !pact.treaty().seats().contains(seat) || !writes(channel) {
                continue;
            }
            let is_open = |kind: ActKind| self.effect(channel, &Act::new(seat, kind), game).is_ok();
            let open_of = |(kind, act)| is_open(kind).then_some(OpenAct { seat, channel, act });
            open.extend(kinds.into_iter().filter_map(open_of));
        }
        open
    }

    /// The seats of `partners` to which a seat may propose a treaty now.
    fn partners_of(&self, seat: Seat, partners: SeatSet, game: &Game) -> SeatSet {
        let alive = game.position().alive();
        let may_propose = alive.len() >= MIN_ALIVE
            && self.standing_of(seat).count() < MAX_PROPOSALS
            && self.check_room(seat).is_ok();
        let is_asked = |partner: Seat| {
            let pair = SeatSet::from_iter([seat, partner]);
            self.standing_of(seat).any(|pact| pact.treaty().seats() == pair)
        };
        let can_be_asked = |&partner: &Seat| {
            may_propose && partner != seat && partners.contains(partner) && !is_asked(partner)
        };
        alive.iter().filter(can_be_asked).collect()
    }

    /// The proposals of a seat that stand.
    fn standing_of(&self, seat: Seat) -> impl Iterator<Item = &Pact> {
        let stands = move |&(pact, state): &(&Pact, TreatyStanding)| {
            pact.author() == seat && state == TreatyStanding::Proposed
        };
        self.states().filter(stands).map(|(pact, _)| pact)
    }

    /// Checks whether a seat may act so in a channel now.
    ///
    /// # Errors
    /// When the act would come to nothing.
    pub fn check(&self, channel: Channel, act: &Act, game: &Game) -> Result<(), Refused> {
        self.effect(channel, act, game).map(drop)
    }

    /// Follows an act: the message `seq` of a channel, accepted at `at_ms`. One that comes too late, since the
    /// game has gone on meanwhile, comes to nothing, but for a proposal that can no longer begin: it is refused.
    pub fn act(&mut self, channel: Channel, seq: TalkSeq, at_ms: u64, act: &Act, game: &Game) {
        let id = TreatyId { channel, seq };
        match self.effect(channel, act, game) {
            Ok(Effect::Proposes(treaty)) => self.pacts.push(Pact::propose(id, act.seat, treaty, game)),
            Ok(Effect::Of { index, step }) => self.pacts[index].take(step, game, (seq, at_ms)),
            Err(_) => {
                if let Ok(treaty) = treaty_of(act, game) {
                    let mut pact = Pact::propose(id, act.seat, treaty, game);
                    pact.take(Step::Refuse, game, (seq, at_ms));
                    self.pacts.push(pact);
                }
            }
        }
    }

    /// Follows an event of the game, which has it as its last one. With a turn come the numbers of the messages
    /// that its player had seen; `None` stands for all.
    pub fn follow(&mut self, event: &Event, seen: Option<&TalkSince>, game: &Game) {
        if let EventKind::Open { seat, .. } = event.kind {
            let events = self.line.len();
            self.pacts.iter_mut().for_each(|pact| pact.lose_player(seat, events));
        }
        if self.follow_line(event.seq, game) {
            self.cross(event, seen);
        }
    }

    /// Follows the game, whose last event has this number, or from which some were taken back. Says whether there
    /// is a new event that counts.
    pub fn follow_line(&mut self, seq: Seq, game: &Game) -> bool {
        let length = game.events().len();
        let is_longer = length > self.line.len();
        if length < self.line.len() {
            self.line.truncate(length);
            self.pacts.iter_mut().for_each(|pact| pact.take_back(game));
        } else if is_longer {
            self.line.push(seq);
            for pact in &mut self.pacts {
                pact.follow(game);
            }
        }
        is_longer
    }

    /// Dissolves the treaties that a turn has broken whose player could not know that they were in force.
    fn cross(&mut self, event: &Event, seen: Option<&TalkSince>) {
        let (Some(seen), EventKind::Turn { seat, .. }) = (seen, &event.kind) else { return };
        let since = event.at_ms.saturating_sub(CROSSING_MS);
        for pact in &mut self.pacts {
            let broke = TreatyStanding::Broken { by: *seat, event: event.seq };
            if pact.state(&self.line) == broke && pact.is_unknown_to(seen, since) {
                pact.cross(self.line.len());
            }
        }
    }

    /// The effect of an act now.
    fn effect(&self, channel: Channel, act: &Act, game: &Game) -> Result<Effect, Refused> {
        if game.outcome().is_some() {
            return Err(Refusal::Finished.into());
        }
        let seat = act.seat;
        if !game.position().alive().contains(seat) {
            return Err(CannotBegin::NotAlive(seat).problem().into());
        }
        match &act.kind {
            ActKind::Propose { .. } => {
                let treaty = treaty_of(act, game)?;
                self.check_proposal(seat, &treaty, game)?;
                Ok(Effect::Proposes(treaty))
            }
            &ActKind::Accept { of } => {
                let (index, pact) = self.proposed(channel, of)?;
                if !pact.is_asked(seat) {
                    return Err(Refusal::NoOffer.into());
                }
                if pact.is_asked_last(seat) {
                    pact.treaty().check_beginning(game.position()).map_err(CannotBegin::problem)?;
                }
                self.check_room(seat)?;
                Ok(Effect::Of { index, step: Step::Accept(seat) })
            }
            &ActKind::Refuse { of } => {
                let (index, pact) = self.proposed(channel, of)?;
                let may = pact.author() != seat && pact.treaty().seats().contains(seat);
                if may { Ok(Effect::Of { index, step: Step::Refuse }) } else { Err(Refusal::NoOffer.into()) }
            }
            &ActKind::Withdraw { of } => {
                let (index, pact) = self.proposed(channel, of)?;
                let may = pact.author() == seat;
                if may {
                    Ok(Effect::Of { index, step: Step::Withdraw })
                } else {
                    Err(Refusal::NoOffer.into())
                }
            }
            &ActKind::Notice { of } => {
                let (index, pact) = self.find(channel, of).ok_or(Refusal::NoOffer)?;
                pact.check_notice(seat, game, &self.line)?;
                Ok(Effect::Of { index, step: Step::Notice(seat) })
            }
        }
    }

    /// Checks that a seat may propose a treaty now.
    fn check_proposal(&self, seat: Seat, treaty: &Treaty, game: &Game) -> Result<(), Refused> {
        if !treaty.seats().contains(seat) {
            return Err(CannotGiveNotice::NotAParty(seat).problem().into());
        }
        treaty.check_beginning(game.position()).map_err(CannotBegin::problem)?;
        let of_author = || self.states().filter(|(pact, _)| pact.author() == seat);
        if self.standing_of(seat).any(|pact| pact.treaty().seats() == treaty.seats()) {
            return Err(Refusal::TreatyOffered.into());
        }
        if self.standing_of(seat).count() >= MAX_PROPOSALS {
            return Err(Refusal::TooManyProposals.into());
        }
        if of_author().any(|(pact, _)| pact.treaty() == treaty && pact.was_refused_within(1, game)) {
            return Err(Refusal::TreatyRefused.into());
        }
        self.check_room(seat)
    }

    /// Checks that a seat may accept a further treaty. What it has proposed or accepted may come into force and
    /// counts, so that nobody learns from their own acts how many treaties others have.
    fn check_room(&self, seat: Seat) -> Result<(), Refused> {
        let counts = |&(pact, state): &(&Pact, TreatyStanding)| match state {
            TreatyStanding::Proposed => pact.accepted().contains(seat),
            TreatyStanding::InForce => pact.treaty().seats().contains(seat),
            _ => false,
        };
        if self.states().filter(counts).count() < MAX_IN_FORCE {
            return Ok(());
        }
        Err(Refusal::TooManyTreaties { seat, limit: MAX_IN_FORCE }.into())
    }

    /// The treaty that was proposed in a message, if the proposal stands.
    fn proposed(&self, channel: Channel, seq: TalkSeq) -> Result<(usize, &Pact), Refusal> {
        let found = self.find(channel, seq);
        found.filter(|(_, pact)| pact.state(&self.line) == TreatyStanding::Proposed).ok_or(Refusal::NoOffer)
    }

    fn find(&self, channel: Channel, seq: TalkSeq) -> Option<(usize, &Pact)> {
        let id = TreatyId { channel, seq };
        self.pacts.iter().enumerate().find(|(_, pact)| pact.id() == id)
    }
}

/// The effect of an act.
enum Effect {
    /// It proposes a treaty.
    Proposes(Treaty),
    /// It is a step of a treaty that there is.
    Of {
        /// The treaty's index.
        index: usize,
        /// The step.
        step: Step,
    },
}

/// The treaty that an act proposes.
fn treaty_of(act: &Act, game: &Game) -> Result<Treaty, Refused> {
    match &act.kind {
        ActKind::Propose { treaty } => {
            Treaty::from_form(game.position().geometry(), treaty).map_err(|fault| fault.problem().into())
        }
        _ => Err(Refusal::NoOffer.into()),
    }
}
