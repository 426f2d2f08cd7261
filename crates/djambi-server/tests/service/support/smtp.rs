//! A small mail server for tests, over real sockets: what it is sent it keeps, and it fails as a test wants.

use std::collections::VecDeque;
use std::net::{IpAddr, SocketAddr};
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use tokio::io::{AsyncBufReadExt, AsyncRead, AsyncWrite, AsyncWriteExt, BufReader};
use tokio::net::TcpListener;
use tokio::sync::Notify;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::pki_types::PrivateKeyDer;

/// What the server does with a letter instead of taking it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Failure {
    /// It says that it does not take it now.
    Later,
    /// It says that it will never take it.
    Never,
    /// It takes nothing at all, which it says as its greeting.
    Closed,
    /// It takes nothing of this sender.
    Sender,
    /// It takes the letter and says so only after a while.
    Slow,
    /// It closes the connection before it is greeted.
    HangUp,
    /// It takes the letter and closes the connection without saying so.
    HangUpAfter,
}

/// How the server hides what it is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cover {
    None,
    StartTls,
    Tls,
}

/// A letter that the server has taken.
#[derive(Clone, Debug)]
pub(crate) struct Received {
    /// Whom it is for.
    pub(crate) to: String,
    /// The lines of its head, unfolded.
    pub(crate) head: Vec<String>,
    /// The decoded text.
    pub(crate) body: String,
}

impl Received {
    /// The value of a header.
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.head.iter().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "))
    }

    /// The path of the one link that begins so.
    pub(crate) fn link(&self, prefix: &str) -> String {
        let link = self.body.split_whitespace().find(|word| word.contains(prefix));
        let link = link.unwrap_or_else(|| panic!("no {prefix} in {}", self.body));
        let path = link.split_once("://").map_or(link, |(_, rest)| &rest[rest.find('/').unwrap()..]);
        path.to_owned()
    }
}

#[derive(Default)]
struct State {
    failures: Mutex<VecDeque<Failure>>,
    received: Mutex<Vec<Received>>,
    has_more: Notify,
}

/// A mail server.
pub(crate) struct MailServer {
    pub(crate) address: SocketAddr,
    state: Arc<State>,
}

/// Who may send mail by a server.
#[derive(Clone, Copy)]
pub(crate) struct Login(pub(crate) &'static str, pub(crate) &'static str);

impl MailServer {
    /// A server that takes letters of everybody.
    pub(crate) async fn start() -> Self {
        Self::start_covered(Cover::None, None, None).await
    }

    /// A server with TLS, whose certificate is written to a file, and a user whom alone it believes.
    pub(crate) async fn start_covered(cover: Cover, ca: Option<&Path>, login: Option<Login>) -> Self {
        Self::start_at("127.0.0.1".parse().unwrap(), cover, ca, login).await
    }

    /// The same at another address of this machine.
    pub(crate) async fn start_at(
        host: IpAddr,
        cover: Cover,
        ca: Option<&Path>,
        login: Option<Login>,
    ) -> Self {
        let tls = ca.map(|ca| acceptor(ca, host));
        let listener = TcpListener::bind((host, 0)).await.unwrap();
        let address = listener.local_addr().unwrap();
        let state = Arc::new(State::default());
        let kept = state.clone();
        tokio::spawn(async move {
            loop {
                let (stream, _) = listener.accept().await.unwrap();
                let (state, tls) = (kept.clone(), tls.clone());
                tokio::spawn(async move {
                    let talk = Talk { state, login, offers_tls: cover == Cover::StartTls };
                    match (cover, tls) {
                        (Cover::Tls, Some(tls)) => {
                            if let Ok(stream) = tls.accept(stream).await {
                                talk.greet(stream).await;
                            }
                        }
                        (_, tls) => {
                            if let (Some(stream), Some(tls)) = (talk.greet(stream).await, tls)
                                && let Ok(stream) = tls.accept(stream).await
                            {
                                talk.again(stream).await;
                            }
                        }
                    }
                });
            }
        });
        Self { address, state }
    }

    /// Lets the next letters fail.
    pub(crate) fn fail(&self, failures: impl IntoIterator<Item = Failure>) {
        self.state.failures.lock().unwrap().extend(failures);
    }

    /// Whether all failures have happened.
    pub(crate) fn has_failed(&self) -> bool {
        self.state.failures.lock().unwrap().is_empty()
    }

    /// The letters so far.
    pub(crate) fn received(&self) -> Vec<Received> {
        self.state.received.lock().unwrap().clone()
    }

    /// The letters, once there are so many.
    pub(crate) async fn wait_for(&self, count: usize) -> Vec<Received> {
        let wait = async {
            loop {
                let more = self.state.has_more.notified();
                if self.received().len() >= count {
                    return self.received();
                }
                more.await;
            }
        };
        tokio::time::timeout(Duration::from_secs(20), wait).await.unwrap_or_else(|_| {
            panic!("{} letters instead of {count}: {:#?}", self.received().len(), self.received())
        })
    }
}

/// TLS with a fresh certificate, which is written to a file.
fn acceptor(ca: &Path, host: IpAddr) -> TlsAcceptor {
    let made = rcgen::generate_simple_self_signed(["localhost".to_owned(), host.to_string()]).unwrap();
    std::fs::write(ca, made.cert.pem()).unwrap();
    let key = PrivateKeyDer::try_from(made.signing_key.serialize_der()).unwrap();
    let chain = vec![made.cert.der().clone()];
    let config = ServerConfig::builder().with_no_client_auth().with_single_cert(chain, key).unwrap();
    TlsAcceptor::from(Arc::new(config))
}

