//! What a program tells an engine.

use std::fmt;
use std::str::FromStr;

use anyhow::{Context, Error, Result, bail};

use super::{Go, Setting, Situation};

/// What a program tells an engine, a line each.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Command {
    /// `udi`: who are you, and what can be set?
    Udi,
    /// `setoption`: an option gets another value.
    SetOption(Setting),
    /// `isready`: answer when everything before this has been done.
    IsReady,
    /// `newgame`: what comes now has nothing to do with what came before.
    NewGame,
    /// `position`: the game to think about.
    Position(Box<Situation>),
    /// `go`: think, and say which turn is best.
    Go(Go),
    /// `stop`: say it now.
    Stop,
    /// `quit`: end.
    Quit,
}

impl fmt::Display for Command {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Udi => f.write_str("udi"),
            Self::SetOption(setting) => write!(f, "setoption {setting}"),
            Self::IsReady => f.write_str("isready"),
            Self::NewGame => f.write_str("newgame"),
            Self::Position(situation) => write!(f, "position {situation}"),
            Self::Go(go) if *go == Go::default() => f.write_str("go"),
            Self::Go(go) => write!(f, "go {go}"),
            Self::Stop => f.write_str("stop"),
            Self::Quit => f.write_str("quit"),
        }
    }
}

impl FromStr for Command {
    type Err = Error;

    fn from_str(line: &str) -> Result<Self> {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let command = match word {
            "setoption" => Self::SetOption(rest.parse().context("setoption")?),
            "position" => Self::Position(Box::new(rest.parse().context("position")?)),
            "go" => Self::Go(rest.parse().context("go")?),
            _ => {
                let bare = match word {
                    "udi" => Self::Udi,
                    "isready" => Self::IsReady,
                    "newgame" => Self::NewGame,
                    "stop" => Self::Stop,
                    "quit" => Self::Quit,
                    _ => bail!(
                        "there is no command {word:?}; there are udi, setoption, isready, newgame, position, go, \
                         stop and quit"
                    ),
                };
                if !rest.trim().is_empty() {
                    bail!("{word}: nothing is expected where {:?} stands", rest.trim());
                }
                bare
            }
        };
        Ok(command)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_again() {
        for line in [
            "udi",
            "setoption name threads value 2",
            "isready",
            "newgame",
            "position start moves a3a5",
            "go",
            "go movetime 100",
            "stop",
            "quit",
        ] {
            let read: Command = line.parse().expect(line);
            assert_eq!(read.to_string(), line);
            assert_eq!(format!(" {line}\t\r").parse::<Command>().expect(line), read);
        }
    }

    #[test]
    fn what_is_wrong_is_named() {
        for (line, told) in [
            ("dance", "there is no command \"dance\""),
            ("Udi", "there is no command"),
            ("stop now", "stop: nothing is expected where \"now\" stands"),
            ("setoption level prince", "setoption: \"name\" is expected"),
            ("position", "position: start or dfen is missing"),
            ("go home", "go: home: "),
        ] {
            let error = format!("{:#}", line.parse::<Command>().expect_err(line));
            assert!(error.contains(told), "{line:?}: {error}");
        }
    }
}
