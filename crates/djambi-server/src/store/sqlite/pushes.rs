//! The tables of push: browsers that are told, the key of the service, and the marks of what players were told.

use async_trait::async_trait;
use djambi_protocol::{GameId, NoticeKind, PushWishes};
use rusqlite::{Connection, OptionalExtension, Row, params};

use super::accounts::set_hours;
use super::change::Haste;
use super::columns::{game_id, milliseconds, player, required, to_integer, to_json};
use super::mail_addresses::language;
use super::mail_news::unmarked;
use super::{
    Corruption, PressKeys, Pushes, SqliteStore, StoreError, Subscription, SubscriptionId,
    UnpushedAppointment, UnpushedTurn, Way,
};
use crate::hours::Hours;
use crate::identity::{PlayerId, SecretId};
use crate::push::PushKey;

/// Where the key of the service is sealed for.
const KEY_PLACE: &[u8] = b"push key";

/// The wishes of an account, with its hours.
const WISHES: &str = "json_patch(account.push_wishes, account.hours) AS wishes";

#[async_trait]
impl Pushes for SqliteStore {
    async fn push_key(&self, fresh: [u8; 32]) -> Result<PushKey, StoreError> {
        let keys = self.press_keys.clone();
        self.write(move |connection| {
            if let Some(known) = select_key(connection, &keys)? {
                return Ok(known);
            }
            let insert = "INSERT OR REPLACE INTO push_key (id, sealed) VALUES (1, ?)";
            connection.execute(insert, [keys.seal(KEY_PLACE, &fresh)])?;
            connection.execute("DELETE FROM push_subscription", [])?;
            Ok(PushKey::new(&fresh).ok_or(Corruption::Key)?)
        })
        .await
    }

    async fn subscribe(
        &self,
        player: PlayerId,
        subscription: Subscription,
        now_ms: u64,
    ) -> Result<(), StoreError> {
        let keys = self.press_keys.clone();
        self.write(move |connection| {
            let of = player.to_vec();
            let first = "UPDATE notice SET is_pushed = 1 WHERE player = ?1 AND NOT is_read
                AND NOT EXISTS (SELECT 1 FROM push_subscription WHERE player = ?1)";
            connection.execute(first, [&of])?;
            let Subscription { id, session, receiver, language } = &subscription;
            // Who has signed out meanwhile is told nothing.
            connection.execute(
                "INSERT OR REPLACE INTO push_subscription (id, session, player, sealed, language, made_ms)
                 SELECT ?1, id, player, ?2, ?3, ?4 FROM session WHERE id = ?5 AND player = ?6",
                params![
                    id,
                    keys.seal(&place(id), to_json(receiver).as_bytes()),
                    language.code(),
                    to_integer(now_ms),
                    session.to_vec(),
                    of
                ],
            )?;
            Ok(())
        })
        .await
    }

    async fn unsubscribe(&self, session: SecretId) -> Result<(), StoreError> {
        self.write(move |connection| {
            connection.execute("DELETE FROM push_subscription WHERE session = ?", [session.to_vec()])?;
            Ok(())
        })
        .await
    }

    async fn end_subscription(&self, id: SubscriptionId) -> Result<(), StoreError> {
        self.write_in(Haste::Soon, move |connection| {
            connection.execute("DELETE FROM push_subscription WHERE id = ?", [id])?;
            Ok(())
        })
        .await
    }

    async fn subscriptions_of(&self, player: PlayerId) -> Result<Vec<Subscription>, StoreError> {
        let keys = self.press_keys.clone();
        self.readers
            .read(move |connection| {
                let mut select = connection.prepare_cached(
                    "SELECT id, session, sealed, language FROM push_subscription WHERE player = ? ORDER BY made_ms",
                )?;
                let mut rows = select.query([player.to_vec()])?;
                let mut found = Vec::new();
                while let Some(row) = rows.next()? {
                    found.extend(subscription(row, &keys)?);
                }
                Ok(found)
            })
            .await
    }

    async fn push_wishes(&self, player: PlayerId) -> Result<Option<PushWishes>, StoreError> {
        self.readers
            .read(move |connection| {
                let mut select = connection.prepare_cached(&format!(
                    "SELECT {WISHES} FROM account WHERE player = ? AND deletion_ms IS NULL"
                ))?;
                let mut rows = select.query([player.to_vec()])?;
                rows.next()?.map(|row| required(row, "wishes")).transpose()
            })
            .await
    }

