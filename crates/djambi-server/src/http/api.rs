//! The addresses for programs: JSON in and out, and the socket.

mod games;
mod socket;

pub(crate) use games::{create_game, game, invitations, invitations_for, load, record};
pub(crate) use socket::socket;

/// Says that the service is there.
pub(crate) async fn health() -> &'static str {
    "ok\n"
}
