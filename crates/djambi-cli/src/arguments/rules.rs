//! The arguments that choose rules and board.

use clap::{Args, Parser};
use djambi::{Geometry, Rules, SQUARE9};

/// The rule set, its options and the board.
#[derive(Args, Clone, Default)]
pub(crate) struct RulesArguments {
    /// The rule set: classic, variants, arena or yang-pi [default: classic]
    #[arg(long, help_heading = "Rules", value_name = "NAME", value_parser = rule_set)]
    rules: Option<Rules>,

    /// Override an option of the rule set; may be repeated
    #[arg(long = "set", help_heading = "Rules", value_name = "OPTION=VALUE", value_parser = setting)]
    settings: Vec<Setting>,

    /// The board: square9, duel2, hex3, hex6, ngon3, ngon4, ngon5 or ngon6 [default: square9]
    #[arg(long, help_heading = "Rules", value_name = "NAME", value_parser = board)]
    board: Option<&'static Geometry>,
}

impl RulesArguments {
    /// Parses the arguments as files hold them: part of a command line, such as `--rules arena --set
    /// reporter=must`.
    pub(crate) fn parse(text: &str) -> Result<Self, String> {
        let first_line = |message: String| {
            // Clap's message without its advice on usage.
            let line = message.lines().next().unwrap_or_default();
            line.strip_prefix("error: ").unwrap_or(line).to_owned()
        };
        match CommandLine::try_parse_from(text.split_whitespace()) {
            Ok(line) => Ok(line.arguments),
            Err(error) => Err(first_line(error.to_string())),
        }
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

/// A command line that holds these arguments alone.
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

fn rule_set(name: &str) -> Result<Rules, String> {
    Rules::named(name).map_err(|error| error.to_string())
}

fn setting(text: &str) -> Result<Setting, String> {
    let (option, value) = text.split_once('=').ok_or("expected OPTION=VALUE")?;
    Rules::CLASSIC.clone().set(option, value).map_err(|error| error.to_string())?;
    Ok(Setting { option: option.to_owned(), value: value.to_owned() })
}

fn board(name: &str) -> Result<&'static Geometry, String> {
    Geometry::named(name).ok_or_else(|| {
        let known: Vec<_> = Geometry::ALL.iter().map(|board| board.name()).collect();
        format!("there is no board {name:?}; there are {}", known.join(", "))
    })
}
