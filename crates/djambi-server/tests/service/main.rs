//! The service from outside: real sockets, a real database file.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod app;
mod http;
mod lifetime;
mod load;
mod playing;
mod refusals;
mod rubbish;
mod seats;
mod support;
