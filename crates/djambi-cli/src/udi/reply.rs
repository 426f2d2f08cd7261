//! The replies of an engine.

use std::fmt;
use std::io::{self, Write};
use std::str::FromStr;

use anyhow::{Context, Error, Result, bail};

use super::info::Info;
use super::notation::MoveWord;
use super::option::EngineOption;
use super::words::{Words, trimmed};

/// A reply of an engine, one line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Reply {
    /// `id name`: the engine's name.
    Name(String),
    /// `id author`: the engine's author.
    Author(String),
    /// `option`: the declaration of an option.
    Option(EngineOption),
    /// `udiok`: the end of the answer to `udi`.
    UdiOk,
    /// `readyok`: all earlier commands are done.
    ReadyOk,
    /// `info`: the progress of the search.
    Info(Box<Info>),
    /// `bestmove`: the best turn; `none` in a finished game.
    BestMove(Option<BestMove>),
    /// `pressdone`: all offers were said.
    PressDone,
    /// `answer`: what the engine answers to a proposed treaty.
    Answer(PressAnswer),
    /// `error`: why a line was refused; the line has changed nothing.
    Error(String),
}

/// The answer to `go`: a turn, and perhaps the one that is expected next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct BestMove {
    /// The best turn.
    pub(crate) mv: MoveWord,
    /// The turn of the next player on which the engine would go on thinking.
    pub(crate) ponder: Option<MoveWord>,
}

/// An answer to a proposed treaty.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum PressAnswer {
    /// `accept`.
    Accept,
    /// `refuse`.
    Refuse,
    /// `counter T`: it refuses, and would offer this.
    Counter(String),
}

/// The words by which replies begin.
const WORDS: [&str; 9] =
    ["id", "option", "udiok", "readyok", "info", BEST_MOVE, "pressdone", "answer", "error"];
const BEST_MOVE: &str = "bestmove";
const NONE: &str = "none";
/// Begins the move on which a program goes on thinking.
const PONDER: &str = "ponder";

impl Reply {
    /// Whether a line wants to be the answer to `go`, rightly written or not.
    pub(crate) fn is_about_the_best_move(line: &str) -> bool {
        Words::new(trimmed(line)).next().is_some_and(|word| word.eq_ignore_ascii_case(BEST_MOVE))
    }

    /// Whether a line begins as a reply does, rightly written or not.
    pub(crate) fn is_of_the_protocol(line: &str) -> bool {
        let is_known = |word: &str| WORDS.iter().any(|known| word.eq_ignore_ascii_case(known));
        Words::new(trimmed(line)).next().is_some_and(is_known)
    }

    /// Prints the reply on standard output at once.
    pub(super) fn send(&self) -> io::Result<()> {
        let mut output = io::stdout().lock();
        writeln!(output, "{self}")?;
        output.flush()
    }
}

impl fmt::Display for Reply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Name(name) => write!(f, "id name {name}"),
            Self::Author(name) => write!(f, "id author {name}"),
            Self::Option(option) => write!(f, "option {option}"),
            Self::UdiOk => f.write_str("udiok"),
            Self::ReadyOk => f.write_str("readyok"),
            Self::Info(info) => write!(f, "info {info}"),
            Self::BestMove(None) => write!(f, "{BEST_MOVE} {NONE}"),
            Self::BestMove(Some(BestMove { mv, ponder: None })) => write!(f, "{BEST_MOVE} {mv}"),
            Self::BestMove(Some(BestMove { mv, ponder: Some(next) })) => {
                write!(f, "{BEST_MOVE} {mv} {PONDER} {next}")
            }
            Self::PressDone => f.write_str("pressdone"),
            Self::Answer(PressAnswer::Accept) => f.write_str("answer accept"),
            Self::Answer(PressAnswer::Refuse) => f.write_str("answer refuse"),
            Self::Answer(PressAnswer::Counter(treaty)) => write!(f, "answer counter {treaty}"),
            // Control characters become spaces, so that the reply stays one line.
            Self::Error(text) => {
                write!(f, "error {}", text.split(char::is_control).collect::<Vec<_>>().join(" "))
            }
        }
    }
}

