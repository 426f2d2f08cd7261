//! The talk in the database.

use std::ops::RangeInclusive;

use async_trait::async_trait;
use djambi::Seat;
use djambi_protocol::{Channel, GameId, Gone, TalkMessage, TalkSeq, TalkSince, Words};
use djambi_table::KeptAct;
use rusqlite::{Connection, OptionalExtension, Row, named_params, params};

use super::columns::{milliseconds, parsed, player, to_integer, to_json};
use super::journal::Journal;
use super::sealing::{self, KeptWords, Place};
use super::{
    Corruption, Haste, Holders, NewReport, NewTalk, PressKeys, Said, SqliteStore, StoreError, StoredAct,
    StoredMessage, StoredPage, TALK_PAGE, Talk, events, reports,
};
use crate::identity::PlayerId;

/// The columns of a message.
const COLUMNS: &str = "seq, at_ms, after, seat, player, name, words, sealed, mark, holders";

#[async_trait]
impl Talk for SqliteStore {
    async fn say(&self, talk: NewTalk) -> Result<Said, StoreError> {
        let journal = self.journal.clone();
        let keys = self.press_keys.clone();
        let make = move |connection: &Connection| insert_talk(connection, &journal, &keys, &talk);
        // No turn waits for words: they share the commit of the next one.
        let said = self.write_in(Haste::Soon, make).await;
        #[cfg(test)]
        self.switches().after_saying().await;
        said
    }

    async fn said(&self, talk: NewTalk) -> Result<Option<Said>, StoreError> {
        let keys = self.press_keys.clone();
        self.write(move |connection| select_said(connection, &keys, &talk)).await
    }

    async fn talk(&self, game: &GameId, since: TalkSince) -> Result<Vec<StoredPage>, StoreError> {
        let game = game.clone();
        let keys = self.press_keys.clone();
        self.readers.read(move |connection| select_talk(connection, Some(&keys), &game, &since)).await
    }

    async fn talk_between(
        &self,
        game: &GameId,
        channel: Channel,
        seqs: RangeInclusive<TalkSeq>,
    ) -> Result<Vec<StoredMessage>, StoreError> {
        let game = game.clone();
        let keys = self.press_keys.clone();
        self.readers.read(move |connection| select_between(connection, &keys, (&game, channel), &seqs)).await
    }

    async fn report(&self, report: NewReport) -> Result<bool, StoreError> {
        let keys = self.press_keys.clone();
        self.write(move |connection| reports::insert(connection, &keys, &report)).await
    }

    async fn forget_reports(&self, before_ms: u64) -> Result<(), StoreError> {
        self.write(move |connection| reports::delete_before(connection, before_ms)).await
    }

    async fn take_readings(&self) -> Result<u64, StoreError> {
        // Almost always there are none, and nothing is written.
        if self.readers.read(reports::has_readings).await? {
            self.write(reports::take_readings).await
        } else {
            Ok(0)
        }
    }

    async fn blank(
        &self,
        game: &GameId,
        channel: Channel,
        seq: TalkSeq,
        author: PlayerId,
    ) -> Result<bool, StoreError> {
        let game = game.clone();
        self.write(move |connection| blank(connection, &game, (channel, seq), author)).await
    }

    async fn forget_private_talk(&self, before_ms: u64) -> Result<u64, StoreError> {
        let read = move |connection: &Connection, journal: &Journal| {
            sealing::select_forgettable(connection, journal, before_ms)
        };
        let mut games = 0;
        for game in self.read_beside_journal(read).await? {
            self.write(move |connection| Ok(sealing::delete_private(connection, &game)?)).await?;
            games += 1;
        }
        Ok(games)
    }
}

