//! The time that a move may take of a player's clock.

use std::time::Duration;

use djambi::Position;

/// The part of the time left that is never used: it passes on the way to the clock.
const RESERVE: Duration = Duration::from_millis(40);
/// The multiple of its target time that a move may take while its result is in doubt.
const STRETCH: u32 = 4;

/// A player's clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Clock {
    /// The time left for all moves to come.
    pub left: Duration,
    /// The time that the player gets after each move.
    pub increment: Duration,
}

/// The time that a move may take.
///
/// ```
/// use std::time::Duration;
/// use djambi_engine::{Budget, Clock};
/// let clock = Clock { left: Duration::from_secs(60), increment: Duration::from_secs(1) };
/// let Budget { target, max } = Budget::new(clock, 30);
/// assert!(target > Duration::from_secs(2) && target < Duration::from_secs(3));
/// assert!(max > target && max < clock.left);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// The time to plan with.
    pub target: Duration,
    /// The time after which the search must end: at least the target, and less than is left.
    pub max: Duration,
}

impl Budget {
    /// The budget of a move if about this many moves, this one included, have to be played with the time
    /// left.
    ///
    /// Each move gets the same part of the time left, and three quarters of the increment. At most three
    /// quarters of the time left go into one move, unless it is the last.
    #[must_use]
    pub fn new(clock: Clock, moves: u32) -> Self {
        let moves = moves.max(1);
        let spare = clock.left - RESERVE.min(clock.left / 8);
        let largest = if moves == 1 { spare } else { spare / 4 * 3 };
        let share = (spare / moves).saturating_add(clock.increment / 4 * 3);
        let target = share.min(largest);
        Self { target, max: target.saturating_mul(STRETCH).min(largest) }
    }
}

/// The number of moves that the player to move can expect to play yet, this one included: an estimate for a
/// [`Budget`].
///
/// In games of the one-ply baseline it is about thirty on average, whatever the number of players, and half
/// as many more for a player in power, who plays more often.
#[must_use]
pub fn turns_left(position: &Position) -> u32 {
    if position.is_over() {
        1
    } else if position.in_power() == Some(position.turn()) {
        45
    } else {
        30
    }
}

#[cfg(test)]
mod tests {
    use djambi::Rules;

    use super::*;

    fn budget(left: u64, increment: u64, turns: u32) -> Budget {
        let left = Duration::from_millis(left);
        let increment = Duration::from_millis(increment);
        Budget::new(Clock { left, increment }, turns)
    }

    #[test]
    fn a_budget_is_less_than_is_left() {
        let times = [0, 1, 7, 40, 100, 1000, 60_000, 3_600_000, u64::MAX];
        for left in times {
            for increment in times {
                for turns in [0, 1, 2, 40, u32::MAX] {
                    let Budget { target, max } = budget(left, increment, turns);
                    let case = format!("{left} {increment} {turns}: {target:?} {max:?}");
                    assert!(target <= max && max <= Duration::from_millis(left), "{case}");
                    assert!(left == 0 || max < Duration::from_millis(left), "{case}");
                    // More time never means less thinking.
                    assert!(budget(left.saturating_add(1), increment, turns).target >= target, "{case}");
                }
            }
        }
        let none = Clock { left: Duration::MAX, increment: Duration::MAX };
        assert!(Budget::new(none, 1).max < Duration::MAX);
    }

    #[test]
    fn a_clock_lasts_for_the_whole_game() {
        // Every turn takes as long as it may; the increment comes back after each.
        let mut clock = Clock { left: Duration::from_millis(3000), increment: Duration::from_millis(100) };
        for _ in 0..500 {
            let Budget { target, max } = Budget::new(clock, 40);
            assert!(target >= Duration::from_millis(20), "{clock:?}");
            clock.left = clock.left - max + clock.increment;
        }
    }

    #[test]
    fn the_last_turn_before_more_time_comes_may_take_nearly_all() {
        assert_eq!(budget(10_000, 0, 1).target, Duration::from_millis(9960));
        assert_eq!(budget(10_000, 0, 1).max, Duration::from_millis(9960));
        assert_eq!(budget(8, 0, 1).target, Duration::from_millis(7));
    }

    #[test]
    fn a_player_in_power_divides_the_time_by_more_turns() {
        let position = |dfen| Position::parse(dfen, &Rules::CLASSIC).expect("position");
        let power = position("8yC/9/9/9/4rC4/9/9/9/9 r-y- r r 0 31");
        let other = position("8yC/9/9/9/4rC4/9/9/9/9 r-y- y y 0 31");
        assert!(turns_left(&power) > turns_left(&other));
        assert_eq!(turns_left(&position("rC8/9/9/9/9/9/9/9/9 r--- r r 0 1")), 1);
    }
}
