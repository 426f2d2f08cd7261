//! The commands for scripts (moves, apply, resign, perft, divide, validate, replay, match), run as a script runs them.

mod analyse;
mod bad_input;
mod bench_engine;
mod bestmove;
mod matches;
mod play;
mod positions;
mod program;
mod replay;
mod udi;
mod usage;
