//! Laws of clocks in generated games.

use djambi_protocol::ClockSettings;
use djambi_table::{Clock, Downtime};
use proptest::prelude::*;

use crate::games::{Happening, PLAYERS, begun, game, happening, returned, seat, settings};

/// What all players have left together.
fn total(clock: &Clock, now: u64) -> u64 {
    clock.recorded(now).values().sum()
}

fn real_time() -> impl Strategy<Value = ClockSettings> {
    (60..=3_600_u32, 5..=30_u32)
        .prop_map(|(base_s, increment_s)| ClockSettings::RealTime { base_s, increment_s })
}

/// What a turn adds.
fn increment(settings: ClockSettings) -> u64 {
    match settings {
        ClockSettings::RealTime { increment_s, .. } => u64::from(increment_s) * 1_000,
        ClockSettings::ByDay { .. } => 0,
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1_000, failure_persistence: None, ..ProptestConfig::default() })]

    /// In real time all players together lose the time that passes while a clock runs, but for what is given
    /// back, spared and added.
    #[test]
    fn the_sum_of_all_clocks_is_the_time_that_passes(settings in real_time(), game in game()) {
        let mut clock = begun(settings);
        let mut at = 0;
        for (now, happening) in game {
            let before = total(&clock, at);
            let opened = matches!(happening, Happening::Open(_));
            let in_time = !clock.is_paused() && clock.running().is_some();
            // A clock that has run out loses no more.
            let passes = if in_time { (now - at).min(clock.until_flag(at).unwrap_or_default()) } else { 0 };
            let ran_out = clock.until_flag(now) == Some(0);
            let adds = matches!(happening, Happening::Turn { .. }) && clock.running().is_some() && !ran_out;
            let given = happening.apply(&mut clock, now);
            let added = if adds { increment(settings) } else { 0 };
            // A clock may run out but for what it is spared; then it loses less than it has.
            let spared_late = ran_out && given > 0;
            if !opened && !spared_late {
                prop_assert_eq!(total(&clock, now), before - passes + given + added);
            }
            at = now;
        }
    }

    /// Nobody has more than before a happening but for the increment of one's own turn, and only the clock of
    /// the seat to move loses.
    #[test]
    fn only_the_mover_s_clock_changes(settings in settings(), game in game()) {
        let mut clock = begun(settings);
        let mut at = 0;
        for (now, happening) in game {
            let before = clock.recorded(at);
            let running = clock.running();
            let paused = clock.is_paused();
            // What is given back may have been charged by an earlier event of the turn.
            let given = happening.apply(&mut clock, now);
            let after = clock.recorded(now);
            for seat in PLAYERS {
                let had = before[&seat];
                let has = after[&seat];
                match happening {
                    Happening::Open(opened) if opened == seat => {}
                    Happening::Turn { .. } if running == Some(seat) => {
                        prop_assert!(has <= had + increment(settings) + given);
                    }
                    _ if running == Some(seat) && !paused => prop_assert!(has <= had),
                    _ => prop_assert_eq!(has, had),
                }
            }
            at = now;
        }
    }

    /// A turn costs the same, and leaves the same, whatever happens to others within it.
    #[test]
    fn events_within_a_turn_change_nothing(
        settings in settings(),
        steps in prop::collection::vec(0..2_000_000_u64, 1..9),
        lag in 0..3_000_u64,
    ) {
        let mut often = begun(settings);
        let mut once = begun(settings);
        let mut now = 0;
        for step in steps {
            now += step;
            often.start(PLAYERS[0], now);
            prop_assert_eq!(often.recorded(now), once.recorded(now));
            prop_assert_eq!(often.flagged(now), once.flagged(now));
            prop_assert!(often.flag_at() == once.flag_at() || often.flagged(now).is_some());
        }
        prop_assert_eq!(returned(often.turn(Some(PLAYERS[1]), lag, now)), returned(once.turn(Some(PLAYERS[1]), lag, now)));
        prop_assert_eq!(often, once);
    }

    /// A turn, its lag given back, never leaves more than there was before it and the increment.
    #[test]
    fn lag_never_makes_a_clock_larger(settings in settings(), time in 0..9_000_000_u64, lag in any::<u64>()) {
        let mut clock = begun(settings);
        let had = clock.left(PLAYERS[0], 0);
        let returned = returned(clock.turn(None, lag, time));
        prop_assert!(returned <= lag.min(time));
        prop_assert!(clock.left(PLAYERS[0], time) <= had.map(|had| had + increment(settings)));
    }

    /// The lag that a seat gets back is a second and 300 ms for each turn before, at most.
    #[test]
    fn lag_keeps_within_the_quota(
        turns in prop::collection::vec((0..6_000_u64, prop_oneof![0..500_u64, any::<u64>()]), 1..60),
    ) {
        let mut clock = begun(ClockSettings::RealTime { base_s: 3_600, increment_s: 5 });
        let mut now = 0;
        let mut sum = 0;
        for (before, (time, lag)) in (0..).zip(turns) {
            now += time;
            let returned = returned(clock.turn(Some(PLAYERS[0]), lag, now));
            sum += returned;
            prop_assert!(returned <= 2_000.min(lag).min(time));
            prop_assert!(lag > 300 || returned == lag.min(time), "small lag is given back for ever");
            prop_assert!(sum <= 1_000 + 300 * before);
        }
    }

    /// With time each clock runs down, and the flag falls exactly at its moment.
    #[test]
    fn clocks_only_run_down(settings in settings(), game in game(), moments in any::<[u64; 2]>(), near in 0..9_u64) {
        let mut clock = begun(settings);
        for (now, happening) in game {
            happening.apply(&mut clock, now);
            let flag_at = clock.flag_at();
            let around = flag_at.map_or(0, |at| at.saturating_sub(4) + near);
            let mut moments = [now, now.max(around), moments[0].max(now), moments[1].max(now)];
            moments.sort_unstable();
            for pair in moments.windows(2) {
                prop_assert!(clock.until_flag(pair[1]) <= clock.until_flag(pair[0]));
                prop_assert!(PLAYERS.iter().all(|&seat| clock.left(seat, pair[1]) <= clock.left(seat, pair[0])));
                let fallen = flag_at.is_some_and(|at| at <= pair[1]);
                prop_assert_eq!(clock.flagged(pair[1]), clock.running().filter(|_| fallen));
            }
        }
    }

    /// The time spared is the number of milliseconds in which the service was down and a clock ran.
    #[test]
    fn downtime_is_counted_once(
        downtimes in prop::collection::vec((0..300_u64, 0..300_u64), 0..6),
        (start, time) in (0..200_u64, 0..200_u64),
    ) {
        let downtimes: Vec<_> = downtimes.into_iter().map(|(from, to)| Downtime { from, to }).collect();
        let down = |moment: &u64| downtimes.iter().any(|down| (down.from..down.to).contains(moment));
        let mut clock = Clock::new(ClockSettings::RealTime { base_s: 60, increment_s: 5 }, PLAYERS);
        let now = start + time;
        clock.start(PLAYERS[0], start);
        let spared = clock.forgive(&downtimes, now);
        prop_assert_eq!(spared, (start..now).filter(down).count() as u64);
        prop_assert_eq!(clock.left(PLAYERS[0], now), Some(60_000 - (time - spared)));
        prop_assert_eq!(clock.forgive(&downtimes, now), 0);
    }

    /// Whatever turns are played and taken back, nobody has more than at the start and the increments of the
    /// turns that count, and nobody pays for thinking about a turn that was taken back.
    #[test]
    fn a_turn_that_is_taken_back_gains_nothing(
        settings in settings(),
        steps in prop::collection::vec((0..20_000_u64, 0..3_000_u64, prop::option::weighted(0.4, 0..4_usize)), 1..60),
    ) {
        let mut clock = begun(settings);
        let mut now = 0;
        let base = clock.recorded(0);
        let mut played = Vec::new();
        for (time, lag, back) in steps {
            now += time;
            let mover = clock.running().unwrap();
            match back.filter(|&back| back < played.len()) {
                None => {
                    let next = PLAYERS[(mover.index() + 1) % PLAYERS.len()];
                    played.extend(clock.turn(Some(next), lag, now));
                }
                Some(back) => {
                    let taken = played.split_off(played.len() - 1 - back);
                    let author = taken[0].seat;
                    clock.take_back(&taken, author, now);
                    prop_assert_eq!(clock.running(), Some(author));
                }
            }
            for seat in PLAYERS {
                let turns = played.iter().filter(|turn| turn.seat == seat);
                let most = base[&seat] + turns.map(|turn| turn.increment).sum::<u64>();
                prop_assert!(clock.left(seat, now).unwrap() <= most);
            }
        }
    }

    /// No number is too large, and no order of moments wrong.
    #[test]
    fn nothing_panics(
        (first, second, by_day) in any::<(u32, u32, bool)>(),
        steps in prop::collection::vec((any::<u64>(), happening(u64::MAX), any::<u64>(), seat()), 0..20),
    ) {
        let settings = if by_day {
            ClockSettings::ByDay { turn_s: first, bank_s: second }
        } else {
            ClockSettings::RealTime { base_s: first, increment_s: second }
        };
        let _ = (settings.check(), settings.first_turn_limit());
        let mut clock = begun(settings);
        for (now, happening, left, seat) in steps {
            happening.apply(&mut clock, now);
            clock.recall(&[(seat, left)].into());
            let rest = clock.until_flag(left).unwrap_or(left);
            let _ = (clock.recorded(left), clock.flag_at(), clock.flagged(left), settings.thinking_limit(rest));
            clock.turn(Some(seat), left, now);
        }
    }
}
