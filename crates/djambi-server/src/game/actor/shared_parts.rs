//! The long parts of the answers to `follow`, which all who ask at about the same time share.

use std::time::Duration;

use djambi_protocol::{Seq, TalkPage, TalkSince};
use serde::Serialize;
use tokio::time::Instant;
use tungstenite::Utf8Bytes;

use super::talking::ReadableTalk;
use crate::game::event_log::EventLog;

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
pub(super) type TalkKey = (TalkSince, ReadableTalk);

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
    pub(super) fn events(&mut self, since: Seq, log: &EventLog) -> Utf8Bytes {
        let key = (since, log.seq());
        if let Some((kept, events)) = &self.events
            && *kept == key
        {
            return events.clone();
        }
        let events = json(&*log.after(since));
        self.keep();
        self.events = Some((key, events.clone()));
        events
    }

    /// The talk of this key as JSON, if it is kept.
    pub(super) fn talk(&self, key: &TalkKey) -> Option<Utf8Bytes> {
        let (_, talk) = self.talks.iter().find(|(kept, _)| kept == key)?;
        Some(talk.clone())
    }

    /// Keeps talk, and returns it as JSON.
    pub(super) fn keep_talk(&mut self, key: Option<TalkKey>, pages: &[TalkPage]) -> Utf8Bytes {
        let talk = json(pages);
        if let Some(key) = key {
            if self.talks.len() >= MAX_TALKS {
                self.talks.remove(0);
            }
            self.keep();
            self.talks.push((key, talk.clone()));
        }
        talk
    }

    fn keep(&mut self) {
        self.until.get_or_insert_with(|| Instant::now() + KEPT);
    }
}

fn json(part: &(impl Serialize + ?Sized)) -> Utf8Bytes {
    serde_json::to_string(part).expect("a part as JSON").into()
}
