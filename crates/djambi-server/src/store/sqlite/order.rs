//! Order in the database.

mod acting;
mod cases;
mod traces;

use std::path::Path;

use async_trait::async_trait;
use rusqlite::{Connection, OptionalExtension, Row, params};

use super::columns::{milliseconds, player, to_integer};
use super::opening::open_for_host;
use super::{
    ActRefused, Case, CaseKey, Corruption, Lasting, Look, Moderating, NewOrderAct, Order, OrderAct,
    OrderKind, OrderNote, Report, SqliteStore, Standing, StoreError, notices, reports, rerating,
};
use crate::identity::{PlayerId, SecretId};

/// How many acts a page has.
const PAGE: u32 = 100;

/// The columns of an act, with the names of its author and what was said to it.
const ACT: &str =
    "order_act.number, kind, order_act.player, order_act.name, order_act.at_ms, until_ms, reason,
    game_id, channel, seq, ends,
    CASE WHEN author IS NULL THEN '' ELSE coalesce(account.name, '?') END AS author_name,
    (SELECT number FROM order_act AS other WHERE other.ends = order_act.number) AS ended_by,
    order_answer.words AS answer, order_answer.seen_ms IS NOT NULL AS is_seen
    FROM order_act LEFT JOIN account ON account.player = order_act.author
    LEFT JOIN order_answer ON order_answer.act = order_act.number";

