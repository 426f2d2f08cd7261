//! The engine's offers and answers.

use std::io;

use anyhow::{Context, Result};
use djambi::{Game, Seat};
use djambi_engine::{Answer, Dealings, Negotiator, Offer};
use djambi_press::{Judge, Treaty};

use super::info::Info;
use super::{PressAnswer, Reply};

/// The treaties of a game, as the engine at a seat sees them that makes treaties with all.
pub(super) fn dealings<'a>(game: &'a Game, seat: Seat, treaties: &'a [Judge]) -> Dealings<'a> {
    let position = game.position();
    let rules = game.rules();
    Dealings { position, rules, seat, treaties, partners: position.alive() }
}

/// Says of which treaty the engine gives notice, or what it offers, if it does; returns the turns of continuations that
/// this takes.
pub(super) fn send_offers(negotiator: Option<Negotiator>, dealings: &Dealings<'_>) -> io::Result<u64> {
    let turns_of =
        |negotiator: Negotiator| negotiator.turns_of_notice(dealings) + negotiator.turns_of_offer(dealings);
    if let Some(notice) = negotiator.and_then(|negotiator| negotiator.notice(dealings)) {
        let notice = Some(dealings.treaties[notice.treaty].treaty().to_string());
        Reply::Info(Box::new(Info { notice, ..Info::default() })).send()?;
    } else if let Some(Offer { treaty, .. }) = negotiator.and_then(|negotiator| negotiator.offer(dealings)) {
        Reply::Info(Box::new(Info { offer: Some(treaty.to_string()), ..Info::default() })).send()?;
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
) -> Result<(PressAnswer, u64)> {
    let treaty = Treaty::parse(dealings.position.geometry(), text).context("press: the treaty")?;
    let by = treaty.seats().iter().find(|&seat| seat != dealings.seat);
    let Some((negotiator, by)) = negotiator.zip(by) else { return Ok((PressAnswer::Refuse, 0)) };
    let answer = match negotiator.answer(dealings, &treaty, by) {
        Answer::Accept => PressAnswer::Accept,
        Answer::Refuse => PressAnswer::Refuse,
        Answer::Counter(treaty) => PressAnswer::Counter(treaty.to_string()),
    };
    Ok((answer, negotiator.turns_of_answer(dealings, &treaty, by)))
}
