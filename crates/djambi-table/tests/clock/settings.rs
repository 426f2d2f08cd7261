//! Settings of clocks: their ranges, their JSON, and what follows from them.

use djambi_protocol::{ClockPart, ClockSettings, Refusal};
use proptest::prelude::*;

use crate::games::settings;

const fn real_time(base_s: u32, increment_s: u32) -> ClockSettings {
    ClockSettings::RealTime { base_s, increment_s }
}

const fn by_day(turn_s: u32, bank_s: u32) -> ClockSettings {
    ClockSettings::ByDay { turn_s, bank_s }
}

#[test]
fn the_ends_of_the_ranges_are_settings() {
    for settings in [real_time(60, 5), real_time(3_600, 30), by_day(3_600, 0), by_day(1_209_600, 2_592_000)] {
        assert_eq!(settings.check(), Ok(()));
    }
}

#[test]
fn what_is_beyond_is_refused_with_its_range() {
    use ClockPart::{Bank, Base, Increment, Turn};
    for (settings, part, min, max, found) in [
        (real_time(59, 5), Base, 60, 3_600, 59),
        (real_time(3_601, 5), Base, 60, 3_600, 3_601),
        (real_time(60, 4), Increment, 5, 30, 4),
        (real_time(60, 31), Increment, 5, 30, 31),
        (by_day(3_599, 0), Turn, 3_600, 1_209_600, 3_599),
        (by_day(1_209_601, 0), Turn, 3_600, 1_209_600, 1_209_601),
        (by_day(3_600, 2_592_001), Bank, 0, 2_592_000, 2_592_001),
    ] {
        assert_eq!(settings.check(), Err(Refusal::ClockOutOfRange { part, min, max, found }));
    }
}

#[test]
fn settings_have_a_kind_in_json() {
    for (settings, json) in [
        (real_time(60, 5), r#"{"kind":"real_time","base_s":60,"increment_s":5}"#),
        (by_day(86_400, 0), r#"{"kind":"by_day","turn_s":86400,"bank_s":0}"#),
    ] {
        assert_eq!(serde_json::to_string(&settings).unwrap(), json);
        assert_eq!(serde_json::from_str::<ClockSettings>(json).unwrap(), settings);
    }
    let misspelt = r#"{"kind":"real_time","base_s":60,"increment_s":5,"delay_s":3}"#;
    assert!(serde_json::from_str::<ClockSettings>(misspelt).is_err());
}

#[test]
fn a_first_turn_has_30_seconds_or_the_time_of_the_turn() {
    assert_eq!(real_time(60, 5).first_turn_limit(), 30_000);
    assert_eq!(by_day(7_200, 0).first_turn_limit(), 7_200_000);
}

#[test]
fn a_bot_thinks_for_a_share_of_its_time() {
    // A fortieth and half of the increment; a quarter at the end; 10 seconds at most.
    assert_eq!(real_time(60, 5).thinking_limit(60_000), 1_500 + 2_500);
    assert_eq!(real_time(60, 5).thinking_limit(4_000), 1_000);
    assert_eq!(real_time(60, 5).thinking_limit(0), 0);
    assert_eq!(real_time(3_600, 30).thinking_limit(3_600_000), 10_000);
    assert_eq!(by_day(3_600, 0).thinking_limit(3_600_000), 10_000);
    assert_eq!(by_day(3_600, 0).thinking_limit(40_000), 1_000);
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_bot_with_more_time_thinks_no_shorter_and_never_to_its_flag(
        settings in settings(),
        times in any::<[u64; 2]>(),
        short in 0..100_000_u64,
    ) {
        for (less, more) in [(times[0].min(times[1]), times[0].max(times[1])), (short, short + times[0] % 9)] {
            prop_assert!(settings.thinking_limit(less) <= settings.thinking_limit(more));
            prop_assert!(settings.thinking_limit(less) <= less / 4);
        }
    }
}
