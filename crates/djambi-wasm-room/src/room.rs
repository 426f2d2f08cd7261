//! A game without a service: it answers the messages of a client as a room of the service does.

use std::collections::BTreeMap;

use djambi::{BySeat, Geometry, Rules, Seat, SeatSet, Setup};
use djambi_engine::{DrawStance, agree_to_draw};
use djambi_protocol::{
    Event, EventKind, GameId, Level, MoveText, Phase, PressSettings, Refusal, SeatKind, SeatState, Seq,
    Settings, TableSettings, TableState, YouMay,
};
use djambi_table::{Absence, LiveGame, Refused, ReplayError, is_stale};

/// The maximum number of events of a game, that of the service.
const MAX_EVENTS: Seq = 5_000;

/// The game that a page asks for: a part of the request that the service takes.
#[derive(Clone, Debug)]
pub struct Wish {
    /// The board.
    pub board: &'static Geometry,
    /// The rules.
    pub rules: Rules,
    /// Who plays at each seat; nobody at those that are not named.
    pub seats: BTreeMap<Seat, SeatKind>,
}

/// A request of a person to act for a seat.
#[derive(Clone, Debug)]
pub struct Act {
    /// The id of the command; one that comes again changes nothing.
    pub id: String,
    /// The number of the last event that the page has seen.
    pub expect: Seq,
    /// What is to happen.
    pub kind: EventKind,
}

/// A bot that is asked for something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Question {
    /// The number of the last event.
    pub at: Seq,
    /// The seat of the bot.
    pub seat: Seat,
    /// How well it plays.
    pub level: Level,
    /// The number of the agreement to a draw that it answers; without one it plays its turn.
    pub of: Option<Seq>,
}

/// What the page has not been told yet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct News {
    /// The events.
    pub events: Vec<Event>,
    /// The state of the table, if it is another one.
    pub state: Option<TableState>,
    /// What those who play here may do, if that is something else.
    pub may: Option<YouMay>,
}

/// A game that is played in one browser, by persons who share it and by bots.
pub struct LocalRoom {
    settings: Settings,
    created_ms: u64,
    live: LiveGame,
    log: Vec<Event>,
    /// The events that commands became.
    commands: BTreeMap<String, Seq>,
    /// What each bot made of a draw in its last turn, with the number of that event.
    stances: BySeat<(Seq, DrawStance)>,
    /// What the page was told last: the number of the last event, the state and what may be done.
    told: (Seq, TableState, YouMay),
}

impl LocalRoom {
    /// A new game, which begins now.
    ///
    /// # Errors
    /// When there cannot be such a game.
    pub fn begin(wish: &Wish, id: GameId, now_ms: u64) -> Result<Self, Refused> {
        let settings = settings_of(wish, id)?;
        let live = LiveGame::new(&settings, now_ms);
        Ok(Self::of(settings, now_ms, live, Vec::new()))
    }

    /// The game that was begun so at `created_ms`, after these events.
    ///
    /// # Errors
    /// When there cannot be such a game, or the events don't make one.
    pub fn restore(wish: &Wish, id: GameId, created_ms: u64, log: Vec<Event>) -> Result<Self, NotRestored> {
        let settings = settings_of(wish, id).map_err(NotRestored::Refused)?;
        let live = LiveGame::of_log(&settings, created_ms, &log).map_err(NotRestored::Replay)?;
        Ok(Self::of(settings, created_ms, live, log))
    }

    fn of(settings: Settings, created_ms: u64, live: LiveGame, log: Vec<Event>) -> Self {
        let stances = BySeat::default();
        let told = Default::default();
        Self { settings, created_ms, live, log, commands: BTreeMap::new(), stances, told }
    }

    /// The settings of the game.
    #[must_use]
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// When it began, in milliseconds since 1970.
    #[must_use]
    pub const fn created_ms(&self) -> u64 {
        self.created_ms
    }

