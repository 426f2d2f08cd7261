//! The single entry to building, checking and testing Djambi.
fn main() {}
