//! The long parts of the answers to `follow`, which all who ask at about the same time share.

use std::time::Duration;

use djambi_protocol::{CommandId, GameMessage, OfGame, Seq, ServerMessage, TalkPage, TalkSince, You};
use serde::Serialize;
use tokio::time::Instant;
use tungstenite::Utf8Bytes;

use super::parts::Parts;
use super::room::Seen;
use super::state::RoomState;
use super::talking::ReadableTalk;
use crate::game::event_log::EventLog;
use crate::game::kept_events::around_events;
use crate::game::members::Member;
use crate::game::snapshot::GameSnapshot;
use crate::identity::PlayerId;
use crate::outbox::Frame;
use crate::store::{Store, StoreError};

/// How long parts are kept after the first of them was made.
const KEPT: Duration = Duration::from_secs(1);
/// How many different parts of the talk are kept at most.
const MAX_TALKS: usize = 4;

/// Parts of answers as JSON. They are kept for a moment, in which a crowd may ask for the same.
#[derive(Default)]
pub(super) struct SharedParts {
    /// The events after the first number up to the second.
    events: Option<((Seq, Seq), Utf8Bytes)>,
    talks: Vec<(TalkKey, Utf8Bytes)>,
    /// When all are forgotten; `None` while there are none.
    until: Option<Instant>,
}

/// The talk of an answer depends only on this: what was seen, and what may be read.
type TalkKey = (TalkSince, ReadableTalk);

impl SharedParts {
    /// How long it takes until the parts are to be forgotten, if there are any.
    pub(super) fn forget_in(&self) -> Option<Duration> {
        Some(self.until?.saturating_duration_since(Instant::now()))
    }

    /// Forgets all parts.
    pub(super) fn forget(&mut self) {
        *self = Self::default();
    }

    /// The events after one as JSON.
    fn events(&mut self, since: Seq, log: &EventLog) -> Utf8Bytes {
        let key = (since, log.seq());
        if let Some((kept, events)) = &self.events
            && *kept == key
        {
            return events.clone();
        }
        let events = json(log.after(since));
        self.keep();
        self.events = Some((key, events.clone()));
        events
    }

    fn keep(&mut self) {
        self.until.get_or_insert_with(|| Instant::now() + KEPT);
    }
}

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
        if let Some(key) = &key
            && let Some((_, talk)) = self.shared.talks.iter().find(|(kept, _)| kept == key)
        {
            return Ok(Some(talk.clone()));
        }
        let pages: Vec<TalkPage> = self.talk.unseen(member, &since, store, game).await?;
        if pages.is_empty() {
            return Ok(None);
        }
        let talk = json(&pages);
        if let Some(readable) = self.talk.readable(member, game) {
            if self.shared.talks.len() >= MAX_TALKS {
                self.shared.talks.remove(0);
            }
            self.shared.keep();
            self.shared.talks.push(((since, readable), talk.clone()));
        }
        Ok(Some(talk))
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

fn json(part: &(impl Serialize + ?Sized)) -> Utf8Bytes {
    serde_json::to_string(part).expect("a part as JSON").into()
}
