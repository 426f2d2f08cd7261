//! The judge: a treaty's state, folded from the turns of a game.

use alloc::vec;
use alloc::vec::Vec;

use djambi::{Game, GameEvent, Move, Position, Rules, Seat};

use crate::deeds::Deeds;
use crate::{
    Binding, CannotBegin, CannotGiveNotice, Clause, ClauseId, Condition, Promise, Restriction, RoundCount,
    Treaty, TreatyEnd,
};

/// A treaty that was accepted, and its state after each event of the line of the game that counts.
///
/// It is told each turn and each departure. Turns that are taken back are judged no more: acts are never
/// undone, judgements are.
///
/// ```
/// use djambi::{Position, Rules, SQUARE9};
/// use djambi_press::{Judge, Treaty, TreatyState};
/// let rules = Rules::CLASSIC;
/// let before = Position::parse("gC7yC/9/9/9/9/2bM6/2rM6/9/rC7bC rbyg r r 3 9", &rules)?;
/// let treaty = Treaty::parse(&SQUARE9, "r:peace(b) b:peace(r) /2r")?;
/// let mut judge = Judge::begin(treaty, rules, &before)?;
/// let mv = before.parse_move("c3c4@h7")?;
/// let broken = judge.turn(&before, mv, &before.play(&rules, mv)?);
/// assert_eq!(broken.len(), 1, "red has killed a militant of blue's");
/// assert!(matches!(judge.state(), TreatyState::Broken { by: djambi::Seat::Red, event: 0 }));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Judge {
    treaty: Treaty,
    rules: Rules,
    /// The progress when the treaty began, then after each event since.
    line: Vec<Progress>,
    /// The party that has given notice, and after how many events since the treaty began. An act that no taking back
    /// undoes.
    notice: Option<(Seat, usize)>,
}

/// The state of a treaty that was accepted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TreatyState {
    /// It binds.
    InForce,
    /// It came to its end, or the game did.
    Kept,
    /// A party broke it.
    Broken {
        /// The party.
        by: Seat,
        /// The index of the turn among the events since the treaty began, from 0.
        event: usize,
    },
    /// It ended otherwise.
    Dissolved(DissolutionCause),
}

/// Why a treaty ended without being kept or broken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DissolutionCause {
    /// In none of its turns could a party do what it had to.
    Impossible,
    /// Fewer than two parties are left.
    PartyOut,
    /// Two players are left in the game.
    TwoLeft,
}

impl DissolutionCause {
    /// The cause's name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Impossible => "impossible",
            Self::PartyOut => "party_out",
            Self::TwoLeft => "two_left",
        }
    }
}

/// The state of a treaty after some event, its rounds and its duties.
#[derive(Clone, Debug)]
struct Progress {
    state: TreatyState,
    /// The seats that the cursor has left since the treaty began, or since notice was given.
    rounds: Option<RoundCount>,
    /// For each duty, in the order written.
    duties: Vec<DutyProgress>,
}

/// The turns in which a duty was due so far.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct DutyProgress {
    /// Whether a turn has done it.
    pub is_done: bool,
    /// In how many turns it was due.
    pub turns: u8,
    /// Whether one of these had a legal move that did it.
    pub had_chance: bool,
}

impl Judge {
    /// Begins a treaty in the position after which it was accepted.
    ///
    /// # Errors
    /// If it cannot begin there.
    pub fn begin(treaty: Treaty, rules: Rules, position: &Position) -> Result<Self, CannotBegin> {
        treaty.check_beginning(position)?;
        let mut judge = Self { treaty, rules, line: Vec::new(), notice: None };
        judge.line.push(judge.beginning(position));
        Ok(judge)
    }

    /// The judge of a treaty that was accepted after the first `events` events of a game and has followed it
    /// since. Where fewer count by now, it begins at the game's end.
    ///
    /// # Errors
    /// If it cannot begin there.
    pub fn of_game(treaty: Treaty, game: &Game, events: usize) -> Result<Self, CannotBegin> {
        let begin = events.min(game.events().len());
        let mut judge = Self::begin(treaty, *game.rules(), &game.positions()[begin])?;
        (begin..game.events().len()).for_each(|event| judge.follow(game, event));
        Ok(judge)
    }

