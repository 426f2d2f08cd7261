//! The subcommands, run as scripts run them.

mod admin;
mod analyse;
mod bad_input;
mod bench_engine;
mod bestmove;
mod boards;
mod client;
mod json;
mod language;
mod matches;
mod play;
mod positions;
mod program;
mod record;
mod replay;
mod serve;
mod standard_input;
mod treaties;
mod udi;
mod udi_check;
mod usage;
