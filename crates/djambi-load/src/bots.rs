//! Games of a person against bots: how many turns of bots a service bears, and how fast they answer offers.

use std::cell::RefCell;
use std::collections::{BTreeMap, HashMap};
use std::fmt;
use std::rc::Rc;
use std::time::Instant;

use djambi::{Game, Position, Rules, Seat};
use djambi_client::{Browser, HttpConnection, Socket, Target};
use djambi_engine::{Engine, Limits, Never, Options};
use djambi_protocol::{
    ActKind, BotDealings, ClientMessage, Command, Event, EventKind, GameId, GameMessage, Level, MoveText,
    NewGameRequest, OfGame, PlayerAction, PressSettings, SeatRequest, Seq, ServerMessage, TalkPage, TalkSeq,
    Words,
};
use serde::Serialize;
use tokio::task::{JoinHandle, spawn_local};

use crate::clock::now;
use crate::creation::game_of;
use crate::game::command_id;
use crate::latencies::{Latencies, Percentiles};
use crate::rate::RateSpec;
use crate::report::UsageLines;
use crate::result::LoadResult;
use crate::tally::Problems;
use crate::usage::{Usage, UsageMeter};

/// The seat of the person.
const PERSON: Seat = Seat::Red;
/// The level at which the load plays for the person.
const LEVEL_OF_PERSON: djambi_engine::Level = djambi_engine::Level::Page;

/// The report of games against bots.
#[derive(Debug, Serialize)]
pub(crate) struct BotsResult {
    /// How many games were played at a time.
    pub(crate) games: usize,
    /// The level of the bots.
    pub(crate) level: Level,
    /// Whether they make treaties.
    pub(crate) dealings: BotDealings,
    /// Games that the person has begun beside the first ones, as an earlier one was over or lost.
    pub(crate) begun_again: u64,
    /// The turns that bots played.
    pub(crate) turns: u64,
    /// The turns that bots played a second.
    pub(crate) turns_a_second: f64,
    /// Processor time of the service, in microseconds a turn of a bot.
    pub(crate) server_us_per_turn: Option<f64>,
    /// The offers of bots.
    pub(crate) offers: u64,
    /// Milliseconds from a bot's offer to the answer of another bot.
    pub(crate) answer_ms: Percentiles,
    /// The answers that accepted.
    pub(crate) accepted: u64,
    /// Refusals, errors and faults, by their names.
    pub(crate) problems: Problems,
    /// The use of processor and memory.
    #[serde(flatten)]
    pub(crate) usage: Usage,
}

impl fmt::Display for BotsResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { games, level, begun_again, turns, turns_a_second, answer_ms, .. } = self;
        writeln!(f, "games               {games} at a time against {level} bots, {begun_again} begun again")?;
        writeln!(f, "turns of bots       {turns}, {turns_a_second:.1} a second")?;
        let micros = self.server_us_per_turn.map_or_else(|| "unknown".to_owned(), |us| format!("{us:.0}"));
        writeln!(f, "a turn, µs          {micros} of the service")?;
        writeln!(
            f,
            "offers of bots      {}, {} answers, {} accepted",
            self.offers, answer_ms.count, self.accepted
        )?;
        writeln!(f, "answers, ms         {answer_ms}")?;
        writeln!(f, "problems            {}", self.problems)?;
        write!(f, "{}", UsageLines(&self.usage))
    }
}

impl LoadResult for BotsResult {
    fn problems(&self) -> &Problems {
        &self.problems
    }

    fn is_right(&self) -> bool {
        self.problems.is_empty() && self.turns > 0
    }
}

/// The counts of games that go on.
#[derive(Clone)]
struct Counts {
    games: u64,
    turns: u64,
    offers: u64,
    accepted: u64,
    answers: Latencies,
    problems: Problems,
}

impl Counts {
    fn new() -> Self {
        Self {
            games: 0,
            turns: 0,
            offers: 0,
            accepted: 0,
            answers: Latencies::new(),
            problems: Problems::default(),
        }
    }
}

type Shared = Rc<RefCell<Counts>>;