    /// Follows an event of a game, by its index: the next one.
    ///
    /// # Panics
    /// If the game has no such event.
    pub fn follow(&mut self, game: &Game, event: usize) {
        let before = &game.positions()[event];
        let after = &game.positions()[event + 1];
        match game.events()[event] {
            GameEvent::Turn(mv) => drop(self.turn(before, mv, after)),
            // What ends the game leaves the position as it is.
            GameEvent::Resignation(_)
            | GameEvent::FlagFall(_)
            | GameEvent::Agreement
            | GameEvent::LengthLimit
            | GameEvent::Closing => self.departure(before, after),
        }
        if game.outcome().is_some() && event + 1 == game.events().len() {
            self.end_of_game();
        }
    }

    /// The treaty.
    #[must_use]
    pub const fn treaty(&self) -> &Treaty {
        &self.treaty
    }

    /// The state after the last event.
    #[must_use]
    pub fn state(&self) -> TreatyState {
        self.last().state
    }

    /// In how many rounds the treaty ends at the latest; `None` if nobody knows, or it is over.
    #[must_use]
    pub fn rounds_left(&self) -> Option<u8> {
        let Progress { state, rounds, .. } = self.last();
        let rounds = rounds.filter(|_| *state == TreatyState::InForce)?;
        Some(rounds.remaining(self.treaty.seats()))
    }

    /// The number of events since the treaty began.
    #[must_use]
    pub fn events(&self) -> usize {
        self.line.len() - 1
    }

    /// After how many events since it began the treaty ended; `None` while it is in force.
    #[must_use]
    pub fn ended(&self) -> Option<usize> {
        self.line.iter().position(|progress| progress.state != TreatyState::InForce)
    }

    /// Judges a turn, a legal move of the player to move, and returns the clauses that it breaks, in the
    /// order written; none if the treaty is not in force.
    pub fn turn(&mut self, before: &Position, mv: Move, after: &Position) -> Vec<ClauseId> {
        let mut next = self.last().clone();
        if next.state != TreatyState::InForce {
            self.line.push(next);
            return Vec::new();
        }
        let verdict = self.judge(&mut next, before, mv);
        next.state = if !verdict.broken.is_empty() {
            TreatyState::Broken { by: before.turn(), event: self.events() }
        } else if verdict.is_impossible {
            TreatyState::Dissolved(DissolutionCause::Impossible)
        } else {
            self.settle(&mut next, before, after)
        };
        self.line.push(next);
        verdict.broken
    }

    /// Notes that a player has left: resigned, or lost on time.
    pub fn departure(&mut self, before: &Position, after: &Position) {
        let mut next = self.last().clone();
        if next.state == TreatyState::InForce {
            next.state = self.settle(&mut next, before, after);
        }
        self.line.push(next);
    }

    /// Notes that the game ended with the last event, though its position could go on: by an agreement, by a
    /// repetition. It comes before a lack of parties or of players.
    pub fn end_of_game(&mut self) {
        let was_bound =
            self.line.iter().rev().nth(1).is_none_or(|before| before.state == TreatyState::InForce);
        let last = self.last_mut();
        last.state = match last.state {
            TreatyState::InForce => TreatyState::Kept,
            TreatyState::Dissolved(DissolutionCause::PartyOut | DissolutionCause::TwoLeft) if was_bound => {
                TreatyState::Kept
            }
            other => other,
        };
    }

    /// Gives notice: the treaty ends one round later, if not before.
    ///
    /// # Errors
    /// If the treaty is not in force, lasts for rounds, had notice already, or the seat is no party alive.
    pub fn give_notice(&mut self, seat: Seat, position: &Position) -> Result<(), CannotGiveNotice> {
        self.check_notice(seat, position)?;
        self.notice = Some((seat, self.events()));
        self.last_mut().rounds = Some(RoundCount::begin(1, position));
        Ok(())
    }

    /// The party that has given notice, and the number of events since the treaty began after which it did, if one has.
    #[must_use]
    pub const fn notice(&self) -> Option<(Seat, usize)> {
        self.notice
    }

    /// Takes back all but the first `events` events since the treaty began. The treaty begins, and notice was
    /// given, at the latest in the position after them.
    pub fn take_back(&mut self, events: usize, position: &Position) {
        self.line.truncate(events + 1);
        self.notice = self.notice.map(|(seat, after)| (seat, after.min(self.events())));
        let is_bound = self.state() == TreatyState::InForce;
        if self.notice.is_some() && is_bound && self.last().rounds.is_none() {
            self.last_mut().rounds = Some(RoundCount::begin(1, position));
        }
    }

