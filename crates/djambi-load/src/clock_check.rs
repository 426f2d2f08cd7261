//! The clocks that a service tells of a game, held against each other.

use std::ops::RangeInclusive;

use djambi::Seat;
use djambi_protocol::{ClockSettings, ClockState, Clocks, Seq};
use djambi_table::MAX_LAG;

/// What the service has told of the clocks of a game. It must fit the settings, the times of the events and
/// what was told before, and be the same for everybody.
#[derive(Debug)]
pub(crate) struct ClockCheck {
    settings: Option<ClockSettings>,
    /// The last event: its number, its time and its clocks as JSON.
    last: Option<(Seq, u64, String)>,
    left: Clocks,
}

impl ClockCheck {
    /// The clocks of players before the first event.
    pub(crate) fn new(settings: Option<ClockSettings>, players: impl IntoIterator<Item = Seat>) -> Self {
        let start = settings.map_or(0, ClockSettings::base);
        let left = players.into_iter().map(|seat| (seat, start)).collect();
        Self { settings, last: None, left }
    }

    /// Takes in the event of a turn of `seat`, with its time, its clocks as JSON and what it was charged. Returns whether
    /// the clocks are right.
    pub(crate) fn turn(&mut self, seq: Seq, seat: Seat, at_ms: u64, told: Option<(&str, u64)>) -> bool {
        let Some(settings) = self.settings else { return told.is_none() };
        let Some((clocks, charged)) = told else { return false };
        if let Some((last, last_at, same)) = &self.last
            && *last == seq
        {
            return *last_at == at_ms && same == clocks;
        }
        let Ok(told) = serde_json::from_str::<Clocks>(clocks) else { return false };
        // The time of the first turn began before anything was told.
        let elapsed = self.last.as_ref().map(|(_, last_at, _)| at_ms.saturating_sub(*last_at));
        let is_paid = |(other, &before): (&Seat, &u64)| {
            let (gain, cost) = if *other == seat { (settings.increment(), charged) } else { (0, 0) };
            told.get(other).is_some_and(|&after| after + cost == before + gain)
        };
        let is_right = told.len() == self.left.len()
            && self.left.iter().all(is_paid)
            && elapsed.is_none_or(|elapsed| may_cost(settings, elapsed).contains(&charged));
        (self.last, self.left) = (Some((seq, at_ms, clocks.to_owned())), told);
        is_right
    }

    /// Whether the clocks at a moment fit the last event: all are as it told them, and the one that runs has
    /// at most that.
    pub(crate) fn is_state_right(&self, state: Option<&ClockState>) -> bool {
        let (Some(_), Some(state)) = (self.settings, state) else {
            return self.settings.is_none() && state.is_none();
        };
        let is_right = |(seat, &left): (&Seat, &u64)| {
            let told = state.left.get(seat).copied();
            told.is_some_and(|told| told == left || (state.running == Some(*seat) && told < left))
        };
        state.left.len() == self.left.len() && self.left.iter().all(is_right)
    }
}

/// The cost of a turn that took so long: the time, up to the lag that is given back. By the day a turn of a load
/// takes less than its own time, so nobody pays.
fn may_cost(settings: ClockSettings, elapsed: u64) -> RangeInclusive<u64> {
    match settings {
        ClockSettings::RealTime { .. } => elapsed.saturating_sub(MAX_LAG)..=elapsed,
        ClockSettings::ByDay { .. } => 0..=0,
    }
}

#[cfg(test)]
mod tests {
    use Seat::{Blue, Red};

    use super::*;

    const MINUTE: ClockSettings = ClockSettings::RealTime { base_s: 60, increment_s: 5 };

    fn told(red: u64, blue: u64) -> String {
        serde_json::to_string(&Clocks::from([(Red, red), (Blue, blue)])).unwrap()
    }

    /// A game in which red has played at 1,000 and now has 64 seconds.
    fn after_red() -> ClockCheck {
        let mut check = ClockCheck::new(Some(MINUTE), [Red, Blue]);
        assert!(check.turn(1, Red, 1_000, Some((&told(64_000, 60_000), 1_000))));
        assert!(
            check.turn(1, Red, 1_000, Some((&told(64_000, 60_000), 1_000))),
            "another socket has the same"
        );
        check
    }

    #[test]
    fn the_mover_pays_the_time_and_gets_the_increment() {
        let after_blue =
            |at, left, charged| after_red().turn(2, Blue, at, Some((&told(64_000, left), charged)));
        assert!(after_blue(4_000, 62_000, 3_000) && after_blue(4_000, 62_500, 2_500));
        assert!(!after_blue(4_000, 61_999, 3_001), "more than the time");
        assert!(!after_blue(4_000, 62_000, 2_999), "less than it says");
        assert!(after_blue(11_000, 57_000, 8_000), "two seconds of lag");
        assert!(!after_blue(11_000, 57_001, 7_999), "and no more");
    }

    #[test]
    fn nobody_else_pays_and_everybody_is_told_the_same() {
        assert!(!after_red().turn(2, Blue, 4_000, Some((&told(63_999, 62_000), 3_000))));
        assert!(!after_red().turn(1, Red, 1_000, Some((&told(64_000, 59_999), 1_000))));
        assert!(!after_red().turn(1, Red, 1_001, Some((&told(64_000, 60_000), 1_000))));
        assert!(!after_red().turn(2, Blue, 4_000, None));
        let mut none = ClockCheck::new(None, [Red, Blue]);
        assert!(none.turn(1, Red, 1_000, None) && !none.turn(2, Blue, 1_000, Some(("{}", 0))));
    }

    #[test]
    fn only_the_running_clock_is_less_than_the_last_event_said() {
        let state = |red, blue| ClockState {
            stopped: None,
            left: [(Red, red), (Blue, blue)].into(),
            turn_left: None,
            running: Some(Blue),
        };
        assert!(after_red().is_state_right(Some(&state(64_000, 59_000))));
        assert!(!after_red().is_state_right(Some(&state(64_000, 60_001))));
        assert!(!after_red().is_state_right(Some(&state(63_000, 59_000))));
        assert!(!after_red().is_state_right(None));
        assert!(ClockCheck::new(None, [Red]).is_state_right(None));
    }
}
