//! The events of games as JSON, which all who read a game at about the same time share.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::body::Bytes;
use djambi_protocol::{GameId, Seq};

use super::event_log::EventLog;
use super::long_work;
use crate::env::SteadyClock;

/// How long events are kept after they were written.
const KEPT: Duration = Duration::from_secs(1);
/// Of how many games events are kept at most.
const MAX_GAMES: usize = 8;
/// The events of a text that has none.
const NO_EVENTS: &str = "\"events\":[]";

/// The events of the games that were read in the last moment.
pub(crate) struct KeptEvents {
    clock: SteadyClock,
    /// The oldest first.
    kept: Mutex<VecDeque<Kept>>,
}

struct Kept {
    game: GameId,
    seq: Seq,
    events: Bytes,
    until: Duration,
}

impl KeptEvents {
    /// No events yet.
    pub(crate) fn new() -> Self {
        Self { clock: SteadyClock::start(), kept: Mutex::default() }
    }

    /// All events of a game as JSON.
    pub(crate) async fn of(&self, game: &GameId, log: &Arc<EventLog>) -> Bytes {
        if let Some(events) = self.find(game, log.seq()) {
            return events;
        }
        let written = log.clone();
        let write = move || Bytes::from(serde_json::to_vec(&*written.after(0)).expect("events as JSON"));
        let events = long_work::run(log.seq() as usize, write).await;
        // Somebody else may have written them at the same time.
        self.find(game, log.seq()).unwrap_or_else(|| self.keep(game.clone(), log.seq(), events))
    }

    /// Forgets what is older than a moment.
    pub(crate) fn tidy(&self) {
        let now = self.clock.elapsed();
        self.locked().retain(|kept| kept.until > now);
    }

    fn find(&self, game: &GameId, seq: Seq) -> Option<Bytes> {
        self.tidy();
        let kept = self.locked();
        let found = kept.iter().find(|kept| (&kept.game, kept.seq) == (game, seq));
        found.map(|kept| kept.events.clone())
    }

    fn keep(&self, game: GameId, seq: Seq, events: Bytes) -> Bytes {
        let mut kept = self.locked();
        if kept.len() >= MAX_GAMES {
            kept.pop_front();
        }
        kept.push_back(Kept { game, seq, events: events.clone(), until: self.clock.elapsed() + KEPT });
        events
    }

    fn locked(&self) -> MutexGuard<'_, VecDeque<Kept>> {
        // A panic elsewhere leaves no half of a change here.
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What stands before and behind the events, in a JSON text that has none: an object with the key `events`.
pub(crate) fn around_events(text: &str) -> Option<(String, &str)> {
    // Quotation marks in texts are escaped, so that no text can be taken for the key.
    let (head, tail) = text.split_once(NO_EVENTS)?;
    Some((format!("{head}\"events\":"), tail))
}

#[cfg(test)]
mod tests {
    use djambi_protocol::{Event, EventKind};
    use djambi_table::KeptEvent;

    use super::*;

    fn log(events: Seq) -> Arc<EventLog> {
        let event = |seq| Event { seq, at_ms: 0, clocks: None, charged_ms: None, kind: EventKind::Started };
        let kept = |seq| KeptEvent { event: event(seq), command: None, seen: None };
        Arc::new(EventLog::new(&djambi::SQUARE9, (1..=events).map(kept).collect()))
    }

    #[tokio::test(start_paused = true)]
    async fn all_who_ask_within_a_second_share_one_text() {
        let kept = KeptEvents::new();
        let game = "k3v9q2m7x1".parse().unwrap();
        let other = "k3v9q2m7x2".parse().unwrap();
        let first = kept.of(&game, &log(400)).await;
        assert_eq!(first, serde_json::to_vec(&*log(400).after(0)).unwrap());
        assert_eq!(kept.of(&game, &log(400)).await.as_ptr(), first.as_ptr());
        assert_ne!(kept.of(&game, &log(401)).await, first, "there is a new event");
        assert_ne!(kept.of(&other, &log(400)).await.as_ptr(), first.as_ptr());
        tokio::time::advance(KEPT).await;
        kept.tidy();
        assert_eq!(kept.locked().len(), 0);
    }

    #[tokio::test]
    async fn texts_of_few_games_are_kept() {
        let kept = KeptEvents::new();
        for number in 0..100 {
            kept.of(&format!("k3v9q2m7{number:02}").parse().unwrap(), &log(1)).await;
        }
        assert_eq!(kept.locked().len(), MAX_GAMES);
    }

    #[test]
    fn no_text_is_taken_for_the_events() {
        let text = serde_json::to_string(&format!("a,{NO_EVENTS},b")).unwrap();
        assert_eq!(around_events(&text), None);
        assert_eq!(
            around_events(r#"{"a":1,"events":[],"b":2}"#),
            Some((r#"{"a":1,"events":"#.to_owned(), r#","b":2}"#))
        );
    }
}
