//! Options and rule sets (§9).

mod values;

use core::fmt;

use alloc::string::{String, ToString};

use crate::Problem;
use crate::text::parse_number;
pub use values::{
    Devolution, Encirclement, HostageEncirclement, MazeCorpse, MazeExit, MazeMilitant, Orphans, OwnKills,
    PowerDuel, ReporterKills, RuleSet,
};

/// The rules of one game: a rule set and the options that differ from it (§9).
///
/// ```
/// use djambi::{ReporterKills, Rules};
/// let rules = Rules::with("classic", [("reporter", "must")])?;
/// assert_eq!(rules.reporter, ReporterKills::Must);
/// assert_eq!(rules.changes().collect::<Vec<_>>(), [("reporter", "must".to_owned())]);
/// # Ok::<(), djambi::RulesError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rules {
    /// The rule set that the options started from.
    pub base: RuleSet,
    /// What a reporter does after arriving.
    pub reporter: ReporterKills,
    /// Whether players may kill pieces of the armies they control.
    pub own_kills: OwnKills,
    /// What an exit from the maze may do.
    pub maze_exit: MazeExit,
    /// Whether orphans can be killed and relocated.
    pub orphans: Orphans,
    /// How long armies taken over in power are kept.
    pub devolution: Devolution,
    /// Whether a necromobile saves an encircled chief.
    pub encirclement: Encirclement,
    /// Whether being in power gives extra turns when two players are left.
    pub power_duel: PowerDuel,
    /// Which corpses may be placed in the maze.
    pub maze_corpse: MazeCorpse,
    /// Whether militants may kill a chief in the maze.
    pub maze_militant: MazeMilitant,
    /// Whether the chief of a hostage army can be encircled.
    pub hostage_encirclement: HostageEncirclement,
    /// The game is drawn when a position comes up this often; 0: never.
    pub repetition: u32,
    /// The game is drawn after this many turns in a row without a kill; 0: never.
    pub quiet_limit: u32,
}

impl Default for Rules {
    fn default() -> Self {
        Self::CLASSIC
    }
}

impl Rules {
    /// The rule set `classic`: every option at its default.
    pub const CLASSIC: Self = Self {
        base: RuleSet::Classic,
        reporter: ReporterKills::One,
        own_kills: OwnKills::Never,
        maze_exit: MazeExit::Quiet,
        orphans: Orphans::Untouchable,
        devolution: Devolution::Forever,
        encirclement: Encirclement::NoNecromobile,
        power_duel: PowerDuel::Double,
        maze_corpse: MazeCorpse::Never,
        maze_militant: MazeMilitant::Never,
        hostage_encirclement: HostageEncirclement::Never,
        repetition: 3,
        quiet_limit: 200,
    };

    /// The rule set `variants`: `reporter = all`, `devolution = reign`.
    pub const VARIANTS: Self = Self {
        base: RuleSet::Variants,
        reporter: ReporterKills::All,
        devolution: Devolution::Reign,
        ..Self::CLASSIC
    };

    /// The rule set `arena`: `own_kills = pieces`, `maze_exit = master`.
    pub const ARENA: Self = Self {
        base: RuleSet::Arena,
        own_kills: OwnKills::Pieces,
        maze_exit: MazeExit::Master,
        ..Self::CLASSIC
    };

    /// The rule set `yang-pi`: every option at its default.
    pub const YANG_PI: Self = Self { base: RuleSet::YangPi, ..Self::CLASSIC };

    /// The names of all options.
    pub const OPTIONS: [&str; 12] = [
        "reporter",
        "own_kills",
        "maze_exit",
        "orphans",
        "devolution",
        "encirclement",
        "power_duel",
        "maze_corpse",
        "maze_militant",
        "hostage_encirclement",
        "repetition",
        "quiet_limit",
    ];

    /// The options of a rule set.
    #[must_use]
    pub const fn of(set: RuleSet) -> Self {
        match set {
            RuleSet::Classic => Self::CLASSIC,
            RuleSet::Variants => Self::VARIANTS,
            RuleSet::Arena => Self::ARENA,
            RuleSet::YangPi => Self::YANG_PI,
        }
    }

