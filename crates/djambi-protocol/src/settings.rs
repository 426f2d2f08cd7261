//! The settings of a game and the state of its seats.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;

use djambi::{Faults, Geometry, NoSeat, Position, Rules, Seat, UnknownBoard};
use serde::{Deserialize, Serialize, Serializer};
#[cfg(feature = "typescript")]
use ts_rs::TS;

use crate::{Character, ClockSettings, GameId, Level, PressSettings, TableSettings};

/// The settings of a game, and the state of its seats.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "SettingsForm<'static>")]
pub struct Settings {
    /// The game's id.
    pub id: GameId,
    /// The rules.
    pub rules: Rules,
    /// The position before the first event, on the board of the game.
    pub start: Position,
    /// How long the players may think; `None` for as long as they like.
    pub clock: Option<ClockSettings>,
    /// The clock that the game was created with, if its players go on by the day since.
    pub first_clock: Option<ClockSettings>,
    /// How the players find each other and treat each other.
    pub table: TableSettings,
    /// The agreements that the program keeps for the players.
    pub press: PressSettings,
    /// The seats of the board, those without a player included.
    pub seats: Seats,
}

impl Settings {
    /// The board of the game.
    #[must_use]
    pub fn board(&self) -> &'static Geometry {
        self.start.geometry()
    }
}

/// The settings of a game, and the state of its seats.
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename = "Settings")]
#[cfg_attr(feature = "typescript", ts(rename = "Settings"))]
pub(crate) struct SettingsForm<'a> {
    /// The game's id.
    id: Cow<'a, GameId>,
    /// The rules.
    #[cfg_attr(feature = "typescript", ts(type = "Rules"))]
    rules: Rules,
    /// The board.
    #[cfg_attr(feature = "typescript", ts(type = "BoardName"))]
    board: Cow<'a, str>,
    /// The position before the first event, as a position string.
    start: Cow<'a, str>,
    /// How long the players may think, in a game with a clock.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    clock: Option<ClockSettings>,
    /// The clock that the game was created with, if its players go on by the day since.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    first_clock: Option<ClockSettings>,
    /// How the players find each other and treat each other.
    table: TableSettings,
    /// The agreements that the program keeps for the players; absent where it keeps none.
    #[serde(default = "PressSettings::none", skip_serializing_if = "PressSettings::is_none")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<PressSettings>", optional))]
    press: PressSettings,
    /// The seats of the board, those without a player included.
    #[cfg_attr(feature = "typescript", ts(type = "Seats"))]
    seats: Cow<'a, Seats>,
}

impl Serialize for Settings {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let form = SettingsForm {
            id: Cow::Borrowed(&self.id),
            rules: self.rules,
            board: self.board().name().into(),
            start: self.start.to_string().into(),
            clock: self.clock,
            first_clock: self.first_clock,
            table: self.table,
            press: self.press,
            seats: Cow::Borrowed(&self.seats),
        };
        form.serialize(to)
    }
}

/// Why settings cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SettingsError {
    /// There is no such board.
    Board(UnknownBoard),
    /// The start is no position of the board under the rules.
    Start(Faults),
    /// The board has no such seat.
    Seat(NoSeat),
}

impl fmt::Display for SettingsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Board(error) => error.fmt(f),
            Self::Start(faults) => faults.fmt(f),
            Self::Seat(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for SettingsError {}

impl TryFrom<SettingsForm<'_>> for Settings {
    type Error = SettingsError;

    fn try_from(form: SettingsForm<'_>) -> Result<Self, SettingsError> {
        let SettingsForm { id, rules, board, start, clock, first_clock, table, press, seats } = form;
        let unknown = || SettingsError::Board(UnknownBoard(board.to_string()));
        let board = Geometry::named(&board).ok_or_else(unknown)?;
        let start = Position::parse_on(board, &start, &rules).map_err(SettingsError::Start)?;
        for &seat in seats.keys() {
            board.check_seat(seat).map_err(SettingsError::Seat)?;
        }
        let (id, seats) = (id.into_owned(), seats.into_owned());
        Ok(Self { id, rules, start, clock, first_clock, table, press, seats })
    }
}

/// The state of each seat of a board.
pub type Seats = BTreeMap<Seat, SeatState>;

/// The state of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SeatState {
    /// The player of this seat.
    #[serde(flatten)]
    pub kind: SeatKind,
    /// The name to show; may be empty.
    pub name: String,
    /// Whether the seat is taken: always true for a bot, never for an absent seat.
    pub claimed: bool,
    /// How well the bot plays that stands in for a person who is away.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub stand_in: Option<Level>,
    /// The character of a bot that makes treaties, once the game has a result.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub character: Option<Character>,
    /// Whether the name is that of an account, which nobody else can have.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    pub account: bool,
    /// Whether the player has deleted their account, and the name with it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    pub deleted: bool,
}

impl SeatState {
    /// The level of the bot that plays here: one of the service, or one that stands in for a person.
    #[must_use]
    pub fn bot(&self) -> Option<Level> {
        self.kind.level().or(self.stand_in)
    }
}

/// The kind of player at a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(TS))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum SeatKind {
    /// A person.
    Person,
    /// A bot of the service.
    Bot {
        /// How well it plays.
        level: Level,
    },
    /// Nobody: the army is a hostage.
    Absent,
}

impl SeatKind {
    /// The level of a bot; `None` for a person or an absent seat.
    #[must_use]
    pub const fn level(self) -> Option<Level> {
        match self {
            Self::Bot { level } => Some(level),
            Self::Person | Self::Absent => None,
        }
    }

    /// Whether a bot of the service plays here.
    #[must_use]
    pub const fn is_bot(self) -> bool {
        self.level().is_some()
    }
}
