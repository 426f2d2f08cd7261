//! The engine's `info` about a search in progress.

use std::fmt;
use std::num::NonZero;
use std::str::FromStr;
use std::time::Duration;

use anyhow::{Context, Error, Result, bail};
use djambi_engine::DrawStance;

use super::Thousandths;
use super::notation::MoveWord;
use super::words::Words;

/// The progress of a search and one of its lines. Any part may be missing.
///
/// `[nodes N] [nps N] [time MS] [line K] [visits V] [share r 310 b 220...] [pv M...]`, or `draw D`, or
/// `offer T`, or `notice T`, or `string` with any text.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Info {
    /// The number of positions searched.
    pub(crate) nodes: Option<u64>,
    /// The number of positions searched per second.
    pub(super) nodes_per_second: Option<u64>,
    /// The time since the start of the search.
    pub(super) time: Option<Duration>,
    /// The line's rank: 1 is the best line.
    pub(super) line: Option<NonZero<usize>>,
    /// The line's number of visits.
    pub(super) visits: Option<u64>,
    /// The expected shares of the seats after the line.
    pub(crate) shares: Option<Thousandths>,
    /// What the player to move makes of a draw.
    pub(crate) draw: Option<DrawStance>,
    /// A treaty that the engine offers.
    pub(crate) offer: Option<String>,
    /// A treaty of which the engine gives notice.
    pub(crate) notice: Option<String>,
    /// The moves of the line.
    pub(crate) moves: Vec<MoveWord>,
    /// Text for people.
    pub(super) text: Option<String>,
}

impl fmt::Display for Info {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut parts = Vec::new();
        parts.extend(self.nodes.map(|nodes| format!("nodes {nodes}")));
        parts.extend(self.nodes_per_second.map(|speed| format!("nps {speed}")));
        parts.extend(self.time.map(|time| format!("time {}", time.as_millis())));
        parts.extend(self.line.map(|line| format!("line {line}")));
        parts.extend(self.visits.map(|visits| format!("visits {visits}")));
        parts.extend(self.shares.as_ref().map(|shares| format!("share {shares}")));
        parts.extend(self.draw.map(|stance| format!("draw {}", stance.name())));
        if !self.moves.is_empty() {
            parts.push("pv".to_owned());
            parts.extend(self.moves.iter().map(ToString::to_string));
        }
        parts.extend(self.offer.as_ref().map(|treaty| format!("offer {treaty}")));
        parts.extend(self.notice.as_ref().map(|treaty| format!("notice {treaty}")));
        parts.extend(self.text.as_ref().map(|text| format!("string {text}")));
        f.write_str(&parts.join(" "))
    }
}

impl FromStr for Info {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self> {
        let mut info = Self::default();
        Words::new(text).options(|name, words| info.read_option(name, words))?;
        Ok(info)
    }
}

impl Info {
    fn read_option(&mut self, name: &str, words: &mut Words<'_>) -> Result<()> {
        match name {
            "nodes" => self.nodes = Some(words.value("number")?),
            "nps" => self.nodes_per_second = Some(words.value("number")?),
            "time" => self.time = Some(words.milliseconds()?),
            "line" => self.line = Some(words.value("number from 1")?),
            "visits" => self.visits = Some(words.value("number")?),
            "share" => self.shares = Some(Thousandths::read(words)?),
            "draw" => {
                let word = words.word("refuses, accepts or offers")?;
                let named = DrawStance::ALL.into_iter().find(|stance| stance.name() == word);
                self.draw =
                    Some(named.with_context(|| format!("{word:?} is not refuses, accepts or offers"))?);
            }
            "pv" => {
                while let Some(mv) = words.next_if(|word| word != "string") {
                    self.moves.push(mv.parse()?);
                }
            }
            "offer" => self.offer = Some(words.rest()),
            "notice" => self.notice = Some(words.rest()),
            "string" => self.text = Some(words.rest()),
            _ => bail!(
                "unknown part; the parts are nodes, nps, time, line, visits, share, draw, pv, \
                 offer, notice and string"
            ),
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn infos_round_trip() {
        for text in [
            "",
            "offer r:peace(b) b:peace(r) /2r",
            "notice r:peace(b) b:peace(r) /notice",
            "nodes 2000 nps 350000 time 6 line 1 visits 1200 share r 310 b 220 y 250 g 220 pv a3a5 i3i5",
            "draw offers",
            "line 12 pv pass string nothing to do",
            "string any words at all",
        ] {
            let info: Info = text.parse().expect(text);
            assert_eq!(info.to_string(), text);
        }
    }

    #[test]
    fn errors_name_their_cause() {
        for text in
            ["depth 3", "nodes", "nodes x", "line 0", "share r 1", "draw maybe", "pv a3-a5", "time -3"]
        {
            let error = format!("{:#}", text.parse::<Info>().expect_err(text));
            assert!(error.starts_with(text.split(' ').next().expect("word")), "{text:?}: {error}");
        }
    }
}
