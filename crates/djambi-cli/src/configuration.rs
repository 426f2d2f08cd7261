//! The configuration of `djambi serve`: flags, environment variables and a file, for one list of options.
//!
//! The list is clap's: every option with a long name. Its variable is `DJAMBI_` with the name in upper case,
//! its key in the file is the name. Variables and file become the defaults of the options, so that the same
//! parsers read them; nothing is said of an option anywhere but at the option.

mod environment;
mod file;
mod nearest;
mod option_spec;
mod printed;
mod setting;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::PathBuf;

use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use djambi_text::Cli;

use crate::help;
use crate::usage::UsageError;
use environment::Environment;
use option_spec::OptionSpec;
use setting::Setting;

/// The subcommand that is configured in this way.
const COMMAND: &str = "serve";
/// The option that names the file, and its variable. It cannot be in the file itself.
const FILE: &str = "config";
const FILE_VARIABLE: &str = "DJAMBI_CONFIG";
/// The flag that prints the configuration.
const PRINT: &str = "print-config";

/// The parsed command line.
pub(crate) struct Parsed {
    /// The arguments, with the values from variables and file.
    pub(crate) matches: ArgMatches,
    /// The configuration as text, if only that is wanted.
    pub(crate) printed: Option<String>,
    /// What is odd about the environment, in sentences.
    pub(crate) warnings: Vec<String>,
}

/// Parses the command line, and for `serve` the variables and the file as well.
///
/// # Errors
/// For wrong usage, with all that is wrong in the variables and the file; and for `--help`.
pub(crate) fn parse(
    program: Command,
    arguments: &[OsString],
    variables: impl IntoIterator<Item = (OsString, OsString)>,
    texts: Cli,
) -> Result<Parsed, UsageError> {
    let plain = program.find_subcommand(COMMAND).expect("subcommand").clone();
    let options = OptionSpec::all(&plain);
    let program = program.mut_subcommand(COMMAND, |command| extend(command, &options, texts));
    let program = help::complete(program, texts);
    let matches = program.clone().try_get_matches_from(arguments)?;
    let Some(given) = matches.subcommand_matches(COMMAND) else {
        return Ok(Parsed { matches, printed: None, warnings: Vec::new() });
    };
    let environment = Environment::new(variables, &options, texts);
    let file = given.get_one::<PathBuf>(FILE).cloned().or_else(|| environment.file.clone());
    let mut settings = BTreeMap::new();
    let mut faults = Vec::new();
    let in_file = file.map_or_else(|| Ok(Vec::new()), |path| file::read(&path, &options, texts));
    for result in in_file.unwrap_or_else(|fault| vec![Err(fault)]).into_iter().chain(environment.settings) {
        match result.and_then(|setting| setting.checked(&plain, texts)) {
            Ok(setting) => drop(settings.insert(setting.option.name.clone(), setting)),
            Err(fault) => faults.push(fault),
        }
    }
    if !faults.is_empty() {
        return Err(UsageError::Settings(faults));
    }
    let program = program.mut_subcommand(COMMAND, |command| with_defaults(command, settings.values()));
    let matches = program.try_get_matches_from(arguments)?;
    let printed = matches
        .subcommand_matches(COMMAND)
        .filter(|serve| serve.get_flag(PRINT))
        .map(|serve| printed::print(&options, serve, &settings, texts));
    Ok(Parsed { matches, printed, warnings: environment.warnings })
}

/// Adds the options of the file, and the names of the variables to the help.
fn extend(command: Command, options: &[OptionSpec], texts: Cli) -> Command {
    let note = |variables: Vec<String>| format!(" [{}]", texts.environment_variables(&variables));
    let file = Arg::new(FILE)
        .long(FILE)
        .value_name("FILE")
        .value_parser(value_parser!(PathBuf))
        .help(texts.help_serve_config().to_owned() + &note(vec![FILE_VARIABLE.to_owned()]));
    let print = Arg::new(PRINT).long(PRINT).action(ArgAction::SetTrue).help(texts.help_serve_print_config());
    let extended = options.iter().fold(command, |command, option| {
        command.mut_arg(&option.id, |arg| {
            let arg = if option.is_list { arg.value_delimiter(',') } else { arg };
            let variables = note(option.variables().collect());
            let long = arg.get_long_help().map(|help| format!("{help}{variables}"));
            let arg = arg.help(format!("{}{variables}", option.about));
            if let Some(long) = long { arg.long_help(long) } else { arg }
        })
    });
    extended.arg(file).arg(print)
}

/// Makes settings the defaults of their options.
fn with_defaults<'a>(command: Command, settings: impl Iterator<Item = &'a Setting>) -> Command {
    let settings: Vec<_> = settings.collect();
    // The command is built, and its arguments must keep their places.
    command.mut_args(|arg| {
        let setting = settings.iter().find(|setting| arg.get_id() == setting.option.id.as_str());
        match setting {
            Some(setting) => arg.default_values(&setting.values),
            None => arg,
        }
    })
}
