//! The games in play: which turn is sent, what has been received, and whether it is right.

use std::collections::VecDeque;
use std::rc::Rc;
use std::time::Instant;

use djambi::{SQUARE9, Seat};
use djambi_protocol::{
    Channel, EventKind, GameMessage, OfGame, Seq, ServerMessage, TableState, TalkPage, TalkSeq,
};
use tokio::sync::mpsc::UnboundedSender;

use crate::clock_check::ClockCheck;
use crate::game::{LoadGame, Pending, turn_of_id};
use crate::message::{self, Incoming};
use crate::tally::{Problems, Tally};
use crate::treaties::TreatyCount;

/// A socket: the game's index and the socket's in it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SocketId {
    /// The index of the game.
    pub(crate) game: usize,
    /// The index of the socket in its game.
    pub(crate) socket: usize,
}

/// All games, and the turns that are due.
pub(crate) struct Play {
    /// The games.
    pub(crate) games: Vec<GameInPlay>,
    /// What has been counted.
    pub(crate) tally: Tally,
    /// Games that can play their next turn.
    free: VecDeque<usize>,
    /// The moments of the turns that are due and wait for a free game.
    backlog: VecDeque<Instant>,
    /// Games at the end of their line.
    pub(crate) played_out: usize,
    /// The game in which something is said next.
    next_talk: usize,
}

/// A game with its sockets.
pub(crate) struct GameInPlay {
    /// The game.
    pub(crate) game: LoadGame,
    sockets: Vec<OpenSocket>,
    sent: Option<SentTurn>,
    clocks: ClockCheck,
}

/// The state of a socket.
struct OpenSocket {
    /// The number of the last event that it has received.
    seen: Seq,
    /// Messages to send; `None` while it is not open.
    outbox: Option<UnboundedSender<String>>,
}

/// Whether words were refused because the game has gone on.
fn is_late(code: &str) -> bool {
    matches!(code, "no_offer" | "too_many_proposals" | "not_your_channel") || code.contains("treat")
}

/// A turn that was sent and is not done.
struct SentTurn {
    number: Seq,
    due: Instant,
    is_acknowledged: bool,
}

impl Play {
    /// The games, with all sockets closed.
    pub(crate) fn new(games: Vec<LoadGame>, now: Instant) -> Self {
        let in_play = |mut game: LoadGame| {
            game.talk.reopen();
            let socket = |_: &Option<String>| OpenSocket { seen: game.acknowledged, outbox: None };
            let clocks = ClockCheck::new(game.clock, SQUARE9.seats().iter());
            GameInPlay { sockets: game.cookies.iter().map(socket).collect(), game, sent: None, clocks }
        };
        Self {
            games: games.into_iter().map(in_play).collect(),
            tally: Tally::new(now),
            free: VecDeque::new(),
            backlog: VecDeque::new(),
            played_out: 0,
            next_talk: 0,
        }
    }

