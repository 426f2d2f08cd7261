//! Clients of the service: browsers with a cookie, sockets, and players that know the rules.

pub(crate) mod authenticator;
pub(crate) mod browser;
pub(crate) mod http;
pub(crate) mod player;
pub(crate) mod push;
pub(crate) mod smtp;
pub(crate) mod socket;
mod whole_game;

use std::collections::BTreeMap;

pub(crate) use browser::Browser;
pub(crate) use player::Player;
pub(crate) use socket::Socket;

/// A page in the table of pages.
#[derive(serde::Deserialize)]
pub(crate) struct TablePage<'a> {
    pub(crate) template: &'a str,
    pub(crate) script: Option<&'a str>,
    pub(crate) style: Option<&'a str>,
}

/// The table of pages, by address.
pub(crate) fn table_of_pages() -> BTreeMap<&'static str, TablePage<'static>> {
    serde_json::from_str(include_str!("../../../../../web/pages.json")).unwrap()
}

/// The addresses of the pages that are there without a game, a player and a ticket.
pub(crate) fn pages() -> Vec<&'static str> {
    let is_open = |address: &&str| !address.contains('{') && !address.starts_with("/moderation");
    table_of_pages().into_keys().filter(is_open).collect()
}
