//! The way to push services: https to a host of the list, at an address on the internet, without redirects, with limits of
//! time and size.

use std::io;
use std::net::{IpAddr, SocketAddr};
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::http::{HeaderMap, Request, Response, StatusCode, header};
use http_body_util::Full;
use hyper::body::{Bytes, Incoming};
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use jiff::fmt::rfc2822;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpStream, lookup_host};
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

use super::endpoint::Endpoint;
use super::reach::is_public;

/// The most bytes of the head of an answer. Its body is not read.
const MAX_HEAD_BYTES: usize = 16 * 1024;
/// How many addresses of a host are tried.
const MAX_ADDRESSES: usize = 4;
/// The longest that a push service may ask for patience: what is news today is none tomorrow.
const MAX_PATIENCE: Duration = Duration::from_secs(24 * 60 * 60);

/// The way to push services.
pub(super) struct Client {
    tls: TlsConnector,
    timeout: Duration,
}

/// The fate of a message.
#[derive(Debug)]
pub(crate) enum Outcome {
    /// The push service has taken it.
    Taken,
    /// There is no such subscription any more.
    Gone,
    /// The push service asks for another try, later than this.
    Later {
        /// The pause that it asks for.
        pause: Option<Duration>,
        /// What it has answered.
        status: StatusCode,
    },
    /// The push service is not reached.
    Unreached(Unreached),
    /// The push service refuses it, whenever it is tried.
    Refused(StatusCode),
}

/// Why a push service was not reached. Nothing of it says the address.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Unreached {
    /// It does not answer in time.
    #[error("it does not answer in time")]
    Slow,
    /// Its name leads to no address on the internet.
    #[error("its name leads to no address on the internet")]
    NotPublic,
    /// Its name is none for TLS.
    #[error("its name is none for TLS")]
    Name,
    /// No connection is made.
    #[error("no connection is made")]
    Connection(#[from] io::Error),
    /// The connection ends.
    #[error("it does not answer as a server")]
    Http(#[from] hyper::Error),
}

/// A connection to a push service.
trait Stream: AsyncRead + AsyncWrite + Send + Unpin {}

impl<All: AsyncRead + AsyncWrite + Send + Unpin> Stream for All {}

impl Client {
    /// A way on which a message may take so long.
    pub(super) fn new(timeout: Duration) -> Self {
        let roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
        let builder = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()));
        let builder = builder.with_safe_default_protocol_versions().expect("versions of the provider");
        let config = builder.with_root_certificates(roots).with_no_client_auth();
        Self { tls: TlsConnector::from(Arc::new(config)), timeout }
    }

    /// Sends a message.
    pub(super) async fn post(&self, endpoint: &Endpoint, headers: HeaderMap, body: Vec<u8>) -> Outcome {
        match timeout(self.timeout, self.answered(endpoint, headers, body)).await {
            Ok(Ok(answer)) => outcome(&answer),
            Ok(Err(unreached)) => Outcome::Unreached(unreached),
            Err(_) => Outcome::Unreached(Unreached::Slow),
        }
    }

    async fn answered(
        &self,
        endpoint: &Endpoint,
        headers: HeaderMap,
        body: Vec<u8>,
    ) -> Result<Response<Incoming>, Unreached> {
        let stream = TokioIo::new(self.connected(endpoint).await?);
        let handshake = http1::Builder::new().max_buf_size(MAX_HEAD_BYTES).handshake(stream);
        let (mut sender, connection) = handshake.await?;
        let mut request = Request::post(endpoint.path()).body(Full::new(Bytes::from(body))).expect("a path");
        *request.headers_mut() = headers;
        request.headers_mut().insert(header::HOST, endpoint.authority().parse().expect("a host"));
        // The connection ends with the answer's head: nobody reads the body.
        let mut answer = pin!(sender.send_request(request));
        tokio::select! {
            answer = &mut answer => Ok(answer?),
            // The server may close it with its answer.
            _ = connection => Ok(answer.await?),
        }
    }

    /// Connects to the very address that was looked at.
    async fn connected(&self, endpoint: &Endpoint) -> Result<Box<dyn Stream>, Unreached> {
        if let Some(receiver) = endpoint.receiver() {
            return Ok(Box::new(TcpStream::connect(receiver).await?));
        }
        let found = lookup_host((endpoint.host(), endpoint.port())).await?;
        let addresses = reachable(found);
        let tcp = first_connected(&addresses, self.timeout / 2).await?;
        let name = ServerName::try_from(endpoint.host().to_owned()).map_err(|_| Unreached::Name)?;
        Ok(Box::new(self.tls.connect(name, tcp).await?))
    }
}

