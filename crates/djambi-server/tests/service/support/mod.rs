//! Clients of a service: browsers with a cookie jar, sockets, and players who know the rules.

pub mod browser;
pub mod http;
pub mod player;
pub mod socket;

pub use browser::Browser;
pub use player::Player;
pub use socket::Socket;
