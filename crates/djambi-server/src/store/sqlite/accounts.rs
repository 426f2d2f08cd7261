//! Accounts and sessions in the database.

use std::path::Path;

use async_trait::async_trait;
use djambi_protocol::{Channel, GameId, TalkMessage};
use rusqlite::{Connection, OptionalExtension, Row, params};

use super::columns::{milliseconds, player, to_integer, to_json};
use super::names::is_taken;
use super::opening::open_for_host;
use super::{
    Accounts, Corruption, DELETION_MS, EndedSessions, FACTOR_WAITS_MS, FORMER_NAME_LEADS_MS, FORMER_NAME_MS,
    GuestStanding, INVITATION_MS, MAIL_LINK_MS, MAX_SESSIONS, NameGiven, NewMail, NewSession,
    PASSWORD_LINK_MS, SESSION_IDLE_MS, SESSION_MS, SqliteStore, StoreError, StoredAccount, StoredPasskey,
    StoredSession, account_invitations, account_links, deleting, mails, order, passkeys, talk,
};
use crate::env::DAY_MS;
use crate::hours::Hours;
use crate::identity::{PlayerId, SecretId};

/// How long it is kept that a player was told that their time runs out: longer than a turn lasts.
const ALARM_MS: u64 = 30 * DAY_MS;

/// What [`account`] reads.
pub(super) const ACCOUNT: &str =
    "account.player, account.name, account.password, account.created_ms, account.named_ms,
    account.deletion_ms IS NOT NULL AS is_leaving";

#[async_trait]
impl Accounts for SqliteStore {
    async fn guest_standing(
        &self,
        guest: PlayerId,
        appearance: String,
        now_ms: u64,
    ) -> Result<GuestStanding, StoreError> {
        self.readers
            .read(move |connection| {
                if is_players_id(connection, guest)? {
                    return Ok(GuestStanding::HasAccount);
                }
                let is_taken = is_taken(connection, &appearance, None, now_ms)?;
                Ok(if is_taken { GuestStanding::NameTaken } else { GuestStanding::Free })
            })
            .await
    }

    async fn account_of_session(
        &self,
        session: SecretId,
        now_ms: u64,
    ) -> Result<Option<(StoredAccount, u64)>, StoreError> {
        self.readers
            .read(move |connection| {
                let mut select = connection.prepare_cached(&format!(
                    "SELECT {ACCOUNT}, used_ms FROM session JOIN account USING (player)
                     WHERE session.id = ? AND used_ms > ? AND made_ms > ?"
                ))?;
                let (idle, made) = oldest_session(now_ms);
                let mut rows = select.query(params![session.to_vec(), idle, made])?;
                let Some(row) = rows.next()? else { return Ok(None) };
                Ok(Some((account(row)?, milliseconds(row, "used_ms")?)))
            })
            .await
    }

    async fn account_named(
        &self,
        appearance: String,
        now_ms: u64,
    ) -> Result<Option<StoredAccount>, StoreError> {
        self.readers
            .read(move |connection| {
                if let Some(found) = select_account(connection, "appearance = ?", appearance.clone())? {
                    return Ok(Some(found));
                }
                let since = to_integer(now_ms.saturating_sub(FORMER_NAME_LEADS_MS));
                let former = "SELECT player FROM former_name WHERE appearance = ? AND until_ms > ?";
                let mut select = connection.prepare_cached(former)?;
                let of: Option<Vec<u8>> =
                    select.query_row(params![appearance, since], |row| row.get(0)).optional()?;
                of.map_or(Ok(None), |of| select_account(connection, "player = ?", of))
            })
            .await
    }

    async fn account_of(&self, player: PlayerId) -> Result<Option<StoredAccount>, StoreError> {
        self.readers.read(move |connection| select_account(connection, "player = ?", player.to_vec())).await
    }

    async fn is_name_taken(
        &self,
        appearance: String,
        but: Option<PlayerId>,
        now_ms: u64,
    ) -> Result<bool, StoreError> {
        self.readers.read(move |connection| is_taken(connection, &appearance, but, now_ms)).await
    }

