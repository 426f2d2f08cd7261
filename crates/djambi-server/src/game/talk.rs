//! Talk at a table: who may read and write, what may be written, and how much.
//!
//! All of it is pure. The messages are in the store; a room hands them on.

mod access;
mod pace;
#[cfg(test)]
mod tests;
mod words;

pub(super) use access::{Author, TalkAccess};
pub(super) use pace::TalkPace;
pub(super) use words::cleaned;
