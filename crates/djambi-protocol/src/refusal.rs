//! The refusals and failures of the service.

use std::fmt;

use djambi::{Problem, Seat};

use crate::refusal_argument::{ClockPart, Example, Excess, Missing, RatedNeed};

/// Declares the refusals: each with its code, the ways in which it is told, and the arguments of its sentence. The
/// comments are the words of the protocol's page.
macro_rules! refusals {
    ($(
        $(#[doc = $doc:literal])+
        $name:ident = $code:literal [$($told:tt),+] $({ $($(#[doc = $arg_doc:literal])+ $arg:ident: $kind:ty,)+ })?,
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
            /// All codes, in the order of the protocol's page.
            pub const CODES: &[RefusalCode] = &[$(RefusalCode {
                code: $code,
                args: &[$($(stringify!($arg)),+)?],
                told: &[$(stringify!($told)),+],
                meaning: concat!($($doc),+),
            }),+];

            /// The code.
            #[must_use]
            pub const fn code(&self) -> &'static str {
                match self { $(Self::$name { .. } => $code,)+ }
            }

            /// The refusal as a code and arguments, from which every language makes a sentence.
            #[must_use]
            pub fn problem(&self) -> Problem {
                match self {
                    $(Self::$name $({ $($arg),+ })? => {
                        Problem::new($code)$($(.with(stringify!($arg), Clone::clone($arg)))+)?
                    })+
                }
            }

            /// The status of an answer over REST that refuses so; 400 for what is told only on sockets.
            #[must_use]
            pub const fn status(&self) -> u16 {
                match self { $(Self::$name { .. } => status_of(&[$(stringify!($told)),+]),)+ }
            }

            /// One refusal of each code, with any arguments.
            #[must_use]
            pub fn examples() -> Vec<Self> {
                vec![$(Self::$name $({ $($arg: Example::example(),)+ })?),+]
            }
        }
    };
}

refusals! {
    /// It is this seat's turn.
    NotYourTurn = "not_your_turn" [refused] {
        /// The seat to move.
        seat: Seat,
    },
    /// This player does not hold the seat.
    NotYourSeat = "not_your_seat" [refused, 403] {
        /// The seat.
        seat: Seat,
    },
    /// The [line](#how-a-command-is-checked) has changed since the event that the command expects, or there
    /// is no such event yet.
    Stale = "stale" [refused, 409],
    /// The game is over.
    Finished = "finished" [refused, 409],
    /// The id was used for another action.
    CommandReused = "command_reused" [refused],
    /// The table still waits for players.
    NotStarted = "not_started" [refused, 409],
    /// No turn is played during a pause.
    Paused = "paused" [refused],
    /// Only a paused game can go on.
    NotPaused = "not_paused" [refused],
    /// A bot stands in at this seat.
    StoodIn = "stood_in" [refused],
    /// Only a person for whom a bot plays can return.
    NoStandIn = "no_stand_in" [refused],
    /// A seat has one standing offer.
    OfferStands = "offer_stands" [refused],
    /// A seat makes at most eight offers until the person at another seat has played, `return` apart.
    TooManyOffers = "too_many_offers" [refused],
    /// The offer has lapsed, or this seat is not asked.
    NoOffer = "no_offer" [refused],
    /// The offer would ask a person for whom a bot plays until they come back.
    CannotAnswer = "cannot_answer" [refused] {
        /// The seat of the person.
        seat: Seat,
    },
    /// The game knows no treaties.
    NoTreaties = "no_treaties" [refused],
    /// The game knows no treaties in private channels.
    NoSecretTreaties = "no_secret_treaties" [refused],
    /// A party of the treaty does not read the channel.
    NotInChannel = "not_in_channel" [refused] {
        /// The seat of a party that does not.
        seat: Seat,
    },
    /// A seat has one standing proposal of a treaty to the same parties.
    TreatyOffered = "treaty_offered" [refused],
    /// A seat has two standing proposals of treaties at most.
    TooManyProposals = "too_many_proposals" [refused],
    /// A treaty that was refused may be proposed again after a round.
    TreatyRefused = "treaty_refused" [refused],
    /// The seat has as many treaties in force as it may have.
    TooManyTreaties = "too_many_treaties" [refused] {
        /// The seat.
        seat: Seat,
        /// The largest number.
        limit: usize,
    },
    /// Nobody at that seat makes treaties: a bot plays there, or no player has come.
    MakesNoTreaties = "makes_no_treaties" [refused] {
        /// The seat.
        seat: Seat,
    },
    /// The seat has played no turn that counts.
    NoOwnTurn = "no_own_turn" [refused],
    /// Somebody whose turn would be taken back would have no time left.
    NoTimeLeft = "no_time_left" [refused],
    /// Somebody has played a second turn, or the game began at once.
    TooLateToAbort = "too_late_to_abort" [refused],
    /// A bot stands in only for a person who has been away for a while.
    NotAway = "not_away" [refused] {
        /// The seat.
        seat: Seat,
    },
    /// Only a game in real time can be paused or go on by the day.
    NoClock = "no_clock" [refused],
    /// Seats are final once the game has begun.
    Started = "started" [409],
    /// The host has removed the player from the table.
    Removed = "removed" [403],
    /// The seat is kept for the player who has lost it by time: five minutes, by the day a day.
    SeatReserved = "seat_reserved" [409],
    /// A seat is asked for, or a message reported, by a client that has sent no cookie back.
    NoCookies = "no_cookies" [403],
    /// Every seat of the table has a player.
    NoFreeSeat = "no_free_seat" [409],
    /// The player sits at no seat.
    NotSeated = "not_seated" [409],
    /// The host removes nobody from the seat where they sit themselves, and invites nobody there: they leave it.
    OwnSeat = "own_seat" [409],
    /// Where clocks do not begin with the game, who sits at the table is ready.
    SitterIsReady = "sitter_is_ready" [409],
    /// `fill_s` is out of its range.
    FillOutOfRange = "fill_out_of_range" [422] {
        /// The smallest number of seconds.
        min: u32,
        /// The largest number of seconds.
        max: u32,
        /// The number asked for.
        found: u32,
    },
    /// A time is no moment of the next 14 days, or the game begins at once.
    AppointmentOutOfRange = "appointment_out_of_range" [422] {
        /// The largest number of days.
        days: u32,
    },
    /// The table has no appointment that could be cancelled.
    NoAppointment = "no_appointment" [409],
    /// A rated table has other `rules`, another `board` or `start`, and when it `begins`; it has a `clock`
    /// and the `flag` `resign`, no `bots`, `players` with one seat each, no `take_back` and no `stand_in`; it is `listed` where
    /// the host wants rated games among strangers.
    RatedTable = "rated_table" [refused, 422] {
        /// The part that is in the way.
        need: RatedNeed,
    },
    /// Only people with an account sit at a rated table.
    RatedNeedsAccount = "rated_needs_account" [401],
    /// Rated games of this service are for people who do not know each other, as far as it can tell: the player may not sit
    /// at the table with those who are there. Which of them it is, and why, is not said.
    RatedStrangers = "rated_strangers" [403],
    /// Secret treaties are made in whispers, which the game doesn't have.
    SecretNeedsWhispers = "secret_needs_whispers" [422],
    /// Whispers are talk, which the table doesn't have.
    WhispersNeedTalk = "whispers_need_talk" [422],
    /// Where one player holds two seats from the start, nobody whispers.
    WhispersNeedPlayers = "whispers_need_players" [422],
    /// The table is closed to watchers.
    NobodyWatches = "nobody_watches" [error, 403],
    /// The table is for silent play.
    NoTalk = "no_talk" [refused],
    /// The table allows only signs.
    SignsOnly = "signs_only" [refused],
    /// The channel is for others.
    NotYourChannel = "not_your_channel" [refused],
    /// Words are taken out only once the game is over.
    WordsStand = "words_stand" [409],
    /// The player has said no such words.
    NotYourWords = "not_your_words" [403],
    /// A player makes no more reports in a day.
    TooManyReports = "too_many_reports" [429] {
        /// How many reports a player makes in a day.
        limit: u32,
    },
    /// A message is too long.
    TextTooLong = "text_too_long" [refused, 422] {
        /// How many characters a message may have.
        limit: usize,
    },
    /// A drawing has no arrow and no circle.
    DrawingEmpty = "drawing_empty" [refused],
    /// A drawing has more arrows and circles, or one of them twice.
    DrawingTooLarge = "drawing_too_large" [refused] {
        /// How many a drawing may have.
        limit: usize,
    },
    /// A drawing names a square that the board does not have.
    DrawingSquare = "drawing_square" [refused] {
        /// The name.
        square: String,
    },
    /// A message has no visible character.
    TextEmpty = "text_empty" [refused, 422],
    /// More than 20 messages in a minute.
    TooMuchTalk = "too_much_talk" [refused] {
        /// How many seconds to wait.
        seconds: u64,
    },
    /// A `follow` continues from an event that the game, with this number of events, does not have.
    NoSuchEvent = "no_such_event" [error] {
        /// The number of events.
        events: u32,
    },
    /// Another player holds the seat.
    SeatTaken = "seat_taken" [409],
    /// The seat has acted, so it stays with its player.
    SeatActed = "seat_acted" [409] {
        /// The seat.
        seat: Seat,
    },
    /// Another name stands at the seat than the one that the host has seen there.
    SeatChanged = "seat_changed" [409] {
        /// The seat.
        seat: Seat,
    },
    /// The invitation was replaced by a newer one.
    InvitationReplaced = "invitation_replaced" [410],
    /// Another player has created the game.
    NotYourGame = "not_your_game" [403],
    /// This player holds no seat of the game that they want to play again.
    NotAPlayer = "not_a_player" [403],
    /// People still play in the game, so it cannot be played again.
    Unfinished = "unfinished" [409],
    /// A name has more characters than `limit`.
    NameTooLong = "name_too_long" [422] {
        /// The maximum number of characters.
        limit: u32,
    },
    /// A name has a character that nobody sees, `U+200B`.
    NameHidden = "name_hidden" [422] {
        /// Its number in Unicode, such as `U+200B`.
        character: String,
    },
    /// A name mixes scripts.
    NameMixed = "name_mixed" [422],
    /// A name is that of a bot, of the service or of a seat, in any language.
    NameOfBot = "name_of_bot" [422],
    /// The name is that of an account, or looks like it.
    NameTaken = "name_taken" [422],
    /// The name of an account has this many letters and digits, a letter first; `-`, `_`, `.` stand one at a
    /// time between them.
    NameForm = "name_form" [422] {
        /// The minimum number of characters.
        min: u32,
        /// The maximum number of characters.
        max: u32,
    },
    /// The name of an account is changed once in 30 days.
    NameChanged = "name_changed" [422] {
        /// For how many days a name is kept at least.
        every: u32,
        /// In how many days it may be changed again.
        days: u32,
    },
    /// A password has this many characters.
    PasswordLength = "password_length" [422] {
        /// The minimum number of characters.
        min: u32,
        /// The maximum number of characters.
        max: u32,
    },
    /// Everybody tries this password, or it is made of the name or of the site's.
    PasswordGuessable = "password_guessable" [422],
    /// There is no account with this name and this password.
    WrongSignIn = "wrong_sign_in" [401],
    /// This is not the password of the account.
    WrongPassword = "wrong_password" [401],
    /// The account has a second factor: a code of its app, or a recovery code, is wanted beside the password.
    CodeWanted = "code_wanted" [401],
    /// This is not the code that the app shows now, it was used already, or no recovery code that is left.
    WrongCode = "wrong_code" [401],
    /// Who the player is was not proven in this session within 10 minutes: by `POST /api/v1/account/proof`, or by that of a
    /// passkey.
    ProofWanted = "proof_wanted" [401],
    /// The answer of the passkey is not the one that was asked for, or no account has the passkey.
    WrongPasskey = "wrong_passkey" [401],
    /// Passkeys need the public address of the service, with https.
    NoPasskeys = "no_passkeys" [409],
    /// The account has as many passkeys as may be.
    TooManyPasskeys = "too_many_passkeys" [409] {
        /// Their maximum number.
        max: u32,
    },
    /// The account has no password, and this is its last passkey: nobody could sign in any more.
    LastPasskey = "last_passkey" [409],
    /// The account has no second factor, or none that could be confirmed.
    NoSecondFactor = "no_second_factor" [409],
    /// A link for a new password or for a mail address has been used, or is older than 30 minutes.
    LinkUsed = "link_used" [410],
    /// This is no address of mail.
    MailAddress = "mail_address" [422],
    /// An hour is none from 0 to 23, or the time zone is unknown.
    MailHours = "mail_hours" [422],
    /// The service sends no mail.
    NoMail = "no_mail" [409],
    /// Nothing is pushed to this address: it is none of a push service that the host trusts, or a key is none.
    PushReceiver = "push_receiver" [422],
    /// The service pushes nothing.
    NoPush = "no_push" [409],
    /// The player sits in as many games by the day as may be; one of them must end first.
    TooManyDailyGames = "too_many_daily_games" [409] {
        /// Their maximum number.
        limit: u32,
    },
    /// Nothing can be planned for the seat now: it is its turn, somebody else plays for it, the game is not on, or it has treaties.
    NoPlan = "no_plan" [409],
    /// A plan has up to 8 lines with up to 4 conditions each, and names moves and squares of the board.
    PlanForm = "plan_form" [422],
    /// Less than an hour of leave is left.
    NoLeave = "no_leave" [409],
    /// The player must sign in first.
    NoAccount = "no_account" [401],
    /// The player has an account already.
    HasAccount = "has_account" [409],
    /// The host lets nobody make an account.
    RegistrationClosed = "registration_closed" [403],
    /// The host or a moderator keeps the player out; the page `/concerns` says why, and takes an answer.
    Banned = "banned" [refused, error, 403] {
        /// For how many hours more; 0 for ever.
        hours: u32,
    },
    /// The player can't speak; the page `/concerns` says why, and takes an answer.
    Silenced = "silenced" [refused, 403] {
        /// For how many hours more; 0 for ever.
        hours: u32,
    },
    /// The player has to read a warning on the page `/concerns` before they sit down.
    Warned = "warned" [403],
    /// The player sits at no table that the lobby lists; the page `/concerns` says why, and takes an answer.
    NoListedTables = "no_listed_tables" [403] {
        /// For how many hours more; 0 for ever.
        hours: u32,
    },
    /// The player plays no rated game; the page `/concerns` says why, and takes an answer.
    NoRatedTables = "no_rated_tables" [403] {
        /// For how many hours more; 0 for ever.
        hours: u32,
    },
    /// Accounts are made by invitation, and this one has none, or one that was used or is too old.
    InvitationWanted = "invitation_wanted" [403],
    /// The account has invited as many people as it may.
    NoInvitations = "no_invitations" [409],
    /// The cookie by which a socket was opened is that of nobody any more: the session has ended, or the
    /// guest has an account; connect again.
    SignedOut = "signed_out" [error, 401],
    /// Names or passwords were tried too often, accounts made, or letters asked for.
    TooManyTries = "too_many_tries" [429] {
        /// The minutes until the next try.
        minutes: u64,
    },
    /// Too many passwords are being checked.
    Busy = "busy" [503],
    /// Bots wait at most this many milliseconds.
    BotDelayTooLong = "bot_delay_too_long" [422] {
        /// The maximum in milliseconds.
        limit: u32,
    },
    /// The service has no games with this value of the option `repetition`, at which they may not end.
    RepetitionOutOfRange = "repetition_out_of_range" [422] {
        /// The maximum.
        limit: u32,
        /// The value.
        found: u32,
    },
    /// The service has no games with this value of the option `quiet_limit`, at which they may not end.
    QuietLimitOutOfRange = "quiet_limit_out_of_range" [422] {
        /// The maximum.
        limit: u32,
        /// The value.
        found: u32,
    },
    /// A clock has its `base`, `increment`, `turn` or `bank` out of range; the numbers are seconds.
    ClockOutOfRange = "clock_out_of_range" [422] {
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
    OverAtStart = "over_at_start" [422],
    /// The start has another number of players than `players`.
    StartPlayers = "start_players" [422] {
        /// The number of players in the start.
        found: usize,
        /// The number asked for.
        wanted: usize,
    },
    /// A seat is named as absent, and has a player in the start.
    StartHasPlayer = "start_has_player" [422] {
        /// The seat.
        seat: Seat,
    },
    /// A seat is named with a player, and has none in the start.
    StartLacksPlayer = "start_lacks_player" [422] {
        /// The seat.
        seat: Seat,
    },
    /// The board is for 2 to `limit` players.
    BoardPlayers = "board_players" [422] {
        /// The number of the board's seats.
        limit: usize,
        /// The number asked for.
        found: usize,
    },
    /// Fewer than two seats have a player.
    TooFewPlayers = "too_few_players" [422],
    /// The seats that are named make another number of players than `players`.
    SeatsPlayers = "seats_players" [422] {
        /// The number of seats with a player.
        found: usize,
        /// The number asked for.
        wanted: usize,
    },
    /// A seat with a player is one that this number of players leaves empty.
    SeatIsAbsent = "seat_is_absent" [422] {
        /// The seat.
        seat: Seat,
        /// The number of players.
        players: usize,
    },
    /// A bot makes no treaties, at this level or in such a game, so it has no character.
    NoCharacter = "no_character" [422] {
        /// The seat.
        seat: Seat,
    },
    /// There is no such `address`, `file`, `game`, `invitation`, `message`, `page`, `player` or `seat`.
    NotFound = "not_found" [error, 404] {
        /// What was not found.
        what: Missing,
    },
    /// The address has no such method.
    MethodNotAllowed = "method_not_allowed" [405],
    /// Send `application/json`.
    UnsupportedMediaType = "unsupported_media_type" [415],
    /// The request comes from a page of another site.
    ForeignOrigin = "foreign_origin" [403],
    /// The message or body cannot be read; `details` is English.
    Malformed = "malformed" [error, 400] {
        /// What is wrong, in English.
        details: String,
    },
    /// The message or body has more bytes. A message over 64 KiB, in one frame or several, ends the
    /// connection.
    TooLarge = "too_large" [error, 413] {
        /// The maximum in bytes.
        limit: usize,
    },
    /// The connection reads too slowly, or a body comes too slowly, and the connection is closed; connect
    /// again.
    TooSlow = "too_slow" [error, 408],
    /// A limit is reached: of `games`, `reads`, `sockets`, `hellos` (which are `follow`s), `commands` or
    /// `pings`; see [Limits](#limits).
    TooMany = "too_many" [error, 429] {
        /// What there is too much of.
        kind: Excess,
        /// After how many seconds it may be tried again.
        seconds: u64,
    },
    /// Send `hello` first, within 10 seconds.
    NoHello = "no_hello" [error],
    /// A `command`, `say` or `unfollow` names a topic that the connection does not follow.
    NotFollowed = "not_followed" [error],
    /// The connection follows as many topics as it may, the lobby and notices among them.
    TooManyTopics = "too_many_topics" [error] {
        /// The maximum number of topics.
        limit: usize,
    },
    /// The service speaks another version.
    UnsupportedVersion = "unsupported_version" [error] {
        /// The client's version.
        client: u32,
        /// The service's version.
        service: u32,
    },
    /// The service is going down and will be back; connect again.
    ShuttingDown = "shutting_down" [error, 503],
    /// The service failed; connect again and send again.
    Internal = "internal" [error],
    /// The service failed at the request with this `X-Request-Id`. As an `error` of a game: the game cannot
    /// be opened; follow it again after a pause.
    Failed = "failed" [error, 500] {
        /// The number of the request.
        request: String,
    },
    /// The service took too long at the request with this `X-Request-Id`.
    TimedOut = "timed_out" [504] {
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

/// A code of the service, as the protocol's page tells of it.
#[derive(Clone, Copy, Debug)]
pub struct RefusalCode {
    /// The code.
    pub code: &'static str,
    /// The names of its arguments.
    pub args: &'static [&'static str],
    /// The ways in which it is told: in messages `refused` or `error`, and with a status over REST.
    pub told: &'static [&'static str],
    /// The meaning, in Markdown.
    pub meaning: &'static str,
}

/// The status among the ways in which a refusal is told.
const fn status_of(told: &[&str]) -> u16 {
    match told {
        [] => 400,
        [way, others @ ..] => match u16::from_str_radix(way, 10) {
            Ok(status) => status,
            Err(_) => status_of(others),
        },
    }
}

/// The code and the arguments, for logs.
impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

impl std::error::Error for Refusal {}
