//! The state of a game: the game of the rules, in the terms of the protocol.

use djambi::{Game, GameEntry, GameError, GameEvent, Move, Position, Reason, Rules, SeatSet};
use djambi_protocol::{Code, EventKind, Outcome, OutcomeKind, Seat, Seq};

use super::convert::{protocol_seat, rules_seat};
use crate::store::StoredGame;

/// The state of a game: the game of the rules, whose entries are the events of the protocol.
#[derive(Clone)]
pub(crate) struct LiveGame {
    game: Game,
}

/// The number of quiet turns from which bots agree to a draw.
const BOTS_AGREE_FROM: u32 = 50;

/// Why an action is refused.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Refusal {
    /// The reason, for programs.
    pub(super) code: Code,
    /// The reason, for people.
    pub(super) message: String,
    /// The section of the rules that forbids the action, such as `§3`.
    pub(super) section: Option<String>,
}

impl Refusal {
    /// A refusal that no section of the rules is concerned with.
    pub(super) fn new(code: Code, message: impl Into<String>) -> Self {
        Self { code, message: message.into(), section: None }
    }
}

/// Why stored events don't make a game.
#[derive(Debug, thiserror::Error)]
pub(crate) enum ReplayError {
    /// The rules cannot be read.
    #[error("its rules: {0}")]
    Rules(#[from] djambi::RulesError),
    /// The start cannot be read.
    #[error("its start: {0}")]
    Start(#[from] djambi::Faults),
    /// A seat of the board is missing.
    #[error("its seat {0} is missing")]
    Seat(Seat),
    /// An event is missing.
    #[error("its event {seq} is missing")]
    Gap { seq: usize },
    /// An event is refused.
    #[error("its event {seq}: {message}")]
    Event { seq: u32, message: String },
}

impl LiveGame {
    /// A game at its start.
    pub(super) fn new(rules: Rules, start: Position) -> Self {
        Self { game: Game::new(rules, start) }
    }

    /// The state of a stored game after all its events.
    ///
    /// # Errors
    /// When the events don't make a game.
    pub(crate) fn of_stored(stored: &StoredGame) -> Result<Self, ReplayError> {
        let settings = &stored.settings;
        let rules = Rules::with(&settings.rules, &settings.options)?;
        let mut live = Self::new(rules, Position::parse(&settings.start, &rules)?);
        let mut seats = live.position().geometry().seats().iter().map(protocol_seat);
        if let Some(missing) = seats.find(|seat| !settings.seats.contains_key(seat)) {
            return Err(ReplayError::Seat(missing));
        }
        for (index, event) in stored.events.iter().map(|stored| &stored.event).enumerate() {
            if event.seq as usize != index + 1 {
                return Err(ReplayError::Gap { seq: index + 1 });
            }
            live.perform(&event.kind)
                .map_err(|refusal| ReplayError::Event { seq: event.seq, message: refusal.message })?;
        }
        Ok(live)
    }

    /// Performs an event.
    ///
    /// # Errors
    /// When it is refused; then nothing has changed.
    pub(super) fn perform(&mut self, event: &EventKind) -> Result<(), Refusal> {
        if self.game.outcome().is_some() {
            return Err(Refusal::new(Code::Finished, "the game is over"));
        }
        let entry = match *event {
            EventKind::Turn { seat, ref r#move } => {
                let turn = protocol_seat(self.position().turn());
                if seat != turn {
                    return Err(Refusal::new(Code::NotYourTurn, format!("it is {turn}'s turn")));
                }
                GameEntry::Turn(self.parse_wire(r#move)?)
            }
            EventKind::Resign { seat } => GameEntry::Resignation(rules_seat(seat)),
            EventKind::AgreeDraw { seat } => GameEntry::Agreement(rules_seat(seat)),
            EventKind::Closed => GameEntry::Closing,
        };
        Ok(self.game.apply(entry)?)
    }

    /// The number of the standing agreement that this event would only repeat, if it would.
    pub(super) fn standing_agreement(&self, event: &EventKind) -> Option<Seq> {
        match event {
            EventKind::AgreeDraw { seat } if self.game.outcome().is_none() => {
                let entry = self.game.agreement_of(rules_seat(*seat))?;
                Some(Seq::try_from(entry).expect("a game of finite length"))
            }
            _ => None,
        }
    }

    /// The first bot that agrees to a draw now and has not yet done so. Bots agree after many quiet turns,
    /// once all living people agree.
    pub(super) fn bot_to_agree(&self, is_bot: impl Fn(Seat) -> bool) -> Option<Seat> {
        if self.game.outcome().is_some() || self.position().quiet_turns() < BOTS_AGREE_FROM {
            return None;
        }
        let agreed = self.game.agreements();
        let open: Vec<Seat> = self.alive().filter(|&seat| !agreed.contains(rules_seat(seat))).collect();
        if open.iter().all(|&seat| is_bot(seat)) { open.first().copied() } else { None }
    }

    /// The seat to move; `None` once the game is over.
    pub(crate) fn to_move(&self) -> Option<Seat> {
        self.game.outcome().is_none().then(|| protocol_seat(self.position().turn()))
    }

    /// How the game ended; `None` until it is over.
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        let outcome = self.game.outcome()?;
        let kind = match outcome.reason {
            Reason::Win => OutcomeKind::Win,
            Reason::Repetition => OutcomeKind::Repetition,
            Reason::QuietLimit => OutcomeKind::QuietLimit,
            Reason::Agreement => OutcomeKind::Agreement,
            Reason::Closed => OutcomeKind::Closed,
        };
        let players = if kind == OutcomeKind::Closed { SeatSet::EMPTY } else { self.game.players() };
        let shares = players.iter().map(|seat| (protocol_seat(seat), outcome.share(seat).value())).collect();
        Some(Outcome { kind, shares })
    }

    /// The seats that had a player at the start.
    pub(crate) fn players(&self) -> impl Iterator<Item = Seat> {
        self.game.players().iter().map(protocol_seat)
    }

    /// The game of the rules.
    pub(super) fn game(&self) -> &Game {
        &self.game
    }

    /// The turns in reading form, in order, without resignations and agreements.
    pub(crate) fn readings(&self) -> impl Iterator<Item = String> {
        let reading = |(index, event): (usize, &GameEvent)| match event {
            GameEvent::Turn(_) => self.game.reading(index),
            _ => None,
        };
        self.game.events().iter().enumerate().filter_map(reading)
    }

    /// A move in wire form.
    pub(super) fn wire(&self, mv: Move) -> String {
        self.position().geometry().wire(mv).to_string()
    }

    /// The seats of living players.
    pub(super) fn alive(&self) -> impl Iterator<Item = Seat> {
        self.position().alive().iter().map(protocol_seat)
    }

    fn position(&self) -> &Position {
        self.game.position()
    }

    fn parse_wire(&self, text: &str) -> Result<Move, Refusal> {
        let geometry = self.position().geometry();
        geometry.parse_wire(text).map_err(|error| Refusal::new(Code::Malformed, error.to_string()))
    }
}

impl From<GameError> for Refusal {
    fn from(error: GameError) -> Self {
        match error {
            GameError::Over(_) => Self::new(Code::Finished, "the game is over"),
            GameError::Illegal(illegal) => Self {
                code: Code::Illegal,
                message: illegal.to_string(),
                section: Some(illegal.section().to_owned()),
            },
            GameError::NotAlive(seat) => Self::new(Code::NotYourTurn, format!("{seat} is out of the game")),
            GameError::Resign(_) | GameError::NoSeat(_) | GameError::TakeBack { .. } => {
                Self::new(Code::Illegal, error.to_string())
            }
        }
    }
}
