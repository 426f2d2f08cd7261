//! The entries of a game: what players and the host do, in order.

use alloc::format;
use alloc::string::{String, ToString};

use crate::{Move, Seat};

const RESIGNS: &str = " resigns";
const LOSES_ON_TIME: &str = " loses on time";
const AGREES: &str = " agrees to a draw";
const DRAW_AGREED: &str = "draw agreed";
const TAKEN_BACK: &str = "taken back to ";
const DRAWN_BY_LENGTH: &str = "drawn by length";
const CLOSED: &str = "game closed";

/// An event of the line that counts: it changed the position or ended the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GameEvent {
    /// A turn of the player to move.
    Turn(Move),
    /// A player resigned, in turn or out of turn.
    Resignation(Seat),
    /// A player's time ran out, in turn or out of turn: a resignation with another reason.
    FlagFall(Seat),
    /// All living players agreed to a draw.
    Agreement,
    /// The game had become as long as its host allows: a draw of the living.
    LengthLimit,
    /// The host of the game ended it; no seat has a result.
    Closing,
}

/// What a player or the host of a game does. [`Game::apply`](crate::Game::apply) applies it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GameEntry {
    /// The player to move plays a turn.
    Turn(Move),
    /// A player resigns, in turn or out of turn.
    Resignation(Seat),
    /// A player's time runs out, in turn or out of turn: a resignation with another reason.
    FlagFall(Seat),
    /// A player agrees to a draw. The agreement stands until the player's next turn; once those of all living
    /// players stand, the game is a draw.
    Agreement(Seat),
    /// All living players agree to a draw at once.
    JointAgreement,
    /// The game goes back to its first events, of which this is the number. The later events count no longer,
    /// nor do agreements that followed them. A game that is over goes on, unless the host has closed it.
    TakeBack(usize),
    /// The game has become as long as its host allows: a draw of the living.
    LengthLimit,
    /// The host of the game ends it; no seat has a result.
    Closing,
}

impl GameEntry {
    /// The entry in words: `red resigns`, `red loses on time`, `red agrees to a draw`, `draw agreed`, `taken
    /// back to 12`, `drawn by length` or `game closed`. A turn has none, because it is written by its
    /// position.
    ///
    /// ```
    /// use djambi::{GameEntry, Seat};
    /// let entry = GameEntry::FlagFall(Seat::Blue);
    /// assert_eq!(entry.words().as_deref(), Some("blue loses on time"));
    /// assert_eq!(GameEntry::from_words("blue loses on time", Seat::Red), Some(entry));
    /// ```
    #[must_use]
    pub fn words(self) -> Option<String> {
        let of_seat = |seat: Seat, does: &str| seat.name().to_string() + does;
        Some(match self {
            Self::Turn(_) => return None,
            Self::Resignation(seat) => of_seat(seat, RESIGNS),
            Self::FlagFall(seat) => of_seat(seat, LOSES_ON_TIME),
            Self::Agreement(seat) => of_seat(seat, AGREES),
            Self::JointAgreement => DRAW_AGREED.to_string(),
            Self::TakeBack(events) => format!("{TAKEN_BACK}{events}"),
            Self::LengthLimit => DRAWN_BY_LENGTH.to_string(),
            Self::Closing => CLOSED.to_string(),
        })
    }

    /// The seat of a resignation, a flag fall or an agreement to a draw.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::Resignation(seat) | Self::FlagFall(seat) | Self::Agreement(seat) => Some(seat),
            Self::Turn(_) | Self::JointAgreement | Self::TakeBack(_) | Self::LengthLimit | Self::Closing => {
                None
            }
        }
    }

    /// The entry with these words, which have single spaces between them. `resigns` alone is the resignation
    /// of the player to move.
    #[must_use]
    pub fn from_words(words: &str, turn: Seat) -> Option<Self> {
        if words == RESIGNS.trim_ascii() {
            return Some(Self::Resignation(turn));
        }
        if let Some(number) = words.strip_prefix(TAKEN_BACK) {
            let events = number.parse().ok()?;
            return (format!("{events}") == number).then_some(Self::TakeBack(events));
        }
        match words {
            DRAW_AGREED => return Some(Self::JointAgreement),
            DRAWN_BY_LENGTH => return Some(Self::LengthLimit),
            CLOSED => return Some(Self::Closing),
            _ => {}
        }
        let of_seat = |does| words.strip_suffix(does).and_then(Seat::from_name);
        of_seat(RESIGNS)
            .map(Self::Resignation)
            .or_else(|| of_seat(LOSES_ON_TIME).map(Self::FlagFall))
            .or_else(|| of_seat(AGREES).map(Self::Agreement))
    }
}

impl From<GameEvent> for GameEntry {
    /// The only entry that leads to the event.
    fn from(event: GameEvent) -> Self {
        match event {
            GameEvent::Turn(mv) => Self::Turn(mv),
            GameEvent::Resignation(seat) => Self::Resignation(seat),
            GameEvent::FlagFall(seat) => Self::FlagFall(seat),
            GameEvent::Agreement => Self::JointAgreement,
            GameEvent::LengthLimit => Self::LengthLimit,
            GameEvent::Closing => Self::Closing,
        }
    }
}
