#![doc = include_str!("../README.md")]

mod act;
mod again;
mod archive;
mod board_name;
mod channel;
mod character;
#[cfg(feature = "typescript")]
mod choices;
mod client_message;
mod clock_settings;
#[cfg(feature = "schema")]
mod description;
mod event;
mod failure;
mod game_message;
mod game_state;
mod id;
mod leave;
mod level;
mod lobby;
mod mail;
mod me;
mod move_text;
mod new_game;
mod notice;
mod offer;
mod opening;
#[cfg(feature = "schema")]
mod operations;
mod own_game;
mod passkey;
mod plan;
mod play_now;
mod player_action;
mod press_settings;
mod push;
mod rated;
mod rating;
mod refusal;
mod refusal_argument;
#[cfg(feature = "schema")]
mod schema;
mod seq;
mod server_message;
mod settings;
mod situation;
mod table_act;
mod table_settings;
mod table_state;
mod talk;
mod text_form;
mod thought;
mod topic;
mod treaty_state;
#[cfg(feature = "typescript")]
mod typescript;
mod unique;
mod voice;
mod you;

pub use act::{Act, ActKind};
pub use again::Again;
pub use archive::{
    BoardGames, FinishedGame, FinishedGames, FinishedSeat, KindGames, LevelGames, PlaceGames, PlayerProfile,
};
pub use channel::{Channel, TalkSeq, TalkSince, UnknownChannel};
pub use character::{Character, UnknownCharacter};
pub use client_message::{ClientMessage, Command, Extra, Follow, Say};
pub use clock_settings::{ClockKind, ClockSettings};
pub use event::{Clocks, ClosingCause, Event, EventKind};
pub use failure::Failure;
pub use game_message::{GameMessage, OfGame};
pub use game_state::GameState;
pub use id::{CommandId, GameId, InvalidId};
pub use leave::{LeaveState, LeaveWish};
pub use level::{Level, UnknownLevel};
pub use lobby::{Lobby, LobbyChange, LobbyGame, LobbySeat, LobbySeats, LobbyTable};
pub use mail::{Forgotten, MailState, MailWishes, QuietHours};
pub use me::{
    ACCOUNT_INVITATIONS, Account, AccountArchive, AccountInvitation, ArchivedAct, ArchivedGame,
    ArchivedReport, ArchivedWords, CODE_MINUTES, Confirmation, DELETION_DAYS, FORMER_NAME_LEADS_DAYS,
    FORMER_NAME_YEARS, FactorCode, INVITATION_DAYS, MAX_ACCOUNT_NAME_CHARACTERS, MAX_PASSWORD_CHARACTERS,
    MIN_ACCOUNT_NAME_CHARACTERS, MIN_PASSWORD_CHARACTERS, Me, NAME_DAYS, NameBody, NewAddress, NewName,
    NewPassword, NewSecondFactor, Password, Proof, RECOVERY_CODES, RecoveryCodes, ResetPassword,
    SecondFactor, Session, SignIn, SignUp,
};
pub use move_text::{InvalidMoveText, MoveText};
pub use new_game::{Created, Invitation, NewGameRequest, SeatRequest};
pub use notice::{
    Concern, MAX_NOTICES, Notice, NoticeChange, NoticeGame, NoticeHistory, NoticeKind, Notices, NoticesRead,
    PastNotice, UnreadNotices,
};
pub use offer::Offer;
pub use opening::{Opening, OpeningGames, OpeningTurn};
pub use own_game::{MAX_DAILY_GAMES, MAX_OWN_GAMES, OwnGame, OwnGames};
pub use passkey::{
    CHALLENGE_MINUTES, MAX_PASSKEY_NAME_CHARACTERS, MAX_PASSKEYS, NewPasskey, Passkey, PasskeyChallenge,
    PasskeyName, PasskeyProof, PasskeySignIn, PasskeyUse, PasskeyUser,
};
pub use plan::{
    MAX_PLAN_CONDITIONS, MAX_PLAN_DEPTH, MAX_PLAN_LINES, MAX_PLAN_SIZE, OnSquare, PlanCondition, PlanLine,
    PlanRequest, TurnPlan, TurnPlans,
};
pub use play_now::{PlayNow, Seated};
pub use player_action::PlayerAction;
pub use press_settings::{BotDealings, PressSettings, Reveal, TreatyRule};
pub use push::{NewPush, PushFate, PushServiceKey, PushState, PushTest, PushWishes};
pub use rated::check_rated;
pub use rating::{GameRatings, Ladder, LadderPlayer, RatingChange, SeatRating, ShownRating};
pub use refusal::{Refusal, RefusalCode};
pub use refusal_argument::{ClockPart, Excess, Missing, RatedNeed};
pub use seq::Seq;
pub use server_message::ServerMessage;
pub use settings::{SeatKind, SeatState, Seats, Settings, SettingsError};
pub use situation::Situation;
pub use table_act::{Held, TableAct};
pub use table_settings::{Beginning, FlagRule, LeaveRule, Names, Seating, TableSettings, TalkRule, Watching};
pub use table_state::{ClockState, DrawState, OfferState, Phase, Presence, PresenceState, TableState};
pub use talk::{Drawing, Gone, Phrase, ReportCause, ReportRequest, Sign, TalkMessage, TalkPage, Words};
pub use thought::{Deed, Objection, Thought};
pub use topic::Topic;
pub use treaty_state::{
    Dissolution, GivenNotice, KnownTreaty, OpenAct, OpenActKind, TreatyBegin, TreatyStanding,
};
#[cfg(feature = "typescript")]
pub use typescript::typescript;
pub use voice::{Manner, Voice};
pub use you::{Filling, OpenAnswer, OpenOffer, OpenSeat, OpenTalk, OpenWhispers, You, YouMay};

/// The version of the protocol that this crate describes; a client sends it in its `hello`.
pub const VERSION: u32 = 5;

/// The maximum number of topics that a connection follows.
pub const MAX_TOPICS: usize = 16;

/// The maximum number of characters of a player's name.
pub const MAX_NAME_CHARACTERS: u32 = 40;

/// The maximum length of a text frame and of a request body that the service reads, in bytes.
pub const MAX_MESSAGE_BYTES: usize = 16 * 1024;

#[cfg(feature = "schema")]
pub use description::{asyncapi, openapi, schema};

/// The description of the REST addresses ([OpenAPI](https://www.openapis.org) 3.1), as JSON.
pub const OPENAPI: &str = include_str!("../api/openapi.json");
/// The description of the socket ([AsyncAPI](https://www.asyncapi.com) 3.0), as JSON.
pub const ASYNCAPI: &str = include_str!("../api/asyncapi.json");
