//! The words that may be said at a table. The messages are in the store; a room hands them on.

#[cfg(test)]
mod tests;
mod words;

pub(super) use words::cleaned;
