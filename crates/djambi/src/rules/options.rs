//! The options and their values (§9): each is declared once, here.

use core::fmt;

use alloc::string::{String, ToString};

use super::RuleSet;
use crate::text::parse_number;

/// Declares the values of an option and their names.
macro_rules! named_values {
    ($(#[$doc:meta])* $name:ident { $($(#[$value_doc:meta])* $value:ident = $text:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum $name { $($(#[$value_doc])* $value,)* }

        impl $name {
            /// All values, the default first.
            pub const ALL: &[Self] = &[$(Self::$value,)*];

            /// The names of all values, in the same order.
            pub const NAMES: &[&'static str] = &[$($text,)*];

            /// The value's name in options and records.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Self::$value => $text,)* }
            }

            /// The value with this name.
            #[must_use]
            pub fn named(name: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|value| value.name() == name)
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(self.name())
            }
        }
    };
}
pub(super) use named_values;

/// Declares the options: each with its sections of the rules and its values, the default first, then those
/// that are numbers with their defaults. [`Rules`] and all that goes through the options is made of it.
macro_rules! rule_options {
    (
        named { $($(#[$doc:meta])* $option:ident $section:literal: $type:ident { $($values:tt)* })* }
        numbers { $($(#[$number_doc:meta])* $number:ident $number_section:literal = $default:literal,)* }
    ) => {
        $(named_values! {
            $(#[$doc])*
            #[doc = ""]
            #[doc = concat!("The option `", stringify!($option), "` (", $section, ").")]
            $type { $($values)* }
        })*

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
            $($(#[$doc])* pub $option: $type,)*
            $($(#[$number_doc])* pub $number: u32,)*
        }

        impl Rules {
            /// The rule set `classic`: every option at its default.
            pub const CLASSIC: Self =
                Self { base: RuleSet::Classic, $($option: $type::ALL[0],)* $($number: $default,)* };

            /// The names of all options.
            pub const OPTIONS: [&str; [$(stringify!($option),)* $(stringify!($number),)*].len()] =
                [$(stringify!($option),)* $(stringify!($number),)*];

            /// The value of an option as text, if there is such an option.
            #[must_use]
            pub fn get(&self, option: &str) -> Option<String> {
                match option {
                    $(stringify!($option) => Some(self.$option.to_string()),)*
                    $(stringify!($number) => Some(self.$number.to_string()),)*
                    _ => None,
                }
            }

            /// The values that an option may have, the default first; empty for a number.
            #[must_use]
            pub fn values(option: &str) -> &'static [&'static str] {
                match option {
                    $(stringify!($option) => $type::NAMES,)*
                    _ => &[],
                }
            }

            /// Gives an option another value. `None` if there is no such option, else whether it has such a
            /// value.
            pub(super) fn assign(&mut self, option: &str, value: &str) -> Option<bool> {
                match option {
                    $(stringify!($option) => Some(assign(&mut self.$option, $type::named(value))),)*
                    $(stringify!($number) => Some(assign(&mut self.$number, parse_number(value))),)*
                    _ => None,
                }
            }
        }

        /// Calls a macro with the type of each option that has names, and what is no value of it.
        #[cfg(any(feature = "serde", feature = "arbitrary"))]
        macro_rules! with_option_types {
            ($then:ident) => {
                $then! { $($crate::$type, concat!("value of the option ", stringify!($option)), $crate::$type::named;)* }
            };
        }
        #[cfg(any(feature = "serde", feature = "arbitrary"))]
        pub(crate) use with_option_types;
    };
}

/// Gives an option a value, if there is one. Returns whether there is.
fn assign<T>(option: &mut T, value: Option<T>) -> bool {
    match value {
        Some(value) => {
            *option = value;
            true
        }
        None => false,
    }
}

rule_options! {
    named {
        /// What a reporter does after arriving.
        reporter "§3, §9.2": ReporterKills {
            /// It may kill one neighbour.
            One = "one",
            /// It must kill one if an enemy is beside it.
            Must = "must",
            /// It kills every enemy beside it, always.
            All = "all",
            /// It kills every piece beside it that may be touched at all, always: enemies and pieces of its own
            /// player's armies, except the player's own chief (§9.2).
            AllOwn = "all_own",
        }
        /// Whether players may kill pieces of the armies they control.
        own_kills "§9": OwnKills {
            /// They may not.
            Never = "never",
            /// Militants, chiefs, assassins and reporters may kill them, but never the mover's own chief.
            Pieces = "pieces",
        }
        /// What an exit from the maze may do.
        maze_exit "§4, §9.1": MazeExit {
            /// The exit ends on an empty field square.
            Quiet = "quiet",
            /// The exit may also end on a further enemy chief: master moves (§9.1).
            Master = "master",
        }
        /// Whether orphans can be killed and relocated.
        orphans "§6": Orphans {
            /// They only obstruct.
            Untouchable = "untouchable",
            /// They are treated like any enemy piece.
            Exposed = "exposed",
        }
        /// How long armies taken over in power are kept.
        devolution "§6": Devolution {
            /// Permanently.
            Forever = "forever",
            /// As long as their holder is in power.
            Reign = "reign",
        }
        /// Whether a necromobile saves an encircled chief.
        encirclement "§6": Encirclement {
            /// A chief is encircled only when its player controls no necromobile.
            NoNecromobile = "no_necromobile",
            /// A chief is encircled even when its player controls a necromobile.
            Strict = "strict",
        }
        /// Whether being in power gives extra turns when two players are left.
        power_duel "§5": PowerDuel {
            /// Two turns in a row (§5).
            Double = "double",
            /// No extra turn: the two alternate.
            Single = "single",
        }
        /// Which corpses may be placed in the maze.
        maze_corpse "§9.2": MazeCorpse {
            /// None.
            Never = "never",
            /// That of a chief whom this very move of a militant or a chief kills.
            Chief = "chief",
            /// Every corpse that the mover places on a square of choice.
            Any = "any",
        }
        /// Whether militants may kill a chief in the maze.
        maze_militant "§9.2": MazeMilitant {
            /// They may not.
            Never = "never",
            /// They may, and leave the maze in the same move.
            Kill = "kill",
        }
        /// Whether the chief of a hostage army can be encircled.
        hostage_encirclement "§9.2": HostageEncirclement {
            /// It cannot.
            Never = "never",
            /// It is judged like a player's chief, with the necromobiles of its own army.
            Judged = "judged",
        }
    }
    numbers {
        /// The game is drawn when a position comes up this often; 0: never.
        repetition "§8" = 3,
        /// The game is drawn after this many turns in a row without a kill; 0: never.
        quiet_limit "§8" = 200,
    }
}
