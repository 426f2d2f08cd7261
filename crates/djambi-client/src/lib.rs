#![doc = include_str!("../README.md")]

mod browser;
mod client;
mod conversation;
mod error;
mod http;
mod socket;
mod target;

pub use browser::Browser;
pub use client::Client;
pub use conversation::Conversation;
pub use error::{ClientError, Refusal};
pub use http::{HttpConnection, HttpRequest, Reply};
pub use socket::{Frames, Socket, end_of};
pub use target::{InvalidTarget, Target};
