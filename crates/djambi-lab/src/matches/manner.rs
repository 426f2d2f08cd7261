//! How a player of a match deals with the others.

use djambi::Seat;
use djambi_engine::{
    Answer, Character, Dealings, Engine, Level, Limits, Negotiator, Outlook, Part, Report, Stop,
};
use djambi_press::{Treaty, TreatyState};

use super::Deal;

/// How many rounds of peace a pact lasts.
const PACT_ROUNDS: u8 = 4;

/// The properties of a negotiator beside its character.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Bent {
    /// The level, which tells how long it thinks about deals.
    pub(super) level: Level,
    /// The turns of continuations for an offer or an answer, if they are not its level's.
    pub(super) turns: Option<u64>,
    /// The grudge that it bears, if it is not its character's.
    pub(super) grudge: Option<f32>,
    /// The part of its thought that it does without.
    pub(super) without: Option<Part>,
}

impl Bent {
    fn negotiator(self, character: Character) -> Negotiator {
        let negotiator = match self.turns {
            Some(turns) => Negotiator::new(character).thinking(turns),
            None => Negotiator::of_level(self.level, character),
        };
        let negotiator = self.grudge.map_or(negotiator, |grudge| negotiator.bearing(grudge));
        self.without.map_or(negotiator, |part| negotiator.without(part))
    }
}

/// How a player of a match deals with the others: the parameter `press`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Manner {
    /// Offers nothing, and nobody can deal with it.
    #[default]
    Mute,
    /// The bots' negotiator with this character.
    Negotiator(Character),
    /// Offers peace for four rounds to the next seat that it has none with, accepts everything, never breaks
    /// its word.
    Pact,
    /// Offers nothing, accepts everything, and plays as if mute.
    Judas,
    /// Offers nothing, accepts and keeps everything.
    Diplomat,
}

impl Manner {
    /// All manners.
    pub const ALL: [Self; 8] = [
        Self::Mute,
        Self::Negotiator(Character::Loyal),
        Self::Negotiator(Character::Grudging),
        Self::Negotiator(Character::Opportunist),
        Self::Negotiator(Character::Machiavellian),
        Self::Pact,
        Self::Judas,
        Self::Diplomat,
    ];

    /// The name as a parameter has it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Mute => "mute",
            Self::Negotiator(character) => character.name(),
            Self::Pact => "pact",
            Self::Judas => "judas",
            Self::Diplomat => "diplomat",
        }
    }

    /// The manner with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|manner| manner.name() == name)
    }

    /// What it offers after its turn, or of what it gives notice.
    pub(super) fn offer(self, dealings: &Dealings<'_>, bent: Bent) -> Option<Deal> {
        match self {
            Self::Negotiator(character) => {
                let negotiator = bent.negotiator(character);
                let notice = negotiator.notice(dealings).map(|notice| Deal::Notice(notice.treaty));
                notice.or_else(|| negotiator.offer(dealings).map(|offer| Deal::Offer(offer.treaty)))
            }
            Self::Pact => {
                let partner = next_partner(dealings)?;
                let position = dealings.position;
                let treaty =
                    Treaty::peace(position.geometry(), [dealings.seat, partner], PACT_ROUNDS).ok()?;
                treaty.check_beginning(position).is_ok().then_some(Deal::Offer(treaty))
            }
            Self::Mute | Self::Judas | Self::Diplomat => None,
        }
    }

    /// The turns of continuations that an offer takes, or a notice instead.
    pub(super) fn turns_of_offer(self, dealings: &Dealings<'_>, bent: Bent) -> u64 {
        let turns = |negotiator: Negotiator| {
            negotiator.turns_of_notice(dealings) + negotiator.turns_of_offer(dealings)
        };
        self.negotiator(bent).map_or(0, turns)
    }

    /// The turns of continuations that an answer takes.
    pub(super) fn turns_of_answer(
        self,
        dealings: &Dealings<'_>,
        proposal: &Treaty,
        by: Seat,
        bent: Bent,
    ) -> u64 {
        self.negotiator(bent).map_or(0, |negotiator| negotiator.turns_of_answer(dealings, proposal, by))
    }

    fn negotiator(self, bent: Bent) -> Option<Negotiator> {
        match self {
            Self::Negotiator(character) => Some(bent.negotiator(character)),
            Self::Mute | Self::Pact | Self::Judas | Self::Diplomat => None,
        }
    }

    /// Its answer to a proposal.
    pub(super) fn answer(self, dealings: &Dealings<'_>, proposal: &Treaty, by: Seat, bent: Bent) -> Answer {
        match self {
            Self::Mute => Answer::Refuse,
            Self::Negotiator(character) => bent.negotiator(character).answer(dealings, proposal, by),
            Self::Pact | Self::Judas | Self::Diplomat => Answer::Accept,
        }
    }

    /// Searches for its turn.
    pub(super) fn search(
        self,
        engine: &mut Engine,
        dealings: &Dealings<'_>,
        limits: &Limits,
        stop: &(impl Stop + Sync),
        bent: Bent,
    ) -> Report {
        let outlook = match self {
            Self::Negotiator(character) => {
                return bent.negotiator(character).search(engine, dealings, limits, stop, |_| {});
            }
            Self::Mute | Self::Judas => Outlook::default(),
            Self::Pact | Self::Diplomat => Outlook {
                treaties: dealings.treaties.to_vec(),
                believed: [dealings.seat].into_iter().collect(),
                ..Outlook::default()
            },
        };
        engine.set_outlook(outlook);
        engine.search(dealings.position, dealings.rules, limits, stop, |_| {})
    }
}

/// The next seat in the order of turns with which the player has no treaty in force.
fn next_partner(dealings: &Dealings<'_>) -> Option<Seat> {
    let has_none = |seat: Seat| {
        let between = |seats: djambi::SeatSet| seats.contains(seat) && seats.contains(dealings.seat);
        let mut treaties = dealings.treaties.iter();
        !treaties.any(|judge| judge.state() == TreatyState::InForce && between(judge.treaty().seats()))
    };
    let mut others = dealings.position.alive().iter_after(dealings.seat);
    others.find(|&seat| seat != dealings.seat && dealings.partners.contains(seat) && has_none(seat))
}