    async fn set_push_wishes(&self, player: PlayerId, wishes: PushWishes) -> Result<(), StoreError> {
        self.write(move |connection| {
            let update =
                "UPDATE account SET push_wishes = json_remove(?, '$.quiet', '$.time_zone') WHERE player = ?";
            connection.execute(update, params![to_json(&wishes), player.to_vec()])?;
            set_hours(connection, player, Hours::from(&wishes))
        })
        .await
    }

    async fn unpushed_appointments(
        &self,
        now_ms: u64,
        behind: Option<(PlayerId, u32)>,
        limit: u32,
    ) -> Result<Vec<UnpushedAppointment>, StoreError> {
        self.readers
            .read(move |connection| {
                let mut select = connection.prepare_cached(
                    "SELECT player, number, game_id, notice.kind, table_settings ->> '$.appointed_ms' AS appointed_ms
                     FROM (SELECT DISTINCT player FROM push_subscription) JOIN notice USING (player)
                         JOIN game ON game.id = game_id JOIN account USING (player)
                     WHERE notice.kind IN ('appointment', 'cancelled') AND NOT is_read AND NOT is_pushed
                         AND account.push_wishes ->> '$.your_turn' AND account.deletion_ms IS NULL
                         AND appointed_ms > ? AND (player, number) > (?, ?)
                     ORDER BY player, number LIMIT ?",
                )?;
                // Nothing is before an empty text.
                let (of, number) =
                    behind.map_or((Vec::new(), 0), |(player, number)| (player.to_vec(), number));
                let mut rows = select.query(params![to_integer(now_ms), of, number, limit])?;
                let mut found = Vec::new();
                while let Some(row) = rows.next()? {
                    found.extend(appointment(row)?);
                }
                Ok(found)
            })
            .await
    }

    async fn unpushed_turns(
        &self,
        before_ms: u64,
        behind: Option<(PlayerId, u32)>,
        limit: u32,
    ) -> Result<Vec<UnpushedTurn>, StoreError> {
        self.readers
            .read(move |connection| {
                let mut select = connection.prepare_cached(&unmarked(Way::Push, WISHES))?;
                // Nothing is before an empty text.
                let (of, number) =
                    behind.map_or((Vec::new(), 0), |(player, number)| (player.to_vec(), number));
                let mut rows = select.query(params![to_integer(before_ms), of, number, limit])?;
                let mut turns = Vec::new();
                while let Some(row) = rows.next()? {
                    turns.extend(turn(row)?);
                }
                Ok(turns)
            })
            .await
    }

    async fn note_pushed(&self, player: PlayerId, game: &GameId, number: u32) -> Result<(), StoreError> {
        let game = game.clone();
        self.write_in(Haste::Soon, move |connection| {
            let update = "UPDATE notice SET is_pushed = 1
                 WHERE player = ? AND game_id = ? AND number <= ? AND NOT is_read";
            connection.prepare_cached(update)?.execute(params![player.to_vec(), game.as_str(), number])?;
            Ok(())
        })
        .await
    }

    async fn is_alarm_pushed(
        &self,
        player: PlayerId,
        game: &GameId,
        since_ms: u64,
    ) -> Result<bool, StoreError> {
        let game = game.clone();
        self.readers
            .read(move |connection| {
                let told = "SELECT EXISTS (SELECT 1 FROM push_alarm WHERE player = ? AND game_id = ? AND told_ms >= ?)";
                let values = params![player.to_vec(), game.as_str(), to_integer(since_ms)];
                Ok(connection.prepare_cached(told)?.query_row(values, |row| row.get(0))?)
            })
            .await
    }

    async fn note_alarm_pushed(
        &self,
        player: PlayerId,
        game: &GameId,
        now_ms: u64,
    ) -> Result<(), StoreError> {
        let game = game.clone();
        self.write_in(Haste::Soon, move |connection| {
            let insert = "INSERT OR REPLACE INTO push_alarm (player, game_id, told_ms) VALUES (?, ?, ?)";
            connection.execute(insert, params![player.to_vec(), game.as_str(), to_integer(now_ms)])?;
            Ok(())
        })
        .await
    }
}

