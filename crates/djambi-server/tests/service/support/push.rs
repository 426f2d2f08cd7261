//! A small push service for tests, over real sockets: what it is sent it opens with the keys of its browsers, and it
//! refuses as a test wants.

use std::collections::VecDeque;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use aes_gcm::aead::{Aead, KeyInit};
use aes_gcm::{Aes128Gcm, Nonce};
use data_encoding::BASE64URL_NOPAD;
use hkdf::Hkdf;
use p256::ecdsa::signature::Verifier;
use p256::ecdsa::{Signature, VerifyingKey};
use p256::elliptic_curve::sec1::ToSec1Point;
use p256::{PublicKey, SecretKey};
use serde_json::{Value, json};
use sha2::Sha256;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Notify;

/// A message that the push service has taken.
#[derive(Clone, Debug)]
pub(crate) struct Pushed {
    /// The browser, by its number.
    pub(crate) browser: u8,
    /// The head of the request, in lines.
    head: Vec<String>,
    /// The opened message.
    pub(crate) message: Value,
}

impl Pushed {
    /// The value of a header.
    pub(crate) fn header(&self, name: &str) -> &str {
        let mut lines = self.head.iter().filter_map(|line| line.split_once(": "));
        let found = lines.find(|(key, _)| key.eq_ignore_ascii_case(name));
        found.unwrap_or_else(|| panic!("no {name}")).1
    }
}

#[derive(Default)]
struct State {
    answers: Mutex<VecDeque<&'static str>>,
    tried: Mutex<usize>,
    taken: Mutex<Vec<Pushed>>,
    has_more: Notify,
}

/// A push service.
pub(crate) struct PushService {
    pub(crate) address: SocketAddr,
    state: Arc<State>,
}

impl PushService {
    /// A push service that takes all messages for its browsers.
    pub(crate) async fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let state = Arc::new(State::default());
        let kept = state.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(serve(stream, address, kept.clone()));
            }
        });
        Self { address, state }
    }

    /// Where a browser is told something, as it says that to the service.
    pub(crate) fn browser(&self, number: u8) -> Value {
        let point = secret(number).public_key().to_sec1_point(false);
        json!({
            "endpoint": format!("http://{}/browser/{number}", self.address),
            "p256dh": BASE64URL_NOPAD.encode(point.as_bytes()),
            "auth": BASE64URL_NOPAD.encode(&[number; 16]),
        })
    }

    /// Answers the next messages so instead of taking them: the lines of each answer's head.
    pub(crate) fn answer(&self, answers: impl IntoIterator<Item = &'static str>) {
        self.state.answers.lock().unwrap().extend(answers);
    }

    /// The messages that were taken.
    pub(crate) fn taken(&self) -> Vec<Pushed> {
        self.state.taken.lock().unwrap().clone()
    }

    /// How often something was sent here.
    pub(crate) fn tried(&self) -> usize {
        *self.state.tried.lock().unwrap()
    }

    /// Waits until so many messages were taken.
    pub(crate) async fn wait_for(&self, count: usize) -> Vec<Pushed> {
        let many = async {
            while self.taken().len() < count {
                let more = self.state.has_more.notified();
                if self.taken().len() < count {
                    more.await;
                }
            }
        };
        let waited = tokio::time::timeout(Duration::from_secs(20), many).await;
        assert!(waited.is_ok(), "{count} messages: {:#?}", self.taken());
        self.taken()
    }
}

/// Serves a request.
async fn serve(stream: TcpStream, address: SocketAddr, state: Arc<State>) {
    let mut stream = BufReader::new(stream);
    let mut head = Vec::new();
    loop {
        let mut line = String::new();
        if stream.read_line(&mut line).await.unwrap_or(0) == 0 {
            return;
        }
        match line.trim_end() {
            "" => break,
            line => head.push(line.to_owned()),
        }
    }
    let length = head.iter().find_map(|line| line.strip_prefix("content-length: ")?.parse().ok());
    let mut body = vec![0; length.unwrap()];
    stream.read_exact(&mut body).await.unwrap();
    *state.tried.lock().unwrap() += 1;
    let answer = state.answers.lock().unwrap().pop_front();
    if answer.is_none() {
        let browser =
            head[0].strip_prefix("POST /browser/").unwrap().split(' ').next().unwrap().parse().unwrap();
        let pushed = Pushed { browser, message: opened(browser, &body), head };
        check_token(pushed.header("authorization"), address);
        state.taken.lock().unwrap().push(pushed);
    }
    let answer = answer.unwrap_or("201 Created");
    let answer = format!("HTTP/1.1 {answer}\r\ncontent-length: 0\r\n\r\n");
    stream.write_all(answer.as_bytes()).await.unwrap();
    state.has_more.notify_one();
}

/// The secret key of a browser.
fn secret(number: u8) -> SecretKey {
    SecretKey::from_slice(&[number; 32]).unwrap()
}

/// Opens a message as a browser does (RFC 8291).
fn opened(browser: u8, body: &[u8]) -> Value {
    let (salt, rest) = body.split_at(16);
    let (size, rest) = rest.split_first_chunk::<4>().unwrap();
    assert!(u32::from_be_bytes(*size) as usize >= rest.len());
    let (point, sealed) = rest[1..].split_at(rest[0].into());
    let own = secret(browser);
    let shared = own.diffie_hellman(&PublicKey::from_sec1_bytes(point).unwrap());
    let info = [b"WebPush: info\0", own.public_key().to_sec1_point(false).as_bytes(), point].concat();
    let material: [u8; 32] = derived(&[browser; 16], shared.raw_secret_bytes(), &info);
    let key: [u8; 16] = derived(salt, &material, b"Content-Encoding: aes128gcm\0");
    let nonce: [u8; 12] = derived(salt, &material, b"Content-Encoding: nonce\0");
    let mut text = Aes128Gcm::new(&key.into()).decrypt(&Nonce::from(nonce), sealed).unwrap();
    assert_eq!(text.pop(), Some(2), "the end of the last record");
    serde_json::from_slice(&text).unwrap()
}

fn derived<const N: usize>(salt: &[u8], secret: &[u8], info: &[u8]) -> [u8; N] {
    let mut bytes = [0; N];
    Hkdf::<Sha256>::new(Some(salt), secret).expand(info, &mut bytes).unwrap();
    bytes
}

/// Checks that a token is signed by its key and made for this push service.
fn check_token(value: &str, address: SocketAddr) {
    let (token, key) = value.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
    let (signed, signature) = token.rsplit_once('.').unwrap();
    let bytes = |text: &str| BASE64URL_NOPAD.decode(text.as_bytes()).unwrap();
    let key = VerifyingKey::from_sec1_bytes(&bytes(key)).unwrap();
    key.verify(signed.as_bytes(), &Signature::from_slice(&bytes(signature)).unwrap()).unwrap();
    let claims: Value = serde_json::from_slice(&bytes(signed.split_once('.').unwrap().1)).unwrap();
    assert_eq!(claims["aud"], format!("http://{address}"));
}
