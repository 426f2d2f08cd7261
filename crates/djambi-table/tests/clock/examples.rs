//! Clocks in games that can be followed by hand.

use djambi::Seat::{self, Blue, Green, Red, Yellow};
use djambi_protocol::{ClockSettings, ClockState, Clocks};
use djambi_table::{Clock, Downtime, PlayedTurn};

use crate::games::returned;

const MINUTE_PLUS_5: ClockSettings = ClockSettings::RealTime { base_s: 60, increment_s: 5 };
const HOUR_PLUS_30: ClockSettings = ClockSettings::RealTime { base_s: 3_600, increment_s: 30 };
/// An hour a turn, and a bank of two hours.
const BY_DAY: ClockSettings = ClockSettings::ByDay { turn_s: 3_600, bank_s: 7_200 };
const HOUR: u64 = 3_600_000;

/// Clocks of two players; red begins at 1000.
fn begun(settings: ClockSettings) -> Clock {
    let mut clock = Clock::new(settings, [Red, Blue]);
    clock.start(Red, 1_000);
    clock
}

fn clocks<const N: usize>(left: [(Seat, u64); N]) -> Clocks {
    left.into_iter().collect()
}

#[test]
fn one_and_five_charges_the_mover_and_adds_the_increment() {
    let mut clock = Clock::new(MINUTE_PLUS_5, [Red, Blue]);
    assert_eq!((clock.running(), clock.flag_at(), clock.until_flag(9)), (None, None, None));
    clock.start(Red, 1_000);
    assert_eq!(clock.flag_at(), Some(61_000));
    assert_eq!(clock.recorded(11_000), clocks([(Red, 50_000), (Blue, 60_000)]));
    clock.turn(Some(Blue), 0, 11_000);
    assert_eq!(clock.recorded(11_000), clocks([(Red, 55_000), (Blue, 60_000)]));
    assert_eq!((clock.running(), clock.flag_at()), (Some(Blue), Some(71_000)));
}

#[test]
fn a_flag_falls_at_its_millisecond() {
    let clock = begun(MINUTE_PLUS_5);
    assert_eq!((clock.flagged(60_999), clock.left(Red, 60_999)), (None, Some(1)));
    assert_eq!((clock.flagged(61_000), clock.left(Red, 61_000)), (Some(Red), Some(0)));
    assert_eq!(clock.left(Red, u64::MAX), Some(0));
}

#[test]
fn a_turn_after_the_flag_adds_nothing() {
    let mut clock = begun(MINUTE_PLUS_5);
    assert_eq!(returned(clock.turn(Some(Blue), 500, 61_000)), 0);
    assert_eq!(clock.left(Red, 61_000), Some(0));
}

#[test]
fn a_turn_for_power_is_charged_and_adds_too() {
    let mut clock = begun(MINUTE_PLUS_5);
    clock.turn(Some(Red), 0, 11_000);
    assert_eq!((clock.running(), clock.flag_at()), (Some(Red), Some(66_000)));
    clock.turn(Some(Blue), 0, 31_000);
    assert_eq!(clock.recorded(31_000), clocks([(Red, 40_000), (Blue, 60_000)]));
}

#[test]
fn by_the_day_the_bank_runs_down_after_the_time_of_the_turn() {
    let mut clock = begun(BY_DAY);
    assert_eq!(clock.flag_at(), Some(1_000 + 3 * HOUR));
    assert_eq!(clock.left(Red, 1_000 + HOUR), Some(2 * HOUR));
    assert_eq!(clock.left(Red, 1_000 + HOUR + 7), Some(2 * HOUR - 7));
    // A turn within its own time costs nothing, and the next turn of the same seat has its own time again.
    clock.turn(Some(Red), 0, 1_000 + HOUR);
    assert_eq!((clock.left(Red, 0), clock.flag_at()), (Some(2 * HOUR), Some(1_000 + 4 * HOUR)));
    clock.turn(Some(Blue), 0, 1_000 + 3 * HOUR);
    assert_eq!((clock.left(Red, 0), clock.left(Blue, 0)), (Some(HOUR), Some(2 * HOUR)));
}

#[test]
fn a_page_shows_by_the_day_what_is_left_of_the_turn() {
    let mut clock = begun(BY_DAY);
    let state = |left, turn_left, running| ClockState {
        stopped: None,
        left: clocks([(Red, left), (Blue, 2 * HOUR)]),
        turn_left,
        running,
    };
    assert_eq!(clock.state(1_400), state(2 * HOUR, Some(HOUR - 400), Some(Red)));
    clock.start(Red, 1_400);
    assert_eq!(clock.state(1_500), state(2 * HOUR, Some(HOUR - 500), Some(Red)));
    assert_eq!(clock.state(1_000 + 2 * HOUR), state(HOUR, Some(0), Some(Red)));
    clock.pause(1_500);
    assert_eq!(clock.state(9 * HOUR), state(2 * HOUR, None, None));
    assert_eq!(begun(MINUTE_PLUS_5).state(1_500).turn_left, None);
}