impl FromStr for Reply {
    type Err = Error;

    fn from_str(line: &str) -> Result<Self> {
        let line = trimmed(line);
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim_start();
        Ok(match (word, rest) {
            ("id", _) => match rest.split_once(char::is_whitespace) {
                Some(("name", name)) => Self::Name(name.trim_start().to_owned()),
                Some(("author", name)) => Self::Author(name.trim_start().to_owned()),
                _ => bail!("id: expected name or author, and a name"),
            },
            ("option", _) => Self::Option(rest.parse().context("option")?),
            ("udiok", "") => Self::UdiOk,
            ("readyok", "") => Self::ReadyOk,
            ("info", _) => Self::Info(Box::new(rest.parse().context("info")?)),
            (BEST_MOVE, _) => Self::BestMove(best_move(rest).context(BEST_MOVE)?),
            ("pressdone", "") => Self::PressDone,
            ("answer", "accept") => Self::Answer(PressAnswer::Accept),
            ("answer", "refuse") => Self::Answer(PressAnswer::Refuse),
            ("answer", _) if rest.starts_with("counter ") => {
                Self::Answer(PressAnswer::Counter(rest["counter ".len()..].trim_start().to_owned()))
            }
            ("error", _) => Self::Error(rest.to_owned()),
            _ => bail!("{line:?} is not a reply; the replies are {}", WORDS.join(", ")),
        })
    }
}

/// Reads the moves of `bestmove M` or `bestmove M ponder P`; nothing of `bestmove none`. A P that is not a
/// move is passed over: the answer is M.
fn best_move(text: &str) -> Result<Option<BestMove>> {
    let mut words = Words::new(text);
    let word = words.word("the move")?;
    let ponder = match words.next() {
        None => None,
        Some(PONDER) => words.next().and_then(|word| word.parse().ok().filter(|_| word != NONE)),
        Some(other) => bail!("unexpected {other:?}"),
    };
    if word == NONE { Ok(None) } else { Ok(Some(BestMove { mv: word.parse()?, ponder })) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn replies_round_trip() {
        for line in [
            "id name Djambi 0.1.0",
            "id author The Djambi authors",
            "option name seed type spin default 0 min 0 max 18446744073709551615",
            "udiok",
            "readyok",
            "info nodes 3 pv a3a5",
            "bestmove b2e5>e9@a5",
            "bestmove pass",
            "bestmove a3a5 ponder i3i5",
            "bestmove none",
            "pressdone",
            "answer accept",
            "answer refuse",
            "answer counter r:peace(b) b:peace(r) /2r",
            "error there is no command \"dance\"",
        ] {
            let reply: Reply = line.parse().expect(line);
            assert_eq!(reply.to_string(), line);
        }
        for (line, plain) in [
            ("bestmove a3a5 ponder i3-i5", "bestmove a3a5"),
            ("bestmove a3a5 ponder none", "bestmove a3a5"),
            ("bestmove\ta3a5  ponder", "bestmove a3a5"),
            ("bestmove none ponder none", "bestmove none"),
            ("\u{feff}udiok\r", "udiok"),
        ] {
            assert_eq!(line.parse::<Reply>().expect(line).to_string(), plain);
        }
        assert_eq!(Reply::Error("one\ntwo\r".to_owned()).to_string(), "error one two ");
    }

    #[test]
    fn other_lines_are_refused() {
        for line in [
            "",
            "hello",
            "id",
            "id name",
            "udiok now",
            "bestmove",
            "bestmove a3 a5",
            "bestmove a3a5 b3b5 ponder",
            "info depth 3",
            "answer",
            "answer maybe",
            "answer counter",
            "pressdone now",
        ] {
            assert!(line.parse::<Reply>().is_err(), "{line}");
        }
    }
}
