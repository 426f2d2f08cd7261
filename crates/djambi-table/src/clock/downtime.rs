//! Time in which the service was down.

/// An interval in which the service was down, on the timeline of the clocks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Downtime {
    /// When it went down.
    pub from: u64,
    /// When it was back. An interval that ends before it begins is empty.
    pub to: u64,
}

/// How much of the time between `from` and `to` these intervals cover.
pub(super) fn overlap(downtimes: &[Downtime], from: u64, to: u64) -> u64 {
    let mut downtimes = downtimes.to_vec();
    downtimes.sort_unstable_by_key(|downtime| downtime.from);
    let mut covered = 0_u64;
    let mut at = from;
    for downtime in downtimes {
        let begin = downtime.from.max(at);
        let end = downtime.to.min(to);
        covered = covered.saturating_add(end.saturating_sub(begin));
        at = at.max(end);
    }
    covered
}
