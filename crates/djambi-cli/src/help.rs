//! The help of the command line, whose texts are in the catalogue: clap derives the options, and here each
//! command and option gets its text by its id.

#[cfg(test)]
mod tests;

use clap::builder::{Resettable, StyledStr};
use clap::{Arg, ArgAction, Command};
use djambi_text::{Cli, Language};

use crate::language;

/// The id of the program itself, whose commands are named without it.
const PROGRAM: &str = "djambi";
/// The command that clap adds for help.
const HELP: &str = "help";
/// Options that every command has stand behind its own.
const LAST: usize = 900;

/// A program with the options that all its commands have, and with the texts of everything in it.
pub(crate) fn described(program: Command, texts: Cli) -> Command {
    let codes = Language::ALL.map(Language::code);
    let lang = Arg::new(language::OPTION).long(language::OPTION).value_name("LANGUAGE").value_parser(codes);
    let help = Arg::new(HELP).short('h').long(HELP).action(ArgAction::Help);
    let version = Arg::new("version").short('V').long("version").action(ArgAction::Version);
    let common = [lang, help, version].into_iter().zip(LAST..);
    let common = common.map(|(arg, order)| arg.global(true).display_order(order));
    let program = program.disable_help_flag(true).disable_version_flag(true).args(common);
    let chapters: Vec<_> = djambi_server::manual_chapters().collect();
    describe(program, texts, PROGRAM).after_help(texts.manual_chapters(&chapters))
}

/// A command with the texts of it and below it. The path is its name after the names of those above it.
fn describe(command: Command, texts: Cli, path: &str) -> Command {
    let mut command = command.mut_args(|arg| {
        let id = arg.get_id().to_string();
        let own = format!("{path}-{id}");
        let help = text(texts, "help", &own).or_else(|| text(texts, "help", &id));
        let Some(help) = help else { return arg };
        match text(texts, "long", &own) {
            Some(more) => arg.long_help(format!("{help}\n\n{more}")).help(help),
            None => arg.help(help),
        }
    });
    if let Some(about) = text(texts, "about", path) {
        let more = text(texts, "more", path).map(|more| format!("{about}\n\n{more}"));
        command = command.long_about(optional(more)).about(about);
    }
    if let Some(examples) = command.get_after_help().map(ToString::to_string) {
        let count = examples.lines().filter(|line| line.starts_with("  djambi")).count().max(1);
        let heading = texts.colon(&texts.examples(count as u64), "");
        command = command.after_help(format!("{}{examples}", heading.trim_end()));
    }
    if let Some(after) = text(texts, "after", path) {
        command = command.after_help(after);
    }
    command.mut_subcommands(|command| {
        let name = command.get_name();
        let path = if path == PROGRAM { name.to_owned() } else { format!("{path}-{name}") };
        describe(command, texts, &path)
    })
}

/// A program that is ready to parse, with everything that clap itself says in help in the language of the
/// texts.
pub(crate) fn complete(program: Command, texts: Cli) -> Command {
    let mut program = headed(program, texts);
    program.build();
    used(program, texts)
}

/// A command with the headings and notes of its help.
fn headed(command: Command, texts: Cli) -> Command {
    let header = *command.get_styles().get_header();
    let usage = texts.colon(texts.usage(), "");
    let template = format!(
        "{{about-with-newline}}\n{header}{}{header:#} {{usage}}\n\n{{all-args}}{{after-help}}",
        usage.trim_end()
    );
    command
        .help_template(template)
        .subcommand_help_heading(heading(texts, texts.commands()))
        .subcommand_value_name(texts.value_command())
        .mut_args(|arg| noted(arg, texts))
        .mut_subcommands(|command| headed(command, texts))
}

/// A heading without the colon that clap puts behind it.
fn heading(texts: Cli, name: &str) -> String {
    texts.colon(name, "").trim_end().trim_end_matches(':').to_owned()
}

/// An argument with its heading, the name of its value, its default and its possible values.
fn noted(arg: Arg, texts: Cli) -> Arg {
    let group = match arg.get_help_heading() {
        Some(name) => text(texts, "heading", name).unwrap_or_else(|| name.to_owned()),
        None if arg.is_positional() => texts.arguments().to_owned(),
        None => texts.options().to_owned(),
    };
    let group = heading(texts, &group);
    let arg = arg.help_heading(group);
    if !arg.get_action().takes_values() {
        return arg;
    }
    let names = arg.get_value_names().unwrap_or_default();
    let names: Vec<_> = names.iter().map(|name| value_name(texts, name)).collect();
    let mut notes = Vec::new();
    let defaults: Vec<_> = arg.get_default_values().iter().map(|value| value.to_string_lossy()).collect();
    if !defaults.is_empty() {
        notes.push(texts.default_value(&defaults.join(",")));
    }
    let possible: Vec<_> =
        arg.get_possible_values().iter().map(|value| value.get_name().to_owned()).collect();
    if !possible.is_empty() {
        notes.push(texts.possible_values(&possible));
    }
    let notes: String = notes.iter().map(|note| format!(" [{note}]")).collect();
    let help = arg.get_help().map(|help| format!("{help}{notes}"));
    let long = arg.get_long_help().map(|help| format!("{help}{notes}"));
    let arg = arg.hide_default_value(true).hide_possible_values(true);
    let arg = arg.help(optional(help)).long_help(optional(long));
    if names.is_empty() { arg } else { arg.value_names(names) }
}

/// A text that clap may lack.
fn optional(text: Option<String>) -> Resettable<StyledStr> {
    text.map_or(Resettable::Reset, |text| Resettable::Value(text.into()))
}

/// The name of a value in the language of the texts. Symbols such as `URL` are the same in all.
fn value_name(texts: Cli, name: &str) -> String {
    text(texts, "value", name).unwrap_or_else(|| name.to_owned())
}

/// The text of a kind for the thing with a name, if there is one.
fn text(texts: Cli, kind: &str, name: &str) -> Option<String> {
    texts.by_code(&code(kind, name), &[])
}

/// The code of a text in the catalogue: `value_option_value` for the value `OPTION=VALUE`.
fn code(kind: &str, name: &str) -> String {
    format!("{kind}_{}", name.to_lowercase().replace(|letter: char| !letter.is_alphanumeric(), "_"))
}

/// A built command with the texts of what clap adds to it.
fn used(mut command: Command, texts: Cli) -> Command {
    let usage = command.render_usage().to_string();
    let usage = usage.strip_prefix("Usage: ").unwrap_or(&usage);
    let usage = usage.replace("[OPTIONS]", &format!("[{}]", texts.options_placeholder()));
    let command = command.override_usage(usage);
    let is_help = command.get_name() == HELP;
    let command = if is_help { headed(command.about(texts.about_help()), texts) } else { command };
    command.mut_subcommands(|command| used(command, texts))
}