#[async_trait]
impl Order for SqliteStore {
    async fn moderating(&self, session: SecretId) -> Result<Option<Moderating>, StoreError> {
        self.readers
            .read(move |connection| {
                let mut select = connection.prepare_cached(
                    "SELECT made_ms, coded_ms IS NOT NULL AS is_coded, EXISTS (SELECT 1 FROM second_factor
                         WHERE second_factor.player = session.player AND is_on
                         UNION SELECT 1 FROM passkey WHERE passkey.player = session.player) AS has_factor
                     FROM session JOIN moderator USING (player) WHERE session.id = ?",
                )?;
                let mut rows = select.query([session.to_vec()])?;
                let moderating = |row: &Row<'_>| -> Result<Moderating, StoreError> {
                    let began_ms = milliseconds(row, "made_ms")?;
                    Ok(Moderating {
                        began_ms,
                        is_coded: row.get("is_coded")?,
                        has_factor: row.get("has_factor")?,
                    })
                };
                rows.next()?.map(moderating).transpose()
            })
            .await
    }

    #[cfg(test)]
    async fn set_moderator(
        &self,
        appearance: String,
        is_moderator: bool,
        now_ms: u64,
    ) -> Result<bool, StoreError> {
        self.write(move |connection| set_moderator(connection, &appearance, is_moderator, now_ms)).await
    }

    async fn act(&self, act: NewOrderAct) -> Result<Result<u32, ActRefused>, StoreError> {
        self.write(move |connection| acting::act(connection, &act)).await
    }

    async fn acts_to_carry_out(&self) -> Result<Vec<OrderAct>, StoreError> {
        let condition = "order_act.number > (SELECT number FROM order_cursor) ORDER BY order_act.number";
        self.readers.read(move |connection| select_acts(connection, condition, [])).await
    }

    async fn carried_out(&self, number: u32) -> Result<(), StoreError> {
        self.write(move |connection| {
            connection.execute("UPDATE order_cursor SET number = max(number, ?)", [number])?;
            Ok(())
        })
        .await
    }

    async fn standings(
        &self,
        of: Option<PlayerId>,
        now_ms: u64,
    ) -> Result<Vec<(PlayerId, Standing)>, StoreError> {
        self.readers.read(move |connection| select_standings(connection, of, now_ms)).await
    }

    async fn acts_about(&self, player: PlayerId) -> Result<Vec<OrderAct>, StoreError> {
        // What becomes of a result concerns all who played.
        let condition = "order_act.player = ?1 OR order_act.number IN (
                 SELECT void.number FROM order_act AS void
                 JOIN result ON result.game_id = void.game_id
                 JOIN seat_result ON seat_result.result = result.number
                 WHERE void.player IS NULL AND seat_result.player = ?1)
             ORDER BY order_act.number DESC";
        self.readers.read(move |connection| select_acts(connection, condition, [player.to_vec()])).await
    }

    async fn acts_before(&self, before: Option<u32>) -> Result<Vec<OrderAct>, StoreError> {
        self.readers.read(move |connection| select_before(connection, before)).await
    }

    async fn see_acts(&self, player: PlayerId, up_to: u32, now_ms: u64) -> Result<(), StoreError> {
        self.write(move |connection| {
            connection.execute(
                "INSERT INTO order_answer (act, seen_ms) SELECT number, ?1 FROM order_act WHERE player = ?2 AND number <= ?3
                 ON CONFLICT (act) DO UPDATE SET seen_ms = coalesce(seen_ms, excluded.seen_ms)",
                params![to_integer(now_ms), player.to_vec(), up_to],
            )?;
            Ok(())
        })
        .await
    }

    async fn answer_act(
        &self,
        act: u32,
        player: PlayerId,
        words: String,
        now_ms: u64,
    ) -> Result<bool, StoreError> {
        self.write(move |connection| {
            let now = to_integer(now_ms);
            let changed = connection.execute(
                "INSERT INTO order_answer (act, seen_ms, at_ms, words)
                 SELECT number, ?1, ?1, ?2 FROM order_act WHERE number = ?3 AND player = ?4 AND kind <> 'end'
                 ON CONFLICT (act) DO UPDATE SET at_ms = excluded.at_ms, words = excluded.words,
                     seen_ms = coalesce(seen_ms, excluded.seen_ms) WHERE words IS NULL",
                params![now, words, act, player.to_vec()],
            )?;
            Ok(changed > 0)
        })
        .await
    }

    async fn cases(&self) -> Result<Vec<Case>, StoreError> {
        self.readers.read(cases::select_cases).await
    }

    async fn case_of(&self, key: CaseKey) -> Result<Option<(PlayerId, String)>, StoreError> {
        let keys = self.press_keys.clone();
        self.readers.read(move |connection| cases::select_case(connection, &keys, key)).await
    }

    async fn reports_about(&self, player: PlayerId) -> Result<Vec<Report>, StoreError> {
        self.readers.read(move |connection| reports::select_about(connection, player)).await
    }

    async fn reports_by(&self, player: PlayerId) -> Result<Vec<Report>, StoreError> {
        let keys = self.press_keys.clone();
        self.readers.read(move |connection| reports::select_by(connection, &keys, player)).await
    }

    async fn look_at_report(
        &self,
        number: u32,
        author: PlayerId,
        now_ms: u64,
    ) -> Result<Option<Report>, StoreError> {
        let keys = self.press_keys.clone();
        self.write(move |connection| {
            if cases::is_about_moderator(connection, number)? {
                return Ok(None);
            }
            let report = reports::select_one(connection, Some(&keys), number)?;
            if report.is_some() {
                cases::insert_look(connection, (number, false), Some(author), now_ms)?;
            }
            Ok(report)
        })
        .await
    }

    async fn close_report(
        &self,
        number: u32,
        author: PlayerId,
        now_ms: u64,
    ) -> Result<Option<PlayerId>, StoreError> {
        self.write(move |connection| cases::close_report(connection, number, Some(author), now_ms)).await
    }

    async fn looks(&self) -> Result<Vec<Look>, StoreError> {
        self.readers.read(cases::select_looks).await
    }

    async fn add_order_note(
        &self,
        player: PlayerId,
        author: PlayerId,
        words: String,
        now_ms: u64,
    ) -> Result<(), StoreError> {
        self.write(move |connection| {
            connection.execute(
                "INSERT INTO order_note (player, author, at_ms, words) VALUES (?, ?, ?, ?)",
                params![player.to_vec(), author.to_vec(), to_integer(now_ms), words],
            )?;
            Ok(())
        })
        .await
    }

    async fn order_notes(&self, player: PlayerId) -> Result<Vec<OrderNote>, StoreError> {
        self.readers.read(move |connection| cases::select_notes(connection, player)).await
    }

    async fn trace(&self, player: PlayerId, trace: String, for_ms: Option<u64>) -> Result<(), StoreError> {
        self.write(move |connection| traces::insert_for(connection, player, &trace, for_ms)).await
    }

    async fn is_traced(&self, trace: String, now_ms: u64) -> Result<Option<Lasting>, StoreError> {
        self.readers.read(move |connection| traces::select(connection, &trace, now_ms)).await
    }

    async fn fold_ratings(&self) -> Result<(), StoreError> {
        self.write(|connection| rerating::rate_all(connection).map(drop)).await
    }
}

