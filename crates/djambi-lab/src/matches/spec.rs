//! Players as people write them: `prince`, `paranoid:nodes=2000`, `uct:ms=1000`.

use std::fmt;
use std::num::NonZero;
use std::str::FromStr;
use std::time::Duration;

use djambi_engine::{Level, Params};

use super::thinker::sit_down;
use super::{Contender, Failure, Now, Player};

/// A player that is part of this program, with his budget: a name and, after a colon, parameters with commas between.
///
/// Every player takes `nodes` (evaluated positions a turn; of `uct`, play-outs) and `ms` (time a turn); those of the
/// engine take `threads` and `memory` (in mebibytes), too, and whatever [`Params`] has by name; `paranoid` and `uct` take
/// `memory`. An engine without a budget thinks as long as its level does by itself, the one-turn bot never long, and the
/// other two have 100 ms.
///
/// ```
/// use djambi_lab::matches::PlayerSpec;
/// let spec: PlayerSpec = "prince:threads=2,ms=100".parse()?;
/// assert_eq!(spec.to_string(), "prince:ms=100,threads=2");
/// let error = "king".parse::<PlayerSpec>().unwrap_err();
/// assert!(error.to_string().starts_with("there is no player \"king\""));
/// # Ok::<(), djambi_lab::matches::SpecError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PlayerSpec {
    /// Who it is.
    pub kind: Kind,
    /// How much he may do in a turn.
    pub budget: Budget,
    /// How many threads he thinks with, if that is said.
    pub threads: Option<NonZero<usize>>,
    /// How much memory he may use, in mebibytes, if that is said.
    pub memory: Option<NonZero<usize>>,
    /// The numbers that steer the engine's search.
    pub params: Params,
}

/// Who a player is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// The engine at a level.
    Engine(Level),
    /// The one-turn bot.
    OneTurn,
    /// Alpha-beta against everybody.
    Paranoid,
    /// Plain UCT.
    Uct,
}

/// How much a player may do in a turn. What is reached first ends it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Budget {
    /// How many positions he may evaluate.
    pub nodes: Option<NonZero<u64>>,
    /// How long he may think.
    pub time: Option<Duration>,
}

impl Kind {
    /// The sparring partners; the levels of the engine come beside them.
    pub const PARTNERS: [Self; 3] = [Self::OneTurn, Self::Paranoid, Self::Uct];

    /// The name of the kind.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Engine(level) => level.name(),
            Self::OneTurn => "one-turn",
            Self::Paranoid => "paranoid",
            Self::Uct => "uct",
        }
    }

    /// The parameters that the kind takes.
    fn parameters(self) -> Vec<&'static str> {
        match self {
            Self::Engine(_) => [&["nodes", "ms", "threads", "memory"], Params::NAMES].concat(),
            Self::OneTurn => vec!["nodes", "ms"],
            Self::Paranoid | Self::Uct => vec!["nodes", "ms", "memory"],
        }
    }

    fn named(name: &str) -> Option<Self> {
        let partner = Self::PARTNERS.into_iter().find(|partner| partner.name() == name);
        partner.or_else(|| name.parse().ok().map(Self::Engine))
    }
}

impl Contender for PlayerSpec {
    fn name(&self) -> String {
        self.to_string()
    }

    fn sit_down(&self, now: Now) -> Result<Box<dyn Player>, Failure> {
        Ok(sit_down(self, now))
    }
}

impl fmt::Display for PlayerSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parameters = [
            ("nodes", self.budget.nodes.map(|nodes| nodes.to_string())),
            ("ms", self.budget.time.map(|time| time.as_millis().to_string())),
            ("threads", self.threads.map(|threads| threads.to_string())),
            ("memory", self.memory.map(|memory| memory.to_string())),
        ];
        let standard = Params::default();
        let steering = Params::NAMES.iter().map(|&name| {
            let value = self.params.get(name);
            (name, value.filter(|_| value != standard.get(name)).map(|value| value.to_string()))
        });
        f.write_str(self.kind.name())?;
        let given = parameters.into_iter().chain(steering);
        let given = given.filter_map(|(name, value)| value.map(|value| (name, value)));
        for (mark, (name, value)) in [':'].into_iter().chain(std::iter::repeat(',')).zip(given) {
            write!(f, "{mark}{name}={value}")?;
        }
        Ok(())
    }
}

impl FromStr for PlayerSpec {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Self, SpecError> {
        let (name, parameters) = match text.split_once(':') {
            Some((name, parameters)) => (name, Some(parameters)),
            None => (text, None),
        };
        let kind = Kind::named(name).ok_or_else(|| SpecError::UnknownPlayer(name.to_owned()))?;
        let (budget, params) = (Budget::default(), Params::default());
        let mut spec = Self { kind, budget, threads: None, memory: None, params };
        for parameter in parameters.into_iter().flat_map(|parameters| parameters.split(',')) {
            spec.set(parameter)?;
        }
        Ok(spec)
    }
}

