//! Whole games, with their history.

use core::fmt;

use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;

use crate::repetitions::Repetitions;
use crate::{Illegal, Move, Outcome, Position, Reason, ResignError, Rules, Seat, SeatSet, StoryEvent};

/// An event of a game: a turn, a resignation, an agreement or the end without a result.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GameEvent {
    /// A turn of the player to move.
    Turn(Move),
    /// A player resigned, in turn or out of turn.
    Resignation(Seat),
    /// All living players agreed to a draw.
    Agreement,
    /// The host of the game ended it; no seat has a result.
    Closing,
}

/// A game: its rules, its start and the events since then, with undo and redo.
///
/// ```
/// use djambi::{Game, Position, Rules, Seat};
/// let mut game = Game::new(Rules::CLASSIC, Position::start());
/// let mv = game.position().parse_move("Ma3-a5")?;
/// game.play(mv)?;
/// assert_eq!(game.position().turn(), Seat::Blue);
/// game.undo();
/// assert_eq!(game.position(), &Position::start());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    rules: Rules,
    /// The start, then the position after each event.
    positions: Vec<Position>,
    repetitions: Repetitions,
    events: Vec<GameEvent>,
    /// The undone events; the next to be redone is the last.
    undone: Vec<GameEvent>,
}

impl Game {
    /// A game that starts from this position.
    #[must_use]
    pub fn new(rules: Rules, start: Position) -> Self {
        let positions = vec![start];
        let mut repetitions = Repetitions::default();
        repetitions.push(&positions);
        Self { rules, positions, repetitions, events: Vec::new(), undone: Vec::new() }
    }

    /// The rules of the game.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The position that the game started from.
    #[must_use]
    pub fn start(&self) -> &Position {
        &self.positions[0]
    }

    /// The players who began the game.
    #[must_use]
    pub fn players(&self) -> SeatSet {
        self.start().alive()
    }