    async fn sign_up(
        &self,
        account: StoredAccount,
        appearance: String,
        (session, passkey): (NewSession, Option<StoredPasskey>),
        invitation: Option<SecretId>,
    ) -> Result<NameGiven, StoreError> {
        self.write(move |connection| {
            let StoredAccount { player, name, password, created_ms, named_ms, .. } = &account;
            if is_players_id(connection, *player)? {
                return Ok(NameGiven::HasAccount);
            }
            if is_taken(connection, &appearance, None, *created_ms)? {
                return Ok(NameGiven::Taken);
            }
            if let Some(passkey) = &passkey
                && passkeys::is_known(connection, passkey)?
            {
                return Ok(NameGiven::PasskeyKnown);
            }
            if let Some(invitation) = invitation
                && !account_invitations::use_up(connection, invitation, *created_ms)?
            {
                return Ok(NameGiven::NotInvited);
            }
            connection.execute(
                "INSERT INTO account (player, name, appearance, password, created_ms, named_ms)
                 VALUES (?, ?, ?, ?, ?, ?)",
                params![
                    player.to_vec(),
                    name,
                    appearance,
                    password.as_deref().unwrap_or_default(),
                    to_integer(*created_ms),
                    to_integer(*named_ms)
                ],
            )?;
            if let Some(passkey) = &passkey {
                passkeys::insert(connection, passkey)?;
            }
            insert_session(connection, *player, &session)?;
            Ok(NameGiven::Done)
        })
        .await
    }

    async fn rename_account(
        &self,
        player: PlayerId,
        (name, appearance): (String, String),
        now_ms: u64,
    ) -> Result<NameGiven, StoreError> {
        self.write(move |connection| {
            if is_taken(connection, &appearance, Some(player), now_ms)? {
                return Ok(NameGiven::Taken);
            }
            let now = to_integer(now_ms);
            let id = player.to_vec();
            connection.execute("DELETE FROM former_name WHERE appearance = ?", [&appearance])?;
            connection.execute(
                "INSERT OR REPLACE INTO former_name (appearance, player, until_ms)
                 SELECT appearance, player, ? FROM account WHERE player = ? AND appearance <> ?",
                params![now, id, appearance],
            )?;
            connection.execute(
                "UPDATE account SET name = ?, appearance = ?, named_ms = ? WHERE player = ?",
                params![name, appearance, now, id],
            )?;
            Ok(NameGiven::Done)
        })
        .await
    }

