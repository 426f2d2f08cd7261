//! The command `go`: the limits of a search.

use std::num::NonZero;
use std::str::FromStr;
use std::time::Duration;
use std::{fmt, iter};

use anyhow::{Error, Result, bail};
use djambi::{BySeat, Seat};

use super::notation::MoveWord;
use super::words::Words;

/// The limits of a search. All of them apply; without any, the engine takes those of its level.
///
/// `[movetime MS] [nodes N] [infinite] [time r MS b MS...] [inc r MS...] [movestogo N]`
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct GoCommand {
    /// The maximum time.
    pub(crate) movetime: Option<Duration>,
    /// The maximum number of positions searched.
    pub(crate) nodes: Option<NonZero<u64>>,
    /// Whether to search until `stop`. Excludes all other options but the moves.
    pub(super) infinite: bool,
    /// Whether the position is only expected: the time runs from `ponderhit` on.
    pub(super) ponder: bool,
    /// The moves to search; all of them if there are none.
    pub(super) moves: Vec<MoveWord>,
    /// The times left on the players' clocks.
    pub(super) time: BySeat<Option<Duration>>,
    /// The increments after each turn.
    pub(super) increment: BySeat<Option<Duration>>,
    /// The number of turns of the player to move until its clock is refilled.
    pub(super) moves_to_go: Option<NonZero<u32>>,
}

impl fmt::Display for GoCommand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut parts = Vec::new();
        parts.extend(self.ponder.then(|| "ponder".to_owned()));
        parts.extend(self.movetime.map(|time| format!("movetime {}", time.as_millis())));
        parts.extend(self.nodes.map(|nodes| format!("nodes {nodes}")));
        parts.extend(self.infinite.then(|| "infinite".to_owned()));
        for (name, clocks) in [("time", &self.time), ("inc", &self.increment)] {
            let known = Seat::ALL.into_iter().filter_map(|seat| Some((seat.letter(), clocks[seat]?)));
            let clocks: Vec<_> =
                known.map(|(letter, time)| format!("{letter} {}", time.as_millis())).collect();
            parts.extend((!clocks.is_empty()).then(|| format!("{name} {}", clocks.join(" "))));
        }
        parts.extend(self.moves_to_go.map(|turns| format!("movestogo {turns}")));
        if !self.moves.is_empty() {
            let moves = self.moves.iter().map(ToString::to_string);
            parts.push(iter::once("searchmoves".to_owned()).chain(moves).collect::<Vec<_>>().join(" "));
        }
        f.write_str(&parts.join(" "))
    }
}

impl FromStr for GoCommand {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self> {
        let mut go = Self::default();
        let mut names = Vec::new();
        Words::new(text).options(|name, words| {
            if names.contains(&name) {
                bail!("given twice");
            }
            names.push(name);
            go.read_option(name, words)
        })?;
        if go.infinite && names.iter().any(|name| !["infinite", "searchmoves"].contains(name)) {
            bail!("infinite excludes all other options but searchmoves");
        }
        let has_clocks = go.time.iter().any(|(_, time)| time.is_some());
        if !has_clocks && (names.contains(&"inc") || go.moves_to_go.is_some()) {
            bail!("inc and movestogo need the clocks, such as time r 60000 b 60000");
        }
        Ok(go)
    }
}

impl GoCommand {
    fn read_option(&mut self, name: &str, words: &mut Words<'_>) -> Result<()> {
        match name {
            "movetime" => self.movetime = Some(words.milliseconds()?),
            "nodes" => self.nodes = Some(words.value("number from 1")?),
            "infinite" => self.infinite = true,
            "time" => self.time = clocks(words)?,
            "inc" => self.increment = clocks(words)?,
            "ponder" => self.ponder = true,
            "searchmoves" => self.moves = moves(words)?,
            "movestogo" => self.moves_to_go = Some(words.value("number from 1")?),
            _ => bail!(
                "unknown option; the options are movetime, nodes, infinite, time, inc, movestogo, ponder and \
                 searchmoves"
            ),
        }
        Ok(())
    }
}

/// Reads moves, at least one. No option's name has a digit.
fn moves(words: &mut Words<'_>) -> Result<Vec<MoveWord>> {
    let mut moves = vec![words.word("a move")?.parse()?];
    while let Some(word) = words.next_if(|word| word == "pass" || word.contains(|c: char| c.is_ascii_digit()))
    {
        moves.push(word.parse()?);
    }
    Ok(moves)
}

/// Reads seats' letters, each with a time.
fn clocks(words: &mut Words<'_>) -> Result<BySeat<Option<Duration>>> {
    let mut clocks: BySeat<Option<Duration>> = BySeat::default();
    for (seat, time) in words.by_seat(Words::milliseconds)? {
        clocks[seat] = Some(time);
    }
    Ok(clocks)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limits_round_trip() {
        for text in [
            "",
            "movetime 500",
            "nodes 2000",
            "infinite",
            "infinite searchmoves a3a5 pass",
            "ponder",
            "ponder time r 60000 b 60000 searchmoves b2e5>e9@a5",
            "movetime 0 nodes 18446744073709551615",
            "time r 60000 b 0 y 59000 g 61000 inc r 1000 b 1000 movestogo 12",
            "movetime 18446744073709551615 time o 1",
        ] {
            let go: GoCommand = text.parse().expect(text);
            assert_eq!(go.to_string(), text);
        }
        let go: GoCommand = "inc r 1  time  r 2".parse().expect("go");
        assert_eq!(go.to_string(), "time r 2 inc r 1");
    }

    #[test]
    fn errors_name_their_cause() {
        for (text, expected) in [
            ("now", "now: unknown option; the options are movetime"),
            ("movetime", "movetime: number of milliseconds is missing"),
            ("movetime -1", "\"-1\" is not a number of milliseconds"),
            ("nodes 0", "\"0\" is not a number from 1"),
            ("nodes 1 nodes 2", "nodes: given twice"),
            ("infinite nodes 2", "infinite excludes"),
            ("infinite ponder", "infinite excludes"),
            ("searchmoves", "searchmoves: a move is missing"),
            ("searchmoves a3-a5", "\"a3-a5\" is not a move in wire form"),
            ("time", "time: the letter of a seat is missing"),
            ("time r", "time: red: number of milliseconds is missing"),
            ("time r 1 r 2", "red is named twice"),
            ("time x 1", "there is no seat \"x\""),
            ("time r 1 x 1", "there is no seat \"x\""),
            ("time red 1", "\"red\" is not the letter of a seat"),
            ("inc r 1", "need the clocks"),
            ("movestogo 3", "need the clocks"),
        ] {
            let error = format!("{:#}", text.parse::<GoCommand>().expect_err(text));
            assert!(error.contains(expected), "{text:?}: {error}");
        }
    }
}
