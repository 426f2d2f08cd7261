//! The way of a letter to the server that takes it.

use std::fmt;
use std::time::{Duration, SystemTime};

use lettre::Address;
use lettre::message::header::{self, HeaderName, HeaderValue};
use lettre::message::{Mailbox, Message};
use lettre::transport::smtp::authentication::Credentials;
use lettre::transport::smtp::client::{Tls, TlsParameters};
use lettre::transport::smtp::extension::ClientId;
use tokio_util::sync::CancellationToken;

use super::connection::{self, Failed, Failure, Server};
use super::settings::{MailSettings, MailSetupError};
use super::smtp_url::Encryption;
use crate::store::Letter;

/// Answers of a server that the host can do something about: it wants another user or password.
const OF_SIGN_IN: [u16; 4] = [530, 534, 535, 538];

/// Sends letters, each by a connection of its own.
pub(crate) struct Sender {
    server: Server,
    from: Mailbox,
    /// The host of the service, which ids of letters end with.
    host: String,
}

/// Why a letter was not taken.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Reason {
    /// What the server, or what lies before it, has said. Its answers may name those to whom a letter goes.
    text: String,
    /// The code of its answer, if it has answered.
    code: Option<u16>,
}

impl Reason {
    fn of(text: String) -> Self {
        Self { text, code: None }
    }

    fn of_failure(failure: &Failure) -> Self {
        let code = match failure {
            Failure::Smtp(error) => error.status().map(u16::from),
            Failure::Slow => None,
        };
        Self { text: failure.to_string(), code }
    }

    /// The reason without the words of an answer: logs name no address.
    pub(crate) fn for_log(&self) -> String {
        self.code.map_or_else(|| self.text.clone(), |code| format!("the server answers {code}"))
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// What became of a letter.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Outcome {
    /// The server has taken it.
    Sent,
    /// The server does not take it now.
    Later(Reason),
    /// The server was not reached, or takes nothing at all: no other letter has a chance.
    Unreachable(Reason),
    /// The server will never take it.
    Never(Reason),
    /// The service ends; the server has nothing of it.
    CutOff,
}

impl Sender {
    /// A sender by these settings.
    ///
    /// # Errors
    /// When no TLS can be begun with a server of this name.
    pub(crate) fn new(settings: &MailSettings) -> Result<Self, MailSetupError> {
        let MailSettings { smtp, password, ca, from, site, pace } = settings;
        let server = smtp.host.trim_matches(['[', ']']);
        let parameters = || {
            let parameters = TlsParameters::builder(server.to_owned());
            let parameters =
                ca.iter().fold(parameters, |parameters, one| parameters.add_root_certificate(one.clone()));
            parameters.build_rustls().map_err(|_| MailSetupError::Tls)
        };
        let tls = match smtp.encryption {
            Encryption::Tls => Tls::Wrapper(parameters()?),
            Encryption::StartTls => Tls::Required(parameters()?),
            Encryption::StartTlsIfOffered => Tls::Opportunistic(parameters()?),
            Encryption::None => Tls::None,
        };
        let host = host_of(site.origin());
        let credentials = smtp
            .user
            .as_ref()
            .zip(password.as_ref())
            .map(|(user, password)| Credentials::new(user.clone(), password.0.clone()));
        let hello = ClientId::Domain(host.clone());
        let server = Server {
            host: server.to_owned(),
            port: smtp.port,
            tls,
            hello,
            credentials,
            timeout: pace.timeout,
        };
        Ok(Self { server, from: from.inner(), host })
    }

    /// Sends a letter that has this id and was written at a moment in milliseconds since 1970: however often it is tried, it
    /// is the same letter. At the end of the service it is left where it is, unless its text is on its way.
    pub(crate) async fn send(
        &self,
        letter: &Letter,
        (id, made_ms): (&str, u64),
        end: &CancellationToken,
    ) -> Outcome {
        let message = match self.message(letter, id, made_ms) {
            Ok(message) => message,
            Err(error) => return Outcome::Never(Reason::of(error)),
        };
        let text = message.formatted();
        let announce = self.server.announce(message.envelope(), &text);
        let announced = match end.run_until_cancelled(announce).await {
            None => return Outcome::CutOff,
            Some(Err(Failed { failure, is_of_letter: false })) => {
                return Outcome::Unreachable(Reason::of_failure(&failure));
            }
            Some(Err(Failed { failure, is_of_letter: true })) => return outcome(&failure),
            Some(Ok(announced)) => announced,
        };
        match announced.send(&text).await {
            Ok(()) => Outcome::Sent,
            Err(failure) => outcome(&failure),
        }
    }