    /// Whether an option of §9.2 changes the moves of militants, chiefs, necromobiles or reporters.
    #[inline]
    pub(crate) const fn has_further_options(&self) -> bool {
        !matches!((self.maze_corpse, self.maze_militant), (MazeCorpse::Never, MazeMilitant::Never))
            || matches!(self.reporter, ReporterKills::AllOwn)
    }

    /// The rule set with this name.
    ///
    /// # Errors
    /// If there is no such rule set.
    pub fn named(name: &str) -> Result<Self, RulesError> {
        RuleSet::named(name).map(Self::of).ok_or_else(|| RulesError::UnknownSet(name.to_string()))
    }

    /// The rule set with this name and the options that differ from it, each with its value. A later value of
    /// an option replaces an earlier one.
    ///
    /// ```
    /// use djambi::{MazeExit, ReporterKills, Rules, RulesError};
    /// let rules = Rules::with("arena", [("reporter", "must"), ("quiet_limit", "100")])?;
    /// assert_eq!((rules.maze_exit, rules.reporter), (MazeExit::Master, ReporterKills::Must));
    ///
    /// // The options of a command line, a record or a form can come as strings, from a list or from a map.
    /// let options = vec![("orphans".to_owned(), "visible".to_owned())];
    /// let error = Rules::with("classic", options).unwrap_err();
    /// assert!(matches!(&error, RulesError::UnknownValue { option, .. } if option == "orphans"));
    /// assert_eq!(
    ///     error.to_string(),
    ///     "the option orphans has no value \"visible\"; it has untouchable, exposed"
    /// );
    /// # Ok::<(), RulesError>(())
    /// ```
    ///
    /// # Errors
    /// If there is no such rule set, no such option, or the option has no such value; the first of them.
    pub fn with(
        set: &str,
        options: impl IntoIterator<Item = (impl AsRef<str>, impl AsRef<str>)>,
    ) -> Result<Self, RulesError> {
        let mut rules = Self::named(set)?;
        for (option, value) in options {
            rules.set(option.as_ref(), value.as_ref())?;
        }
        Ok(rules)
    }

    /// Gives an option another value. To set several at once, use [`Rules::with`].
    ///
    /// ```
    /// use djambi::Rules;
    /// let mut rules = Rules::named("arena")?;
    /// rules.set("quiet_limit", "100")?;
    /// assert_eq!(rules.quiet_limit, 100);
    /// assert_eq!(
    ///     rules.set("reporter", "never").unwrap_err().to_string(),
    ///     "the option reporter has no value \"never\"; it has one, must, all, all_own"
    /// );
    /// # Ok::<(), djambi::RulesError>(())
    /// ```
    ///
    /// # Errors
    /// If there is no such option, or the option has no such value.
    pub fn set(&mut self, option: &str, value: &str) -> Result<(), RulesError> {
        let changed = match option {
            "reporter" => assign(&mut self.reporter, ReporterKills::named(value)),
            "own_kills" => assign(&mut self.own_kills, OwnKills::named(value)),
            "maze_exit" => assign(&mut self.maze_exit, MazeExit::named(value)),
            "orphans" => assign(&mut self.orphans, Orphans::named(value)),
            "devolution" => assign(&mut self.devolution, Devolution::named(value)),
            "encirclement" => assign(&mut self.encirclement, Encirclement::named(value)),
            "power_duel" => assign(&mut self.power_duel, PowerDuel::named(value)),
            "maze_corpse" => assign(&mut self.maze_corpse, MazeCorpse::named(value)),
            "maze_militant" => assign(&mut self.maze_militant, MazeMilitant::named(value)),
            "hostage_encirclement" => {
                assign(&mut self.hostage_encirclement, HostageEncirclement::named(value))
            }
            "repetition" => assign(&mut self.repetition, parse_number(value)),
            "quiet_limit" => assign(&mut self.quiet_limit, parse_number(value)),
            _ => return Err(RulesError::UnknownOption(option.to_string())),
        };
        changed
            .ok_or_else(|| RulesError::UnknownValue { option: option.to_string(), value: value.to_string() })
    }