/// Makes the account of a name that of a moderator, or of none; says whether there is one.
fn set_moderator(
    connection: &Connection,
    appearance: &str,
    is_moderator: bool,
    now_ms: u64,
) -> Result<bool, StoreError> {
    let found = "SELECT player FROM account WHERE appearance = ?";
    let found: Option<Vec<u8>> = connection.query_row(found, [appearance], |row| row.get(0)).optional()?;
    let Some(of) = found else { return Ok(false) };
    if is_moderator {
        let insert = "INSERT OR IGNORE INTO moderator (player, since_ms) VALUES (?, ?)";
        connection.execute(insert, params![of, to_integer(now_ms)])?;
    } else {
        connection.execute("DELETE FROM moderator WHERE player = ?", [of])?;
    }
    Ok(true)
}

/// The newest acts before one.
pub(super) fn select_before(
    connection: &Connection,
    before: Option<u32>,
) -> Result<Vec<OrderAct>, StoreError> {
    let condition = "order_act.number < ? ORDER BY order_act.number DESC LIMIT ?";
    select_acts(connection, condition, [before.unwrap_or(u32::MAX), PAGE])
}

/// The acts of a database for which a condition holds.
fn select_acts(
    connection: &Connection,
    condition: &str,
    values: impl rusqlite::Params,
) -> Result<Vec<OrderAct>, StoreError> {
    let mut select = connection.prepare_cached(&format!("SELECT {ACT} WHERE {condition}"))?;
    let mut rows = select.query(values)?;
    let mut acts = Vec::new();
    while let Some(row) = rows.next()? {
        acts.push(order_act(row)?);
    }
    Ok(acts)
}

fn order_act(row: &Row<'_>) -> Result<OrderAct, StoreError> {
    let kind: String = row.get("kind")?;
    let kind = OrderKind::named(&kind).ok_or(Corruption::Value { column: "kind", text: kind })?;
    let of: Option<Vec<u8>> = row.get("player")?;
    let channel: Option<String> = row.get("channel")?;
    let seq: Option<u32> = row.get("seq")?;
    Ok(OrderAct {
        number: row.get("number")?,
        kind,
        name: row.get("name")?,
        author: row.get("author_name")?,
        at_ms: milliseconds(row, "at_ms")?,
        lasting: lasting(row)?,
        reason: row.get("reason")?,
        game: row.get("game_id")?,
        message: channel.zip(seq),
        ends: row.get("ends")?,
        ended_by: row.get("ended_by")?,
        answer: row.get("answer")?,
        is_seen: row.get("is_seen")?,
        player: of.map(|of| player(&of)).transpose()?,
    })
}

/// How long something lasts, by the column `until_ms`.
fn lasting(row: &Row<'_>) -> Result<Lasting, StoreError> {
    let until: Option<i64> = row.get("until_ms")?;
    let until = until.map(u64::try_from).transpose().map_err(|_| Corruption::Time)?;
    Ok(Lasting::of(until))
}