/// Inserts a message as the next one of its channel, unless it is there.
fn insert_talk(
    connection: &Connection,
    journal: &Journal,
    keys: &PressKeys,
    talk: &NewTalk,
) -> Result<Said, StoreError> {
    if let Some(said) = select_said(connection, keys, talk)? {
        return Ok(said);
    }
    let game = talk.game.as_str();
    let channel = talk.channel;
    let author = talk.player;
    let seq = connection
        .prepare_cached("SELECT coalesce(max(seq), 0) + 1 FROM talk WHERE game_id = ? AND channel = ?")?
        .query_row(params![game, channel.to_string()], |row| row.get(0))?;
    let kept = KeptWords::new(keys, &Place { game, channel, seq, author }, &talk.words);
    let after = events::last_seq(connection, journal, game)?.unwrap_or_default();
    let mut insert = connection.prepare_cached(
        "INSERT INTO talk (game_id, channel, seq, at_ms, after, seat, player, name, words, sealed, mark,
             is_act, holders, message_id)
         VALUES (:game, :channel, :seq, :at_ms, :after, :seat, :player, :name, :words, :sealed, :mark,
             :is_act, :holders, :message)",
    )?;
    let values = named_params! {
        ":game": game,
        ":channel": channel.to_string(),
        ":seq": seq,
        ":at_ms": to_integer(talk.at_ms),
        ":after": after,
        ":seat": talk.seat.map(Seat::name),
        ":player": talk.player.to_vec(),
        ":name": talk.name,
        ":words": kept.words,
        ":sealed": kept.sealed,
        ":mark": kept.mark,
        ":is_act": matches!(talk.words, Words::Act(_)),
        ":holders": talk.channel.is_private().then(|| bytes_of(&talk.holders)),
        ":message": talk.message.as_str(),
    };
    insert.execute(values)?;
    Ok(Said::New { seq, after })
}

/// The fate of an earlier message with this id, if there is one.
fn select_said(
    connection: &Connection,
    keys: &PressKeys,
    talk: &NewTalk,
) -> Result<Option<Said>, StoreError> {
    let mut select = connection.prepare_cached(
        "SELECT seq, channel, words, sealed, mark FROM talk WHERE game_id = ? AND player = ? AND message_id = ?",
    )?;
    let values = params![talk.game.as_str(), talk.player.to_vec(), talk.message.as_str()];
    let said = select.query_row(values, |row| {
        let channel: String = row.get("channel")?;
        let is_same =
            channel == talk.channel.to_string() && KeptWords::read(row)?.are(keys, talk.channel, &talk.words);
        Ok(if is_same { Said::Repeated(row.get("seq")?) } else { Said::Reused })
    });
    Ok(said.optional()?)
}

/// Takes the words of an author's message out; says whether there was one.
fn blank(
    connection: &Connection,
    game: &GameId,
    (channel, seq): (Channel, TalkSeq),
    author: PlayerId,
) -> Result<bool, StoreError> {
    let mut update = connection.prepare_cached(
        "UPDATE talk SET words = ?, sealed = NULL, mark = NULL
         WHERE game_id = ? AND channel = ? AND seq = ? AND player = ? AND NOT is_act",
    )?;
    let blanked = to_json(&Words::Gone(Gone::Blanked));
    let changed =
        update.execute(params![blanked, game.as_str(), channel.to_string(), seq, author.to_vec()])?;
    Ok(changed > 0)
}

/// What a player has said in a game, in the order in which it was said.
pub(super) fn select_words_of(
    connection: &Connection,
    keys: &PressKeys,
    game: &GameId,
    author: PlayerId,
) -> Result<Vec<(Channel, TalkMessage)>, StoreError> {
    let mut select = connection.prepare_cached(&format!(
        "SELECT channel, {COLUMNS} FROM talk WHERE game_id = ? AND player = ? ORDER BY number"
    ))?;
    let mut rows = select.query(params![game.as_str(), author.to_vec()])?;
    let mut words = Vec::new();
    while let Some(row) = rows.next()? {
        let channel: Channel = parsed(row, "channel")?;
        words.push((channel, message(row, Some(keys), (game, channel))?.message));
    }
    Ok(words)
}

/// The newest messages of each channel after the last ones that were seen, the public channels first; those
/// without any are left out.
pub(super) fn select_talk(
    connection: &Connection,
    keys: Option<&PressKeys>,
    game: &GameId,
    since: &TalkSince,
) -> Result<Vec<StoredPage>, StoreError> {
    let mut select = connection.prepare_cached(&format!(
        "SELECT {COLUMNS} FROM talk WHERE game_id = ? AND channel = ? AND seq > ? ORDER BY seq DESC LIMIT ?"
    ))?;
    let mut pages = Vec::new();
    for channel in select_channels(connection, game)? {
        let values = params![game.as_str(), channel.to_string(), since.of(channel), TALK_PAGE];
        let mut rows = select.query(values)?;
        let mut messages = Vec::new();
        while let Some(row) = rows.next()? {
            messages.push(message(row, keys, (game, channel))?);
        }
        if !messages.is_empty() {
            messages.reverse();
            pages.push(StoredPage { channel, messages });
        }
    }
    Ok(pages)
}

