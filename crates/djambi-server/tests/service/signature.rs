//! Signatures of a service, made with the key that its database holds.

use std::path::Path;

use data_encoding::BASE64URL_NOPAD;
use hmac::{Hmac, Mac};
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
    let (id, name) = match parts[..] {
        [id, _] | [_, _, id, _] => (id, ""),
        [_, _, id, name, _] => (id, name),
        _ => panic!("{cookie}"),
    };
    let today: i64 = Connection::open_in_memory()
        .unwrap()
        .query_row("SELECT unixepoch() / 86400", [], |row| row.get(0))
        .unwrap();
    let signed = format!("1.{today}.{id}.{name}");
    let signature = signature(&key_of(database), "guest", &signed);
    format!("djambi={signed}.{}", BASE64URL_NOPAD.encode(&signature))
}

/// The address of an invitation to a seat of today, in the place of an old one, before its game is opened.
pub(crate) fn invitation_of_today(database: &Path, game: &str, seat: &str) -> String {
    let connection = Connection::open(database).unwrap();
    let made: i64 = connection
        .query_row(
            "UPDATE seat SET invited = unixepoch() WHERE game_id = ? AND seat = ? RETURNING invited",
            [game, seat],
            |row| row.get(0),
        )
        .unwrap();
    let signed = format!("{game}-{seat}-1-{made}");
    let signature = signature(&key_of(database), "invitation", &signed);
    format!("/join/{signed}-{}", BASE64URL_NOPAD.encode(&signature[..16]))
}
