//! The secrets of the database: the keys of all signatures, `key`, and `key:2` and so on for later ones; and `draws`.

use rusqlite::{Connection, OptionalExtension, params};
use sha2::{Digest, Sha256};

use super::{Corruption, StoreError};
use crate::identity::{Key, NumberedKey};

/// The name of the secret by which is drawn what games draw, such as the characters of bots.
const DRAWS: &str = "draws";

/// The keys, or else a fresh one, which is kept from now on.
pub(super) fn select_or_insert(connection: &Connection, fresh: Key) -> Result<Vec<NumberedKey>, StoreError> {
    connection.execute("INSERT OR IGNORE INTO secret (name, value) VALUES (?, randomblob(32))", [DRAWS])?;
    let keys = select(connection)?;
    if !keys.is_empty() {
        return Ok(keys);
    }
    let first = NumberedKey { number: 1, key: fresh };
    insert(connection, first)?;
    Ok(vec![first])
}

/// What is drawn in a game: a hash of its id with a secret of the database. Without one, as in a backup that leaves
/// secrets out, it could be computed by everybody.
pub(super) fn select_draws(connection: &Connection, game: &str) -> Result<[u8; 32], StoreError> {
    let mut select = connection.prepare_cached("SELECT value FROM secret WHERE name = ?")?;
    let secret: Option<Vec<u8>> = select.query_row([DRAWS], |row| row.get(0)).optional()?;
    let hash = Sha256::new().chain_update(secret.unwrap_or_default()).chain_update("/").chain_update(game);
    Ok(hash.finalize().into())
}

/// The keys, in the order of their numbers.
pub(super) fn select(connection: &Connection) -> Result<Vec<NumberedKey>, StoreError> {
    let mut select = connection.prepare("SELECT name, value FROM secret")?;
    let mut rows = select.query([])?;
    let mut keys = Vec::new();
    while let Some(row) = rows.next()? {
        let (name, value): (String, Vec<u8>) = (row.get("name")?, row.get("value")?);
        if let Some(number) = number_of(&name) {
            let key = Key::from_bytes(&value).ok_or(Corruption::Key)?;
            keys.push(NumberedKey { number, key });
        }
    }
    keys.sort_by_key(|key| key.number);
    Ok(keys)
}

/// Adds a key with the next number, and returns that. Of the others only the newest stays, or none.
pub(super) fn change(connection: &Connection, fresh: Key, earlier: EarlierKeys) -> Result<u32, StoreError> {
    let before = select(connection)?;
    let newest = before.last().map_or(0, |key| key.number);
    let stays = |number| earlier == EarlierKeys::Valid && number == newest;
    for NumberedKey { number, .. } in before.into_iter().filter(|key| !stays(key.number)) {
        connection.execute("DELETE FROM secret WHERE name = ?", [name_of(number)])?;
    }
    let number = newest + 1;
    insert(connection, NumberedKey { number, key: fresh })?;
    Ok(number)
}

/// What becomes of what the key until now has signed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EarlierKeys {
    /// It stays valid until the key is changed again.
    Valid,
    /// It is void at once.
    Void,
}

fn insert(connection: &Connection, NumberedKey { number, key }: NumberedKey) -> Result<(), StoreError> {
    let insert = "INSERT INTO secret (name, value) VALUES (?, ?)";
    connection.execute(insert, params![name_of(number), key.to_vec()])?;
    Ok(())
}

fn name_of(number: u32) -> String {
    if number == 1 { "key".to_owned() } else { format!("key:{number}") }
}

fn number_of(name: &str) -> Option<u32> {
    if name == "key" { Some(1) } else { name.strip_prefix("key:")?.parse().ok() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_new_key_leaves_the_one_before_or_none() {
        let connection = Connection::open_in_memory().unwrap();
        connection.execute_batch("CREATE TABLE secret (name TEXT PRIMARY KEY, value BLOB NOT NULL)").unwrap();
        let key = |byte| Key::new([byte; Key::LENGTH]);
        let numbers = || select(&connection).unwrap().iter().map(|key| key.number).collect::<Vec<_>>();
        select_or_insert(&connection, key(1)).unwrap();
        assert_eq!(numbers(), [1]);
        assert_eq!(change(&connection, key(2), EarlierKeys::Valid).unwrap(), 2);
        assert_eq!(numbers(), [1, 2]);
        assert_eq!(change(&connection, key(3), EarlierKeys::Valid).unwrap(), 3);
        assert_eq!(numbers(), [2, 3]);
        assert_eq!(change(&connection, key(4), EarlierKeys::Void).unwrap(), 4);
        assert_eq!(numbers(), [4]);
        assert_eq!(select_or_insert(&connection, key(5)).unwrap()[0].key.to_vec(), key(4).to_vec());
    }
}
