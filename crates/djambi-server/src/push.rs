//! Push: messages about games that reach a browser while no page is open, by the push service of its maker. Who is told
//! what, and when, is decided in `serve/push_news.rs`; here is the way (RFC 8030): the key of the service, the seal, and
//! the connection.

mod client;
mod encryption;
mod endpoint;
mod hosts;
mod key;
mod message;
mod reach;
mod settings;

use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use djambi_text::Language;
use serde::{Deserialize, Serialize};
use tokio::sync::OnceCell;

pub(crate) use client::Outcome;
pub(crate) use encryption::ReceiverKeys;
pub use hosts::{InvalidPushHosts, PushHosts};
pub(crate) use key::PushKey;
pub(crate) use message::PushNews;
pub(crate) use reach::is_public;
pub use settings::{PushPace, PushSettings};

use crate::env;
use client::Client;
use endpoint::{Allowed, Endpoint};

/// The name in the header of what takes the place of an earlier message.
const TOPIC: HeaderName = HeaderName::from_static("topic");
/// The name of the header with the seconds for which a message is kept.
const TTL: HeaderName = HeaderName::from_static("ttl");
/// The name of the header with the urgency of a message.
const URGENCY: HeaderName = HeaderName::from_static("urgency");

/// The pushing of a service that does it.
pub(crate) struct Push {
    allowed: Allowed,
    client: Client,
    /// How push services reach the host.
    contact: Option<String>,
    /// How often it is looked for what is to be sent.
    pub(crate) pace: PushPace,
    key: OnceCell<PushKey>,
}

/// Where and with what keys a browser is told something. It has neither `Debug` nor a copy in any log: whoever knows the
/// address may write there.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Receiver {
    /// The address of the push service.
    pub(crate) endpoint: String,
    /// The keys of the browser.
    #[serde(flatten)]
    pub(crate) keys: ReceiverKeys,
}

/// A text that is not the address or the key of a browser that is told something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NoReceiver;

impl Push {
    /// The pushing by these settings, by a host whom push services reach at an address; `None` if it goes nowhere.
    pub(crate) fn new(settings: &PushSettings, contact: Option<String>) -> Option<Self> {
        let PushSettings { hosts, pace, receiver } = settings.clone();
        if hosts.is_empty() && receiver.is_none() {
            return None;
        }
        let allowed = Allowed { hosts, receiver };
        let client = Client::new(pace.timeout);
        Some(Self { allowed, client, contact, pace, key: OnceCell::new() })
    }

    /// The key by which push services know this service again: the one that is kept, which is read once.
    ///
    /// # Errors
    /// When it cannot be read.
    pub(crate) async fn key<E>(&self, kept: impl Future<Output = Result<PushKey, E>>) -> Result<&PushKey, E> {
        self.key.get_or_try_init(|| kept).await
    }

    /// Where a browser is told something, by what it says; with the hash by which its address is known again.
    ///
    /// # Errors
    /// When nothing goes to that address, or the keys are none.
    pub(crate) fn receiver(
        &self,
        endpoint: String,
        p256dh: String,
        auth: String,
    ) -> Result<(Receiver, [u8; 32]), NoReceiver> {
        let id = Endpoint::read(&endpoint, &self.allowed).map_err(|_| NoReceiver)?.id();
        let keys = ReceiverKeys::new(p256dh, auth).map_err(|_| NoReceiver)?;
        Ok((Receiver { endpoint, keys }, id))
    }

    /// Tells a browser something in a language.
    pub(crate) async fn tell(
        &self,
        key: &PushKey,
        (receiver, language): (&Receiver, Language),
        news: &PushNews,
    ) -> Outcome {
        // The list of hosts may be another one since the browser has told its address.
        let Ok(endpoint) = Endpoint::read(&receiver.endpoint, &self.allowed) else { return Outcome::Gone };
        let Ok(sealed) = receiver.keys.seal(&news.message(language)) else { return Outcome::Gone };
        let topic = news.game().and_then(|game| receiver.keys.topic(game.as_str()).ok());
        let token = key.authorization(&endpoint.origin(), self.contact.as_deref(), env::now_ms());
        self.client.post(&endpoint, headers(news, &token, topic.as_deref()), sealed).await
    }

    /// The host of an address, by which it is known that a push service is not reached.
    pub(crate) fn host_of(&self, receiver: &Receiver) -> String {
        Endpoint::read(&receiver.endpoint, &self.allowed)
            .map_or_else(|_| String::new(), |endpoint| endpoint.authority())
    }
}

/// The headers of a message. The topic is none of the game's own words: whoever knows the id of a game may watch it.
fn headers(news: &PushNews, token: &str, topic: Option<&str>) -> HeaderMap {
    let value = |text: &str| HeaderValue::from_str(text).expect("letters and digits");
    let mut headers = HeaderMap::new();
    headers.insert(header::AUTHORIZATION, value(token));
    headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("aes128gcm"));
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/octet-stream"));
    headers.insert(TTL, value(&news.seconds().to_string()));
    headers.insert(URGENCY, HeaderValue::from_static(news.urgency()));
    if let Some(topic) = topic {
        headers.insert(TOPIC, value(topic));
    }
    headers
}
