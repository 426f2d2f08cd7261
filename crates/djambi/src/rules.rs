//! Options and rule sets (§9).

mod options;

use core::fmt;

use alloc::string::{String, ToString};

use crate::Problem;
#[cfg(any(feature = "serde", feature = "arbitrary"))]
pub(crate) use options::with_option_types;
pub use options::{
    Devolution, Encirclement, HostageEncirclement, MazeCorpse, MazeExit, MazeMilitant, Orphans, OwnKills,
    PowerDuel, ReporterKills, Rules,
};

options::named_values! {
    /// A named bundle of options.
    RuleSet {
        /// The rule book: every option at its default.
        Classic = "classic",
        /// The chess-variants page: reporters kill all around them, armies taken over in power are lost with
        /// it.
        Variants = "variants",
        /// The rules of the large playing site: own pieces can be killed, master moves.
        Arena = "arena",
        /// *Yang-Pî, el juego del poder* of 1979: every option at its default.
        YangPi = "yang-pi",
    }
}

impl Default for Rules {
    fn default() -> Self {
        Self::CLASSIC
    }
}

impl Rules {
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
        match self.assign(option, value) {
            Some(true) => Ok(()),
            Some(false) => {
                Err(RulesError::UnknownValue { option: option.to_string(), value: value.to_string() })
            }
            None => Err(RulesError::UnknownOption(option.to_string())),
        }
    }

    /// The options that differ from the rule set [`Rules::base`], with their values: what [`Rules::with`]
    /// takes.
    pub fn changes(&self) -> impl Iterator<Item = (&'static str, String)> + use<> {
        let changed = *self;
        let base = Self::of(self.base);
        Self::OPTIONS.into_iter().filter_map(move |option| {
            let value = changed.get(option)?;
            (base.get(option).as_deref() != Some(&value)).then_some((option, value))
        })
    }
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
