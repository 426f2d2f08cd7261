//! Whole games of random turns.

use djambi_protocol::{GameId, GameMessage};

use super::socket::command;
use super::{Browser, Player, Socket};

impl Player {
    /// Joins, and plays until the game is over.
    pub(crate) async fn play_to_the_end(mut self, browser: Browser, id: GameId) -> Self {
        let mut socket = browser.socket(&id).await;
        let (held, events, _) = socket.hello(None).await;
        self.held = held;
        events.into_iter().for_each(|event| self.tell(event));
        // An agreement of another leaves the position as it is, in which a turn is under way.
        let mut played_in = None;
        while self.game.outcome().is_none() {
            let position = self.game.events().len();
            if self.is_to_move() && played_in.replace(position) != Some(position) {
                let action = self.any_turn();
                let name = format!("{}-{}", self.to_move(), self.seq());
                socket.send_command(command(&name, self.seq(), self.to_move(), action)).await;
            }
            self.follow(&mut socket).await;
        }
        self
    }

    /// Receives messages until the next event.
    async fn follow(&mut self, socket: &mut Socket) {
        loop {
            match socket.game_message().await {
                GameMessage::Event { event } => return self.tell(event),
                GameMessage::Ack { seq, .. } => assert_eq!(seq, self.seq() + 1),
                other => panic!("{other:?} in a game without errors"),
            }
        }
    }
}
