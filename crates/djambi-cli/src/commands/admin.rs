//! The command `admin`.

mod backup;
mod database;
mod doctor;
mod health;
mod invite;
mod mail;
mod new_key;
mod order;
mod public_url;
mod rebuild;
mod reports;
mod rerate;
mod restore;
mod rotate_press_key;
mod user;
mod verify;
mod verify_printer;

use std::io::Write;
use std::process::ExitCode;

use clap::{Args, Subcommand};
use djambi_text::Cli;

/// The arguments of `admin`.
#[derive(Args)]
#[command(after_help = "
  djambi admin backup /var/backups/djambi.sqlite3 --force
  djambi admin verify --database /var/lib/djambi/djambi.sqlite3
  djambi admin restore /var/backups/djambi.sqlite3
  djambi admin doctor --url https://djambi.example")]
pub(crate) struct Admin {
    #[command(subcommand)]
    command: AdminCommand,
}

/// A subcommand of `admin` with its arguments.
#[derive(Subcommand)]
enum AdminCommand {
    Backup(backup::Backup),
    Restore(restore::Restore),
    Verify(verify::Verify),
    Doctor(doctor::Doctor),
    Health(health::Health),
    MailTest(mail::MailTest),
    Reports(reports::Reports),
    User(user::User),
    Invite(invite::Invite),
    Act(order::ActCommand),
    Log(order::LogCommand),
    Message(order::MessageCommand),
    Report(order::ReportCommand),
    Role(order::RoleCommand),
    NewKey(new_key::NewKey),
    Rerate(rerate::Rerate),
    Rebuild(rebuild::Rebuild),
    RotatePressKey(rotate_press_key::RotatePressKey),
}

impl Admin {
    /// Runs the command.
    pub(super) fn run(self, output: &mut impl Write, texts: Cli) -> anyhow::Result<ExitCode> {
        match self.command {
            AdminCommand::Backup(command) => command.run(output, texts),
            AdminCommand::Restore(command) => command.run(output, texts),
            AdminCommand::Verify(command) => command.run(output, texts),
            AdminCommand::Doctor(command) => command.run(output, texts),
            AdminCommand::Health(command) => command.run(output, texts),
            AdminCommand::MailTest(command) => command.run(output, texts),
            AdminCommand::Reports(command) => command.run(output, texts),
            AdminCommand::User(command) => command.run(output, texts),
            AdminCommand::Invite(command) => command.run(output, texts),
            AdminCommand::Act(command) => command.run(output, texts),
            AdminCommand::Log(command) => command.run(output, texts),
            AdminCommand::Message(command) => command.run(output, texts),
            AdminCommand::Report(command) => command.run(output, texts),
            AdminCommand::Role(command) => command.run(output, texts),
            AdminCommand::NewKey(command) => command.run(output, texts),
            AdminCommand::Rebuild(command) => command.run(output, texts),
            AdminCommand::Rerate(command) => command.run(output, texts),
            AdminCommand::RotatePressKey(command) => command.run(output, texts),
        }
    }
}
