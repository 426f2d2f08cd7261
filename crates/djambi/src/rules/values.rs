//! The rule sets and the values of the options (§9).

use core::fmt;

/// Declares the values of an option and their names.
macro_rules! option_values {
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

option_values! {
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
option_values! {
    /// What a reporter does after arriving: the option `reporter`.
    ReporterKills {
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
}
option_values! {
    /// Whether players may kill pieces of the armies they control: the option `own_kills`.
    OwnKills {
        /// They may not.
        Never = "never",
        /// Militants, chiefs, assassins and reporters may kill them, but never the mover's own chief.
        Pieces = "pieces",
    }
}
option_values! {
    /// What an exit from the maze may do: the option `maze_exit`.
    MazeExit {
        /// The exit ends on an empty field square.
        Quiet = "quiet",
        /// The exit may also end on a further enemy chief: master moves (§9.1).
        Master = "master",
    }
}
option_values! {
    /// Whether orphans can be killed and relocated: the option `orphans`.
    Orphans {
        /// They only obstruct.
        Untouchable = "untouchable",
        /// They are treated like any enemy piece.
        Exposed = "exposed",
    }
}
option_values! {
    /// How long armies taken over in power are kept: the option `devolution`.
    Devolution {
        /// Permanently.
        Forever = "forever",
        /// As long as their holder is in power.
        Reign = "reign",
    }
}
option_values! {
    /// Whether a necromobile saves an encircled chief: the option `encirclement`.
    Encirclement {
        /// A chief is encircled only when its player controls no necromobile.
        NoNecromobile = "no_necromobile",
        /// A chief is encircled even when its player controls a necromobile.
        Strict = "strict",
    }
}
option_values! {
    /// What being in power gives when two players are left: the option `power_duel`.
    PowerDuel {
        /// Two turns in a row (§5).
        Double = "double",
        /// No extra turn: the two alternate.
        Single = "single",
    }
}
option_values! {
    /// Which corpses may be placed in the empty maze: the option `maze_corpse` (§9.2).
    MazeCorpse {
        /// None.
        Never = "never",
        /// That of a chief whom this very move of a militant or a chief kills.
        Chief = "chief",
        /// Every corpse that the mover places on a square of choice.
        Any = "any",
    }
}
option_values! {
    /// Whether militants may kill an enemy chief in the maze: the option `maze_militant` (§9.2).
    MazeMilitant {
        /// They may not.
        Never = "never",
        /// They may, and leave the maze in the same move.
        Kill = "kill",
    }
}
option_values! {
    /// Whether the chief of a hostage army can be encircled: the option `hostage_encirclement` (§9.2).
    HostageEncirclement {
        /// It cannot.
        Never = "never",
        /// It is judged like a player's chief, with the necromobiles of its own army.
        Judged = "judged",
    }
}
