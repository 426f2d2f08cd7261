//! UDI, the text protocol between engines and the programs that use them (docs/ENGINE.md).
//!
//! The words of both sides are types that are read with `parse` and written with `Display`: [`Command`] is what a program
//! tells an engine, [`Reply`] what an engine says. [`serve`] is the engine's side.

mod command;
mod event;
mod go;
mod info;
mod move_word;
mod offer;
mod reader;
mod reply;
mod search;
mod server;
mod setting;
mod settings;
mod situation;
mod thousandths;

pub(crate) use command::Command;
pub(crate) use go::Go;
pub(crate) use info::Info;
pub(crate) use move_word::MoveWord;
pub(crate) use offer::{Kind, Offer};
pub(crate) use reply::Reply;
pub(crate) use server::serve;
pub(crate) use setting::Setting;
pub(crate) use situation::Situation;
pub(crate) use thousandths::Thousandths;
