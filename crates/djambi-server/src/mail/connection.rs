//! A connection to the server that takes mail, step by step: which step fails says whether another letter has a chance.

use std::time::Duration;

use lettre::address::Envelope;
use lettre::transport::smtp::Error;
use lettre::transport::smtp::authentication::{Credentials, DEFAULT_MECHANISMS};
use lettre::transport::smtp::client::{AsyncSmtpConnection, Tls};
use lettre::transport::smtp::commands::{Data, Mail, Rcpt};
use lettre::transport::smtp::extension::{ClientId, MailBodyParameter, MailParameter};
use tokio::time::timeout;

/// How a server is reached.
pub(super) struct Server {
    pub(super) host: String,
    pub(super) port: u16,
    pub(super) tls: Tls,
    pub(super) hello: ClientId,
    pub(super) credentials: Option<Credentials>,
    /// How long a step may take.
    pub(super) timeout: Duration,
}

/// Why a step has failed.
#[derive(Debug, thiserror::Error)]
pub(super) enum Failure {
    /// The server refuses it, or the connection ended.
    #[error(transparent)]
    Smtp(#[from] Error),
    /// The server has not answered in time.
    #[error("the server does not answer in time")]
    Slow,
}

/// A failure, and whether it is that of the letter alone.
pub(super) struct Failed {
    pub(super) failure: Failure,
    pub(super) is_of_letter: bool,
}

/// A connection over which a letter was announced: the server waits for its text.
pub(super) struct Announced(AsyncSmtpConnection, Duration);

impl Server {
    /// Connects and signs in.
    ///
    /// # Errors
    /// When the server does not want to, or is not there.
    pub(super) async fn connect(&self) -> Result<AsyncSmtpConnection, Failure> {
        let Self { host, port, tls, hello, credentials, timeout } = self;
        let wrapper = if let Tls::Wrapper(parameters) = tls { Some(parameters.clone()) } else { None };
        let connect = async {
            let server = (host.as_str(), *port);
            AsyncSmtpConnection::connect_tokio1(server, Some(*timeout), hello, wrapper, None).await
        };
        let mut connection = in_time(*timeout, connect).await?;
        let later = match tls {
            Tls::Required(parameters) => Some(parameters),
            Tls::Opportunistic(parameters) => Some(parameters).filter(|_| connection.can_starttls()),
            _ => None,
        };
        if let Some(parameters) = later {
            in_time(*timeout, connection.starttls(parameters.clone(), hello)).await?;
        }
        if let Some(credentials) = credentials {
            in_time(*timeout, connection.auth(DEFAULT_MECHANISMS, credentials)).await?;
        }
        Ok(connection)
    }

    /// Connects and announces a letter. Nothing is sent by that.
    ///
    /// # Errors
    /// When the server does not want the letter, or none at all.
    pub(super) async fn announce(&self, envelope: &Envelope, text: &[u8]) -> Result<Announced, Failed> {
        let of_server = |failure| Failed { failure, is_of_letter: false };
        let mut connection = self.connect().await.map_err(of_server)?;
        let from = envelope.from().cloned();
        let plain =
            if text.is_ascii() { None } else { Some(MailParameter::Body(MailBodyParameter::EightBitMime)) };
        let mail = Mail::new(from, plain.into_iter().collect());
        let answered = in_time(self.timeout, connection.command(mail)).await;
        if let Err(failure) = answered {
            end(connection, self.timeout).await;
            return Err(of_server(failure));
        }
        match self.name_receivers(&mut connection, envelope).await {
            Ok(()) => Ok(Announced(connection, self.timeout)),
            Err(failure) => {
                end(connection, self.timeout).await;
                Err(Failed { failure, is_of_letter: true })
            }
        }
    }

    async fn name_receivers(
        &self,
        connection: &mut AsyncSmtpConnection,
        envelope: &Envelope,
    ) -> Result<(), Failure> {
        for to in envelope.to() {
            in_time(self.timeout, connection.command(Rcpt::new(to.clone(), Vec::new()))).await?;
        }
        in_time(self.timeout, connection.command(Data)).await.map(drop)
    }
}

impl Announced {
    /// Sends the text. From here on the letter may be taken.
    ///
    /// # Errors
    /// When the server does not say that it has taken it.
    pub(super) async fn send(self, text: &[u8]) -> Result<(), Failure> {
        let Self(mut connection, timeout) = self;
        let sent = in_time(timeout, connection.message(text)).await;
        // What the server has taken is sent, however long it takes to say farewell.
        tokio::spawn(end(connection, timeout));
        sent.map(drop)
    }
}

/// Takes leave of the server, which may not hear it.
pub(super) async fn end(mut connection: AsyncSmtpConnection, most: Duration) {
    let _ = timeout(most, connection.abort()).await;
}

/// The result of a step, if it is done in time.
async fn in_time<T>(most: Duration, step: impl Future<Output = Result<T, Error>>) -> Result<T, Failure> {
    Ok(timeout(most, step).await.map_err(|_| Failure::Slow)??)
}
