//! Every sentence of docs/RULES.md, §2 to §12, tested on small positions: one module a section. The modules
//! that begin with `b` test docs/BOARDS.md.
//!
//! [`test_position::TestPosition`] asks the crate and the simple implementation at once.

mod b_all;
mod b_duel;
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
mod s8_places;
mod s9_further;
mod s9_master;
mod s9_options;
#[path = "../simple/mod.rs"]
#[expect(dead_code, reason = "other test programs use the rest")]
mod simple;
mod test_position;
