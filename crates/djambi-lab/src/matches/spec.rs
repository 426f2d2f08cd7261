//! Players as text: `prince`, `paranoid:nodes=2000`, `uct:ms=1000`.

use std::fmt;
use std::num::NonZero;
use std::str::FromStr;
use std::time::Duration;

use djambi_engine::{Level, Params, Part};

use super::Manner;

/// A player of this program with its budget. As text: a name and, after a colon, parameters with commas
/// between them.
///
/// Every player that searches takes `nodes` (evaluated positions a turn; for `uct`, playouts) and `ms`
/// (milliseconds a turn). A level of the engine also takes `threads`, `memory` (in mebibytes), `press`
/// (a [`Manner`]), `partners`, `grudge`, `without` and the names of [`Params`]; `paranoid` and `uct` take `memory`. Without a budget a level searches as long as
/// it does in a game, `paranoid` and `uct` search for 100 ms, and `one-turn` needs none. `newcomer` and
/// `random` take no parameters.
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
    /// Which player it is.
    pub kind: PlayerKind,
    /// The limits of a turn.
    pub budget: Budget,
    /// The number of threads, if given.
    pub threads: Option<NonZero<usize>>,
    /// The memory in mebibytes, if given.
    pub memory: Option<NonZero<usize>>,
    /// The turns of continuations for which it thinks about an offer or an answer, if given.
    pub deals: Option<u64>,
    /// How it deals with others.
    pub press: Manner,
    /// With whom it deals.
    pub partners: Partners,
    /// The grudge that it bears against who broke a treaty with it, if it is not its character's.
    pub grudge: Option<f32>,
    /// The part of its thought about treaties that it does without, if any.
    pub without: Option<Part>,
    /// The parameters of the engine's search.
    pub params: Params,
}

/// The players of this program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlayerKind {
    /// The engine at a level.
    Engine(Level),
    /// The one-ply search.
    OnePly,
    /// Alpha-beta against all the others.
    Paranoid,
    /// Plain UCT with random playouts.
    Uct,
    /// A person's first game, as a script.
    Newcomer,
    /// Random legal moves.
    Random,
}

/// With whom a player makes treaties: the parameter `partners`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Partners {
    /// With everybody who makes any.
    #[default]
    All,
    /// Only with the players of the other side.
    Rivals,
}

impl Partners {
    const EACH: [Self; 2] = [Self::All, Self::Rivals];

    const fn name(self) -> &'static str {
        match self {
            Self::All => "all",
            Self::Rivals => "rivals",
        }
    }
}

/// The limits of a turn. The first that is reached ends the search.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Budget {
    /// The number of positions to evaluate.
    pub nodes: Option<NonZero<u64>>,
    /// The time.
    pub time: Option<Duration>,
}

impl PlayerKind {
    /// The baselines: all players but the levels of the engine.
    pub const BASELINES: [Self; 5] = [Self::OnePly, Self::Paranoid, Self::Uct, Self::Newcomer, Self::Random];

    /// The name as text.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Engine(level) => level.name(),
            Self::OnePly => "one-turn",
            Self::Paranoid => "paranoid",
            Self::Uct => "uct",
            Self::Newcomer => "newcomer",
            Self::Random => "random",
        }
    }

    /// The names of the parameters that the player takes.
    #[must_use]
    pub fn parameter_names(self) -> Vec<&'static str> {
        match self {
            Self::Engine(_) => {
                const OWN: &[&str] =
                    &["nodes", "ms", "threads", "memory", "deals", "grudge", "partners", "press", "without"];
                [OWN, Params::NAMES].concat()
            }
            Self::OnePly => vec!["nodes", "ms"],
            Self::Paranoid | Self::Uct => vec!["nodes", "ms", "memory"],
            Self::Newcomer | Self::Random => Vec::new(),
        }
    }

    fn named(name: &str) -> Option<Self> {
        let baseline = Self::BASELINES.into_iter().find(|baseline| baseline.name() == name);
        baseline.or_else(|| name.parse().ok().map(Self::Engine))
    }
}