    async fn begin_session(
        &self,
        player: PlayerId,
        session: NewSession,
    ) -> Result<Vec<SecretId>, StoreError> {
        self.write(move |connection| {
            insert_session(connection, player, &session)?;
            connection
                .execute("UPDATE account SET deletion_ms = NULL WHERE player = ?", [player.to_vec()])?;
            delete_sessions(
                connection,
                "player = ?1 AND id NOT IN (SELECT id FROM session WHERE player = ?1
                     ORDER BY id = ?2 DESC, used_ms DESC, made_ms DESC LIMIT ?3)",
                params![player.to_vec(), session.id.to_vec(), MAX_SESSIONS],
            )
        })
        .await
    }

    async fn note_session_use(&self, session: SecretId, day_ms: u64) -> Result<(), StoreError> {
        self.write(move |connection| {
            let update = "UPDATE session SET used_ms = ? WHERE id = ?";
            connection.execute(update, params![to_integer(day_ms), session.to_vec()])?;
            Ok(())
        })
        .await
    }

    async fn sessions(&self, player: PlayerId, now_ms: u64) -> Result<Vec<StoredSession>, StoreError> {
        self.readers
            .read(move |connection| {
                let mut select = connection.prepare_cached(
                    "SELECT id, used_ms, device, EXISTS (SELECT 1 FROM push_subscription WHERE session = session.id) AS is_told
                     FROM session WHERE player = ? AND used_ms > ? AND made_ms > ?
                     ORDER BY used_ms DESC, made_ms DESC",
                )?;
                let (idle, made) = oldest_session(now_ms);
                let mut rows = select.query(params![player.to_vec(), idle, made])?;
                let mut sessions = Vec::new();
                while let Some(row) = rows.next()? {
                    let used_ms = milliseconds(row, "used_ms")?;
                    let device = row.get("device")?;
                    let is_told = row.get("is_told")?;
                    sessions.push(StoredSession { id: secret_id(row)?, used_ms, device, is_told });
                }
                Ok(sessions)
            })
            .await
    }

    async fn end_sessions(
        &self,
        player: PlayerId,
        which: EndedSessions,
    ) -> Result<Vec<SecretId>, StoreError> {
        self.write(move |connection| {
            let of = player.to_vec();
            match which {
                EndedSessions::One(id) => {
                    delete_sessions(connection, "player = ? AND id = ?", params![of, id.to_vec()])
                }
                EndedSessions::Others(id) => {
                    delete_sessions(connection, "player = ? AND id <> ?", params![of, id.to_vec()])
                }
            }
        })
        .await
    }

    async fn set_password(
        &self,
        player: PlayerId,
        password: String,
        session: NewSession,
        letter: Option<NewMail>,
    ) -> Result<Vec<SecretId>, StoreError> {
        let keys = self.press_keys.clone();
        self.write(move |connection| {
            let of = player.to_vec();
            connection.execute(
                "UPDATE account SET password = ?, deletion_ms = NULL WHERE player = ?",
                params![password, of],
            )?;
            // Who knew the password before may have asked for an address of their own.
            account_links::forget(connection, player)?;
            let ended = delete_sessions(connection, "player = ?", [of])?;
            insert_session(connection, player, &session)?;
            mails::queue(connection, &keys, letter.as_ref())?;
            Ok(ended)
        })
        .await
    }

    async fn account_of_link(
        &self,
        link: SecretId,
        now_ms: u64,
    ) -> Result<Option<StoredAccount>, StoreError> {
        self.readers
            .read(move |connection| {
                let since = to_integer(now_ms.saturating_sub(PASSWORD_LINK_MS));
                let mut select = connection.prepare_cached(&format!(
                    "SELECT {ACCOUNT} FROM password_link JOIN account USING (player) WHERE id = ? AND made_ms > ?"
                ))?;
                let mut rows = select.query(params![link.to_vec(), since])?;
                rows.next()?.map(account).transpose()
            })
            .await
    }

    async fn use_link(&self, link: SecretId) -> Result<bool, StoreError> {
        self.write(move |connection| {
            Ok(connection.execute("DELETE FROM password_link WHERE id = ?", [link.to_vec()])? > 0)
        })
        .await
    }

    async fn ask_for_deletion(&self, player: PlayerId, now_ms: u64) -> Result<Vec<SecretId>, StoreError> {
        self.write(move |connection| {
            let of = player.to_vec();
            let update = "UPDATE account SET deletion_ms = ? WHERE player = ?";
            connection.execute(update, params![to_integer(now_ms), of])?;
            account_links::forget(connection, player)?;
            delete_sessions(connection, "player = ?", [of])
        })
        .await
    }

    async fn delete_accounts(&self, now_ms: u64) -> Result<Vec<PlayerId>, StoreError> {
        let until = to_integer(now_ms.saturating_sub(DELETION_MS));
        self.write(move |connection| deleting::delete_accounts(connection, until)).await
    }

    async fn games_with(&self, player: PlayerId) -> Result<Vec<GameId>, StoreError> {
        self.readers.read(move |connection| deleting::select_games(connection, player)).await
    }

    async fn words_of(
        &self,
        game: &GameId,
        player: PlayerId,
    ) -> Result<Vec<(Channel, TalkMessage)>, StoreError> {
        let game = game.clone();
        let keys = self.press_keys.clone();
        self.readers.read(move |connection| talk::select_words_of(connection, &keys, &game, player)).await
    }

    async fn forget_in(&self, game: &GameId, player: PlayerId) -> Result<(), StoreError> {
        let game = game.clone();
        self.write(move |connection| deleting::forget_in(connection, &game, player)).await
    }

    async fn is_forgotten(&self, player: PlayerId) -> Result<(), StoreError> {
        self.write(move |connection| {
            let update = "UPDATE deleted_player SET is_forgotten = 1 WHERE player = ?";
            connection.execute(update, [player.to_vec()])?;
            for delete in ["DELETE FROM notice WHERE player = ?", "DELETE FROM leave WHERE player = ?"] {
                connection.execute(delete, [player.to_vec()])?;
            }
            order::forget(connection, player)
        })
        .await
    }

    async fn forget_ended(&self, now_ms: u64) -> Result<(), StoreError> {
        self.write(move |connection| {
            let (idle, made) = oldest_session(now_ms);
            connection
                .execute("DELETE FROM session WHERE used_ms <= ? OR made_ms <= ?", params![idle, made])?;
            for (delete, age_ms) in [
                ("DELETE FROM password_link WHERE made_ms <= ?", PASSWORD_LINK_MS),
                ("DELETE FROM second_factor WHERE NOT is_on AND since_ms <= ?", FACTOR_WAITS_MS),
                // Those that were used count for who has given them.
                (
                    "DELETE FROM account_invitation WHERE made_ms <= ? AND (NOT is_used OR player IS NULL)",
                    INVITATION_MS,
                ),
                ("DELETE FROM former_name WHERE until_ms <= ?", FORMER_NAME_MS),
                ("DELETE FROM mail_link WHERE made_ms <= ?", MAIL_LINK_MS),
                ("DELETE FROM mail_alarm WHERE told_ms <= ?", ALARM_MS),
                ("DELETE FROM push_alarm WHERE told_ms <= ?", ALARM_MS),
                (
                    "DELETE FROM ban_trace WHERE until_ms <= ?1 OR EXISTS (SELECT 1 FROM order_act
                         WHERE number = act AND until_ms <= ?1)
                         OR EXISTS (SELECT 1 FROM order_act AS other WHERE other.ends = act)",
                    0,
                ),
                // Where mail was switched off meanwhile, nobody else looks.
                ("DELETE FROM mail WHERE until_ms <= ?", 0),
            ] {
                connection.execute(delete, [to_integer(now_ms.saturating_sub(age_ms))])?;
            }
            Ok(())
        })
        .await
    }
}

