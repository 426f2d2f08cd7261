//! The place of a player on the ladder.

use std::fmt;
use std::str::FromStr;

/// The place of a player on the ladder, by which the next page goes on: the order is that of the points that players have at
/// least, and of their names where these are equal.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct LadderKey {
    /// The points that the player has at least.
    pub(crate) at_least: f64,
    /// The name of the account.
    pub(crate) name: String,
}

impl fmt::Display for LadderKey {
    /// Writes `at_least:name`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.at_least, self.name)
    }
}

impl FromStr for LadderKey {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let (at_least, name) = text.split_once(':').ok_or(())?;
        let at_least: f64 = at_least.parse().map_err(drop)?;
        if at_least.is_finite() { Ok(Self { at_least, name: name.to_owned() }) } else { Err(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_read_as_they_are_written() {
        let key = LadderKey { at_least: 1_234.567_8, name: "Ada-1".to_owned() };
        assert_eq!(key.to_string().parse(), Ok(key));
        for wrong in ["", "1", "x:Ada", "NaN:Ada", "inf:Ada"] {
            assert_eq!(wrong.parse::<LadderKey>(), Err(()), "{wrong}");
        }
    }
}