impl fmt::Display for PlayerSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parameters = [
            ("nodes", self.budget.nodes.map(|nodes| nodes.to_string())),
            ("ms", self.budget.time.map(|time| time.as_millis().to_string())),
            ("threads", self.threads.map(|threads| threads.to_string())),
            ("memory", self.memory.map(|memory| memory.to_string())),
            ("deals", self.deals.map(|turns| turns.to_string())),
            ("grudge", self.grudge.map(|grudge| grudge.to_string())),
            ("partners", (self.partners != Partners::All).then(|| self.partners.name().to_owned())),
            ("press", (self.press != Manner::Mute).then(|| self.press.name().to_owned())),
            ("without", self.without.map(|part| part.name().to_owned())),
        ];
        let defaults = Params::default();
        let search = Params::NAMES.iter().map(|&name| {
            let value = self.params.get(name);
            (name, value.filter(|_| value != defaults.get(name)).map(|value| value.to_string()))
        });
        f.write_str(self.kind.name())?;
        let all = parameters.into_iter().chain(search);
        let written = all.filter_map(|(name, value)| value.map(|value| (name, value)));
        for (separator, (name, value)) in [':'].into_iter().chain(std::iter::repeat(',')).zip(written) {
            write!(f, "{separator}{name}={value}")?;
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
        let kind = PlayerKind::named(name).ok_or_else(|| SpecError::UnknownPlayer(name.to_owned()))?;
        let budget = Budget::default();
        let params = Params::default();
        let mut spec = Self {
            kind,
            budget,
            threads: None,
            memory: None,
            deals: None,
            press: Manner::Mute,
            partners: Partners::All,
            grudge: None,
            without: None,
            params,
        };
        let mut has_press = false;
        for parameter in parameters.into_iter().flat_map(|parameters| parameters.split(',')) {
            match parameter.strip_prefix("press=").filter(|_| matches!(kind, PlayerKind::Engine(_))) {
                Some(_) if has_press => return Err(SpecError::Twice("press".to_owned())),
                Some(name) => {
                    spec.press = Manner::named(name)
                        .ok_or_else(|| SpecError::NoChoice { parameter: "press", name: name.to_owned() })?;
                    has_press = true;
                }
                None => spec.set(parameter)?,
            }
        }
        Ok(spec)
    }
}

impl PlayerSpec {
    /// Sets a parameter, which is written `name=value`.
    fn set(&mut self, parameter: &str) -> Result<(), SpecError> {
        let (name, value) =
            parameter.split_once('=').ok_or_else(|| SpecError::NoValue(parameter.to_owned()))?;
        if !self.kind.parameter_names().contains(&name) {
            return Err(SpecError::UnknownParameter { kind: self.kind, name: name.to_owned() });
        }
        if Params::NAMES.contains(&name) {
            return self.set_search_parameter(name, value);
        }
        if name == "grudge" {
            let grudge = value.parse().ok().filter(|grudge: &f32| (0.0..=10.0).contains(grudge));
            let grudge = grudge.ok_or_else(|| SpecError::Grudge(value.to_owned()))?;
            let was_set = self.grudge.replace(grudge).is_some();
            return if was_set { Err(SpecError::Twice(name.to_owned())) } else { Ok(()) };
        }
        if name == "partners" {
            let named = Partners::EACH.into_iter().find(|partners| partners.name() == value);
            self.partners =
                named.ok_or_else(|| SpecError::NoChoice { parameter: "partners", name: value.to_owned() })?;
            return Ok(());
        }
        if name == "without" {
            let part = Part::named(value);
            let part =
                part.ok_or_else(|| SpecError::NoChoice { parameter: "without", name: value.to_owned() })?;
            let was_set = self.without.replace(part).is_some();
            return if was_set { Err(SpecError::Twice(name.to_owned())) } else { Ok(()) };
        }
        let wrong = || SpecError::Value { name: name.to_owned(), value: value.to_owned() };
        if name == "deals" {
            let turns = value.parse().map_err(|_| SpecError::Turns(value.to_owned()))?;
            let was_set = self.deals.replace(turns).is_some();
            return if was_set { Err(SpecError::Twice(name.to_owned())) } else { Ok(()) };
        }
        let number: NonZero<u64> = value.parse().map_err(|_| wrong())?;
        let size = || NonZero::<usize>::try_from(number).map_err(|_| wrong());
        let was_set = match name {
            "nodes" => self.budget.nodes.replace(number).is_some(),
            "ms" => self.budget.time.replace(Duration::from_millis(number.get())).is_some(),
            "threads" => self.threads.replace(size()?).is_some(),
            _ => self.memory.replace(size()?).is_some(),
        };
        if was_set { Err(SpecError::Twice(name.to_owned())) } else { Ok(()) }
    }

    fn set_search_parameter(&mut self, name: &str, value: &str) -> Result<(), SpecError> {
        let number = value.parse().ok().filter(|number: &f32| number.is_finite());
        let number =
            number.ok_or_else(|| SpecError::Number { name: name.to_owned(), value: value.to_owned() })?;
        self.params.set(name, number);
        Ok(())
    }
}

/// Why a text is not a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SpecError {
    /// There is no player with this name.
    UnknownPlayer(String),
    /// The player does not take this parameter.
    UnknownParameter {
        /// The player.
        kind: PlayerKind,
        /// The parameter.
        name: String,
    },
    /// The text is not a parameter with a value.
    NoValue(String),
    /// The value is not a whole number above 0.
    Value {
        /// The parameter.
        name: String,
        /// The refused value.
        value: String,
    },
    /// The value is not a number.
    Number {
        /// The parameter.
        name: String,
        /// The refused value.
        value: String,
    },
    /// The parameter has none of the names that there are.
    NoChoice {
        /// The parameter.
        parameter: &'static str,
        /// The refused name.
        name: String,
    },
    /// The turns for deals are not a whole number.
    Turns(String),
    /// The grudge is not a number from 0 to 10.
    Grudge(String),
    /// The parameter is given twice.
    Twice(String),
}

