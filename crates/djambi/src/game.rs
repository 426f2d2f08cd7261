//! Whole games, with their history.

use core::fmt;

use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;

use crate::{Event, Illegal, Move, Outcome, Position, Reason, ResignError, Rules, Seat, SeatSet};

/// Something that changed a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Entry {
    /// A turn of the player to move.
    Turn(Move),
    /// A player left the table, in turn or out of turn.
    Resignation(Seat),
    /// All living players agreed to a draw.
    Agreement,
}

/// A game: its rules, the position that it started from and everything that has happened since, with undo and redo.
///
/// ```
/// use djambi::{Game, Position, Rules, Seat};
/// let mut game = Game::new(Rules::CLASSIC, Position::start());
/// let one = game.position().parse_move("Ma3-a5")?;
/// game.play(one)?;
/// assert_eq!(game.position().turn(), Seat::Blue);
/// game.undo();
/// assert_eq!(game.position(), &Position::start());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    rules: Rules,
    /// The start, then the position after each entry.
    positions: Vec<Position>,
    entries: Vec<Entry>,
    /// What was undone, the next to be done again last.
    undone: Vec<Entry>,
}

impl Game {
    /// A game that begins with `start`.
    #[must_use]
    pub fn new(rules: Rules, start: Position) -> Self {
        Self { rules, positions: vec![start], entries: Vec::new(), undone: Vec::new() }
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
        &self.positions[self.entries.len()]
    }

    /// The start (number 0) and the position after each entry.
    #[must_use]
    pub fn positions(&self) -> &[Position] {
        &self.positions
    }

    /// Everything that has happened, in order.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Plays a turn of the player to move. What was undone is forgotten.
    ///
    /// # Errors
    /// If the game is over or the move is not legal.
    pub fn play(&mut self, one: Move) -> Result<(), GameError> {
        self.add(Entry::Turn(one))
    }

    /// Lets a player leave the table. What was undone is forgotten.
    ///
    /// # Errors
    /// If the game is over or the player is not alive.
    pub fn resign(&mut self, seat: Seat) -> Result<(), GameError> {
        self.add(Entry::Resignation(seat))
    }

    /// Ends the game as a draw to which all living players have agreed. What was undone is forgotten.
    ///
    /// # Errors
    /// If the game is over.
    pub fn agree_draw(&mut self) -> Result<(), GameError> {
        self.add(Entry::Agreement)
    }

    /// Adds an entry. What was undone is forgotten.
    ///
    /// # Errors
    /// If the game is over or the entry is not possible now.
    pub fn add(&mut self, entry: Entry) -> Result<(), GameError> {
        self.append(entry)?;
        self.undone.clear();
        Ok(())
    }

    /// Takes the last entry back and gives it, if there is one.
    pub fn undo(&mut self) -> Option<Entry> {
        let entry = self.entries.pop()?;
        self.positions.pop();
        self.undone.push(entry);
        Some(entry)
    }

    /// Does again what was last undone and gives it, if there is anything.
    pub fn redo(&mut self) -> Option<Entry> {
        let entry = self.undone.pop()?;
        self.append(entry).expect("entry that was possible before");
        Some(entry)
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
        let position = self.position();
        let sharers = position.alive();
        self.end().map(|reason| Outcome { reason, sharers })
    }

    /// What happened in entry `index`, in order; nothing if there is no such entry.
    #[must_use]
    pub fn story(&self, index: usize) -> Vec<Event> {
        let (Some(before), Some(&entry)) = (self.positions.get(index), self.entries.get(index)) else {
            return Vec::new();
        };
        match entry {
            Entry::Turn(one) => before.story(&self.rules, one),
            Entry::Resignation(seat) => before.story_of_resignation(&self.rules, seat),
            Entry::Agreement => Vec::new(),
        }
    }

    /// Entry `index` for people: a move in reading form, `red resigns` or `draw agreed`; `None` if there is no such
    /// entry.
    #[must_use]
    pub fn reading(&self, index: usize) -> Option<String> {
        Some(match *self.entries.get(index)? {
            Entry::Turn(one) => self.positions[index].reading(one),
            Entry::Resignation(seat) => seat.name().to_string() + " resigns",
            Entry::Agreement => "draw agreed".to_string(),
        })
    }

    fn append(&mut self, entry: Entry) -> Result<(), GameError> {
        if let Some(outcome) = self.outcome() {
            return Err(GameError::Over(outcome.reason));
        }
        let position = self.position();
        let after = match entry {
            Entry::Turn(one) => position.play(&self.rules, one)?,
            Entry::Resignation(seat) => position.resign(&self.rules, seat)?,
            Entry::Agreement => *position,
        };
        self.positions.push(after);
        self.entries.push(entry);
        Ok(())
    }

    fn end(&self) -> Option<Reason> {
        let position = self.position();
        let Rules { repetition, quiet_limit, .. } = self.rules;
        if position.is_over() {
            Some(Reason::LastAlive)
        } else if self.entries.last() == Some(&Entry::Agreement) {
            Some(Reason::Agreement)
        } else if repetition > 0 && self.times_seen(position) >= repetition as usize {
            Some(Reason::Repetition)
        } else if quiet_limit > 0 && position.quiet_turns() >= quiet_limit {
            Some(Reason::QuietLimit)
        } else {
            None
        }
    }

    fn times_seen(&self, position: &Position) -> usize {
        self.positions.iter().filter(|earlier| earlier.repeats(position)).count()
    }
}

/// Why an entry cannot be added to a game.
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
