//! The settings of a game, without its seats.

use djambi::{Geometry, Position, Rules};
use djambi_protocol::{
    ClockSettings, GameId, Names, PressSettings, Seats, Settings, TableSettings, TreatyRule,
};

/// The settings of a game. They stay as they were when it was created, but for a clock that the players have changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct GameSettings {
    /// The id of the game.
    pub(crate) id: GameId,
    /// The rules.
    pub(crate) rules: Rules,
    /// The position before the first event, on the board of the game.
    pub(crate) start: Position,
    /// How long the players may think; `None` for as long as they like.
    pub(crate) clock: Option<ClockSettings>,
    /// The clock that the game was created with, if its players go on by the day since.
    pub(crate) first_clock: Option<ClockSettings>,
    /// How the players find each other and treat each other.
    pub(crate) table: TableSettings,
    /// The agreements that the program keeps for the players.
    pub(crate) press: PressSettings,
}

impl GameSettings {
    /// The board of the game.
    pub(crate) fn board(&self) -> &'static Geometry {
        self.start.geometry()
    }

    /// Whether names are hidden until the end of the game.
    pub(crate) fn hides_names(&self) -> bool {
        self.table.names == Names::Hidden
    }

    /// Whether the clocks run from the moment at which the game begins: in real time. Who sits there is then asked
    /// whether they are ready, and must be connected; elsewhere, who sits down is ready.
    pub(crate) fn is_in_real_time(&self) -> bool {
        matches!(self.clock, Some(ClockSettings::RealTime { .. }))
    }

    /// The players go on by the day, with this many days for each turn.
    pub(crate) fn go_by_day(&mut self, days: u32) {
        self.first_clock = self.first_clock.or(self.clock);
        self.clock = Some(ClockSettings::of_days(days));
    }

    /// Whether the players may make treaties.
    pub(crate) fn has_treaties(&self) -> bool {
        self.press.treaties != TreatyRule::None
    }

    /// The settings as everybody is told them, with the seats.
    pub(crate) fn told(&self, seats: Seats) -> Settings {
        let Self { id, rules, start, clock, first_clock, table, press } = self.clone();
        Settings { id, rules, start, clock, first_clock, table, press, seats }
    }
}