/// The addresses that are tried: those on the internet, the two versions in turn.
fn reachable(found: impl Iterator<Item = SocketAddr>) -> Vec<SocketAddr> {
    let (four, six): (Vec<_>, Vec<_>) = found
        .filter(|address| is_public(address.ip()))
        .partition(|address| matches!(address.ip(), IpAddr::V4(_)));
    let longer = four.len().max(six.len());
    let in_turn = (0..longer).flat_map(|index| [four.get(index), six.get(index)]).flatten().copied();
    in_turn.take(MAX_ADDRESSES).collect()
}

/// A connection to the first of some addresses that takes one.
async fn first_connected(addresses: &[SocketAddr], most: Duration) -> Result<TcpStream, Unreached> {
    let mut failed = Unreached::NotPublic;
    let each = most / u32::try_from(addresses.len().max(1)).unwrap_or(1);
    for address in addresses {
        match timeout(each, TcpStream::connect(address)).await {
            Ok(Ok(stream)) => return Ok(stream),
            Ok(Err(error)) => failed = error.into(),
            Err(_) => failed = Unreached::Slow,
        }
    }
    Err(failed)
}

/// What an answer says.
fn outcome<B>(answer: &Response<B>) -> Outcome {
    let status = answer.status();
    match status {
        _ if status.is_success() => Outcome::Taken,
        StatusCode::NOT_FOUND | StatusCode::GONE => Outcome::Gone,
        StatusCode::REQUEST_TIMEOUT | StatusCode::TOO_MANY_REQUESTS => later(answer),
        _ if status.is_server_error() => later(answer),
        _ => Outcome::Refused(status),
    }
}

fn later<B>(answer: &Response<B>) -> Outcome {
    let text = answer.headers().get(header::RETRY_AFTER).and_then(|value| value.to_str().ok());
    let pause = text.and_then(pause_of).map(|pause| pause.min(MAX_PATIENCE));
    Outcome::Later { pause, status: answer.status() }
}

/// The pause of a header `Retry-After`: a number of seconds, or a moment.
fn pause_of(text: &str) -> Option<Duration> {
    let text = text.trim();
    if let Ok(seconds) = text.parse() {
        return Some(Duration::from_secs(seconds));
    }
    let moment = rfc2822::parse(text).ok()?.timestamp().as_millisecond();
    let moment = u64::try_from(moment).unwrap_or_default();
    Some(Duration::from_millis(moment.saturating_sub(crate::env::now_ms())))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answered(status: u16, retry_after: Option<&str>) -> Outcome {
        let mut answer = Response::builder().status(status);
        if let Some(value) = retry_after {
            answer = answer.header(header::RETRY_AFTER, value);
        }
        outcome(&answer.body(()).unwrap())
    }

    #[test]
    fn what_a_push_service_answers_ends_a_subscription_or_is_tried_again() {
        assert!([200, 201, 202, 204].iter().all(|&status| matches!(answered(status, None), Outcome::Taken)));
        assert!([404, 410].iter().all(|&status| matches!(answered(status, None), Outcome::Gone)));
        for status in [301, 302, 307, 308, 400, 401, 403, 413] {
            assert!(matches!(answered(status, Some("5")), Outcome::Refused(_)), "{status}");
        }
        let pause = |text| match answered(429, Some(text)) {
            Outcome::Later { pause, .. } => pause,
            other => panic!("{other:?}"),
        };
        assert_eq!(pause("120"), Some(Duration::from_secs(120)));
        assert_eq!(pause("99999999"), Some(MAX_PATIENCE));
        assert_eq!(pause("Sun, 06 Nov 1994 08:49:37 GMT"), Some(Duration::ZERO));
        assert_eq!(pause("Sat, 06 Nov 2094 08:49:37 GMT"), Some(MAX_PATIENCE));
        for odd in ["", "-1", "soon", "1.5"] {
            assert_eq!(pause(odd), None, "{odd}");
        }
        assert!(matches!(answered(503, None), Outcome::Later { pause: None, .. }));
    }

    #[test]
    fn a_name_that_leads_into_an_own_network_is_not_followed_there() {
        let addresses = |texts: &[&str]| -> Vec<String> {
            let found = texts.iter().map(|text| SocketAddr::new(text.parse().unwrap(), 443));
            reachable(found).iter().map(|address| address.ip().to_string()).collect()
        };
        assert!(addresses(&["127.0.0.1", "::1", "::ffff:10.0.0.1", "169.254.169.254", "fd00::1"]).is_empty());
        let mixed = addresses(&["2600::1", "2600::2", "8.8.8.8", "10.0.0.1", "8.8.4.4", "1.1.1.1"]);
        assert_eq!(mixed, ["8.8.8.8", "2600::1", "8.8.4.4", "2600::2"]);
    }

    #[tokio::test]
    async fn a_host_without_addresses_on_the_internet_is_not_connected_to() {
        let unreached = first_connected(&[], Duration::from_secs(1)).await.err();
        assert!(matches!(unreached, Some(Unreached::NotPublic)));
    }
}