    /// The events after one, with the state now and what may be done; the page has been told of all then.
    pub fn follow(&mut self, since: Seq) -> News {
        self.told = (self.seq(), self.table(), self.may());
        let (_, state, may) = self.told.clone();
        News { events: self.after(since).to_vec(), state: Some(state), may: Some(may) }
    }

    /// Performs what a person wants, and what follows without any; returns the number of its event, or of the one that it
    /// became before.
    ///
    /// # Errors
    /// When it is refused; then nothing has changed.
    pub fn act(&mut self, act: &Act, now_ms: u64) -> Result<Seq, Refused> {
        let seq = self.obey(act, now_ms)?;
        self.settle(now_ms);
        Ok(seq)
    }

    /// What the page has not been told yet; it has then.
    pub fn news(&mut self) -> News {
        let (seq, state, may) = (self.seq(), self.table(), self.may());
        let events = self.after(self.told.0).to_vec();
        let news = News {
            events,
            state: (self.told.1 != state).then(|| state.clone()),
            may: (self.told.2 != may).then(|| may.clone()),
        };
        self.told = (seq, state, may);
        news
    }

    fn obey(&mut self, Act { id, expect, kind }: &Act, now_ms: u64) -> Result<Seq, Refused> {
        if let Some(seat) = kind.seat().filter(|&seat| !self.persons().contains(seat)) {
            return Err(Refusal::NotYourSeat { seat }.into());
        }
        if let Some(&seq) = self.commands.get(id) {
            return Ok(seq);
        }
        if *expect > self.seq() || is_stale(kind, self.after(*expect)) {
            return Err(Refusal::Stale.into());
        }
        if let Some(seq) = self.live.standing_agreement(kind) {
            return Ok(seq);
        }
        self.live.judge(kind, Absence::default())?;
        self.perform(kind.clone(), now_ms)?;
        self.commands.insert(id.clone(), self.seq());
        Ok(self.seq())
    }

    /// The bot that is to move or to answer, if one is.
    #[must_use]
    pub fn question(&self) -> Option<Question> {
        if self.live.phase() != Phase::Playing {
            return None;
        }
        let owed = self.live.unanswered().map(|owed| (owed.seat, Some(owed.of)));
        let (seat, of) = owed.or_else(|| Some((self.live.to_move()?, None)))?;
        let level = self.settings.seats.get(&seat)?.bot()?;
        Some(Question { at: self.seq(), seat, level, of })
    }

    /// Does what a bot has found that was asked after the event `at`: its move, with what it makes of a draw. Says whether
    /// it has, and not if something has happened since or the move is refused.
    pub fn found(&mut self, at: Seq, r#move: &str, stance: DrawStance, now_ms: u64) -> bool {
        let Some(Question { seat, of, .. }) = self.question().filter(|question| question.at == at) else {
            return false;
        };
        let kind = match of {
            Some(_) if stance > DrawStance::Refuses => EventKind::AgreeDraw { seat },
            Some(of) => EventKind::Decline { seat, of },
            None => match r#move.parse::<MoveText>() {
                Ok(r#move) => EventKind::Turn { seat, r#move },
                Err(_) => return false,
            },
        };
        if self.perform(kind, now_ms).is_err() {
            return false;
        }
        if of.is_none() {
            self.stances[seat] = (self.seq(), stance);
        }
        self.settle(now_ms);
        true
    }

    /// Performs an event and adds it to the log.
    fn perform(&mut self, kind: EventKind, now_ms: u64) -> Result<(), Refused> {
        let at_ms = self.now(now_ms);
        self.live.perform(&kind, at_ms, 0)?;
        self.log.push(Event { seq: self.seq() + 1, at_ms, clocks: None, charged_ms: None, kind });
        Ok(())
    }

    /// Does what follows without any person.
    fn settle(&mut self, now_ms: u64) {
        while let Some(kind) = self.follows(self.now(now_ms)) {
            if self.perform(kind, now_ms).is_err() {
                break;
            }
        }
    }

