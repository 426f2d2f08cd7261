//! A treaty from its proposal to its end.

use djambi::{Game, GameEvent, Seat, SeatSet};
use djambi_press::limits::MIN_ALIVE;
use djambi_press::{CannotGiveNotice, Judge, RoundCount, Treaty, TreatyState};
use djambi_protocol::{
    Channel, Dissolution, GivenNotice, KnownTreaty, Refusal, Seq, TalkSeq, TalkSince, TreatyBegin,
    TreatyStanding,
};

use crate::Refused;

/// The name of a treaty in its game: the message that proposed it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct TreatyId {
    /// The channel of all its acts.
    pub channel: Channel,
    /// The number of its proposal.
    pub seq: TalkSeq,
}

impl From<&KnownTreaty> for TreatyId {
    fn from(&KnownTreaty { channel, of: seq, .. }: &KnownTreaty) -> Self {
        Self { channel, seq }
    }
}

/// The state of a treaty at a moment; while it stays the same, clients need not be told anything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PactMark {
    state: TreatyStanding,
    accepted: SeatSet,
    begin: Option<usize>,
    notice: Option<(Seat, usize)>,
}

/// A step that parties take with a proposed treaty, or one in force.
#[derive(Clone, Copy, Debug)]
pub(super) enum Step {
    /// A party accepts it.
    Accept(Seat),
    /// A party refuses it.
    Refuse,
    /// Its author withdraws it.
    Withdraw,
    /// A party gives notice of it.
    Notice(Seat),
}

/// A treaty at a table: the proposal, what became of it, and its judge.
#[derive(Clone, Debug)]
pub struct Pact {
    id: TreatyId,
    author: Seat,
    treaty: Treaty,
    /// The parties that have accepted it, its author among them.
    accepted: SeatSet,
    /// Where in the line it was proposed: after how many events.
    proposed_at: usize,
    /// After how many events of the line the proposal lapsed, if it did.
    lapsed_at: Option<usize>,
    /// How an act ended the proposal.
    answer: Option<Answer>,
    force: Option<Force>,
    /// After how many events of the line a party had another player than the one who made it, if it has one.
    new_player_at: Option<usize>,
}

/// An act that ended a proposal.
#[derive(Clone, Copy, Debug)]
enum Answer {
    /// A party refused it, after so many events of the line.
    Refused(usize),
    /// Its author withdrew it, after so many events of the line.
    Withdrawn(usize),
}

/// A treaty in force, since its last party has accepted it.
#[derive(Clone, Debug)]
struct Force {
    /// The number of the last acceptance, and when it was accepted, in milliseconds.
    accepted: (TalkSeq, u64),
    /// After how many events of the line it began.
    begin: usize,
    /// The judge; `None` where the line was taken back to a position in which the treaty's end has come.
    judge: Option<Judge>,
    /// The party that has given notice, and after how many events of the line.
    notice: Option<(Seat, usize)>,
    /// After how many events of the line a turn crossed the acceptance.
    crossed_at: Option<usize>,
}

impl Pact {
    /// A treaty that is proposed now.
    pub(super) fn propose(id: TreatyId, author: Seat, treaty: Treaty, game: &Game) -> Self {
        Self {
            id,
            author,
            treaty,
            accepted: SeatSet::from_iter([author]),
            proposed_at: game.events().len(),
            lapsed_at: None,
            answer: None,
            force: None,
            new_player_at: None,
        }
    }

    /// Its name.
    #[must_use]
    pub const fn id(&self) -> TreatyId {
        self.id
    }

    /// The seat that has proposed it.
    #[must_use]
    pub const fn author(&self) -> Seat {
        self.author
    }

    /// The treaty.
    #[must_use]
    pub const fn treaty(&self) -> &Treaty {
        &self.treaty
    }

    /// The parties that have accepted it, its author among them.
    #[must_use]
    pub const fn accepted(&self) -> SeatSet {
        self.accepted
    }

    /// Its judge, while the treaty is in force or has been.
    #[must_use]
    pub fn judge(&self) -> Option<&Judge> {
        self.force.as_ref()?.judge.as_ref()
    }

    /// The treaty as clients may learn of it, where `line` has the number of the event behind each one that counts.
    pub(super) fn known(&self, line: &[Seq]) -> KnownTreaty {
        let after =
            |at: usize| at.checked_sub(1).and_then(|last| line.get(last)).copied().unwrap_or_default();
        let begun = self.force.as_ref().map(|force| TreatyBegin {
            after: after(force.begin),
            notice: force.notice.map(|(seat, at)| GivenNotice { seat, after: after(at) }),
        });
        KnownTreaty {
            channel: self.id.channel,
            of: self.id.seq,
            author: self.author,
            treaty: self.treaty.to_form(),
            accepted: self.accepted.iter().collect(),
            proposed: after(self.proposed_at),
            begun,
            ended: self.ended_at().map(after),
            state: self.state(line),
        }
    }

