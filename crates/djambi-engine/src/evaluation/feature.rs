//! The features of a player.

macro_rules! features {
    ($($(#[doc = $doc:literal])* $name:ident,)*) => {
        /// A feature of a player. Values are scaled so that most lie between 0 and 2.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[repr(usize)]
        pub enum Feature { $($(#[doc = $doc])* $name,)* }

        impl Feature {
            /// All features, in the order of the table of weights.
            pub const ALL: &[Self] = &[$(Self::$name,)*];

            /// The number of features.
            pub const COUNT: usize = Self::ALL.len();

            /// The feature's name in the table of weights.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Self::$name => stringify!($name),)* }
            }

            /// A sentence that says what the feature counts.
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
    AttackedNow,
    /// Worth of the best piece that the player to move can kill, if it is this player's.
    AttackedBest,
    /// Worth of the pieces attacked by others with a turn before this player's.
    AttackedSoon,
    /// Worth of the pieces attacked only by others with a turn after this player's.
    AttackedLater,
    /// Worth of attacked pieces on squares where the player could kill the attacker.
    AttackedDefended,
    /// Worth of the best piece that the player to move can kill.
    BestCapture,
    /// Worth of all enemy pieces that the player attacks, without being to move.
    Threats,
    /// The player to move can kill the chief.
    ChiefAttackedNow,
    /// The next player after the one to move can kill the chief, before this player's turn.
    ChiefAttackedNext,
    /// Number of later players who can kill the chief before this player's turn.
    ChiefAttackedSoon,
    /// Number of players who can kill the chief after this player's coming turn.
    ChiefAttackedLater,
    /// The player is to move: number of players who can kill the chief.
    ChiefAttackedAtTurn,
    /// One over one more than the number of squares that the chief can go to unattacked.
    Cornered,
    /// The same, if the chief is attacked.
    CorneredAttacked,
    /// Squares beside the chief that others attack.
    AttackedAroundChief,
    /// Empty squares that the chief sees.
    ChiefMobility,
    /// Own pieces beside the chief.
    Guards,
    /// Corpses beside the chief.
    CorpsesAroundChief,
    /// A diplomat of the player to move can relocate the chief.
    ChiefGrabbedNow,
    /// Another diplomat can relocate the chief before this player's turn.
    ChiefGrabbedSoon,
    /// A diplomat can relocate the chief after this player's turn.
    ChiefGrabbedLater,
    /// The square of the part of the ring around the chief that corpses close, without a necromobile.
    RingClosed,
    /// The same with a necromobile.
    RingClosedWithNecromobile,
    /// The ring around the chief lacks at most one corpse, and there is no necromobile.
    RingAlmostClosed,
    /// The player is in power.
    Power,
    /// The player is in power, and a diplomat can relocate the chief.
    PowerGrabbed,
    /// The player is in power, and the chief is attacked.
    PowerAttacked,
    /// The player is to move, and the chief sees the empty maze.
    MazeNow,
    /// The same, and nobody attacks the maze.
    MazeNowSafe,
    /// The chief sees the empty maze, and others play first.
    MazeLater,
    /// The chief is two moves from the empty maze.
    MazeInTwo,
    /// Number of orphans, if the chief sees the empty maze.
    OrphansInReach,
    /// The player is to move and can kill a chief.
    KillsChief,
    /// Worth of the armies that the best such kill brings.
    ArmiesNow,
    /// Worth of the armies of an attacked chief whose player comes later in the order of turns.
    ArmiesSoon,
    /// Worth of the armies of an attacked chief whose player comes earlier in the order of turns.
    ArmiesLater,
    /// Corpses on the board, if the player commands a necromobile.
    CorpsesWithNecromobile,
    /// Corpses on the board, if the player commands none.
    CorpsesWithoutNecromobile,
    /// The player is to move.
    Turn,
    /// The player has two turns in a row.
    TurnAgain,
}
