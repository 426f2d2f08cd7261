//! The load against a real service: every mode once, in small. Counts are asserted, never times.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod rates;
mod refusals;
mod rude;
mod service;
mod starting;
#[path = "../support/mod.rs"]
mod support;
