//! What is counted about a seat.

macro_rules! features {
    ($($(#[doc = $doc:literal])* $name:ident,)*) => {
        /// What is counted about a seat. Counts are scaled so that most lie between 0 and 2.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[repr(usize)]
        pub enum Feature { $($(#[doc = $doc])* $name,)* }

        impl Feature {
            /// All features, in the order of the table of weights.
            pub const ALL: &[Self] = &[$(Self::$name,)*];

            /// The number of features.
            pub const COUNT: usize = Self::ALL.len();

            /// What the feature is called in the table of weights.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Self::$name => stringify!($name),)* }
            }

            /// What the feature counts.
            #[must_use]
            pub const fn meaning(self) -> &'static str {
                match self { $(Self::$name => concat!($($doc),*).trim_ascii(),)* }
            }
        }
    };
}

features! {
    /// Militants commanded.
    Militants,
    /// Necromobiles commanded.
    Necromobiles,
    /// Diplomats commanded.
    Diplomats,
    /// Reporters commanded.
    Reporters,
    /// Assassins commanded.
    Assassins,
    /// Armies taken over.
    CapturedArmies,
    /// The part of the worth of all players' pieces.
    MaterialShare,
    /// Empty squares that the pieces reach.
    Reach,
    /// Worth of the pieces that the player to move can kill.
    StruckNow,
    /// Worth of the piece, if it is the best that the player to move can kill.
    StruckBest,
    /// Worth of the pieces that somebody else can kill who plays before their player does.
    StruckSoon,
    /// Worth of the pieces that only those can kill who play after their player.
    StruckLater,
    /// Worth of struck pieces on squares where their player could kill the killer.
    StruckDefended,
    /// Worth of the best piece that the player to move can kill.
    BestCapture,
    /// Worth of all enemy pieces that the player, not to move, strikes.
    Threats,
    /// His chief can be killed by the player to move.
    ChiefStruckNow,
    /// His chief can be killed by the next to play after the player to move, before his own turn.
    ChiefStruckNext,
    /// How many others play before him who can kill his chief.
    ChiefStruckSoon,
    /// How many players can kill his chief, all after a turn of his own that is yet to come.
    ChiefStruckLater,
    /// He is to move, and this many players can kill his chief.
    ChiefStruckAtTurn,
    /// Few squares where his chief could go without being struck: one over their number and one.
    Cornered,
    /// The same, if his chief is struck.
    CorneredStruck,
    /// Squares beside his chief that others strike.
    Pressed,
    /// Empty squares that his chief sees.
    Open,
    /// His own pieces beside his chief.
    Guards,
    /// Corpses beside his chief.
    Shields,
    /// A diplomat of the player to move can carry his chief away.
    LiftedNow,
    /// Other diplomats who play before him can carry his chief away.
    LiftedSoon,
    /// A diplomat who plays after him can carry his chief away.
    LiftedLater,
    /// The square of the part of the ring around his chief that is closed by corpses, without a necromobile.
    Cage,
    /// The same with a necromobile.
    CageOpenable,
    /// At most one square is missing in the ring around his chief, and no necromobile.
    CageClosing,
    /// He is in power.
    Power,
    /// He is in power, and a diplomat can carry his chief away.
    PowerLifted,
    /// He is in power, and somebody strikes his chief.
    PowerStruck,
    /// He is to move, and his chief sees the empty maze.
    WayNow,
    /// The same, and nobody could kill him there.
    WayNowSafe,
    /// His chief sees the empty maze, and others play first.
    WayLater,
    /// His chief is two turns from the empty maze.
    WayInTwo,
    /// He is in power or sees the maze, and orphans wait: how many.
    Heir,
    /// He is to move and can kill a chief.
    TakesChief,
    /// Worth of the armies that the best such chief brings.
    TakesArmies,
    /// Worth of the armies of a chief whom he strikes and who plays after him.
    TakesSoon,
    /// Worth of the armies of a chief whom he strikes and who plays before him.
    TakesLater,
    /// He commands a necromobile: corpses on the board.
    Undertaker,
    /// He commands none: corpses on the board.
    NoUndertaker,
    /// He is to move.
    Turn,
    /// He plays two turns in a row.
    TurnAgain,
}
