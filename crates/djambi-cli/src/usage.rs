//! Wrong usage of the command line, told in the language of the user.

use std::error::Error;
use std::io::Write;
use std::process::ExitCode;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use djambi_server::InvalidSmtpUrl;
use djambi_text::{Cli, printable};

use crate::explain;

/// The exit code for wrong usage.
const WRONG: u8 = 2;

/// Why a command line is not run.
pub(crate) enum UsageError {
    /// Clap refuses the line, or prints help.
    Line(clap::Error),
    /// Sentences about what is wrong with the settings in variables and in a file.
    Settings(Vec<String>),
}

impl From<clap::Error> for UsageError {
    fn from(error: clap::Error) -> Self {
        Self::Line(error)
    }
}

impl UsageError {
    /// Prints the help that was asked for on standard output, or the error on standard error.
    pub(crate) fn print(&self, texts: Cli) -> ExitCode {
        match self {
            Self::Line(error) if is_help(error) => {
                // A reader that has closed its end has seen enough.
                drop(error.print());
                ExitCode::from(u8::try_from(error.exit_code()).unwrap_or(WRONG))
            }
            _ => {
                let bold = clap::builder::Styles::styled();
                let bold = bold.get_error();
                let error = texts.colon(texts.error(), "");
                // Standard error may be closed; the exit status says that the line is wrong.
                let _ = write!(
                    anstream::stderr(),
                    "{bold}{}{bold:#} {}",
                    error.trim_end(),
                    printable(&self.text(texts))
                );
                ExitCode::from(WRONG)
            }
        }
    }

    /// What is wrong, in whole lines.
    pub(crate) fn text(&self, texts: Cli) -> String {
        match self {
            Self::Line(error) => {
                let mut text = sentence(error, texts);
                let tips = tips(error, texts);
                if !tips.is_empty() {
                    text.push('\n');
                }
                for tip in tips {
                    text += &format!("\n  {}", texts.colon(texts.tip(), &tip));
                }
                if let Some(ContextValue::StyledStr(usage)) = error.get(ContextKind::Usage) {
                    let usage = usage.to_string();
                    let usage = usage.trim_start_matches("Usage:").trim();
                    text += &format!("\n\n{}", texts.colon(texts.usage(), usage));
                }
                format!("{text}\n\n{}\n", texts.more_information("--help"))
            }
            Self::Settings(faults) => faults.join("\n       ") + "\n",
        }
    }
}

fn is_help(error: &clap::Error) -> bool {
    matches!(
        error.kind(),
        ErrorKind::DisplayHelp
            | ErrorKind::DisplayVersion
            | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand
    )
}

/// What is wrong with a command line, without advice.
pub(crate) fn sentence(error: &clap::Error, texts: Cli) -> String {
    let option = &text_of(error, ContextKind::InvalidArg);
    let value = &text_of(error, ContextKind::InvalidValue);
    let found = number_of(error, ContextKind::ActualNumValues);
    match error.kind() {
        ErrorKind::ArgumentConflict => match texts_of(error, ContextKind::PriorArg) {
            others if others.is_empty() || others.contains(option) => texts.conflict_with_itself(option),
            others => texts.conflict(option, &others),
        },
        ErrorKind::NoEquals => texts.equals_missing(option),
        ErrorKind::InvalidValue if value.is_empty() => texts.value_missing(option),
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            with_reason(error, texts, texts.value_invalid(shown(error, value), option))
        }
        ErrorKind::InvalidSubcommand => {
            texts.command_unknown(&text_of(error, ContextKind::InvalidSubcommand))
        }
        ErrorKind::MissingRequiredArgument => {
            let missing = texts_of(error, ContextKind::InvalidArg);
            texts.colon(&texts.arguments_missing(missing.len() as u64), &missing.join(" "))
        }
        ErrorKind::MissingSubcommand => {
            let commands = texts_of(error, ContextKind::ValidSubcommand);
            let missing = texts.command_missing(&text_of(error, ContextKind::InvalidSubcommand));
            format!("{missing} [{}]", texts.possible_commands(&commands))
        }
        ErrorKind::InvalidUtf8 => texts.argument_not_utf8().to_owned(),
        ErrorKind::TooManyValues => texts.values_too_many(value, option),
        ErrorKind::TooFewValues => {
            texts.values_wrong_number(option, number_of(error, ContextKind::MinValues), found)
        }
        ErrorKind::WrongNumberOfValues => {
            texts.values_wrong_number(option, number_of(error, ContextKind::ExpectedNumValues), found)
        }
        ErrorKind::UnknownArgument => texts.argument_unexpected(option),
        _ => error.to_string(),
    }
}

/// What is wrong with a value that does not come from the command line, or nothing when the error is of
/// another kind.
pub(crate) fn value_sentence(error: &clap::Error, texts: Cli) -> Option<String> {
    let value = text_of(error, ContextKind::InvalidValue);
    match error.kind() {
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            Some(with_reason(error, texts, texts.value_invalid_in_file(shown(error, &value))))
        }
        ErrorKind::WrongNumberOfValues => Some(sentence(error, texts)),
        _ => None,
    }
}

/// A value as an error shows it: an address of a server of mail may have a password, which belongs into no log.
fn shown<'a>(error: &clap::Error, value: &'a str) -> &'a str {
    let is_of_mail = Error::source(error).is_some_and(<dyn Error>::is::<InvalidSmtpUrl>);
    if is_of_mail { "…" } else { value }
}

/// A sentence about a value, with the reason of its parser or the values that are possible.
fn with_reason(error: &clap::Error, texts: Cli, sentence: String) -> String {
    let possible = texts_of(error, ContextKind::ValidValue);
    if !possible.is_empty() {
        return format!("{sentence} [{}]", texts.possible_values(&possible));
    }
    match Error::source(error) {
        Some(reason) => texts.colon(&sentence, &explain::cause(texts, reason)),
        None => sentence,
    }
}

/// Advice that clap has for an error.
fn tips(error: &clap::Error, texts: Cli) -> Vec<String> {
    let similar = [ContextKind::SuggestedSubcommand, ContextKind::SuggestedArg, ContextKind::SuggestedValue];
    let similar = similar.map(|kind| texts_of(error, kind));
    let mut tips: Vec<_> =
        similar.iter().filter(|names| !names.is_empty()).map(|names| texts.similar(names)).collect();
    if error.kind() == ErrorKind::UnknownArgument
        && tips.is_empty()
        && error.get(ContextKind::Suggested).is_some()
    {
        tips.push(texts.after_dashes(&text_of(error, ContextKind::InvalidArg)));
    }
    tips
}

/// A text of an error's context; without one, nothing.
fn text_of(error: &clap::Error, kind: ContextKind) -> String {
    texts_of(error, kind).join(", ")
}

/// The texts of an error's context.
fn texts_of(error: &clap::Error, kind: ContextKind) -> Vec<String> {
    match error.get(kind) {
        Some(ContextValue::String(text)) => vec![text.clone()],
        Some(ContextValue::Strings(texts)) => texts.clone(),
        _ => Vec::new(),
    }
}

fn number_of(error: &clap::Error, kind: ContextKind) -> u64 {
    match error.get(kind) {
        Some(ContextValue::Number(number)) => u64::try_from(*number).unwrap_or_default(),
        _ => 0,
    }
}
