//! When players are told something, by mail or by push: not in their quiet hours, at the hour of their day, and before
//! their time runs out.

use djambi_protocol::{MailWishes, PushWishes, QuietHours};
use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;
use serde::Serialize;

/// A quarter of an hour, by which all time zones of today differ from each other.
const QUARTER_MS: u64 = 15 * 60 * 1000;
/// An hour, in milliseconds.
pub(crate) const HOUR_MS: u64 = 4 * QUARTER_MS;
/// The quarters of a day, and of the hour that it may have more.
const QUARTERS: u64 = 100;

/// The quiet hours of a player and their time zone, which hold for mail and push alike.
#[derive(Clone, Copy, Serialize)]
pub(crate) struct Hours<'a> {
    /// When nothing is sent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) quiet: Option<QuietHours>,
    /// The time zone, by its name in the database of IANA.
    pub(crate) time_zone: &'a str,
}

impl<'a> From<&'a MailWishes> for Hours<'a> {
    fn from(wishes: &'a MailWishes) -> Self {
        Self { quiet: wishes.quiet, time_zone: &wishes.time_zone }
    }
}

impl<'a> From<&'a PushWishes> for Hours<'a> {
    fn from(wishes: &'a PushWishes) -> Self {
        Self { quiet: wishes.quiet, time_zone: &wishes.time_zone }
    }
}

impl Hours<'_> {
    /// Whether they can be kept: hours are hours, and the time zone is known.
    pub(crate) fn are_possible(self) -> bool {
        let quiet = self.quiet.into_iter().flat_map(|QuietHours { from, to }| [from, to]);
        quiet.into_iter().all(is_hour) && TimeZone::get(self.time_zone).is_ok()
    }

    /// The time zone. One that is unknown by now counts as that of Greenwich.
    fn zone(self) -> TimeZone {
        TimeZone::get(self.time_zone).unwrap_or(TimeZone::UTC)
    }
}

/// Whether a number is an hour of the day.
pub(crate) const fn is_hour(number: u8) -> bool {
    number < 24
}

/// Whether a moment, in milliseconds since 1970, is in the quiet hours.
pub(crate) fn is_quiet<'a>(hours: impl Into<Hours<'a>>, at_ms: u64) -> bool {
    let hours = hours.into();
    is_quiet_in(&hours.zone(), hours.quiet, at_ms)
}

/// When the quiet hours of a moment end; the moment itself if it is in none.
pub(crate) fn loud_ms<'a>(hours: impl Into<Hours<'a>>, at_ms: u64) -> u64 {
    let hours = hours.into();
    let zone = hours.zone();
    let loud = |at_ms: &u64| !is_quiet_in(&zone, hours.quiet, *at_ms);
    let quarter = at_ms - at_ms % QUARTER_MS;
    let later = (1..QUARTERS).map(|count| quarter + count * QUARTER_MS);
    [at_ms].into_iter().chain(later).find(loud).unwrap_or(at_ms)
}

fn is_quiet_in(zone: &TimeZone, quiet: Option<QuietHours>, at_ms: u64) -> bool {
    let Some(QuietHours { from, to }) = quiet else { return false };
    let hour = hour_of(zone, at_ms);
    if from <= to { (from..to).contains(&hour) } else { hour >= from || hour < to }
}

/// A moment by the clock of the player, with its time zone: `2026-12-01 19:00 Europe/Paris`.
pub(crate) fn moment_text<'a>(hours: impl Into<Hours<'a>>, at_ms: u64) -> String {
    timestamp(at_ms).to_zoned(hours.into().zone()).strftime("%Y-%m-%d %H:%M %Q").to_string()
}

