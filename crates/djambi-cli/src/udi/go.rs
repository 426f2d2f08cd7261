//! How long the engine is to think.

use std::fmt;
use std::num::NonZero;
use std::str::FromStr;
use std::time::Duration;

use anyhow::{Context, Error, Result, bail};
use djambi::{BySeat, Seat};

use super::event;
use super::reader::Reader;

/// How long the engine is to think: as long as all of it allows, and as long as its level does if nothing is said.
///
/// `[movetime MS] [nodes N] [infinite] [time r MS b MS...] [inc r MS...] [movestogo N]`
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Go {
    /// At most so long.
    pub(crate) movetime: Option<Duration>,
    /// At most so many positions searched.
    pub(crate) nodes: Option<NonZero<u64>>,
    /// Until it is told to stop. Then nothing else is said.
    pub(crate) infinite: bool,
    /// What is left on the players' clocks.
    pub(crate) time: BySeat<Option<Duration>>,
    /// What the players get after each turn.
    pub(crate) increment: BySeat<Option<Duration>>,
    /// After how many turns of the player to move his clock is filled up.
    pub(crate) turns: Option<NonZero<u32>>,
}

impl fmt::Display for Go {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut parts = Vec::new();
        parts.extend(self.movetime.map(|time| format!("movetime {}", time.as_millis())));
        parts.extend(self.nodes.map(|nodes| format!("nodes {nodes}")));
        parts.extend(self.infinite.then(|| "infinite".to_owned()));
        for (name, clocks) in [("time", &self.time), ("inc", &self.increment)] {
            let given = Seat::ALL.into_iter().filter_map(|seat| Some((seat.letter(), clocks[seat]?)));
            let clocks: Vec<_> =
                given.map(|(letter, time)| format!("{letter} {}", time.as_millis())).collect();
            parts.extend((!clocks.is_empty()).then(|| format!("{name} {}", clocks.join(" "))));
        }
        parts.extend(self.turns.map(|turns| format!("movestogo {turns}")));
        f.write_str(&parts.join(" "))
    }
}

impl FromStr for Go {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self> {
        let mut words = Reader::new(text);
        let mut go = Self::default();
        let mut seen = Vec::new();
        while let Some(word) = words.next() {
            if seen.contains(&word) {
                bail!("{word} is said twice");
            }
            seen.push(word);
            go.read_part(word, &mut words).with_context(|| word.to_owned())?;
        }
        if go.infinite && seen.len() > 1 {
            bail!("infinite leaves nothing else to say");
        }
        if go.time.iter().all(|(_, time)| time.is_none()) && (seen.contains(&"inc") || go.turns.is_some()) {
            bail!("inc and movestogo need the clocks, such as time r 60000 b 60000");
        }
        Ok(go)
    }
}

impl Go {
    fn read_part(&mut self, word: &str, words: &mut Reader<'_>) -> Result<()> {
        match word {
            "movetime" => self.movetime = Some(time(words)?),
            "nodes" => self.nodes = Some(words.value("number from 1")?),
            "infinite" => self.infinite = true,
            "time" => self.time = clocks(words)?,
            "inc" => self.increment = clocks(words)?,
            "movestogo" => self.turns = Some(words.value("number from 1")?),
            _ => bail!("there are movetime, nodes, infinite, time, inc and movestogo"),
        }
        Ok(())
    }
}

fn time(words: &mut Reader<'_>) -> Result<Duration> {
    words.value("number of milliseconds").map(Duration::from_millis)
}

/// Letters of seats, each with a time.
fn clocks(words: &mut Reader<'_>) -> Result<BySeat<Option<Duration>>> {
    let mut clocks: BySeat<Option<Duration>> = BySeat::default();
    let mut letter = words.word("the letter of a seat")?;
    loop {
        let seat = event::seat(letter)?;
        if clocks[seat].is_some() {
            bail!("{seat} is named twice");
        }
        clocks[seat] = Some(time(words).with_context(|| seat.to_string())?);
        // The other parts of the command have longer names.
        match words.next_if(|word| word.chars().count() == 1) {
            Some(next) => letter = next,
            None => return Ok(clocks),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_again() {
        for text in [
            "",
            "movetime 500",
            "nodes 2000",
            "infinite",
            "movetime 0 nodes 18446744073709551615",
            "time r 60000 b 0 y 59000 g 61000 inc r 1000 b 1000 movestogo 12",
            "movetime 18446744073709551615 time o 1",
        ] {
            let read: Go = text.parse().expect(text);
            assert_eq!(read.to_string(), text);
        }
        assert_eq!("inc r 1  time  r 2".parse::<Go>().expect("go").to_string(), "time r 2 inc r 1");
    }

    #[test]
    fn what_is_wrong_is_named() {
        for (text, told) in [
            ("now", "now: there are movetime"),
            ("movetime", "movetime: number of milliseconds is missing"),
            ("movetime -1", "\"-1\" is no number of milliseconds"),
            ("nodes 0", "\"0\" is no number from 1"),
            ("nodes 1 nodes 2", "nodes is said twice"),
            ("infinite nodes 2", "infinite leaves"),
            ("time", "time: the letter of a seat is missing"),
            ("time r", "time: red: number of milliseconds is missing"),
            ("time r 1 r 2", "red is named twice"),
            ("time x 1", "there is no seat \"x\""),
            ("time r 1 x 1", "there is no seat \"x\""),
            ("time red 1", "\"red\" is no letter of a seat"),
            ("inc r 1", "need the clocks"),
            ("movestogo 3", "need the clocks"),
        ] {
            let error = format!("{:#}", text.parse::<Go>().expect_err(text));
            assert!(error.contains(told), "{text:?}: {error}");
        }
    }
}
