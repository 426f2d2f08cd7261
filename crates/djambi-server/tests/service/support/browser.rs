//! A client with a cookie.

use std::net::SocketAddr;

use djambi_protocol::{Created, GameId, GameState};
use serde_json::{Value, json};

use super::Socket;
use super::http::{self, Reply};

/// A browser, which keeps the cookie of the service.
#[derive(Clone)]
pub(crate) struct Browser {
    /// The address of the service.
    pub(crate) address: SocketAddr,
    /// The cookies, as a request sends them.
    pub(crate) cookie: Option<String>,
}

impl Browser {
    /// A browser without a cookie.
    pub(crate) fn new(address: SocketAddr) -> Self {
        Self { address, cookie: None }
    }

    /// Requests a page.
    pub(crate) async fn get(&mut self, path: &str) -> Reply {
        self.send("GET", path, &[], b"").await
    }

    /// Follows a link, as a person does.
    pub(crate) async fn navigate(&mut self, path: &str) -> Reply {
        self.send("GET", path, &[("sec-fetch-mode", "navigate"), ("sec-fetch-dest", "document")], b"").await
    }

    /// Follows an invitation and sits down.
    pub(crate) async fn join(&mut self, invitation: &str) -> Reply {
        self.navigate(invitation).await;
        self.submit(invitation, "act=sit").await
    }

    /// Sends a form.
    pub(crate) async fn submit(&mut self, path: &str, form: &str) -> Reply {
        let headers = [("content-type", "application/x-www-form-urlencoded")];
        self.send("POST", path, &headers, form.as_bytes()).await
    }

    /// Sends JSON.
    pub(crate) async fn post(&mut self, path: &str, body: &Value) -> Reply {
        let body = serde_json::to_vec(body).unwrap();
        self.send("POST", path, &[("content-type", "application/json")], &body).await
    }

    /// Sends a request and keeps the cookie of the answer.
    pub(crate) async fn send(
        &mut self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &[u8],
    ) -> Reply {
        let mut headers = headers.to_vec();
        if let Some(cookie) = &self.cookie {
            headers.push(("cookie", cookie));
        }
        let reply = http::request(self.address, method, path, &headers, body).await.unwrap();
        self.keep_cookies(&reply);
        reply
    }

    /// Keeps the cookies of an answer, and forgets those that it ends.
    fn keep_cookies(&mut self, reply: &Reply) {
        let kept = self.cookie.take().unwrap_or_default();
        let mut jar: Vec<String> =
            kept.split("; ").filter(|pair| !pair.is_empty()).map(str::to_owned).collect();
        for cookie in reply.cookies() {
            let pair = cookie.split(';').next().unwrap_or_default();
            let name = pair.split('=').next().unwrap_or_default();
            jar.retain(|kept| kept.split('=').next() != Some(name));
            if !cookie.contains("Max-Age=0") {
                jar.push(pair.to_owned());
            }
        }
        self.cookie = (!jar.is_empty()).then(|| jar.join("; "));
    }

    /// Creates a game, which must succeed.
    pub(crate) async fn create(&mut self, request: &Value) -> Created {
        let reply = self.post("/api/v1/games", request).await;
        assert_eq!(reply.status, 201, "{}", reply.text());
        serde_json::from_slice(&reply.body).unwrap()
    }

    /// Creates a game in which this browser is red against three bots.
    pub(crate) async fn create_as_red(&mut self) -> Created {
        let seats = json!({"red": {"kind": "person", "mine": true}});
        let table = json!({"begins": "at_once", "listed": false});
        self.create(&json!({"rules": "classic", "seats": seats, "table": table})).await
    }

    /// The answer to the request for a game in which this browser is red against three bots.
    pub(crate) async fn create_as_red_raw(&mut self) -> Reply {
        let seats = json!({"red": {"kind": "person", "mine": true}});
        self.post("/api/v1/games", &json!({"rules": "classic", "seats": seats})).await
    }

    /// The state of a game.
    pub(crate) async fn game(&mut self, id: &GameId) -> GameState {
        let reply = self.get(&format!("/api/v1/games/{id}")).await;
        assert_eq!(reply.status, 200, "{}", reply.text());
        serde_json::from_slice(&reply.body).unwrap()
    }

    /// Opens a game's socket, which must succeed.
    pub(crate) async fn socket(&self, id: &GameId) -> Socket {
        Socket::open(self.address, id, self.cookie.as_deref(), None).await.unwrap()
    }
}
