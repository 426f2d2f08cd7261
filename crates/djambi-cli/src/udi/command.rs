//! The commands that a program sends to an engine.

use std::fmt;
use std::str::FromStr;

use anyhow::{Context, Error, Result, bail};

use super::words::{Words, trimmed};
use super::{GoCommand, PositionCommand, SetOption};

/// A command from a program to an engine, one line.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum UdiCommand {
    /// `udi`: asks for the engine's name and options.
    Udi,
    /// `setoption`: gives an option a new value.
    SetOption(SetOption),
    /// `isready`: asks for an answer after all earlier commands are done.
    IsReady,
    /// `newgame`: the next game is unrelated to the last one.
    NewGame,
    /// `position`: sets the game to search.
    Position(Box<PositionCommand>),
    /// `go`: starts a search for the best turn.
    Go(GoCommand),
    /// `ponderhit`: the search of `go ponder` becomes that of a turn, whose time runs now.
    PonderHit,
    /// `press`: asks which treaties the engine offers.
    Press,
    /// `press answer T`: asks what the engine answers to a proposed treaty.
    PressAnswer(String),
    /// `stop`: ends the search with its best turn so far.
    Stop,
    /// `quit`: ends the engine.
    Quit,
}

impl fmt::Display for UdiCommand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Udi => f.write_str("udi"),
            Self::SetOption(option) => write!(f, "setoption {option}"),
            Self::IsReady => f.write_str("isready"),
            Self::NewGame => f.write_str("newgame"),
            Self::Position(position) => write!(f, "position {position}"),
            Self::Go(go) if *go == GoCommand::default() => f.write_str("go"),
            Self::Go(go) => write!(f, "go {go}"),
            Self::PonderHit => f.write_str("ponderhit"),
            Self::Press => f.write_str("press"),
            Self::PressAnswer(treaty) => write!(f, "press answer {treaty}"),
            Self::Stop => f.write_str("stop"),
            Self::Quit => f.write_str("quit"),
        }
    }
}

impl FromStr for UdiCommand {
    type Err = Error;

    fn from_str(line: &str) -> Result<Self> {
        let line = trimmed(line);
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let command = match word {
            "setoption" => Self::SetOption(rest.parse().context("setoption")?),
            "position" => Self::Position(Box::new(rest.parse().context("position")?)),
            "go" => Self::Go(rest.parse().context("go")?),
            "press" if !rest.trim().is_empty() => Self::PressAnswer(asked_treaty(rest).context("press")?),
            _ => {
                let bare = match word {
                    "udi" => Self::Udi,
                    "isready" => Self::IsReady,
                    "newgame" => Self::NewGame,
                    "ponderhit" => Self::PonderHit,
                    "press" => Self::Press,
                    "stop" => Self::Stop,
                    "quit" => Self::Quit,
                    _ => bail!(
                        "there is no command {word:?}; the commands are udi, setoption, isready, newgame, \
                         position, go, ponderhit, press, stop and quit"
                    ),
                };
                if !rest.trim().is_empty() {
                    bail!("{word}: unexpected {:?}", rest.trim());
                }
                bare
            }
        };
        Ok(command)
    }
}

/// Reads the treaty of `answer T`.
fn asked_treaty(text: &str) -> Result<String> {
    let mut words = Words::new(text);
    words.expect("answer")?;
    let treaty = words.rest();
    if treaty.is_empty() { bail!("the treaty is missing") } else { Ok(treaty) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_round_trip() {
        for line in [
            "udi",
            "setoption name threads value 2",
            "isready",
            "newgame",
            "position start moves a3a5",
            "go",
            "go movetime 100",
            "go ponder time r 1000",
            "ponderhit",
            "press",
            "press answer r:peace(b) b:peace(r) /2r",
            "stop",
            "quit",
        ] {
            let command: UdiCommand = line.parse().expect(line);
            assert_eq!(command.to_string(), line);
            assert_eq!(format!(" {line}\t\r").parse::<UdiCommand>().expect(line), command);
            assert_eq!(format!("\u{feff}{line}\r").parse::<UdiCommand>().expect(line), command);
        }
    }

    #[test]
    fn errors_name_their_cause() {
        for (line, expected) in [
            ("dance", "there is no command \"dance\""),
            ("Udi", "there is no command"),
            ("stop now", "stop: unexpected \"now\""),
            ("setoption level prince", "setoption: \"name\" is expected"),
            ("position", "position: start or dfen is missing"),
            ("go home", "go: home: "),
            ("press on", "press: \"answer\" is expected"),
            ("press answer", "press: the treaty is missing"),
        ] {
            let error = format!("{:#}", line.parse::<UdiCommand>().expect_err(line));
            assert!(error.contains(expected), "{line:?}: {error}");
        }
    }
}
