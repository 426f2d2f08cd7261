//! The refusals and failures of the service.

use std::fmt;

use djambi::{Argument, Problem, Seat};

/// Declares the refusals: each with its code and the arguments of its sentence.
macro_rules! refusals {
    ($(
        $(#[doc = $doc:literal])+
        $name:ident = $code:literal $({ $($(#[doc = $arg_doc:literal])+ $arg:ident: $kind:ty,)+ })?,
    )+) => {
        /// What the service refuses, and how it fails. What the rules forbid is a [`Problem`] of the crate
        /// `djambi`, whose codes belong to the same list.
        ///
        /// The catalogue of texts has a sentence for each code, with these arguments.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum Refusal {
            $($(#[doc = $doc])+ $name $({ $($(#[doc = $arg_doc])+ $arg: $kind,)+ })?,)+
        }

        impl Refusal {
            /// All codes, each with the names of its arguments.
            pub const CODES: &[(&str, &[&str])] = &[$(($code, &[$($(stringify!($arg)),+)?]),)+];

            /// The refusal as a code and arguments, from which every language makes a sentence.
            #[must_use]
            pub fn problem(&self) -> Problem {
                match self {
                    $(Self::$name $({ $($arg),+ })? => {
                        Problem::new($code)$($(.with(stringify!($arg), Clone::clone($arg)))+)?
                    })+
                }
            }
        }
    };
}

refusals! {
    /// It is another seat's turn.
    NotYourTurn = "not_your_turn" {
        /// The seat to move.
        seat: Seat,
    },
    /// This player does not hold that seat.
    NotYourSeat = "not_your_seat" {
        /// The seat.
        seat: Seat,
    },
    /// The command expected another number of events. The events it missed come with the refusal or just
    /// before it.
    Stale = "stale",
    /// The game is over.
    Finished = "finished",
    /// This command id was used before, for another action.
    CommandReused = "command_reused",
    /// The table still waits for players.
    NotStarted = "not_started",
    /// No turn is played during a pause.
    Paused = "paused",
    /// Only a paused game can go on.
    NotPaused = "not_paused",
    /// A bot stands in at this seat.
    StoodIn = "stood_in",
    /// Only a person for whom a bot plays can return.
    NoStandIn = "no_stand_in",
    /// A seat has one standing offer.
    OfferStands = "offer_stands",
    /// A seat makes eight offers at most until somebody else has played.
    TooManyOffers = "too_many_offers",
    /// The offer has lapsed, or this seat is not asked.
    NoOffer = "no_offer",
    /// The offer would ask a person for whom a bot plays until they come back.
    CannotAnswer = "cannot_answer" {
        /// The seat of the person.
        seat: Seat,
    },
    /// The game knows no treaties.
    NoTreaties = "no_treaties",
    /// The game knows no treaties in private channels.
    NoSecretTreaties = "no_secret_treaties",
    /// A treaty is made in a channel that all its parties read.
    NotInChannel = "not_in_channel" {
        /// The seat of a party that does not.
        seat: Seat,
    },
    /// A seat has one standing proposal to the same parties.
    TreatyOffered = "treaty_offered",
    /// A seat has two standing proposals of treaties at most.
    TooManyProposals = "too_many_proposals",
    /// A treaty that was refused may be proposed again after a round.
    TreatyRefused = "treaty_refused",
    /// A seat has as many treaties in force as it may have.
    TooManyTreaties = "too_many_treaties" {
        /// The seat.
        seat: Seat,
        /// The largest number.
        limit: usize,
    },
    /// Nobody at the seat makes treaties: a bot plays there, or no player has come.
    MakesNoTreaties = "makes_no_treaties" {
        /// The seat.
        seat: Seat,
    },
    /// The seat has played no turn that counts.
    NoOwnTurn = "no_own_turn",
    /// Somebody whose turn would be taken back would have no time left.
    NoTimeLeft = "no_time_left",
    /// Somebody has played a second turn, or the game began at once.
    TooLateToAbort = "too_late_to_abort",
    /// A bot stands in only for a person who has been away for a while.
    NotAway = "not_away" {
        /// The seat.
        seat: Seat,
    },
    /// Only a game in real time can be paused.
    NoClock = "no_clock",
    /// Seats are final once the game has begun.
    Started = "started",
    /// The host has removed the player from the table.
    Removed = "removed",
    /// The seat is kept for the player who has lost it by time.
    SeatReserved = "seat_reserved",
    /// The browser has sent no cookie back, so it could not keep a seat.
    NoCookies = "no_cookies",
    /// Every seat of the table has a player.
    NoFreeSeat = "no_free_seat",
    /// The player sits at no seat.
    NotSeated = "not_seated",
    /// `fill_s` is out of its range.
    FillOutOfRange = "fill_out_of_range" {
        /// The smallest number of seconds.
        min: u32,
        /// The largest number of seconds.
        max: u32,
        /// The number asked for.
        found: u32,
    },
    /// A rated table would lack something, or allow something that it excludes.
    RatedTable = "rated_table" {
        /// What is in the way.
        need: RatedNeed,
    },
    /// Only people with an account sit at a rated table.
    RatedNeedsAccount = "rated_needs_account",
    /// Secret treaties are made in whispers, which the game doesn't have.
    SecretNeedsWhispers = "secret_needs_whispers",
    /// Whispers are talk, which the table doesn't have.
    WhispersNeedTalk = "whispers_need_talk",
    /// Where one player holds two seats from the start, nobody whispers.
    WhispersNeedPlayers = "whispers_need_players",
    /// The table is closed to watchers.
    NobodyWatches = "nobody_watches",
    /// The table is for silent play.
    NoTalk = "no_talk",
    /// The table allows signs alone.
    SignsOnly = "signs_only",
    /// The channel is for others.
    NotYourChannel = "not_your_channel",
    /// The words of a game that goes on stay.
    WordsStand = "words_stand",
    /// The player has said no such words.
    NotYourWords = "not_your_words",
    /// A player has reported as much today as a player may.
    TooManyReports = "too_many_reports" {
        /// How many reports a player makes in a day.
        limit: u32,
    },
    /// A message is too long.
    TextTooLong = "text_too_long" {
        /// How many characters a message may have.
        limit: usize,
    },
    /// A drawing has no arrow and no circle.
    DrawingEmpty = "drawing_empty",
    /// A drawing has too many arrows and circles, or one of them twice.
    DrawingTooLarge = "drawing_too_large" {
        /// How many a drawing may have.
        limit: usize,
    },
    /// A drawing names a square that the board does not have.
    DrawingSquare = "drawing_square" {
        /// The name.
        square: String,
    },
    /// A message has no visible character.
    TextEmpty = "text_empty",
    /// More than 20 messages in a minute.
    TooMuchTalk = "too_much_talk" {
        /// How many seconds to wait.
        seconds: u64,
    },
    /// A `follow` continues from an event that the game does not have.
    NoSuchEvent = "no_such_event" {
        /// The number of events.
        events: u32,
    },
    /// Another player holds the invitation's seat.
    SeatTaken = "seat_taken",
    /// The seat has acted, so it stays with its player.
    SeatActed = "seat_acted" {
        /// The seat.
        seat: Seat,
    },
    /// The host has meant somebody who sits at the seat no longer.
    SeatChanged = "seat_changed" {
        /// The seat.
        seat: Seat,
    },
    /// The invitation was replaced by a newer one.
    InvitationReplaced = "invitation_replaced",
    /// Another player has created the game.
    NotYourGame = "not_your_game",
    /// This player holds no seat of the game that they want to play again.
    NotAPlayer = "not_a_player",
    /// The game goes on, and people play in it.
    Unfinished = "unfinished",
    /// A name is too long.
    NameTooLong = "name_too_long" {
        /// The maximum number of characters.
        limit: u32,
    },
    /// A name has a character that nobody sees.
    NameHidden = "name_hidden" {
        /// Its number in Unicode, such as `U+200B`.
        character: String,
    },
    /// A name mixes scripts.
    NameMixed = "name_mixed",
    /// A name looks like that of a bot, of the service or of a seat.
    NameOfBot = "name_of_bot",
    /// The name is that of an account.
    NameTaken = "name_taken",
    /// The name of an account has another form.
    NameForm = "name_form" {
        /// The minimum number of characters.
        min: u32,
        /// The maximum number of characters.
        max: u32,
    },
    /// The name of an account was changed lately.
    NameChanged = "name_changed" {
        /// In how many days it may be changed again.
        days: u32,
    },
    /// A password has another length.
    PasswordLength = "password_length" {
        /// The minimum number of characters.
        min: u32,
        /// The maximum number of characters.
        max: u32,
    },
    /// A password is one of those that everybody tries, or is made of the name or of the site's.
    PasswordGuessable = "password_guessable",
    /// There is no account with this name and this password.
    WrongSignIn = "wrong_sign_in",
    /// This is not the password of the account.
    WrongPassword = "wrong_password",
    /// The link for a new password has been used, or is too old.
    LinkUsed = "link_used",
    /// Only somebody with an account may do that.
    NoAccount = "no_account",
    /// The player has an account already.
    HasAccount = "has_account",
    /// The host lets nobody make an account.
    RegistrationClosed = "registration_closed",
    /// The session has ended, or the player is known by another cookie now.
    SignedOut = "signed_out",
    /// Names or passwords were tried too often.
    TooManyTries = "too_many_tries" {
        /// The minutes until the next try.
        minutes: u64,
    },
    /// Too many passwords are being checked.
    Busy = "busy",
    /// A bot would wait too long.
    BotDelayTooLong = "bot_delay_too_long" {
        /// The maximum in milliseconds.
        limit: u32,
    },
    /// The service has no games with this value of the option `repetition`.
    RepetitionOutOfRange = "repetition_out_of_range" {
        /// The maximum.
        limit: u32,
        /// The value.
        found: u32,
    },
    /// The service has no games with this value of the option `quiet_limit`.
    QuietLimitOutOfRange = "quiet_limit_out_of_range" {
        /// The maximum.
        limit: u32,
        /// The value.
        found: u32,
    },
    /// A clock has this part out of its range.
    ClockOutOfRange = "clock_out_of_range" {
        /// The part.
        part: ClockPart,
        /// The minimum in seconds.
        min: u32,
        /// The maximum in seconds.
        max: u32,
        /// The value in seconds.
        found: u32,
    },
    /// The game would be over before its first turn.
    OverAtStart = "over_at_start",
    /// The start has another number of players.
    StartPlayers = "start_players" {
        /// The number of players in the start.
        found: usize,
        /// The number asked for.
        wanted: usize,
    },
    /// A seat is named as absent, and has a player in the start.
    StartHasPlayer = "start_has_player" {
        /// The seat.
        seat: Seat,
    },
    /// A seat is named with a player, and has none in the start.
    StartLacksPlayer = "start_lacks_player" {
        /// The seat.
        seat: Seat,
    },
    /// The board is for another number of players.
    BoardPlayers = "board_players" {
        /// The number of the board's seats.
        limit: usize,
        /// The number asked for.
        found: usize,
    },
    /// Fewer than two seats have a player.
    TooFewPlayers = "too_few_players",
    /// The seats that are not absent are another number of players.
    SeatsPlayers = "seats_players" {
        /// The number of seats with a player.
        found: usize,
        /// The number asked for.
        wanted: usize,
    },
    /// A seat is named with a player, and is one of those that this number of players leaves empty.
    SeatIsAbsent = "seat_is_absent" {
        /// The seat.
        seat: Seat,
        /// The number of players.
        players: usize,
    },
    /// There is no such thing.
    NotFound = "not_found" {
        /// What was not found.
        what: Missing,
    },
    /// The address exists, but not for this method.
    MethodNotAllowed = "method_not_allowed",
    /// This address reads another content type.
    UnsupportedMediaType = "unsupported_media_type",
    /// The request comes from a page of another site.
    ForeignOrigin = "foreign_origin",
    /// The message, body or request cannot be read.
    Malformed = "malformed" {
        /// What is wrong, in English.
        details: String,
    },
    /// The message or the body is too long.
    TooLarge = "too_large" {
        /// The maximum in bytes.
        limit: usize,
    },
    /// The connection reads too slowly and is closed, or a body does not come in time.
    TooSlow = "too_slow",
    /// A limit is reached.
    TooMany = "too_many" {
        /// What there is too much of.
        kind: Excess,
        /// After how many seconds it may be tried again.
        seconds: u64,
    },
    /// The first message was not a `hello`.
    NoHello = "no_hello",
    /// A message names a topic that the connection does not follow.
    NotFollowed = "not_followed",
    /// The connection follows as many topics as it may.
    TooManyTopics = "too_many_topics" {
        /// The maximum number of topics.
        limit: usize,
    },
    /// The service does not speak this version of the protocol.
    UnsupportedVersion = "unsupported_version" {
        /// The client's version.
        client: u32,
        /// The service's version.
        service: u32,
    },
    /// The service is going down and will be back; connect again.
    ShuttingDown = "shutting_down",
    /// Something failed on the service's side; trying again is right.
    Internal = "internal",
    /// The same for a request, whose number the host finds in the log.
    Failed = "failed" {
        /// The number of the request.
        request: String,
    },
    /// The answer to a request took too long.
    TimedOut = "timed_out" {
        /// The number of the request.
        request: String,
    },
}

impl Refusal {
    /// The section of the rules that is concerned, if one is.
    #[must_use]
    pub const fn section(&self) -> Option<&'static str> {
        match self {
            Self::BoardPlayers { .. }
            | Self::TooFewPlayers
            | Self::SeatsPlayers { .. }
            | Self::SeatIsAbsent { .. } => Some("§7"),
            Self::OverAtStart => Some("§8"),
            Self::RepetitionOutOfRange { .. } | Self::QuietLimitOutOfRange { .. } => Some("§9"),
            _ => None,
        }
    }
}

/// The code and the arguments, for logs.
impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl std::error::Error for Refusal {}

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
    /// What is in the way of a rated game.
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
        /// Turns that are taken back.
        TakeBack = "take_back",
        /// Bots that stand in for players.
        StandIn = "stand_in",
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
