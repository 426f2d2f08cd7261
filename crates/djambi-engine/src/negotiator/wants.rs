//! Treaties that a negotiator offers instead of peace alone: a promise that it wants of the partner, and perhaps one that it gives for it.

use std::ops::ControlFlow;

use djambi::{Position, Rules, Seat, SeatSet};
use djambi_press::{Clause, Party, Promise, Treaty, TreatyEnd};

use super::Dealings;
use crate::AttackMap;

/// How many treaties there are at most beside peace with a partner.
pub(super) const MOST_WANTS: usize = 2;

/// The treaties that could be better than peace for some rounds with a partner: the partner promises something more, or both
/// do.
pub(super) fn beside_peace(dealings: &Dealings<'_>, partner: Seat, rounds: u8) -> Vec<Treaty> {
    let seat = dealings.seat;
    let wanted = more_than_peace(dealings, partner, seat);
    let given = more_than_peace(dealings, seat, partner);
    let peace = |of: Seat| [Promise::Peace(SeatSet::from_iter([of]))].to_vec();
    let mut treaties = Vec::new();
    let mut add = |own: &Option<Vec<Promise>>, theirs: &Option<Vec<Promise>>| {
        let party = |seat: Seat, promises: &[Promise]| Party {
            seat,
            clauses: promises.iter().copied().map(Clause::from).collect(),
        };
        let own = party(seat, own.as_deref().unwrap_or(&peace(partner)));
        let theirs = party(partner, theirs.as_deref().unwrap_or(&peace(seat)));
        let mut parties = vec![own, theirs];
        parties.sort_unstable_by_key(|party| party.seat);
        treaties.extend(Treaty::new(dealings.position.geometry(), parties, TreatyEnd::Rounds(rounds)));
    };
    if wanted.is_some() {
        add(&None, &wanted);
    }
    if wanted.is_some() && given.is_some() {
        add(&given, &wanted);
    }
    treaties
}

/// What a player can promise to another beside peace, if it means something as things stand: not to seize power, where the
/// next turn could; else to relocate no piece of the other's, where it could.
fn more_than_peace(dealings: &Dealings<'_>, of: Seat, to: Seat) -> Option<Vec<Promise>> {
    let &Dealings { position, rules, .. } = dealings;
    let peace = SeatSet::from_iter([to]);
    if can_seize_power(position, rules, of) {
        return Some(vec![Promise::Peace(peace), Promise::NoPower]);
    }
    let grabs = AttackMap::of(position, rules).grabs_by(of) & position.controlled_by(to);
    (!grabs.is_empty()).then(|| vec![Promise::HandsOff(peace)])
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
