//! Treaties that a negotiator offers instead of peace alone: a promise that it wants of the partner, one
//! that it gives, or both.

use std::ops::ControlFlow;

use djambi::{Position, Rules, Seat, SeatSet};
use djambi_press::{Clause, Party, Promise, Treaty, TreatyEnd};

use super::Dealings;
use crate::AttackMap;

/// How many treaties [`wanted`] gives at most.
pub(super) const MOST_WANTS: usize = 2;

/// The treaties that could be better than peace for some rounds with a partner: the partner promises something more, or both
/// do.
pub(super) fn wanted(dealings: &Dealings<'_>, partner: Seat, rounds: u8) -> Vec<Treaty> {
    let seat = dealings.seat;
    let Some(wanted) = more_than_peace(dealings, partner, seat) else { return Vec::new() };
    let alone = between(dealings, partner, [&peace_with(partner), &wanted], rounds);
    let given = more_than_peace(dealings, seat, partner);
    let both = given.and_then(|given| between(dealings, partner, [&given, &wanted], rounds));
    alone.into_iter().chain(both).collect()
}

/// Peace for some rounds with a partner, in which the player alone promises something more.
pub(super) fn gift(dealings: &Dealings<'_>, partner: Seat, rounds: u8) -> Option<Treaty> {
    let seat = dealings.seat;
    let given = more_than_peace(dealings, seat, partner)?;
    between(dealings, partner, [&given, &peace_with(seat)], rounds)
}

/// Peace with a player.
fn peace_with(other: Seat) -> Vec<Promise> {
    vec![Promise::Peace(SeatSet::from_iter([other]))]
}

/// The treaty of the player with a partner for some rounds, by what each of them promises.
fn between(
    dealings: &Dealings<'_>,
    partner: Seat,
    [own, theirs]: [&[Promise]; 2],
    rounds: u8,
) -> Option<Treaty> {
    let party = |seat: Seat, promises: &[Promise]| Party {
        seat,
        clauses: promises.iter().copied().map(Clause::from).collect(),
    };
    let mut parties = vec![party(dealings.seat, own), party(partner, theirs)];
    parties.sort_unstable_by_key(|party| party.seat);
    Treaty::new(dealings.position.geometry(), parties, TreatyEnd::Rounds(rounds)).ok()
}

/// What a player can promise to another beside peace, if it means something as things stand: not to seize power, where the
/// next turn could; else to relocate no piece of the other's, where it could.
fn more_than_peace(dealings: &Dealings<'_>, of: Seat, to: Seat) -> Option<Vec<Promise>> {
    let &Dealings { position, rules, .. } = dealings;
    if can_seize_power(position, rules, of) {
        return Some([peace_with(to), vec![Promise::NoPower]].concat());
    }
    let grabs = AttackMap::of(position, rules).grabs_by(of) & position.controlled_by(to);
    (!grabs.is_empty()).then(|| vec![Promise::HandsOff(SeatSet::from_iter([to]))])
}

/// Whether a player's chief could enter the maze if the player had the turn.
fn can_seize_power(position: &Position, rules: &Rules, seat: Seat) -> bool {
    let maze = position.geometry().maze();
    let Some(chief) = position.chief(seat).filter(|&chief| chief != maze) else { return false };
    let Some(seen) = position.rearranged(&[], seat, position.cursor()) else { return false };
    let enters = |family: djambi::MoveFamily| {
        let is_entering = family.from == chief && family.to.contains(maze);
        if is_entering { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    };
    seen.for_each_family(rules, enters).is_break()
}
