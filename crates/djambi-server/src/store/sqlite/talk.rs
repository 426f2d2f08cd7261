//! The talk in the database.

use async_trait::async_trait;
use djambi::Seat;
use djambi_protocol::{Channel, GameId, TalkMessage, TalkSince, Words};
use djambi_table::KeptAct;
use rusqlite::{Connection, OptionalExtension, Row, named_params, params};

use super::columns::{milliseconds, parsed, player, to_integer, to_json};
use super::journal::Journal;
use super::{
    Corruption, Holders, NewTalk, Said, SqliteStore, StoreError, StoredAct, StoredMessage, StoredPage,
    TALK_PAGE, Talk, events,
};
use crate::identity::PlayerId;

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

    async fn talk(&self, game: &GameId, since: TalkSince) -> Result<Vec<StoredPage>, StoreError> {
        let game = game.clone();
        self.readers.read(move |connection| select_talk(connection, &game, &since)).await
    }
}

/// Inserts a message as the next one of its channel, unless it is there.
fn insert_talk(connection: &Connection, journal: &Journal, talk: &NewTalk) -> Result<Said, StoreError> {
    if let Some(said) = select_said(connection, talk)? {
        return Ok(said);
    }
    let after = events::last_seq(connection, journal, talk.game.as_str())?;
    let mut insert = connection.prepare_cached(
        "INSERT INTO talk (game_id, channel, seq, at_ms, after, seat, player, name, words, is_act, holders, message_id)
         VALUES (:game, :channel,
             (SELECT coalesce(max(seq), 0) + 1 FROM talk WHERE game_id = :game AND channel = :channel),
             :at_ms, :after, :seat, :player, :name, :words, :is_act, :holders, :message)
         RETURNING seq, after",
    )?;
    let values = named_params! {
        ":game": talk.game.as_str(),
        ":channel": talk.channel.to_string(),
        ":at_ms": to_integer(talk.at_ms),
        ":after": after.unwrap_or_default(),
        ":seat": talk.seat.map(Seat::name),
        ":player": talk.player.to_vec(),
        ":name": talk.name,
        ":words": to_json(&talk.words),
        ":is_act": matches!(talk.words, Words::Act(_)),
        ":holders": talk.channel.is_private().then(|| bytes_of(&talk.holders)),
        ":message": talk.message.as_str(),
    };
    let new = insert.query_row(values, |row| Ok(Said::New { seq: row.get(0)?, after: row.get(1)? }));
    Ok(new?)
}

/// The fate of an earlier message with this id, if there is one.
fn select_said(connection: &Connection, talk: &NewTalk) -> Result<Option<Said>, StoreError> {
    let mut select = connection.prepare_cached(
        "SELECT seq, channel = ? AND words = ? FROM talk WHERE game_id = ? AND player = ? AND message_id = ?",
    )?;
    let (player, message) = (talk.player.to_vec(), talk.message.as_str());
    let values = params![talk.channel.to_string(), to_json(&talk.words), talk.game.as_str(), player, message];
    let said = select.query_row(values, |row| {
        let is_same: bool = row.get(1)?;
        Ok(if is_same { Said::Repeated(row.get(0)?) } else { Said::Reused })
    });
    Ok(said.optional()?)
}

/// The newest messages of each channel after the last ones that were seen, the public channels first; those
/// without any are left out.
pub(super) fn select_talk(
    connection: &Connection,
    game: &GameId,
    since: &TalkSince,
) -> Result<Vec<StoredPage>, StoreError> {
    let mut select = connection.prepare_cached(
        "SELECT seq, at_ms, after, seat, name, words, holders FROM talk
         WHERE game_id = ? AND channel = ? AND seq > ? ORDER BY seq DESC LIMIT ?",
    )?;
    let mut pages = Vec::new();
    for channel in select_channels(connection, game)? {
        let values = params![game.as_str(), channel.to_string(), since.of(channel), TALK_PAGE];
        let mut rows = select.query(values)?;
        let mut messages = Vec::new();
        while let Some(row) = rows.next()? {
            messages.push(StoredMessage { message: message(row)?, holders: holders(row)? });
        }
        if !messages.is_empty() {
            messages.reverse();
            pages.push(StoredPage { channel, messages });
        }
    }
    Ok(pages)
}

/// The channels of a game in which anything was said, in order.
fn select_channels(connection: &Connection, game: &GameId) -> Result<Vec<Channel>, StoreError> {
    let mut select = connection.prepare_cached("SELECT DISTINCT channel FROM talk WHERE game_id = ?")?;
    let mut rows = select.query([game.as_str()])?;
    let mut channels = Vec::new();
    while let Some(row) = rows.next()? {
        channels.push(parsed(row, "channel")?);
    }
    channels.sort_unstable();
    Ok(channels)
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

/// What is said in a message. An error does not repeat it.
fn words(row: &Row<'_>) -> Result<Words, StoreError> {
    let text: String = row.get("words")?;
    let unreadable = |_| Corruption::Value { column: "words", text: String::new() };
    Ok(serde_json::from_str(&text).map_err(unreadable)?)
}

/// The acts about treaties of a game, in the order in which they came.
pub(super) fn select_acts(connection: &Connection, game: &GameId) -> Result<Vec<StoredAct>, StoreError> {
    let mut select = connection.prepare_cached(
        "SELECT channel, seq, at_ms, after, words, holders FROM talk
         WHERE game_id = ? AND is_act ORDER BY number",
    )?;
    let mut rows = select.query([game.as_str()])?;
    let mut acts = Vec::new();
    while let Some(row) = rows.next()? {
        let Words::Act(act) = words(row)? else { continue };
        let (channel, seq) = (parsed(row, "channel")?, row.get("seq")?);
        let (at_ms, after) = (milliseconds(row, "at_ms")?, row.get("after")?);
        let kept = KeptAct { channel, seq, at_ms, after, act };
        acts.push(StoredAct { kept, holders: holders(row)? });
    }
    Ok(acts)
}

/// Holders of seats as bytes: the letter of a seat, then the id of its player.
fn bytes_of(holders: &Holders) -> Vec<u8> {
    let pair = |(seat, player): (&Seat, &PlayerId)| {
        let letter = u8::try_from(seat.letter()).unwrap_or_default();
        [&[letter][..], player.as_bytes()].concat()
    };
    holders.iter().flat_map(pair).collect()
}

/// The holders of seats of a private channel; none of another one.
fn holders(row: &Row<'_>) -> Result<Holders, StoreError> {
    let bytes: Option<Vec<u8>> = row.get("holders")?;
    let pair = |pair: &[u8]| {
        let (&letter, id) = pair.split_first().ok_or(Corruption::Player)?;
        Ok((Seat::from_letter(letter.into()).ok_or(Corruption::Player)?, player(id)?))
    };
    bytes.unwrap_or_default().chunks(1 + PlayerId::LENGTH).map(pair).collect()
}