    /// Notes that a socket is open and has the game.
    pub(crate) fn opened(&mut self, at: SocketId, told: GameMessage, outbox: UnboundedSender<String>) {
        let GameMessage::Game { you, events, state, talk, treaties, .. } = told else { return };
        let game = &self.games[at.game].game;
        let mine = |seat: &Seat| game.cookies[at.socket].is_some() && game.socket_of(*seat) == at.socket;
        if !SQUARE9.seats().iter().filter(mine).eq(you.held.iter().copied()) {
            self.tally.problems.add("a seat is lost");
        }
        for event in events {
            match event.kind {
                EventKind::Turn { seat, r#move } => {
                    self.turn(at, event.seq, (seat, r#move.as_str()), None);
                }
                _ => self.tally.problems.add("an event that is no turn"),
            }
        }
        self.games[at.game].game.talk.treaties.hear(&treaties);
        for page in talk {
            if let Err(problem) = self.games[at.game].game.talk.heard(at.socket, &page) {
                self.tally.problems.add(problem);
            }
        }
        self.state(at, &state);
        self.games[at.game].sockets[at.socket].outbox = Some(outbox);
        if self.games[at.game].is_open() && self.games[at.game].sent.is_none() {
            self.free.push_back(at.game);
        }
    }

    /// Notes that a socket has ended.
    pub(crate) fn closed(&mut self, at: SocketId) {
        self.games[at.game].sockets[at.socket].outbox = None;
    }

    /// Closes all sockets.
    pub(crate) fn close(&mut self) {
        self.free.clear();
        self.backlog.clear();
        let sockets = self.games.iter_mut().flat_map(|game| &mut game.sockets);
        sockets.for_each(|socket| socket.outbox = None);
    }

    /// The number of open sockets.
    pub(crate) fn open_sockets(&self) -> usize {
        let sockets = self.games.iter().flat_map(|game| &game.sockets);
        sockets.filter(|socket| socket.outbox.is_some()).count()
    }

    /// Adds a turn that is due.
    pub(crate) fn add_due(&mut self, due: Instant) {
        self.backlog.push_back(due);
    }

    /// Forgets the turns that are due and were not sent, and returns their number.
    pub(crate) fn clear_backlog(&mut self) -> usize {
        std::mem::take(&mut self.backlog).len()
    }

    /// The number of turns that wait for their answers.
    pub(crate) fn unanswered(&self) -> usize {
        self.games.iter().filter(|game| game.sent.is_some()).count()
    }

    /// Sends the turns that are due, as far as games are free.
    pub(crate) fn dispatch(&mut self) {
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

    /// The person whose turn it is to talk says something in the next game, that was due then.
    pub(crate) fn say(&mut self, due: Instant) {
        let index = self.next_talk % self.games.len();
        self.next_talk = index + 1;
        let GameInPlay { game, sockets, .. } = &mut self.games[index];
        let (line, after) = (Rc::clone(&game.line), game.acknowledged);
        let (socket, message) = game.talk.next(&game.id, due, |seat| line.roles_to_move(seat, after));
        if let Some(outbox) = &sockets[socket].outbox {
            // What a socket does not send that has ended stays without an answer.
            let _ = outbox.send(message);
        }
    }

    /// How many messages of talk are not acknowledged, or not heard by all who read them.
    pub(crate) fn unheard(&self) -> usize {
        self.games.iter().map(|game| game.game.talk.unheard()).sum()
    }

    /// The ends of the treaties of all games.
    pub(crate) fn treaties(&self) -> TreatyCount {
        let mut count = TreatyCount::default();
        self.games.iter().for_each(|game| count += game.game.talk.treaties.count());
        count
    }

    /// Sends again the turns that had no answer when their connections broke. The client's `Conversation` would do so unasked,
    /// and reads every message whole for that; the load has to count what it sends, and spends less time on a message than the
    /// service.
    pub(crate) fn resend(&mut self, now: Instant) -> usize {
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

    /// Says again what had no answer when its connection broke, and returns the number of these messages.
    pub(crate) fn say_again(&self) -> usize {
        let mut again = 0;
        for GameInPlay { game, sockets, .. } in &self.games {
            for (socket, message) in game.talk.pending() {
                if let Some(outbox) = &sockets[*socket].outbox {
                    // What a socket does not send that has ended stays without an answer.
                    let _ = outbox.send(message.clone());
                    again += 1;
                }
            }
        }
        again
    }

    /// Takes in a message of a socket.
    pub(crate) fn receive(&mut self, at: SocketId, text: &str, now: Instant) {
        match message::read(text) {
            Ok(Incoming::Turn { seq, seat, wire, at_ms, clocks, charged_ms }) => {
                let told = clocks.as_deref().zip(charged_ms);
                if !self.games[at.game].clocks.turn(seq, seat, at_ms, told) {
                    self.tally.problems.add("clocks that are wrong");
                }
                self.turn(at, seq, (seat, &wire), Some(now));
            }
            Ok(Incoming::Ack { id, seq }) => self.acknowledge(at.game, &id, seq, now),
            Ok(Incoming::Other(message)) => self.other(at, &message, now),
            Err(_) => self.tally.problems.add("unreadable message"),
        }
    }

    fn other(&mut self, at: SocketId, message: &ServerMessage, now: Instant) {
        match message {
            ServerMessage::Game(OfGame { message, .. }) => self.of_game(at, message, now),
            ServerMessage::Error { failure, .. } => {
                self.tally.problems.add(format!("error: {}", failure.code));
            }
            _ => {}
        }
        self.dispatch();
    }

    /// A message of a game that is neither a turn nor the acknowledgement of one.
    fn of_game(&mut self, at: SocketId, message: &GameMessage, now: Instant) {
        match message {
            GameMessage::Refused { id, failure, .. }
                if turn_of_id(id.as_str()).is_none() && is_late(&failure.code) =>
            {
                self.games[at.game].game.talk.refuse(id.as_str());
            }
            GameMessage::Refused { id, failure, .. } => {
                self.tally.problems.add(format!("refused: {}", failure.code));
                let game = &mut self.games[at.game];
                if turn_of_id(id.as_str()).is_some() {
                    game.game.pending = Pending::None;
                    if game.sent.take().is_some() {
                        self.free.push_back(at.game);
                    }
                }
            }
            GameMessage::Event { .. } => self.tally.problems.add("an event that is no turn"),
            GameMessage::Said { id, channel, seq } => self.said(at.game, id.as_str(), *channel, *seq, now),
            GameMessage::Talk { page } => self.heard(at, page, now),
            GameMessage::Treaties { treaties } => self.games[at.game].game.talk.treaties.hear(treaties),
            GameMessage::State { state } => self.state(at, state),
            _ => {}
        }
    }

    fn said(&mut self, game: usize, id: &str, channel: Channel, seq: TalkSeq, now: Instant) {
        match self.games[game].game.talk.said(id, channel, seq) {
            Ok(due) if due >= self.tally.since => self.tally.said.add(now.saturating_duration_since(due)),
            Ok(_) => {}
            Err(problem) => self.tally.problems.add(problem),
        }
    }

    fn heard(&mut self, at: SocketId, page: &TalkPage, now: Instant) {
        match self.games[at.game].game.talk.heard(at.socket, page) {
            Ok(dues) => {
                for due in dues.into_iter().filter(|due| *due >= self.tally.since) {
                    self.tally.heard.add(now.saturating_duration_since(due));
                }
            }
            Err(problem) => self.tally.problems.add(problem),
        }
    }

    /// A state of the table. Where the socket has not yet all events of the others, its clocks say nothing.
    fn state(&mut self, at: SocketId, state: &TableState) {
        let GameInPlay { sockets, clocks, .. } = &self.games[at.game];
        let is_newest = sockets.iter().all(|socket| socket.seen <= sockets[at.socket].seen);
        if is_newest && !clocks.is_state_right(state.clock.as_ref()) {
            self.tally.problems.add("clocks that are wrong");
        }
    }

    /// An event at a socket: it must be the next one there, and the turn of the line.
    fn turn(&mut self, at: SocketId, seq: Seq, (seat, wire): (Seat, &str), now: Option<Instant>) {
        let GameInPlay { game, sockets, sent, .. } = &mut self.games[at.game];
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
    pub(crate) fn take_tally(&mut self, now: Instant) -> Tally {
        std::mem::replace(&mut self.tally, Tally::new(now))
    }

    /// Counts problems that were seen elsewhere.
    pub(crate) fn add_problems(&mut self, problems: Problems) {
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