    /// All that may change of it for clients.
    pub(super) fn mark(&self, line: &[Seq]) -> PactMark {
        let force = self.force.as_ref();
        PactMark {
            state: self.state(line),
            accepted: self.accepted,
            begin: force.map(|force| force.begin),
            notice: force.and_then(|force| force.notice),
        }
    }

    /// Its state, where `line` has the number of the event behind each one that counts.
    pub(super) fn state(&self, line: &[Seq]) -> TreatyStanding {
        let Some(force) = &self.force else { return self.state_of_proposal() };
        if force.crossed_at.is_some() {
            return TreatyStanding::Dissolved { cause: Dissolution::Crossed };
        }
        // What ended before is not undone by a new player, and what comes later is no breach.
        if self.new_player_at.is_some_and(|at| force.judged_end().is_none_or(|end| end > at)) {
            return TreatyStanding::Dissolved { cause: Dissolution::NewPlayer };
        }
        match force.judge.as_ref().map_or(TreatyState::Kept, Judge::state) {
            TreatyState::InForce => TreatyStanding::InForce,
            TreatyState::Kept => TreatyStanding::Kept,
            TreatyState::Broken { by, event } => TreatyStanding::Broken {
                by,
                event: line.get(force.begin + event).copied().unwrap_or_default(),
            },
            TreatyState::Dissolved(cause) => TreatyStanding::Dissolved { cause: cause.into() },
        }
    }

    /// After how many events of the line it ended; `None` while it is proposed or in force.
    pub(super) fn ended_at(&self) -> Option<usize> {
        let Some(force) = &self.force else {
            return match self.answer {
                Some(Answer::Refused(at) | Answer::Withdrawn(at)) => Some(at),
                None => self.lapsed_at.or(self.new_player_at),
            };
        };
        force.crossed_at.or([force.judged_end(), self.new_player_at].into_iter().flatten().min())
    }

    fn state_of_proposal(&self) -> TreatyStanding {
        match self.answer {
            Some(Answer::Refused(_)) => TreatyStanding::Refused,
            Some(Answer::Withdrawn(_)) => TreatyStanding::Withdrawn,
            None if self.lapsed_at.is_some() || self.new_player_at.is_some() => TreatyStanding::Lapsed,
            None => TreatyStanding::Proposed,
        }
    }

    /// The parties that have not answered the proposal.
    pub fn asked(&self) -> impl Iterator<Item = Seat> {
        self.treaty.seats().iter().filter(|&seat| self.is_asked(seat))
    }

    /// Whether a party has not answered the proposal.
    pub(super) fn is_asked(&self, seat: Seat) -> bool {
        self.treaty.seats().contains(seat) && !self.accepted.contains(seat)
    }

    /// Whether the treaty is in force as soon as this party accepts it.
    pub(super) fn is_asked_last(&self, seat: Seat) -> bool {
        self.treaty.seats().iter().all(|party| party == seat || self.accepted.contains(party))
    }

    /// Whether it was refused less than so many rounds ago.
    #[must_use]
    pub fn was_refused_within(&self, rounds: u8, game: &Game) -> bool {
        let have_passed = |at| have_rounds_passed(rounds, game, at, self.treaty.seats());
        matches!(self.answer, Some(Answer::Refused(at)) if !have_passed(at))
    }

    /// Whether a player who has seen these messages may not know that it is in force: it was accepted at
    /// `since` or later, and they have not seen the acceptance.
    pub(super) fn is_unknown_to(&self, seen: &TalkSince, since: u64) -> bool {
        let accepted = self.force.as_ref().map(|force| force.accepted);
        accepted.is_some_and(|(seq, at_ms)| at_ms >= since && seen.of(self.id.channel) < seq)
    }

    /// Whether it was refused, or lapsed without an answer, less than so many rounds ago.
    #[must_use]
    pub fn was_in_vain_within(&self, rounds: u8, game: &Game) -> bool {
        let lapsed_lately = |at| !have_rounds_passed(rounds, game, at, self.treaty.seats());
        self.was_refused_within(rounds, game) || self.lapsed_at.is_some_and(lapsed_lately)
    }

    /// Checks that a party may give notice.
    pub(super) fn check_notice(&self, seat: Seat, game: &Game, line: &[Seq]) -> Result<(), Refused> {
        let refused = |error: CannotGiveNotice| Err(error.problem().into());
        if self.state(line) != TreatyStanding::InForce {
            return refused(CannotGiveNotice::NotInForce);
        }
        let Some(judge) = self.judge() else { return Err(Refusal::NoOffer.into()) };
        judge.clone().give_notice(seat, game.position()).or_else(refused)
    }

