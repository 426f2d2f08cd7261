//! The marks of what players were told by mail of their games.

use async_trait::async_trait;
use djambi_protocol::{GameId, MailWishes, NoticeKind};
use djambi_text::Language;
use rusqlite::{Connection, params};

use super::accounts::set_hours;
use super::change::Haste;
use super::columns::{game_id, milliseconds, to_integer, to_json};
use super::mail_addresses::{ADDRESS, address};
use super::{
    MailNews, NewMail, SqliteStore, StoreError, StoredAddress, UnmailedAppointment, UnmailedTurn, Way, mails,
};
use crate::env::DAY_MS;
use crate::hours::Hours;
use crate::identity::PlayerId;

#[async_trait]
impl MailNews for SqliteStore {
    async fn set_wishes(
        &self,
        player: PlayerId,
        wishes: MailWishes,
        language: Language,
        now_ms: u64,
    ) -> Result<bool, StoreError> {
        self.write(move |connection| {
            // Who wants the sum of a day from now on gets nothing of before in it.
            let update =
                "UPDATE mail_address SET wishes = json_remove(?1, '$.quiet', '$.time_zone'), language = ?2,
                     digest_ms = CASE
                         WHEN wishes ->> '$.digest' = 1 AND ?1 ->> '$.digest' = 1 THEN digest_ms ELSE ?3 END
                 WHERE player = ?4";
            let values = params![to_json(&wishes), language.code(), to_integer(now_ms), player.to_vec()];
            let is_kept = connection.execute(update, values)? > 0;
            if is_kept {
                set_hours(connection, player, Hours::from(&wishes))?;
            }
            Ok(is_kept)
        })
        .await
    }

    async fn unmailed_turns(
        &self,
        before_ms: u64,
        behind: Option<(PlayerId, u32)>,
        limit: u32,
    ) -> Result<Vec<UnmailedTurn>, StoreError> {
        self.readers
            .read(move |connection| {
                let mut select = connection.prepare_cached(&unmarked(Way::Mail, ADDRESS))?;
                // Nothing is before an empty text.
                let (player, number) =
                    behind.map_or((Vec::new(), 0), |(player, number)| (player.to_vec(), number));
                let mut rows = select.query(params![to_integer(before_ms), player, number, limit])?;
                let mut turns = Vec::new();
                while let Some(row) = rows.next()? {
                    let id: String = row.get("game_id")?;
                    let Some(game) = game_id(&id) else { continue };
                    turns.push(UnmailedTurn { to: address(row)?, number: row.get("number")?, game });
                }
                Ok(turns)
            })
            .await
    }

    async fn unmailed_appointments(
        &self,
        now_ms: u64,
        limit: u32,
    ) -> Result<Vec<UnmailedAppointment>, StoreError> {
        self.readers
            .read(move |connection| {
                let mut select = connection.prepare_cached(&format!(
                    "SELECT {ADDRESS}, number, game_id, notice.kind, table_settings ->> '$.appointed_ms' AS appointed_ms
                     FROM mail_address JOIN notice USING (player)
                         JOIN game ON game.id = game_id JOIN account USING (player)
                     WHERE notice.kind IN ('appointment', 'cancelled') AND NOT is_read AND NOT is_mailed
                         AND wishes ->> '$.your_turn' AND account.deletion_ms IS NULL AND appointed_ms > ?
                     LIMIT ?"
                ))?;
                let mut rows = select.query(params![to_integer(now_ms.saturating_sub(DAY_MS)), limit])?;
                let mut all = Vec::new();
                while let Some(row) = rows.next()? {
                    let (id, kind): (String, String) = (row.get("game_id")?, row.get("kind")?);
                    let Some(game) = game_id(&id) else { continue };
                    all.push(UnmailedAppointment {
                        to: address(row)?,
                        number: row.get("number")?,
                        game,
                        at_ms: milliseconds(row, "appointed_ms")?,
                        is_cancelled: kind == NoticeKind::Cancelled.name(),
                    });
                }
                Ok(all)
            })
            .await
    }

    async fn mail_turns(
        &self,
        player: PlayerId,
        numbers: Vec<u32>,
        letter: NewMail,
    ) -> Result<bool, StoreError> {
        let keys = self.press_keys.clone();
        self.write_in(Haste::Soon, move |connection| {
            if !is_wanted(connection, &letter, "your_turn")? {
                return Ok(false);
            }
            let unseen = "SELECT EXISTS (SELECT 1 FROM notice WHERE player = ? AND number = ? AND NOT is_read AND NOT is_mailed)";
            for number in &numbers {
                let values = params![player.to_vec(), number];
                if !connection.prepare_cached(unseen)?.query_row(values, |row| row.get::<_, bool>(0))? {
                    return Ok(false);
                }
            }
            for number in &numbers {
                let update = "UPDATE notice SET is_mailed = 1 WHERE player = ? AND number = ?";
                connection.prepare_cached(update)?.execute(params![player.to_vec(), number])?;
            }
            mails::insert(connection, &keys, &letter)?;
            Ok(true)
        })
        .await
    }

