//! The end of an account: what goes with it, and what stays, seats, turns and results.

use djambi_protocol::{GameId, Gone, Words};
use rusqlite::{Connection, params};

use super::columns::{game_ids, player, to_json};
use super::{StoreError, second_factors};
use crate::identity::PlayerId;

/// Deletes the accounts of which that was asked until a moment; returns all players of deleted accounts who are not
/// forgotten yet. The names are kept from others as those are that were given up.
pub(super) fn delete_accounts(connection: &Connection, until_ms: i64) -> Result<Vec<PlayerId>, StoreError> {
    second_factors::delete(connection, "IN (SELECT player FROM account WHERE deletion_ms <= ?)", until_ms)?;
    for statement in [
        "INSERT INTO deleted_player (player, is_forgotten) SELECT player, 0 FROM account WHERE deletion_ms <= ?",
        "INSERT OR REPLACE INTO former_name (appearance, player, until_ms)
         SELECT appearance, player, deletion_ms FROM account WHERE deletion_ms <= ?",
        "DELETE FROM session WHERE player IN (SELECT player FROM account WHERE deletion_ms <= ?)",
        "UPDATE account_invitation SET player = NULL WHERE player IN (SELECT player FROM account WHERE deletion_ms <= ?)",
        "DELETE FROM password_link WHERE player IN (SELECT player FROM account WHERE deletion_ms <= ?)",
        "DELETE FROM mail_address WHERE player IN (SELECT player FROM account WHERE deletion_ms <= ?)",
        "DELETE FROM mail_alarm WHERE player IN (SELECT player FROM account WHERE deletion_ms <= ?)",
        "DELETE FROM push_alarm WHERE player IN (SELECT player FROM account WHERE deletion_ms <= ?)",
        "DELETE FROM mail_link WHERE player IN (SELECT player FROM account WHERE deletion_ms <= ?)",
        "DELETE FROM mail WHERE player IN (SELECT player FROM account WHERE deletion_ms <= ?)",
        "DELETE FROM seen_network WHERE player IN (SELECT player FROM account WHERE deletion_ms <= ?)",
        "DELETE FROM table_invitation WHERE host IN (SELECT player FROM account WHERE deletion_ms <= ?1)
             OR guest IN (SELECT player FROM account WHERE deletion_ms <= ?1)",
        "DELETE FROM account WHERE deletion_ms <= ?",
    ] {
        connection.execute(statement, [until_ms])?;
    }
    let mut select = connection.prepare("SELECT player FROM deleted_player WHERE NOT is_forgotten")?;
    let mut rows = select.query([])?;
    let mut players = Vec::new();
    while let Some(row) = rows.next()? {
        let id: Vec<u8> = row.get("player")?;
        players.push(player(&id)?);
    }
    Ok(players)
}

/// The games in which a player sits, hosts, has said anything or been seen.
pub(super) fn select_games(connection: &Connection, player: PlayerId) -> Result<Vec<GameId>, StoreError> {
    let mut select = connection.prepare(
        "SELECT game_id AS id FROM seat WHERE player = ?1 OR first_player = ?1
         UNION SELECT id FROM game WHERE host = ?1
         UNION SELECT game_id FROM talk WHERE player = ?1
         UNION SELECT game_id FROM visit WHERE player = ?1",
    )?;
    game_ids(&mut select, [player.to_vec()])
}

/// Takes the words and the name of a player out of a game, and what they have seen of it. Acts bind, so they stay.
pub(super) fn forget_in(connection: &Connection, game: &GameId, player: PlayerId) -> Result<(), StoreError> {
    let game = game.as_str();
    let player = player.to_vec();
    let blanked = to_json(&Words::Gone(Gone::Blanked));
    connection.execute(
        "UPDATE talk SET words = ?, sealed = NULL, mark = NULL WHERE game_id = ? AND player = ? AND NOT is_act",
        params![blanked, game, player],
    )?;
    for statement in [
        "UPDATE talk SET name = '' WHERE game_id = ? AND player = ?",
        "UPDATE seat SET name = '' WHERE game_id = ? AND player = ?",
        "DELETE FROM visit WHERE game_id = ? AND player = ?",
        "DELETE FROM plan WHERE game_id = ? AND player = ?",
    ] {
        connection.execute(statement, params![game, player])?;
    }
    Ok(())
}
