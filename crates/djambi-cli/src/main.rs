//! The djambi program.
fn main() {}
