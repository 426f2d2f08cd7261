//! The promises that a search reckons with.
//!
//! At the root they are what the judges say, duties included. Below it the prohibitions that bind at the root
//! go on to bind while their treaty lasts: its rounds are counted along each path, and it is over when a player
//! is out of power or of the game whom its end names, when a party is out, or when two players are left. Duties
//! are looked at only at the root, so a prohibition that waits for one does not come into force in the tree.
//! Nor is a treaty there ended by a breach, but for the searcher's own at the root: those who are believed
//! commit none, and of the others it is not asked what they break.

use std::ops::ControlFlow;

use djambi::{BySeat, Move, MoveFamily, Position, Rules, Seat, SeatSet, SquareSet};
use djambi_press::limits::MIN_ALIVE;
use djambi_press::{Binding, Condition, Judge, Promise, Restriction, RoundCount, TreatyEnd, TreatyState};

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
    prohibitions: Vec<Prohibition>,
    /// The seats that the cursor has left so far, if the treaty ends by rounds.
    rounds: Option<RoundCount>,
    end: TreatyEnd,
    /// The searcher's moves at the root that keep the treaty, sorted, if others are looked at, too.
    keeping: Option<Vec<Move>>,
}

/// A prohibition of a party.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Prohibition {
    party: Seat,
    promise: Promise,
    /// The player who must be in power for it to bind.
    in_power: Option<Seat>,
}

/// The promises that bind at a node.
pub(super) type Bindings<'a> = Vec<Binding<'a>>;

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
                prohibitions: prohibitions(judge, believed),
                rounds: judge.rounds(),
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

    /// Whether the search looks at moves at the root that break promises.
    pub(super) fn weighs_breaches(&self) -> bool {
        self.breaches == Breaches::Weighed
    }

    /// The promises that bind the searcher at the root.
    pub(super) fn at_root(&self) -> Bindings<'_> {
        self.at_root
            .iter()
            .map(|(promise, had_chance)| Binding { promise, had_chance: *had_chance })
            .collect()
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

/// The prohibitions of those parties of a treaty that are believed.
fn prohibitions(judge: &Judge, believed: SeatSet) -> Vec<Prohibition> {
    let parties = judge.treaty().seats();
    let believed = parties.iter().filter(|&party| believed.contains(party));
    let of = |party| {
        judge.prohibitions(party).map(move |clause| {
            let in_power = match clause.condition {
                Some(Condition::Power(seat)) => Some(seat),
                _ => None,
            };
            Prohibition { party, promise: clause.promise, in_power }
        })
    };
    believed.flat_map(of).collect()
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
#[derive(Clone, Copy)]
struct TreatyProgress {
    is_over: bool,
    rounds: Option<RoundCount>,
}

impl PathTreaties {
    /// Begins a path.
    pub(super) fn begin(&mut self, promises: &Promises) {
        self.is_at_root = true;
        self.treaties.clear();
        let progress = |treaty: &StandingTreaty| TreatyProgress { is_over: false, rounds: treaty.rounds };
        self.treaties.extend(promises.treaties.iter().map(progress));
    }

    /// Follows a move on the path.
    pub(super) fn pass(&mut self, promises: &Promises, before: &Position, mv: Move, after: &Position) {
        let alive = after.alive();
        for (treaty, progress) in promises.treaties.iter().zip(&mut self.treaties) {
            if progress.is_over {
                continue;
            }
            let keeping = treaty.keeping.as_ref().filter(|_| self.is_at_root);
            let is_broken = keeping.is_some_and(|moves| moves.binary_search(&mv).is_err());
            if let Some(rounds) = &mut progress.rounds {
                rounds.pass(before, after);
            }
            let has_ended = match treaty.end {
                TreatyEnd::Power(seat) => after.in_power() != Some(seat),
                TreatyEnd::Out(seat) => !alive.contains(seat),
                TreatyEnd::Rounds(_) | TreatyEnd::Notice => false,
            };
            progress.is_over = is_broken
                || has_ended
                || alive.len() < MIN_ALIVE
                || treaty.parties.iter().filter(|&seat| alive.contains(seat)).count() < 2
                || progress.rounds.is_some_and(|rounds| rounds.is_over(treaty.parties));
        }
        self.is_at_root = false;
    }

    /// The promises that bind the player to move in the position that the path has come to.
    pub(super) fn bindings<'a>(&self, promises: &'a Promises, position: &Position) -> Bindings<'a> {
        if self.is_at_root {
            return if promises.weighs_breaches() { Vec::new() } else { promises.at_root() };
        }
        let binds = |prohibition: &&Prohibition| {
            let holds = prohibition.in_power.is_none_or(|seat| position.in_power() == Some(seat));
            prohibition.party == position.turn() && holds
        };
        let treaties = promises.treaties.iter().zip(&self.treaties);
        let standing = treaties.filter(|(_, progress)| !progress.is_over);
        let binding = standing.flat_map(|(treaty, _)| treaty.prohibitions.iter().filter(binds));
        binding.map(|prohibition| Binding { promise: &prohibition.promise, had_chance: false }).collect()
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
