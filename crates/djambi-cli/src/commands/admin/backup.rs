//! The command `admin backup`.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use djambi_server::admin::{self, BackupRequest, ExistingFile, Secrets};
use djambi_text::Cli;
use serde_json::json;

use super::database::DatabaseArgument;
use crate::json_line::write_json_line;
use crate::printable_output::tell;

/// The arguments of `admin backup`.
#[derive(Args)]
#[command(after_help = "
  djambi admin backup /var/backups/djambi-$(date +%F).sqlite3")]
pub(super) struct Backup {
    file: PathBuf,

    #[command(flatten)]
    database: DatabaseArgument,

    #[arg(long)]
    force: bool,

    #[arg(long)]
    without_secrets: bool,

    #[arg(long)]
    json: bool,
}

impl Backup {
    /// Runs the command.
    pub(super) fn run(self, output: &mut impl Write, texts: Cli) -> anyhow::Result<ExitCode> {
        let request = BackupRequest {
            database: self.database.url()?,
            file: self.file,
            secrets: if self.without_secrets { Secrets::LeftOut } else { Secrets::Kept },
            existing: if self.force { ExistingFile::Replaced } else { ExistingFile::Refused },
        };
        let report = admin::backup(&request, &mut |copied, total| {
            tell(&texts.copied(copied >> 20, total >> 20));
        })?;
        let file = request.file.display().to_string();
        if self.json {
            let secrets = request.secrets == Secrets::Kept;
            let (games, bytes) = (report.games, report.bytes);
            let written = json!({"file": file, "games": games, "bytes": bytes, "secrets": secrets});
            write_json_line(output, &written)?;
            return Ok(ExitCode::SUCCESS);
        }
        writeln!(output, "{}", texts.backed_up(&file, report.games, report.bytes))?;
        if request.secrets == Secrets::LeftOut {
            writeln!(output, "{}", texts.backed_up_without_key())?;
        }
        Ok(ExitCode::SUCCESS)
    }
}
