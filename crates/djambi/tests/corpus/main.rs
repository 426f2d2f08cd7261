//! Every line of the shared corpus, for the crate and for the simple implementation beside these tests.

mod lines;
mod of_crate;
mod of_simple;
#[path = "../simple/mod.rs"]
#[expect(dead_code, reason = "other test programs use the rest")]
mod simple;
