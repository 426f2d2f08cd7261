//! The options of mail for the commands of hosts, and the command `admin mail-test`.

use std::io::Write;
use std::process::ExitCode;
use std::str::FromStr;

use anyhow::{Context, bail};
use clap::Args;
use djambi_server::{MailAddress, MailOptions, PublicUrl, admin};
use djambi_text::Cli;

use crate::arguments::MailArguments;

/// The arguments of `admin mail-test`.
#[derive(Args)]
pub(super) struct MailTest {
    #[arg(value_name = "ADDR")]
    address: MailAddress,

    #[command(flatten)]
    mail: MailArguments,

    #[arg(long, value_name = "URL")]
    public_url: Option<PublicUrl>,
}

impl MailTest {
    /// Runs the command.
    pub(super) fn run(self, output: &mut impl Write, texts: Cli) -> anyhow::Result<ExitCode> {
        let Self { address, mail, public_url } = self;
        let url = public_url.map_or_else(|| variable("DJAMBI_PUBLIC_URL"), |url| Ok(Some(url)))?;
        let Some(settings) = with_variables(mail.options())?.settings(url)? else {
            bail!(texts.mail_no_server());
        };
        let runtime = djambi_server::runtime(Some(1))?;
        if let Err(reason) = runtime.block_on(admin::send_test_mail(&settings, &address, texts.0)) {
            bail!(texts.mail_not_sent(&reason));
        }
        writeln!(output, "{}", texts.mail_sent(&address.to_string()))?;
        Ok(ExitCode::SUCCESS)
    }
}

/// Options of mail, those that are missing from the environment variables of the service.
///
/// # Errors
/// When a variable has a value that its option refuses.
pub(super) fn with_variables(options: MailOptions) -> anyhow::Result<MailOptions> {
    let MailOptions { smtp, password_file, ca_file, from } = options;
    Ok(MailOptions {
        smtp: smtp.map_or_else(|| variable("DJAMBI_SMTP"), |smtp| Ok(Some(smtp)))?,
        password_file: password_file
            .map_or_else(|| variable("DJAMBI_SMTP_PASSWORD_FILE"), |file| Ok(Some(file)))?,
        ca_file: ca_file.map_or_else(|| variable("DJAMBI_SMTP_CA_FILE"), |file| Ok(Some(file)))?,
        from: from.map_or_else(|| variable("DJAMBI_MAIL_FROM"), |from| Ok(Some(from)))?,
    })
}

/// The value of an environment variable; none if it is not set, or empty.
pub(super) fn variable<T: FromStr<Err: std::error::Error + Send + Sync + 'static>>(
    name: &str,
) -> anyhow::Result<Option<T>> {
    let text = std::env::var(name).ok().filter(|text| !text.is_empty());
    text.map(|text| text.parse().with_context(|| name.to_owned())).transpose()
}
