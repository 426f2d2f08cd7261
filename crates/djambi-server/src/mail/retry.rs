//! When a letter is tried again.

/// The pauses after each try, in minutes; the last one goes on.
const PAUSES_MIN: [u64; 8] = [1, 2, 5, 15, 30, 60, 120, 240];

/// When a letter is tried again that has been tried so often, the last time now; `None` if it would be too late. Tests
/// have shorter minutes.
pub(crate) fn next_try(tries: u32, now_ms: u64, until_ms: u64, minute_ms: u64) -> Option<u64> {
    let pause = usize::try_from(tries).ok().and_then(|tries| PAUSES_MIN.get(tries.saturating_sub(1)));
    let pause = pause.or(PAUSES_MIN.last()).copied().unwrap_or_default();
    Some(now_ms.saturating_add(pause.saturating_mul(minute_ms))).filter(|&next| next <= until_ms)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::env::DAY_MS;

    const MINUTE_MS: u64 = 60_000;

    #[test]
    fn pauses_grow_until_it_is_too_late() {
        let (mut now, mut tries, mut pauses) = (0, 1, Vec::new());
        while let Some(next) = next_try(tries, now, DAY_MS, MINUTE_MS) {
            pauses.push((next - now) / MINUTE_MS);
            (now, tries) = (next, tries + 1);
        }
        assert_eq!(pauses, [1, 2, 5, 15, 30, 60, 120, 240, 240, 240, 240, 240]);
        assert!(now > DAY_MS * 3 / 4 && now <= DAY_MS);
        assert_eq!(next_try(1, 0, MINUTE_MS - 1, MINUTE_MS), None);
        assert_eq!(next_try(0, 0, MINUTE_MS, MINUTE_MS), Some(MINUTE_MS));
        assert_eq!(next_try(u32::MAX, 5, u64::MAX, MINUTE_MS), Some(5 + 240 * MINUTE_MS));
    }
}