    /// The present position.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.positions[self.events.len()]
    }

    /// The start (index 0) and the position after each event.
    #[must_use]
    pub fn positions(&self) -> &[Position] {
        &self.positions
    }

    /// The events so far, in order.
    #[must_use]
    pub fn events(&self) -> &[GameEvent] {
        &self.events
    }

    /// Plays a turn of the player to move. Undone events can no longer be redone.
    ///
    /// # Errors
    /// If the game is over or the move is not legal.
    pub fn play(&mut self, mv: Move) -> Result<(), GameError> {
        self.add(GameEvent::Turn(mv))
    }

    /// Resigns for a player, in turn or out of turn. Undone events can no longer be redone.
    ///
    /// # Errors
    /// If the game is over or the player is not alive.
    pub fn resign(&mut self, seat: Seat) -> Result<(), GameError> {
        self.add(GameEvent::Resignation(seat))
    }

    /// Ends the game as a draw to which all living players have agreed. Undone events can no longer be
    /// redone.
    ///
    /// # Errors
    /// If the game is over.
    pub fn agree_draw(&mut self) -> Result<(), GameError> {
        self.add(GameEvent::Agreement)
    }

    /// Ends the game without a result, as the host of a game may do. Undone events can no longer be redone.
    ///
    /// # Errors
    /// If the game is over.
    pub fn close(&mut self) -> Result<(), GameError> {
        self.add(GameEvent::Closing)
    }

    /// Adds an event. Undone events can no longer be redone.
    ///
    /// # Errors
    /// If the game is over or the event is not possible now.
    pub fn add(&mut self, event: GameEvent) -> Result<(), GameError> {
        self.append(event)?;
        self.undone.clear();
        Ok(())
    }

    /// Undoes the last event and returns it, if there is one.
    pub fn undo(&mut self) -> Option<GameEvent> {
        let event = self.events.pop()?;
        let position = self.positions.pop().expect("position after the event");
        self.repetitions.pop(&position);
        self.undone.push(event);
        Some(event)
    }

    /// Redoes the event that was undone last and returns it, if there is one.
    pub fn redo(&mut self) -> Option<GameEvent> {
        let event = self.undone.pop()?;
        self.append(event).expect("event that was possible before");
        Some(event)
    }

    /// How the game ended, if it has (§8).
    ///
    /// ```
    /// use djambi::{Game, Position, Rules, Seat, Share};
    /// let mut game = Game::new(Rules::CLASSIC, Position::start());
    /// game.resign(Seat::Blue)?;
    /// assert_eq!(game.outcome(), None);
    /// game.agree_draw()?;
    /// let outcome = game.outcome().expect("outcome");
    /// assert_eq!(outcome.share(Seat::Red), Share::OneOf(3));
    /// assert_eq!(outcome.share(Seat::Blue), Share::Nothing);
    /// # Ok::<(), djambi::GameError>(())
    /// ```
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        let reason = self.end()?;
        let sharers = if reason == Reason::Closed { SeatSet::EMPTY } else { self.position().alive() };
        Some(Outcome { reason, sharers })
    }

    /// How often the present position has come up, the present time included.
    #[must_use]
    pub fn times_seen(&self) -> u32 {
        self.repetitions.last()
    }

    /// The story of event `index`: what happened in it, in order. Empty if there is no such event.
    #[must_use]
    pub fn story(&self, index: usize) -> Vec<StoryEvent> {
        let (Some(before), Some(&event)) = (self.positions.get(index), self.events.get(index)) else {
            return Vec::new();
        };
        match event {
            GameEvent::Turn(mv) => before.story(&self.rules, mv),
            GameEvent::Resignation(seat) => before.story_of_resignation(&self.rules, seat),
            GameEvent::Agreement | GameEvent::Closing => Vec::new(),
        }
    }

    /// The text of event `index` for people: a move in reading form, `red resigns`, `draw agreed` or `game
    /// closed`. `None` if there is no such event.
    #[must_use]
    pub fn reading(&self, index: usize) -> Option<String> {
        Some(match *self.events.get(index)? {
            GameEvent::Turn(mv) => self.positions[index].reading(mv),
            GameEvent::Resignation(seat) => seat.name().to_string() + " resigns",
            GameEvent::Agreement => "draw agreed".to_string(),
            GameEvent::Closing => "game closed".to_string(),
        })
    }

    /// Adds an event and leaves the undone ones alone.
    fn append(&mut self, event: GameEvent) -> Result<(), GameError> {
        if let Some(outcome) = self.outcome() {
            return Err(GameError::Over(outcome.reason));
        }
        let position = self.position();
        let after = match event {
            GameEvent::Turn(mv) => position.play(&self.rules, mv)?,
            GameEvent::Resignation(seat) => position.resign(&self.rules, seat)?,
            GameEvent::Agreement | GameEvent::Closing => *position,
        };
        self.positions.push(after);
        self.repetitions.push(&self.positions);
        self.events.push(event);
        Ok(())
    }

    /// Why the game is over, if it is.
    fn end(&self) -> Option<Reason> {
        let position = self.position();
        let Rules { repetition, quiet_limit, .. } = self.rules;
        if position.is_over() {
            return Some(Reason::LastAlive);
        }
        match self.events.last() {
            Some(GameEvent::Agreement) => Some(Reason::Agreement),
            Some(GameEvent::Closing) => Some(Reason::Closed),
            _ if repetition > 0 && self.times_seen() >= repetition => Some(Reason::Repetition),
            _ if quiet_limit > 0 && position.quiet_turns() >= quiet_limit => Some(Reason::QuietLimit),
            _ => None,
        }
    }
}

/// Why an event cannot be added to a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GameError {
    /// The game is over.
    Over(Reason),
    /// The move is not legal.
    Illegal(Illegal),
    /// The player cannot resign.
    Resign(ResignError),
}

impl From<Illegal> for GameError {
    fn from(illegal: Illegal) -> Self {
        Self::Illegal(illegal)
    }
}

impl From<ResignError> for GameError {
    fn from(error: ResignError) -> Self {
        Self::Resign(error)
    }
}

impl fmt::Display for GameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Over(reason) => write!(f, "the game is over ({})", reason.name()),
            Self::Illegal(illegal) => write!(f, "{illegal} ({})", illegal.section()),
            Self::Resign(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for GameError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            Self::Over(_) => None,
            Self::Illegal(illegal) => Some(illegal),
            Self::Resign(error) => Some(error),
        }
    }
}
