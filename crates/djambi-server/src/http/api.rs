//! The API for programs: JSON requests and answers, and the socket.

mod again;
mod ending;
mod games;
mod health;
mod outgoing;
mod socket;

pub(super) use again::play_again;
pub(super) use games::{create_game, game, give_back, invitations, record, renew_invitation};
pub(super) use health::{health, readiness};
pub(super) use socket::socket;
