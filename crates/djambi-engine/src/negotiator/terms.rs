//! Treaties that are more than peace between two: which of them are weighed, and their worth.

use djambi::{BySeat, Seat, SeatSet};
use djambi_press::limits::MIN_ALIVE;
use djambi_press::{Judge, NoteKind, Promise, Treaty, TreatyEnd};

use super::chances::Chances;
use super::duties::{has_duties, is_tangled};
use super::history::{BREACH_ROUNDS, breaches, friends_by, peace_partners, spared_by, sparing};
use super::kinds::Bound;
use super::means::VARIANCES;
use super::worth::Comparison;
use super::{
    Dealings, MAX_ROUNDS, Negotiator, Objection, PEACE_ROUNDS, Part, in_force, partner_in_peace, trust,
    wins_at_once,
};

/// A treaty, as the player of some dealings weighs it.
///
/// What is known of it beforehand is the worth of the peace that is in it, by the table of means. Its other promises are
/// worth nothing on the average, until continuations tell more.
pub(super) struct Terms<'a> {
    chances: &'a Chances<'a>,
    treaty: &'a Treaty,
}

impl<'a> Terms<'a> {
    /// The terms of a treaty.
    pub(super) const fn new(chances: &'a Chances<'a>, treaty: &'a Treaty) -> Self {
        Self { chances, treaty }
    }

    /// The number of kinds of continuations that tell the worth of a treaty: without it, if all keep it, if only the player
    /// does, and if each other party alone does not.
    pub(super) fn kinds(treaty: &Treaty) -> usize {
        match treaty.parties().len() - 1 {
            1 => 3,
            others => 3 + others,
        }
    }

    /// Whether a treaty has no promises but to spare players, of which the table of means knows the worth.
    pub(super) fn are_known(treaty: &Treaty) -> bool {
        let is_known = |promise: &Promise| matches!(promise, Promise::Peace(_) | Promise::HandsOff(_));
        treaty.clauses().all(|(_, clause)| clause.condition.is_none() && is_known(&clause.promise))
    }

    /// The gains of all by the treaty; that of the player, who trusts the other parties less the more they are tempted, is what
    /// it is worth. `None` if it cannot begin. Without continuations the table of means tells them.
    pub(super) fn gains(
        &self,
        negotiator: &Negotiator,
        comparison: Option<&mut Comparison<'_>>,
    ) -> Option<BySeat<f32>> {
        self.treaty.check_beginning(self.chances.dealings().position).ok()?;
        let mut look = self.look(negotiator, comparison);
        let kept = look(self.treaty.seats());
        Some(self.trusting(negotiator, kept, look))
    }

    /// The gains of all, of which those of the player depend on whom it trusts, by what they are if all keep the treaty and
    /// by a look at what they are if some do.
    fn trusting(
        &self,
        negotiator: &Negotiator,
        kept: BySeat<f32>,
        mut look: impl FnMut(SeatSet) -> BySeat<f32>,
    ) -> BySeat<f32> {
        let dealings = self.chances.dealings();
        let seat = dealings.seat;
        let all = self.treaty.seats();
        let alone: SeatSet = [seat].into_iter().collect();
        let betrayed = look(alone);
        let mut trusted = 1.0;
        for other in all.without(seat).iter() {
            let without = all.without(other);
            let free = if without == alone { betrayed } else { look(without) };
            let temptation = if negotiator.has(Part::Temptation) { free[other] - kept[other] } else { 0.0 };
            trusted *= trust(dealings, other, temptation.max(0.0));
        }
        BySeat::from_fn(|of| {
            let gain = kept[of] + self.later(of);
            if of == seat { trusted * gain + (1.0 - trusted) * betrayed[seat] } else { gain }
        })
    }

    /// The same for the author of an offer: by continuations only if all keep it, as of peace that is offered.
    pub(super) fn gains_of_offer(
        &self,
        negotiator: &Negotiator,
        comparison: &mut Comparison<'_>,
    ) -> Option<BySeat<f32>> {
        let all = self.treaty.seats();
        self.treaty.check_beginning(self.chances.dealings().position).ok()?;
        let kept = self.look(negotiator, Some(comparison))(all);
        Some(self.trusting(negotiator, kept, |bound| BySeat::from_fn(|of| self.mean(of, bound))))
    }

