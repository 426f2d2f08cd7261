//! The store: a trait that says what the service keeps, the laws of all its implementations, and the one in SQLite.

mod corruption;
mod error;
mod game_result;
mod game_seats;
mod game_settings;
#[cfg(test)]
mod laws;
mod seat_row;
mod sqlite;
mod talk;
mod visit;

use async_trait::async_trait;
use djambi::Seat;
use djambi_protocol::{Again, CommandId, Downtime, Event, GameId, Settings, TalkPage, TalkSince};
use djambi_table::{LiveGame, ReplayError};

pub(crate) use corruption::Corruption;
pub use error::StoreError;
pub(crate) use error::StoreErrorKind;
pub(crate) use game_result::GameResult;
pub(crate) use game_seats::GameSeats;
pub(crate) use game_settings::GameSettings;
pub(crate) use seat_row::SeatRow;
pub use sqlite::EarlierKeys;
pub(crate) use sqlite::{
    Exclusive, FileTrouble, GameRow, Inspection, PartialFile, SqliteStore, Use, add_key, beside,
    bring_up_to_date, create_folder, current_version, empty_log, file_of, folder_of, is_same_file,
    tighten_folder,
};
pub(crate) use talk::{NewTalk, Said, TALK_PAGE};
pub(crate) use visit::{LostSeat, Visit, Visits};

use crate::identity::{Key, NumberedKey, PlayerId, SeatInvitation};

/// Everything that the service keeps. A method that changes something returns only when the change is on
/// disk.
#[async_trait]
pub(crate) trait Store: Send + Sync {
    /// The keys of all signatures: those that are kept, or else `fresh`, which is kept from now on.
    async fn keys(&self, fresh: Key) -> Result<Vec<NumberedKey>, StoreError>;

    /// Keeps a new game. Its id must be new.
    async fn create(&self, game: NewGame) -> Result<(), StoreError>;

    /// A game with all its events, or `None` when there is no such game.
    async fn game(&self, id: &GameId) -> Result<Option<StoredGame>, StoreError>;

    /// Appends an event to a game's log, with all that changes with it, in one commit. The event's number
    /// must be the next one.
    async fn append(&self, event: NewEvent) -> Result<(), StoreError>;

    /// Replaces rows of a game's seats without an event, and says when the service must look at the game.
    /// Seats that are not named stay as they are.
    async fn set_seats(
        &self,
        game: &GameId,
        seats: Vec<SeatRow>,
        deadline_ms: Option<u64>,
    ) -> Result<(), StoreError>;

    /// Keeps what a game knows of players; what it knew of them before is replaced.
    async fn visit(&self, game: &GameId, visits: Visits) -> Result<(), StoreError>;

    /// The games in which a player holds a seat, and which go on or have ended without the player's seeing
    /// it, the newest first.
    async fn games_of(&self, player: PlayerId, limit: u32) -> Result<Vec<GameId>, StoreError>;

    /// The games in which a player holds a seat, those that go on first, then the newest first.
    async fn held_games(&self, player: PlayerId, limit: u32) -> Result<Vec<GameId>, StoreError>;

    /// Keeps a message as the next one of its channel, unless it was kept before.
    async fn say(&self, talk: NewTalk) -> Result<Said, StoreError>;

    /// What became of a message if its author has used its id already. It answers after all [`say`](Self::say)
    /// that began before.
    async fn said(&self, talk: NewTalk) -> Result<Option<Said>, StoreError>;

    /// The messages of a game's channels after the last ones that were seen, in order: the newest of each
    /// channel, [`talk::TALK_PAGE`] at most. Channels without any are left out.
    async fn talk(&self, game: &GameId, since: TalkSince) -> Result<Vec<TalkPage>, StoreError>;

    /// The games that the service must look at by this time, the most urgent first. Times are in milliseconds
    /// since 1970.
    async fn due(&self, before_ms: u64, limit: u32) -> Result<Vec<GameId>, StoreError>;

    /// The listed tables whose game has not begun, the newest first.
    async fn open_tables(&self, limit: u32) -> Result<Vec<GameId>, StoreError>;

