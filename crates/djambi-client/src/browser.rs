//! A browser as the service knows it: its cookie.

use djambi_protocol::{Created, GameId, GameState, NewGameRequest};
use hyper::header::COOKIE;

use crate::{ClientError, HttpConnection, HttpRequest, Reply};

/// A person's browser: its cookie, once it has one. Several may share a connection.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Browser {
    /// The cookie, as a request sends it.
    pub cookie: Option<String>,
}

impl Browser {
    /// Sends a request with the cookie, and keeps the one that the answer sets.
    ///
    /// # Errors
    /// When the service cannot be reached or the answer is incomplete.
    pub async fn send(
        &mut self,
        http: &mut HttpConnection,
        mut request: HttpRequest<'_>,
    ) -> Result<Reply, ClientError> {
        let cookie = self.cookie.clone();
        if let Some(cookie) = &cookie {
            request = request.with(COOKIE.as_str(), cookie);
        }
        let reply = http.send(&request).await?;
        if let Some(cookie) = reply.cookie() {
            self.cookie = Some(cookie.to_owned());
        }
        Ok(reply)
    }

    /// Creates a game.
    ///
    /// # Errors
    /// When the service cannot be reached or refuses.
    pub async fn create(
        &mut self,
        http: &mut HttpConnection,
        game: &NewGameRequest,
    ) -> Result<Created, ClientError> {
        let request = HttpRequest::post("/api/v1/games", "application/json", serde_json::to_vec(game)?);
        expect(201, "POST /api/v1/games", &self.send(http, request).await?)?.json()
    }

    /// Takes a seat: reads the invitation's page, if there is no cookie yet, and sends its form.
    ///
    /// # Errors
    /// When the service cannot be reached or refuses.
    pub async fn sit(&mut self, http: &mut HttpConnection, invitation: &str) -> Result<(), ClientError> {
        if self.cookie.is_none() {
            self.send(http, HttpRequest::get(invitation)).await?;
        }
        let form = "application/x-www-form-urlencoded";
        let request = HttpRequest::post(invitation, form, "act=sit");
        expect(303, "POST of an invitation", &self.send(http, request).await?).map(drop)
    }

    /// Reads a whole game.
    ///
    /// # Errors
    /// When the service cannot be reached or refuses.
    pub async fn game(&mut self, http: &mut HttpConnection, game: &GameId) -> Result<GameState, ClientError> {
        let path = format!("/api/v1/games/{game}");
        let reply = self.send(http, HttpRequest::get(&path)).await?;
        expect(200, "GET of a game", &reply)?.json()
    }
}

/// The answer, if it has this status.
fn expect<'a>(status: u16, request: &str, reply: &'a Reply) -> Result<&'a Reply, ClientError> {
    if reply.status == status {
        Ok(reply)
    } else {
        Err(ClientError::Refused { request: request.to_owned(), refusal: reply.refusal() })
    }
}
