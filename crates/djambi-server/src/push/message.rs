//! The messages that are pushed: small, in the language of the browser, without the words of anybody.

use djambi_protocol::GameId;
use djambi_text::{Language, Push as Texts};
use serde::Serialize;

/// A minute, in milliseconds.
const MINUTE_MS: u64 = 60 * 1000;
/// An hour, in milliseconds.
const HOUR_MS: u64 = 60 * 60 * 1000;
/// For how many seconds it is news that somebody has a turn.
const TURN_SECONDS: u64 = 24 * 60 * 60;
/// For how many seconds it is tried to tell of a press on the button that tries it.
const TEST_SECONDS: u64 = 60;
/// The tag of what tries it.
const TEST_TAG: &str = "test";

/// Something that a player is told by a push.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum PushNews {
    /// It is their turn in a game.
    Turn(GameId),
    /// Their time in a game runs out, so many milliseconds from now.
    Alarm(GameId, u64),
    /// A game for which they sit at a table begins, so many milliseconds from now.
    Appointment(GameId, u64),
    /// The appointment of a game for which they sat at a table is cancelled, which was so many milliseconds from now.
    Cancelled(GameId, u64),
    /// Nothing: they try it.
    Test,
}

/// A message, as the page's worker reads it.
#[derive(Serialize)]
struct Message<'a> {
    title: &'a str,
    body: String,
    url: String,
    tag: &'a str,
}

impl PushNews {
    /// The message in a language, as JSON.
    pub(super) fn message(&self, language: Language) -> Vec<u8> {
        let texts = Texts(language);
        let (title, body) = match self {
            Self::Turn(_) => (texts.turn_title(), texts.turn_body().to_owned()),
            Self::Alarm(_, left_ms) => (texts.alarm_title(), texts.alarm_body((left_ms / HOUR_MS).max(1))),
            Self::Appointment(_, left_ms) => {
                (texts.appointment_title(), texts.appointment_body(left_ms.div_ceil(MINUTE_MS)))
            }
            Self::Cancelled(..) => (texts.cancelled_title(), texts.cancelled_body().to_owned()),
            Self::Test => (texts.test_title(), texts.test_body().to_owned()),
        };
        let url = self.game().map_or_else(|| "/account".to_owned(), |game| format!("/game/{game}"));
        let tag = self.game().map_or(TEST_TAG, GameId::as_str);
        serde_json::to_vec(&Message { title, body, url, tag }).expect("texts")
    }

    /// The game that it is about. A message about a game takes the place of the one before.
    pub(super) const fn game(&self) -> Option<&GameId> {
        match self {
            Self::Turn(game)
            | Self::Alarm(game, _)
            | Self::Appointment(game, _)
            | Self::Cancelled(game, _) => Some(game),
            Self::Test => None,
        }
    }

    /// For how many seconds the push service keeps it for a browser that is not there.
    pub(super) const fn seconds(&self) -> u64 {
        match self {
            Self::Turn(_) => TURN_SECONDS,
            Self::Alarm(_, left_ms) | Self::Appointment(_, left_ms) | Self::Cancelled(_, left_ms) => {
                *left_ms / 1000
            }
            Self::Test => TEST_SECONDS,
        }
    }

    /// How urgent it is, in the words of RFC 8030: whether a phone wakes for it.
    pub(super) const fn urgency(&self) -> &'static str {
        match self {
            Self::Turn(_) | Self::Cancelled(..) => "normal",
            Self::Alarm(..) | Self::Appointment(..) | Self::Test => "high",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_leads_to_its_game_in_the_language_of_its_reader() {
        let game: GameId = "abcdefghjk".parse().unwrap();
        let of = |news: &PushNews, language| -> serde_json::Value {
            serde_json::from_slice(&news.message(language)).unwrap()
        };
        let turn = PushNews::Turn(game.clone());
        for language in Language::ALL {
            let message = of(&turn, language);
            assert_eq!(message["url"], "/game/abcdefghjk");
            assert_eq!(message["tag"], "abcdefghjk");
            assert_eq!(message["title"], Texts(language).turn_title());
        }
        let alarm = of(&PushNews::Alarm(game, 3 * HOUR_MS + 1), Language::En);
        assert_eq!(alarm["tag"], "abcdefghjk");
        assert!(alarm["body"].as_str().unwrap().contains("3 hours"), "{alarm}");
        let soon = PushNews::Appointment("abcdefghjk".parse().unwrap(), 9 * MINUTE_MS + 1);
        assert!(of(&soon, Language::En)["body"].as_str().unwrap().contains("10 minutes"));
        assert_eq!((soon.seconds(), soon.urgency()), (540, "high"), "it is no news once the game has begun");
        assert_eq!(of(&PushNews::Test, Language::En)["url"], "/account");
        assert!(turn.message(Language::Fr).len() < 400);
    }
}
