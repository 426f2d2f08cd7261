//! Private words in the database: sealed, each for its place.

use std::path::Path;

use djambi_protocol::{Channel, Gone, TalkSeq, Words};
use rusqlite::{Connection, Row, named_params};

use super::columns::{parsed, player, to_json};
use super::journal::Journal;
use super::{Corruption, KeyId, PressKeys, StoreError};
use crate::identity::PlayerId;

/// Where a message is. Sealed words open nowhere else.
pub(super) struct Place<'a> {
    /// The game.
    pub(super) game: &'a str,
    /// The channel.
    pub(super) channel: Channel,
    /// The number of the message in its channel.
    pub(super) seq: TalkSeq,
    /// The author.
    pub(super) author: PlayerId,
}

impl Place<'_> {
    fn bytes(&self) -> Vec<u8> {
        let Self { game, channel, seq, author } = self;
        [format!("{game}\0{channel}\0{seq}\0").as_bytes(), author.as_bytes()].concat()
    }
}

/// Words as the database keeps them.
pub(super) struct KeptWords {
    /// The words of a public channel, as JSON.
    pub(super) words: Option<String>,
    /// Those of a private one, sealed.
    pub(super) sealed: Option<Vec<u8>>,
    /// The mark of sealed words.
    pub(super) mark: Option<Vec<u8>>,
}

impl KeptWords {
    /// Words for a place.
    pub(super) fn new(keys: &PressKeys, place: &Place<'_>, words: &Words) -> Self {
        let json = to_json(words);
        if !place.channel.is_private() {
            return Self { words: Some(json), sealed: None, mark: None };
        }
        let mark = keys.mark(&marked(place.channel.to_string().as_bytes(), &json)).to_vec();
        Self { words: None, sealed: Some(keys.seal(&place.bytes(), json.as_bytes())), mark: Some(mark) }
    }

    /// Reads the columns `words`, `sealed` and `mark`.
    pub(super) fn read(row: &Row<'_>) -> Result<Self, rusqlite::Error> {
        Ok(Self { words: row.get("words")?, sealed: row.get("sealed")?, mark: row.get("mark")? })
    }

    /// The words for another place. Those that cannot be opened stay as they are.
    pub(super) fn moved(
        self,
        keys: &PressKeys,
        from: &Place<'_>,
        to: &Place<'_>,
    ) -> Result<Self, Corruption> {
        Ok(match self.opened(Some(keys), from)? {
            Words::Gone(Gone::Unreadable) => self,
            words => Self::new(keys, to, &words),
        })
    }

    /// Whether they are these words, said in this channel.
    pub(super) fn are(&self, keys: &PressKeys, channel: Channel, words: &Words) -> bool {
        let json = to_json(words);
        match (&self.words, &self.mark) {
            (Some(kept), _) => *kept == json,
            (None, Some(mark)) => keys.is_mark_of(mark, &marked(channel.to_string().as_bytes(), &json)),
            (None, None) => false,
        }
    }

    /// The words themselves. An error does not repeat them.
    pub(super) fn opened(&self, keys: Option<&PressKeys>, place: &Place<'_>) -> Result<Words, Corruption> {
        let corrupt = || Corruption::Value { column: "words", text: String::new() };
        let sealed = match (&self.words, &self.sealed) {
            (Some(words), _) => return serde_json::from_str(words).map_err(|_| corrupt()),
            (None, Some(sealed)) => sealed,
            (None, None) => return Err(corrupt()),
        };
        match keys.and_then(|keys| keys.open(&place.bytes(), sealed).ok()) {
            Some(json) => serde_json::from_slice(&json).map_err(|_| corrupt()),
            None => Ok(Words::Gone(Gone::Unreadable)),
        }
    }
}

/// The parts of what a mark is made of.
fn marked<'a>(channel: &'a [u8], json: &'a str) -> [&'a [u8]; 2] {
    [channel, json.as_bytes()]
}

