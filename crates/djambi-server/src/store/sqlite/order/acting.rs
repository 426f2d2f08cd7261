//! An act that is kept, with what it does to the database.

use djambi_protocol::{Gone, Words};
use rusqlite::{Connection, OptionalExtension, params};

use super::super::columns::{player, to_integer, to_json};
use super::super::{
    ActRefused, GUEST_ACT_MS, Lasting, MAX_ACT_AUTHOR_HOUR, MAX_ORDER_WORDS, NewOrderAct, OrderKind,
    StoreError, Subject,
};
use super::traces;
use crate::identity::{PlayerId, appearance, given_name};

/// An hour in milliseconds.
const HOUR_MS: u64 = 60 * 60 * 1000;

/// Whom an act concerns, and what else it is about.
#[derive(Default)]
struct Target {
    player: Option<PlayerId>,
    name: String,
    game: Option<String>,
    message: Option<(String, u32)>,
    ends: Option<(u32, OrderKind)>,
}

/// Keeps an act and does what it does to the database; returns its number.
pub(in super::super) fn act(
    connection: &Connection,
    new: &NewOrderAct,
) -> Result<Result<u32, ActRefused>, StoreError> {
    let reason = new.reason.trim();
    if reason.is_empty() || reason.chars().count() > MAX_ORDER_WORDS {
        return Ok(Err(ActRefused::Reason));
    }
    let target = match target(connection, new)? {
        Ok(target) => target,
        Err(refused) => return Ok(Err(refused)),
    };
    let mut lasting = if new.kind.lasts() { new.lasting } else { Lasting::ForEver };
    if let Some(of) = target.player {
        if new.author.is_some() && is_moderator(connection, of)? {
            return Ok(Err(ActRefused::OfModerator));
        }
        if !has_account(connection, of)? && new.kind != OrderKind::End {
            if !new.kind.is_for_guests() {
                return Ok(Err(ActRefused::OfGuest));
            }
            if new.kind.lasts() {
                lasting = lasting.min(Lasting::Until(new.at_ms.saturating_add(GUEST_ACT_MS)));
            }
        }
    }
    if let Some(author) = new.author {
        // A result counts for all who played.
        if let Some(game) = target.game.as_ref().filter(|_| target.player.is_none())
            && has_moderator(connection, game)?
        {
            return Ok(Err(ActRefused::OfModerator));
        }
        let since = to_integer(new.at_ms.saturating_sub(HOUR_MS));
        let done = "SELECT count(*) FROM order_act WHERE author = ? AND at_ms > ?";
        let done: u32 = connection.query_row(done, params![author.to_vec(), since], |row| row.get(0))?;
        if done >= MAX_ACT_AUTHOR_HOUR {
            return Ok(Err(ActRefused::TooMany));
        }
    }
    let number = insert(connection, new, &target, (lasting, reason))?;
    take_effect(connection, new, &target, number)?;
    Ok(Ok(number))
}

fn insert(
    connection: &Connection,
    new: &NewOrderAct,
    target: &Target,
    (lasting, reason): (Lasting, &str),
) -> Result<u32, StoreError> {
    let next = "SELECT coalesce(max(number), 0) + 1 FROM order_act";
    let number: u32 = connection.query_row(next, [], |row| row.get(0))?;
    let until = match lasting {
        Lasting::Until(until_ms) => Some(to_integer(until_ms)),
        Lasting::ForEver => None,
    };
    let (channel, seq) = target.message.clone().unzip();
    connection.execute(
        "INSERT INTO order_act (number, kind, player, name, author, at_ms, until_ms, reason, game_id, channel,
             seq, ends) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        params![
            number,
            new.kind.name(),
            target.player.map(PlayerId::to_vec),
            target.name,
            new.author.map(PlayerId::to_vec),
            to_integer(new.at_ms),
            until,
            reason,
            target.game,
            channel,
            seq,
            target.ends.map(|(ends, _)| ends),
        ],
    )?;
    Ok(number)
}

