//! The service: rooms in which games are played, the store that keeps them, and the pages.
//!
//! A game is an append-only log of events; its state is the fold. One task owns each game that is being played (see
//! `game`), every event is on disk before anybody hears of it (see `store`), and browsers speak to it with the words of
//! [`djambi_protocol`] (see `http`). `docs/PROTOCOL.md` says what is promised to them.
//!
//! What is not here: rules of the game (crate `djambi`), thinking (crate `djambi-engine`), and any clock or chance outside
//! the module `env`.

mod app;
mod env;
mod game;
mod http;
mod identity;
mod serve;
mod store;

pub use serve::{Config, ServeError, Server, serve};
