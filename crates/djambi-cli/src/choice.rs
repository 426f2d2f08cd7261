//! The options that all commands about positions take: which rules, which board.

use clap::{Args, Parser};
use djambi::{Geometry, Rules, SQUARE9};

/// Which rules, and on which board.
#[derive(Args, Clone, Default)]
pub(crate) struct Choice {
    /// The rule set: classic, variants or arena [default: classic]
    #[arg(long, help_heading = "Rules", value_name = "NAME", value_parser = rule_set)]
    rules: Option<Rules>,

    /// Give an option another value than the rule set does; may be repeated
    #[arg(long = "set", help_heading = "Rules", value_name = "OPTION=VALUE", value_parser = setting)]
    settings: Vec<Setting>,

    /// The board: square9, duel2, hex3, hex6, ngon3, ngon4, ngon5 or ngon6 [default: square9]
    #[arg(long, help_heading = "Rules", value_name = "NAME", value_parser = board)]
    board: Option<&'static Geometry>,
}

impl Choice {
    /// Reads a choice as files have it: as a part of a command line, such as `--rules arena --set reporter=must`.
    pub(crate) fn read(text: &str) -> Result<Self, String> {
        let first_line = |message: String| {
            // What clap says is wrong, without its advice on usage.
            let line = message.lines().next().unwrap_or_default();
            line.strip_prefix("error: ").unwrap_or(line).to_owned()
        };
        match Line::try_parse_from(text.split_whitespace()) {
            Ok(line) => Ok(line.choice),
            Err(error) => Err(first_line(error.to_string())),
        }
    }

    /// Whether it leaves everything open.
    pub(crate) fn is_open(&self) -> bool {
        self.rules.is_none() && self.settings.is_empty() && self.board.is_none()
    }

    /// The rules that were chosen.
    pub(crate) fn rules(&self) -> Rules {
        let set = self.rules.unwrap_or_default().base.name();
        let options = self.settings.iter().map(|Setting { option, value }| (option, value));
        Rules::with(set, options).expect("checked options")
    }

    /// The board that was chosen.
    pub(crate) fn board(&self) -> &'static Geometry {
        self.board.unwrap_or(&SQUARE9)
    }

    /// This choice, with what it leaves open taken from another one. Options belong to their rule set.
    pub(crate) fn or(mut self, other: &Self) -> Self {
        if self.rules.is_none() {
            self.rules = other.rules;
            self.settings.splice(..0, other.settings.iter().cloned());
        }
        self.board = self.board.or(other.board);
        self
    }
}

/// A choice as a whole command line.
#[derive(Parser)]
#[command(no_binary_name = true, disable_help_flag = true)]
struct Line {
    #[command(flatten)]
    choice: Choice,
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
