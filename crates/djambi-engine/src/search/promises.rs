//! The promises that a search reckons with.
//!
//! At the root they are what the judges say. Below it they go on to bind while their treaty lasts: its rounds and
//! the turns of its duties are counted along each path, and it is over when a player is out of power or of the
//! game whom its end names, when a party is out, when two players are left, or when the last turn of a duty has
//! not done it. A duty binds in each of its turns until one has done it, wherever a move does it and keeps the
//! rest: who puts it off and then can't do it any more has broken it.
//! By no other breach is a treaty ended there, but for the searcher's own at the root: those who are believed
//! commit none, and of the others it is not asked what they break.

use std::ops::ControlFlow;

use djambi::{BySeat, Move, MoveFamily, Position, Rules, Seat, SeatSet, SquareSet};
use djambi_press::limits::{MAX_CLAUSES, MAX_PARTIES, MIN_ALIVE};
use djambi_press::{
    Binding, Condition, DutyProgress, Judge, Promise, Restriction, RoundCount, TreatyEnd, TreatyState,
};

use crate::{Breaches, Outlook};

/// The promises that a search reckons with, from its root on.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Promises {
    treaties: Vec<StandingTreaty>,
    /// The promises that bind the searcher at the root, each with whether an earlier turn could have done it.
    at_root: Vec<(Promise, bool)>,
    believed: SeatSet,
    feared: SeatSet,
    breaches: Breaches,
    grudges: BySeat<f32>,
}

/// A treaty in force at the root.
#[derive(Clone, PartialEq, Debug)]
struct StandingTreaty {
    parties: SeatSet,
    /// The promises of those who are believed, and the duties of the others, for which a promise may wait.
    pledges: Vec<Pledge>,
    /// How far the treaty has come.
    progress: TreatyProgress,
    end: TreatyEnd,
    /// The searcher's moves at the root that keep the treaty, sorted, if others are looked at, too.
    keeping: Option<Vec<Move>>,
}

/// A promise of a party.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Pledge {
    party: Seat,
    promise: Promise,
    condition: Option<Condition>,
    /// Which duty of the treaty it is, from 0, if it is one.
    duty: Option<usize>,
    /// Whether the party is believed to keep it.
    is_believed: bool,
}

impl Pledge {
    /// Whether it binds the player to move in a position, once a treaty has come so far.
    fn binds(&self, position: &Position, progress: &TreatyProgress) -> bool {
        let holds = match self.condition {
            None => true,
            Some(Condition::Power(seat)) => position.in_power() == Some(seat),
            Some(Condition::Duty(number)) => progress.duties[usize::from(number) - 1].is_done,
        };
        self.party == position.turn() && holds
    }

    /// Whether it must be kept by a turn in which it binds: not if it is a duty that was done, or can be done later.
    fn is_due(&self, progress: &TreatyProgress) -> bool {
        let duty = self.duty.map(|index| progress.duties[index]);
        duty.is_none_or(|duty| !duty.is_done && Some(duty.turns + 1) >= self.promise.turns())
    }

    /// Whether it is a duty that a turn in which it binds should do, though it can be done later.
    fn is_early(&self, progress: &TreatyProgress) -> bool {
        self.duty.is_some_and(|index| !progress.duties[index].is_done) && !self.is_due(progress)
    }
}

impl StandingTreaty {
    /// The promises that a turn of the player to move must keep, once the treaty has come so far.
    fn due<'a>(
        &'a self,
        progress: &TreatyProgress,
        position: &Position,
    ) -> impl Iterator<Item = &'a Promise> {
        self.binding(progress, position, Pledge::is_due)
    }

    /// The duties that a turn of the player to move should do, though they can be done later.
    fn early_duties<'a>(
        &'a self,
        progress: &TreatyProgress,
        position: &Position,
    ) -> impl Iterator<Item = &'a Promise> {
        self.binding(progress, position, Pledge::is_early)
    }

    fn binding<'a>(
        &'a self,
        progress: &TreatyProgress,
        position: &Position,
        is_meant: impl Fn(&Pledge, &TreatyProgress) -> bool,
    ) -> impl Iterator<Item = &'a Promise> {
        let binds = move |pledge: &&Pledge| {
            pledge.is_believed && pledge.binds(position, progress) && is_meant(pledge, progress)
        };
        self.pledges.iter().filter(binds).map(|pledge| &pledge.promise)
    }
}

/// The largest number of duties of a treaty.
const MOST_DUTIES: usize = MAX_PARTIES * MAX_CLAUSES;

/// The promises that bind at a node.
pub(crate) type Bindings<'a> = Vec<Binding<'a>>;