/// The messages of a channel with these numbers, in order.
fn select_between(
    connection: &Connection,
    keys: &PressKeys,
    (game, channel): (&GameId, Channel),
    seqs: &RangeInclusive<TalkSeq>,
) -> Result<Vec<StoredMessage>, StoreError> {
    let mut select = connection.prepare_cached(&format!(
        "SELECT {COLUMNS} FROM talk WHERE game_id = ? AND channel = ? AND seq BETWEEN ? AND ? ORDER BY seq"
    ))?;
    let mut rows = select.query(params![game.as_str(), channel.to_string(), seqs.start(), seqs.end()])?;
    let mut messages = Vec::new();
    while let Some(row) = rows.next()? {
        messages.push(message(row, Some(keys), (game, channel))?);
    }
    Ok(messages)
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

/// A message from its [`COLUMNS`].
fn message(
    row: &Row<'_>,
    keys: Option<&PressKeys>,
    place: (&GameId, Channel),
) -> Result<StoredMessage, StoreError> {
    let seat: Option<String> = row.get("seat")?;
    let message = TalkMessage {
        seq: row.get("seq")?,
        at_ms: milliseconds(row, "at_ms")?,
        after: row.get("after")?,
        seat: seat.is_some().then(|| parsed(row, "seat")).transpose()?,
        name: row.get("name")?,
        words: words(row, keys, place)?,
    };
    Ok(StoredMessage { message, holders: holders(row)? })
}

/// What is said in a message. An error does not repeat it.
fn words(
    row: &Row<'_>,
    keys: Option<&PressKeys>,
    (game, channel): (&GameId, Channel),
) -> Result<Words, StoreError> {
    let author: Vec<u8> = row.get("player")?;
    let place = Place { game: game.as_str(), channel, seq: row.get("seq")?, author: player(&author)? };
    Ok(KeptWords::read(row)?.opened(keys, &place)?)
}

/// The acts about treaties of a game, in the order in which they came.
///
/// Acts that cannot be read any more are left out.
pub(super) fn select_acts(
    connection: &Connection,
    keys: Option<&PressKeys>,
    game: &GameId,
) -> Result<Vec<StoredAct>, StoreError> {
    let mut select = connection.prepare_cached(
        "SELECT channel, seq, at_ms, after, player, words, sealed, mark, holders FROM talk
         WHERE game_id = ? AND is_act ORDER BY number",
    )?;
    let mut rows = select.query([game.as_str()])?;
    let mut acts = Vec::new();
    while let Some(row) = rows.next()? {
        let channel = parsed(row, "channel")?;
        let seq = row.get("seq")?;
        let Words::Act(act) = words(row, keys, (game, channel))? else { continue };
        let at_ms = milliseconds(row, "at_ms")?;
        let after = row.get("after")?;
        let kept = KeptAct { channel, seq, at_ms, after, act };
        acts.push(StoredAct { kept, holders: holders(row)? });
    }
    Ok(acts)
}

/// Holders of seats as bytes: the letter of a seat, then the id of its player.
pub(super) fn bytes_of(holders: &Holders) -> Vec<u8> {
    let pair = |(seat, player): (&Seat, &PlayerId)| {
        let letter = u8::try_from(seat.letter()).unwrap_or_default();
        [&[letter][..], player.as_bytes()].concat()
    };
    holders.iter().flat_map(pair).collect()
}

/// The holders of seats of a private channel; none of another one.
pub(super) fn holders(row: &Row<'_>) -> Result<Holders, StoreError> {
    let bytes: Option<Vec<u8>> = row.get("holders")?;
    let pair = |pair: &[u8]| {
        let (&letter, id) = pair.split_first().ok_or(Corruption::Player)?;
        Ok((Seat::from_letter(letter.into()).ok_or(Corruption::Player)?, player(id)?))
    };
    bytes.unwrap_or_default().chunks(1 + PlayerId::LENGTH).map(pair).collect()
}
