//! What a position adds up to in the hidden layer, kept from one position to the next.

use djambi::{BySeat, Position, Rules};

use super::Net;
use super::inputs::{
    Commands, commands, for_each_circumstance, for_each_occupant, for_each_other_standing, for_each_standing,
    occupants,
};
use super::output::{shares_of_logits, shares_without_net};
use super::sight::{Findings, Sight};
use super::slots::Slot;
use super::table::Sums;
use crate::perspective::SEATS;

/// What the pieces of one position and the surroundings of its chiefs add up to in the first layer, as each seat sees
/// them. A search that goes from one position to a similar one keeps them and pays for the difference alone.
///
/// ```
/// use djambi::{Position, Rules};
/// use djambi_engine::net::{Accumulators, Net};
/// let (net, rules, start) = (Net::shipped(), Rules::CLASSIC, Position::start());
/// let mut sums = Accumulators::of(net, &start);
/// let after = start.play(&rules, start.parse_move("a3a5")?)?;
/// assert_eq!(sums.shares_of_child(net, &after, &rules), net.shares(&after, &rules));
/// sums.move_to(net, &after);
/// assert_eq!(sums.shares(net, &rules), net.shares(&after, &rules));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Accumulators {
    position: Position,
    commands: Commands,
    sight: Sight,
    sums: Sums,
}

/// On more squares than that two positions are not alike: to begin from scratch is faster.
const MOST_CHANGED: usize = 8;
/// As many slots as may be gone or come, from squares and about chiefs, circumstances included.
const MOST_GONE: usize = 32;
const MOST_COME: usize = 64;
/// As many slots as a position may have.
const MOST: usize = 128;

impl Accumulators {
    /// The sums of a position, from scratch.
    #[must_use]
    pub fn of(net: &Net, position: &Position) -> Self {
        let mut made = Self {
            position: *position,
            commands: commands(position),
            sight: Sight::none(),
            sums: Sums([net.weights.biases; SEATS.len()]),
        };
        if Net::knows(position) {
            made.sight.look_at(position, made.commands);
            let mut slots = Slots::<MOST>::none();
            for_each_occupant(position, made.commands, |slot| slots.push(slot));
            for_each_standing(&made.sight.findings, |slot| slots.push(slot));
            made.sums = net.table.change(&made.sums, &[], slots.as_slice());
        }
        made
    }

    /// The position that the sums are of.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Goes to another position. Where little has changed this is faster than [`Accumulators::of`]; the result is the
    /// same.
    pub fn move_to(&mut self, net: &Net, position: &Position) {
        let mut step = Step::none();
        if self.find_step(position, &mut step).is_none() {
            *self = Self::of(net, position);
            return;
        }
        self.sums = step.take(net, &self.sums);
        self.position = *position;
        self.sight = Sight::none();
        self.sight.look_at(position, self.commands);
    }

    /// What each seat may expect: [`Net::shares`] of the position that these sums are of.
    #[must_use]
    pub fn shares(&self, net: &Net, rules: &Rules) -> BySeat<f32> {
        if !Net::knows(&self.position) || self.position.is_over() {
            return shares_without_net(self.position.alive());
        }
        let mut slots = Slots::<MOST>::none();
        for_each_circumstance(&self.position, rules, &self.sight.findings, |slot| slots.push(slot));
        let sums = net.table.change(&self.sums, &[], slots.as_slice());
        shares_of_logits(self.position.alive(), net.logits(&sums))
    }

    /// What each seat may expect of another position: [`Net::shares`] of it. Where little has changed, as it is a turn
    /// later, this is much faster; the result is the same. Whoever wants to know about many positions that follow on one
    /// asks the sums of that one.
    #[must_use]
    pub fn shares_of_child(&self, net: &Net, child: &Position, rules: &Rules) -> BySeat<f32> {
        if child.is_over() {
            return shares_without_net(child.alive());
        }
        let mut step = Step::none();
        let Some(findings) = self.find_step(child, &mut step) else {
            return Self::of(net, child).shares(net, rules);
        };
        for_each_circumstance(child, rules, &findings, |slot| step.come.push(slot));
        shares_of_logits(child.alive(), net.logits(&step.take(net, &self.sums)))
    }

    /// What is to be done to go to a similar position, and the findings about that; nothing if it is not similar.
    #[inline]
    fn find_step(&self, after: &Position, step: &mut Step) -> Option<Findings> {
        let (before, commands) = (&self.position, self.commands);
        let changed = before.differences(after);
        let is_similar = Net::knows(before)
            && Net::knows(after)
            && changed.len() <= MOST_CHANGED
            && before.has_same_controllers(after);
        if !is_similar {
            return None;
        }
        occupants(before, commands, changed & before.occupied()).for_each(|slot| step.gone.push(slot));
        occupants(after, commands, changed & after.occupied()).for_each(|slot| step.come.push(slot));
        let findings = self.sight.findings_after(after, commands, changed);
        if !findings.stand_like(&self.sight.findings) {
            for_each_other_standing(&self.sight.findings, &findings, |slot| step.gone.push(slot));
            for_each_other_standing(&findings, &self.sight.findings, |slot| step.come.push(slot));
        }
        Some(findings)
    }
}

/// The way from one position to a similar one.
struct Step {
    gone: Slots<MOST_GONE>,
    come: Slots<MOST_COME>,
}

impl Step {
    #[inline]
    fn none() -> Self {
        Self { gone: Slots::none(), come: Slots::none() }
    }

    #[inline]
    fn take(&self, net: &Net, sums: &Sums) -> Sums {
        net.table.change(sums, self.gone.as_slice(), self.come.as_slice())
    }
}

/// A few slots, never more than there is room for.
struct Slots<const N: usize> {
    slots: [Slot; N],
    count: usize,
}

impl<const N: usize> Slots<N> {
    #[inline]
    fn none() -> Self {
        Self { slots: [Slot::NOTHING; N], count: 0 }
    }

    #[inline]
    fn push(&mut self, slot: Slot) {
        self.slots[self.count % N] = slot;
        self.count += 1;
    }

    #[inline]
    fn as_slice(&self) -> &[Slot] {
        // A processor foretells the length of the list better if it is one of a few.
        &self.slots[..self.count.next_multiple_of(4).min(N)]
    }
}
