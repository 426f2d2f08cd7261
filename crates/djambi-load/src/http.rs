//! HTTP requests, several on one connection.

use anyhow::{Context, bail};
use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::client::conn::http1::{self, SendRequest};
use hyper::header::{ACCEPT_ENCODING, CONTENT_TYPE, COOKIE, HOST, SET_COOKIE};
use hyper::{Method, Request};
use hyper_util::rt::TokioIo;

use crate::target::Target;

/// A connection to a service, which connects again where the service has closed it.
pub(crate) struct HttpConnection {
    target: Target,
    sender: Option<SendRequest<Full<Bytes>>>,
}

/// A request with its body.
pub(crate) struct HttpRequest<'a> {
    /// The method.
    pub(crate) method: Method,
    /// The path.
    pub(crate) path: &'a str,
    /// The cookie that is sent.
    pub(crate) cookie: Option<&'a str>,
    /// The type of the body.
    pub(crate) content_type: Option<&'static str>,
    /// How the answer may be compressed.
    pub(crate) accept_encoding: Option<&'static str>,
    /// The body.
    pub(crate) body: Vec<u8>,
}

impl<'a> HttpRequest<'a> {
    /// A request without a body.
    pub(crate) fn get(path: &'a str) -> Self {
        Self {
            method: Method::GET,
            path,
            cookie: None,
            content_type: None,
            accept_encoding: None,
            body: Vec::new(),
        }
    }
}

/// The answer to a request.
pub(crate) struct Reply {
    /// The status code.
    pub(crate) status: u16,
    /// The cookie that is set, as a request sends it.
    pub(crate) cookie: Option<String>,
    /// The body.
    pub(crate) body: Bytes,
}

impl Reply {
    /// The status and the code of a refusal, such as `429 too_many`.
    pub(crate) fn refusal(&self) -> String {
        let body: Option<serde_json::Value> = serde_json::from_slice(&self.body).ok();
        let code = body.as_ref().and_then(|body| body.get("code")?.as_str());
        let hint =
            if self.status == 429 { " (the service limits its clients: see --limits off)" } else { "" };
        code.map_or_else(|| format!("{}{hint}", self.status), |code| format!("{} {code}{hint}", self.status))
    }
}

impl HttpConnection {
    /// A connection that is opened with its first request.
    pub(crate) fn new(target: Target) -> Self {
        Self { target, sender: None }
    }

    /// Sends a request and reads the answer. A connection that was closed between two requests is opened
    /// again.
    ///
    /// # Errors
    /// When the service cannot be reached or the answer is incomplete.
    pub(crate) async fn send(&mut self, request: &HttpRequest<'_>) -> anyhow::Result<Reply> {
        let was_open = self.sender.is_some();
        match self.try_send(request).await {
            Err(_) if was_open => self.try_send(request).await,
            result => result,
        }
    }

    async fn try_send(&mut self, request: &HttpRequest<'_>) -> anyhow::Result<Reply> {
        let mut sender = match self.sender.take() {
            Some(sender) => sender,
            None => connect(&self.target).await?,
        };
        let mut head = Request::builder()
            .method(request.method.clone())
            .uri(request.path)
            .header(HOST, &self.target.host);
        if let Some(cookie) = request.cookie {
            head = head.header(COOKIE, cookie);
        }
        if let Some(content_type) = request.content_type {
            head = head.header(CONTENT_TYPE, content_type);
        }
        if let Some(accept_encoding) = request.accept_encoding {
            head = head.header(ACCEPT_ENCODING, accept_encoding);
        }
        sender.ready().await?;
        let reply = sender.send_request(head.body(Full::from(request.body.clone()))?).await?;
        let status = reply.status().as_u16();
        let cookie = reply.headers().get(SET_COOKIE).and_then(|cookie| cookie.to_str().ok());
        let cookie = cookie.and_then(|cookie| cookie.split(';').next()).map(str::to_owned);
        let body = reply.into_body().collect().await?.to_bytes();
        self.sender = Some(sender);
        Ok(Reply { status, cookie, body })
    }

    /// Reads a page, which must be there.
    ///
    /// # Errors
    /// When the service cannot be reached or refuses.
    pub(crate) async fn read(&mut self, path: &str) -> anyhow::Result<Bytes> {
        let reply = self.send(&HttpRequest::get(path)).await?;
        if reply.status != 200 {
            bail!("GET {path} is answered with {}", reply.refusal());
        }
        Ok(reply.body)
    }
}

async fn connect(target: &Target) -> anyhow::Result<SendRequest<Full<Bytes>>> {
    let stream = target
        .connect(0)
        .await
        .with_context(|| format!("the service at {} cannot be reached", target.address))?;
    stream.set_nodelay(true)?;
    let (sender, connection) = http1::handshake(TokioIo::new(stream)).await?;
    // The end of the connection is seen by the next request.
    tokio::spawn(async move { drop(connection.await) });
    Ok(sender)
}