/// Keeps a link for a new password of the account of a name, beside a running server; says whether there is such an
/// account.
///
/// # Errors
/// When the file cannot be read or written.
pub(crate) fn add_password_link(
    file: &Path,
    appearance: &str,
    link: SecretId,
    now_ms: u64,
) -> Result<bool, StoreError> {
    let connection = open_for_host(file)?;
    let added = connection.execute(
        "INSERT INTO password_link (id, player, made_ms) SELECT ?, player, ? FROM account WHERE appearance = ?",
        params![link.to_vec(), to_integer(now_ms), appearance],
    )?;
    Ok(added > 0)
}

/// Sets the hours of a player.
pub(super) fn set_hours(
    connection: &Connection,
    player: PlayerId,
    hours: Hours<'_>,
) -> Result<(), StoreError> {
    let update = "UPDATE account SET hours = ? WHERE player = ?";
    connection.execute(update, params![to_json(&hours), player.to_vec()])?;
    Ok(())
}

/// The moments after which a session was last used and made that still lasts.
fn oldest_session(now_ms: u64) -> (i64, i64) {
    let before = |ms| to_integer(now_ms.saturating_sub(ms));
    (before(SESSION_IDLE_MS), before(SESSION_MS))
}

/// Whether a player has an account, or had one.
fn is_players_id(connection: &Connection, player: PlayerId) -> Result<bool, StoreError> {
    let mut select = connection.prepare_cached(
        "SELECT EXISTS (SELECT 1 FROM account WHERE player = ?1)
             OR EXISTS (SELECT 1 FROM deleted_player WHERE player = ?1)",
    )?;
    Ok(select.query_row([player.to_vec()], |row| row.get(0))?)
}

/// The account for which a condition holds.
fn select_account(
    connection: &Connection,
    condition: &str,
    value: impl rusqlite::ToSql,
) -> Result<Option<StoredAccount>, StoreError> {
    let mut select =
        connection.prepare_cached(&format!("SELECT {ACCOUNT} FROM account WHERE {condition}"))?;
    let mut rows = select.query([value])?;
    rows.next()?.map(account).transpose()
}

fn insert_session(connection: &Connection, player: PlayerId, session: &NewSession) -> Result<(), StoreError> {
    let NewSession { id, at_ms, device, is_coded } = session;
    let coded_ms = is_coded.then(|| to_integer(*at_ms));
    connection.execute(
        "INSERT INTO session (id, player, made_ms, used_ms, device, coded_ms) VALUES (?1, ?2, ?3, ?3, ?4, ?5)",
        params![id.to_vec(), player.to_vec(), to_integer(*at_ms), device, coded_ms],
    )?;
    Ok(())
}

/// Deletes the sessions for which a condition holds; returns them.
fn delete_sessions(
    connection: &Connection,
    condition: &str,
    values: impl rusqlite::Params,
) -> Result<Vec<SecretId>, StoreError> {
    let mut delete = connection.prepare(&format!("DELETE FROM session WHERE {condition} RETURNING id"))?;
    let mut rows = delete.query(values)?;
    let mut ended = Vec::new();
    while let Some(row) = rows.next()? {
        ended.push(secret_id(row)?);
    }
    Ok(ended)
}

fn secret_id(row: &Row<'_>) -> Result<SecretId, StoreError> {
    let id: Vec<u8> = row.get("id")?;
    Ok(SecretId::from_bytes(&id).ok_or(Corruption::Player)?)
}

/// The account of a row with the columns of [`ACCOUNT`].
pub(super) fn account(row: &Row<'_>) -> Result<StoredAccount, StoreError> {
    let id: Vec<u8> = row.get("player")?;
    Ok(StoredAccount {
        player: player(&id)?,
        name: row.get("name")?,
        password: Some(row.get("password")?).filter(|hash: &String| !hash.is_empty()),
        created_ms: milliseconds(row, "created_ms")?,
        named_ms: milliseconds(row, "named_ms")?,
        is_leaving: row.get("is_leaving")?,
    })
}