impl PlayerSpec {
    fn set(&mut self, parameter: &str) -> Result<(), SpecError> {
        let (name, value) =
            parameter.split_once('=').ok_or_else(|| SpecError::NoValue(parameter.to_owned()))?;
        if !self.kind.parameters().contains(&name) {
            return Err(SpecError::UnknownParameter { kind: self.kind, name: name.to_owned() });
        }
        if Params::NAMES.contains(&name) {
            return self.steer(name, value);
        }
        let wrong = || SpecError::Value { name: name.to_owned(), value: value.to_owned() };
        let number: NonZero<u64> = value.parse().map_err(|_| wrong())?;
        let size = || NonZero::<usize>::try_from(number).map_err(|_| wrong());
        let before = match name {
            "nodes" => self.budget.nodes.replace(number).is_some(),
            "ms" => self.budget.time.replace(Duration::from_millis(number.get())).is_some(),
            "threads" => self.threads.replace(size()?).is_some(),
            _ => self.memory.replace(size()?).is_some(),
        };
        if before { Err(SpecError::Twice(name.to_owned())) } else { Ok(()) }
    }

    fn steer(&mut self, name: &str, value: &str) -> Result<(), SpecError> {
        let number = value.parse().ok().filter(|number: &f32| number.is_finite());
        let number =
            number.ok_or_else(|| SpecError::Number { name: name.to_owned(), value: value.to_owned() })?;
        self.params.set(name, number);
        Ok(())
    }
}

/// Why a text does not name a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SpecError {
    /// There is no player with this name.
    UnknownPlayer(String),
    /// This player takes no such parameter.
    UnknownParameter {
        /// The player.
        kind: Kind,
        /// The parameter that he does not take.
        name: String,
    },
    /// This is no parameter with a value.
    NoValue(String),
    /// The value is no whole number above 0.
    Value {
        /// The parameter.
        name: String,
        /// The value that it cannot have.
        value: String,
    },
    /// The value is no number.
    Number {
        /// The parameter.
        name: String,
        /// The value that it cannot have.
        value: String,
    },
    /// The parameter is given twice.
    Twice(String),
}

impl fmt::Display for SpecError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownPlayer(name) => {
                let levels = Level::ALL.map(Level::name).join(", ");
                let partners = Kind::PARTNERS.map(Kind::name).join(", ");
                write!(f, "there is no player {name:?}; there are {levels}, {partners}")
            }
            Self::UnknownParameter { kind, name } => {
                let known = kind.parameters().join(", ");
                write!(f, "{} has no parameter {name:?}; it has {known}", kind.name())
            }
            Self::NoValue(text) => write!(f, "{text:?} is no parameter, such as nodes=2000"),
            Self::Value { name, value } => {
                write!(f, "{name} is a whole number above 0, not {value:?}")
            }
            Self::Number { name, value } => write!(f, "{name} is a number, such as 0.25, not {value:?}"),
            Self::Twice(name) => write!(f, "{name} is given twice"),
        }
    }
}

impl std::error::Error for SpecError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_again() {
        for text in [
            "prince",
            "page:nodes=1",
            "regent:nodes=5,ms=100,threads=2,memory=64,draw_score=0.25",
            "one-turn:nodes=8",
            "paranoid:ms=100,memory=3",
            "uct",
        ] {
            assert_eq!(text.parse::<PlayerSpec>().expect(text).to_string(), text);
        }
        assert_eq!("8".parse::<PlayerSpec>(), "prince".parse());
    }

    #[test]
    fn what_is_wrong_is_named() {
        let error = |text: &str| text.parse::<PlayerSpec>().expect_err(text).to_string();
        for name in ["", "king", "Prince", "prince ", "9", "one_turn"] {
            assert!(error(name).contains(&format!("{name:?}")) && error(name).contains("one-turn"));
        }
        assert!(error("one-turn:threads=2").contains("has no parameter \"threads\"; it has nodes, ms"));
        assert!(error("prince:").contains("\"\" is no parameter"));
        assert!(error("prince:nodes").contains("\"nodes\""));
        for value in ["0", "", "-1", "1e3", "99999999999999999999"] {
            assert!(error(&format!("prince:ms={value}")).contains(&format!("not {value:?}")));
        }
        for value in ["", "x", "nan", "inf"] {
            assert!(error(&format!("prince:draw_score={value}")).contains("draw_score is a number"));
        }
        assert!(error("one-turn:draw_score=1").contains("no parameter"));
        assert_eq!(error("prince:ms=1,nodes=2,ms=1"), "ms is given twice");
    }
}
