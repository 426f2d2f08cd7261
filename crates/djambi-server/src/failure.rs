//! Refusals as clients are told of them: a code with its arguments, and the English sentence.

use djambi_protocol::Failure;
use djambi_table::Refused;
use djambi_text::Language;

/// A refusal as a client is told of it.
pub(crate) fn failure(refused: impl Into<Refused>) -> Failure {
    let Refused { problem, section } = refused.into();
    Failure::new(&problem, djambi_text::problem(Language::En, &problem), section)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use djambi::Seat;
    use djambi_protocol::{ClockPart, Excess, Missing, RatedNeed, Refusal};

    use super::*;

    /// Every refusal once.
    fn refusals() -> Vec<Refusal> {
        let mut all = refusals_at_tables();
        all.extend(other_refusals());
        all.extend(refusals_of_accounts());
        all
    }

    fn refusals_at_tables() -> Vec<Refusal> {
        vec![
            Refusal::NotStarted,
            Refusal::Paused,
            Refusal::NotPaused,
            Refusal::StoodIn,
            Refusal::NoStandIn,
            Refusal::OfferStands,
            Refusal::TooManyOffers,
            Refusal::NoOffer,
            Refusal::CannotAnswer { seat: Seat::Blue },
            Refusal::NoTreaties,
            Refusal::NoSecretTreaties,
            Refusal::NotInChannel { seat: Seat::Blue },
            Refusal::TreatyOffered,
            Refusal::TooManyProposals,
            Refusal::TreatyRefused,
            Refusal::TooManyTreaties { seat: Seat::Blue, limit: 6 },
            Refusal::MakesNoTreaties { seat: Seat::Blue },
            Refusal::NoOwnTurn,
            Refusal::NoTimeLeft,
            Refusal::TooLateToAbort,
            Refusal::NotAway { seat: Seat::Blue },
            Refusal::NoClock,
            Refusal::Started,
            Refusal::Removed,
            Refusal::SeatReserved,
            Refusal::NoCookies,
            Refusal::NoFreeSeat,
            Refusal::NotSeated,
            Refusal::FillOutOfRange { min: 15, max: 600, found: 5 },
            Refusal::SecretNeedsWhispers,
            Refusal::WhispersNeedTalk,
            Refusal::WhispersNeedPlayers,
            Refusal::NobodyWatches,
            Refusal::NoTalk,
            Refusal::SignsOnly,
            Refusal::NotYourChannel,
            Refusal::WordsStand,
            Refusal::NotYourWords,
            Refusal::TooManyReports { limit: 5 },
            Refusal::TextTooLong { limit: 500 },
            Refusal::TextEmpty,
            Refusal::DrawingEmpty,
            Refusal::DrawingTooLarge { limit: 12 },
            Refusal::DrawingSquare { square: "z9".to_owned() },
            Refusal::TooMuchTalk { seconds: 7 },
        ]
    }

    fn refusals_of_accounts() -> Vec<Refusal> {
        vec![
            Refusal::NameTaken,
            Refusal::NameForm { min: 2, max: 20 },
            Refusal::NameChanged { days: 12 },
            Refusal::PasswordLength { min: 8, max: 128 },
            Refusal::PasswordGuessable,
            Refusal::WrongSignIn,
            Refusal::WrongPassword,
            Refusal::LinkUsed,
            Refusal::NoAccount,
            Refusal::HasAccount,
            Refusal::RegistrationClosed,
            Refusal::SignedOut,
            Refusal::TooManyTries { minutes: 15 },
            Refusal::Busy,
        ]
    }

    fn other_refusals() -> Vec<Refusal> {
        let (seat, request) = (Seat::Blue, "r4q".to_owned());
        vec![
            Refusal::NotYourTurn { seat },
            Refusal::NotYourSeat { seat },
            Refusal::Stale,
            Refusal::Finished,
            Refusal::CommandReused,
            Refusal::NoSuchEvent { events: 21 },
            Refusal::RatedTable { need: RatedNeed::Clock },
            Refusal::RatedNeedsAccount,
            Refusal::SeatTaken,
            Refusal::SeatActed { seat },
            Refusal::SeatChanged { seat },
            Refusal::InvitationReplaced,
            Refusal::NotYourGame,
            Refusal::NotAPlayer,
            Refusal::Unfinished,
            Refusal::NameTooLong { limit: 40 },
            Refusal::NameHidden { character: "U+200B".to_owned() },
            Refusal::NameMixed,
            Refusal::NameOfBot,
            Refusal::BotDelayTooLong { limit: 60_000 },
            Refusal::RepetitionOutOfRange { limit: 100, found: 101 },
            Refusal::QuietLimitOutOfRange { limit: 1_000, found: 0 },
            Refusal::ClockOutOfRange { part: ClockPart::Base, min: 60, max: 3_600, found: 59 },
            Refusal::OverAtStart,
            Refusal::StartPlayers { found: 2, wanted: 4 },
            Refusal::StartHasPlayer { seat },
            Refusal::StartLacksPlayer { seat },
            Refusal::BoardPlayers { limit: 3, found: 4 },
            Refusal::TooFewPlayers,
            Refusal::SeatsPlayers { found: 2, wanted: 3 },
            Refusal::SeatIsAbsent { seat, players: 2 },
            Refusal::NotFound { what: Missing::Game },
            Refusal::MethodNotAllowed,
            Refusal::UnsupportedMediaType,
            Refusal::ForeignOrigin,
            Refusal::Malformed { details: "trailing comma".to_owned() },
            Refusal::TooLarge { limit: 16_384 },
            Refusal::TooSlow,
            Refusal::TooMany { kind: Excess::Games, seconds: 3 },
            Refusal::NoHello,
            Refusal::NotFollowed,
            Refusal::TooManyTopics { limit: 16 },
            Refusal::UnsupportedVersion { client: 2, service: 3 },
            Refusal::ShuttingDown,
            Refusal::Internal,
            Refusal::Failed { request: request.clone() },
            Refusal::TimedOut { request },
        ]
    }

    #[test]
    fn every_refusal_is_a_sentence_of_its_own_in_each_language() {
        let codes: BTreeSet<_> = refusals().iter().map(|refusal| refusal.problem().code).collect();
        assert_eq!(codes.len(), Refusal::CODES.len(), "a refusal is missing in this test");
        let sentence = |language| {
            refusals().into_iter().map(move |refusal| djambi_text::problem(language, &refusal.problem()))
        };
        let all: BTreeSet<String> = Language::ALL.into_iter().flat_map(sentence).collect();
        assert_eq!(all.len(), Language::ALL.len() * codes.len());
        assert!(all.iter().all(|text| text.ends_with(['.', ')'])), "{all:?}");
    }

    #[test]
    fn every_value_of_an_argument_has_a_sentence() {
        let missing = Missing::ALL.iter().map(|&what| Refusal::NotFound { what });
        let excess = Excess::ALL.iter().map(|&kind| Refusal::TooMany { kind, seconds: 1 });
        let needs = RatedNeed::ALL.iter().map(|&need| Refusal::RatedTable { need });
        let refusals = missing.chain(excess).chain(needs);
        let all: BTreeSet<String> = refusals.map(|refusal| failure(refusal).message).collect();
        assert_eq!(all.len(), Missing::ALL.len() + Excess::ALL.len() + RatedNeed::ALL.len(), "{all:?}");
        assert!(all.iter().all(|text| text.ends_with('.')), "{all:?}");
    }
}
