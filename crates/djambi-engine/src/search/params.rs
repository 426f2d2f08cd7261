//! The numbers that steer a search.

macro_rules! params {
    ($($(#[$doc:meta])* $name:ident = $default:literal,)*) => {
        /// The numbers that steer a search, to be changed by whoever measures what they are worth.
        #[derive(Clone, Copy, PartialEq, Debug)]
        pub struct Params {
            $($(#[$doc])* pub $name: f32,)*
        }

        impl Default for Params {
            fn default() -> Self {
                Self { $($name: $default,)* }
            }
        }

        impl Params {
            /// The names of all of them.
            pub const NAMES: &[&'static str] = &[$(stringify!($name),)*];

            /// The value of the one with this name.
            #[must_use]
            pub fn get(&self, name: &str) -> Option<f32> {
                match name {
                    $(stringify!($name) => Some(self.$name),)*
                    _ => None,
                }
            }

            /// Gives the one with this name another value. Says whether there is one.
            pub fn set(&mut self, name: &str, value: f32) -> bool {
                match name {
                    $(stringify!($name) => self.$name = value,)*
                    _ => return false,
                }
                true
            }
        }
    };
}

params! {
    /// How much a prior weighs against what was found.
    exploration = 0.3,
    /// By how much less than its parent an unvisited step is thought to be worth.
    first_play = 0.05,
    /// How evenly the priors are spread: their scores are divided by this.
    temperature = 1.0,
    /// How many steps a node lists at first.
    width = 8.0,
    /// How many of a new position's likeliest turns are looked at to value it, or 0 if it is valued by itself.
    foresight = 4.0,
    /// Where a look at the board gives a player more than this, a position is valued by itself all the same.
    decided = 0.6,
    /// How much others are thought to like what the one who searches loses, as a part of that: they do not play for
    /// themselves alone. The longer nobody was killed, the less.
    spite = 0.45,
    /// The part of its equal share that a draw is worth to a player: less than 1 makes for progress.
    draw = 0.8,
    /// After how many turns without a kill a position is thought to be no better than a draw.
    patience = 40.0,
    /// For how many turns of a game there are things to play for. In the last quarter of them everybody wearies.
    stamina = 270.0,
    /// By how much patience is longer where one player is as good as winning, as a part of it.
    hope = 2.0,
    /// What a position is worth when patience is over, as a part of an equal share.
    bored = 0.75,
    /// Whether the net values positions (1) or the evaluation made by hand (0).
    net = 1.0,
}
