//! Rows of the store in memory.

use djambi_protocol::{EventKind, TalkMessage, TalkSeq};
use rusqlite::ffi;

use crate::store::{NewEvent, NewGame, NewTalk, Said, StoreError};

/// A message as its readers get it.
pub(super) fn message((seq, said): &(TalkSeq, NewTalk)) -> TalkMessage {
    let NewTalk { at_ms, seat, name, words, .. } = said.clone();
    TalkMessage { seq: *seq, at_ms, seat, name, words }
}

/// The error of a database that fails with a code of SQLite.
pub(super) fn failed(code: i32) -> StoreError {
    rusqlite::Error::SqliteFailure(ffi::Error::new(code), None).into()
}

/// Whether a game has begun.
pub(super) fn has_begun(game: &NewGame, log: &[NewEvent]) -> bool {
    let is_start = |new: &NewEvent| matches!(new.event.kind, EventKind::Started);
    !game.settings.table.waits() || log.iter().any(is_start)
}

/// What became of a message with the id of this one.
pub(super) fn said_before(talk: &[(TalkSeq, NewTalk)], new: &NewTalk) -> Option<Said> {
    let is_same_id = |said: &&(TalkSeq, NewTalk)| {
        said.1.game == new.game && said.1.player == new.player && said.1.message == new.message
    };
    let (seq, said) = talk.iter().find(is_same_id)?;
    let is_same = said.channel == new.channel && said.words == new.words;
    Some(if is_same { Said::Repeated(*seq) } else { Said::Reused })
}
