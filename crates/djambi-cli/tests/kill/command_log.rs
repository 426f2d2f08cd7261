//! The log of all commands that the test's clients send, and the check of it against the server.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::Mutex;

use djambi::Seat;
use djambi_client::{Browser, Client, HttpConnection, Target};
use djambi_protocol::{
    Command, CommandId, EventKind, GameId, GameMessage, OfGame, PlayerAction, Seq, ServerMessage, Topic,
};
use djambi_table::LiveGame;

/// The commands sent and acknowledged, by game.
#[derive(Default)]
pub(crate) struct CommandLog {
    games: Mutex<HashMap<GameId, Vec<SentCommand>>>,
    resent: Mutex<u64>,
}

/// A command, and its answer once it has come.
#[derive(Clone)]
pub(crate) struct SentCommand {
    /// The browser that sent it.
    pub(crate) browser: Browser,
    /// The command.
    pub(crate) command: Command,
    /// The number of the command's event, or that it was refused.
    pub(crate) answer: Option<Result<Seq, Refused>>,
}

/// A command was refused and has changed nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Refused;

impl SentCommand {
    /// The number of the command's event, if it was acknowledged.
    fn acknowledged(&self) -> Option<Seq> {
        self.answer?.ok()
    }
}

/// The numbers of games and commands.
#[derive(Debug, Default)]
pub(crate) struct Counts {
    /// Games played.
    pub(crate) games: usize,
    /// Commands acknowledged.
    pub(crate) acknowledged: usize,
    /// Commands refused, because the game has gone on in the meantime or the offer was not possible.
    pub(crate) refused: usize,
    /// Offers acknowledged.
    pub(crate) offers: usize,
    /// Times in which the server was down while a clock ran.
    pub(crate) downtimes: usize,
    /// Commands without an answer.
    pub(crate) unanswered: usize,
    /// Commands sent again after a reconnection.
    pub(crate) resent: u64,
}

impl CommandLog {
    /// Logs a command before it is sent.
    pub(crate) fn add(&self, game: &GameId, command: SentCommand) {
        self.games.lock().unwrap().entry(game.clone()).or_default().push(command);
    }

    /// Logs that a command is sent again.
    pub(crate) fn add_resent(&self) {
        *self.resent.lock().unwrap() += 1;
    }

    /// Logs an acknowledgement, which must be the same each time.
    pub(crate) fn acknowledge(&self, game: &GameId, id: &CommandId, seq: Seq) {
        self.answer(game, id, Ok(seq));
    }

    /// Logs a refusal, which must not come after an acknowledgement.
    pub(crate) fn refuse(&self, game: &GameId, id: &CommandId) {
        self.answer(game, id, Err(Refused));
    }

    fn answer(&self, game: &GameId, id: &CommandId, answer: Result<Seq, Refused>) {
        let mut games = self.games.lock().unwrap();
        let commands = games.get_mut(game).unwrap();
        let command = commands.iter_mut().find(|command| command.command.id == *id).unwrap();
        assert!(
            command.answer.is_none_or(|before| before == answer),
            "{answer:?} after {:?}",
            command.answer
        );
        command.answer = Some(answer);
    }

    /// Checks the log against the server's games.
    pub(crate) async fn check(&self, address: SocketAddr) -> Counts {
        let games = self.games.lock().unwrap().clone();
        let mut counts = Counts { resent: *self.resent.lock().unwrap(), ..Counts::default() };
        for (game, commands) in games {
            counts.downtimes += check_game(address, &game, &commands).await;
            counts.games += 1;
            for command in commands {
                let is_offer = matches!(command.command.action, PlayerAction::Offer { .. });
                match command.answer {
                    Some(Ok(_)) => {
                        counts.acknowledged += 1;
                        counts.offers += usize::from(is_offer);
                    }
                    Some(Err(Refused)) => counts.refused += 1,
                    None => counts.unanswered += 1,
                }
            }
        }
        counts
    }
}

/// Checks a game and returns how often the server was down while a clock ran.
async fn check_game(address: SocketAddr, game: &GameId, commands: &[SentCommand]) -> usize {
    let target = Target::from(address);
    let mut http = HttpConnection::new(target.clone());
    let mut browser = Browser::default();
    let state = browser.game(&mut http, game).await.unwrap();
    // The events are a game: without gaps and with legal acts only.
    let begin = state.events.first().map_or(0, |event| event.at_ms);
    LiveGame::of_log(&state.settings, begin, &state.events).unwrap();
    check_acknowledgements(&state.events, commands);
    // Each event of a person comes from a command of its own.
    for seat in [Seat::Red, Seat::Blue] {
        let done = state.events.iter().filter(|event| event.kind.seat() == Some(seat)).count();
        let sent = commands.iter().filter(|command| command.command.seat == seat);
        let acknowledged = sent.clone().filter(|command| command.acknowledged().is_some()).count();
        let not_refused = sent.filter(|command| command.answer != Some(Err(Refused))).count();
        assert!((acknowledged..=not_refused).contains(&done), "{seat} has events without commands");
    }
    // A command that is sent again is acknowledged again and changes nothing.
    let last = commands.iter().rfind(|command| command.acknowledged().is_some());
    let resent = [commands.first(), last].into_iter().flatten();
    for command in resent.filter(|command| command.acknowledged().is_some()) {
        assert_eq!(send_again(&target, game, command).await, command.acknowledged());
    }
    let after = browser.game(&mut http, game).await.unwrap().events;
    assert_eq!(after[..state.events.len()], state.events, "committed events have changed");
    let by_people = |events: &[djambi_protocol::Event]| {
        events.iter().filter(|event| matches!(event.kind.seat(), Some(Seat::Red | Seat::Blue))).count()
    };
    assert_eq!(by_people(&after), by_people(&state.events), "a command was executed twice");
    after.iter().filter(|event| matches!(event.kind, EventKind::Downtime { .. })).count()
}

/// Sends a command again and returns the number with which it is acknowledged.
async fn send_again(target: &Target, game: &GameId, sent: &SentCommand) -> Option<Seq> {
    let mut client = Client::new(target.clone(), sent.browser.cookie.clone());
    client.follow(Topic::Game { game: game.clone() }).await;
    client.command(game, sent.command.clone()).await;
    loop {
        let ServerMessage::Game(OfGame { message, .. }) = client.next().await.unwrap() else { continue };
        match message {
            GameMessage::Ack { id, seq } if id == sent.command.id => return Some(seq),
            GameMessage::Refused { id, .. } if id == sent.command.id => return None,
            _ => {}
        }
    }
}

/// Checks that each acknowledged command is an event, and no two are the same one.
fn check_acknowledgements(events: &[djambi_protocol::Event], commands: &[SentCommand]) {
    for command in commands {
        if let Some(seq) = command.acknowledged() {
            let event = events.get(seq as usize - 1).expect("an acknowledged event");
            assert_eq!(
                event.kind,
                EventKind::of(command.command.seat, command.command.action.clone()),
                "another event was acknowledged"
            );
        }
    }
    let mut acknowledged: Vec<Seq> = commands.iter().filter_map(SentCommand::acknowledged).collect();
    acknowledged.sort_unstable();
    let all = acknowledged.len();
    acknowledged.dedup();
    assert_eq!(acknowledged.len(), all, "two commands became one event");
}
