//! Tests of the service from outside, with real sockets and a real database file.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod admin;
mod again;
mod app;
mod boards;
mod coming_back;
mod compression;
mod connections;
mod frames;
mod hidden_names;
mod http;
mod invitations;
mod kept;
mod kept_tables;
mod languages;
mod lifetime;
mod limits;
mod load;
mod lobby;
mod malformed;
mod metrics;
mod names;
mod notices;
mod origins;
mod outsider;
mod playing;
mod qr_code;
mod refusals;
mod retention;
mod rooms;
mod seats;
mod support;
mod tables;
mod talk;
mod talk_audiences;
mod topics;
