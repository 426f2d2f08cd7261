//! Identity: players with their names, their signed cookies, and the signatures of invitations.

mod appearance;
mod cookies;
mod generated_name;
mod joiners;
mod player;
mod player_id;
mod player_name;
mod principal;
mod reserved_names;
mod seat_invitation;
mod signer;

pub(crate) use appearance::appearance;
pub(crate) use cookies::{Cookies, Transport, cookie_values, today};
pub(crate) use joiners::with_bounded_marks;
pub(crate) use player::Player;
pub(crate) use player_id::PlayerId;
pub(crate) use player_name::PlayerName;
pub(crate) use principal::Principal;
pub(crate) use seat_invitation::SeatInvitation;
pub(crate) use signer::{Key, NumberedKey, Signer};
