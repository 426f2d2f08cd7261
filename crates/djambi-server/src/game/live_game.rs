//! The state of a game: the game of the rules, in the terms of the protocol.

use djambi::{Game, GameEvent, Move, Outcome, Position, Problem, Rules, Seat, SeatSet};
use djambi_protocol::{EventKind, MoveText, Refusal, Seq};

use crate::refused::Refused;
use crate::store::StoredGame;

/// The state of a game: the game of the rules, whose entries are the events of the protocol.
#[derive(Clone)]
pub(crate) struct LiveGame {
    game: Game,
}

/// The number of quiet turns from which bots agree to a draw.
const BOTS_AGREE_FROM: u32 = 50;

/// Why stored events don't make a game.
#[derive(Debug, thiserror::Error)]
pub(crate) enum ReplayError {
    /// A seat of the board is missing.
    #[error("its seat {0} is missing")]
    Seat(Seat),
    /// An event is missing.
    #[error("its event {seq} is missing")]
    Gap { seq: usize },
    /// An event is refused.
    #[error("its event {seq}: {refused}")]
    Event { seq: u32, refused: Refused },
}

impl ReplayError {
    /// What is wrong, for a sentence in any language.
    pub(crate) fn problem(&self) -> Problem {
        match self {
            Self::Seat(seat) => Problem::new("fault_no_seat").with("seat", *seat),
            Self::Gap { seq } => Problem::new("fault_gap").with("seq", *seq),
            Self::Event { seq, refused } => {
                Problem::new("fault_event").with("seq", *seq).with("problem", refused.problem.clone())
            }
        }
    }
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
        let mut live = Self::new(settings.rules, settings.start);
        let mut seats = settings.board().seats().iter();
        if let Some(missing) = seats.find(|seat| !settings.seats.contains_key(seat)) {
            return Err(ReplayError::Seat(missing));
        }
        for (index, event) in stored.events.iter().map(|stored| &stored.event).enumerate() {
            if event.seq as usize != index + 1 {
                return Err(ReplayError::Gap { seq: index + 1 });
            }
            live.perform(&event.kind).map_err(|refused| ReplayError::Event { seq: event.seq, refused })?;
        }
        Ok(live)
    }

    /// Performs an event.
    ///
    /// # Errors
    /// When it is refused; then nothing has changed.
    pub(super) fn perform(&mut self, event: &EventKind) -> Result<(), Refused> {
        if self.game.outcome().is_some() {
            return Err(Refusal::Finished.into());
        }
        let turn = self.position().turn();
        if matches!(event, EventKind::Turn { seat, .. } if *seat != turn) {
            return Err(Refusal::NotYourTurn { seat: turn }.into());
        }
        match event.entry(self.position().geometry())? {
            Some(entry) => Ok(self.game.apply(entry)?),
            None => Ok(()),
        }
    }

    /// The number of the standing agreement that this event would only repeat, if it would.
    pub(super) fn standing_agreement(&self, event: &EventKind) -> Option<Seq> {
        match event {
            EventKind::AgreeDraw { seat } if self.game.outcome().is_none() => {
                let entry = self.game.agreement_of(*seat)?;
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
        let mut open = self.alive().iter().filter(|&seat| !agreed.contains(seat));
        if open.clone().all(is_bot) { open.next() } else { None }
    }

    /// The seat to move; `None` once the game is over.
    pub(crate) fn to_move(&self) -> Option<Seat> {
        self.game.outcome().is_none().then(|| self.position().turn())
    }

    /// How the game ended; `None` until it is over.
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    /// The seats that had a player at the start.
    pub(crate) fn players(&self) -> SeatSet {
        self.game.players()
    }

    /// The game of the rules.
    pub(super) fn game(&self) -> &Game {
        &self.game
    }

    /// The events that count, in order, each with the seat that was to move and its text for people.
    pub(crate) fn lines(&self) -> impl Iterator<Item = (&GameEvent, Seat, String)> {
        let positions = self.game.positions().iter();
        self.game.events().iter().zip(positions).enumerate().map(|(index, (event, position))| {
            (event, position.turn(), self.game.reading(index).unwrap_or_default())
        })
    }

    /// A move as text.
    pub(super) fn text_of(&self, mv: Move) -> MoveText {
        MoveText::of(self.position().geometry(), mv)
    }

    /// The seats of living players.
    pub(super) fn alive(&self) -> SeatSet {
        self.position().alive()
    }

    fn position(&self) -> &Position {
        self.game.position()
    }
}
