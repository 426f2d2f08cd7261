//! The client data: a browser's words about the question.

use serde::Deserialize;

use super::relying_party::RelyingParty;

/// The kind of a question to a browser.
#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
pub(super) enum Ceremony {
    /// To make a passkey.
    #[serde(rename = "webauthn.create")]
    Create,
    /// To answer by one.
    #[serde(rename = "webauthn.get")]
    Get,
}

/// A browser's words about the question (`CollectedClientData`). There may be more in it, now and in days to come.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct ClientData {
    #[serde(rename = "type")]
    ceremony: Ceremony,
    /// The challenge.
    pub(super) challenge: String,
    origin: String,
    #[serde(default)]
    cross_origin: bool,
    top_origin: Option<String>,
}

impl ClientData {
    /// Reads it; `None` if it is none.
    pub(super) fn read(bytes: &[u8]) -> Option<Self> {
        serde_json::from_slice(bytes).ok()
    }

    /// Whether it is that of a page of the service itself, framed by no other, which was asked for this.
    pub(super) fn is_for(&self, ceremony: Ceremony, party: &RelyingParty) -> bool {
        self.ceremony == ceremony
            && self.origin == party.origin()
            && !self.cross_origin
            && self.top_origin.is_none()
    }
}
