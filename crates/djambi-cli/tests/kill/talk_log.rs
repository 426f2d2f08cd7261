//! The log of what the test's clients say, and the check of it against the server.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::Mutex;

use djambi_client::{Browser, Socket, Target};
use djambi_protocol::{Channel, CommandId, GameId, GameMessage, Say, TalkMessage, TalkSeq, Words};

/// What is said, by game.
#[derive(Default)]
pub(crate) struct TalkLog(Mutex<HashMap<GameId, Vec<SaidMessage>>>);

/// Something that is said, and its number once it is acknowledged.
#[derive(Clone)]
struct SaidMessage {
    browser: Browser,
    say: Say,
    acknowledged: Option<TalkSeq>,
}

/// The numbers of messages.
#[derive(Debug, Default)]
pub(crate) struct TalkCounts {
    /// Messages acknowledged.
    pub(crate) acknowledged: usize,
    /// Messages that are kept.
    pub(crate) kept: usize,
    /// Messages sent.
    pub(crate) sent: usize,
}

impl TalkLog {
    /// Logs a message before it is sent.
    pub(crate) fn add(&self, game: &GameId, browser: &Browser, say: &Say) {
        let message = SaidMessage { browser: browser.clone(), say: say.clone(), acknowledged: None };
        self.0.lock().unwrap().entry(game.clone()).or_default().push(message);
    }

    /// Logs an acknowledgement, which must be the same each time.
    pub(crate) fn acknowledge(&self, game: &GameId, id: &CommandId, seq: TalkSeq) {
        let mut games = self.0.lock().unwrap();
        let mut messages = games.get_mut(game).unwrap().iter_mut();
        let message = messages.find(|message| message.say.id == *id).unwrap();
        assert!(message.acknowledged.is_none_or(|before| before == seq), "acknowledged with another number");
        message.acknowledged = Some(seq);
    }

    /// Checks the log against the server's games: each acknowledged message is there with its number, no
    /// message is there twice, and nobody hears what nobody said.
    pub(crate) async fn check(&self, address: SocketAddr) -> TalkCounts {
        let games = self.0.lock().unwrap().clone();
        let mut counts = TalkCounts::default();
        for (game, sent) in games {
            let cookie = sent[0].browser.cookie.as_deref();
            let mut socket = Socket::open(&Target::from(address), 0, cookie).await.unwrap();
            let answer = socket.follow_game(&game, 0).await.unwrap();
            let GameMessage::Game { talk, .. } = answer else { panic!("{answer:?} for the game") };
            let pages = talk.into_iter().filter(|page| page.channel == Channel::Table);
            let kept: Vec<TalkMessage> = pages.flat_map(|page| page.messages).collect();
            assert!(kept.iter().zip(1..).all(|(message, seq)| message.seq == seq), "numbers are missing");
            for message in &sent {
                let text = text_of(&message.say.words);
                let mut found = kept.iter().filter(|kept| text_of(&kept.words) == text);
                let seq = found.next().map(|found| found.seq);
                assert!(found.next().is_none(), "{text} is there twice");
                assert!(message.acknowledged.is_none() || message.acknowledged == seq, "{text} is lost");
                counts.acknowledged += usize::from(message.acknowledged.is_some());
                counts.kept += usize::from(seq.is_some());
            }
            counts.sent += sent.len();
            assert!(kept.len() <= sent.len(), "somebody said what nobody sent");
        }
        counts
    }
}

/// The words of a message as text. No client says the same twice.
pub(crate) fn text_of(words: &Words) -> String {
    serde_json::to_string(words).unwrap()
}
