//! Why a value on the command line is not one that its option takes.

use std::error::Error;
use std::fmt;

use djambi_engine::Level;
use djambi_lab::matches::{PlayerKind, SpecError, choices};
use djambi_text::{Cli, Language};

/// Why a value on the command line is not one that its option takes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum ArgumentError {
    /// There is no level with this name or number.
    NoLevel(String),
    /// There is no character of a bot with this name; the names that there are.
    NoCharacter(String, Vec<String>),
    /// There is no mode of a match with this name; the names that there are.
    NoMode(String, Vec<String>),
    /// An option of the rules has no equal sign.
    NoOptionValue,
    /// A whole number is not one of these.
    Number {
        /// The least.
        low: u64,
        /// The greatest.
        high: u64,
    },
    /// The text is no filter of the log.
    Filter,
    /// A player of a match is not written as players are.
    Player(SpecError),
    /// A player of a match names no program.
    NoProgram,
}

impl From<SpecError> for ArgumentError {
    fn from(error: SpecError) -> Self {
        Self::Player(error)
    }
}

impl ArgumentError {
    /// What is wrong.
    pub(crate) fn text(&self, texts: Cli) -> String {
        match self {
            Self::NoLevel(name) => {
                let names = Level::ALL.map(|level| level.name().to_owned());
                texts.no_level(name, &names, Level::Prince.number() as u64)
            }
            Self::NoCharacter(name, names) => texts.no_character(name, names),
            Self::NoMode(name, names) => texts.no_mode(name, names),
            Self::NoOptionValue => texts.option_value_expected().to_owned(),
            Self::Number { low, high } => texts.number_from_to(*low, *high),
            Self::Filter => texts.filter_expected().to_owned(),
            Self::Player(error) => player_text(error, texts),
            Self::NoProgram => texts.player_no_program().to_owned(),
        }
    }
}

/// Why a text is not a player of a match.
fn player_text(error: &SpecError, texts: Cli) -> String {
    match error {
        SpecError::UnknownPlayer(name) => {
            let levels = Level::ALL.into_iter().map(PlayerKind::Engine);
            let players = levels.chain(PlayerKind::BASELINES).map(|kind| kind.name().to_owned());
            texts.player_unknown(name, &players.collect::<Vec<_>>())
        }
        SpecError::UnknownParameter { kind, name } => {
            let names: Vec<_> = kind.parameter_names().into_iter().map(str::to_owned).collect();
            match names.as_slice() {
                [] => texts.player_no_parameters(kind.name()),
                _ => texts.player_no_parameter(kind.name(), name, &names),
            }
        }
        SpecError::NoValue(text) => texts.player_no_value(text),
        SpecError::Value { name, value } => texts.player_whole_number(name, value),
        SpecError::Number { name, value } => texts.player_number(name, value),
        SpecError::NoChoice { parameter, name } => {
            let names: Vec<_> = choices(parameter).into_iter().map(str::to_owned).collect();
            texts.player_no_choice(parameter, name, &names)
        }
        SpecError::Turns(value) => texts.player_turns(value),
        SpecError::Grudge(value) => texts.player_grudge(value),
        SpecError::Twice(name) => texts.player_twice(name),
    }
}

impl fmt::Display for ArgumentError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text(Cli(Language::En)))
    }
}

impl Error for ArgumentError {}
