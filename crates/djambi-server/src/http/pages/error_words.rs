//! The words of pages for an error.

use djambi_protocol::{Missing, Refusal};
use djambi_text::{Pages, problem};

use crate::http::error::Error;

/// The title of an error's page.
pub(super) fn error_title(text: Pages, error: &Error) -> &'static str {
    match error {
        Error::Refused(Refusal::NotFound { what: Missing::Game }) => text.missing_game_title(),
        Error::Refused(Refusal::NotFound { what: Missing::Invitation | Missing::Seat }) => {
            text.missing_invitation_title()
        }
        Error::Refused(Refusal::NotFound { .. }) => text.missing_page_title(),
        Error::Refused(Refusal::SeatTaken) => text.seat_taken_title(),
        Error::Refused(Refusal::InvitationReplaced) => text.replaced_title(),
        Error::TooMany(_) | Error::Refused(Refusal::ShuttingDown) => text.wait_title(),
        _ => text.trouble_title(),
    }
}

/// An error as a sentence, which need not repeat the title. The form of an invitation is all that pages send:
/// what it cannot send is told without details. A failure of the service gets the words of
/// [`super::failure_page`] instead.
pub(super) fn error_sentence(text: Pages, error: &Error) -> String {
    match error {
        Error::Refused(Refusal::NotFound { what: Missing::Game }) => text.missing_game().to_owned(),
        Error::Refused(Refusal::NotFound { what: Missing::Invitation | Missing::Seat }) => {
            text.missing_invitation().to_owned()
        }
        Error::Refused(Refusal::NotFound { what: Missing::Page }) => text.missing_page().to_owned(),
        Error::Refused(Refusal::SeatTaken) => text.seat_taken().to_owned(),
        Error::Refused(Refusal::InvitationReplaced) => text.replaced().to_owned(),
        Error::Refused(Refusal::Malformed { .. }) => text.not_understood().to_owned(),
        _ => problem(text.0, &error.refused().problem),
    }
}
