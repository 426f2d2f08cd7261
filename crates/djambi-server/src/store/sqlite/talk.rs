//! The talk in the database.

use async_trait::async_trait;
use djambi::Seat;
use djambi_protocol::{Channel, GameId, Sign, TalkMessage, TalkPage, TalkSince, Words};
use djambi_table::KeptAct;
use rusqlite::{Connection, OptionalExtension, Row, named_params, params};
use serde_json::Value;

use super::columns::{json, milliseconds, parsed, required, to_integer, to_json};
use super::journal::Journal;
use super::{Corruption, NewTalk, Said, SqliteStore, StoreError, TALK_PAGE, Talk, events};

#[async_trait]
impl Talk for SqliteStore {
    async fn say(&self, talk: NewTalk) -> Result<Said, StoreError> {
        let journal = self.journal.clone();
        let said = self.write(move |connection| insert_talk(connection, &journal, &talk)).await;
        #[cfg(test)]
        self.switches().after_saying().await;
        said
    }

    async fn said(&self, talk: NewTalk) -> Result<Option<Said>, StoreError> {
        self.write(move |connection| select_said(connection, &talk)).await
    }

    async fn talk(&self, game: &GameId, since: TalkSince) -> Result<Vec<TalkPage>, StoreError> {
        let game = game.clone();
        self.readers.read(move |connection| select_talk(connection, &game, &since)).await
    }
}

/// Inserts a message as the next one of its channel, unless it is there.
fn insert_talk(connection: &Connection, journal: &Journal, talk: &NewTalk) -> Result<Said, StoreError> {
    let columns = Columns::of(&talk.words);
    if let Some(said) = select_said(connection, talk)? {
        return Ok(said);
    }
    let after = events::last_seq(connection, journal, talk.game.as_str())?;
    let mut insert = connection.prepare_cached(
        "INSERT INTO talk (game_id, channel, seq, at_ms, after, seat, player, name, sign, text, act, message_id)
         VALUES (:game, :channel,
             (SELECT coalesce(max(seq), 0) + 1 FROM talk WHERE game_id = :game AND channel = :channel),
             :at_ms, :after, :seat, :player, :name, :sign, :text, :act, :message)
         RETURNING seq, after",
    )?;
    let values = named_params! {
        ":game": talk.game.as_str(),
        ":channel": talk.channel.name(),
        ":at_ms": to_integer(talk.at_ms),
        ":after": after.unwrap_or_default(),
        ":seat": talk.seat.map(Seat::name),
        ":player": talk.player.to_vec(),
        ":name": talk.name,
        ":sign": columns.sign,
        ":text": columns.text,
        ":act": columns.act,
        ":message": talk.message.as_str(),
    };
    let new = insert.query_row(values, |row| Ok(Said::New { seq: row.get(0)?, after: row.get(1)? }));
    Ok(new?)
}

/// The fate of an earlier message with this id, if there is one.
fn select_said(connection: &Connection, talk: &NewTalk) -> Result<Option<Said>, StoreError> {
    let Columns { sign, text, act } = Columns::of(&talk.words);
    let mut select = connection.prepare_cached(
        "SELECT seq, channel = ? AND sign IS ? AND text IS ? AND act IS ? FROM talk
         WHERE game_id = ? AND player = ? AND message_id = ?",
    )?;
    let (player, message) = (talk.player.to_vec(), talk.message.as_str());
    let values = params![talk.channel.name(), sign, text, act, talk.game.as_str(), player, message];
    let said = select.query_row(values, |row| {
        let is_same: bool = row.get(1)?;
        Ok(if is_same { Said::Repeated(row.get(0)?) } else { Said::Reused })
    });
    Ok(said.optional()?)
}

/// The newest messages of each channel after the last ones that were seen; channels without any are left out.
pub(super) fn select_talk(
    connection: &Connection,
    game: &GameId,
    since: &TalkSince,
) -> Result<Vec<TalkPage>, StoreError> {
    let mut select = connection.prepare_cached(
        "SELECT seq, at_ms, after, seat, name, sign, text, act FROM talk
         WHERE game_id = ? AND channel = ? AND seq > ? ORDER BY seq DESC LIMIT ?",
    )?;
    let mut pages = Vec::new();
    for channel in Channel::ALL {
        let mut rows = select.query(params![game.as_str(), channel.name(), since.of(channel), TALK_PAGE])?;
        let mut messages = Vec::new();
        while let Some(row) = rows.next()? {
            messages.push(message(row)?);
        }
        if !messages.is_empty() {
            messages.reverse();
            pages.push(TalkPage { channel, messages });
        }
    }
    Ok(pages)
}

fn message(row: &Row<'_>) -> Result<TalkMessage, StoreError> {
    let seat: Option<String> = row.get("seat")?;
    Ok(TalkMessage {
        seq: row.get("seq")?,
        at_ms: milliseconds(row, "at_ms")?,
        after: row.get("after")?,
        seat: seat.is_some().then(|| parsed(row, "seat")).transpose()?,
        name: row.get("name")?,
        words: words(row)?,
    })
}

/// The acts about treaties of a game, in order.
pub(super) fn select_acts(connection: &Connection, game: &GameId) -> Result<Vec<KeptAct>, StoreError> {
    let mut select = connection.prepare_cached(
        "SELECT seq, at_ms, after, act FROM talk
         WHERE game_id = ? AND channel = ? AND act IS NOT NULL ORDER BY seq",
    )?;
    let mut acts = Vec::new();
    for channel in Channel::ALL {
        let mut rows = select.query(params![game.as_str(), channel.name()])?;
        while let Some(row) = rows.next()? {
            acts.push(KeptAct {
                channel,
                seq: row.get("seq")?,
                at_ms: milliseconds(row, "at_ms")?,
                after: row.get("after")?,
                act: required(row, "act")?,
            });
        }
    }
    Ok(acts)
}

/// Words in the columns of the database, of which one has a value.
#[derive(Default)]
struct Columns<'a> {
    sign: Option<String>,
    text: Option<&'a str>,
    act: Option<String>,
}

impl<'a> Columns<'a> {
    fn of(words: &'a Words) -> Self {
        match words {
            Words::Text(text) => Self { text: Some(text), ..Self::default() },
            Words::Sign(sign) => Self { sign: Some(name_of(*sign)), ..Self::default() },
            Words::Act(act) => Self { act: Some(to_json(act)), ..Self::default() },
        }
    }
}

fn words(row: &Row<'_>) -> Result<Words, StoreError> {
    if let Some(act) = json(row, "act")? {
        return Ok(Words::Act(act));
    }
    let Some(text) = row.get::<_, Option<String>>("sign")? else { return Ok(Words::Text(row.get("text")?)) };
    let sign = serde_json::from_value(Value::from(text.as_str()));
    Ok(Words::Sign(sign.map_err(|_| Corruption::Value { column: "sign", text })?))
}

/// The name of a sign in JSON and in databases.
fn name_of(sign: Sign) -> String {
    match serde_json::to_value(sign) {
        Ok(Value::String(name)) => name,
        _ => unreachable!("a sign is a name in JSON"),
    }
}
