//! Made of `locales` by `cargo xtask texts`. Do not edit.

pub(crate) mod language;
pub mod rules;

pub use language::Language;
pub use rules::Rules;
