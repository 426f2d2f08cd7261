//! The commands for scripts (moves, apply, resign, perft, divide, validate, replay), run as a script runs them.

mod bad_input;
mod bench_engine;
mod bestmove;
mod play;
mod positions;
mod program;
mod replay;
mod udi;
mod usage;