/// How players stand by the acts in force.
fn select_standings(
    connection: &Connection,
    of: Option<PlayerId>,
    now_ms: u64,
) -> Result<Vec<(PlayerId, Standing)>, StoreError> {
    let acts = select_acts(
        connection,
        "(?1 IS NULL OR order_act.player = ?1) AND kind IN ('warn', 'silence', 'unlisted', 'unrated', 'ban')
             AND (until_ms IS NULL OR until_ms > ?2) AND ended_by IS NULL ORDER BY order_act.player",
        params![of.map(PlayerId::to_vec), to_integer(now_ms)],
    )?;
    let mut standings: Vec<(PlayerId, Standing)> = Vec::new();
    for act in acts {
        let Some(player) = act.player else { continue };
        if standings.last().is_none_or(|(last, _)| *last != player) {
            standings.push((player, Standing::default()));
        }
        let Some((_, standing)) = standings.last_mut() else { continue };
        let place = match act.kind {
            OrderKind::Warn => {
                standing.is_warned |= !act.is_seen;
                continue;
            }
            OrderKind::Silence => &mut standing.silence,
            OrderKind::Unlisted => &mut standing.unlisted,
            OrderKind::Unrated => &mut standing.unrated,
            OrderKind::Ban => &mut standing.ban,
            _ => continue,
        };
        *place = (*place).max(Some(act.lasting));
    }
    Ok(standings)
}

/// Forgets what those have said to acts whose accounts are deleted, and what moderators have noted about them.
pub(super) fn forget(connection: &Connection, player: PlayerId) -> Result<(), StoreError> {
    let of = player.to_vec();
    for statement in [
        "UPDATE order_answer SET words = '' WHERE words IS NOT NULL
             AND act IN (SELECT number FROM order_act WHERE player = ?)",
        "DELETE FROM order_note WHERE player = ?",
        "DELETE FROM moderator WHERE player = ?",
        "DELETE FROM concern WHERE player = ?",
    ] {
        connection.execute(statement, [&of])?;
    }
    Ok(())
}

/// Makes the account of a name that of a moderator, or of none, beside a running server; says whether there is one.
///
/// # Errors
/// When the file cannot be read or written.
pub(crate) fn set_role(
    file: &Path,
    appearance: &str,
    is_moderator: bool,
    now_ms: u64,
) -> Result<bool, StoreError> {
    set_moderator(&open_for_host(file)?, appearance, is_moderator, now_ms)
}

/// Keeps an act of the host, beside a running server, which carries it out.
///
/// # Errors
/// When the file cannot be read or written.
pub(crate) fn act_beside(file: &Path, act: &NewOrderAct) -> Result<Result<u32, ActRefused>, StoreError> {
    let mut connection = open_for_host(file)?;
    let transaction = connection.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
    let made = acting::act(&transaction, act)?;
    transaction.commit()?;
    Ok(made)
}

/// Closes a report, beside a running server; says whether it was open.
///
/// # Errors
/// When the file cannot be read or written.
pub(crate) fn close_beside(file: &Path, number: u32, now_ms: u64) -> Result<bool, StoreError> {
    let connection = open_for_host(file)?;
    let reporter = cases::close_report(&connection, number, None, now_ms)?;
    if let Some(reporter) = reporter {
        notices::insert_concern(&connection, reporter, now_ms)?;
    }
    Ok(reporter.is_some())
}

/// The acts that concern the account of a name, or the newest of all, the newest first; `None` if no account has the name.
pub(super) fn select_log(
    connection: &Connection,
    of: Option<&str>,
) -> Result<Option<Vec<OrderAct>>, StoreError> {
    let Some(appearance) = of else { return select_before(connection, None).map(Some) };
    let select = "SELECT player FROM account WHERE appearance = ?";
    let found: Option<Vec<u8>> = connection.query_row(select, [appearance], |row| row.get(0)).optional()?;
    let Some(found) = found else { return Ok(None) };
    select_acts(connection, "order_act.player = ? ORDER BY order_act.number DESC", [found]).map(Some)
}