/// Plays games against bots of a level that make treaties with these.
///
/// # Errors
/// When the service cannot be reached.
pub(crate) async fn run(spec: &RateSpec, level: Level, dealings: BotDealings) -> anyhow::Result<BotsResult> {
    let counts = Rc::new(RefCell::new(Counts::new()));
    let tasks: Vec<JoinHandle<()>> = (0..spec.games)
        .map(|number| {
            let table = AgainstBots { target: spec.target.clone(), number, level, dealings };
            let counts = counts.clone();
            spawn_local(async move {
                if let Err(problem) = table.play_on(&counts).await {
                    counts.borrow_mut().problems.add(problem);
                }
            })
        })
        .collect();
    tokio::time::sleep(spec.warmup).await;
    let problems = counts.borrow().problems.clone();
    counts.replace(Counts { problems, ..Counts::new() });
    let meter = UsageMeter::start(&spec.probe).await?;
    tokio::time::sleep(spec.time).await;
    let usage = meter.finish().await?;
    tasks.iter().for_each(JoinHandle::abort);
    let Counts { games, turns, offers, accepted, answers, problems } = counts.borrow().clone();
    Ok(BotsResult {
        games: spec.games,
        level,
        dealings,
        begun_again: games,
        turns,
        turns_a_second: turns as f64 / usage.seconds,
        server_us_per_turn: usage.micros_per_turn(turns),
        offers,
        answer_ms: answers.percentiles(),
        accepted,
        problems,
        usage,
    })
}

/// A place at which a person plays one game after the other against three bots.
struct AgainstBots {
    target: Target,
    number: usize,
    level: Level,
    dealings: BotDealings,
}

impl AgainstBots {
    async fn play_on(&self, counts: &Shared) -> Result<(), String> {
        let mut http = HttpConnection::new(self.target.clone());
        let mut browser = Browser::default();
        loop {
            let created = browser.create(&mut http, &self.request()).await;
            let id = created.map_err(|error| error.to_string())?.id;
            self.play(&id, &browser, counts).await?;
            counts.borrow_mut().games += 1;
        }
    }

    fn request(&self) -> NewGameRequest {
        let person = (PERSON, SeatRequest::Person { name: None, mine: true });
        let bots = [Seat::Blue, Seat::Yellow, Seat::Green]
            .map(|seat| (seat, SeatRequest::Bot { level: self.level, character: None }));
        NewGameRequest {
            options: BTreeMap::new(),
            bot_delay_ms: Some(0),
            press: PressSettings { bots: self.dealings, ..PressSettings::default() },
            ..game_of([person].into_iter().chain(bots).collect())
        }
    }

    /// Plays a game until it is over or the person is out of it.
    async fn play(&self, id: &GameId, browser: &Browser, counts: &Shared) -> Result<(), String> {
        let text = |error: djambi_client::ClientError| error.to_string();
        let mut socket =
            Socket::open(&self.target, self.number, browser.cookie.as_deref()).await.map_err(text)?;
        let told = socket.follow_game(id, 0).await.map_err(text)?;
        let mut table = Table::new(id.clone());
        let GameMessage::Game { events, .. } = told else { return Err("a game is not told".to_owned()) };
        events.iter().try_for_each(|event| table.follow(event, counts))?;
        while !table.is_over() {
            if let Some(command) = table.next_command() {
                socket.send(&command).await.map_err(text)?;
            }
            match socket.next().await.map_err(text)? {
                ServerMessage::Game(OfGame { message: GameMessage::Event { event }, .. }) => {
                    table.follow(&event, counts)?;
                }
                ServerMessage::Game(OfGame { message: GameMessage::Talk { page }, .. }) => {
                    table.hear(&page, &mut counts.borrow_mut());
                }
                ServerMessage::Game(OfGame { message: GameMessage::Refused { failure, .. }, .. })
                | ServerMessage::Error { failure, .. } => return Err(failure.code),
                _ => {}
            }
        }
        Ok(())
    }
}

/// A game as the person's client knows it.
struct Table {
    id: GameId,
    game: Game,
    /// The number of the last event.
    seq: Seq,
    /// The event behind which the person has sent its turn.
    sent: Option<Seq>,
    engine: Engine,
    /// The offers of bots to bots that have no answer, with the moments at which they were heard.
    offers: HashMap<TalkSeq, Instant>,
}

impl Table {
    fn new(id: GameId) -> Self {
        Self {
            id,
            game: Game::new(Rules::CLASSIC, Position::start()),
            seq: 0,
            sent: None,
            engine: Engine::new(Options::from(LEVEL_OF_PERSON)),
            offers: HashMap::new(),
        }
    }

