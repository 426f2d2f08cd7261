//! What pages say of an error.

use djambi_text::Pages;

use crate::http::error::Error;

/// The title of an error's page.
pub(super) fn error_title(text: Pages, error: &Error) -> &'static str {
    match error {
        Error::NotFound("game") => text.missing_game_title(),
        Error::NotFound("invitation" | "seat") => text.missing_invitation_title(),
        Error::NotFound(_) => text.missing_page_title(),
        Error::SeatTaken => text.seat_taken_title(),
        Error::InvitationReplaced => text.replaced_title(),
        Error::TooMany(_) | Error::ShuttingDown => text.wait_title(),
        _ => text.trouble_title(),
    }
}

/// An error as a sentence. The form of an invitation is all that pages send: what it cannot send is told
/// without details. A failure of the service gets the words of [`super::failure_page`] instead.
pub(super) fn error_sentence(text: Pages, error: &Error) -> String {
    match error {
        Error::NotFound("game") => text.missing_game().to_owned(),
        Error::NotFound("invitation" | "seat") => text.missing_invitation().to_owned(),
        Error::NotFound(_) => text.missing_page().to_owned(),
        Error::SeatTaken => text.seat_taken().to_owned(),
        Error::InvitationReplaced => text.replaced().to_owned(),
        Error::SeatActed(seat) => text.seat_acted(*seat),
        Error::NotYourSeat(seat) => text.not_your_seat(*seat),
        Error::NotYourGame => text.not_your_game().to_owned(),
        Error::Finished => text.game_over().to_owned(),
        Error::TooMany(reached) => text.too_many(reached.seconds()),
        Error::ShuttingDown => text.shutting_down().to_owned(),
        Error::Malformed(_)
        | Error::TooLarge
        | Error::TooSlow
        | Error::UnsupportedMediaType
        | Error::MethodNotAllowed
        | Error::ForeignOrigin
        | Error::InvalidSettings(_)
        | Error::NoSeat(_)
        | Error::Unfinished(_)
        | Error::Internal(_) => text.not_understood().to_owned(),
    }
}
