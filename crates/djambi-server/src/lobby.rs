//! The lobby: which tables wait for players and which games may be watched, and the notices of players.
//!
//! Rooms publish what the lobby should know of their games; [`Fold`](fold::Fold) makes the list of it that
//! all followers see. Nothing here asks a room or the store.

mod body;
mod choice;
mod entry;
mod fold;
mod hub;
mod notice_fold;
mod notice_hub;

pub(crate) use choice::{Choice, Wish};
pub(crate) use entry::{AboutGame, Entry, ListedGame, Listing, OpenTable};
pub(crate) use hub::{LobbyFollower, LobbyHub};
pub(crate) use notice_hub::{NoticeFollower, NoticeHub};
