//! How a host lets mail be sent.

use std::fmt;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use lettre::transport::smtp::client::Certificate;

use super::address::MailFrom;
use super::smtp_url::SmtpUrl;
use crate::public_url::PublicUrl;

/// An option of mail, as hosts know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MailOption {
    /// The server.
    Smtp,
    /// The file with the password.
    PasswordFile,
    /// The file with the certificate of who certifies the server.
    CaFile,
    /// The sender.
    From,
    /// The address of the service.
    PublicUrl,
}

impl MailOption {
    /// The option as it is written.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Smtp => "--smtp",
            Self::PasswordFile => "--smtp-password-file",
            Self::CaFile => "--smtp-ca-file",
            Self::From => "--mail-from",
            Self::PublicUrl => "--public-url",
        }
    }
}

/// The options of mail as a host has given them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MailOptions {
    /// The server by which mail goes out.
    pub smtp: Option<SmtpUrl>,
    /// The file with the password.
    pub password_file: Option<PathBuf>,
    /// The file with the certificate of who certifies the server, beside those whom everybody believes.
    pub ca_file: Option<PathBuf>,
    /// The sender.
    pub from: Option<MailFrom>,
}

/// Why mail cannot be sent as the options say.
#[derive(Debug, thiserror::Error)]
pub enum MailSetupError {
    /// An option lacks another one.
    #[error("{} needs {}", option.name(), missing.name())]
    Needs {
        /// The option.
        option: MailOption,
        /// The one that is missing.
        missing: MailOption,
    },
    /// There is a password, but the address of the server has no user.
    #[error(
        "--smtp-password-file needs a user in the address of --smtp, such as smtps://user@mail.example.org"
    )]
    NoUser,
    /// A file cannot be read.
    #[error("{}: cannot read {}", option.name(), path.display())]
    File {
        /// The option.
        option: MailOption,
        /// The file.
        path: PathBuf,
        /// The error of the operating system.
        source: io::Error,
    },
    /// The file of the password is empty or has more than a line.
    #[error("--smtp-password-file: {} is not one line with a password", path.display())]
    NoPassword {
        /// The file.
        path: PathBuf,
    },
    /// A file holds no certificate.
    #[error("--smtp-ca-file: {} holds no certificate in the form PEM", path.display())]
    NoCertificate {
        /// The file.
        path: PathBuf,
    },
    /// The server has a name by which TLS cannot be begun.
    #[error("--smtp: no TLS can be begun with this server")]
    Tls,
}

/// The password of the user as whom mail is sent. It is never shown.
#[derive(Clone)]
pub struct SmtpPassword(pub(super) String);

impl fmt::Debug for SmtpPassword {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SmtpPassword(..)")
    }
}

/// How mail is sent.
#[derive(Clone, Debug)]
pub struct MailSettings {
    pub(crate) smtp: SmtpUrl,
    pub(crate) password: Option<SmtpPassword>,
    pub(crate) ca: Vec<Certificate>,
    pub(crate) from: MailFrom,
    pub(crate) site: PublicUrl,
    /// How often it is looked for what is to be sent.
    pub pace: MailPace,
}

/// How often it is looked for what is to be sent, and how long a try may take.
#[derive(Clone, Copy, Debug)]
pub struct MailPace {
    /// How often it is looked whether players should hear of their games.
    pub look: Duration,
    /// How long something in a game is not looked at before its player is told by mail.
    pub patience: Duration,
    /// How long a step of a try may take.
    pub timeout: Duration,
    /// The minute by which the pauses between tries are counted.
    pub minute: Duration,
    /// How many turns, and how many games, are looked at in one go.
    pub at_once: u32,
}

impl Default for MailPace {
    fn default() -> Self {
        Self {
            look: Duration::from_secs(30),
            patience: Duration::from_secs(60),
            timeout: Duration::from_secs(30),
            minute: Duration::from_secs(60),
            at_once: 500,
        }
    }
}

impl MailOptions {
    /// How mail is sent by these options, for a service at an address; `None` without any of them. Reads the files.
    ///
    /// # Errors
    /// When an option is missing, or a file cannot be read.
    pub fn settings(self, site: Option<PublicUrl>) -> Result<Option<MailSettings>, MailSetupError> {
        let Self { smtp, password_file, ca_file, from } = self;
        let Some(smtp) = smtp else {
            let others = [
                (password_file.is_some(), MailOption::PasswordFile),
                (ca_file.is_some(), MailOption::CaFile),
                (from.is_some(), MailOption::From),
            ];
            let other = others.into_iter().find(|(is_given, _)| *is_given);
            return other.map_or(Ok(None), |(_, option)| Err(needs(option, MailOption::Smtp)));
        };
        let from = from.ok_or(needs(MailOption::Smtp, MailOption::From))?;
        let site = site.ok_or(needs(MailOption::Smtp, MailOption::PublicUrl))?;
        let password = match (password_file, smtp.user()) {
            (Some(path), Some(_)) => Some(password_in(&path)?),
            (Some(_), None) => return Err(MailSetupError::NoUser),
            (None, Some(_)) => return Err(needs(MailOption::Smtp, MailOption::PasswordFile)),
            (None, None) => None,
        };
        let ca = ca_file.map_or(Ok(Vec::new()), certificates_in)?;
        Ok(Some(MailSettings { smtp, password, ca, from, site, pace: MailPace::default() }))
    }
}

