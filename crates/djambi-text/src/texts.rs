//! Everything here is made of `locales`.

pub(crate) mod language;
pub mod rules;
