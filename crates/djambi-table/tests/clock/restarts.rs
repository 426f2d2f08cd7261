//! A restart changes no clock.

use djambi_protocol::ClockSettings;
use djambi_table::{Clock, Downtime};
use proptest::prelude::*;

use crate::games::{Happening, PLAYERS, begun, game, settings};

/// The happening as the log tells it: without lag, and with the time that was spared.
fn logged(happening: &Happening, given: u64, now: u64) -> Happening {
    match happening {
        Happening::Turn { next, .. } => Happening::Turn { next: *next, lag: 0 },
        Happening::Down(_) => Happening::Down(vec![Downtime { from: now - given, to: now }]),
        other => other.clone(),
    }
}

/// Checks that two clocks cannot be told apart from `now` on.
fn assert_same(a: &Clock, b: &Clock, now: u64, later: u64) -> Result<(), TestCaseError> {
    prop_assert_eq!(a.flag_at(), b.flag_at());
    prop_assert_eq!((a.running(), a.is_paused()), (b.running(), b.is_paused()));
    for moment in [now, now.saturating_add(later)] {
        prop_assert_eq!(a.recorded(moment), b.recorded(moment));
        prop_assert_eq!(a.until_flag(moment), b.until_flag(moment));
        prop_assert_eq!(a.flagged(moment), b.flagged(moment));
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1_000, failure_persistence: None, ..ProptestConfig::default() })]

    /// The fold of the log with what its last event recorded is the clock that was there, after each event.
    #[test]
    fn the_fold_of_the_log_is_the_clock(settings in settings(), game in game(), later in any::<u64>()) {
        let mut live = begun(settings);
        let mut log = Vec::new();
        for (now, happening) in game {
            let given = happening.apply(&mut live, now);
            log.push((now, logged(&happening, given, now)));
            let mut folded = begun(settings);
            for (at, happening) in &log {
                happening.apply(&mut folded, *at);
            }
            folded.recall(&live.recorded(now));
            assert_same(&live, &folded, now, later)?;
        }
    }

    /// In real time the last event alone gives the clock, also when it comes within a turn.
    #[test]
    fn in_real_time_the_last_event_is_enough(
        (base_s, increment_s) in (60..=3_600_u32, 5..=30_u32),
        game in game(),
        later in any::<u64>(),
    ) {
        let settings = ClockSettings::RealTime { base_s, increment_s };
        let mut live = begun(settings);
        for (now, happening) in game {
            happening.apply(&mut live, now);
            let mut restored = Clock::restore(settings, &live.recorded(now), live.running(), now);
            if live.is_paused() {
                restored.pause(now);
            }
            assert_same(&live, &restored, now, later)?;
        }
    }

    /// By the day an event that begins a turn is enough.
    #[test]
    fn by_the_day_the_last_turn_is_enough(
        (turn_s, bank_s) in (3_600..=7_200_u32, 0..=7_200_u32),
        times in prop::collection::vec(0..9_000_000_u64, 1..20),
        later in any::<u64>(),
    ) {
        let settings = ClockSettings::ByDay { turn_s, bank_s };
        let mut live = begun(settings);
        let mut now = 0;
        for (next, time) in PLAYERS.into_iter().cycle().skip(1).zip(times) {
            now += time;
            live.turn(Some(next), 100, now);
            let restored = Clock::restore(settings, &live.recorded(now), live.running(), now);
            assert_same(&live, &restored, now, later)?;
        }
    }
}
