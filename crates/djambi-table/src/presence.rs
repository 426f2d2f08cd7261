//! The presence of a person, as the others at a table are to count it.

use djambi_protocol::{ClockSettings, Presence};

/// The presence that the others are to reckon with, of a person who is here or not, and ready to begin or not.
///
/// Only in real time is somebody expected to stay: their clocks begin with the game. Elsewhere a lost connection is no
/// news, and who is ready may go.
#[must_use]
pub fn counts_as(presence: Presence, is_ready: bool, clock: Option<ClockSettings>) -> Presence {
    match (presence, clock) {
        (_, Some(ClockSettings::RealTime { .. })) | (Presence::Here, _) => presence,
        (Presence::Away | Presence::Gone, _) if is_ready => Presence::Here,
        (Presence::Away | Presence::Gone, _) => Presence::Away,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Presence::{Away, Gone, Here};

    #[test]
    fn by_the_day_and_without_a_clock_nobody_has_to_stay() {
        for clock in [None, Some(ClockSettings::ByDay { turn_s: 86_400, bank_s: 0 })] {
            let count = |presence, is_ready| counts_as(presence, is_ready, clock);
            assert_eq!([Here, Away, Gone].map(|presence| count(presence, true)), [Here; 3]);
            assert_eq!([Here, Away, Gone].map(|presence| count(presence, false)), [Here, Away, Away]);
        }
    }

    #[test]
    fn in_real_time_who_is_ready_has_to_stay_too() {
        let clock = Some(ClockSettings::RealTime { base_s: 300, increment_s: 10 });
        for is_ready in [false, true] {
            let count = |presence| counts_as(presence, is_ready, clock);
            assert_eq!([Here, Away, Gone].map(count), [Here, Away, Gone]);
        }
    }
}