    async fn told_turns(&self, player: PlayerId, games: Vec<GameId>) -> Result<Vec<GameId>, StoreError> {
        self.readers
            .read(move |connection| {
                // What came after the turn and is not the end of it has taken the place of its notice.
                let mut told = connection.prepare_cached(
                    "SELECT EXISTS (SELECT 1 FROM notice WHERE player = ? AND game_id = ? AND NOT is_read AND is_mailed
                         AND kind IN ('your_turn', 'offer', 'started'))",
                )?;
                let mut open = Vec::new();
                for game in games {
                    if told.query_row(params![player.to_vec(), game.as_str()], |row| row.get(0))? {
                        open.push(game);
                    }
                }
                Ok(open)
            })
            .await
    }

    async fn withdraw_news(
        &self,
        number: i64,
        player: PlayerId,
        turns: Vec<GameId>,
        alarm: Option<GameId>,
    ) -> Result<(), StoreError> {
        self.write_in(Haste::Soon, move |connection| {
            connection.prepare_cached("DELETE FROM mail WHERE number = ?")?.execute([number])?;
            let again = "UPDATE notice SET is_mailed = 0 WHERE player = ? AND game_id = ? AND NOT is_read";
            for game in &turns {
                connection.prepare_cached(again)?.execute(params![player.to_vec(), game.as_str()])?;
            }
            if let Some(game) = &alarm {
                connection
                    .prepare_cached("DELETE FROM mail_alarm WHERE player = ? AND game_id = ?")?
                    .execute(params![player.to_vec(), game.as_str()])?;
            }
            Ok(())
        })
        .await
    }

    async fn mail_alarm(
        &self,
        player: PlayerId,
        game: &GameId,
        (since_ms, now_ms): (u64, u64),
        letter: NewMail,
    ) -> Result<bool, StoreError> {
        let (game, keys) = (game.clone(), self.press_keys.clone());
        self.write_in(Haste::Soon, move |connection| {
            if !is_wanted(connection, &letter, "alarm")? {
                return Ok(false);
            }
            let told = connection.execute(
                "INSERT INTO mail_alarm (player, game_id, told_ms) VALUES (?1, ?2, ?3)
                 ON CONFLICT DO UPDATE SET told_ms = excluded.told_ms WHERE told_ms < ?4",
                params![player.to_vec(), game.as_str(), to_integer(now_ms), to_integer(since_ms)],
            )?;
            if told > 0 {
                mails::insert(connection, &keys, &letter)?;
            }
            Ok(told > 0)
        })
        .await
    }

    async fn digests(&self) -> Result<Vec<(StoredAddress, u64)>, StoreError> {
        self.readers
            .read(|connection| {
                let mut select = connection.prepare_cached(&format!(
                    "SELECT {ADDRESS}, digest_ms FROM mail_address JOIN account USING (player)
                     WHERE wishes ->> '$.digest' AND account.deletion_ms IS NULL"
                ))?;
                let mut rows = select.query([])?;
                let mut found = Vec::new();
                while let Some(row) = rows.next()? {
                    found.push((address(row)?, milliseconds(row, "digest_ms")?));
                }
                Ok(found)
            })
            .await
    }

    async fn mail_digest(
        &self,
        player: PlayerId,
        now_ms: u64,
        letter: Option<NewMail>,
    ) -> Result<(), StoreError> {
        let keys = self.press_keys.clone();
        self.write_in(Haste::Soon, move |connection| {
            if let Some(letter) = &letter
                && !is_wanted(connection, letter, "digest")?
            {
                return Ok(());
            }
            let update = "UPDATE mail_address SET digest_ms = ? WHERE player = ?";
            connection.prepare_cached(update)?.execute(params![to_integer(now_ms), player.to_vec()])?;
            mails::queue(connection, &keys, letter.as_ref())
        })
        .await
    }
}

/// What selects turns of those who want to be told of them on a way and have not been: with further columns, after three
/// values, a moment before which they have waited and what they are behind, and the limit.
pub(super) fn unmarked(way: Way, columns: &str) -> String {
    let (readers, wishes, mark) = match way {
        Way::Mail => ("mail_address", "mail_address.wishes", "is_mailed"),
        Way::Push => ("(SELECT DISTINCT player FROM push_subscription)", "account.push_wishes", "is_pushed"),
    };
    format!(
        "SELECT {columns}, player, number, game_id, at_ms FROM {readers} JOIN notice USING (player)
             JOIN game ON game.id = game_id JOIN account USING (player)
         WHERE notice.kind = 'your_turn' AND NOT is_read AND NOT {mark} AND at_ms <= ?
             AND {wishes} ->> '$.your_turn' AND account.deletion_ms IS NULL AND game.clock ->> '$.kind' = 'by_day'
             AND (player, number) > (?, ?)
         ORDER BY player, number LIMIT ?"
    )
}

/// Whether a player still wants letters of a kind at the address of one.
fn is_wanted(connection: &Connection, mail: &NewMail, kind: &str) -> Result<bool, StoreError> {
    let wanted =
        "SELECT EXISTS (SELECT 1 FROM mail_address WHERE player = ? AND address = ? AND wishes ->> ?)";
    let values = params![mail.player.to_vec(), mail.letter.to, format!("$.{kind}")];
    Ok(connection.prepare_cached(wanted)?.query_row(values, |row| row.get(0))?)
}