impl fmt::Display for SpecError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownPlayer(name) => {
                let levels = Level::ALL.map(Level::name).join(", ");
                let baselines = PlayerKind::BASELINES.map(PlayerKind::name).join(", ");
                write!(f, "there is no player {name:?}; there are {levels}, {baselines}")
            }
            Self::UnknownParameter { kind, name } => {
                let player = kind.name();
                let known = kind.parameter_names().join(", ");
                match known.as_str() {
                    "" => write!(f, "{player} takes no parameters"),
                    _ => write!(f, "{player} has no parameter {name:?}; it has {known}"),
                }
            }
            Self::NoValue(text) => write!(f, "{text:?} is not a parameter such as nodes=2000"),
            Self::Value { name, value } => {
                write!(f, "{name} is a whole number above 0, not {value:?}")
            }
            Self::Number { name, value } => write!(f, "{name} is a number, such as 0.25, not {value:?}"),
            Self::NoChoice { parameter, name } => {
                write!(f, "{parameter} is one of {}, not {name:?}", choices(parameter).join(", "))
            }
            Self::Turns(value) => write!(f, "deals is a whole number, not {value:?}"),
            Self::Grudge(value) => write!(f, "grudge is a number from 0 to 10, not {value:?}"),
            Self::Twice(name) => write!(f, "{name} is given twice"),
        }
    }
}

impl std::error::Error for SpecError {}

/// The names that a parameter may have; none of a number.
#[must_use]
pub fn choices(parameter: &str) -> Vec<&'static str> {
    match parameter {
        "press" => Manner::ALL.map(Manner::name).to_vec(),
        "partners" => Partners::EACH.map(Partners::name).to_vec(),
        "without" => Part::ALL.map(Part::name).to_vec(),
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn specs_round_trip_as_text() {
        for text in [
            "prince",
            "page:nodes=1",
            "regent:nodes=5,ms=100,threads=2,memory=64,temperature=0.25",
            "minister:nodes=600,deals=200,press=loyal,temperature=0.25",
            "minister:deals=0,press=loyal",
            "page:press=judas",
            "page:grudge=0.5,partners=rivals,press=loyal",
            "page:press=loyal,without=second-look",
            "one-turn:nodes=8",
            "paranoid:ms=100,memory=3",
            "uct",
            "newcomer",
            "random",
        ] {
            assert_eq!(text.parse::<PlayerSpec>().expect(text).to_string(), text);
        }
        assert_eq!("8".parse::<PlayerSpec>(), "prince".parse());
        assert_eq!("0".parse::<PlayerSpec>(), "peasant".parse());
    }

    #[test]
    fn errors_name_the_faulty_part() {
        let error = |text: &str| text.parse::<PlayerSpec>().expect_err(text).to_string();
        for name in ["", "king", "Prince", "prince ", "9", "one_turn"] {
            assert!(error(name).contains(&format!("{name:?}")) && error(name).contains("one-turn"));
        }
        assert!(error("one-turn:threads=2").contains("has no parameter \"threads\"; it has nodes, ms"));
        assert!(error("prince:").contains("\"\" is not a parameter"));
        assert!(error("prince:nodes").contains("\"nodes\""));
        for value in ["0", "", "-1", "1e3", "99999999999999999999"] {
            assert!(error(&format!("prince:ms={value}")).contains(&format!("not {value:?}")));
        }
        for value in ["", "x", "nan", "inf"] {
            assert!(error(&format!("prince:temperature={value}")).contains("temperature is a number"));
        }
        assert_eq!(error("random:nodes=1"), "random takes no parameters");
        assert!(error("one-turn:temperature=1").contains("no parameter"));
        assert_eq!(error("prince:ms=1,nodes=2,ms=1"), "ms is given twice");
        assert_eq!(error("prince:press=pact,press=pact"), "press is given twice");
        assert!(error("prince:press=kind").starts_with("press is one of mute, loyal, grudging"));
        assert_eq!(error("prince:partners=kin"), "partners is one of all, rivals, not \"kin\"");
        assert!(error("prince:without=mercy").starts_with("without is one of temptation, weights"));
        assert_eq!(error("page:without=weights,without=weights"), "without is given twice");
        for value in ["-1", "nan", "11", ""] {
            assert!(error(&format!("prince:grudge={value}")).starts_with("grudge is a number from 0 to 10"));
        }
        assert!(error("uct:press=pact").contains("no parameter \"press\""));
    }
}
