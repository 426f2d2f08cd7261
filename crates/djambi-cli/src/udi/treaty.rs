//! Treaties in a position: what an engine is told of them.

use std::fmt;

use anyhow::{Context, Result, bail, ensure};
use djambi::{Game, Seat};
use djambi_press::{Judge, Treaty, TreatyState};

use super::notation::parse_seat;
use super::words::Words;

/// Between a treaty, the number of events after which it was accepted, and its state.
const SEPARATOR: char = '#';
/// The states of treaties that were accepted.
const STATES: [&str; 4] = ["in_force", "kept", "broken", DISSOLVED];
const DISSOLVED: &str = "dissolved";

/// A treaty that was accepted: `T#N#STATE`, and `#r@M` behind it where red has given notice after M events.
#[derive(Clone, Debug)]
pub(crate) struct AcceptedTreaty {
    /// Its judge, which has followed the game.
    pub(crate) judge: Judge,
    /// The number of events after which it was accepted.
    events: usize,
    /// The party that has given notice, and the number of events after which it did.
    notice: Option<(Seat, usize)>,
    /// Whether it ended in another way than the judge can see: by crossing, or as a party lost its player.
    is_dissolved: bool,
}

impl AcceptedTreaty {
    /// A treaty of a game, by its judge, which has followed the game up to now.
    pub(crate) fn new(judge: Judge, game: &Game) -> Self {
        let events = game.events().len() - judge.events().min(game.events().len());
        let notice = judge.notice().map(|(seat, after)| (seat, events + after));
        Self { judge, events, notice, is_dissolved: false }
    }

    /// The judges of treaties that are not dissolved.
    pub(super) fn judges(treaties: &[Self]) -> Vec<Judge> {
        treaties.iter().filter(|treaty| !treaty.is_dissolved).map(|treaty| treaty.judge.clone()).collect()
    }

    /// Reads treaties up to the end of the line.
    pub(super) fn read_all(words: &mut Words<'_>, game: &Game) -> Result<Vec<Self>> {
        let mut treaties = Vec::new();
        while words.peek().is_some() {
            let text = read_one(words);
            treaties.push(Self::parse(&text, game).with_context(|| format!("treaty {text:?}"))?);
        }
        ensure!(!treaties.is_empty(), "treaties: a treaty is missing");
        Ok(treaties)
    }

    fn parse(text: &str, game: &Game) -> Result<Self> {
        let mut parts = text.split(SEPARATOR);
        let (Some(treaty), Some(events), Some(state), notice, None) =
            (parts.next(), parts.next(), parts.next(), parts.next(), parts.next())
        else {
            bail!("a treaty, {SEPARATOR}, a number of events, {SEPARATOR} and a state are expected");
        };
        let treaty = Treaty::parse(game.position().geometry(), treaty)?;
        let events = events.parse().with_context(|| format!("{events:?} is not a number of events"))?;
        let count = game.events().len();
        ensure!(events <= count, "the game has {count} events");
        ensure!(STATES.contains(&state), "{state:?} is no state; the states are {}", STATES.join(", "));
        let notice = notice.map(parse_notice).transpose()?;
        let judge = match notice {
            None => Judge::of_game(treaty, game, events)?,
            Some((seat, after)) => {
                ensure!(after <= count, "the game has {count} events");
                let mut judge = Judge::begin(treaty, *game.rules(), &game.positions()[events])?;
                for event in events..after {
                    judge.follow(game, event);
                }
                judge.give_notice(seat, &game.positions()[after.max(events)]).context("notice")?;
                for event in after.max(events)..count {
                    judge.follow(game, event);
                }
                judge
            }
        };
        Ok(Self { judge, events, notice, is_dissolved: state == DISSOLVED })
    }

    fn state(&self) -> &'static str {
        match self.judge.state() {
            _ if self.is_dissolved => DISSOLVED,
            TreatyState::InForce => "in_force",
            TreatyState::Kept => "kept",
            TreatyState::Broken { .. } => "broken",
            TreatyState::Dissolved(_) => DISSOLVED,
        }
    }
}

/// Reads `r@M`.
fn parse_notice(text: &str) -> Result<(Seat, usize)> {
    let expected = || format!("notice {text:?}: a seat, @ and a number of events are expected");
    let (seat, events) = text.split_once('@').with_context(expected)?;
    Ok((parse_seat(seat).with_context(expected)?, events.parse().with_context(expected)?))
}

/// The words of a treaty: its last one has the separators.
fn read_one(words: &mut Words<'_>) -> String {
    let mut text = Vec::new();
    while let Some(word) = words.next() {
        text.push(word);
        if word.contains(SEPARATOR) {
            break;
        }
    }
    text.join(" ")
}

impl fmt::Display for AcceptedTreaty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{SEPARATOR}{}{SEPARATOR}{}", self.judge.treaty(), self.events, self.state())?;
        self.notice.map_or(Ok(()), |(seat, events)| write!(f, "{SEPARATOR}{}@{events}", seat.letter()))
    }
}