impl Promises {
    /// The promises that a search from this position reckons with.
    pub(crate) fn of(outlook: &Outlook, position: &Position, rules: &Rules) -> Self {
        let &Outlook { believed, feared, breaches, grudges, .. } = outlook;
        let mut promises = Self { breaches, grudges, ..Self::default() };
        let searcher = position.turn();
        let is_free = breaches == Breaches::Weighed;
        for judge in outlook.treaties.iter().filter(|judge| judge.state() == TreatyState::InForce) {
            promises.believed = believed;
            promises.feared = feared;
            if believed.contains(searcher) {
                let bindings = judge.bindings(position);
                promises
                    .at_root
                    .extend(bindings.iter().map(|binding| (*binding.promise, binding.had_chance)));
            }
            promises.treaties.push(StandingTreaty {
                parties: judge.treaty().seats(),
                pledges: pledges(judge, believed),
                progress: TreatyProgress::of(judge),
                end: judge.treaty().end(),
                keeping: (is_free && judge.treaty().seats().contains(searcher))
                    .then(|| keeping_moves(judge, position, rules)),
            });
        }
        promises
    }

    /// These promises and others.
    pub(crate) fn and(&self, other: &Self) -> Self {
        let mut all = self.clone();
        all.at_root.extend(other.at_root.iter().copied());
        all.treaties.extend(other.treaties.iter().cloned());
        all
    }

    /// The same promises without duties. What waits for one binds at once.
    pub(crate) fn without_duties(mut self) -> Self {
        self.at_root.retain(|(promise, _)| !promise.is_duty());
        for pledge in self.treaties.iter_mut().flat_map(|treaty| &mut treaty.pledges) {
            pledge.is_believed &= pledge.duty.is_none();
            pledge.condition = pledge.condition.filter(|condition| !matches!(condition, Condition::Duty(_)));
        }
        self
    }

    /// Whether the search looks at moves at the root that break promises.
    pub(super) fn weighs_breaches(&self) -> bool {
        self.breaches == Breaches::Weighed
    }

    /// The promises that bind the searcher at the root, a position under these rules.
    pub(crate) fn at_root(&self, position: &Position, rules: &Rules) -> Bindings<'_> {
        let due = self.at_root.iter();
        let mut bindings =
            due.map(|(promise, had_chance)| Binding { promise, had_chance: *had_chance }).collect();
        let early = self.treaties.iter().flat_map(|treaty| treaty.early_duties(&treaty.progress, position));
        add_where_possible(&mut bindings, early, position, rules);
        bindings
    }

    /// The partners who are believed to keep a treaty with the searcher, and not feared.
    pub(super) fn partners_of(&self, searcher: Seat) -> SeatSet {
        let treaties = self.treaties.iter().filter(|treaty| treaty.parties.contains(searcher));
        let parties = treaties.fold(SeatSet::EMPTY, |all, treaty| all.union(treaty.parties));
        let is_trusted = |&seat: &Seat| self.believed.contains(seat) && !self.feared.contains(seat);
        parties.without(searcher).iter().filter(is_trusted).collect()
    }

    /// How much the searcher dislikes the share of each seat, if it does.
    pub(super) fn grudges(&self) -> Option<&BySeat<f32>> {
        self.grudges.iter().any(|(_, &grudge)| grudge != 0.0).then_some(&self.grudges)
    }
}

/// The promises of those parties of a treaty that are believed, and the duties of all.
fn pledges(judge: &Judge, believed: SeatSet) -> Vec<Pledge> {
    let mut duties = 0;
    let mut pledges = Vec::new();
    for (id, clause) in judge.treaty().clauses() {
        let duty = clause.promise.is_duty().then_some(duties);
        duties += usize::from(duty.is_some());
        let party = judge.treaty().parties()[id.party].seat;
        let is_believed = believed.contains(party);
        if is_believed || duty.is_some() {
            let (promise, condition) = (clause.promise, clause.condition);
            pledges.push(Pledge { party, promise, condition, duty, is_believed });
        }
    }
    pledges
}

/// Adds those duties to the promises that bind the player to move which a move can do that keeps these, too.
fn add_where_possible<'a>(
    bindings: &mut Bindings<'a>,
    duties: impl Iterator<Item = &'a Promise>,
    position: &Position,
    rules: &Rules,
) {
    for promise in duties {
        bindings.push(Binding { promise, had_chance: false });
        if !Restriction::new(position, rules, bindings).leaves_any() {
            bindings.pop();
        }
    }
}

/// The moves of the player to move that keep a treaty, sorted.
fn keeping_moves(judge: &Judge, position: &Position, rules: &Rules) -> Vec<Move> {
    let bindings = judge.bindings(position);
    let mut moves = Restriction::new(position, rules, &bindings).legal_moves();
    moves.sort_unstable();
    moves
}

/// How far the treaties have come on a path from the root.
#[derive(Default)]
pub(super) struct PathTreaties {
    treaties: Vec<TreatyProgress>,
    /// Whether no move was played yet.
    is_at_root: bool,
}

/// How far a treaty has come.
#[derive(Clone, Copy, PartialEq, Debug)]
struct TreatyProgress {
    is_over: bool,
    /// The seats that the cursor has left so far, if the treaty ends by rounds.
    rounds: Option<RoundCount>,
    /// The progress of each duty, in the order written.
    duties: [DutyProgress; MOST_DUTIES],
}

