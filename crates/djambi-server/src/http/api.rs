//! The API for programs: JSON requests and answers, and the socket.

mod games;
mod socket;

pub(super) use games::{create_game, game, invitations, record};
pub(super) use socket::socket;

/// `GET /healthz`: the service is up.
pub(super) async fn health() -> &'static str {
    "ok\n"
}
