//! Every sentence of docs/RULES.md by hand, §2 to §12, on small positions, one module a section; and of docs/BOARDS.md, the
//! modules that begin with `b`.
//!
//! The positions are set up with [`table::Table`], which asks the crate and the simple implementation at once.

mod b_all;
mod b_hex;
mod b_ngon;
mod explained;
mod s10_strings;
mod s11_moves;
mod s2_turn;
mod s3_pieces;
mod s4_maze;
mod s5_power;
mod s6_elimination;
mod s7_fewer;
mod s8_end;
mod s9_master;
mod s9_options;
#[path = "../simple/mod.rs"]
#[expect(dead_code, reason = "other test programs use the rest")]
mod simple;
mod table;
