//! The lines in the examples of the help.

use std::process::Command;

use crate::lines::{Printed, lines_of};

/// The lines in the examples of the help of each command.
pub(crate) fn of_help() -> Vec<Printed> {
    let mut all = Vec::new();
    let mut commands = vec![Vec::new()];
    while let Some(command) = commands.pop() {
        let help = help_of(&command);
        commands.extend(subcommands(&help).map(|name| [command.clone(), vec![name]].concat()));
        all.extend(lines_of("djambi", &help, &format!("djambi {} --help", command.join(" "))));
    }
    all
}

fn help_of(command: &[String]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_djambi"))
        .args(["--lang", "en"])
        .args(command)
        .arg("--help")
        .output();
    String::from_utf8(output.unwrap().stdout).unwrap()
}

/// The commands that a help lists, but `help`.
fn subcommands(help: &str) -> impl Iterator<Item = String> {
    let listed = help.split_once("\nCommands:\n").map_or("", |(_, rest)| rest);
    let listed = listed.split("\n\n").next().unwrap_or_default().lines().map(str::to_owned);
    let names = listed.filter(|line| line.starts_with("  ") && !line.starts_with("   "));
    names.filter_map(|line| Some(line.split_whitespace().next()?.to_owned())).filter(|name| name != "help")
}
