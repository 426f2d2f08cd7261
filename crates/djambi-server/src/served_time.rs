//! The time in which the service was there: the timeline, without the times in which the service was down.

use djambi_table::Downtime;

use crate::env::{self, DAY_MS};

/// Ages as the service has lived through them. Nothing ages while the service is down, nor because the machine's clock was
/// ahead for a while: a start far ahead of the last sign of life looks like the end of a long downtime.
#[derive(Clone, Debug, Default)]
pub(crate) struct ServedTime {
    /// The times in which the service was down, in their order; none overlaps another.
    downtimes: Vec<Downtime>,
}

impl ServedTime {
    /// The time of a service that was down in these times, which are in the order of their beginnings.
    pub(crate) fn new(downtimes: impl IntoIterator<Item = Downtime>) -> Self {
        let mut disjoint: Vec<Downtime> = Vec::new();
        for Downtime { from, to } in downtimes {
            match disjoint.last_mut().filter(|last| from <= last.to) {
                Some(last) => last.to = last.to.max(to),
                None => disjoint.push(Downtime { from, to }),
            }
        }
        Self { downtimes: disjoint }
    }

    /// Today as days since 1970.
    pub(crate) fn today() -> u64 {
        env::timeline_ms() / DAY_MS
    }

    /// The first day, since 1970, that is not older than a number of days.
    pub(crate) fn day_before_today(&self, days: u64) -> u64 {
        self.before(env::timeline_ms(), days * DAY_MS) / DAY_MS
    }

    /// The first moment of which a later one is not older than an age; both moments in milliseconds since 1970, the age in
    /// milliseconds.
    pub(crate) fn before(&self, now_ms: u64, age_ms: u64) -> u64 {
        let mut end = now_ms;
        let mut left = age_ms;
        for &Downtime { from, to } in self.downtimes.iter().rev().filter(|downtime| downtime.from < now_ms) {
            let served = end.saturating_sub(to);
            if served > left {
                break;
            }
            left -= served;
            end = from;
        }
        end.saturating_sub(left)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_ages_while_the_service_is_down() {
        let down = |from, to| Downtime { from, to };
        let time = ServedTime::new([down(100, 200), down(300, 350), down(320, 400), down(400, 410)]);
        for (now, age, before) in [
            (450, 0, 450),
            (450, 39, 411),
            (450, 40, 300),
            (450, 41, 299),
            (450, 139, 201),
            (450, 140, 100),
            (450, 141, 99),
            (450, 999, 0),
            (405, 1, 299),
            (250, 10, 240),
            (250, 60, 90),
            (50, 10, 40),
        ] {
            assert_eq!(time.before(now, age), before, "{age} before {now}");
        }
        assert_eq!(ServedTime::default().before(450, 50), 400);
    }
}
