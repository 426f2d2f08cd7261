//! The words of bots about treaties, with what they do about them.

use djambi::{Game, Seat};
use djambi_engine::Character;
use djambi_press::{ClauseForm, TreatyForm};
use djambi_protocol::{ActKind, Manner};
use djambi_server::told_character;
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
    /// It offers peace, and may point at somebody who could kill pieces of both.
    Offers(Option<Seat>),
    /// It offers something else.
    Proposes,
    /// It accepts.
    Accepts,
    /// It refuses.
    Refuses,
    /// It refuses what it never takes.
    Never,
    /// It gives notice.
    GivesNotice,
}

/// Why a bot refuses, as far as it says.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Refusing {
    /// It is not worth it now.
    Now,
    /// It never takes such a treaty.
    OfTerms,
}

impl BotWords {
    /// The words of a bot of this character with an act, the one with this number; `None` where it says nothing.
    pub(super) fn of(
        seat: Seat,
        character: Character,
        number: usize,
        kind: &ActKind,
        refusing: Refusing,
        game: &Game,
    ) -> Option<Self> {
        let speech = match kind {
            ActKind::Propose { treaty } if is_peace(treaty) => {
                Speech::Offers(common_threat(seat, kind, game))
            }
            ActKind::Propose { .. } => Speech::Proposes,
            ActKind::Accept { .. } => Speech::Accepts,
            ActKind::Refuse { .. } if refusing == Refusing::OfTerms => Speech::Never,
            ActKind::Refuse { .. } => Speech::Refuses,
            ActKind::Notice { .. } => Speech::GivesNotice,
            ActKind::Withdraw { .. } => return None,
        };
        Some(Self { seat, speech, voice: wordings(Manner::of(told_character(character)))[number % WORDINGS] })
    }

    /// The words in a language.
    pub(super) fn text(&self, language: Language) -> String {
        let texts = Voices(language);
        match self.speech {
            Speech::Accepts => texts.bot_accepts(self.voice),
            Speech::Refuses => texts.bot_refuses(self.voice),
            Speech::Never => texts.bot_never(self.voice),
            Speech::GivesNotice => texts.bot_gives_notice(self.voice),
            Speech::Proposes => texts.bot_proposes(self.voice),
            Speech::Offers(None) => texts.bot_offers(self.voice),
            Speech::Offers(Some(player)) => {
                format!("{} {}", texts.bot_warns(self.voice, player), texts.bot_offers(self.voice))
            }
        }
    }
}

/// Whether all that is promised is peace.
fn is_peace(treaty: &TreatyForm) -> bool {
    let mut clauses = treaty.parties.iter().flat_map(|party| &party.clauses);
    clauses.all(|clause| matches!(clause, ClauseForm::Peace { .. }))
}

/// The wordings of a manner.
const fn wordings(manner: Manner) -> [Voice; WORDINGS] {
    match manner {
        Manner::Courteous => [Voice::Courteous1, Voice::Courteous2, Voice::Courteous3],
        Manner::Short => [Voice::Short1, Voice::Short2, Voice::Short3],
        Manner::Friendly => [Voice::Friendly1, Voice::Friendly2, Voice::Friendly3],
        Manner::Eloquent => [Voice::Eloquent1, Voice::Eloquent2, Voice::Eloquent3],
    }
}
