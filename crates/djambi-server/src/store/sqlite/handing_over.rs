//! The seats of a player that become those of another: a guest who signs in takes their games along.

use djambi_protocol::{Channel, GameId, TalkSeq};
use rusqlite::{Connection, named_params, params};

use super::columns::{parsed, player};
use super::sealing::{KeptWords, Place};
use super::{Holders, PressKeys, StoreError, notices, talk};
use crate::identity::PlayerId;

/// Hands over what a game keeps of a player to another, who has no seat there: seats, the host's rights, words and what
/// was seen. Says whether it did: not if the other sits there too.
pub(super) fn hand_over(
    connection: &Connection,
    keys: &PressKeys,
    game: &GameId,
    (from, to): (PlayerId, PlayerId),
) -> Result<bool, StoreError> {
    let sits = "SELECT EXISTS (SELECT 1 FROM seat WHERE game_id = ? AND player = ?)";
    let sits = |player: PlayerId| {
        connection.query_row(sits, params![game.as_str(), player.to_vec()], |row| row.get::<_, bool>(0))
    };
    if !sits(from)? || sits(to)? {
        return Ok(false);
    }
    let values = named_params! { ":game": game.as_str(), ":from": from.to_vec(), ":to": to.to_vec() };
    for update in [
        "UPDATE seat SET player = :to WHERE game_id = :game AND player = :from",
        "UPDATE seat SET first_player = :to WHERE game_id = :game AND first_player = :from",
        "UPDATE game SET host = :to WHERE id = :game AND host = :from",
        "UPDATE plan SET player = :to WHERE game_id = :game AND player = :from",
        "UPDATE report SET about = :to WHERE game_id = :game AND about = :from",
        "UPDATE report SET player = :to WHERE game_id = :game AND player = :from",
        "INSERT INTO visit (game_id, player, seen, removed, lost, lost_ms)
         SELECT game_id, :to, seen, removed, lost, lost_ms FROM visit WHERE game_id = :game AND player = :from
         ON CONFLICT DO UPDATE SET seen = max(seen, excluded.seen), removed = max(removed, excluded.removed),
             lost = coalesce(excluded.lost, lost), lost_ms = coalesce(excluded.lost_ms, lost_ms)",
    ] {
        connection.execute(update, values)?;
    }
    connection.execute(
        "DELETE FROM visit WHERE game_id = ? AND player = ?",
        params![game.as_str(), from.to_vec()],
    )?;
    notices::hand_over(connection, game, (from, to))?;
    hand_over_words(connection, keys, game, (from, to))?;
    Ok(true)
}

/// Hands over the words of a player, and what they heard in private as the holder of a seat. Sealed words are bound to
/// their author, so they are sealed anew.
fn hand_over_words(
    connection: &Connection,
    keys: &PressKeys,
    game: &GameId,
    (from, to): (PlayerId, PlayerId),
) -> Result<(), StoreError> {
    let mut select = connection.prepare(
        "SELECT number, channel, seq, player, words, sealed, mark, holders FROM talk
         WHERE game_id = ?1 AND (player = ?2 OR holders IS NOT NULL)",
    )?;
    // The words of an author who has said something of this id in the game already stay as they are.
    let mut update = connection.prepare(
        "UPDATE OR IGNORE talk SET player = :player, words = :words, sealed = :sealed, mark = :mark, holders = :holders
         WHERE number = :number",
    )?;
    let mut rows = select.query(params![game.as_str(), from.to_vec()])?;
    let mut changed = Vec::new();
    while let Some(row) = rows.next()? {
        let (number, author): (i64, Vec<u8>) = (row.get("number")?, row.get("player")?);
        let handed = |player: PlayerId| if player == from { to } else { player };
        let author = player(&author)?;
        let holders = talk::holders(row)?;
        let now_author = handed(author);
        let now_holders: Holders = holders.iter().map(|(&seat, &holder)| (seat, handed(holder))).collect();
        if now_author == author && now_holders == holders {
            continue;
        }
        let (channel, seq): (Channel, TalkSeq) = (parsed(row, "channel")?, row.get("seq")?);
        let mut kept = KeptWords::read(row)?;
        if now_author != author {
            let place = |author| Place { game: game.as_str(), channel, seq, author };
            kept = kept.moved(keys, &place(author), &place(now_author))?;
        }
        let now_holders = channel.is_private().then(|| talk::bytes_of(&now_holders));
        changed.push((number, now_author, kept, now_holders));
    }
    for (number, author, KeptWords { words, sealed, mark }, holders) in changed {
        update.execute(named_params! {
            ":number": number, ":player": author.to_vec(), ":words": words, ":sealed": sealed, ":mark": mark,
            ":holders": holders,
        })?;
    }
    Ok(())
}
