//! The words of bots about treaties, with what they do about them.

use djambi::{Game, Seat};
use djambi_engine::Character;
use djambi_protocol::ActKind;
use djambi_table::common_threat;
use djambi_text::voices::Voice;
use djambi_text::{Language, Voices};

/// The wordings of each manner.
const WORDINGS: usize = djambi_protocol::Voice::WORDINGS as usize;

/// Words of a bot.
pub(super) struct BotWords {
    /// The bot's seat.
    pub(super) seat: Seat,
    speech: Speech,
    voice: Voice,
}

/// An act of a bot for which it has words.
#[derive(Clone, Copy)]
enum Speech {
    /// It offers something, and may point at somebody who could kill pieces of both.
    Offers(Option<Seat>),
    /// It accepts.
    Accepts,
    /// It refuses.
    Refuses,
}

impl BotWords {
    /// The words of a bot of this character with an act, the one with this number; `None` where it says nothing.
    pub(super) fn of(
        seat: Seat,
        character: Character,
        number: usize,
        kind: &ActKind,
        game: &Game,
    ) -> Option<Self> {
        let speech = match kind {
            ActKind::Propose { .. } => Speech::Offers(common_threat(seat, kind, game)),
            ActKind::Accept { .. } => Speech::Accepts,
            ActKind::Refuse { .. } => Speech::Refuses,
            ActKind::Withdraw { .. } | ActKind::Notice { .. } => return None,
        };
        Some(Self { seat, speech, voice: wordings(character)[number % WORDINGS] })
    }

    /// The words in a language.
    pub(super) fn text(&self, language: Language) -> String {
        let texts = Voices(language);
        match self.speech {
            Speech::Accepts => texts.bot_accepts(self.voice),
            Speech::Refuses => texts.bot_refuses(self.voice),
            Speech::Offers(None) => texts.bot_offers(self.voice),
            Speech::Offers(Some(player)) => {
                format!("{} {}", texts.bot_warns(self.voice, player), texts.bot_offers(self.voice))
            }
        }
    }
}

/// The wordings of a character, by its manner.
const fn wordings(character: Character) -> [Voice; WORDINGS] {
    match character {
        Character::Loyal => [Voice::Courteous1, Voice::Courteous2, Voice::Courteous3],
        Character::Grudging => [Voice::Short1, Voice::Short2, Voice::Short3],
        Character::Opportunist => [Voice::Friendly1, Voice::Friendly2, Voice::Friendly3],
        Character::Machiavellian => [Voice::Eloquent1, Voice::Eloquent2, Voice::Eloquent3],
    }
}
