//! The service: rooms in which games are played, the store that keeps them, and the pages.
//!
//! A game is an append-only log of events; its state is the fold. One task owns each game that is being played (see
//! `room`), every event is on disk before anybody hears of it (see `store`), and browsers speak to it with the words of
//! [`djambi_protocol`] (see `api`). `docs/PROTOCOL.md` says what is promised to them.
//!
//! What is not here: rules of the game (crate `djambi`), thinking (crate `djambi-engine`), and any clock or chance outside
//! the module `edge`.

mod api;
mod app;
mod assets;
mod bots;
mod browser;
mod config;
mod edge;
mod error;
mod guard;
mod levels;
mod new_game;
mod pages;
mod record;
mod room;
mod rooms;
mod seats;
mod segment;
mod serve;
mod signer;
mod store;
mod table;
mod visitor;

pub use config::Config;
pub use error::ServeError;
pub use serve::{Server, serve};
