//! HTTP requests.

use std::net::SocketAddr;
use std::ops::Deref;

use djambi_client::{ClientError, HttpConnection, HttpRequest, Target};
use serde_json::Value;

/// The answer to a request.
#[derive(Debug)]
pub(crate) struct Reply(djambi_client::Reply);

impl Deref for Reply {
    type Target = djambi_client::Reply;

    fn deref(&self) -> &djambi_client::Reply {
        &self.0
    }
}

impl Reply {
    /// All cookies that are set, as the headers have them.
    pub(crate) fn cookies(&self) -> Vec<&str> {
        self.headers.get_all("set-cookie").iter().map(|cookie| cookie.to_str().unwrap()).collect()
    }

    /// The body as text.
    pub(crate) fn text(&self) -> String {
        String::from_utf8(self.body.to_vec()).unwrap()
    }

    /// The body as JSON.
    pub(crate) fn json(&self) -> Value {
        self.0.json().unwrap_or_else(|error| panic!("{error} in {}", self.text()))
    }

    /// The status and the code of an error, such as `404 not_found`.
    pub(crate) fn failure(&self) -> String {
        format!("{} {}", self.status, self.json()["code"].as_str().unwrap_or("?"))
    }
}

/// Sends one request on a connection of its own.
///
/// # Errors
/// When the service cannot be reached or the answer is incomplete.
pub(crate) async fn request(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: &[u8],
) -> Result<Reply, ClientError> {
    let headers = [headers, &[("connection", "close")]].concat();
    let request = HttpRequest { method: method.parse().unwrap(), path, headers, body: body.to_vec().into() };
    HttpConnection::new(Target::from(address)).send(&request).await.map(Reply)
}