    /// The listed tables whose game is being played, the last one in which something happened first.
    async fn running_tables(&self, limit: u32) -> Result<Vec<GameId>, StoreError>;

    /// Keeps that the service is alive at this time.
    async fn beat(&self, now_ms: u64) -> Result<(), StoreError>;

    /// The time of the last sign of life, if there is one.
    async fn last_beat(&self) -> Result<Option<u64>, StoreError>;

    /// Keeps that the service starts at this time, and returns how long it was down: since its last sign of
    /// life. A service that has given none was not down.
    async fn note_start(&self, now_ms: u64) -> Result<Option<Downtime>, StoreError>;

    /// The times in which the service was down that ended after this one, in their order.
    async fn downtimes(&self, since_ms: u64) -> Result<Vec<Downtime>, StoreError>;

    /// Gives the seat of an invitation to a player, unless another player holds it or the invitation has been
    /// replaced.
    async fn claim(&self, claim: SeatClaim) -> Result<Claim, StoreError>;

    /// Makes a seat free: nobody holds it, and only the given invitation is valid. A player who held it takes
    /// the name along.
    async fn free_seat(&self, invitation: SeatInvitation) -> Result<(), StoreError>;

    /// Keeps the new game in which the players of an earlier one play again, unless they have such a game
    /// already; returns the one that they have.
    async fn play_again(&self, earlier: &GameId, seat: Seat, game: NewGame) -> Result<Again, StoreError>;

    /// The games in which it is a bot's turn. Games that cannot be read are logged and left out.
    async fn waiting_for_bots(&self) -> Result<Vec<GameId>, StoreError>;

    /// How the next games after one have been used, in the order of their ids. A game that cannot be read is
    /// logged and left out.
    async fn uses(&self, after: Option<String>) -> Result<UsePage, StoreError>;

    /// Deletes a game with everything that belongs to it, unless a turn was played in it; says whether it
    /// did.
    async fn delete_unplayed(&self, game: &GameId) -> Result<bool, StoreError>;

    /// Whether changes can be made: makes one that changes nothing.
    async fn check(&self) -> Result<(), StoreError>;

    /// What others have done to the file that the service has open, if they have done anything.
    async fn file_trouble(&self) -> Option<FileTrouble> {
        None
    }

    /// The first faults of the pages of the file. It takes as long as reading the file.
    async fn file_faults(&self) -> Result<Vec<String>, StoreError> {
        Ok(Vec::new())
    }

    /// Completes when no change can be made any more, whatever is done; otherwise never.
    async fn ended(&self);

    /// Finishes the pending changes and closes the database; afterwards every method fails.
    async fn close(&self);
}

/// A new game, to be kept.
#[derive(Clone)]
pub(crate) struct NewGame {
    /// The settings.
    pub(crate) settings: GameSettings,
    /// The seats.
    pub(crate) seats: GameSeats,
    /// How long a bot waits before it plays; `None` for a random time.
    pub(crate) bot_delay_ms: Option<u32>,
    /// The player who opened the game.
    pub(crate) host: Option<PlayerId>,
    /// When the game was created, in milliseconds since 1970.
    pub(crate) created_ms: u64,
    /// The seat to move; `None` if the game is over at its start.
    pub(crate) to_move: Option<Seat>,
    /// When the service must look at it, in milliseconds since 1970; `None` for never.
    pub(crate) deadline_ms: Option<u64>,
}

/// A game that the store has kept.
#[derive(Clone)]
pub(crate) struct StoredGame {
    /// The settings.
    pub(crate) settings: GameSettings,
    /// The seats.
    pub(crate) seats: GameSeats,
    /// How long a bot waits before it plays; `None` for a random time.
    pub(crate) bot_delay_ms: Option<u32>,
    /// The player who opened the game.
    pub(crate) host: Option<PlayerId>,
    /// When the game was created, in milliseconds since 1970.
    pub(crate) created_ms: u64,
    /// When the service must look at it, in milliseconds since 1970; `None` for never.
    pub(crate) deadline_ms: Option<u64>,
    /// How it ended; `None` while the game goes on.
    pub(crate) result: Option<GameResult>,
    /// The game in which the players play again, if there is one.
    pub(crate) again: Option<Again>,
    /// What the game keeps of its players.
    pub(crate) visits: Visits,
    /// The log, in order and without gaps.
    pub(crate) events: Vec<StoredEvent>,
}

