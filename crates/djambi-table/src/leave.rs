//! The leave of a player: how many days they have, and how they pass.

const HOUR_MS: u64 = 60 * 60 * 1_000;
/// The milliseconds of a day.
pub const DAY_MS: u64 = 24 * HOUR_MS;

/// The leave of a player, in milliseconds on the timeline of events: what is left, and until when they are on leave.
///
/// It is pure: each function is told `now`. What is left grows while the player is not on leave, by a day in twelve, and
/// runs down while they are. A leave ends by itself when its time is over, whoever looks at it and whenever.
///
/// ```
/// use djambi_table::{DAY_MS, Leave};
///
/// let leave = Leave::new(0).begin(0).unwrap();
/// assert_eq!(leave.until(0), Some(7 * DAY_MS));
/// let leave = leave.end(2 * DAY_MS);
/// assert_eq!(leave.left(2 * DAY_MS), 5 * DAY_MS);
/// assert_eq!(leave.left(14 * DAY_MS), 6 * DAY_MS);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leave {
    /// What was left at `at_ms`.
    pub left_ms: u64,
    /// When that was.
    pub at_ms: u64,
    /// Until when the player is on leave that began at `at_ms`; `None` if they are not.
    pub until_ms: Option<u64>,
}

impl Leave {
    /// What everybody has at first.
    pub const FIRST_MS: u64 = 7 * DAY_MS;
    /// The most that anybody has.
    pub const MOST_MS: u64 = 30 * DAY_MS;
    /// The longest leave.
    pub const LONGEST_MS: u64 = 14 * DAY_MS;
    /// The shortest leave that can be begun.
    pub const SHORTEST_MS: u64 = HOUR_MS;
    /// What a leave costs at least, as far as it is left: each tells all games of its player twice, so nobody goes and
    /// comes back all day.
    pub const LEAST_COST_MS: u64 = 12 * HOUR_MS;
    /// How many days bring one of leave.
    pub const DAYS_FOR_ONE: u64 = 12;

    /// The leave of a player who has come at `at_ms`.
    #[must_use]
    pub const fn new(at_ms: u64) -> Self {
        Self { left_ms: Self::FIRST_MS, at_ms, until_ms: None }
    }

    /// Until when the player is on leave at `now`; `None` if they are not.
    #[must_use]
    pub fn until(self, now: u64) -> Option<u64> {
        self.until_ms.filter(|&until| now < until)
    }

    /// What is left at `now`.
    #[must_use]
    pub fn left(self, now: u64) -> u64 {
        let Some(until) = self.until_ms else { return self.grown(now) };
        let used = now.min(until).saturating_sub(self.at_ms);
        let left = self.left_ms.saturating_sub(used);
        if now < until { left } else { Self { left_ms: left, at_ms: until, until_ms: None }.grown(now) }
    }

    /// What is left at `now`, when it has grown since `at_ms`.
    fn grown(self, now: u64) -> u64 {
        let more = now.saturating_sub(self.at_ms) / Self::DAYS_FOR_ONE;
        self.left_ms.saturating_add(more).min(Self::MOST_MS)
    }

    /// The player goes on leave at `now`, for as long as may be; who is on leave goes on with that. `None` if too little
    /// is left.
    #[must_use]
    pub fn begin(self, now: u64) -> Option<Self> {
        if self.until(now).is_some() {
            return Some(self);
        }
        let left_ms = self.left(now);
        let until_ms = Some(now.saturating_add(left_ms.min(Self::LONGEST_MS)));
        (left_ms >= Self::SHORTEST_MS).then_some(Self { left_ms, at_ms: now, until_ms })
    }

    /// The leave of a player who takes over the games of another at `now`: if the other is on leave, the player goes on with
    /// that, as long as their own days last. `None` if nothing changes.
    #[must_use]
    pub fn take_over(self, other: Self, now: u64) -> Option<Self> {
        let until = other.until(now)?;
        let begun = self.until(now).is_none().then(|| self.begin(now)).flatten()?;
        Some(Self { until_ms: begun.until_ms.map(|own| own.min(until)), ..begun })
    }