const fn needs(option: MailOption, missing: MailOption) -> MailSetupError {
    MailSetupError::Needs { option, missing }
}

/// The password in a file: its one line.
fn password_in(path: &Path) -> Result<SmtpPassword, MailSetupError> {
    let option = MailOption::PasswordFile;
    let text = fs::read_to_string(path).map_err(|source| MailSetupError::File {
        option,
        path: path.to_owned(),
        source,
    })?;
    let line = text.strip_suffix('\n').map_or(text.as_str(), |line| line.strip_suffix('\r').unwrap_or(line));
    let is_password = !line.is_empty() && !line.chars().any(char::is_control);
    is_password
        .then(|| SmtpPassword(line.to_owned()))
        .ok_or_else(|| MailSetupError::NoPassword { path: path.to_owned() })
}

/// The certificates in a file.
fn certificates_in(path: PathBuf) -> Result<Vec<Certificate>, MailSetupError> {
    let text = match fs::read(&path) {
        Ok(text) => text,
        Err(source) => return Err(MailSetupError::File { option: MailOption::CaFile, path, source }),
    };
    let certificates: Vec<Certificate> = Certificate::from_pem(&text).into_iter().collect();
    if certificates.is_empty() || !text.windows(11).any(|part| part == b"CERTIFICATE") {
        return Err(MailSetupError::NoCertificate { path });
    }
    Ok(certificates)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn options(smtp: &str) -> MailOptions {
        let from = Some("djambi@example.org".parse().unwrap());
        MailOptions { smtp: Some(smtp.parse().unwrap()), from, ..MailOptions::default() }
    }

    fn refusal(options: MailOptions, site: Option<&str>) -> String {
        let site = site.map(|site| site.parse().unwrap());
        options.settings(site).err().map(|error| error.to_string()).unwrap_or_default()
    }

    #[test]
    fn an_option_that_lacks_another_names_both() {
        const SITE: Option<&str> = Some("https://djambi.example");
        assert!(MailOptions::default().settings(None).unwrap().is_none());
        let from = options("smtp://localhost").from;
        let alone = MailOptions { from: from.clone(), ..MailOptions::default() };
        assert_eq!(refusal(alone, SITE), "--mail-from needs --smtp");
        let file = MailOptions { password_file: Some("/none".into()), ..MailOptions::default() };
        assert_eq!(refusal(file, SITE), "--smtp-password-file needs --smtp");
        let anonymous = MailOptions { from: None, ..options("smtp://localhost") };
        assert_eq!(refusal(anonymous, SITE), "--smtp needs --mail-from");
        assert_eq!(refusal(options("smtp://localhost"), None), "--smtp needs --public-url");
        assert_eq!(refusal(options("smtp://ada@localhost"), SITE), "--smtp needs --smtp-password-file");
        let missing = |smtp| MailOptions { password_file: Some("/none".into()), ..options(smtp) };
        assert!(refusal(missing("smtp://localhost"), SITE).starts_with("--smtp-password-file needs a user"));
        let unreadable = refusal(missing("smtp://ada@localhost"), SITE);
        assert_eq!(unreadable, "--smtp-password-file: cannot read /none");
    }

    #[test]
    fn a_password_is_the_one_line_of_its_file() {
        let folder = tempfile::TempDir::new().unwrap();
        let path = folder.path().join("password");
        for (text, password) in [
            ("secret word\n", Some("secret word")),
            ("secret\r\n", Some("secret")),
            (" secret", Some(" secret")),
            ("", None),
            ("\n", None),
            ("two\nlines\n", None),
        ] {
            fs::write(&path, text).unwrap();
            let read = password_in(&path).ok();
            assert_eq!(read.as_ref().map(|password| password.0.as_str()), password, "{text:?}");
            assert!(!format!("{read:?}").contains("secret"));
        }
        fs::write(&path, "-----BEGIN NOTHING-----\n").unwrap();
        assert!(matches!(certificates_in(path), Err(MailSetupError::NoCertificate { .. })));
    }
}
