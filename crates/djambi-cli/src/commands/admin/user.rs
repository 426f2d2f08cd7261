//! The command `admin user`.

use std::io::Write;
use std::process::ExitCode;

use anyhow::bail;
use clap::{Args, Subcommand};
use djambi_server::{PublicUrl, admin};
use djambi_text::Cli;

use super::database::DatabaseArgument;
use super::order::print_acts;
use crate::printable_output::tell;

/// The arguments of `admin user`.
#[derive(Args)]
#[command(after_help = "
  djambi admin user reset Lucrezia --url https://djambi.example")]
pub(super) struct User {
    #[command(subcommand)]
    command: UserCommand,
}

/// A subcommand of `admin user` with its arguments.
#[derive(Subcommand)]
enum UserCommand {
    Reset(Reset),
    RemoveFactor(RemoveFactor),
    Show(Show),
}

/// The arguments of `admin user reset`.
#[derive(Args)]
#[command(after_help = "
  djambi admin user reset Lucrezia --url https://djambi.example")]
struct Reset {
    name: String,

    #[arg(long, value_name = "URL")]
    url: Option<PublicUrl>,

    #[command(flatten)]
    database: DatabaseArgument,
}

/// The arguments of `admin user remove-factor`.
#[derive(Args)]
#[command(after_help = "
  djambi admin user remove-factor Lucrezia")]
struct RemoveFactor {
    name: String,

    #[command(flatten)]
    database: DatabaseArgument,
}

impl User {
    /// Runs the command.
    pub(super) fn run(self, output: &mut impl Write, texts: Cli) -> anyhow::Result<ExitCode> {
        match self.command {
            UserCommand::Reset(command) => command.run(output, texts),
            UserCommand::RemoveFactor(command) => command.run(texts),
            UserCommand::Show(command) => command.run(output, texts),
        }
    }
}

/// The arguments of `admin user show`.
#[derive(Args)]
#[command(after_help = "
  djambi admin user show Lucrezia")]
struct Show {
    name: String,

    #[arg(long)]
    json: bool,

    #[command(flatten)]
    database: DatabaseArgument,
}

impl Show {
    fn run(self, output: &mut impl Write, texts: Cli) -> anyhow::Result<ExitCode> {
        let Some(acts) = admin::acts(&self.database.url()?, Some(&self.name))? else {
            bail!(texts.no_such_account(&self.name));
        };
        print_acts(&acts, output, texts, self.json)?;
        Ok(ExitCode::SUCCESS)
    }
}

impl Reset {
    fn run(self, output: &mut impl Write, texts: Cli) -> anyhow::Result<ExitCode> {
        let Self { name, url, database } = self;
        let Some(path) = admin::password_link(&database.url()?, &name)? else {
            bail!(texts.no_such_account(&name));
        };
        let site = url.map(|url| url.to_string()).unwrap_or_default();
        writeln!(output, "{site}{path}")?;
        tell(&texts.password_link_made(&name));
        Ok(ExitCode::SUCCESS)
    }
}

impl RemoveFactor {
    fn run(self, texts: Cli) -> anyhow::Result<ExitCode> {
        let Self { name, database } = self;
        if !admin::remove_second_factor(&database.url()?, &name)? {
            bail!(texts.no_such_account(&name));
        }
        tell(&texts.second_factor_removed(&name));
        Ok(ExitCode::SUCCESS)
    }
}