/// What an act does to the database.
fn take_effect(
    connection: &Connection,
    new: &NewOrderAct,
    target: &Target,
    number: u32,
) -> Result<(), StoreError> {
    match (new.kind, target.player) {
        (OrderKind::Ban, Some(of)) => {
            connection.execute("DELETE FROM session WHERE player = ?", [of.to_vec()])?;
            super::super::account_links::forget(connection, of)?;
            let unused = "DELETE FROM account_invitation WHERE player = ? AND NOT is_used";
            connection.execute(unused, [of.to_vec()])?;
            traces::insert_mail(connection, of, number)?;
        }
        (OrderKind::Rename, Some(of)) => rename(connection, of, new.at_ms)?,
        (OrderKind::Blank, _) => {
            let removed = to_json(&Words::Gone(Gone::Removed));
            let (channel, seq) = target.message.clone().unzip();
            connection.execute(
                "UPDATE talk SET words = ?, sealed = NULL, mark = NULL
                 WHERE game_id = ? AND channel = ? AND seq = ? AND NOT is_act",
                params![removed, target.game, channel, seq],
            )?;
        }
        (OrderKind::Void, _) => set_rated(connection, target, false)?,
        (OrderKind::End, _) if target.ends.is_some_and(|(_, kind)| kind == OrderKind::Void) => {
            set_rated(connection, target, true)?;
        }
        _ => {}
    }
    Ok(())
}

fn set_rated(connection: &Connection, target: &Target, is_rated: bool) -> Result<(), StoreError> {
    connection.execute("UPDATE result SET rated = ? WHERE game_id = ?", params![is_rated, target.game])?;
    Ok(())
}

/// Gives an account a name that nobody has. Nobody may have the one of before any more.
fn rename(connection: &Connection, of: PlayerId, now_ms: u64) -> Result<(), StoreError> {
    connection.execute(
        "INSERT OR IGNORE INTO barred_name (appearance) SELECT appearance FROM account WHERE player = ?",
        [of.to_vec()],
    )?;
    // Its owner signs in by it until they have read which one they have now.
    connection.execute(
        "INSERT OR REPLACE INTO former_name (appearance, player, until_ms)
         SELECT appearance, player, ? FROM account WHERE player = ?",
        params![to_integer(now_ms), of.to_vec()],
    )?;
    for number in 0.. {
        let name = given_name(of, number);
        let seen = appearance(&name);
        if !super::super::names::is_taken(connection, &seen, None, now_ms)? {
            // The next name may be chosen at once.
            let update = "UPDATE account SET name = ?, appearance = ?, named_ms = 0 WHERE player = ?";
            connection.execute(update, params![name, seen, of.to_vec()])?;
            break;
        }
    }
    Ok(())
}

/// What an act is about, as the database knows it.
fn target(connection: &Connection, new: &NewOrderAct) -> Result<Result<Target, ActRefused>, StoreError> {
    let found = match (&new.subject, new.kind) {
        (Subject::Act(number), OrderKind::End) => return ended(connection, *number),
        (Subject::Message(game, channel, seq), OrderKind::Blank) => {
            message(connection, (game.as_str(), &channel.to_string(), *seq))?
        }
        (Subject::Reported(number), OrderKind::Blank) => reported_message(connection, *number)?,
        (Subject::Game(game), OrderKind::Void) => rated_game(connection, game.as_str())?,
        (Subject::GameOfReport(number), OrderKind::Void) => {
            let select = "SELECT game_id FROM report WHERE number = ?";
            let game: Option<String> = connection.query_row(select, [number], |row| row.get(0)).optional()?;
            match game {
                Some(game) => rated_game(connection, &game)?,
                None => None,
            }
        }
        (_, OrderKind::End | OrderKind::Blank | OrderKind::Void) => None,
        (Subject::Player(of), _) => person(connection, *of, None)?,
        (Subject::Account(seen), _) => {
            let select = "SELECT player FROM account WHERE appearance = ?";
            match id(connection, select, [seen])? {
                Some(of) => person(connection, of, None)?,
                None => None,
            }
        }
        (Subject::Reported(number), _) => {
            match id(connection, "SELECT about FROM report WHERE number = ? AND about IS NOT NULL", [number])?
            {
                Some(of) => person(connection, of, None)?,
                None => None,
            }
        }
        (Subject::Message(game, channel, seq), _) => {
            message(connection, (game.as_str(), &channel.to_string(), *seq))?.map(|found| Target {
                game: None,
                message: None,
                ..found
            })
        }
        (Subject::Game(_) | Subject::GameOfReport(_) | Subject::Act(_), _) => None,
    };
    Ok(found.ok_or(ActRefused::NotFound))
}