    /// The value of an option as text, if there is such an option.
    #[must_use]
    pub fn get(&self, option: &str) -> Option<String> {
        Some(match option {
            "reporter" => self.reporter.name().to_string(),
            "own_kills" => self.own_kills.name().to_string(),
            "maze_exit" => self.maze_exit.name().to_string(),
            "orphans" => self.orphans.name().to_string(),
            "devolution" => self.devolution.name().to_string(),
            "encirclement" => self.encirclement.name().to_string(),
            "power_duel" => self.power_duel.name().to_string(),
            "maze_corpse" => self.maze_corpse.name().to_string(),
            "maze_militant" => self.maze_militant.name().to_string(),
            "hostage_encirclement" => self.hostage_encirclement.name().to_string(),
            "repetition" => self.repetition.to_string(),
            "quiet_limit" => self.quiet_limit.to_string(),
            _ => return None,
        })
    }

    /// The values that an option may have, the default first; empty for a number.
    #[must_use]
    pub fn values(option: &str) -> &'static [&'static str] {
        match option {
            "reporter" => ReporterKills::NAMES,
            "own_kills" => OwnKills::NAMES,
            "maze_exit" => MazeExit::NAMES,
            "orphans" => Orphans::NAMES,
            "devolution" => Devolution::NAMES,
            "encirclement" => Encirclement::NAMES,
            "power_duel" => PowerDuel::NAMES,
            "maze_corpse" => MazeCorpse::NAMES,
            "maze_militant" => MazeMilitant::NAMES,
            "hostage_encirclement" => HostageEncirclement::NAMES,
            _ => &[],
        }
    }

    /// The options that differ from the rule set [`Rules::base`], with their values: what [`Rules::with`]
    /// takes.
    pub fn changes(&self) -> impl Iterator<Item = (&'static str, String)> + use<> {
        let (changed, base) = (*self, Self::of(self.base));
        Self::OPTIONS.into_iter().filter_map(move |option| {
            let value = changed.get(option)?;
            (base.get(option).as_deref() != Some(&value)).then_some((option, value))
        })
    }
}

/// Sets an option if there is a value for it.
fn assign<T>(option: &mut T, value: Option<T>) -> Option<()> {
    *option = value?;
    Some(())
}

/// Why a rule set and options are no [`Rules`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RulesError {
    /// There is no rule set with this name.
    UnknownSet(String),
    /// There is no option with this name.
    UnknownOption(String),
    /// The option has no such value.
    UnknownValue {
        /// The option's name.
        option: String,
        /// The value that it does not have.
        value: String,
    },
}

impl RulesError {
    /// The error as a code and arguments, from which every language makes a sentence.
    #[must_use]
    pub fn problem(&self) -> Problem {
        match self {
            Self::UnknownSet(name) => {
                Problem::new("unknown_rule_set").with("text", name).with("known", RuleSet::NAMES)
            }
            Self::UnknownOption(name) => {
                Problem::new("unknown_option").with("text", name).with("known", Rules::OPTIONS.as_slice())
            }
            Self::UnknownValue { option, value } => match Rules::values(option) {
                [] => Problem::new("option_number").with("option", option).with("text", value),
                values => {
                    let problem = Problem::new("unknown_value").with("option", option);
                    problem.with("text", value).with("known", values)
                }
            },
        }
    }
}

impl fmt::Display for RulesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownSet(name) => {
                write!(f, "there is no rule set {name:?}; there are {}", RuleSet::NAMES.join(", "))
            }
            Self::UnknownOption(name) => {
                write!(f, "there is no option {name:?}; there are {}", Rules::OPTIONS.join(", "))
            }
            Self::UnknownValue { option, value } => match Rules::values(option) {
                [] => write!(f, "the option {option} is a whole number below 2^32, not {value:?}"),
                values => {
                    write!(f, "the option {option} has no value {value:?}; it has {}", values.join(", "))
                }
            },
        }
    }
}

impl core::error::Error for RulesError {}