/// When a player is told that their time runs out, who has had so long for the turn: when a fifth of it is left, 1 to 12
/// hours before the end. Where that is in the quiet hours, they are told after these if an hour is left then, else before.
pub(crate) fn alarm_ms<'a>(hours: impl Into<Hours<'a>>, deadline_ms: u64, turn_ms: u64) -> u64 {
    let hours = hours.into();
    let lead_ms = (turn_ms / 5).clamp(HOUR_MS, 12 * HOUR_MS).min(turn_ms / 2);
    let moment = deadline_ms.saturating_sub(lead_ms);
    let zone = hours.zone();
    let loud = |at_ms: &u64| !is_quiet_in(&zone, hours.quiet, *at_ms);
    if loud(&moment) {
        return moment;
    }
    let quarter = moment - moment % QUARTER_MS;
    let after = (1..QUARTERS).map(|count| quarter + count * QUARTER_MS).find(loud);
    let before = (1..QUARTERS).map(|count| quarter.saturating_sub(count * QUARTER_MS)).find(loud);
    after.filter(|&after| after + HOUR_MS <= deadline_ms).or(before).unwrap_or(moment)
}

/// Whether the sum of a day is due, of which the last one reached until a moment.
pub(crate) fn is_digest_due(wishes: &MailWishes, now_ms: u64, last_ms: u64) -> bool {
    let (zone, now) = (Hours::from(wishes).zone(), timestamp(now_ms));
    let Ok(hour) = i8::try_from(wishes.digest_hour) else { return false };
    let today = now.to_zoned(zone.clone()).date();
    // Where the hour is left out because clocks go forward, the moment behind it counts.
    let begin = |day: Date| Some(day.at(hour, 0, 0, 0).to_zoned(zone.clone()).ok()?.timestamp());
    let days = [Some(today), today.yesterday().ok()];
    let last = timestamp(last_ms);
    let begin = days.into_iter().flatten().filter_map(begin).find(|begin| *begin <= now);
    begin.is_some_and(|begin| last < begin)
}

/// The hour on the clocks of a zone.
fn hour_of(zone: &TimeZone, at_ms: u64) -> u8 {
    u8::try_from(timestamp(at_ms).to_zoned(zone.clone()).hour()).unwrap_or_default()
}

