//! The games in play: which turn is sent, what has been received, and whether it is right.

use std::collections::VecDeque;
use std::time::Instant;

use djambi::{SQUARE9, Seat};
use djambi_protocol::{EventKind, GameMessage, OfGame, Seq, ServerMessage};
use tokio::sync::mpsc::UnboundedSender;

use super::game::{LoadGame, Pending, turn_of_id};
use super::message::{self, Incoming};
use super::tally::{Problems, Tally};

/// A socket: the game's index and the socket's in it.
#[derive(Clone, Copy, Debug)]
pub(super) struct SocketId {
    /// The index of the game.
    pub(super) game: usize,
    /// The index of the socket in its game.
    pub(super) socket: usize,
}

/// All games, and the turns that are due.
pub(super) struct Play {
    /// The games.
    pub(super) games: Vec<GameInPlay>,
    /// What has been counted.
    pub(super) tally: Tally,
    /// Games that can play their next turn.
    free: VecDeque<usize>,
    /// The moments of the turns that are due and wait for a free game.
    backlog: VecDeque<Instant>,
    /// Games at the end of their line.
    pub(super) played_out: usize,
}

/// A game with its sockets.
pub(super) struct GameInPlay {
    /// The game.
    pub(super) game: LoadGame,
    sockets: Vec<OpenSocket>,
    sent: Option<SentTurn>,
}

/// The state of a socket.
struct OpenSocket {
    /// The number of the last event that it has received.
    seen: Seq,
    /// Messages to send; `None` while it is not open.
    outbox: Option<UnboundedSender<String>>,
}

/// A turn that was sent and is not done.
struct SentTurn {
    number: Seq,
    due: Instant,
    is_acknowledged: bool,
}

impl Play {
    /// The games, with all sockets closed.
    pub(super) fn new(games: Vec<LoadGame>, now: Instant) -> Self {
        let in_play = |game: LoadGame| {
            let socket = |_: &Option<String>| OpenSocket { seen: game.acknowledged, outbox: None };
            GameInPlay { sockets: game.cookies.iter().map(socket).collect(), game, sent: None }
        };
        Self {
            games: games.into_iter().map(in_play).collect(),
            tally: Tally::new(now),
            free: VecDeque::new(),
            backlog: VecDeque::new(),
            played_out: 0,
        }
    }

