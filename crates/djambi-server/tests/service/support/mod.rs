//! Clients of the service: browsers with a cookie, sockets, and players that know the rules.

pub(crate) mod browser;
pub(crate) mod http;
pub(crate) mod player;
pub(crate) mod socket;
mod whole_game;

pub(crate) use browser::Browser;
pub(crate) use player::Player;
pub(crate) use socket::Socket;

/// The addresses of the pages that are there without a game.
pub(crate) const PAGES: [&str; 11] = [
    "/",
    "/rules",
    "/learn",
    "/puzzles",
    "/analysis",
    "/games",
    "/ladder",
    "/account",
    "/about",
    "/licences",
    "/privacy",
];
