//! A game of the load.

use std::rc::Rc;

use djambi::{SQUARE9, Seat};
use djambi_protocol::{ClientMessage, ClockSettings, Command, CommandId, GameId, PlayerAction, Seq};

use crate::line::Line;
use crate::talk::LoadTalk;

/// The maximum number of people in a game: one for each seat.
pub(crate) const PEOPLE: usize = SQUARE9.seats().len();

/// A game, its people, and how far it has been played.
pub(crate) struct LoadGame {
    /// The game's id.
    pub(crate) id: GameId,
    /// The cookie of each socket's browser; `None` for a watcher.
    pub(crate) cookies: Vec<Option<String>>,
    /// The clock, if the game has one.
    pub(crate) clock: Option<ClockSettings>,
    /// The turns that are played.
    pub(crate) line: Rc<Line>,
    /// The number of the last acknowledged turn.
    pub(crate) acknowledged: Seq,
    /// Whether the turn after it has been sent.
    pub(crate) pending: Pending,
    /// What is said in it.
    pub(crate) talk: LoadTalk,
}

/// Whether a turn waits for its answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pending {
    /// No turn does.
    None,
    /// The turn after the last acknowledged one does.
    Sent,
}

impl LoadGame {
    /// The socket of a seat: the people of a game take its seats by turns.
    pub(crate) fn socket_of(&self, seat: Seat) -> usize {
        seat as usize % self.people()
    }

    /// The number of people who play: those of the first sockets.
    pub(crate) fn people(&self) -> usize {
        self.cookies.len().min(PEOPLE)
    }

    /// The command of a turn as JSON; `None` after the end of the line.
    pub(crate) fn command(&self, number: Seq) -> Option<(usize, String)> {
        let turn = self.line.turn(number)?;
        let command = Command {
            id: command_id(number),
            expect: number - 1,
            seen: None,
            seat: turn.seat,
            action: PlayerAction::Turn { r#move: turn.wire.clone() },
        };
        let message = ClientMessage::Command { game: self.id.clone(), command };
        let text = serde_json::to_string(&message).expect("a command as JSON");
        Some((self.socket_of(turn.seat), text))
    }

    /// Whether an event is the turn of the line with that number.
    pub(crate) fn is_turn(&self, number: Seq, seat: Seat, wire: &str) -> bool {
        self.line.turn(number).is_some_and(|turn| turn.seat == seat && turn.wire.as_str() == wire)
    }
}

/// The id of the command of a turn.
pub(crate) fn command_id(number: Seq) -> CommandId {
    format!("load-{number}").parse().expect("an id of letters and digits")
}

/// The number of the turn of a command's id.
pub(crate) fn turn_of_id(id: &str) -> Option<Seq> {
    id.strip_prefix("load-")?.parse().ok()
}
