//! The arguments of refusals: those that are one of several names, and an example of each type.

use djambi::{Argument, Seat};

/// Declares values of an argument, by name.
macro_rules! values {
    ($(#[doc = $doc:literal])+ $type:ident { $($(#[doc = $value_doc:literal])+ $value:ident = $name:literal,)+ }) => {
        $(#[doc = $doc])+
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $type { $($(#[doc = $value_doc])+ $value,)+ }

        impl $type {
            /// All values.
            pub const ALL: &[Self] = &[$(Self::$value,)+];
        }

        impl Example for $type {
            fn example() -> Self { Self::ALL[0] }
        }

        impl From<$type> for Argument {
            fn from(value: $type) -> Self {
                match value { $($type::$value => $name,)+ }.into()
            }
        }
    };
}

values! {
    /// What is not found.
    Missing {
        /// An address of the API.
        Address = "address",
        /// A file.
        File = "file",
        /// A game.
        Game = "game",
        /// An invitation.
        Invitation = "invitation",
        /// A message of the talk.
        Message = "message",
        /// A page.
        Page = "page",
        /// A player with an account.
        Player = "player",
        /// A seat of a game.
        Seat = "seat",
    }
}

values! {
    /// A number of a clock's settings.
    ClockPart {
        /// The time at the start.
        Base = "base",
        /// What each turn adds.
        Increment = "increment",
        /// The time of each turn, by the day.
        Turn = "turn",
        /// The bank, by the day.
        Bank = "bank",
    }
}

values! {
    /// The part of a game that keeps it from being rated.
    RatedNeed {
        /// The rules.
        Rules = "rules",
        /// The board.
        Board = "board",
        /// The first position.
        Start = "start",
        /// When the game begins.
        Begins = "begins",
        /// The clock, which is missing.
        Clock = "clock",
        /// What becomes of a player whose time runs out.
        Flag = "flag",
        /// Bots at seats, or to come to them.
        Bots = "bots",
        /// Players who hold two seats.
        Players = "players",
        /// Whether the lobby lists the table, where rated games are for people who do not know each other.
        Listed = "listed",
        /// Turns that are taken back.
        TakeBack = "take_back",
        /// Bots that stand in for players.
        StandIn = "stand_in",
        /// Going on by the day.
        ByDay = "by_day",
    }
}

values! {
    /// What there is too much of.
    Excess {
        /// New games.
        Games = "games",
        /// Games that are read as a whole.
        Reads = "reads",
        /// Open connections.
        Sockets = "sockets",
        /// Messages `follow`, new connections among them.
        Hellos = "hellos",
        /// Commands.
        Commands = "commands",
        /// Pings.
        Pings = "pings",
    }
}

/// Types of arguments that have an example.
pub(crate) trait Example {
    /// Any value.
    fn example() -> Self;
}

/// Gives types an example.
macro_rules! examples {
    ($($type:ty: $example:expr),+) => {
        $(impl Example for $type {
            fn example() -> Self { $example }
        })+
    };
}

examples!(Seat: Seat::Blue, u32: 7, u64: 7, usize: 7, String: "r4q".to_owned());
