//! Made of `locales` by `cargo xtask texts`. Do not edit.

pub(crate) mod language;
pub mod problems;
pub mod rules;

pub use language::Language;
pub use problems::Problems;
pub use rules::Rules;
