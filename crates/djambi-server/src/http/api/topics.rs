//! The topics that a connection follows.

use djambi_protocol::{GameId, MAX_TOPICS, Refusal, Topic};

use crate::fast_map::FastMap;
use crate::game::Room;
use crate::lobby::{LobbyFollower, NoticeFollower};

/// The topics that a connection follows: games with their rooms, the lobby, and notices.
///
/// Rooms answer independently of each other. So that the messages of a connection are answered in order, a
/// message waits until the room that was asked last has answered, unless it is for the same room.
#[derive(Default)]
pub(super) struct Topics {
    rooms: FastMap<GameId, Room>,
    /// The room that was asked last, which may have answers to give.
    asked: Option<(GameId, Room)>,
    lobby: Option<LobbyFollower>,
    notices: Option<NoticeFollower>,
}

impl Topics {
    /// The room of a game that the connection follows, once all others have answered.
    ///
    /// # Errors
    /// [`Refusal::NotFollowed`] if the connection does not follow the game.
    pub(super) async fn room(&mut self, game: &GameId) -> Result<Room, Refusal> {
        let room = self.rooms.get(game).cloned().ok_or(Refusal::NotFollowed)?;
        self.catch_up_but(game).await;
        self.asked = Some((game.clone(), room.clone()));
        Ok(room)
    }

    /// Says whether one more topic may be followed; one that is followed already may be always.
    ///
    /// # Errors
    /// [`Refusal::TooManyTopics`] if the connection follows as many as it may.
    pub(super) fn check_place_for(&self, topic: &Topic) -> Result<(), Refusal> {
        let followed =
            self.rooms.len() + usize::from(self.lobby.is_some()) + usize::from(self.notices.is_some());
        if followed >= MAX_TOPICS && !self.contains(topic) {
            return Err(Refusal::TooManyTopics { limit: MAX_TOPICS });
        }
        Ok(())
    }

    /// Whether the connection follows a game.
    pub(super) fn contains_game(&self, game: &GameId) -> bool {
        self.rooms.contains_key(game)
    }

    fn contains(&self, topic: &Topic) -> bool {
        match topic {
            Topic::Game { game } => self.contains_game(game),
            Topic::Lobby => self.lobby.is_some(),
            Topic::Notices => self.notices.is_some(),
        }
    }

    /// Adds a game whose room has just been asked to let the connection join.
    pub(super) fn add_game(&mut self, game: GameId, room: Room) {
        self.rooms.insert(game.clone(), room.clone());
        self.asked = Some((game, room));
    }

    /// Adds the lobby.
    pub(super) fn add_lobby(&mut self, lobby: LobbyFollower) {
        self.lobby = Some(lobby);
    }

    /// Adds the notices of the player.
    pub(super) fn add_notices(&mut self, notices: NoticeFollower) {
        self.notices = Some(notices);
    }

    /// Removes a topic, and returns the room of a game.
    ///
    /// # Errors
    /// [`Refusal::NotFollowed`] if the connection does not follow the topic.
    pub(super) fn remove(&mut self, topic: &Topic) -> Result<Option<Room>, Refusal> {
        if !self.contains(topic) {
            return Err(Refusal::NotFollowed);
        }
        match topic {
            Topic::Game { game } => return Ok(self.rooms.remove(game)),
            Topic::Lobby => self.lobby = None,
            Topic::Notices => self.notices = None,
        }
        Ok(None)
    }

    /// Waits until all rooms have answered.
    pub(super) async fn catch_up(&mut self) {
        if let Some((_, room)) = self.asked.take() {
            // A room that has closed answers nothing more.
            let _ = room.catch_up().await;
        }
    }

    /// Waits until all rooms but that of one game have answered.
    pub(super) async fn catch_up_but(&mut self, game: &GameId) {
        if self.asked.as_ref().is_some_and(|(asked, _)| asked != game) {
            self.catch_up().await;
        }
    }

    /// The rooms of all games that the connection follows.
    pub(super) fn rooms(&self) -> impl Iterator<Item = &Room> {
        self.rooms.values()
    }

    /// All rooms.
    pub(super) fn into_rooms(self) -> impl Iterator<Item = Room> {
        self.rooms.into_values()
    }
}
