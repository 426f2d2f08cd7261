//! Signatures of a service, made with the key that its database holds.

use std::path::Path;

use data_encoding::BASE64URL_NOPAD;
use hmac::{Hmac, KeyInit, Mac};
use rusqlite::Connection;
use sha2::Sha256;

/// The key of a database.
pub(crate) fn key_of(database: &Path) -> Vec<u8> {
    let database = Connection::open(database).unwrap();
    database.query_row("SELECT value FROM secret WHERE name = 'key'", [], |row| row.get(0)).unwrap()
}

/// A signature of this text for a purpose.
pub(crate) fn signature(key: &[u8], purpose: &str, text: &str) -> Vec<u8> {
    let mac = Hmac::<Sha256>::new_from_slice(key).unwrap();
    mac.chain_update(purpose).chain_update("/").chain_update(text).finalize().into_bytes().to_vec()
}

/// The cookie of the same player as it would be today, however old this one is.
pub(crate) fn renewed(database: &Path, cookie: &str) -> String {
    let value = cookie.split_once('=').unwrap().1;
    let parts: Vec<&str> = value.split('.').collect();
    let [_, _, id, name, _] = parts[..] else { panic!("{cookie}") };
    let today: i64 = Connection::open_in_memory()
        .unwrap()
        .query_row("SELECT unixepoch() / 86400", [], |row| row.get(0))
        .unwrap();
    let signed = format!("1.{today}.{id}.{name}");
    let signature = signature(&key_of(database), "guest", &signed);
    format!("djambi={signed}.{}", BASE64URL_NOPAD.encode(&signature))
}
