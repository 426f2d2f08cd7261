//! The options of mail, of the service and of the commands that try it.

use std::path::PathBuf;

use clap::Args;
use djambi_server::{MailFrom, MailOptions, SmtpUrl};

/// The options of mail.
#[derive(Args)]
pub(crate) struct MailArguments {
    #[arg(long, value_name = "URL")]
    smtp: Option<SmtpUrl>,

    #[arg(long, value_name = "FILE")]
    smtp_password_file: Option<PathBuf>,

    #[arg(long, value_name = "FILE")]
    smtp_ca_file: Option<PathBuf>,

    #[arg(long, value_name = "ADDR")]
    mail_from: Option<MailFrom>,
}

impl MailArguments {
    /// The options as they are given.
    pub(crate) fn options(self) -> MailOptions {
        let Self { smtp, smtp_password_file, smtp_ca_file, mail_from } = self;
        MailOptions { smtp, password_file: smtp_password_file, ca_file: smtp_ca_file, from: mail_from }
    }
}
