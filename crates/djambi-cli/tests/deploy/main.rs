//! The examples in `deploy/` fit this program: its options, its address, its limits. Programs that read one
//! of them do so here, where they are installed; nginx and Caddy also serve a game.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod image;
mod lines;
mod proxies;
mod service;
mod unit;
