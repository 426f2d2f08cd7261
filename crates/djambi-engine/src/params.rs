//! The parameters of the search.

/// Declares each parameter once: its documentation, its name and its default.
///
/// The macro makes of each a field of [`Params`], its value in `Params::default()`, and its entry in
/// [`Params::NAMES`], [`Params::get`] and [`Params::set`], which matches, options and tuning use.
macro_rules! params {
    ($($(#[$doc:meta])* $name:ident = $default:literal,)*) => {
        /// The parameters of the search.
        ///
        /// All are `f32`, so that one list with one syntax serves matches, options and tuning: `width` and
        /// `leaf_lookahead` are counts, whose fraction is dropped, and `net` is a switch.
        ///
        /// ```
        /// use djambi_engine::Params;
        /// let mut params = Params::default();
        /// assert!(params.set("paranoia", 0.3));
        /// assert_eq!((params.paranoia, params.get("paranoia")), (0.3, Some(0.3)));
        /// assert!(!params.set("contempt", 0.3), "there is no such parameter");
        /// ```
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
            /// The names of all parameters.
            pub const NAMES: &[&'static str] = &[$(stringify!($name),)*];

            /// The value of the parameter with this name, if there is one.
            #[must_use]
            pub fn get(&self, name: &str) -> Option<f32> {
                match name {
                    $(stringify!($name) => Some(self.$name),)*
                    _ => None,
                }
            }

            /// Sets the parameter with this name. Returns whether there is one.
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
    /// The exploration constant of PUCT: the weight of the priors against the mean shares found so far.
    c_puct = 0.3,
    /// First-play urgency: an unvisited edge counts as its node's mean share minus this.
    fpu_reduction = 0.05,
    /// The softmax temperature of the priors: a higher one makes them more even.
    temperature = 1.4,
    /// The number of edges that a node lists at first, the most likely ones (progressive widening).
    width = 8.0,
    /// The number of most likely moves that a new leaf's one-ply lookahead evaluates; 0 for no lookahead.
    leaf_lookahead = 4.0,
    /// The share above which there is no lookahead: a leaf where a player has more is evaluated by itself.
    lookahead_cutoff = 0.6,
    /// The weight of the searcher's loss in the opponents' values: the paranoid term in max^n. It fades with
    /// quiet turns and is 0 between the last two players.
    paranoia = 0.45,
    /// What a move at the root counts less after which opponents can kill the searcher's chief with two
    /// turns, while more than two players are left: what the searcher pays for caution.
    caution = 0.06,
    /// The draw score: what a draw is worth, as a fraction of an equal share. Less than `quiet_score` favours
    /// progress: then no discount of a lead makes a draw better than going on.
    draw_score = 0.3,
    /// The number of turns without a kill after which a position is worth its `quiet_score`.
    quiet_horizon = 80.0,
    /// The number of turns of a game after which a position is worth little more than its `quiet_score`; with
    /// more than four armies in proportion more. The discount begins at three quarters of it.
    length_horizon = 270.0,
    /// How far a lead stretches `quiet_horizon`: by up to this multiple of it, where a player is sure to win.
    lead_stretch = 2.0,
    /// What a position is worth after `quiet_horizon`, as a fraction of an equal share.
    quiet_score = 0.75,
    /// The factor of the noise on values in the opening.
    opening_noise = 1.25,
    /// How much less a move counts at the root that takes a piece back to where it was before one of its
    /// player's last three turns, and does nothing else.
    way_back_penalty = 0.03,
    /// Whether the priors have the weights of their own board (1), where there are some, or those of the
    /// 9 × 9 board (0).
    priors = 1.0,
    /// Whether the net evaluates positions (1) or the hand-made evaluation (0).
    net = 1.0,
}
