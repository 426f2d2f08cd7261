//! Games that are being played: rooms and their tasks, the state of a game, bots, new games and records.

mod actor;
mod again;
mod appointment;
mod attendance;
mod bot_driver;
mod bots;
mod daily_games;
mod dealers;
mod error;
mod event_log;
mod expiry;
mod fair_slots;
mod holders;
mod kept_events;
mod lag;
mod lobby_entry;
pub(crate) mod long_work;
mod mailbox;
mod members;
mod new_game;
mod notices;
mod own_game;
mod places;
mod record;
mod record_of_treaties;
mod registry;
mod rooms;
mod seating;
mod snapshot;
mod table_error;
mod talk;
#[cfg(test)]
mod tests;

pub(crate) use actor::room::{Room, Seen};
pub(crate) use again::AgainError;
pub(crate) use daily_games::check_daily_games;
pub use dealers::told_character;
pub(crate) use error::OpenError;
pub(crate) use expiry::{Cutoffs, Expiry};
pub(crate) use kept_events::{KeptEvents, around_events};
pub(crate) use lag::{Lag, PongKind};
pub(crate) use members::Member;
#[cfg(test)]
pub(crate) use new_game::classic_request;
pub(crate) use new_game::new_game;
pub(crate) use record::record;
pub(crate) use rooms::Rooms;
pub(crate) use seating::TableRequest;
pub(crate) use snapshot::GameSnapshot;
pub(crate) use table_error::TableError;
