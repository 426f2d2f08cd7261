//! Every line of the corpus, for the crate and for the simple implementation.

mod lines;
mod of_crate;
mod of_simple;
#[path = "../simple/mod.rs"]
#[expect(dead_code, reason = "other test programs use the rest")]
mod simple;
