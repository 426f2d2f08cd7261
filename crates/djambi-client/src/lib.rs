//! A client of the Djambi service, typed by the messages of [`djambi_protocol`].
//!
//! [`HttpConnection`] and [`Browser`] send REST requests, [`Socket`] is one connection with messages, and
//! [`Client`] follows topics over any number of connections: after a lost one it asks for what it has missed and
//! sends again what had no answer. The bookkeeping for that is [`Conversation`], which does no I/O. Nothing here
//! reads a clock or waits: the caller decides when to try again.
//!
//! ```no_run
//! use djambi_client::{Client, ClientError, Target};
//! use djambi_protocol::{GameId, GameMessage, OfGame, ServerMessage, Topic};
//!
//! /// Prints the events of a game, whatever becomes of the connections.
//! async fn watch(target: Target, game: GameId) -> ClientError {
//!     let mut client = Client::new(target, None);
//!     client.follow(Topic::Game { game }).await;
//!     loop {
//!         match client.next().await {
//!             Ok(ServerMessage::Game(OfGame { message: GameMessage::Event { event }, .. })) => {
//!                 println!("{event:?}");
//!             }
//!             Ok(_) => {}
//!             // The next call connects again.
//!             Err(error) if error.is_lost() => {}
//!             Err(error) => return error,
//!         }
//!     }
//! }
//! ```

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