#[test]
fn without_a_bank_the_time_of_the_turn_is_all() {
    let clock = begun(ClockSettings::ByDay { turn_s: 3_600, bank_s: 0 });
    assert_eq!((clock.flagged(HOUR), clock.flagged(1_000 + HOUR)), (None, Some(Red)));
}

#[test]
fn a_pause_costs_nobody_anything() {
    for settings in [MINUTE_PLUS_5, BY_DAY] {
        let mut clock = begun(settings);
        let rest = clock.until_flag(11_000);
        clock.pause(11_000);
        assert_eq!((clock.flag_at(), clock.flagged(u64::MAX)), (None, None));
        assert_eq!((clock.until_flag(99 * HOUR), clock.running()), (rest, Some(Red)));
        clock.resume(99 * HOUR);
        assert_eq!(clock.until_flag(99 * HOUR), rest);
        assert_eq!(clock.flag_at(), rest.map(|rest| 99 * HOUR + rest));
    }
}

#[test]
fn a_player_who_resigns_in_a_pause_does_not_end_it() {
    let mut clock = begun(MINUTE_PLUS_5);
    clock.pause(11_000);
    clock.start(Blue, 20_000);
    assert_eq!((clock.is_paused(), clock.flag_at()), (true, None));
    clock.resume(30_000);
    assert_eq!((clock.is_paused(), clock.flag_at()), (false, Some(90_000)));
}

#[test]
fn the_time_when_the_service_was_down_is_charged_to_nobody() {
    let mut clock = begun(MINUTE_PLUS_5);
    let down = |from, to| Downtime { from, to };
    // Before the turn; overlapping; backwards; until after now.
    let downtimes =
        [down(90_000, u64::MAX), down(0, 3_000), down(10_000, 50_000), down(9, 2), down(20_000, 60_000)];
    assert_eq!(clock.forgive(&downtimes, 100_000), 2_000 + 50_000 + 10_000);
    assert_eq!((clock.left(Red, 100_000), clock.flag_at()), (Some(23_000), Some(123_000)));
    assert_eq!(clock.forgive(&downtimes[1..], 100_000), 0);
}

#[test]
fn nobody_is_spared_in_a_pause() {
    let mut clock = begun(MINUTE_PLUS_5);
    clock.pause(1_000);
    assert_eq!(clock.forgive(&[Downtime { from: 2_000, to: 9_000 }], 10_000), 0);
    assert_eq!(clock.left(Red, 10_000), Some(60_000));
}

#[test]
fn lag_is_given_back_within_the_quota() {
    let mut clock = begun(MINUTE_PLUS_5);
    // A second at the start, then 300 ms with each turn.
    assert_eq!(returned(clock.turn(Some(Red), 5_000, 11_000)), 1_000);
    assert_eq!(clock.left(Red, 11_000), Some(56_000));
    assert_eq!(returned(clock.turn(Some(Red), 5_000, 21_000)), 300);
    assert_eq!(returned(clock.turn(Some(Red), 250, 31_000)), 250);
    assert_eq!(returned(clock.turn(Some(Red), 5_000, 41_000)), 350);
    // Each seat has its own, and a quiet connection saves up to two seconds.
    for turn in 0..20 {
        assert_eq!(returned(clock.turn(Some(Red), 0, 41_000 + turn)), 0);
    }
    assert_eq!(returned(clock.turn(Some(Blue), 5_000, 51_000)), 2_000);
    assert_eq!(returned(clock.turn(None, 5_000, 61_000)), 1_000);
}

#[test]
fn a_turn_is_charged_its_time_without_the_way_and_by_the_day_what_the_bank_pays() {
    let charged = |played: Option<PlayedTurn>| played.map(|played| played.charged);
    let mut clock = begun(MINUTE_PLUS_5);
    assert_eq!(charged(clock.turn(Some(Red), 400, 11_000)), Some(9_600));
    let again = clock.turn(Some(Blue), 0, 12_000).unwrap();
    clock.take_back(&[again], Red, 15_000);
    assert_eq!(charged(clock.turn(Some(Blue), 0, 17_000)), Some(2_000), "once for each attempt");
    assert_eq!(clock.stop(18_500), Some(1_500), "the last turn of a game too");
    let mut clock = begun(BY_DAY);
    assert_eq!(charged(clock.turn(Some(Red), 900, 1_000 + HOUR + 400)), Some(0));
    assert_eq!(charged(clock.turn(Some(Red), 300, 1_400 + 3 * HOUR)), Some(HOUR - 300));
}

#[test]
fn lag_is_no_more_than_the_time_of_the_turn() {
    let mut clock = begun(MINUTE_PLUS_5);
    assert_eq!(returned(clock.turn(Some(Blue), 900, 1_100)), 100);
    assert_eq!(clock.left(Red, 1_100), Some(65_000));
}