/// The id that a statement selects.
fn id(
    connection: &Connection,
    select: &str,
    values: impl rusqlite::Params,
) -> Result<Option<PlayerId>, StoreError> {
    let found: Option<Vec<u8>> = connection.query_row(select, values, |row| row.get(0)).optional()?;
    found.map(|found| player(&found)).transpose()
}

/// A person as the target of an act: of an account, or a guest, under a name of theirs.
fn person(connection: &Connection, of: PlayerId, name: Option<String>) -> Result<Option<Target>, StoreError> {
    let select = "SELECT coalesce((SELECT name FROM account WHERE player = ?1),
        (SELECT name FROM seat WHERE player = ?1 AND name <> '' LIMIT 1),
        (SELECT name FROM talk WHERE player = ?1 AND name <> '' ORDER BY number DESC LIMIT 1), '')";
    let known: String = connection.query_row(select, [of.to_vec()], |row| row.get(0))?;
    let name = name.unwrap_or(known);
    Ok(Some(Target { player: Some(of), name, ..Target::default() }))
}

/// A message as the target of an act, which concerns its author.
fn message(
    connection: &Connection,
    (game, channel, seq): (&str, &str, u32),
) -> Result<Option<Target>, StoreError> {
    let select = "SELECT player FROM talk WHERE game_id = ? AND channel = ? AND seq = ? AND NOT is_act";
    let Some(author) = id(connection, select, params![game, channel, seq])? else { return Ok(None) };
    let found = person(connection, author, None)?;
    let message = Some((channel.to_owned(), seq));
    Ok(found.map(|found| Target { game: Some(game.to_owned()), message, ..found }))
}

/// The message of a report.
fn reported_message(connection: &Connection, number: u32) -> Result<Option<Target>, StoreError> {
    let select = "SELECT game_id, channel, seq FROM report WHERE number = ? AND channel IS NOT NULL";
    let found: Option<(String, String, u32)> = connection
        .query_row(select, [number], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))
        .optional()?;
    let Some((game, channel, seq)) = found else { return Ok(None) };
    message(connection, (&game, &channel, seq))
}

/// The act that is to end.
fn ended(connection: &Connection, number: u32) -> Result<Result<Target, ActRefused>, StoreError> {
    let condition = "order_act.number = ?";
    let Some(act) = super::select_acts(connection, condition, [number])?.pop() else {
        return Ok(Err(ActRefused::NotFound));
    };
    if act.ended_by.is_some() || !act.kind.can_end() {
        return Ok(Err(ActRefused::Ended));
    }
    let ends = Some((number, act.kind));
    Ok(Ok(Target { player: act.player, name: act.name, game: act.game, message: None, ends }))
}

fn is_moderator(connection: &Connection, of: PlayerId) -> Result<bool, StoreError> {
    let select = "SELECT EXISTS (SELECT 1 FROM moderator WHERE player = ?)";
    Ok(connection.query_row(select, [of.to_vec()], |row| row.get(0))?)
}

/// Whether a moderator has played in a game.
fn has_moderator(connection: &Connection, game: &str) -> Result<bool, StoreError> {
    let select = "SELECT EXISTS (SELECT 1 FROM result JOIN seat_result ON seat_result.result = result.number
             JOIN moderator ON moderator.player = seat_result.player WHERE game_id = ?)";
    Ok(connection.query_row(select, [game], |row| row.get(0))?)
}

fn has_account(connection: &Connection, of: PlayerId) -> Result<bool, StoreError> {
    let select = "SELECT EXISTS (SELECT 1 FROM account WHERE player = ?)";
    Ok(connection.query_row(select, [of.to_vec()], |row| row.get(0))?)
}

/// A game with a rated result as the target of an act.
fn rated_game(connection: &Connection, game: &str) -> Result<Option<Target>, StoreError> {
    let is_there = rated(connection, game)? == Some(true);
    Ok(is_there.then(|| Target { game: Some(game.to_owned()), ..Target::default() }))
}

/// Whether the result of a game is rated; `None` if it has none.
fn rated(connection: &Connection, game: &str) -> Result<Option<bool>, StoreError> {
    let select = "SELECT rated FROM result WHERE game_id = ?";
    Ok(connection.query_row(select, [game], |row| row.get(0)).optional()?)
}