    /// Takes a step that was checked, by the message with this number, accepted at this time.
    pub(super) fn take(&mut self, step: Step, game: &Game, accepted: (TalkSeq, u64)) {
        match step {
            Step::Accept(seat) => {
                self.accepted.insert(seat);
                if self.accepted == self.treaty.seats() {
                    self.begin(game, accepted);
                }
            }
            Step::Refuse => self.answer = Some(Answer::Refused(game.events().len())),
            Step::Withdraw => self.answer = Some(Answer::Withdrawn(game.events().len())),
            Step::Notice(seat) => {
                if let Some(force) = &mut self.force {
                    force.give_notice(seat, game);
                }
            }
        }
    }

    /// Comes into force.
    fn begin(&mut self, game: &Game, accepted: (TalkSeq, u64)) {
        let judge = Judge::begin(self.treaty.clone(), *game.rules(), game.position()).ok();
        let begin = game.events().len();
        self.force = Some(Force { accepted, begin, judge, notice: None, crossed_at: None });
    }

    /// A seat has lost its player, after so many events of the line.
    pub(super) fn lose_player(&mut self, seat: Seat, events: usize) {
        if self.treaty.seats().contains(seat) {
            self.new_player_at.get_or_insert(events);
        }
    }

    /// A turn of the last event of the line crossed the acceptance; the line has so many events.
    pub(super) fn cross(&mut self, events: usize) {
        if let Some(force) = &mut self.force {
            force.crossed_at = Some(events);
        }
    }

    /// Follows the last event of the line.
    pub(super) fn follow(&mut self, game: &Game) {
        if let Some(force) = &mut self.force {
            force.follow(game);
        } else if self.state_of_proposal() == TreatyStanding::Proposed && self.lapses(game) {
            self.lapsed_at = Some(game.events().len());
        }
    }

    /// Whether the last event of the line ends the proposal.
    fn lapses(&self, game: &Game) -> bool {
        let alive = game.position().alive();
        self.treaty.names().iter().any(|seat| !alive.contains(seat))
            || alive.len() < MIN_ALIVE
            || game.outcome().is_some()
            || self.is_contradicted(game)
            || have_rounds_passed(1, game, self.proposed_at, self.treaty.seats())
    }

    /// Whether the last event of the line is a turn of the author that would have broken the treaty.
    fn is_contradicted(&self, game: &Game) -> bool {
        let [.., before, after] = game.positions() else { return false };
        let Some(&GameEvent::Turn(mv)) = game.events().last() else { return false };
        before.turn() == self.author
            && Judge::begin(self.treaty.clone(), *game.rules(), before)
                .is_ok_and(|mut judge| !judge.turn(before, mv, after).is_empty())
    }

    /// Follows the line back to its last event. What was proposed, refused or accepted later was so there.
    pub(super) fn take_back(&mut self, game: &Game) {
        let length = game.events().len();
        self.proposed_at = self.proposed_at.min(length);
        self.lapsed_at = self.lapsed_at.filter(|&at| at <= length);
        self.new_player_at = self.new_player_at.map(|at| length.min(at));
        if let Some(Answer::Refused(at) | Answer::Withdrawn(at)) = &mut self.answer {
            *at = length.min(*at);
        }
        if let Some(force) = &mut self.force {
            force.take_back(&self.treaty, game);
        }
    }
}

impl Force {
    /// After how many events of the line the judge has found it ended.
    fn judged_end(&self) -> Option<usize> {
        let ended = self.judge.as_ref().map_or(Some(0), Judge::ended);
        ended.map(|events| self.begin + events)
    }

    fn give_notice(&mut self, seat: Seat, game: &Game) {
        if let Some(judge) = &mut self.judge
            && judge.give_notice(seat, game.position()).is_ok()
        {
            self.notice = Some((seat, game.events().len()));
        }
    }

    /// Follows the last event of the line.
    fn follow(&mut self, game: &Game) {
        if let (Some(judge), Some(last)) = (&mut self.judge, game.events().len().checked_sub(1)) {
            judge.follow(game, last);
        }
    }

    fn take_back(&mut self, treaty: &Treaty, game: &Game) {
        let length = game.events().len();
        let position = game.position();
        self.crossed_at = self.crossed_at.filter(|&at| at <= length);
        self.notice = self.notice.map(|(seat, at)| (seat, length.min(at)));
        match &mut self.judge {
            Some(judge) if length >= self.begin => judge.take_back(length - self.begin, position),
            _ if length < self.begin => {
                self.begin = length;
                self.judge = Judge::begin(treaty.clone(), *game.rules(), position).ok();
                if let Some((seat, _)) = self.notice {
                    self.give_notice(seat, game);
                }
            }
            _ => {}
        }
    }
}

/// Whether so many rounds of these seats have passed since the line had `since` events.
fn have_rounds_passed(rounds: u8, game: &Game, since: usize, seats: SeatSet) -> bool {
    let Some(positions) = game.positions().get(since..) else { return false };
    let Some(first) = positions.first() else { return false };
    let mut round = RoundCount::begin(rounds, first);
    for pair in positions.windows(2) {
        round.pass(&pair[0], &pair[1]);
    }
    round.is_over(seats)
}
