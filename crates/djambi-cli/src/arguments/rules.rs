//! The arguments that choose rules and board.

use std::error::Error;

use clap::{Args, Parser};
use djambi::{Geometry, Rules, RulesError, SQUARE9, UnknownBoard};

use super::ArgumentError;

/// The rule set, its options and the board.
#[derive(Args, Clone, Default)]
pub(crate) struct RulesArguments {
    #[arg(long, help_heading = "Rules", value_name = "NAME", value_parser = rule_set)]
    rules: Option<Rules>,

    #[arg(long = "set", help_heading = "Rules", value_name = "OPTION=VALUE", value_parser = setting)]
    settings: Vec<Setting>,

    #[arg(long, help_heading = "Rules", value_name = "NAME", value_parser = board)]
    board: Option<&'static Geometry>,
}

impl RulesArguments {
    /// Parses the arguments as files hold them: part of a command line, such as `--rules arena --set
    /// reporter=must`.
    ///
    /// # Errors
    /// If the text is not such a part.
    pub(crate) fn parse(text: &str) -> Result<Self, clap::Error> {
        CommandLine::try_parse_from(text.split_whitespace()).map(|line| line.arguments)
    }

    /// Whether no argument is given.
    pub(crate) fn is_empty(&self) -> bool {
        self.rules.is_none() && self.settings.is_empty() && self.board.is_none()
    }

    /// The chosen rules.
    pub(crate) fn rules(&self) -> Rules {
        let set = self.rules.unwrap_or_default().base.name();
        let options = self.settings.iter().map(|Setting { option, value }| (option, value));
        Rules::with(set, options).expect("checked options")
    }

    /// The chosen board.
    pub(crate) fn board(&self) -> &'static Geometry {
        self.board.unwrap_or(&SQUARE9)
    }

    /// These arguments, with missing ones taken from `other`. Options belong to their rule set.
    pub(crate) fn or(mut self, other: &Self) -> Self {
        if self.rules.is_none() {
            self.rules = other.rules;
            self.settings.splice(..0, other.settings.iter().cloned());
        }
        self.board = self.board.or(other.board);
        self
    }
}

/// A command line that holds only these arguments.
#[derive(Parser)]
#[command(no_binary_name = true, disable_help_flag = true)]
struct CommandLine {
    #[command(flatten)]
    arguments: RulesArguments,
}

/// An option and its value, both known to the rules.
#[derive(Clone)]
struct Setting {
    option: String,
    value: String,
}

fn rule_set(name: &str) -> Result<Rules, RulesError> {
    Rules::named(name)
}

fn setting(text: &str) -> Result<Setting, Box<dyn Error + Send + Sync>> {
    let (option, value) = text.split_once('=').ok_or(ArgumentError::NoOptionValue)?;
    Rules::CLASSIC.clone().set(option, value)?;
    Ok(Setting { option: option.to_owned(), value: value.to_owned() })
}

fn board(name: &str) -> Result<&'static Geometry, UnknownBoard> {
    Geometry::named(name).ok_or_else(|| UnknownBoard(name.to_owned()))
}
