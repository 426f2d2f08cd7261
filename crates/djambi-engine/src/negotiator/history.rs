//! Words kept and broken, as the treaties of a game tell of them.

use djambi::{Seat, SeatSet};
use djambi_press::{Judge, Promise, Treaty, TreatyState};

use super::{Dealings, in_force};

/// For how many rounds nobody deals with a player who has broken a treaty, or believes them.
pub(super) const BREACH_ROUNDS: usize = 4;

/// A broken treaty.
pub(super) struct Breach {
    /// The player who broke it.
    pub(super) by: Seat,
    /// The other parties.
    pub(super) victims: SeatSet,
    /// The rounds since.
    pub(super) rounds: usize,
}

/// The breaches of the treaties that a player knows.
pub(super) fn breaches<'a>(dealings: &Dealings<'a>) -> impl Iterator<Item = Breach> + use<'a> {
    let players = dealings.position.alive().len().max(1);
    dealings.treaties.iter().filter_map(move |judge| {
        let TreatyState::Broken { by, event } = judge.state() else { return None };
        let mut victims = judge.treaty().seats();
        victims.remove(by);
        // The breaking turn is not of the time since.
        let turns = judge.events() - event - 1;
        Some(Breach { by, victims, rounds: turns / players })
    })
}

/// The players with whom a seat has a treaty in force by which one of the two spares the other.
pub(super) fn peace_partners(dealings: &Dealings<'_>, seat: Seat) -> SeatSet {
    let friends = in_force(dealings.treaties).map(|judge| friends_by(judge.treaty(), seat));
    friends.fold(SeatSet::EMPTY, SeatSet::union)
}

/// The players whom a seat spares by a treaty to which it is a party, or who spare it.
pub(super) fn friends_by(treaty: &Treaty, seat: Seat) -> SeatSet {
    let mut friends = SeatSet::EMPTY;
    for party in treaty.parties().iter().filter(|_| treaty.seats().contains(seat)) {
        let spared = party.clauses.iter().map(|clause| spared_by(&clause.promise));
        let spared = spared.fold(SeatSet::EMPTY, SeatSet::union);
        if party.seat == seat {
            friends = friends.union(spared);
        } else if spared.contains(seat) {
            friends.insert(party.seat);
        }
    }
    friends
}

/// The players whom a seat always spares by the treaties in force.
pub(super) fn sparing(dealings: &Dealings<'_>, seat: Seat) -> SeatSet {
    let prohibitions = in_force(dealings.treaties).flat_map(|judge| judge.prohibitions(seat));
    let always = prohibitions.filter(|clause| clause.condition.is_none());
    always.map(|clause| spared_by(&clause.promise)).fold(SeatSet::EMPTY, SeatSet::union)
}

/// The players whom a promise spares.
pub(super) fn spared_by(promise: &Promise) -> SeatSet {
    match *promise {
        Promise::Peace(seats) | Promise::HandsOff(seats) => seats,
        _ => SeatSet::EMPTY,
    }
}

/// How many treaties between two seats came to their end unbroken.
pub(super) fn kept_between(treaties: &[Judge], one: Seat, other: Seat) -> usize {
    let is_kept = |judge: &&Judge| {
        let seats = judge.treaty().seats();
        judge.state() == TreatyState::Kept && seats.contains(one) && seats.contains(other)
    };
    treaties.iter().filter(is_kept).count()
}
