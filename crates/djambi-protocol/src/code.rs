//! The codes of refusals and errors.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What went wrong, for programs; a sentence for people always goes with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Code {
    /// The rules forbid this turn; `section` names the rule.
    Illegal,
    /// It is another seat's turn.
    NotYourTurn,
    /// This browser does not hold that seat.
    NotYourSeat,
    /// The command expected another number of events. The events it missed come with the refusal or just
    /// before it.
    Stale,
    /// The game is over.
    Finished,
    /// The game goes on, and people play in it.
    Unfinished,
    /// This command id was used before, for another action.
    CommandReused,
    /// The message cannot be read.
    Malformed,
    /// The message or the body is too long.
    TooLarge,
    /// The first message was not a `hello`.
    NoHello,
    /// The service does not speak this version of the protocol.
    UnsupportedVersion,
    /// The settings of a new game contradict each other or the rules.
    InvalidSettings,
    /// This address reads another content type.
    UnsupportedMediaType,
    /// The address exists, but not for this method.
    MethodNotAllowed,
    /// The request comes from a page of another site.
    ForeignOrigin,
    /// There is no such game, page or invitation.
    NotFound,
    /// Another browser holds the invitation's seat.
    SeatTaken,
    /// The seat has acted, so it stays with its player.
    SeatActed,
    /// Another browser has created the game.
    NotYourGame,
    /// The invitation was replaced by a newer one.
    InvitationReplaced,
    /// The connection reads too slowly and is closed.
    TooSlow,
    /// A limit is reached; the message says which, and when to try again.
    TooMany,
    /// The service is going down and will be back; connect again.
    ShuttingDown,
    /// Something failed on the service's side; trying again is right.
    Internal,
}