    /// Connects to the server, signs in and goes again.
    ///
    /// # Errors
    /// When that fails; the text says why.
    pub(crate) async fn greet(&self) -> Result<(), String> {
        let connection = self.server.connect().await.map_err(|failure| failure.to_string())?;
        connection::end(connection, self.server.timeout).await;
        Ok(())
    }

    /// The message of a letter.
    fn message(&self, letter: &Letter, id: &str, made_ms: u64) -> Result<Message, String> {
        let Letter { to, subject, body, unsubscribe, .. } = letter;
        let to: Address = to.parse().map_err(|_| "this is no address".to_owned())?;
        let mut message = Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, to))
            .subject(subject.as_str())
            .date(SystemTime::UNIX_EPOCH + Duration::from_millis(made_ms))
            .message_id(Some(format!("<{id}@{}>", self.host)))
            .raw_header(plain("Auto-Submitted", "auto-generated"));
        if let Some(address) = unsubscribe {
            message = message
                .raw_header(plain("List-Unsubscribe", &format!("<{address}>")))
                .raw_header(plain("List-Unsubscribe-Post", "List-Unsubscribe=One-Click"));
        }
        let message = message.header(header::ContentType::TEXT_PLAIN).body(body.clone());
        message.map_err(|error| error.to_string())
    }
}

/// The outcome for a letter that the server has refused for its receiver or its text.
fn outcome(failure: &Failure) -> Outcome {
    let reason = Reason::of_failure(failure);
    match (failure, reason.code) {
        (_, Some(code)) if OF_SIGN_IN.contains(&code) => Outcome::Unreachable(reason),
        (Failure::Smtp(error), Some(_)) if error.is_permanent() => Outcome::Never(reason),
        (_, Some(_)) => Outcome::Later(reason),
        (_, None) => Outcome::Unreachable(reason),
    }
}

/// A header whose value stays as it is.
fn plain(name: &'static str, value: &str) -> HeaderValue {
    HeaderValue::dangerous_new_pre_encoded(
        HeaderName::new_from_ascii_str(name),
        value.to_owned(),
        value.to_owned(),
    )
}

/// The host of the address of a site.
fn host_of(origin: &str) -> String {
    let host = origin.split_once("://").map_or(origin, |(_, host)| host);
    let end = host.rfind(':').filter(|&end| !host[end..].contains(']')).unwrap_or(host.len());
    host[..end].to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mail::MailOptions;

    #[test]
    fn a_message_is_plain_text_with_an_id_and_nothing_can_be_slipped_into_its_head() {
        let options = MailOptions {
            smtp: Some("smtp://localhost".parse().unwrap()),
            from: Some("Djambi <djambi@example.org>".parse().unwrap()),
            ..MailOptions::default()
        };
        let settings = options.settings(Some("https://djambi.example:8443".parse().unwrap())).unwrap();
        let sender = Sender::new(&settings.unwrap()).unwrap();
        let letter = Letter {
            to: "ada@example.org".to_owned(),
            subject: "À vous\r\nBcc: eve@example.org".to_owned(),
            body: "Your turn.\nhttps://djambi.example/game/k3v9q2m7x1\n".to_owned(),
            unsubscribe: Some("https://djambi.example/mail/stop/abc".to_owned()),
            news: None,
        };
        let text = String::from_utf8(sender.message(&letter, "abc", 0).unwrap().formatted()).unwrap();
        let (head, body) = text.split_once("\r\n\r\n").unwrap();
        for line in [
            "From: Djambi <djambi@example.org>",
            "To: ada@example.org",
            "Message-ID: <abc@djambi.example>",
            "List-Unsubscribe: <https://djambi.example/mail/stop/abc>",
            "List-Unsubscribe-Post: List-Unsubscribe=One-Click",
            "Auto-Submitted: auto-generated",
            "Date: Thu, 01 Jan 1970 00:00:00 +0000",
        ] {
            assert!(head.lines().any(|have| have == line), "{line} in {head}");
        }
        assert!(!head.lines().any(|line| line.starts_with("Bcc")), "{head}");
        assert!(head.contains("Content-Type: text/plain; charset=utf-8"), "{head}");
        assert!(body.contains("https://djambi.example/game/k3v9q2m7x1"), "{body}");
        let nobody = Letter { to: "nobody".to_owned(), ..letter };
        assert!(sender.message(&nobody, "abc", 0).is_err());
        assert_eq!(host_of("http://[::1]:8080"), "[::1]");
    }
}