/// The key of the service, if it can be opened.
fn select_key(connection: &Connection, keys: &PressKeys) -> Result<Option<PushKey>, StoreError> {
    let select = "SELECT sealed FROM push_key";
    let sealed: Option<Vec<u8>> = connection.query_row(select, [], |row| row.get(0)).optional()?;
    Ok(sealed.and_then(|sealed| PushKey::new(&keys.open(KEY_PLACE, &sealed).ok()?)))
}

/// The subscription of a row; `None` if the keys are lost that open it.
fn subscription(row: &Row<'_>, keys: &PressKeys) -> Result<Option<Subscription>, StoreError> {
    let (id, session, sealed): (SubscriptionId, Vec<u8>, Vec<u8>) =
        (row.get("id")?, row.get("session")?, row.get("sealed")?);
    let Some(receiver) =
        keys.open(&place(&id), &sealed).ok().and_then(|json| serde_json::from_slice(&json).ok())
    else {
        return Ok(None);
    };
    let session = SecretId::from_bytes(&session).ok_or(Corruption::Player)?;
    Ok(Some(Subscription { id, session, receiver, language: language(row)? }))
}

/// The turn of a row.
fn turn(row: &Row<'_>) -> Result<Option<UnpushedTurn>, StoreError> {
    let (of, id): (Vec<u8>, String) = (row.get("player")?, row.get("game_id")?);
    let Some(game) = game_id(&id) else { return Ok(None) };
    Ok(Some(UnpushedTurn {
        player: player(&of)?,
        wishes: required(row, "wishes")?,
        number: row.get("number")?,
        game,
        at_ms: milliseconds(row, "at_ms")?,
    }))
}

/// The appointment of a row.
fn appointment(row: &Row<'_>) -> Result<Option<UnpushedAppointment>, StoreError> {
    let (of, id, kind): (Vec<u8>, String, String) =
        (row.get("player")?, row.get("game_id")?, row.get("kind")?);
    let Some(game) = game_id(&id) else { return Ok(None) };
    Ok(Some(UnpushedAppointment {
        player: player(&of)?,
        number: row.get("number")?,
        game,
        at_ms: milliseconds(row, "appointed_ms")?,
        is_cancelled: kind == NoticeKind::Cancelled.name(),
    }))
}

/// Where the address of a browser is sealed for.
fn place(id: &SubscriptionId) -> Vec<u8> {
    [b"push subscription\0".as_slice(), id].concat()
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::super::schema::{STEPS, bring_up_to};
    use super::*;

    #[test]
    fn hours_of_letters_become_those_of_their_account() {
        let mut connection = Connection::open_in_memory().unwrap();
        let file = Path::new("games");
        bring_up_to(&mut connection, file, file, &STEPS[..19]).unwrap();
        connection
            .execute_batch(
                r#"INSERT INTO account (player, name, appearance, password, created_ms, named_ms)
                       VALUES (x'01', 'Ada', 'ada', '', 0, 0), (x'02', 'Bob', 'bob', '', 0, 0);
                   INSERT INTO mail_address (player, address, folded, language, wishes, digest_ms)
                       VALUES (x'01', 'a', 'a', 'en', '{"your_turn":true,"alarm":false,"digest":true,"digest_hour":18,
                           "quiet":{"from":22,"to":7},"time_zone":"Europe/Paris"}', 0);"#,
            )
            .unwrap();
        bring_up_to(&mut connection, file, file, &STEPS[..20]).unwrap();
        let read = |sql: &str| -> String { connection.query_row(sql, [], |row| row.get(0)).unwrap() };
        let hours = |player| read(&format!("SELECT hours FROM account WHERE player = x'{player}'"));
        assert_eq!(hours("01"), r#"{"quiet":{"from":22,"to":7},"time_zone":"Europe/Paris"}"#);
        assert_eq!(hours("02"), r#"{"time_zone":"UTC"}"#);
        let kept = r#"{"your_turn":true,"alarm":false,"digest":true,"digest_hour":18}"#;
        assert_eq!(read("SELECT wishes FROM mail_address"), kept);
    }
}