    /// Notes that a socket is open and has the game.
    pub(super) fn opened(&mut self, at: SocketId, told: GameMessage, outbox: UnboundedSender<String>) {
        let GameMessage::Game { held, events, .. } = told else { return };
        let game = &self.games[at.game].game;
        let mine = |seat: &Seat| game.cookies[at.socket].is_some() && game.socket_of(*seat) == at.socket;
        if !SQUARE9.seats().iter().filter(mine).eq(held) {
            self.tally.problems.add("a seat is lost");
        }
        for event in events {
            match event.kind {
                EventKind::Turn { seat, r#move } => self.turn(at, event.seq, seat, r#move.as_str(), None),
                _ => self.tally.problems.add("an event that is no turn"),
            }
        }
        self.games[at.game].sockets[at.socket].outbox = Some(outbox);
        if self.games[at.game].is_open() && self.games[at.game].sent.is_none() {
            self.free.push_back(at.game);
        }
    }

    /// Notes that a socket has ended.
    pub(super) fn closed(&mut self, at: SocketId) {
        self.games[at.game].sockets[at.socket].outbox = None;
    }

    /// Closes all sockets.
    pub(super) fn close(&mut self) {
        self.free.clear();
        self.backlog.clear();
        let sockets = self.games.iter_mut().flat_map(|game| &mut game.sockets);
        sockets.for_each(|socket| socket.outbox = None);
    }

    /// The number of open sockets.
    pub(super) fn open_sockets(&self) -> usize {
        let sockets = self.games.iter().flat_map(|game| &game.sockets);
        sockets.filter(|socket| socket.outbox.is_some()).count()
    }

    /// Adds a turn that is due.
    pub(super) fn add_due(&mut self, due: Instant) {
        self.backlog.push_back(due);
    }

    /// Forgets the turns that are due and were not sent, and returns their number.
    pub(super) fn clear_backlog(&mut self) -> usize {
        std::mem::take(&mut self.backlog).len()
    }

    /// The number of turns that wait for their answers.
    pub(super) fn unanswered(&self) -> usize {
        self.games.iter().filter(|game| game.sent.is_some()).count()
    }

    /// Sends the turns that are due, as far as games are free.
    pub(super) fn dispatch(&mut self) {
        while !self.backlog.is_empty() {
            let Some(index) = self.free.pop_front() else { return };
            if !self.games[index].is_open() {
                continue;
            }
            let number = self.games[index].game.acknowledged + 1;
            if self.games[index].game.line.turn(number).is_none() {
                self.played_out += 1;
                continue;
            }
            if let Some(due) = self.backlog.pop_front() {
                self.games[index].send(number, due);
            }
        }
    }

    /// Sends again the turns that had no answer when their connections broke.
    pub(super) fn resend(&mut self, now: Instant) -> usize {
        let is_pending = |game: &GameInPlay| game.game.pending == Pending::Sent && game.is_open();
        self.free.retain(|index| !is_pending(&self.games[*index]));
        let mut resent = 0;
        for game in self.games.iter_mut().filter(|game| is_pending(game)) {
            let number = game.game.acknowledged + 1;
            game.send(number, now);
            resent += 1;
        }
        resent
    }

    /// Takes in a message of a socket.
    pub(super) fn receive(&mut self, at: SocketId, text: &str, now: Instant) {
        match message::read(text) {
            Ok(Incoming::Turn { seq, seat, wire }) => self.turn(at, seq, seat, &wire, Some(now)),
            Ok(Incoming::Ack { id, seq }) => self.acknowledge(at.game, &id, seq, now),
            Ok(Incoming::Other(message)) => self.other(at, &message),
            Err(_) => self.tally.problems.add("unreadable message"),
        }
    }

    fn other(&mut self, at: SocketId, message: &ServerMessage) {
        match message {
            ServerMessage::Game(OfGame { message: GameMessage::Refused { failure, .. }, .. }) => {
                self.tally.problems.add(format!("refused: {}", failure.code));
                let game = &mut self.games[at.game];
                game.game.pending = Pending::None;
                if game.sent.take().is_some() {
                    self.free.push_back(at.game);
                }
            }
            ServerMessage::Error { failure, .. } => {
                self.tally.problems.add(format!("error: {}", failure.code));
            }
            ServerMessage::Game(OfGame { message: GameMessage::Event { .. }, .. }) => {
                self.tally.problems.add("an event that is no turn");
            }
            _ => {}
        }
        self.dispatch();
    }

    /// An event at a socket: it must be the next one there, and the turn of the line.
    fn turn(&mut self, at: SocketId, seq: Seq, seat: Seat, wire: &str, now: Option<Instant>) {
        let GameInPlay { game, sockets, sent } = &mut self.games[at.game];
        let seen = &mut sockets[at.socket].seen;
        if seq != *seen + 1 {
            self.tally.problems.add("an event is missing, doubled or out of order");
        }
        if !game.is_turn(seq, seat, wire) {
            self.tally.problems.add("an event with another turn than was sent");
        }
        *seen = seq;
        if let (Some(turn), Some(now)) = (sent, now)
            && turn.number == seq
            && turn.due >= self.tally.since
        {
            self.tally.fan_out.add(now.saturating_duration_since(turn.due));
        }
        self.finish(at.game);
    }

    fn acknowledge(&mut self, index: usize, id: &str, seq: Seq, now: Instant) {
        let game = &mut self.games[index];
        let sent = game.sent.as_mut().filter(|sent| sent.number == seq && !sent.is_acknowledged);
        let Some(sent) = sent.filter(|_| turn_of_id(id) == Some(seq)) else {
            self.tally.problems.add("an acknowledgement of another turn");
            return;
        };
        sent.is_acknowledged = true;
        game.game.acknowledged = seq;
        game.game.pending = Pending::None;
        self.tally.acknowledged += 1;
        if sent.due >= self.tally.since {
            self.tally.acks.add(now.saturating_duration_since(sent.due));
        }
        self.finish(index);
    }

    /// Frees a game when its turn is acknowledged and every socket has the event.
    fn finish(&mut self, index: usize) {
        let game = &mut self.games[index];
        let is_done = |sent: &mut SentTurn| {
            sent.is_acknowledged && game.sockets.iter().all(|socket| socket.seen >= sent.number)
        };
        if game.sent.as_mut().is_some_and(is_done) {
            game.sent = None;
            self.free.push_back(index);
            self.dispatch();
        }
    }

    /// Takes the tally, and begins another.
    pub(super) fn take_tally(&mut self, now: Instant) -> Tally {
        std::mem::replace(&mut self.tally, Tally::new(now))
    }

    /// Counts problems that were seen elsewhere.
    pub(super) fn add_problems(&mut self, problems: Problems) {
        self.tally.problems.merge(problems);
    }
}

impl GameInPlay {
    /// Whether all sockets are open.
    fn is_open(&self) -> bool {
        self.sockets.iter().all(|socket| socket.outbox.is_some())
    }

    /// Sends a turn of the line.
    fn send(&mut self, number: Seq, due: Instant) {
        let Some((socket, text)) = self.game.command(number) else { return };
        if let Some(outbox) = &self.sockets[socket].outbox {
            // A socket that has ended meanwhile leaves the turn pending.
            let _ = outbox.send(text);
        }
        self.game.pending = Pending::Sent;
        self.sent = Some(SentTurn { number, due, is_acknowledged: false });
    }
}
