//! Problems: errors in a form from which every language makes a sentence.

use alloc::boxed::Box;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::characters::{one_line, shown};

/// What is wrong: a code and the arguments of its sentence.
///
/// Every error of this library that a person can meet has a method `problem`. The code is the name of a
/// sentence, which each language has. `Display` of the errors stays English, for programmers.
///
/// ```
/// use djambi::{Argument, Position, Rules};
/// let start = Position::start();
/// let illegal = start.play(&Rules::CLASSIC, start.parse_move("a1a9")?).unwrap_err();
/// let problem = illegal.problem();
/// assert_eq!(problem.code, "blocked");
/// assert_eq!(problem.get("by"), Some(&Argument::from("a2")));
/// assert_eq!(problem.get("to"), Some(&Argument::from("a9")));
/// # Ok::<(), djambi::MoveTextError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem {
    /// The name of the sentence, in lower case with underscores.
    pub code: &'static str,
    /// The names and values of the sentence's arguments, each name once.
    pub args: Vec<(&'static str, Argument)>,
}

/// An argument of the sentence for a [`Problem`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Argument {
    /// A text: the name of a square, seat or piece, or what was found.
    Text(String),
    /// A whole number.
    Number(u64),
    /// Texts that the sentence lists.
    List(Vec<String>),
    /// Another problem, which is a sentence in the sentence.
    Problem(Box<Problem>),
}

impl Problem {
    /// A problem without arguments.
    #[must_use]
    pub const fn new(code: &'static str) -> Self {
        Self { code, args: Vec::new() }
    }

    /// The problem with one argument more.
    ///
    /// ```
    /// use djambi::{Argument, Problem, Seat};
    /// let inner = Problem::new("not_alive").with("seat", Seat::Red);
    /// let problem = Problem::new("bad_entry").with("line", 3_u64).with("problem", inner);
    /// assert_eq!(problem.get("line"), Some(&Argument::Number(3)));
    /// assert!(matches!(problem.get("problem"), Some(Argument::Problem(_))));
    /// ```
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Argument>) -> Self {
        self.args.push((name, value.into()));
        self
    }

    /// The value of an argument.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&Argument> {
        self.args.iter().find_map(|(known, value)| (*known == name).then_some(value))
    }
}

/// The text, with the numbers of control characters and of marks of direction in their place.
impl From<&str> for Argument {
    fn from(text: &str) -> Self {
        Self::Text(one_line(text))
    }
}

impl From<String> for Argument {
    fn from(text: String) -> Self {
        Self::from(text.as_str())
    }
}

impl From<&String> for Argument {
    fn from(text: &String) -> Self {
        Self::from(text.as_str())
    }
}

/// The character, or its number in Unicode if it cannot be seen.
impl From<char> for Argument {
    fn from(character: char) -> Self {
        Self::Text(shown(character))
    }
}

impl From<u32> for Argument {
    fn from(number: u32) -> Self {
        Self::Number(number.into())
    }
}

impl From<u64> for Argument {
    fn from(number: u64) -> Self {
        Self::Number(number)
    }
}

impl From<usize> for Argument {
    fn from(number: usize) -> Self {
        Self::Number(number as u64)
    }
}

impl From<Vec<String>> for Argument {
    fn from(texts: Vec<String>) -> Self {
        Self::List(texts)
    }
}

impl From<&[&str]> for Argument {
    fn from(texts: &[&str]) -> Self {
        Self::List(texts.iter().map(ToString::to_string).collect())
    }
}

impl From<Problem> for Argument {
    fn from(problem: Problem) -> Self {
        Self::Problem(Box::new(problem))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_problem_keeps_its_arguments_in_order() {
        let problem = Problem::new("found").with("wanted", 9_u64).with("square", "c7");
        let args: Vec<_> = problem.args.iter().map(|(name, value)| (*name, value.clone())).collect();
        assert_eq!(args, [("wanted", Argument::Number(9)), ("square", "c7".into())]);
        assert_eq!(problem.get("corpse"), None);
    }

    #[test]
    fn a_character_that_cannot_be_seen_is_a_number() {
        let written = ['\u{7}', '\t', '"', '\\', 'é'].map(Argument::from);
        assert_eq!(written, ["U+0007", "U+0009", "\"", "\\", "é"].map(Argument::from));
    }
}