    /// The gain of the player if all keep the treaty, by continuations; `None` if it cannot begin.
    pub(super) fn gain_if_kept(
        &self,
        negotiator: &Negotiator,
        comparison: &mut Comparison<'_>,
    ) -> Option<f32> {
        let Dealings { position, seat, .. } = *self.chances.dealings();
        self.treaty.check_beginning(position).ok()?;
        Some(self.look(negotiator, Some(comparison))(self.treaty.seats())[seat])
    }

    /// Tells the gains of all in the next rounds if some parties keep the treaty.
    fn look<'b, 'c>(
        &'b self,
        negotiator: &Negotiator,
        mut comparison: Option<&'b mut Comparison<'c>>,
    ) -> impl FnMut(SeatSet) -> BySeat<f32> + use<'a, 'b, 'c> {
        let variance = if negotiator.has(Part::Shrinking) { VARIANCE } else { f32::MAX };
        let mut changes = Vec::new();
        if has_duties(self.treaty)
            && let Some(comparison) = comparison.as_mut()
        {
            let change = |party: Seat| (party, comparison.change_by_duties(self.treaty, party));
            changes.extend(self.treaty.seats().iter().map(change));
        }
        move |bound| {
            let found = comparison.as_mut().and_then(|comparison| comparison.estimates(self.treaty, bound));
            BySeat::from_fn(|of| {
                let mean = self.mean(of, bound);
                let surprise = found.as_ref().map_or(0.0, |found| found[of].surprise(mean, variance));
                let of_bound = changes.iter().filter(|(party, _)| bound.contains(*party));
                mean + surprise + of_bound.map(|(_, change)| change[of]).sum::<f32>()
            })
        }
    }

    /// What the table of means knows of the gain of a player if these seats keep the treaty.
    fn mean(&self, of: Seat, bound: SeatSet) -> f32 {
        let others = self.chances.dealings().position.alive().without(of);
        let gain = |other| {
            let kind = self.sparing(of, other, bound)?;
            Some(self.chances.gain(of, other, kind))
        };
        others.iter().filter_map(gain).sum()
    }

    /// The worth of renewing the peace that is in it, after the rounds of the table.
    fn later(&self, of: Seat) -> f32 {
        let all = self.treaty.seats();
        let partners =
            all.without(of).iter().filter(|&other| self.sparing(of, other, all) == Some(Bound::Both));
        let later = |other| self.chances.renewed(of, other) - self.chances.gain(of, other, Bound::Both);
        partners.map(later).sum()
    }

    /// Which of two players spares the other by the treaty, if these seats keep it, and did not before.
    fn sparing(&self, of: Seat, other: Seat, bound: SeatSet) -> Option<Bound> {
        let gives = bound.contains(of) && self.newly_spared(of).contains(other);
        let gets = bound.contains(other) && self.newly_spared(other).contains(of);
        match (gives, gets) {
            (true, true) => Some(Bound::Both),
            (true, false) => Some(Bound::Player),
            (false, true) => Some(Bound::Partner),
            (false, false) => None,
        }
    }

    /// The players whom a party spares by the treaty, and by none that stands.
    fn newly_spared(&self, party: Seat) -> SeatSet {
        let Some(index) = self.treaty.party_of(party) else { return SeatSet::EMPTY };
        let clauses = self.treaty.parties()[index].clauses.iter();
        let always = clauses.filter(|clause| clause.condition.is_none());
        let spared = always.map(|clause| spared_by(&clause.promise)).fold(SeatSet::EMPTY, SeatSet::union);
        let standing = sparing(self.chances.dealings(), party);
        spared.iter().filter(|&seat| !standing.contains(seat)).collect()
    }
}

/// The variance of gains by such a treaty about what is known beforehand: that of peace.
const VARIANCE: f32 = VARIANCES[Bound::Both as usize];

