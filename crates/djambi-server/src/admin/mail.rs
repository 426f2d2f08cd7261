//! The mail of a host: whether its server takes letters.

use djambi::Problem;
use djambi_text::{Language, Mail};
use tokio_util::sync::CancellationToken;

use super::doctor::Finding;
use crate::env;
use crate::mail::{Encryption, MailAddress, MailOptions, MailSettings, Outcome, Sender};
use crate::public_url::PublicUrl;
use crate::store::Letter;

/// The subject of findings about mail.
const SUBJECT: &str = "mail";

/// Sends a letter to an address at once.
///
/// # Errors
/// When the server does not take it; the text says why.
pub async fn send_test_mail(
    settings: &MailSettings,
    to: &MailAddress,
    language: Language,
) -> Result<(), String> {
    let sender = Sender::new(settings).map_err(|error| error.to_string())?;
    let text = Mail(language);
    let site = settings.site.to_string();
    let letter = Letter {
        to: to.to_string(),
        subject: text.test_subject(&site),
        body: format!("{}\n\n{site}\n", text.test_body()),
        unsubscribe: None,
        news: None,
    };
    let id = format!("{:016x}", env::random_seed());
    match sender.send(&letter, (&id, env::now_ms()), &CancellationToken::new()).await {
        Outcome::Sent => Ok(()),
        Outcome::Later(reason) | Outcome::Unreachable(reason) | Outcome::Never(reason) => {
            Err(reason.to_string())
        }
        // Nobody ends it.
        Outcome::CutOff => Err(String::new()),
    }
}

/// What is found about the options of mail and the server that they name; nothing if they name none.
pub async fn mail_findings(options: MailOptions, site: Option<PublicUrl>) -> Vec<Finding> {
    if options == MailOptions::default() {
        return Vec::new();
    }
    let password_file = options.password_file.clone();
    // Any address will do to try the server.
    let site = site.or_else(|| "http://localhost".parse().ok());
    let settings = match options.settings(site) {
        Ok(Some(settings)) => settings,
        Ok(None) => return Vec::new(),
        Err(error) => return vec![Finding::fault(SUBJECT, told("doctor_mail_options", &error.to_string()))],
    };
    let mut findings = Vec::new();
    if let Some((file, mode)) = password_file.and_then(|file| Some((file.clone(), open_to_others(&file)?))) {
        let message = Problem::new("doctor_mail_password_open").with("file", file.display().to_string());
        findings.push(Finding::fault(SUBJECT, message.with("mode", format!("{mode:o}"))));
    }
    findings.push(server(&settings).await);
    findings
}

/// What is found about the server.
async fn server(settings: &MailSettings) -> Finding {
    let address = settings.smtp.to_string();
    let of_server = |code| Problem::new(code).with("address", &address);
    let answer = match Sender::new(settings) {
        Ok(sender) => sender.greet().await,
        Err(error) => Err(error.to_string()),
    };
    match answer {
        Ok(()) if settings.smtp.encryption() == Encryption::StartTlsIfOffered => {
            Finding::warning(SUBJECT, of_server("doctor_mail_plain"))
        }
        Ok(()) => Finding::ok(SUBJECT, of_server("doctor_mail")),
        Err(reason) if reason.contains("STARTTLS") => {
            Finding::fault(SUBJECT, of_server("doctor_mail_no_tls"))
        }
        Err(reason) => Finding::fault(SUBJECT, of_server("doctor_mail_unreachable").with("text", reason)),
    }
}

fn told(code: &'static str, text: &str) -> Problem {
    Problem::new(code).with("text", text)
}

/// The rights of others to a file, if they have any.
#[cfg(unix)]
fn open_to_others(file: &std::path::Path) -> Option<u32> {
    use std::os::unix::fs::PermissionsExt;
    let mode = file.metadata().ok()?.permissions().mode() & 0o777;
    Some(mode).filter(|mode| mode & 0o077 != 0)
}

#[cfg(not(unix))]
fn open_to_others(_: &std::path::Path) -> Option<u32> {
    None
}
