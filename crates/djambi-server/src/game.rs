//! Games that are being played: rooms, the rules' side of a game, bots, new games and records.

mod actor;
mod bots;
mod convert;
pub(crate) mod live_game;
mod member;
pub(crate) mod new_game;
pub(crate) mod record;
mod room;
mod rooms;
#[cfg(test)]
mod tests;

pub(crate) use actor::{Actor, Services};
pub(crate) use member::{Inbox, MemberId, Outbox};
pub(crate) use room::Room;
pub(crate) use rooms::{Registry, Rooms};