    /// The event that follows without any person, if one does.
    fn follows(&self, now_ms: u64) -> Option<EventKind> {
        let is_over = self.live.outcome().is_some();
        if !is_over && self.seq() + 1 >= MAX_EVENTS {
            return Some(EventKind::LengthLimit);
        }
        let wants = |bots: SeatSet, since: Seq| {
            agree_to_draw(bots.iter().map(|seat| match self.stances[seat] {
                (at, stance) if at > since => stance,
                _ => DrawStance::Refuses,
            }))
        };
        let agrees = || self.live.bot_to_agree(wants).filter(|_| !is_over);
        self.live.due(now_ms).or_else(|| Some(EventKind::AgreeDraw { seat: agrees()? }))
    }

    /// The time of the next event, which is never before the last one: clocks of devices are set back.
    fn now(&self, now_ms: u64) -> u64 {
        now_ms.max(self.log.last().map_or(self.created_ms, |event| event.at_ms))
    }

    /// The number of the last event.
    #[must_use]
    pub fn seq(&self) -> Seq {
        Seq::try_from(self.log.len()).unwrap_or(Seq::MAX)
    }

    fn after(&self, seq: Seq) -> &[Event] {
        self.log.get(seq as usize..).unwrap_or_default()
    }

    /// The seats of persons, who all sit at this browser.
    #[must_use]
    pub fn persons(&self) -> SeatSet {
        let seats = self.settings.seats.iter();
        seats.filter(|(_, state)| state.kind == SeatKind::Person).map(|(&seat, _)| seat).collect()
    }

    /// The state of the table, but that whoever plays is here.
    fn table(&self) -> TableState {
        TableState {
            phase: self.live.phase(),
            offers: self.live.standing_offers(),
            draw: self.live.standing_draw(),
            thinking: self.question().map(|question| question.seat),
            ..TableState::default()
        }
    }

    /// What those who play here may do: they hold all seats of persons.
    fn may(&self) -> YouMay {
        let held = self.persons();
        let seats = |may: fn(&LiveGame, Seat) -> bool| held.iter().filter(move |&seat| may(&self.live, seat));
        YouMay {
            play: seats(LiveGame::may_play).collect(),
            resign: seats(LiveGame::may_resign).collect(),
            agree_draw: seats(LiveGame::may_agree_draw).collect(),
            offer: held.iter().flat_map(|seat| self.live.open_offers(seat, &BTreeMap::new())).collect(),
            answer: self.live.open_answers(),
            ..YouMay::default()
        }
    }
}

/// Why a game that was kept cannot go on.
#[derive(Debug)]
pub enum NotRestored {
    /// There cannot be such a game.
    Refused(Refused),
    /// Its events don't make one.
    Replay(ReplayError),
}

/// The settings of the game that is wished for.
fn settings_of(&Wish { board, rules, ref seats }: &Wish, id: GameId) -> Result<Settings, Refused> {
    for &seat in seats.keys() {
        board.check_seat(seat)?;
    }
    let kind = |seat| seats.get(&seat).copied().unwrap_or(SeatKind::Absent);
    let players: SeatSet = board.seats().iter().filter(|&seat| kind(seat) != SeatKind::Absent).collect();
    if players.len() < 2 {
        return Err(Refusal::TooFewPlayers.into());
    }
    let start = Setup::of_players(board, players).check(&rules);
    let start = start.map_err(|faults| Refused::of_faults(&faults, "§7"))?;
    let seats = board.seats().iter().map(|seat| (seat, seat_of(kind(seat)))).collect();
    let (table, press) = (TableSettings::at_once(), PressSettings::NONE);
    Ok(Settings { id, rules, start, clock: None, first_clock: None, table, press, seats })
}

/// A seat at the beginning: whoever plays there has taken it.
fn seat_of(kind: SeatKind) -> SeatState {
    SeatState {
        kind,
        name: String::new(),
        claimed: kind != SeatKind::Absent,
        stand_in: None,
        character: None,
        account: false,
        deleted: false,
    }
}