/// A moment in milliseconds since 1970.
fn timestamp(at_ms: u64) -> Timestamp {
    let at = i64::try_from(at_ms).ok().and_then(|at_ms| Timestamp::from_millisecond(at_ms).ok());
    at.unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use proptest::prelude::*;

    use super::*;
    use crate::env::DAY_MS;

    /// 2026-03-08 00:00 UTC; clocks change in New York that day, in Paris three weeks later.
    const MARCH: u64 = 1_772_928_000_000;

    fn wishes(zone: &str, from: u8, to: u8) -> MailWishes {
        MailWishes {
            quiet: Some(QuietHours { from, to }),
            time_zone: zone.to_owned(),
            ..MailWishes::default()
        }
    }

    #[test]
    fn quiet_hours_are_those_of_the_players_clock() {
        for (zone, from, to, hour, quiet) in [
            ("UTC", 22, 7, 21, false),
            ("UTC", 22, 7, 22, true),
            ("UTC", 22, 7, 6, true),
            ("UTC", 22, 7, 7, false),
            ("Europe/Paris", 22, 7, 21, true),
            ("Europe/Paris", 22, 7, 6, false),
            ("Asia/Kolkata", 22, 7, 16, false),
            ("Asia/Kolkata", 22, 7, 17, true),
            ("UTC", 9, 9, 9, false),
        ] {
            assert_eq!(is_quiet(&wishes(zone, from, to), MARCH + hour * HOUR_MS), quiet, "{zone} {hour}");
        }
        assert!(!is_quiet(&MailWishes::default(), MARCH));
    }

    #[test]
    fn quiet_hours_end_where_the_next_hour_is_loud() {
        let night = wishes("Europe/Paris", 22, 7);
        for (hour, loud) in [(20, 20), (21, 30), (29, 30), (30, 30)] {
            assert_eq!(loud_ms(&night, MARCH + hour * HOUR_MS), MARCH + loud * HOUR_MS, "{hour}");
        }
        assert_eq!(loud_ms(&MailWishes::default(), MARCH + 1), MARCH + 1);
    }

    #[test]
    fn a_moment_is_told_by_the_clock_of_the_player() {
        assert_eq!(moment_text(&wishes("Europe/Paris", 0, 0), MARCH), "2026-03-08 01:00 Europe/Paris");
        assert_eq!(moment_text(&wishes("UTC", 0, 0), MARCH), "2026-03-08 00:00 UTC");
    }

    #[test]
    fn unknown_zones_and_hours_are_not_possible() {
        let are_possible = |wishes: &MailWishes| Hours::from(wishes).are_possible();
        assert!(are_possible(&MailWishes::default()) && are_possible(&wishes("America/New_York", 23, 0)));
        for impossible in
            [wishes("Mars/Olympus", 1, 2), wishes("", 1, 2), wishes("UTC", 24, 2), wishes("UTC", 1, 24)]
        {
            assert!(!are_possible(&impossible));
        }
        assert!(is_hour(23) && !is_hour(24));
    }

    #[test]
    fn an_alarm_comes_a_fifth_before_the_end_or_beside_the_night() {
        let deadline = MARCH + 10 * DAY_MS;
        let none = MailWishes::default();
        for (days, hours) in [(1, 4.8), (2, 9.6), (3, 12.0), (14, 12.0)] {
            assert_eq!((deadline - alarm_ms(&none, deadline, days * DAY_MS)) as f64 / HOUR_MS as f64, hours);
        }
        // At 19:12 UTC.
        let at = |quiet: (u8, u8)| {
            alarm_ms(&wishes("UTC", quiet.0, quiet.1), deadline, DAY_MS) - (deadline - DAY_MS)
        };
        assert_eq!(at((18, 20)), 20 * HOUR_MS, "after");
        assert_eq!(at((18, 7)), 18 * HOUR_MS - QUARTER_MS, "before");
    }

    #[test]
    fn the_sum_of_a_day_is_due_once_at_its_hour() {
        let paris = MailWishes { digest_hour: 8, ..wishes("Europe/Paris", 9, 9) };
        let at = |hour: u64| MARCH + hour * HOUR_MS;
        assert!(!is_digest_due(&paris, at(7) - 1, at(0)), "it is nearly eight in Paris");
        assert!(is_digest_due(&paris, at(7), at(0)) && is_digest_due(&paris, at(23), at(0)));
        assert!(!is_digest_due(&paris, at(23), at(7)), "it was made");
        assert!(is_digest_due(&paris, at(31), at(7) + 1));
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]

        #[test]
        fn no_alarm_comes_in_the_night_or_too_late(
            minutes in 0_u64..400 * 24 * 60,
            turn_h in 5_u64..400,
            from in 0_u8..24,
            to in 0_u8..24,
            zone in proptest::sample::select(vec!["UTC", "Europe/Paris", "America/New_York", "Asia/Kathmandu"]),
        ) {
            let wishes = wishes(zone, from, to);
            let (deadline, turn_ms) = (MARCH + minutes * 60_000, turn_h * HOUR_MS);
            let alarm = alarm_ms(&wishes, deadline, turn_ms);
            prop_assert!(!is_quiet(&wishes, alarm));
            prop_assert!(alarm + HOUR_MS <= deadline && alarm + 12 * HOUR_MS + 26 * HOUR_MS >= deadline);
        }

        #[test]
        fn each_day_has_one_sum(
            hour in 0_u8..24,
            zone in proptest::sample::select(vec!["UTC", "Europe/Paris", "America/New_York", "Asia/Kathmandu"]),
        ) {
            let wishes = MailWishes { digest_hour: hour, ..wishes(zone, 0, 0) };
            let zone = Hours::from(&wishes).zone();
            let (mut last, mut sums) = (MARCH, BTreeMap::new());
            for quarters in 0..25 * 24 * 4 {
                let now = MARCH + quarters * QUARTER_MS;
                let count = sums.entry(timestamp(now).to_zoned(zone.clone()).date()).or_insert(0);
                if is_digest_due(&wishes, now, last) {
                    (last, *count) = (now, *count + 1);
                }
            }
            let whole_days = sums.values().copied().skip(1).take(23).collect::<Vec<_>>();
            prop_assert_eq!(whole_days, vec![1; 23]);
        }
    }
}
