//! The command `admin backup`.

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use djambi_server::admin::{self, BackupRequest, ExistingFile, Secrets};

use super::database::DatabaseArgument;

/// Write a copy of the database to a file, beside a running server
///
/// The file holds one moment of the database, all acknowledged turns included. It appears under its name only
/// when it is whole, checked and on the disk; only its owner can read it.
#[derive(Args)]
#[command(after_help = "Example:
  djambi admin backup /var/backups/djambi-$(date +%F).sqlite3")]
pub(super) struct Backup {
    /// The file to write
    file: PathBuf,

    #[command(flatten)]
    database: DatabaseArgument,

    /// Replace the file if it exists
    #[arg(long)]
    force: bool,

    /// Leave out the key that signs cookies and invitations
    ///
    /// The file is then less secret. But a server restored from it knows no browser: everybody becomes a new
    /// guest, nobody gets their seat back, and invitations that were sent are void.
    #[arg(long)]
    without_secrets: bool,
}

impl Backup {
    /// Runs the command.
    pub(super) fn run(self, output: &mut impl Write) -> anyhow::Result<ExitCode> {
        let request = BackupRequest {
            database: self.database.url()?,
            file: self.file,
            secrets: if self.without_secrets { Secrets::LeftOut } else { Secrets::Kept },
            existing: if self.force { ExistingFile::Replaced } else { ExistingFile::Refused },
        };
        let report = admin::backup(&request, &mut |copied, total| {
            // Standard error may be closed; the backup goes on.
            let _ = writeln!(io::stderr(), "{} of about {} MiB are copied", copied >> 20, total >> 20);
        })?;
        writeln!(output, "{}: {} games, {} bytes", request.file.display(), report.games, report.bytes)?;
        if request.secrets == Secrets::LeftOut {
            writeln!(
                output,
                "without the key: restored from it, a server knows no earlier cookie or invitation"
            )?;
        }
        Ok(ExitCode::SUCCESS)
    }
}
