//! A game at a table, in which one browser plays all seats.

use std::rc::Rc;

use djambi_protocol::{
    ClientMessage, Command, CommandId, GameId, GameMessage, OfGame, PlayerAction, Seq, ServerMessage,
};
use futures_util::StreamExt;
use tokio_tungstenite::tungstenite::Message;

use crate::game::command_id;
use crate::line::Line;
use crate::socket::{GameSocket, end_of};

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

    /// The command of the next turn, with its id; `None` after the end of the line.
    pub(crate) fn next_command(&mut self) -> Option<(CommandId, String)> {
        self.turns += 1;
        let turn = self.line.turn(self.turns)?;
        let id = command_id(self.turns);
        let action = PlayerAction::Turn { r#move: turn.wire.clone() };
        let command = Command { id: id.clone(), expect: self.turns, seat: turn.seat, action };
        let message = ClientMessage::Command { game: self.id.clone(), command };
        Some((id, serde_json::to_string(&message).expect("a command as JSON")))
    }

    /// Reads until a command is acknowledged.
    ///
    /// # Errors
    /// The name of the problem.
    pub(crate) async fn acknowledged(
        &self,
        socket: &mut GameSocket,
        command: &CommandId,
    ) -> Result<(), String> {
        loop {
            let text = match socket.next().await {
                Some(Ok(Message::Text(text))) => text,
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                other => return Err(format!("closed before the answer: {}", end_of(other))),
            };
            match serde_json::from_str(&text) {
                Ok(ServerMessage::Game(OfGame { message: GameMessage::Ack { id, .. }, .. }))
                    if id == *command =>
                {
                    return Ok(());
                }
                Ok(ServerMessage::Game(OfGame { message: GameMessage::Refused { failure, .. }, .. })) => {
                    return Err(format!("a turn was refused: {}", failure.code));
                }
                Ok(_) => {}
                Err(error) => return Err(format!("unreadable message: {error}")),
            }
        }
    }
}