#[test]
fn by_the_day_lag_fills_the_bank_no_further_than_it_was() {
    let mut clock = begun(BY_DAY);
    assert_eq!(returned(clock.turn(Some(Red), 900, 1_000 + HOUR + 400)), 900);
    assert_eq!(clock.left(Red, 0), Some(2 * HOUR));
}

#[test]
fn a_start_of_the_running_clock_changes_nothing() {
    let mut clock = begun(BY_DAY);
    clock.start(Red, 1_000 + 2 * HOUR);
    assert_eq!((clock.left(Red, 0), clock.flag_at()), (Some(HOUR), Some(1_000 + 3 * HOUR)));
}

#[test]
fn an_opened_seat_has_half_of_the_base_and_a_minute_at_least() {
    for (settings, left, own) in
        [(MINUTE_PLUS_5, 60_000, 0), (HOUR_PLUS_30, HOUR / 2, 0), (BY_DAY, HOUR, HOUR)]
    {
        let mut clock = begun(settings);
        let late = 1_000 + 9 * HOUR;
        assert_eq!(clock.flagged(late), Some(Red));
        let before = clock.left(Blue, late);
        clock.open(Red, late);
        assert_eq!((clock.left(Red, late), clock.left(Blue, late)), (Some(left), before));
        assert_eq!((clock.flagged(late), clock.running()), (None, Some(Red)));
        assert_eq!(clock.flag_at(), Some(late + left + own));
    }
}

#[test]
fn a_seat_without_a_player_has_no_clock() {
    let mut clock = Clock::new(MINUTE_PLUS_5, [Red, Yellow]);
    clock.open(Green, 1_000);
    clock.start(Green, 1_000);
    assert_eq!((clock.running(), clock.left(Green, 1_000), clock.recorded(0).len()), (None, None, 2));
}

#[test]
fn the_end_stops_the_clocks() {
    let mut clock = begun(MINUTE_PLUS_5);
    clock.stop(11_000);
    assert_eq!(clock.recorded(99_000), clocks([(Red, 50_000), (Blue, 60_000)]));
    assert_eq!((clock.flag_at(), clock.flagged(99_000)), (None, None));
}

#[test]
fn a_moment_before_the_latest_one_is_no_time() {
    let mut clock = begun(MINUTE_PLUS_5);
    assert_eq!(clock.left(Red, 0), Some(60_000));
    clock.turn(Some(Blue), 0, 0);
    assert_eq!(clock.recorded(500), clocks([(Red, 65_000), (Blue, 60_000)]));
    assert_eq!(clock.flag_at(), Some(61_000));
}

#[test]
fn a_turn_that_is_taken_back_takes_its_increment_along() {
    let mut clock = begun(MINUTE_PLUS_5);
    for round in 0..10 {
        let now = 1_000 + round;
        let played = clock.turn(Some(Blue), 0, now).unwrap();
        assert_eq!(clock.left(Red, now), Some(65_000 - round));
        clock.take_back(&[played], Red, now);
        assert_eq!((clock.left(Red, now), clock.running()), (Some(60_000 - round), Some(Red)));
        clock.start(Red, now + 1);
    }
}

#[test]
fn an_answer_to_a_turn_that_is_taken_back_costs_nothing() {
    let mut clock = begun(MINUTE_PLUS_5);
    let played = clock.turn(Some(Blue), 0, 2_000).unwrap();
    assert_eq!(clock.left(Blue, 30_000), Some(32_000));
    clock.take_back(&[played], Red, 30_000);
    assert_eq!((clock.left(Blue, 40_000), clock.left(Red, 40_000)), (Some(60_000), Some(49_000)));
}

#[test]
fn by_the_day_a_turn_that_is_taken_back_has_no_new_day() {
    let mut clock = begun(BY_DAY);
    let played = clock.turn(Some(Blue), 0, 1_000 + HOUR / 2).unwrap();
    clock.take_back(&[played], Red, 1_000 + HOUR / 2);
    assert_eq!(clock.state(1_000 + HOUR / 2).turn_left, Some(HOUR / 2));
    assert_eq!(clock.left(Red, 1_000 + 2 * HOUR), Some(HOUR));
}

#[test]
fn the_clocks_of_the_printed_events_are_right() {
    let at = 1_790_000_000_000;
    let mut clock = Clock::new(ClockSettings::RealTime { base_s: 60, increment_s: 5 }, [Red, Blue]);
    clock.start(Red, at);
    let left = |clock: &Clock, at_ms| clock.recorded(at_ms).into_values().collect::<Vec<_>>();
    assert_eq!(left(&clock, at), [60_000, 60_000]);
    let red = clock.turn(Some(Blue), 80, at + 12_300).unwrap();
    assert_eq!((left(&clock, at + 12_300), red.charged), (vec![52_780, 60_000], 12_220));
    let blue = clock.turn(Some(Red), 1_400, at + 20_300).unwrap();
    assert_eq!((left(&clock, at + 20_300), blue.charged), (vec![52_780, 58_000], 7_000));
}
