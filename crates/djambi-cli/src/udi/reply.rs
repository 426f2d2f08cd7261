//! What an engine says.

use std::fmt;
use std::str::FromStr;

use anyhow::{Context, Error, Result, bail};

use super::{Info, MoveWord, Offer};

/// What an engine says, a line each.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Reply {
    /// `id name`: what it is called.
    Name(String),
    /// `id author`: who made it.
    Author(String),
    /// `option`: what can be set.
    Offer(Offer),
    /// `udiok`: that is all of it.
    UdiOk,
    /// `readyok`: everything before has been done.
    ReadyOk,
    /// `info`: what it has found so far.
    Info(Box<Info>),
    /// `bestmove`: the turn to play; `none` in a finished game.
    BestMove(Option<MoveWord>),
    /// `error`: what was wrong with a line, which has changed nothing.
    Error(String),
}

const NONE: &str = "none";

impl fmt::Display for Reply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Name(name) => write!(f, "id name {name}"),
            Self::Author(name) => write!(f, "id author {name}"),
            Self::Offer(offer) => write!(f, "option {offer}"),
            Self::UdiOk => f.write_str("udiok"),
            Self::ReadyOk => f.write_str("readyok"),
            Self::Info(info) => write!(f, "info {info}"),
            Self::BestMove(None) => write!(f, "bestmove {NONE}"),
            Self::BestMove(Some(mv)) => write!(f, "bestmove {mv}"),
            // One line, whatever is in it.
            Self::Error(text) => {
                write!(f, "error {}", text.split(char::is_control).collect::<Vec<_>>().join(" "))
            }
        }
    }
}

impl FromStr for Reply {
    type Err = Error;

    fn from_str(line: &str) -> Result<Self> {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim_start();
        Ok(match (word, rest) {
            ("id", _) => match rest.split_once(char::is_whitespace) {
                Some(("name", name)) => Self::Name(name.trim_start().to_owned()),
                Some(("author", name)) => Self::Author(name.trim_start().to_owned()),
                _ => bail!("id: name or author is expected, and a name"),
            },
            ("option", _) => Self::Offer(rest.parse().context("option")?),
            ("udiok", "") => Self::UdiOk,
            ("readyok", "") => Self::ReadyOk,
            ("info", _) => Self::Info(Box::new(rest.parse().context("info")?)),
            ("bestmove", NONE) => Self::BestMove(None),
            ("bestmove", _) => Self::BestMove(Some(rest.parse().context("bestmove")?)),
            ("error", _) => Self::Error(rest.to_owned()),
            _ => bail!(
                "{line:?} is no reply; there are id, option, udiok, readyok, info, bestmove and error, and their words"
            ),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_again() {
        for line in [
            "id name Djambi 0.1.0",
            "id author The Djambi authors",
            "option name seed type spin default 0 min 0 max 18446744073709551615",
            "udiok",
            "readyok",
            "info nodes 3 pv a3a5",
            "bestmove b2e5>e9@a5",
            "bestmove pass",
            "bestmove none",
            "error there is no command \"dance\"",
        ] {
            let read: Reply = line.parse().expect(line);
            assert_eq!(read.to_string(), line);
        }
        assert_eq!(Reply::Error("one\ntwo\r".to_owned()).to_string(), "error one two ");
    }

    #[test]
    fn what_is_none_is_refused() {
        for line in ["", "hello", "id", "id name", "udiok now", "bestmove", "bestmove a3 a5", "info depth 3"]
        {
            assert!(line.parse::<Reply>().is_err(), "{line}");
        }
    }
}
