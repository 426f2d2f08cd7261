//! A value that a variable or a file gives to an option.

use std::fmt;
use std::iter;

use clap::Command;
use djambi_text::Cli;

use super::option_spec::{OptionSpec, ValueForm};
use crate::usage;

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
    pub(super) fn checked(self, command: &Command, texts: Cli) -> Result<Self, String> {
        let refusal = self.values.iter().find_map(|value| self.refusal(command, value, texts));
        refusal.map_or(Ok(()), Err)?;
        Ok(self)
    }

    /// What the option's own parser says against a value.
    fn refusal(&self, command: &Command, value: &str, texts: Cli) -> Option<String> {
        let name = &self.option.name;
        let told = |text: &str| texts.colon(&self.source.to_string(), &texts.colon(name, text));
        if self.option.form == ValueForm::Flag {
            let is_boolean = matches!(value, "true" | "false");
            return (!is_boolean).then(|| told(&texts.not_boolean(value)));
        }
        let words = iter::once(command.get_name().to_owned()).chain([format!("--{name}={value}")]);
        let error = command.clone().try_get_matches_from(words).err()?;
        // Other errors, such as a missing argument, do not concern this option.
        usage::value_sentence(&error, texts).map(|sentence| told(&sentence))
    }
}
