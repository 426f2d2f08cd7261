//! The command `admin invite`.

use std::io::Write;
use std::process::ExitCode;

use clap::Args;
use djambi_protocol::INVITATION_DAYS;
use djambi_server::{PublicUrl, admin};
use djambi_text::Cli;

use super::database::DatabaseArgument;
use crate::printable_output::tell;

/// The arguments of `admin invite`.
#[derive(Args)]
#[command(after_help = "
  djambi admin invite --url https://djambi.example")]
pub(super) struct Invite {
    #[arg(long, value_name = "URL")]
    url: Option<PublicUrl>,

    #[command(flatten)]
    database: DatabaseArgument,
}

impl Invite {
    /// Runs the command.
    pub(super) fn run(self, output: &mut impl Write, texts: Cli) -> anyhow::Result<ExitCode> {
        let Self { url, database } = self;
        let path = admin::invite(&database.url()?)?;
        let site = url.map(|url| url.to_string()).unwrap_or_default();
        writeln!(output, "{site}{path}")?;
        tell(&texts.invitation_made(INVITATION_DAYS.into()));
        Ok(ExitCode::SUCCESS)
    }
}
