//! What may happen to a player's chief before his next turn.

use std::ops::ControlFlow;

use djambi::{Encirclement, Move, MoveFamily, Position, Role, Rules, Seat, SeatSet, Square};

use crate::attacks::Aim;

/// What may happen to a player's chief before his player's next turn, the least evil first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Danger {
    /// Nobody can kill him by himself.
    None,
    /// Somebody who plays twice before that turn, being in power, can kill him with the second.
    Twice,
    /// Somebody can kill or encircle him with one turn.
    Once,
    /// He is dead already.
    Out,
}

impl Danger {
    /// The danger to `player`'s chief once he has made his move.
    pub(crate) fn after(position: &Position, rules: &Rules, player: Seat) -> Self {
        let Some(chief) = position.chief(player).filter(|_| position.alive().contains(player)) else {
            return Self::Out;
        };
        if position.is_over() {
            return Self::None;
        }
        let waiting = Waiting::until(position, rules, player);
        let ring = ring_gap(position, rules, player, chief);
        for seat in waiting.once.iter() {
            let closes = || ring.is_some_and(|gap| can_close(position, rules, player, seat, gap));
            if Aim::new(position, rules, seat, chief).kills() || closes() {
                return Self::Once;
            }
        }
        let kills_in_two = |seat| Aim::new(position, rules, seat, chief).kills_in_two();
        if waiting.twice.iter().any(kills_in_two) { Self::Twice } else { Self::None }
    }
}

/// Who plays before a player's next turn.
struct Waiting {
    /// Everybody who does.
    once: SeatSet,
    /// Those who do so twice or more.
    twice: SeatSet,
}

impl Waiting {
    /// Follows the order of turns (§5) as it is if nobody enters or leaves power.
    fn until(position: &Position, rules: &Rules, player: Seat) -> Self {
        let mut waiting = Self { once: SeatSet::EMPTY, twice: SeatSet::EMPTY };
        let in_power = position.in_power();
        if position.turn() != player && in_power.is_none() {
            // Without power everybody plays once.
            waiting.once = position.alive();
            waiting.once.remove(player);
            return waiting;
        }
        // With power at most three turns lie between two turns of the holder's rivals, two of each other pair.
        for turn in position.upcoming(rules, 2 * Seat::LIMIT) {
            if turn.seat == player {
                break;
            }
            if waiting.once.contains(turn.seat) {
                waiting.twice.insert(turn.seat);
            }
            waiting.once.insert(turn.seat);
        }
        waiting
    }
}

/// The last square around a chief that holds no corpse, if one more corpse would encircle him.
fn ring_gap(position: &Position, rules: &Rules, player: Seat, chief: Square) -> Option<Square> {
    let geometry = position.geometry();
    let gaps = geometry.adjacent(chief) - position.corpses();
    if gaps.len() != 1 || chief == geometry.maze() {
        return None;
    }
    let saved = rules.encirclement == Encirclement::NoNecromobile
        && !(position.role(Role::Necromobile) & position.commanded_by(player)).is_empty();
    if saved { None } else { gaps.first() }
}

/// Whether a move of `by` could leave a corpse in the gap and so encircle the player's chief. Seldom asked, so it is
/// simply tried.
fn can_close(position: &Position, rules: &Rules, player: Seat, by: Seat, gap: Square) -> bool {
    let mut setup = position.to_setup();
    setup.turn = by;
    let Ok(theirs) = setup.check(rules) else { return false };
    let closes = |one: Move| {
        let closed = !theirs.play_unchecked(rules, one).alive().contains(player);
        if closed { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    };
    let fill = |mut family: MoveFamily| {
        if family.placements.contains(gap) {
            family.placements = [gap].into_iter().collect();
        } else if !family.placements.is_empty() {
            return ControlFlow::Continue(());
        }
        family.for_each_move(closes)
    };
    theirs.for_each_family(rules, fill).is_break()
}
