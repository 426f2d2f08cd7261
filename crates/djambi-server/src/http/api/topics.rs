//! The topics that a connection follows.

use std::collections::HashMap;

use djambi_protocol::{GameId, MAX_TOPICS, Refusal};

use crate::game::Room;

/// The topics that a connection follows, each with its room.
///
/// Rooms answer independently of each other. So that the messages of a connection are answered in order, a
/// message waits until the room that was asked last has answered, unless it is for the same room.
#[derive(Default)]
pub(super) struct Topics {
    rooms: HashMap<GameId, Room>,
    /// The room that was asked last, which may have answers to give.
    asked: Option<(GameId, Room)>,
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

    /// Says whether one more game may be followed; a game that is followed already may be always.
    ///
    /// # Errors
    /// [`Refusal::TooManyTopics`] if the connection follows as many as it may.
    pub(super) fn check_room_for(&self, game: &GameId) -> Result<(), Refusal> {
        if self.rooms.len() >= MAX_TOPICS && !self.rooms.contains_key(game) {
            return Err(Refusal::TooManyTopics { limit: MAX_TOPICS });
        }
        Ok(())
    }

    /// Adds a game whose room has just been asked to let the connection join.
    pub(super) fn add(&mut self, game: GameId, room: Room) {
        self.rooms.insert(game.clone(), room.clone());
        self.asked = Some((game, room));
    }

    /// Removes a game that the connection follows, and returns its room.
    pub(super) fn remove(&mut self, game: &GameId) -> Option<Room> {
        self.rooms.remove(game)
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
