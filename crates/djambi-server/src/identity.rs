//! Identity: guests, their signed cookies, and the signatures of invitations.

mod cookies;
mod guest_id;
mod seat_invitation;
mod signer;
mod visitor;

pub(crate) use cookies::{Cookies, Transport, cookie_values};
pub(crate) use guest_id::GuestId;
pub(crate) use seat_invitation::SeatInvitation;
pub(crate) use signer::{Key, Signer};
pub(crate) use visitor::Visitor;
