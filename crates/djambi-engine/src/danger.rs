//! The danger to a player's chief before that player's next turn.

mod attacked_chief;
mod encirclement;

use djambi::{Position, Rules, Seat, SeatSet, Square};

use crate::turn_order::TurnOrder;
use attacked_chief::AttackedChief;
use encirclement::EncirclementThreat;

/// The danger to a player's chief before that player's next turn, the smallest first.
///
/// ```
/// use djambi::{Position, Rules, Seat};
/// use djambi_engine::Danger;
/// // Yellow's assassin on a9 sees red's chief on a1; it is yellow's turn.
/// let position = Position::parse("yA7yC/9/9/9/9/9/9/9/rC8 r-y- y y 0 9", &Rules::CLASSIC)?;
/// assert_eq!(Danger::after(&position, &Rules::CLASSIC, Seat::Red), Danger::Once);
/// # Ok::<(), djambi::Faults>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Danger {
    /// No opponent can kill the chief alone.
    None,
    /// An opponent with two turns before the player's, being in power, can kill the chief with the second.
    Twice,
    /// An opponent can kill or encircle the chief with one turn.
    Once,
    /// The chief is dead already.
    Out,
}

impl Danger {
    /// The danger to `player`'s chief in the position after that player's move.
    #[must_use]
    pub fn after(position: &Position, rules: &Rules, player: Seat) -> Self {
        let Some(ring) = position.ring(rules, player) else { return Self::Out };
        if position.is_over() {
            return Self::None;
        }
        let (once, twice) = opponents_before(position, rules, player);
        let encirclement = EncirclementThreat::new(position, rules, player, ring);
        let chief = AttackedChief::new(position, rules, ring.chief);
        if once.iter().any(|seat| chief.is_killed_by(seat) || encirclement.is_closed_by(seat)) {
            return Self::Once;
        }
        if twice.is_some_and(|seat| chief.is_killed_in_two_by(seat)) { Self::Twice } else { Self::None }
    }
}

/// Whether opponents can kill the player's chief with two turns before the player's next one: one of them
/// prepares, and another one, or the same one in power, kills. With two players left nobody prepares for
/// another.
pub(crate) fn is_open_to_two(position: &Position, rules: &Rules, player: Seat) -> bool {
    let Some(square) = position.chief(player).filter(|_| position.alive().len() > 2) else { return false };
    let chief = AttackedChief::new(position, rules, square);
    let mut earlier = SeatSet::default();
    for turn in position.turns(rules).take(2 * Seat::LIMIT).take_while(|turn| turn.seat != player) {
        let mut helpers = earlier;
        helpers.remove(turn.seat);
        let is_second = earlier.contains(turn.seat) && chief.is_killed_in_two_by(turn.seat);
        if is_second || (!helpers.is_empty() && chief.is_killed_with_help(helpers, turn.seat)) {
            return true;
        }
        earlier.insert(turn.seat);
    }
    false
}

/// Whether a player could kill or encircle another player's chief with the next turn.
pub(crate) fn can_put_out(position: &Position, rules: &Rules, by: Seat, player: Seat) -> bool {
    position.ring(rules, player).is_some_and(|ring| {
        can_kill_chief(position, rules, by, ring.chief)
            || EncirclementThreat::new(position, rules, player, ring).is_closed_by(by)
    })
}

/// Whether a player could kill an enemy chief on this square with the next turn.
pub(crate) fn can_kill_chief(position: &Position, rules: &Rules, by: Seat, chief: Square) -> bool {
    AttackedChief::new(position, rules, chief).is_killed_by(by)
}

/// The opponents with a turn before the player's next one, and the one of them with two turns.
fn opponents_before(position: &Position, rules: &Rules, player: Seat) -> (SeatSet, Option<Seat>) {
    let mut others = position.alive();
    others.remove(player);
    let order = TurnOrder::of(position, rules);
    let once = others.iter().filter(|&seat| order.wait(seat) < order.wait(player)).collect();
    (once, order.plays_twice_before(player))
}

#[cfg(test)]
mod tests;