    /// The clauses that bind the player to move, where a breach would be one: prohibitions, and duties in
    /// their last turn. None if the treaty is not in force.
    #[must_use]
    pub fn bindings<'a>(&'a self, position: &'a Position) -> Vec<Binding<'a>> {
        let progress = self.last();
        if progress.state != TreatyState::InForce {
            return Vec::new();
        }
        let due = |clause: &Clause, duty: Option<DutyProgress>| match (clause.promise.turns(), duty) {
            (Some(turns), Some(duty)) => !duty.is_done && duty.turns + 1 >= turns,
            _ => true,
        };
        self.bound(progress, position)
            .filter(|(_, clause, duty)| due(clause, duty.map(|index| progress.duties[index])))
            .map(|(_, clause, duty)| Binding {
                promise: &clause.promise,
                had_chance: duty.is_some_and(|index| progress.duties[index].had_chance),
            })
            .collect()
    }

    /// The rounds that have passed, of a treaty that ends by them; of any other one once a party has given notice.
    #[must_use]
    pub fn rounds(&self) -> Option<RoundCount> {
        self.last().rounds
    }

    /// The progress of each duty of the treaty so far, in the order written.
    #[must_use]
    pub fn duties(&self) -> &[DutyProgress] {
        &self.last().duties
    }

    /// The prohibitions of a party that bind now, whosever turn it is, or would if the player were in power whom
    /// their condition names. None if the treaty is not in force.
    pub fn prohibitions(&self, seat: Seat) -> impl Iterator<Item = &Clause> {
        let progress = self.last();
        let party = self.treaty.party_of(seat).filter(|_| progress.state == TreatyState::InForce);
        let clauses = self.treaty.clauses().filter(move |(id, _)| Some(id.party) == party);
        clauses.map(|(_, clause)| clause).filter(|clause| {
            let waits = match clause.condition {
                Some(Condition::Duty(number)) => !progress.duties[usize::from(number) - 1].is_done,
                Some(Condition::Power(_)) | None => false,
            };
            !clause.promise.is_duty() && !waits
        })
    }

    /// Checks whether a seat can give notice in a position.
    ///
    /// # Errors
    /// If the treaty is not in force, lasts for rounds, had notice already, or the seat is no party alive.
    pub fn check_notice(&self, seat: Seat, position: &Position) -> Result<(), CannotGiveNotice> {
        if self.state() != TreatyState::InForce {
            return Err(CannotGiveNotice::NotInForce);
        }
        if !self.treaty.seats().contains(seat) {
            return Err(CannotGiveNotice::NotAParty(seat));
        }
        if !position.alive().contains(seat) {
            return Err(CannotGiveNotice::NotAlive(seat));
        }
        match self.treaty.end() {
            TreatyEnd::Rounds(_) => Err(CannotGiveNotice::Rounds),
            _ if self.notice.is_some() => Err(CannotGiveNotice::Given),
            _ => Ok(()),
        }
    }

    /// The progress of a treaty that begins in this position.
    fn beginning(&self, position: &Position) -> Progress {
        let rounds = match self.treaty.end() {
            TreatyEnd::Rounds(rounds) => Some(RoundCount::begin(rounds, position)),
            TreatyEnd::Notice | TreatyEnd::Power(_) | TreatyEnd::Out(_) => None,
        };
        let duties = vec![DutyProgress::default(); self.treaty.duties().count()];
        Progress { state: TreatyState::InForce, rounds, duties }
    }