/// An event that the store has kept.
#[derive(Clone)]
pub(crate) struct StoredEvent {
    /// The event.
    pub(crate) event: Event,
    /// The command that became this event, if it was a command.
    pub(crate) command: Option<CommandId>,
}

/// A new event for a game's log.
pub(crate) struct NewEvent {
    /// The id of the game.
    pub(crate) game: GameId,
    /// The event.
    pub(crate) event: Event,
    /// The command that becomes this event, if it is a command.
    pub(crate) command: Option<CommandId>,
    /// The seat to move afterwards; `None` once the game is over.
    pub(crate) to_move: Option<Seat>,
    /// The rows of the seats that change with the event.
    pub(crate) seats: Vec<SeatRow>,
    /// What changes of what the game keeps of its players.
    pub(crate) visits: Visits,
    /// How the game ended, if this is its last event.
    pub(crate) result: Option<GameResult>,
    /// When the service must look at the game, in milliseconds since 1970; `None` for never.
    pub(crate) deadline_ms: Option<u64>,
}

impl NewEvent {
    /// An event of a game without a clock, with which nothing changes but the seat to move.
    pub(crate) fn new(game: GameId, event: Event, to_move: Option<Seat>) -> Self {
        let (seats, visits) = (Vec::new(), Visits::new());
        Self { game, event, command: None, to_move, seats, visits, result: None, deadline_ms: None }
    }
}

/// A player's claim to the seat of an invitation.
#[derive(Clone)]
pub(crate) struct SeatClaim {
    /// The invitation.
    pub(crate) invitation: SeatInvitation,
    /// The player.
    pub(crate) player: PlayerId,
    /// The name that the player wants to have; `None` for the name that the seat has.
    pub(crate) name: Option<String>,
}

impl StoredGame {
    /// The state of the game after all its events.
    ///
    /// # Errors
    /// When the events don't make a game.
    pub(crate) fn replayed(&self) -> Result<LiveGame, ReplayError> {
        let log = self.events.iter().map(|stored| &stored.event);
        LiveGame::of_log(&self.told(), self.created_ms, log)
    }

    /// The settings and the seats as everybody is told them, with all names.
    pub(crate) fn told(&self) -> Settings {
        self.settings.told(self.seats.told())
    }

    /// The newest invitation to a seat, if a person plays there.
    pub(crate) fn invitation(&self, seat: Seat) -> Option<SeatInvitation> {
        let made_s = self.seats.invited_s(seat)?;
        Some(SeatInvitation { game: self.settings.id.clone(), seat, made_s })
    }
}

/// How some games have been used.
pub(crate) struct UsePage {
    /// The games, with how they have been used.
    pub(crate) games: Vec<(GameId, GameUse)>,
    /// The id after which the next page begins; `None` after the last page.
    pub(crate) next: Option<String>,
}

/// How a game has been used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct GameUse {
    /// When something last happened in it, its creation at least, in milliseconds since 1970.
    pub(crate) last_ms: u64,
    /// How far it has come.
    pub(crate) stage: GameStage,
}

/// How far a game has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum GameStage {
    /// No turn was played, and an invitation waits for its player.
    Invited,
    /// No turn was played, and nobody is waited for.
    Unplayed,
    /// It is being played.
    Played,
    /// It is over.
    Over,
}

/// The result of a claim to a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Claim {
    /// The seat was free and is now this player's.
    Seated,
    /// This player held the seat already.
    Held,
    /// Another player holds the seat.
    Taken,
    /// A newer invitation to the seat has replaced this one.
    Replaced,
    /// There is no such game, or the seat is not a person's.
    NoSuchSeat,
}
