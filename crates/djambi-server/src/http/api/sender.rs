//! Requests about accounts, and what the security log is told of them.

use axum::Extension;
use axum::extract::FromRequestParts;
use axum::http::HeaderMap;

use crate::app::App;
use crate::identity::{PlayerId, Principal};
use crate::limits::{Caller, Network};
use crate::security::{SecurityNote, Who};

/// A request about accounts: who sends it, from where, with which headers.
#[derive(FromRequestParts)]
#[from_request(state(App))]
pub(crate) struct Sender {
    /// Who sends it.
    pub(super) principal: Principal,
    /// From where.
    #[from_request(via(Extension))]
    pub(super) caller: Caller,
    /// The headers.
    pub(super) headers: HeaderMap,
}

impl Sender {
    /// The network from where it is sent.
    pub(super) const fn network(&self) -> Network {
        self.caller.network
    }
}

/// Tells the security log of the account of a player.
pub(super) fn note(app: &App, player: PlayerId, result: &'static str) {
    app.security.note(SecurityNote { what: "account", result, who: Who::player(player), game: None });
}

/// Tells the security log that a proof was refused.
pub(super) fn note_refused(app: &App, player: Option<PlayerId>, network: Network, what: &'static str) {
    app.security.note(SecurityNote { what, result: "refused", who: Who::of(player, network), game: None });
}
