//! A game at a table, in which one browser plays all seats.

use std::rc::Rc;

use djambi_client::Socket;
use djambi_protocol::{
    ClientMessage, Command, GameId, GameMessage, OfGame, PlayerAction, Seq, ServerMessage,
};

use crate::game::command_id;
use crate::line::Line;

/// A game at a table, in which one browser plays all seats. Its first event is the start.
pub(crate) struct TableGame {
    /// The number of its client.
    pub(crate) number: usize,
    /// The game's id.
    pub(crate) id: GameId,
    /// The cookie of the browser.
    pub(crate) cookie: Option<String>,
    line: Rc<Line>,
    turns: Seq,
}

impl TableGame {
    /// A game that has begun.
    pub(crate) const fn new(number: usize, id: GameId, cookie: Option<String>, line: Rc<Line>) -> Self {
        Self { number, id, cookie, line, turns: 0 }
    }

    /// The command of the next turn; `None` after the end of the line.
    pub(crate) fn next_command(&mut self) -> Option<Command> {
        self.turns += 1;
        let turn = self.line.turn(self.turns)?;
        let action = PlayerAction::Turn { r#move: turn.wire.clone() };
        Some(Command { id: command_id(self.turns), expect: self.turns, seen: None, seat: turn.seat, action })
    }

    /// Sends a command and reads until it is acknowledged.
    ///
    /// # Errors
    /// The name of the problem.
    pub(crate) async fn act(&self, socket: &mut Socket, command: Command) -> Result<(), String> {
        let sent = command.id.clone();
        let message = ClientMessage::Command { game: self.id.clone(), command };
        socket.send(&message).await.map_err(|error| error.to_string())?;
        loop {
            match socket.next().await.map_err(|error| error.to_string())? {
                ServerMessage::Game(OfGame { message: GameMessage::Ack { id, .. }, .. }) if id == sent => {
                    return Ok(());
                }
                ServerMessage::Game(OfGame { message: GameMessage::Refused { failure, .. }, .. }) => {
                    return Err(format!("a turn was refused: {}", failure.code));
                }
                _ => {}
            }
        }
    }
}
