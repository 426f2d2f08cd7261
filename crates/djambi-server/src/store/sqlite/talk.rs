//! The talk in the database.

use async_trait::async_trait;
use djambi::Seat;
use djambi_protocol::{Channel, GameId, Sign, TalkMessage, TalkPage, TalkSince, Words};
use rusqlite::{Connection, OptionalExtension, Row, named_params, params};
use serde_json::Value;

use super::columns::{milliseconds, parsed, to_integer};
use super::{Corruption, NewTalk, Said, SqliteStore, StoreError, TALK_PAGE, Talk};

#[async_trait]
impl Talk for SqliteStore {
    async fn say(&self, talk: NewTalk) -> Result<Said, StoreError> {
        let said = self.write(move |connection| insert_talk(connection, &talk)).await;
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
fn insert_talk(connection: &Connection, talk: &NewTalk) -> Result<Said, StoreError> {
    let (sign, text) = columns(&talk.words);
    if let Some(said) = select_said(connection, talk)? {
        return Ok(said);
    }
    let mut insert = connection.prepare_cached(
        "INSERT INTO talk (game_id, channel, seq, at_ms, seat, player, name, sign, text, message_id)
         VALUES (:game, :channel,
             (SELECT coalesce(max(seq), 0) + 1 FROM talk WHERE game_id = :game AND channel = :channel),
             :at_ms, :seat, :player, :name, :sign, :text, :message)
         RETURNING seq",
    )?;
    let values = named_params! {
        ":game": talk.game.as_str(),
        ":channel": talk.channel.name(),
        ":at_ms": to_integer(talk.at_ms),
        ":seat": talk.seat.map(Seat::name),
        ":player": talk.player.to_vec(),
        ":name": talk.name,
        ":sign": sign,
        ":text": text,
        ":message": talk.message.as_str(),
    };
    Ok(Said::New(insert.query_row(values, |row| row.get(0))?))
}

/// The fate of an earlier message with this id, if there is one.
fn select_said(connection: &Connection, talk: &NewTalk) -> Result<Option<Said>, StoreError> {
    let (sign, text) = columns(&talk.words);
    let mut select = connection.prepare_cached(
        "SELECT seq, channel = ? AND sign IS ? AND text IS ? FROM talk
         WHERE game_id = ? AND player = ? AND message_id = ?",
    )?;
    let (player, message) = (talk.player.to_vec(), talk.message.as_str());
    let values = params![talk.channel.name(), sign, text, talk.game.as_str(), player, message];
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
        "SELECT seq, at_ms, seat, name, sign, text FROM talk
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
        seat: seat.is_some().then(|| parsed(row, "seat")).transpose()?,
        name: row.get("name")?,
        words: words(row)?,
    })
}

/// The sign and the text of words, of which one is absent.
fn columns(words: &Words) -> (Option<String>, Option<&str>) {
    match words {
        Words::Text(text) => (None, Some(text)),
        Words::Sign(sign) => (Some(name_of(*sign)), None),
    }
}

fn words(row: &Row<'_>) -> Result<Words, StoreError> {
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
