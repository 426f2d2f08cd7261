//! Clients of a service: browsers with a cookie jar, sockets, and players who know the rules.

pub(crate) mod browser;
pub(crate) mod http;
pub(crate) mod player;
pub(crate) mod socket;

pub(crate) use browser::Browser;
pub(crate) use player::Player;
pub(crate) use socket::Socket;