impl TreatyProgress {
    /// How far a judge says that a treaty in force has come.
    fn of(judge: &Judge) -> Self {
        let mut duties = [DutyProgress::default(); MOST_DUTIES];
        for (duty, progress) in duties.iter_mut().zip(judge.duties()) {
            *duty = *progress;
        }
        Self { is_over: false, rounds: judge.rounds(), duties }
    }

    /// Counts a turn among those of the duties that bind in it. One whose last turn does not do it ends the treaty.
    fn count_duties(&mut self, pledges: &[Pledge], before: &Position, rules: &Rules, mv: Move) {
        let begun = *self;
        let duties = pledges.iter().filter_map(|pledge| Some((pledge, pledge.duty?)));
        for (pledge, index) in duties.filter(|(pledge, _)| pledge.binds(before, &begun)) {
            let duty = &mut self.duties[index];
            if mv.is_pass() || duty.is_done {
                continue;
            }
            duty.is_done = pledge.promise.is_touched(before, rules, mv);
            duty.turns += 1;
            self.is_over |= !duty.is_done && Some(duty.turns) >= pledge.promise.turns();
        }
    }
}

impl PathTreaties {
    /// Begins a path.
    pub(super) fn begin(&mut self, promises: &Promises) {
        self.is_at_root = true;
        self.treaties.clear();
        self.treaties.extend(promises.treaties.iter().map(|treaty| treaty.progress));
    }

    /// Follows a move on the path.
    pub(super) fn pass(
        &mut self,
        promises: &Promises,
        rules: &Rules,
        before: &Position,
        mv: Move,
        after: &Position,
    ) {
        let alive = after.alive();
        for (treaty, progress) in promises.treaties.iter().zip(&mut self.treaties) {
            if progress.is_over {
                continue;
            }
            let keeping = treaty.keeping.as_ref().filter(|_| self.is_at_root);
            let is_broken = keeping.is_some_and(|moves| moves.binary_search(&mv).is_err());
            progress.count_duties(&treaty.pledges, before, rules, mv);
            if let Some(rounds) = &mut progress.rounds {
                rounds.pass(before, after);
            }
            let has_ended = match treaty.end {
                TreatyEnd::Power(seat) => after.in_power() != Some(seat),
                TreatyEnd::Out(seat) => !alive.contains(seat),
                TreatyEnd::Rounds(_) | TreatyEnd::Notice => false,
            };
            progress.is_over |= is_broken
                || has_ended
                || alive.len() < MIN_ALIVE
                || treaty.parties.iter().filter(|&seat| alive.contains(seat)).count() < 2
                || progress.rounds.is_some_and(|rounds| rounds.is_over(treaty.parties));
        }
        self.is_at_root = false;
    }

    /// The promises that bind the player to move in the position that the path has come to.
    pub(super) fn bindings<'a>(
        &self,
        promises: &'a Promises,
        position: &Position,
        rules: &Rules,
    ) -> Bindings<'a> {
        if self.is_at_root {
            return if promises.weighs_breaches() { Vec::new() } else { promises.at_root(position, rules) };
        }
        let treaties = promises.treaties.iter().zip(&self.treaties);
        let standing = treaties.filter(|(_, progress)| !progress.is_over);
        let due = standing.clone().flat_map(|(treaty, progress)| treaty.due(progress, position));
        let mut bindings = due.map(|promise| Binding { promise, had_chance: false }).collect();
        let early = standing.flat_map(|(treaty, progress)| treaty.early_duties(progress, position));
        add_where_possible(&mut bindings, early, position, rules);
        bindings
    }
}

/// The moves of a position that keep the promises that bind its player.
pub(super) struct KeepingMoves<'a>(Restriction<'a>);

impl<'a> KeepingMoves<'a> {
    /// The moves that keep these promises; `None` if there are no promises.
    pub(super) fn of(position: &'a Position, rules: &'a Rules, bindings: &'a Bindings<'a>) -> Option<Self> {
        (!bindings.is_empty()).then(|| Self(Restriction::new(position, rules, bindings)))
    }

    /// Calls `visit` with families of these moves, each move once, until it breaks. A partial move may be in
    /// several of them.
    pub(super) fn for_each_family<B>(
        &self,
        visit: impl FnMut(MoveFamily) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        self.0.for_each_family(visit)
    }

    /// The placements that complete a partial move to one of these.
    pub(super) fn placements_of(&self, partial: Move) -> SquareSet {
        let mut placements = SquareSet::EMPTY;
        let _: ControlFlow<()> = self.for_each_family(|family| {
            let first = family.placements.iter().next();
            if first.is_some_and(|square| family.contains(partial.with_placement(square))) {
                placements |= family.placements;
            }
            ControlFlow::Continue(())
        });
        placements
    }

    /// These moves, the forced pass included.
    pub(super) fn list(&self) -> Vec<Move> {
        self.0.legal_moves()
    }
}

#[cfg(test)]
mod tests;
