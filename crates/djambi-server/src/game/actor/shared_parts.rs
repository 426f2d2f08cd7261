//! The long parts of the answers to `follow`, which all who ask at about the same time share.

use std::time::Duration;

use djambi_protocol::{CommandId, OfGame, Seq, ServerMessage, TalkPage, TalkSince};
use serde::Serialize;
use tokio::time::Instant;
use tungstenite::Utf8Bytes;

use super::Actor;
use super::talking::ReadableTalk;
use crate::game::kept_events::around_events;
use crate::game::members::Member;
use crate::identity::PlayerId;
use crate::outbox::Frame;
use crate::store::StoreError;

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

/// The talk of an answer depends on this alone: what was seen, and what may be read.
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

    fn keep(&mut self) {
        self.until.get_or_insert_with(|| Instant::now() + KEPT);
    }
}

impl Actor {
    /// The answer to a member's `follow`: the game with the events after `since` and the unseen talk.
    pub(super) async fn answer_to_follow(
        &mut self,
        member: &Member,
        follow: Option<CommandId>,
        since: Seq,
        talk: TalkSince,
    ) -> Result<Frame, StoreError> {
        let talk = self.shared_talk(member, talk).await?;
        Ok(self.frame_of_game(member.player, follow, since, talk))
    }

    /// The game as a player is told of it, in pieces of which the long ones are shared.
    fn frame_of_game(
        &mut self,
        player: Option<PlayerId>,
        follow: Option<CommandId>,
        since: Seq,
        talk: Option<Utf8Bytes>,
    ) -> Frame {
        let message = self.game_since(player, follow, self.log().seq(), Vec::new());
        let frame = Frame::from(&ServerMessage::Game(OfGame { game: self.id().clone(), message }));
        let Some((head, tail)) = around_events(&frame.text) else { return frame };
        let Some(tail) = tail.strip_suffix('}') else { return frame };
        let events = self.shared_events(since);
        let mut rest = vec![events];
        match talk {
            None => rest.push(format!("{tail}}}").into()),
            Some(talk) => {
                rest.extend([format!("{tail},\"talk\":").into(), talk, Utf8Bytes::from_static("}")]);
            }
        }
        Frame { text: head.into(), rest }
    }

    /// The events after one as JSON.
    fn shared_events(&mut self, since: Seq) -> Utf8Bytes {
        let key = (since, self.log().seq());
        if let Some((kept, events)) = &self.shared.events
            && *kept == key
        {
            return events.clone();
        }
        let events = json(self.log().after(since));
        self.shared.keep();
        self.shared.events = Some((key, events.clone()));
        events
    }

    /// The unseen talk of a member as JSON; `None` if there is none.
    async fn shared_talk(
        &mut self,
        member: &Member,
        since: TalkSince,
    ) -> Result<Option<Utf8Bytes>, StoreError> {
        let key = self.readable_talk(member).map(|readable| (since.clone(), readable));
        if let Some(key) = &key
            && let Some((_, talk)) = self.shared.talks.iter().find(|(kept, _)| kept == key)
        {
            return Ok(Some(talk.clone()));
        }
        let pages: Vec<TalkPage> = self.unseen_talk(member, &since).await?;
        if pages.is_empty() {
            return Ok(None);
        }
        let talk = json(&pages);
        if let Some(readable) = self.readable_talk(member) {
            if self.shared.talks.len() >= MAX_TALKS {
                self.shared.talks.remove(0);
            }
            self.shared.keep();
            self.shared.talks.push(((since, readable), talk.clone()));
        }
        Ok(Some(talk))
    }
}

fn json(part: &(impl Serialize + ?Sized)) -> Utf8Bytes {
    serde_json::to_string(part).expect("a part as JSON").into()
}
