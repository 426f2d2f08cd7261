//! Duties of a negotiator: which of them it takes beside its other promises.

use djambi::SeatSet;
use djambi_press::{Clause, Party, Promise, Treaty};

use super::history::spared_by;
use super::{Dealings, in_force};
use crate::search::LIKELIEST_TURNS;

/// Whether something must be done by a treaty.
pub(super) fn has_duties(treaty: &Treaty) -> bool {
    treaty.duties().next().is_some()
}

/// The turns that it takes to tell the worth of the duties of a treaty: the likeliest ones of each party that has some, with and
/// without each of them.
pub(super) fn turns_of_duties(treaty: &Treaty) -> u64 {
    let duties = |party: &Party| party.clauses.iter().filter(|clause| clause.promise.is_duty()).count();
    let looks = treaty.parties().iter().map(duties).filter(|&duties| duties > 0).map(|duties| duties + 1);
    (looks.sum::<usize>() * LIKELIEST_TURNS) as u64
}

/// Whether a duty of the player's could come to be one that no turn does without breaking another promise of the player's,
/// if a treaty is made. Who has a duty takes no second, and promises beside it to spare others whom it does not
/// concern, but nothing else; a move that is promised by its squares stands alone. What the player has offered or accepted
/// counts as promised while others may yet accept it. More than two could make other treaties until the last of them has
/// accepted one.
pub(super) fn is_tangled(dealings: &Dealings<'_>, treaty: &Treaty) -> bool {
    let mut duties = Vec::new();
    let mut spared = SeatSet::EMPTY;
    let mut has_others = false;
    let mut add = |clause: &Clause| match clause.promise {
        duty if duty.is_duty() => duties.push(duty),
        Promise::Peace(_) | Promise::HandsOff(_) => spared = spared.union(spared_by(&clause.promise)),
        _ => has_others = true,
    };
    for judge in in_force(dealings.treaties) {
        let mut progress = judge.duties().iter();
        for (id, clause) in judge.treaty().clauses() {
            let is_done = clause.promise.is_duty() && progress.next().is_some_and(|duty| duty.is_done);
            if judge.treaty().parties()[id.party].seat == dealings.seat && !is_done {
                add(clause);
            }
        }
    }
    for treaty in dealings.pledges.iter().chain([treaty]) {
        let own = treaty.party_of(dealings.seat);
        treaty.clauses().filter(|(id, _)| Some(id.party) == own).for_each(|(_, clause)| add(clause));
    }
    match duties[..] {
        [] => false,
        _ if treaty.parties().len() > 2 => true,
        [Promise::Strike { seat, .. }] => has_others || spared.contains(seat),
        [Promise::LeavePower { .. }] => has_others,
        [_] => has_others || spared != SeatSet::EMPTY,
        _ => true,
    }
}

impl Dealings<'_> {
    /// Whether a duty of the player's could contradict another of its promises, if a treaty is made. Who has thought
    /// about the treaty for a while looks whether that has come to be so.
    #[must_use]
    pub fn would_contradict(&self, treaty: &Treaty) -> bool {
        is_tangled(self, treaty)
    }
}
