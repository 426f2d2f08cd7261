//! The command `record`.

use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use djambi::{Record, RecordError};
use djambi_protocol::Failure;
use djambi_text::{Cli, Language, problem};
use serde_json::json;

use crate::json_line::write_json_line;
use crate::printable_output::tell;
use crate::text_file;

/// The arguments of `record`.
#[derive(Args)]
#[command(after_help = "
  djambi record game.pgn
  djambi record --json - < game.pgn")]
pub(crate) struct RecordCommand {
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,

    #[arg(long)]
    json: bool,
}

/// The records that were read until now, and the faults.
#[derive(Default)]
struct Read {
    records: usize,
    faults: usize,
}

impl RecordCommand {
    /// Runs the command.
    pub(super) fn run(self, output: &mut impl Write, texts: Cli) -> anyhow::Result<ExitCode> {
        let mut read = Read::default();
        for file in &self.files {
            let name = text_file::name(file, texts);
            let text = text_file::read(file, texts)?;
            let before = read.records + read.faults;
            for record in Record::parse_all(&text) {
                match record {
                    Ok(record) => self.write(output, &record, &mut read)?,
                    Err(error) => self.refuse(output, (&name, &error), &mut read, texts)?,
                }
            }
            if read.records + read.faults == before {
                tell(&texts.colon(&name, texts.no_records()));
                read.faults += 1;
            }
        }
        Ok(if read.faults == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }

    /// Writes a record in its usual form. An empty line stands between two.
    fn write(&self, output: &mut impl Write, record: &Record, read: &mut Read) -> anyhow::Result<()> {
        if self.json {
            write_json_line(output, &json!({"valid": true, "record": record.to_string()}))?;
        } else {
            let between = if read.records == 0 { "" } else { "\n" };
            write!(output, "{between}{record}")?;
        }
        read.records += 1;
        Ok(())
    }

    /// Says what is wrong with a record of a file.
    fn refuse(
        &self,
        output: &mut impl Write,
        (name, error): (&str, &RecordError),
        read: &mut Read,
        texts: Cli,
    ) -> anyhow::Result<()> {
        let fault = error.problem();
        if self.json {
            let RecordError { line, column, .. } = error;
            let fault = Failure::new(&fault, problem(Language::En, &fault), None);
            write_json_line(
                output,
                &json!({"valid": false, "line": line, "column": column, "fault": fault}),
            )?;
        } else {
            tell(&texts.colon(name, &problem(texts.0, &fault)));
        }
        read.faults += 1;
        Ok(())
    }
}