struct Talk {
    state: Arc<State>,
    login: Option<Login>,
    offers_tls: bool,
}

impl Talk {
    /// Greets and listens; returns the stream if TLS is to begin.
    async fn greet<S: AsyncRead + AsyncWrite + Unpin>(&self, mut stream: S) -> Option<S> {
        if self.take(Failure::HangUp) {
            return None;
        }
        if self.take(Failure::Closed) {
            stream.write_all(b"554 nothing for you\r\n").await.ok()?;
            return None;
        }
        stream.write_all(b"220 mail.test\r\n").await.ok()?;
        self.listen(stream, self.offers_tls).await
    }

    /// Listens once TLS has begun.
    async fn again<S: AsyncRead + AsyncWrite + Unpin>(&self, stream: S) {
        self.listen(stream, false).await;
    }

    /// Takes a failure, if it is the next one.
    fn take(&self, failure: Failure) -> bool {
        let mut failures = self.state.failures.lock().unwrap();
        let is_next = failures.front() == Some(&failure);
        if is_next {
            failures.pop_front();
        }
        is_next
    }

    /// Lets the sender wait, if that is the next failure.
    async fn dawdle(&self) {
        if self.take(Failure::Slow) {
            tokio::time::sleep(Duration::from_millis(700)).await;
        }
    }

    async fn listen<S: AsyncRead + AsyncWrite + Unpin>(&self, stream: S, offers_tls: bool) -> Option<S> {
        let mut stream = BufReader::new(stream);
        let mut is_known = self.login.is_none();
        let mut to = String::new();
        loop {
            let mut line = String::new();
            if stream.read_line(&mut line).await.ok()? == 0 {
                return None;
            }
            let word = line.get(..4).unwrap_or_default().to_ascii_uppercase();
            let answer = match word.as_str() {
                "EHLO" if offers_tls => "250-mail.test\r\n250 STARTTLS\r\n".to_owned(),
                "EHLO" => "250-mail.test\r\n250-AUTH PLAIN LOGIN\r\n250 8BITMIME\r\n".to_owned(),
                "STAR" if offers_tls => {
                    stream.write_all(b"220 go on\r\n").await.ok()?;
                    return Some(stream.into_inner());
                }
                "AUTH" => {
                    is_known = self.login.is_some_and(|Login(user, password)| {
                        let text = format!("\0{user}\0{password}");
                        line.trim_end().ends_with(&data_encoding::BASE64.encode(text.as_bytes()))
                    });
                    if is_known { "235 welcome\r\n".to_owned() } else { "535 who are you\r\n".to_owned() }
                }
                "MAIL" if !is_known => "530 sign in\r\n".to_owned(),
                "MAIL" if self.take(Failure::Sender) => "550 not from you\r\n".to_owned(),
                "RCPT" if self.take(Failure::Later) => "451 come again\r\n".to_owned(),
                "RCPT" if self.take(Failure::Never) => {
                    "550 5.1.1 <ada@example.org>: nobody here\r\n".to_owned()
                }
                "RCPT" => {
                    to = line.split(['<', '>']).nth(1).unwrap_or_default().to_owned();
                    "250 ok\r\n".to_owned()
                }
                "DATA" => {
                    stream.write_all(b"354 go on\r\n").await.ok()?;
                    let mut text = String::new();
                    while !text.ends_with("\r\n.\r\n") {
                        if stream.read_line(&mut text).await.ok()? == 0 {
                            return None;
                        }
                    }
                    let hangs_up = self.take(Failure::HangUpAfter);
                    self.keep(std::mem::take(&mut to), text.trim_end_matches(".\r\n"));
                    if hangs_up {
                        return None;
                    }
                    self.dawdle().await;
                    "250 taken\r\n".to_owned()
                }
                "QUIT" => {
                    stream.write_all(b"221 bye\r\n").await.ok()?;
                    return None;
                }
                _ => "250 ok\r\n".to_owned(),
            };
            stream.write_all(answer.as_bytes()).await.ok()?;
        }
    }

    fn keep(&self, to: String, text: &str) {
        let (head, body) = text.split_once("\r\n\r\n").unwrap();
        let head: Vec<String> = head.replace("\r\n ", " ").lines().map(str::to_owned).collect();
        let is = |line: &str| head.iter().any(|have| have.eq_ignore_ascii_case(line));
        let body = if is("Content-Transfer-Encoding: quoted-printable") {
            quoted_printable(body)
        } else if is("Content-Transfer-Encoding: base64") {
            let text: String = body.split_whitespace().collect();
            String::from_utf8(data_encoding::BASE64.decode(text.as_bytes()).unwrap()).unwrap()
        } else {
            body.to_owned()
        };
        self.state.received.lock().unwrap().push(Received { to, head, body });
        self.state.has_more.notify_waiters();
    }
}

/// The text of quoted-printable lines (RFC 2045, 6.7).
fn quoted_printable(text: &str) -> String {
    let joined = text.replace("=\r\n", "");
    let mut bytes = Vec::new();
    let mut rest = joined.as_bytes();
    while let Some((&byte, after)) = rest.split_first() {
        if byte == b'=' && after.len() >= 2 {
            let hex = std::str::from_utf8(&after[..2]).unwrap();
            bytes.push(u8::from_str_radix(hex, 16).unwrap());
            rest = &after[2..];
        } else {
            bytes.push(byte);
            rest = after;
        }
    }
    String::from_utf8(bytes).unwrap()
}