    /// The player is back at `now`.
    #[must_use]
    pub fn end(self, now: u64) -> Self {
        let mut left_ms = self.left(now);
        if self.until(now).is_some() {
            left_ms = left_ms.min(self.left_ms.saturating_sub(Self::LEAST_COST_MS));
        }
        Self { left_ms, at_ms: now, until_ms: None }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn who_takes_games_over_goes_on_with_a_leave_on_their_own_days() {
        let now = 100 * DAY_MS;
        let guest = Leave::new(now - 3 * DAY_MS).begin(now - 3 * DAY_MS).unwrap();
        let until = guest.until(now).unwrap();
        let of = |days| Leave { left_ms: days * DAY_MS, at_ms: now, until_ms: None };
        let taken = of(20).take_over(guest, now).unwrap();
        assert_eq!((taken.until(now), taken.left(now)), (Some(until), 20 * DAY_MS));
        assert_eq!(taken.left(until), 16 * DAY_MS);
        assert_eq!(
            of(1).take_over(guest, now).unwrap().until(now),
            Some(now + DAY_MS),
            "no longer than they have"
        );
        for (own, other) in
            [(of(0), guest), (of(20), of(7)), (of(20), guest.end(now)), (of(20).begin(now).unwrap(), guest)]
        {
            assert_eq!(own.take_over(other, now), None);
        }
    }

    #[test]
    fn a_player_has_a_week_at_first_and_a_day_more_each_twelve() {
        let new = Leave::new(5 * DAY_MS);
        assert_eq!(new.left(5 * DAY_MS), 7 * DAY_MS);
        assert_eq!(new.left(17 * DAY_MS), 8 * DAY_MS);
        assert_eq!(new.left(5_000 * DAY_MS), 30 * DAY_MS);
        let long = new.begin(5_000 * DAY_MS).unwrap();
        assert_eq!(long.until(5_000 * DAY_MS), Some(5_014 * DAY_MS), "two weeks at once");
        assert_eq!(long.begin(5_001 * DAY_MS), Some(long), "it goes on");
        assert_eq!(long.until(5_014 * DAY_MS), None, "it ends by itself");
        assert_eq!(long.left(5_014 * DAY_MS), 16 * DAY_MS);
        assert_eq!(long.left(5_026 * DAY_MS), 17 * DAY_MS, "and what is left grows from then on");
        let first = new.begin(5 * DAY_MS).unwrap();
        assert_eq!(first.begin(12 * DAY_MS), None, "nothing is left");
    }

    #[test]
    fn going_and_coming_back_all_day_ends_soon() {
        let mut leave = Leave::new(0);
        let begun = std::iter::from_fn(|| {
            let begun = leave.begin(0)?;
            leave = begun.end(1);
            Some(leave.left(1))
        });
        assert_eq!(
            begun.take(100).collect::<Vec<_>>(),
            (0..14).rev().map(|half| half * DAY_MS / 2).collect::<Vec<_>>()
        );
        let long = Leave::new(0).begin(0).unwrap();
        assert_eq!(
            long.end(3 * DAY_MS).left(3 * DAY_MS),
            4 * DAY_MS,
            "who is away for longer pays that alone"
        );
    }

    /// What a player does after a pause.
    #[derive(Clone, Copy, Debug)]
    enum Act {
        Begin,
        End,
        Look,
    }

    proptest! {
        /// The days that a player was on leave, and those that are left, are never more than those that came.
        #[test]
        fn nobody_has_more_leave_than_came(
            acts in prop::collection::vec(
                (0_u64..40 * DAY_MS, prop_oneof![Just(Act::Begin), Just(Act::End), Just(Act::Look)]),
                0..40,
            ),
        ) {
            let mut leave = Leave::new(0);
            let (mut now, mut taken, mut free) = (0_u64, 0_u64, 0_u64);
            for (pause, act) in acts {
                let on = leave.until(now).map_or(0, |until| until.min(now + pause) - now);
                taken += on;
                free += pause - on;
                now += pause;
                let left = leave.left(now);
                prop_assert!(left <= Leave::MOST_MS);
                prop_assert!(taken + left <= Leave::FIRST_MS + free / Leave::DAYS_FOR_ONE);
                match act {
                    Act::Begin => if let Some(begun) = leave.begin(now) {
                        let until = begun.until(now).unwrap();
                        prop_assert!(until - now <= Leave::LONGEST_MS && until - now <= left.max(begun.left_ms));
                        leave = begun;
                    },
                    Act::End => leave = leave.end(now),
                    Act::Look => {}
                }
                let cost = left - leave.left(now);
                prop_assert!(matches!(act, Act::End) || cost == 0, "beginning and looking cost nothing");
                prop_assert!(cost <= Leave::LEAST_COST_MS);
            }
        }
    }
}