/// Seals the private words of a database that kept them as they were, and puts its new table in the place of the old one.
///
/// # Errors
/// When the database or the file of keys cannot be read or written.
pub(super) fn seal_table(connection: &Connection, press_keys: &Path) -> Result<(), StoreError> {
    let mut select = connection.prepare("SELECT * FROM talk WHERE holders IS NOT NULL ORDER BY number")?;
    let mut insert = connection.prepare(
        "INSERT INTO talk_sealed (number, game_id, channel, seq, at_ms, after, seat, player, name, sealed, mark, is_act,
             holders, message_id)
         SELECT number, game_id, channel, seq, at_ms, after, seat, player, name, :sealed, :mark, is_act, holders,
             message_id FROM talk WHERE number = :number",
    )?;
    let mut rows = select.query([])?;
    let mut keys = None;
    while let Some(row) = rows.next()? {
        let keys = match &mut keys {
            Some(keys) => keys,
            none => none.insert(PressKeys::read_or_make(press_keys)?),
        };
        let game: String = row.get("game_id")?;
        let author: Vec<u8> = row.get("player")?;
        let channel = parsed(row, "channel")?;
        let seq = row.get("seq")?;
        let author = player(&author)?;
        let place = Place { game: &game, channel, seq, author };
        let words: String = row.get("words")?;
        let words = serde_json::from_str(&words)
            .map_err(|_| Corruption::Value { column: "words", text: String::new() })?;
        let KeptWords { sealed, mark, .. } = KeptWords::new(keys, &place, &words);
        let number: i64 = row.get("number")?;
        insert.execute(named_params! {":sealed": sealed, ":mark": mark, ":number": number})?;
    }
    drop(rows);
    drop((select, insert));
    Ok(connection.execute_batch("DROP TABLE talk; ALTER TABLE talk_sealed RENAME TO talk")?)
}

/// Keeps the ids of the keys, and says once which have been lost since.
///
/// # Errors
/// When the database cannot be read or written.
pub(super) fn note_keys(connection: &Connection, keys: &PressKeys, file: &Path) -> Result<(), StoreError> {
    let known = known_keys(connection)?;
    let lost: Vec<_> = known.iter().filter(|known| keys.ids().all(|id| id != **known)).collect();
    if !lost.is_empty() {
        tracing::warn!(
            file = %file.display(),
            lost = lost.len(),
            "keys of private talk are lost: what they have sealed cannot be read any more; a copy of the file, put back \
             before the next start, opens it again"
        );
    }
    for id in lost {
        connection.execute("DELETE FROM press_key WHERE id = ?", [id.as_bytes()])?;
    }
    for id in keys.ids().filter(|id| !known.contains(id)) {
        connection.execute("INSERT INTO press_key (id) VALUES (?)", [id.as_bytes()])?;
    }
    Ok(())
}

/// The ids of the keys that have been there.
pub(super) fn known_keys(connection: &Connection) -> Result<Vec<KeyId>, StoreError> {
    let mut select = connection.prepare("SELECT id FROM press_key")?;
    let ids: Vec<Vec<u8>> = select.query_map([], |row| row.get(0))?.collect::<Result<_, _>>()?;
    Ok(ids.iter().filter_map(|id| KeyId::from_bytes(id)).collect())
}

/// The games in which something was said in private and that have been over since before this moment.
pub(super) fn select_forgettable(
    connection: &Connection,
    journal: &Journal,
    before_ms: u64,
) -> Result<Vec<String>, StoreError> {
    let mut select = connection.prepare(
        "SELECT game.id, last_ms FROM game LEFT JOIN packed_log ON packed_log.game_id = game.id
         WHERE to_move IS NULL AND game.id IN (SELECT game_id FROM talk WHERE holders IS NOT NULL)",
    )?;
    let mut rows = select.query([])?;
    let mut games = Vec::new();
    while let Some(row) = rows.next()? {
        let (id, packed_ms): (String, Option<i64>) = (row.get("id")?, row.get("last_ms")?);
        let last_ms = journal.newest(&id).map(|newest| newest.at_ms).or(packed_ms.map(i64::unsigned_abs));
        if last_ms.is_some_and(|last_ms| last_ms < before_ms) {
            games.push(id);
        }
    }
    Ok(games)
}

/// Deletes what was said in private in a game.
pub(super) fn delete_private(connection: &Connection, game: &str) -> Result<(), rusqlite::Error> {
    let delete = "DELETE FROM talk WHERE game_id = ? AND holders IS NOT NULL";
    connection.prepare_cached(delete)?.execute([game]).map(drop)
}
