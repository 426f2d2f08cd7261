//! UDI, the text protocol between engines and the programs that use them (docs/UDI.md).
//!
//! The messages of both sides are types that are parsed with `parse` and written with `Display`:
//! [`UdiCommand`] goes to the engine, [`Reply`] comes from it. [`run_session`] is the engine's side.

mod command;
mod go;
mod info;
mod notation;
mod option;
mod position;
mod press;
mod program;
mod reply;
mod search_thread;
mod session;
mod settings;
mod thousandths;
mod treaty;
mod words;

pub(crate) use command::UdiCommand;
pub(crate) use go::GoCommand;
pub(crate) use info::Info;
pub(crate) use notation::MoveWord;
pub(crate) use option::{EngineOption, SetOption};
pub(crate) use position::PositionCommand;
pub(crate) use program::{Program, ProgramError};
pub(crate) use reply::{BestMove, PressAnswer, Reply};
pub(crate) use session::run_session;
pub(crate) use thousandths::Thousandths;
pub(crate) use treaty::AcceptedTreaty;
