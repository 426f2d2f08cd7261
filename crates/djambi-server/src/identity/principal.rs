//! The sender of a request.

use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::request::Parts;

use djambi_protocol::Refusal;

use super::cookies::Cookies;
use super::credential::Credential;
use super::player::Player;
use super::player_id::PlayerId;
use super::secret::SecretId;

/// The sender of a request. The middleware puts it into the request
/// ([`crate::http`]'s `identification`).
#[derive(Clone)]
pub(crate) enum Principal {
    /// Nobody that is known: the request has no cookie with a valid signature.
    Stranger,
    /// Nobody that is known, though a page of ours sends the request: its browser keeps no cookies.
    Forgetful,
    /// A player without an account, known by the cookie of one browser.
    Guest(Player),
    /// A player with an account, who is signed in.
    Account {
        /// The player.
        player: Player,
        /// The session of this browser.
        session: SecretId,
    },
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
            Self::Guest(player) | Self::Account { player, .. } => Some(player),
        }
    }

    /// The name of the account that is signed in, if one is.
    pub(crate) fn account_name(&self) -> Option<String> {
        match self {
            Self::Account { player, .. } => Some(player.name.as_str().to_owned()),
            _ => None,
        }
    }

    /// The id of the player that sends the request; `None` for a stranger.
    pub(crate) fn id(&self) -> Option<PlayerId> {
        self.player().map(|player| player.id)
    }

    /// The credential by which the sender is known; `None` for a stranger.
    pub(crate) fn credential(&self) -> Option<Credential> {
        match self {
            Self::Stranger | Self::Forgetful => None,
            Self::Guest(player) => Some(Credential::Guest(player.id)),
            Self::Account { session, .. } => Some(Credential::Session(*session)),
        }
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
            Self::Guest(player) | Self::Account { player, .. } => Ok((player, HeaderMap::new())),
        }
    }
}