    fn is_over(&self) -> bool {
        self.game.outcome().is_some() || !self.game.position().alive().contains(PERSON)
    }

    fn follow(&mut self, event: &Event, counts: &Shared) -> Result<(), String> {
        self.seq = event.seq;
        if let EventKind::Turn { seat, r#move } = &event.kind {
            let mv = r#move.read(self.game.position().geometry()).map_err(|error| error.to_string())?;
            self.game.play(mv).map_err(|error| error.to_string())?;
            counts.borrow_mut().turns += u64::from(*seat != PERSON);
        }
        Ok(())
    }

    /// The command of the person's turn, once.
    fn next_command(&mut self) -> Option<ClientMessage> {
        if self.game.position().turn() != PERSON || self.is_over() || self.sent == Some(self.seq) {
            return None;
        }
        self.sent = Some(self.seq);
        let position = self.game.position();
        let limits = Limits::seeded(self.seq.into());
        let found = self.engine.search(position, self.game.rules(), &limits, &Never, |_| {});
        let r#move = MoveText::of(position.geometry(), found.best_move()?);
        let action = PlayerAction::Turn { r#move };
        let command =
            Command { id: command_id(self.seq), expect: self.seq, seen: None, seat: PERSON, action };
        Some(ClientMessage::Command { game: self.id.clone(), command })
    }

    /// Takes in what bots say to each other.
    fn hear(&mut self, page: &TalkPage, counts: &mut Counts) {
        for message in &page.messages {
            let Words::Act(act) = &message.words else { continue };
            match &act.kind {
                ActKind::Propose { treaty } => {
                    counts.offers += 1;
                    if treaty.parties.iter().all(|party| party.seat != PERSON) {
                        self.offers.insert(message.seq, now());
                    }
                }
                ActKind::Accept { of } | ActKind::Refuse { of } => {
                    if let Some(heard) = self.offers.remove(of) {
                        counts.answers.add(heard.elapsed());
                        counts.accepted += u64::from(matches!(act.kind, ActKind::Accept { .. }));
                    }
                }
                ActKind::Withdraw { .. } | ActKind::Notice { .. } => {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use djambi_press::Treaty;
    use djambi_protocol::{Act, Channel, TalkMessage};

    use super::*;

    fn said(seq: TalkSeq, seat: Seat, kind: ActKind) -> TalkMessage {
        let words = Words::Act(Act::new(seat, kind));
        TalkMessage { seq, at_ms: 0, after: 0, seat: Some(seat), name: String::new(), words }
    }

    #[test]
    fn answers_of_bots_to_bots_are_measured_and_those_that_wait_for_the_person_are_not() {
        let mut table = Table::new("bots".parse().expect("id"));
        let mut counts = Counts::new();
        let peace = |seats| Treaty::peace(&djambi::SQUARE9, seats, 2).expect("peace").to_form();
        let messages = vec![
            said(1, Seat::Blue, ActKind::Propose { treaty: peace([Seat::Blue, Seat::Green]) }),
            said(2, Seat::Blue, ActKind::Propose { treaty: peace([Seat::Red, Seat::Blue]) }),
            said(3, Seat::Green, ActKind::Accept { of: 1 }),
            said(4, Seat::Red, ActKind::Refuse { of: 2 }),
        ];
        table.hear(&TalkPage { channel: Channel::Table, messages }, &mut counts);
        assert_eq!((counts.offers, counts.answers.percentiles().count, counts.accepted), (2, 1, 1));
    }

    #[test]
    fn the_person_plays_once_a_turn() {
        let mut table = Table::new("bots".parse().expect("id"));
        let Some(ClientMessage::Command { command, .. }) = table.next_command() else { panic!("red begins") };
        assert_eq!((command.seat, command.expect), (PERSON, 0));
        assert!(table.next_command().is_none(), "it has no answer yet");
        let PlayerAction::Turn { r#move } = command.action else { panic!("a turn") };
        let kind = EventKind::Turn { seat: PERSON, r#move };
        let event = Event { seq: 1, at_ms: 0, clocks: None, charged_ms: None, kind };
        let counts = Rc::new(RefCell::new(Counts::new()));
        table.follow(&event, &counts).expect("legal");
        assert!(table.next_command().is_none() && counts.borrow().turns == 0, "blue is to move");
    }
}
