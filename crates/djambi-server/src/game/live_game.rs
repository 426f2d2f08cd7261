//! The state of a game: the game of the rules, and the agreements to a draw.

use std::collections::BTreeMap;

use djambi::{Game, GameError, GameEvent, Move, Position, Reason, Rules, SeatSet};
use djambi_protocol::{Code, EventKind, Outcome, OutcomeKind, Seat, Seq};

use super::convert::{protocol_seat, rules_seat};
use crate::store::StoredGame;

/// The state of a game: the game of the rules, and the seats that agree to a draw.
///
/// An agreement stands until that seat's next turn; once all living players agree, the game is a draw.
#[derive(Clone)]
pub(crate) struct LiveGame {
    game: Game,
    /// The number of events so far.
    seq: Seq,
    /// The standing agreements, with the numbers of their events.
    agreed: BTreeMap<Seat, Seq>,
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
        Self { game: Game::new(rules, start), seq: 0, agreed: BTreeMap::new() }
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
        match *event {
            EventKind::Turn { seat, ref r#move } => {
                let turn = protocol_seat(self.position().turn());
                if seat != turn {
                    return Err(Refusal::new(Code::NotYourTurn, format!("it is {turn}'s turn")));
                }
                let mv = self.parse_wire(r#move)?;
                self.game.play(mv)?;
                self.agreed.remove(&seat);
            }
            EventKind::Resign { seat } => {
                self.game.resign(rules_seat(seat))?;
            }
            EventKind::AgreeDraw { seat } => {
                if !self.position().alive().contains(rules_seat(seat)) {
                    return Err(Refusal::new(Code::NotYourTurn, format!("{seat} is out of the game")));
                }
                // Old logs repeat standing agreements.
                self.agreed.entry(seat).or_insert(self.seq + 1);
            }
            EventKind::Closed => self.game.close()?,
        }
        self.seq += 1;
        self.end_if_all_agree();
        Ok(())
    }

    /// The number of the standing agreement that this event would only repeat, if it would.
    pub(super) fn standing_agreement(&self, event: &EventKind) -> Option<Seq> {
        match event {
            EventKind::AgreeDraw { seat } if self.game.outcome().is_none() => self.agreed.get(seat).copied(),
            _ => None,
        }
    }

    /// The first bot that agrees to a draw now and has not yet done so. Bots agree after many quiet turns,
    /// once all living people agree.
    pub(super) fn bot_to_agree(&self, is_bot: impl Fn(Seat) -> bool) -> Option<Seat> {
        if self.game.outcome().is_some() || self.position().quiet_turns() < BOTS_AGREE_FROM {
            return None;
        }
        let open: Vec<Seat> = self.alive().filter(|seat| !self.agreed.contains_key(seat)).collect();
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
            Reason::LastAlive => OutcomeKind::Win,
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

    fn end_if_all_agree(&mut self) {
        let agreed =
            self.game.outcome().is_none() && self.alive().all(|seat| self.agreed.contains_key(&seat));
        if agreed {
            self.game.agree_draw().expect("a game that is not over");
        }
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
            GameError::Resign(error) => Self::new(Code::Illegal, error.to_string()),
        }
    }
}
