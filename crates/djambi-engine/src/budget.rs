//! How much of a clock a turn may take.

use std::time::Duration;

use djambi::Position;

/// What is never used of the time that is left: it goes by on the way to whoever keeps the clock.
const RESERVE: Duration = Duration::from_millis(40);
/// How many times the planned time a turn may take if something comes up.
const STRETCH: u32 = 4;

/// What a player's clock shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Clock {
    /// What is left for all turns to come.
    pub left: Duration,
    /// What the player gets after each turn.
    pub increment: Duration,
}

/// How long a turn may take.
///
/// ```
/// use std::time::Duration;
/// use djambi_engine::{Budget, Clock};
/// let clock = Clock { left: Duration::from_secs(60), increment: Duration::from_secs(1) };
/// let Budget { target, most } = Budget::new(clock, 30);
/// assert!(target > Duration::from_secs(2) && target < Duration::from_secs(3));
/// assert!(most > target && most < clock.left);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// What to plan with.
    pub target: Duration,
    /// When to end at the latest: not before the target, and never more than is left.
    pub most: Duration,
}

impl Budget {
    /// The budget of a turn if about so many turns, this one among them, have to be played with what is left.
    ///
    /// Each turn is given the same part of what is left, and three quarters of the increment. At most three quarters of
    /// what is left goes into one turn, unless it is the last.
    #[must_use]
    pub fn new(clock: Clock, turns: u32) -> Self {
        let turns = turns.max(1);
        let spare = clock.left - RESERVE.min(clock.left / 8);
        let largest = if turns == 1 { spare } else { spare / 4 * 3 };
        let share = (spare / turns).saturating_add(clock.increment / 4 * 3);
        let target = share.min(largest);
        Self { target, most: target.saturating_mul(STRETCH).min(largest) }
    }
}

/// How many turns the player to move can expect to play yet, this one among them: a guess to share out time by.
///
/// In games of the one-turn bot it is about thirty on average however many players are left, and half as many more for
/// somebody in power, who plays more often.
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
        let (left, increment) = (Duration::from_millis(left), Duration::from_millis(increment));
        Budget::new(Clock { left, increment }, turns)
    }

    #[test]
    fn nobody_plans_more_than_is_left() {
        let times = [0, 1, 7, 40, 100, 1000, 60_000, 3_600_000, u64::MAX];
        for left in times {
            for increment in times {
                for turns in [0, 1, 2, 40, u32::MAX] {
                    let Budget { target, most } = budget(left, increment, turns);
                    let case = format!("{left} {increment} {turns}: {target:?} {most:?}");
                    assert!(target <= most && most <= Duration::from_millis(left), "{case}");
                    assert!(left == 0 || most < Duration::from_millis(left), "{case}");
                    // More time never means less thinking.
                    assert!(budget(left.saturating_add(1), increment, turns).target >= target, "{case}");
                }
            }
        }
        let none = Clock { left: Duration::MAX, increment: Duration::MAX };
        assert!(Budget::new(none, 1).most < Duration::MAX);
    }

    #[test]
    fn a_clock_lasts_for_the_whole_game() {
        // Every turn takes as long as it may; the increment comes back after each.
        let mut clock = Clock { left: Duration::from_millis(3000), increment: Duration::from_millis(100) };
        for _ in 0..500 {
            let Budget { target, most } = Budget::new(clock, 40);
            assert!(target >= Duration::from_millis(20), "{clock:?}");
            clock.left = clock.left - most + clock.increment;
        }
    }

    #[test]
    fn the_last_turn_before_more_time_comes_may_take_nearly_all() {
        assert_eq!(budget(10_000, 0, 1).target, Duration::from_millis(9960));
        assert_eq!(budget(10_000, 0, 1).most, Duration::from_millis(9960));
        assert_eq!(budget(8, 0, 1).target, Duration::from_millis(7));
    }

    #[test]
    fn somebody_in_power_shares_his_time_out_among_more_turns() {
        let position = |dfen| Position::parse(dfen, &Rules::CLASSIC).expect("position");
        let power = position("8yC/9/9/9/4rC4/9/9/9/9 r-y- r r 0 31");
        let other = position("8yC/9/9/9/4rC4/9/9/9/9 r-y- y y 0 31");
        assert!(turns_left(&power) > turns_left(&other));
        assert_eq!(turns_left(&position("rC8/9/9/9/9/9/9/9/9 r--- r r 0 1")), 1);
    }
}
