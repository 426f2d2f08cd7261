//! The clocks of a game: examples, and laws over generated games.

mod examples;
mod games;
mod laws;
mod restarts;
mod settings;
