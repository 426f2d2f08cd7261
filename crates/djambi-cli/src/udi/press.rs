//! The engine's offers and answers.

use std::io;

use anyhow::{Context, Result};
use djambi::{Game, Seat};
use djambi_engine::{Answer, Dealings, Negotiator, Offer};
use djambi_press::{Judge, Treaty};

use super::info::Info;
use super::{PressAnswer, Reply};

/// The treaties that an engine has offered and accepted. No line tells it how that ended, so it stands by its offers until its
/// next turn.
#[derive(Default)]
pub(super) struct Pledges {
    said: Vec<Treaty>,
    /// Those that stand a turn longer: one that it would make instead of one that it has refused, which is offered in its name at
    /// once or after its next turn; and one of several parties that it has accepted, until its author's next turn.
    longer: Vec<Treaty>,
}

impl Pledges {
    /// All that it has offered and accepted, but not what is known to be made: these treaties.
    pub(super) fn open(&self, made: &[Judge]) -> Vec<Treaty> {
        let is_open = |treaty: &&Treaty| made.iter().all(|judge| judge.treaty() != *treaty);
        self.said.iter().chain(&self.longer).filter(is_open).cloned().collect()
    }

    /// Notes that the engine plays its turn.
    pub(super) fn turn(&mut self) {
        self.said = std::mem::take(&mut self.longer);
    }
}

/// The treaties of a game, as the engine at a seat sees them that makes treaties with all.
pub(super) fn dealings<'a>(
    game: &'a Game,
    seat: Seat,
    treaties: &'a [Judge],
    pledges: &'a [Treaty],
) -> Dealings<'a> {
    let position = game.position();
    let rules = game.rules();
    Dealings { position, rules, seat, treaties, pledges, partners: position.alive() }
}

/// Says of which treaty the engine gives notice, or what it offers, if it does; returns the turns of continuations that
/// this takes.
pub(super) fn send_offers(
    negotiator: Option<Negotiator>,
    dealings: &Dealings<'_>,
    pledges: &mut Pledges,
) -> io::Result<u64> {
    let turns_of =
        |negotiator: Negotiator| negotiator.turns_of_notice(dealings) + negotiator.turns_of_offer(dealings);
    if let Some(notice) = negotiator.and_then(|negotiator| negotiator.notice(dealings)) {
        let notice = Some(dealings.treaties[notice.treaty].treaty().to_string());
        Reply::Info(Box::new(Info { notice, ..Info::default() })).send()?;
    } else if let Some(Offer { treaty, .. }) = negotiator.and_then(|negotiator| negotiator.offer(dealings)) {
        Reply::Info(Box::new(Info { offer: Some(treaty.to_string()), ..Info::default() })).send()?;
        pledges.said.push(treaty);
    }
    Reply::PressDone.send()?;
    Ok(negotiator.map_or(0, turns_of))
}

/// The engine's answer to a treaty that another party has proposed, and the turns of continuations that it takes. It
/// cannot know which of several did, and takes the first.
pub(super) fn answer(
    negotiator: Option<Negotiator>,
    dealings: &Dealings<'_>,
    text: &str,
    pledges: &mut Pledges,
) -> Result<(PressAnswer, u64)> {
    let treaty = Treaty::parse(dealings.position.geometry(), text).context("press: the treaty")?;
    let by = treaty.seats().iter().find(|&seat| seat != dealings.seat);
    let Some((negotiator, by)) = negotiator.zip(by) else { return Ok((PressAnswer::Refuse, 0)) };
    let turns = negotiator.turns_of_answer(dealings, &treaty, by);
    let answer = match negotiator.answer(dealings, &treaty, by) {
        Answer::Accept => {
            let is_of_two = treaty.parties().len() == 2;
            let standing = if is_of_two { &mut pledges.said } else { &mut pledges.longer };
            standing.push(treaty);
            PressAnswer::Accept
        }
        Answer::Refuse => PressAnswer::Refuse,
        Answer::Counter(treaty) => {
            let text = treaty.to_string();
            pledges.longer.push(treaty);
            PressAnswer::Counter(text)
        }
    };
    Ok((answer, turns))
}
