//! The command line of this crate's programs.

use std::path::PathBuf;
use std::str::FromStr;

use djambi::{Geometry, SQUARE9};

/// The words of a command line. Each method takes what it is asked for out of them.
///
/// ```
/// use djambi_lab::Arguments;
/// let words = ["--games", "8", "wins.txt"].map(str::to_owned);
/// let mut arguments = Arguments::new(words);
/// assert_eq!(arguments.number("--games", 100), Ok(8));
/// assert_eq!(arguments.number("--seed", 1), Ok(1));
/// assert_eq!(arguments.files(), Ok(vec!["wins.txt".into()]));
/// ```
#[derive(Debug)]
pub struct Arguments {
    words: Vec<String>,
}

impl Arguments {
    /// The arguments in order, without the program's name.
    pub fn new(words: impl IntoIterator<Item = String>) -> Self {
        Self { words: words.into_iter().collect() }
    }

    /// The value of an option, the last one if the option is given several times.
    ///
    /// # Errors
    /// If the option has no value.
    pub fn value(&mut self, name: &str) -> Result<Option<String>, String> {
        let mut value = None;
        while let Some(next) = self.first_value(name)? {
            value = Some(next);
        }
        Ok(value)
    }

    /// The first value of an option that may be given several times.
    ///
    /// # Errors
    /// If the option has no value.
    pub fn first_value(&mut self, name: &str) -> Result<Option<String>, String> {
        let Some(index) = self.words.iter().position(|word| word == name) else { return Ok(None) };
        let value = self.words.drain(index..(index + 2).min(self.words.len())).nth(1);
        value.map(Some).ok_or_else(|| format!("{name} needs a value"))
    }

    /// The number that an option is given, or the default.
    ///
    /// # Errors
    /// If the option has no value or one that is not such a number.
    pub fn number<T: FromStr>(&mut self, name: &str, default: T) -> Result<T, String> {
        let Some(value) = self.value(name)? else { return Ok(default) };
        value.parse().map_err(|_| format!("{name} is a number, not {value:?}"))
    }

    /// The path that an option is given, or the default.
    ///
    /// # Errors
    /// If the option has no value.
    pub fn path(&mut self, name: &str, default: &str) -> Result<PathBuf, String> {
        Ok(self.value(name)?.map_or_else(|| default.into(), PathBuf::from))
    }

    /// The board that `--board` names, or the 9 × 9 board.
    ///
    /// # Errors
    /// If the option has no value or one that is not a board's name.
    pub fn board(&mut self) -> Result<&'static Geometry, String> {
        let Some(name) = self.value("--board")? else { return Ok(&SQUARE9) };
        Geometry::named(&name).ok_or_else(|| {
            let boards = Geometry::ALL.map(Geometry::name).join(", ");
            format!("there is no board {name:?}; there are {boards}")
        })
    }

    /// Whether an option without a value is given.
    pub fn flag(&mut self, name: &str) -> bool {
        let count = self.words.len();
        self.words.retain(|word| word != name);
        self.words.len() < count
    }

    /// The words that are left, which are files.
    ///
    /// # Errors
    /// If one of them is an option, which is unknown then.
    pub fn files(self) -> Result<Vec<PathBuf>, String> {
        match self.words.iter().find(|word| word.starts_with('-')) {
            Some(option) => Err(format!("there is no option {option}")),
            None => Ok(self.words.into_iter().map(PathBuf::from).collect()),
        }
    }

    /// Ends the command line of a program that takes no files.
    ///
    /// # Errors
    /// If a word is left.
    pub fn finish(self) -> Result<(), String> {
        self.words.first().map_or(Ok(()), |word| Err(format!("there is no option {word}")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn arguments(text: &str) -> Arguments {
        Arguments::new(text.split_whitespace().map(str::to_owned))
    }

    #[test]
    fn the_last_value_counts() {
        let mut arguments = arguments("--out a --fast --out b");
        assert_eq!(arguments.value("--out"), Ok(Some("b".to_owned())));
        assert!(arguments.flag("--fast") && !arguments.flag("--slow"));
        assert_eq!(arguments.finish(), Ok(()));
    }

    #[test]
    fn a_board_has_a_name() {
        assert_eq!(arguments("--board hex6").board().map(Geometry::name), Ok("hex6"));
        assert_eq!(arguments("").board().map(Geometry::name), Ok("square9"));
        let error = arguments("--board hex4").board().expect_err("no board");
        assert!(error.starts_with("there is no board \"hex4\"; there are square9, duel2"), "{error}");
    }

    #[test]
    fn errors_name_the_option() {
        let missing = arguments("--games").number("--games", 1).expect_err("no value");
        assert_eq!(missing, "--games needs a value");
        let wrong = arguments("--games many").number("--games", 1).expect_err("no number");
        assert_eq!(wrong, "--games is a number, not \"many\"");
        assert_eq!(arguments("a --gams 3").files(), Err("there is no option --gams".to_owned()));
        assert_eq!(arguments("a").finish(), Err("there is no option a".to_owned()));
    }
}
