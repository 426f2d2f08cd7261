//! The answers to `follow`.

use djambi_protocol::{CommandId, GameMessage, OfGame, ServerMessage, TalkPage, TalkSince, You};
use tungstenite::Utf8Bytes;

use super::parts::Parts;
use super::room::Seen;
use super::state::RoomState;
use crate::game::kept_events::around_events;
use crate::game::members::Member;
use crate::game::snapshot::GameSnapshot;
use crate::identity::PlayerId;
use crate::outbox::Frame;
use crate::store::{Store, StoreError};

impl Parts {
    /// The answer to a member's `follow`: the game with the events after `since` and the unseen talk, in pieces of which
    /// the long ones are shared.
    ///
    /// # Errors
    /// When the store fails.
    pub(super) async fn answer_to_follow(
        &mut self,
        member: &Member,
        Seen { follow, since, talk, .. }: Seen,
        store: &dyn Store,
        room: &RoomState,
    ) -> Result<Frame, StoreError> {
        let talk = self.shared_talk(member, talk, store, &room.game).await?;
        let you = self.places.place_to_tell(member.player, room);
        let message = game_told(member.player, follow, you, room);
        let frame = Frame::from(&ServerMessage::Game(OfGame { game: room.id().clone(), message }));
        let Some((head, tail)) = around_events(&frame.text) else { return Ok(frame) };
        let Some(tail) = tail.strip_suffix('}') else { return Ok(frame) };
        let events = self.shared.events(since, room.log());
        let mut rest = vec![events];
        match talk {
            None => rest.push(format!("{tail}}}").into()),
            Some(talk) => {
                rest.extend([format!("{tail},\"talk\":").into(), talk, Utf8Bytes::from_static("}")]);
            }
        }
        Ok(Frame { text: head.into(), rest })
    }

    /// The unseen talk of a member as JSON; `None` if there is none.
    async fn shared_talk(
        &mut self,
        member: &Member,
        since: TalkSince,
        store: &dyn Store,
        game: &GameSnapshot,
    ) -> Result<Option<Utf8Bytes>, StoreError> {
        let key = self.talk.readable(member, game).map(|readable| (since.clone(), readable));
        if let Some(talk) = key.as_ref().and_then(|key| self.shared.talk(key)) {
            return Ok(Some(talk));
        }
        let pages: Vec<TalkPage> = self.talk.unseen(member, &since, store, game).await?;
        if pages.is_empty() {
            return Ok(None);
        }
        // The room may have known nothing of the talk until now.
        let key = self.talk.readable(member, game).map(|readable| (since, readable));
        Ok(Some(self.shared.keep_talk(key, &pages)))
    }
}

/// The game as a player is told of it who is in this place, without events and talk.
fn game_told(player: Option<PlayerId>, follow: Option<CommandId>, you: You, room: &RoomState) -> GameMessage {
    let game = &room.game;
    GameMessage::Game {
        id: follow,
        settings: Box::new(game.public_settings()),
        you: Box::new(you),
        created_ms: game.stored.created_ms,
        state: Box::new(room.of_table()),
        events: Vec::new(),
        talk: Vec::new(),
        treaties: game.treaties_known_to(player),
        seq: game.log.seq(),
        again: game.stored.again.clone(),
    }
}