    /// The clauses of the player to move that bind in this position, with the index of the duty if the
    /// clause is one.
    fn bound<'a>(
        &'a self,
        progress: &'a Progress,
        position: &'a Position,
    ) -> impl Iterator<Item = (ClauseId, &'a Clause, Option<usize>)> {
        let mut duties = 0;
        let numbered = self.treaty.clauses().map(move |(id, clause)| {
            let duty = clause.promise.is_duty().then_some(duties);
            duties += usize::from(duty.is_some());
            (id, clause, duty)
        });
        let party = self.treaty.party_of(position.turn());
        numbered.filter(move |(id, clause, _)| {
            let holds = match clause.condition {
                None => true,
                Some(Condition::Power(seat)) => position.in_power() == Some(seat),
                Some(Condition::Duty(number)) => progress.duties[usize::from(number) - 1].is_done,
            };
            Some(id.party) == party && holds
        })
    }

    /// Judges a turn of a treaty in force: what it breaks, and what becomes of duties.
    fn judge(&self, next: &mut Progress, before: &Position, mv: Move) -> Verdict {
        let mut verdict = Verdict::default();
        if mv.is_pass() {
            return verdict;
        }
        let deeds = Deeds::of(before, &self.rules, mv);
        for (id, clause, duty) in self.bound(self.last(), before) {
            let promise = &clause.promise;
            let touches = deeds.touch(promise);
            let Some(duty) = duty.map(|index| &mut next.duties[index]) else {
                if touches && self.can_keep(before, promise) {
                    verdict.broken.push(id);
                }
                continue;
            };
            if duty.is_done {
                continue;
            }
            duty.is_done = touches;
            duty.turns += 1;
            duty.had_chance |= touches || self.can_keep(before, promise);
            if !touches && Some(duty.turns) >= promise.turns() {
                if duty.had_chance {
                    verdict.broken.push(id);
                } else {
                    verdict.is_impossible = true;
                }
            }
        }
        verdict
    }

    /// Whether a legal move keeps a prohibition, or does a duty.
    fn can_keep(&self, position: &Position, promise: &Promise) -> bool {
        let binding = [Binding { promise, had_chance: false }];
        Restriction::new(position, &self.rules, &binding).leaves_any()
    }

    /// The state after an event that broke nothing: the first that holds of the treaty's own end, the end of
    /// the game, a lack of parties, and two players left.
    fn settle(&self, next: &mut Progress, before: &Position, after: &Position) -> TreatyState {
        let seats = self.treaty.seats();
        if let Some(rounds) = &mut next.rounds {
            rounds.pass(before, after);
        }
        let own_end = match self.treaty.end() {
            TreatyEnd::Power(seat) => after.in_power() != Some(seat),
            TreatyEnd::Out(seat) => !after.alive().contains(seat),
            TreatyEnd::Rounds(_) | TreatyEnd::Notice => false,
        };
        let is_over = own_end || next.rounds.is_some_and(|rounds| rounds.is_over(seats));
        if is_over || after.is_over() {
            TreatyState::Kept
        } else if seats.iter().filter(|&seat| after.alive().contains(seat)).count() < 2 {
            TreatyState::Dissolved(DissolutionCause::PartyOut)
        } else if after.alive().len() == 2 {
            TreatyState::Dissolved(DissolutionCause::TwoLeft)
        } else {
            TreatyState::InForce
        }
    }

    fn last(&self) -> &Progress {
        self.line.last().expect("beginning")
    }

    fn last_mut(&mut self) -> &mut Progress {
        self.line.last_mut().expect("beginning")
    }
}

/// The judgement of a turn.
#[derive(Default)]
struct Verdict {
    /// The clauses that it breaks.
    broken: Vec<ClauseId>,
    /// Whether a duty turned out to be impossible.
    is_impossible: bool,
}

#[cfg(test)]
mod tests {
    use djambi::SQUARE9;

    use super::*;

    #[test]
    fn a_treaty_is_kept_when_the_game_ends_and_binds_again_when_that_is_taken_back() {
        let start = Position::start();
        let treaty = Treaty::parse(&SQUARE9, "r:keep_out(a5) b:no_power /notice").expect("treaty");
        let mut judge = Judge::begin(treaty, Rules::CLASSIC, &start).expect("beginning");
        let mv = start.parse_move("a3a4").expect("move");
        judge.turn(&start, mv, &start.play(&Rules::CLASSIC, mv).expect("legal"));
        judge.end_of_game();
        assert_eq!((judge.state(), judge.events()), (TreatyState::Kept, 1));
        judge.take_back(0, &start);
        assert_eq!((judge.state(), judge.bindings(&start).len()), (TreatyState::InForce, 1));
        judge.give_notice(Seat::Blue, &start).expect("notice");
        assert_eq!(judge.give_notice(Seat::Red, &start), Err(CannotGiveNotice::Given));
    }
}
