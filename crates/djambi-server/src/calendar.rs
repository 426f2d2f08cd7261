//! Days of the proleptic Gregorian calendar (UTC). The year of the computations begins in March, so that the leap day is its
//! last day.

use crate::env::DAY_MS;

/// The days from the 1st of March of the year 0 to 1970.
const BEFORE_1970: u64 = 719_468;

/// The day of a moment in milliseconds since 1970: year, month and day.
pub(crate) fn day_of(milliseconds: u64) -> (u64, u64, u64) {
    let days = milliseconds / DAY_MS + BEFORE_1970;
    let era = days / 146_097;
    let day_of_era = days % 146_097;
    let year_of_era = (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let months_since_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * months_since_march + 2) / 5 + 1;
    let month = if months_since_march < 10 { months_since_march + 3 } else { months_since_march - 9 };
    let year = year_of_era + era * 400 + u64::from(month <= 2);
    (year, month, day)
}

/// The first moment, in milliseconds since 1970, of a day written as `2026-11-21`. A day that its month lacks is one of the
/// next; `None` if this is no day from 1970 to 9999.
pub(crate) fn start_of(day: &str) -> Option<u64> {
    let number = |part: &str, digits: usize| {
        let is_number = part.len() == digits && part.bytes().all(|byte| byte.is_ascii_digit());
        is_number.then(|| part.parse::<u64>().ok())?
    };
    let (year, month_and_day) = day.split_once('-')?;
    let (month, day) = month_and_day.split_once('-')?;
    let year = number(year, 4)?;
    let month = number(month, 2)?;
    let day = number(day, 2)?;
    let is_day = year >= 1970 && (1..=12).contains(&month) && (1..=31).contains(&day);
    is_day.then(|| days_before(year, month, day) * DAY_MS)
}

/// The days from 1970 to a day.
const fn days_before(year: u64, month: u64, day: u64) -> u64 {
    let (year, months_since_march) = if month > 2 { (year, month - 3) } else { (year - 1, month + 9) };
    let day_of_year = (153 * months_since_march + 2) / 5 + day - 1;
    year * 365 + year / 4 - year / 100 + year / 400 + day_of_year - BEFORE_1970
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_those_of_the_gregorian_calendar() {
        assert_eq!(day_of(DAY_MS - 1), (1970, 1, 1));
        assert_eq!(day_of(1_795_228_977_298), (2026, 11, 21));
        for (text, days) in
            [("1970-01-01", 0), ("2000-02-29", 11_016), ("2000-03-01", 11_017), ("2100-03-01", 47_541)]
        {
            assert_eq!(start_of(text), Some(days * DAY_MS), "{text}");
            let (year, month, day) = day_of(days * DAY_MS);
            assert_eq!(format!("{year:04}-{month:02}-{day:02}"), text);
        }
    }

    #[test]
    fn what_is_no_day_is_none() {
        for wrong in
            ["", "1969-01-01", "2000-13-01", "2000-00-01", "2000-01-32", "2000/01/01", "-1", "20-00-0101"]
        {
            assert_eq!(start_of(wrong), None, "{wrong}");
        }
    }
}
