//! HTTP requests, several on one connection.

use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::client::conn::http1::{self, SendRequest};
use hyper::header::{CONTENT_TYPE, HOST, HeaderMap, SET_COOKIE};
use hyper::{Method, Request};
use hyper_util::rt::TokioIo;
use serde::de::DeserializeOwned;

use crate::{ClientError, Refusal, Target};

/// A connection to a service, which connects again where the service has closed it.
#[derive(Debug)]
pub struct HttpConnection {
    target: Target,
    sender: Option<SendRequest<Full<Bytes>>>,
}

/// A request with its body.
#[derive(Clone, Debug)]
pub struct HttpRequest<'a> {
    /// The method.
    pub method: Method,
    /// The path.
    pub path: &'a str,
    /// The headers beside `Host`.
    pub headers: Vec<(&'a str, &'a str)>,
    /// The body.
    pub body: Bytes,
}

impl<'a> HttpRequest<'a> {
    /// A request without a body.
    #[must_use]
    pub const fn get(path: &'a str) -> Self {
        Self { method: Method::GET, path, headers: Vec::new(), body: Bytes::new() }
    }

    /// A request with a body of this type.
    #[must_use]
    pub fn post(path: &'a str, content_type: &'a str, body: impl Into<Bytes>) -> Self {
        let headers = vec![(CONTENT_TYPE.as_str(), content_type)];
        Self { method: Method::POST, path, headers, body: body.into() }
    }

    /// The request with one header more.
    #[must_use]
    pub fn with(mut self, name: &'a str, value: &'a str) -> Self {
        self.headers.push((name, value));
        self
    }
}

/// The answer to a request.
#[derive(Clone, Debug)]
pub struct Reply {
    /// The status code.
    pub status: u16,
    /// The headers.
    pub headers: HeaderMap,
    /// The body.
    pub body: Bytes,
}

impl Reply {
    /// The first header with this name.
    #[must_use]
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name)?.to_str().ok()
    }

    /// The cookie that is set, as a request sends it.
    #[must_use]
    pub fn cookie(&self) -> Option<&str> {
        self.header(SET_COOKIE.as_str())?.split(';').next()
    }

    /// The body as JSON of the protocol.
    ///
    /// # Errors
    /// When it is something else.
    pub fn json<T: DeserializeOwned>(&self) -> Result<T, ClientError> {
        Ok(serde_json::from_slice(&self.body)?)
    }

    /// The status and the code of a refusal.
    #[must_use]
    pub fn refusal(&self) -> Refusal {
        Refusal::new(self.status, &self.body)
    }
}

impl HttpConnection {
    /// A connection that is opened with its first request.
    #[must_use]
    pub const fn new(target: Target) -> Self {
        Self { target, sender: None }
    }

    /// Sends a request and reads the answer. A connection that was closed between two requests is opened again.
    ///
    /// # Errors
    /// When the service cannot be reached or the answer is incomplete.
    pub async fn send(&mut self, request: &HttpRequest<'_>) -> Result<Reply, ClientError> {
        let was_open = self.sender.is_some();
        match self.try_send(request).await {
            Err(_) if was_open => self.try_send(request).await,
            result => result,
        }
    }

    async fn try_send(&mut self, request: &HttpRequest<'_>) -> Result<Reply, ClientError> {
        let mut sender = match self.sender.take() {
            Some(sender) => sender,
            None => connect(&self.target).await?,
        };
        let mut head = Request::builder()
            .method(request.method.clone())
            .uri(request.path)
            .header(HOST, &self.target.host);
        for (name, value) in &request.headers {
            head = head.header(*name, *value);
        }
        sender.ready().await?;
        let reply = sender.send_request(head.body(Full::from(request.body.clone()))?).await?;
        let (head, body) = reply.into_parts();
        let body = body.collect().await?.to_bytes();
        self.sender = Some(sender);
        Ok(Reply { status: head.status.as_u16(), headers: head.headers, body })
    }

    /// Reads a page, which must be there.
    ///
    /// # Errors
    /// When the service cannot be reached or refuses.
    pub async fn read(&mut self, path: &str) -> Result<Bytes, ClientError> {
        let reply = self.send(&HttpRequest::get(path)).await?;
        if reply.status != 200 {
            let request = format!("GET {path}");
            return Err(ClientError::Refused { request, refusal: reply.refusal() });
        }
        Ok(reply.body)
    }
}

async fn connect(target: &Target) -> Result<SendRequest<Full<Bytes>>, ClientError> {
    let unreachable = |source| ClientError::Unreachable { address: target.address, source };
    let stream = target.connect(0).await.map_err(unreachable)?;
    stream.set_nodelay(true).map_err(unreachable)?;
    let (sender, connection) = http1::handshake(TokioIo::new(stream)).await?;
    // The end of the connection is seen by the next request.
    tokio::spawn(async move { drop(connection.await) });
    Ok(sender)
}
