//! Command-line arguments that several commands share.

mod argument_error;
mod level;
mod mail;
mod players;
mod position;
mod press;
mod rules;
mod search;
mod treaty;

pub(crate) use argument_error::ArgumentError;
pub(crate) use level::level;
pub(crate) use mail::MailArguments;
pub(crate) use players::players_of;
pub(crate) use position::{PositionArguments, utf8};
pub(crate) use press::{MUTE, PressArgument};
pub(crate) use rules::RulesArguments;
pub(crate) use search::{MEMORY, SearchArguments, THREADS};
pub(crate) use treaty::treaty;
