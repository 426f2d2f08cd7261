//! How a browser takes a seat: by the address of an invitation.

use anyhow::bail;
use hyper::Method;

use crate::http::{HttpConnection, HttpRequest};

/// A browser of the load: its cookie, once it has one.
#[derive(Clone, Debug, Default)]
pub(crate) struct Browser {
    /// The cookie, as a request sends it.
    pub(crate) cookie: Option<String>,
}

impl Browser {
    /// Takes a seat: reads the invitation's page, which may set the cookie, and sends its form.
    ///
    /// # Errors
    /// When the seat is refused.
    pub(crate) async fn join(&mut self, http: &mut HttpConnection, invitation: &str) -> anyhow::Result<()> {
        if self.cookie.is_none() {
            let reply = http.send(&HttpRequest::get(invitation)).await?;
            self.keep(reply.cookie);
        }
        let request = HttpRequest {
            method: Method::POST,
            path: invitation,
            cookie: self.cookie.as_deref(),
            content_type: Some("application/x-www-form-urlencoded"),
            accept_encoding: None,
            body: b"act=sit".to_vec(),
        };
        let reply = http.send(&request).await?;
        if reply.status != 303 {
            bail!("a seat is refused: {}", reply.refusal());
        }
        self.keep(reply.cookie);
        Ok(())
    }

    /// Keeps a cookie that an answer has set.
    pub(crate) fn keep(&mut self, cookie: Option<String>) {
        if cookie.is_some() {
            self.cookie = cookie;
        }
    }
}
