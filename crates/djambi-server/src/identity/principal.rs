//! The sender of a request.

use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::request::Parts;

use djambi_protocol::Refusal;

use super::cookies::Cookies;
use super::player::Player;
use super::player_id::PlayerId;

/// The sender of a request. The middleware puts it into the request
/// ([`crate::http`]'s `middleware::identify`). A player with an account would be one more variant.
#[derive(Clone)]
pub(crate) enum Principal {
    /// Nobody that is known: the request has no cookie with a valid signature.
    Stranger,
    /// Nobody that is known, though a page of ours sends the request: its browser keeps no cookies.
    Forgetful,
    /// A player without an account, known by the cookie of one browser.
    Guest(Player),
}

impl<S: Send + Sync> FromRequestParts<S> for Principal {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(parts.extensions.get().cloned().unwrap_or(Self::Stranger))
    }
}

impl Principal {
    /// The player that sends the request; `None` for a stranger.
    pub(crate) const fn player(&self) -> Option<&Player> {
        match self {
            Self::Stranger | Self::Forgetful => None,
            Self::Guest(player) => Some(player),
        }
    }

    /// The id of the player that sends the request; `None` for a stranger.
    pub(crate) fn id(&self) -> Option<PlayerId> {
        self.player().map(|player| player.id)
    }

    /// The player that sends the request. A stranger becomes a guest, with the headers that set its cookie.
    ///
    /// # Errors
    /// [`Refusal::NoCookies`] for a page whose browser keeps no cookies: a seat that is taken would be
    /// nobody's.
    pub(crate) fn player_or_new(self, cookies: &Cookies) -> Result<(Player, HeaderMap), Refusal> {
        match self {
            Self::Forgetful => Err(Refusal::NoCookies),
            Self::Stranger => {
                let player = Player::random();
                let cookie = cookies.set(&player);
                Ok((player, cookie))
            }
            Self::Guest(player) => Ok((player, HeaderMap::new())),
        }
    }
}