/// The reason for which the player never accepts a treaty that is more than peace between two, if there is one.
pub(super) fn objection_to_terms(dealings: &Dealings<'_>, treaty: &Treaty, by: Seat) -> Option<Objection> {
    let &Dealings { position, rules, seat, partners, .. } = dealings;
    let parties = treaty.seats();
    let alive = position.alive();
    let others = parties.without(seat);
    let is_there = parties.contains(seat) && others.contains(by) && alive.contains(seat);
    let makes_treaties = |other| alive.contains(other) && partners.contains(other);
    if !is_there || alive.len() < MIN_ALIVE || !others.iter().all(makes_treaties) {
        return Some(Objection::Partners);
    }
    if wins_at_once(dealings) {
        return Some(Objection::Won);
    }
    if is_too_long(dealings, treaty) {
        let is_another = !matches!(treaty.end(), TreatyEnd::Rounds(_)) && !has_duties(treaty);
        return Some(if is_another { Objection::Another } else { Objection::Terms });
    }
    let has_broken =
        breaches(dealings).any(|breach| others.contains(breach.by) && breach.rounds < BREACH_ROUNDS);
    if has_broken {
        return Some(Objection::Breaker);
    }
    let is_everybodys_friend = |party| {
        let friends = peace_partners(dealings, party).union(friends_by(treaty, party));
        alive.iter().all(|other| other == party || friends.contains(other))
    };
    if parties.iter().any(is_everybodys_friend) {
        return Some(Objection::Surrounded);
    }
    if is_tangled(dealings, treaty) {
        return Some(Objection::Impossible);
    }
    // A promise that no turn could keep binds to nothing, or to a turn that nobody would choose.
    let own = treaty.party_of(seat);
    let is_trap = |kind| matches!(kind, NoteKind::Excused | NoteKind::Contradicts);
    let mut notes = treaty.notes(rules, position).into_iter();
    notes.any(|note| Some(note.at.party) == own && is_trap(note.kind)).then_some(Objection::Impossible)
}

/// The longest treaty with these promises that a player accepts, in rounds: one by which it does more than spare others
/// lasts no longer than continuations look ahead.
pub(super) fn longest(treaty: &Treaty, seat: Seat) -> u8 {
    let own = treaty.party_of(seat).map(|index| &treaty.parties()[index].clauses);
    let spares = |promise: &Promise| matches!(promise, Promise::Peace(_) | Promise::HandsOff(_));
    let only_spares = own.is_some_and(|clauses| clauses.iter().all(|clause| spares(&clause.promise)));
    if only_spares { MAX_ROUNDS } else { PEACE_ROUNDS }
}

/// Whether a treaty would bind the player for too long. Of one without a number of rounds it can give notice; it thinks
/// about one such at a time, and takes none with a duty, whose turns continuations would not see.
pub(super) fn is_too_long(dealings: &Dealings<'_>, treaty: &Treaty) -> bool {
    match treaty.end() {
        TreatyEnd::Rounds(rounds) => rounds > longest(treaty, dealings.seat),
        TreatyEnd::Notice | TreatyEnd::Power(_) | TreatyEnd::Out(_) => {
            let is_another = || {
                partner_in_peace(treaty, dealings.seat).is_none() && endless_terms(dealings).next().is_some()
            };
            has_duties(treaty) || is_another()
        }
    }
}

/// The treaties in force of the player, by their places, that are more than peace between two and last until notice is given
/// or something happens.
pub(super) fn endless_terms<'a>(
    dealings: &Dealings<'a>,
) -> impl Iterator<Item = (usize, &'a Judge)> + use<'a> {
    let &Dealings { position, seat, treaties, .. } = dealings;
    treaties.iter().enumerate().filter(move |(_, judge)| {
        judge.check_notice(seat, position).is_ok() && partner_in_peace(judge.treaty(), seat).is_none()
    })
}

/// The worth of going on with a treaty of the player's, by continuations.
pub(super) fn worth_of_going_on(
    negotiator: &Negotiator,
    dealings: &Dealings<'_>,
    treaty: &Treaty,
) -> Option<f32> {
    let others: Vec<_> =
        in_force(dealings.treaties).filter(|judge| judge.treaty() != treaty).cloned().collect();
    let without = Dealings { treaties: &others, ..*dealings };
    let chances = Chances::of(&without);
    let mut comparison = negotiator.comparison_of_terms(&without, KINDS_OF_GOING_ON)?;
    Terms::new(&chances, treaty).gain_if_kept(negotiator, &mut comparison)
}

/// The kinds of continuations that tell whether to go on with a treaty: without it and with it.
pub(super) const KINDS_OF_GOING_ON: usize = 2;
