//! What an engine tells while it thinks.

use std::fmt;
use std::num::NonZero;
use std::str::FromStr;
use std::time::Duration;

use anyhow::{Context, Error, Result, bail};

use super::reader::Reader;
use super::{MoveWord, Thousandths};

/// What an engine tells while it thinks: how far it is, and one of its lines. Any part may be missing.
///
/// `[nodes N] [nps N] [time MS] [line K] [visits V] [share r 310 b 220...] [pv M...]`, or `string` with any text.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Info {
    /// Positions searched.
    pub(crate) nodes: Option<u64>,
    /// Positions searched in a second.
    pub(crate) speed: Option<u64>,
    /// For how long the engine has thought.
    pub(crate) time: Option<Duration>,
    /// Which line, from 1, the best.
    pub(crate) line: Option<NonZero<usize>>,
    /// How often the search went this way.
    pub(crate) visits: Option<u64>,
    /// What each seat may expect if the line is played.
    pub(crate) shares: Option<Thousandths>,
    /// The turns of the line.
    pub(crate) moves: Vec<MoveWord>,
    /// Words for people.
    pub(crate) text: Option<String>,
}

impl fmt::Display for Info {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut parts = Vec::new();
        parts.extend(self.nodes.map(|nodes| format!("nodes {nodes}")));
        parts.extend(self.speed.map(|speed| format!("nps {speed}")));
        parts.extend(self.time.map(|time| format!("time {}", time.as_millis())));
        parts.extend(self.line.map(|line| format!("line {line}")));
        parts.extend(self.visits.map(|visits| format!("visits {visits}")));
        parts.extend(self.shares.as_ref().map(|shares| format!("share {shares}")));
        if !self.moves.is_empty() {
            parts.push("pv".to_owned());
            parts.extend(self.moves.iter().map(ToString::to_string));
        }
        parts.extend(self.text.as_ref().map(|text| format!("string {text}")));
        f.write_str(&parts.join(" "))
    }
}

impl FromStr for Info {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self> {
        let mut words = Reader::new(text);
        let mut info = Self::default();
        while let Some(word) = words.next() {
            info.read_part(word, &mut words).with_context(|| word.to_owned())?;
        }
        Ok(info)
    }
}

impl Info {
    fn read_part(&mut self, word: &str, words: &mut Reader<'_>) -> Result<()> {
        match word {
            "nodes" => self.nodes = Some(words.value("number")?),
            "nps" => self.speed = Some(words.value("number")?),
            "time" => {
                self.time = Some(words.value("number of milliseconds").map(Duration::from_millis)?);
            }
            "line" => self.line = Some(words.value("number from 1")?),
            "visits" => self.visits = Some(words.value("number")?),
            "share" => self.shares = Some(Thousandths::read(words)?),
            "pv" => {
                while let Some(mv) = words.next_if(|word| word != "string") {
                    self.moves.push(mv.parse()?);
                }
            }
            "string" => self.text = Some(words.rest()),
            _ => bail!("there are nodes, nps, time, line, visits, share, pv and string"),
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_again() {
        for text in [
            "",
            "nodes 2000 nps 350000 time 6 line 1 visits 1200 share r 310 b 220 y 250 g 220 pv a3a5 i3i5",
            "line 12 pv pass string nothing to do",
            "string any words at all",
        ] {
            let read: Info = text.parse().expect(text);
            assert_eq!(read.to_string(), text);
        }
    }

    #[test]
    fn what_is_wrong_is_named() {
        for text in ["depth 3", "nodes", "nodes x", "line 0", "share r 1", "pv a3-a5", "time -3"] {
            let error = format!("{:#}", text.parse::<Info>().expect_err(text));
            assert!(error.starts_with(text.split(' ').next().expect("word")), "{text:?}: {error}");
        }
    }
}
