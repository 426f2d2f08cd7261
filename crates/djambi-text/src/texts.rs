//! Made of `locales` by `cargo xtask texts`. Do not edit.

pub mod choices;
pub mod cli;
pub mod handbook;
pub(crate) mod language;
pub mod mail;
pub mod pages;
pub mod problems;
pub mod push;
pub mod refusals;
pub mod rules;
pub mod treaties;
pub mod voices;

pub use choices::Choices;
pub use cli::Cli;
pub use handbook::Handbook;
pub use language::Language;
pub use mail::Mail;
pub use pages::Pages;
pub use problems::Problems;
pub use push::Push;
pub use refusals::Refusals;
pub use rules::Rules;
pub use treaties::Treaties;
pub use voices::Voices;
