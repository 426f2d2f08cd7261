//! A value that a variable or a file gives to an option.

use std::fmt;
use std::iter;

use clap::Command;
use clap::error::ErrorKind;

use super::option_spec::{OptionSpec, ValueForm};

/// The values that a variable or a file gives to an option.
#[derive(Clone, Debug)]
pub(super) struct Setting {
    /// The option.
    pub(super) option: OptionSpec,
    /// The values as text; one, unless the option is a list.
    pub(super) values: Vec<String>,
    /// Where they come from.
    pub(super) source: Source,
}

/// Where a setting comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Source {
    /// An environment variable.
    Variable(String),
    /// A line of a file.
    File {
        /// The path of the file.
        path: String,
        /// The number of the line, from 1.
        line: usize,
    },
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Variable(name) => f.write_str(name),
            Self::File { path, line } => write!(f, "{path}:{line}"),
        }
    }
}

impl Setting {
    /// The setting itself, if the option's own parser accepts the values.
    ///
    /// # Errors
    /// A sentence that names the source, the option and what is wrong.
    pub(super) fn checked(self, command: &Command) -> Result<Self, String> {
        let refusal = self.values.iter().find_map(|value| self.refusal(command, value));
        refusal.map_or(Ok(()), Err)?;
        Ok(self)
    }

    /// What the option's own parser says against a value.
    fn refusal(&self, command: &Command, value: &str) -> Option<String> {
        let name = &self.option.name;
        if self.option.form == ValueForm::Flag {
            let is_boolean = matches!(value, "true" | "false");
            return (!is_boolean)
                .then(|| format!("{}: {name}: {value:?} is neither true nor false", self.source));
        }
        let words = iter::once(command.get_name().to_owned()).chain([format!("--{name}={value}")]);
        let error = command.clone().try_get_matches_from(words).err()?;
        // Other errors, such as a missing argument, do not concern this option.
        let is_meant = matches!(
            error.kind(),
            ErrorKind::InvalidValue | ErrorKind::ValueValidation | ErrorKind::WrongNumberOfValues
        );
        let text = error.to_string();
        let sentence = text.split("\n\n").next().unwrap_or_default().trim_start_matches("error: ");
        let words = sentence.split_whitespace().collect::<Vec<_>>().join(" ");
        is_meant.then(|| format!("{}: {}", self.source, without_flag(&words, name)))
    }
}

/// A sentence of clap with the name of the option, instead of its form on the command line.
fn without_flag(sentence: &str, name: &str) -> String {
    let flag = format!("for '--{name}");
    let Some((before, after)) = sentence.rsplit_once(&flag) else { return format!("{name}: {sentence}") };
    let after = after.split_once('\'').map_or("", |(_, after)| after);
    format!("{name}: {}{after}", before.trim_end())
}
