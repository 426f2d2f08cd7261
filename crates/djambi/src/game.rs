//! Whole games, with their history.

mod agreements;
mod entry;
mod error;
mod line;
mod standing;

pub use entry::{GameEntry, GameEvent};
pub use error::GameError;
pub use standing::{Fall, FallCause, Standing};

use alloc::string::String;
use alloc::vec::Vec;

use crate::{Move, Outcome, Position, Reason, Rules, Seat, SeatSet, StoryEvent};
use agreements::Agreements;
use line::{Line, Withdrawn};

/// A game: its rules, its start and what was done since then, with undo and redo.
///
/// Its *entries* are all that players and the host have done, in order. Its *events* are the line that
/// counts: the entries that changed the position or ended the game and were not taken back. Positions,
/// repetition and agreements to a draw are those of this line.
///
/// ```
/// use djambi::{Game, GameEntry, Position, Rules, Seat};
/// let mut game = Game::new(Rules::CLASSIC, Position::start());
/// let mv = game.position().parse_move("Ma3-a5")?;
/// game.play(mv)?;
/// game.apply(GameEntry::Agreement(Seat::Red))?;
/// assert_eq!(game.position().turn(), Seat::Blue);
/// assert!(game.agreements().contains(Seat::Red));
/// // Red's turn is taken back, and the agreement that came after it.
/// game.apply(GameEntry::TakeBack(0))?;
/// assert_eq!((game.events().len(), game.entries().len()), (0, 3));
/// assert_eq!(game.position(), &Position::start());
/// assert!(game.agreements().is_empty());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    rules: Rules,
    line: Line,
    entries: Vec<GameEntry>,
    /// The state before each entry.
    befores: Vec<Before>,
    agreements: Agreements,
    /// What each taking back among the entries has withdrawn.
    withdrawn: Vec<Withdrawn>,
    /// The undone entries; the next to be redone is the last.
    undone: Vec<GameEntry>,
}

/// The state of a game before an entry.
#[derive(Clone, Copy, Debug)]
struct Before {
    /// The number of events.
    events: usize,
    agreements: Agreements,
}

impl Game {
    /// A game that starts from this position.
    #[must_use]
    pub fn new(rules: Rules, start: Position) -> Self {
        Self {
            rules,
            line: Line::new(start),
            entries: Vec::new(),
            befores: Vec::new(),
            agreements: Agreements::default(),
            withdrawn: Vec::new(),
            undone: Vec::new(),
        }
    }

    /// The game of the first `events` events, or of all if there are fewer: without what was taken back,
    /// without agreements that came to nothing, and without undone entries.
    #[must_use]
    pub fn up_to(&self, events: usize) -> Self {
        let mut game = Self::new(self.rules, *self.start());
        let count = events.min(self.events().len());
        for (index, &event) in self.events()[..count].iter().enumerate() {
            game.entries.push(event.into());
            game.befores.push(Before { events: index, agreements: Agreements::default() });
            game.line.push(event, self.positions()[index + 1], index);
        }
        game
    }

    /// The rules of the game.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The position that the game started from.
    #[must_use]
    pub fn start(&self) -> &Position {
        &self.positions()[0]
    }

    /// The players who began the game.
    #[must_use]
    pub fn players(&self) -> SeatSet {
        self.start().alive()
    }

    /// The present position.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.positions()[self.events().len()]
    }

    /// The start (index 0) and the position after each event.
    #[must_use]
    pub fn positions(&self) -> &[Position] {
        self.line.positions()
    }

    /// The events that count, in order.
    #[must_use]
    pub fn events(&self) -> &[GameEvent] {
        self.line.events()
    }

    /// All that was done in the game, in order.
    #[must_use]
    pub fn entries(&self) -> &[GameEntry] {
        &self.entries
    }

    /// The living players whose agreement to a draw stands (§8): they have agreed and not played a turn
    /// since.
    #[must_use]
    pub fn agreements(&self) -> SeatSet {
        self.agreements.among(self.position().alive())
    }

    /// The number of the entry, from 1, in which a living player agreed to a draw, if the agreement stands.
    #[must_use]
    pub fn agreement_of(&self, seat: Seat) -> Option<usize> {
        self.agreements.entry(seat).filter(|_| self.position().alive().contains(seat))
    }

    /// Plays a turn of the player to move. Undone entries can no longer be redone.
    ///
    /// # Errors
    /// If the game is over or the move is not legal.
    pub fn play(&mut self, mv: Move) -> Result<(), GameError> {
        self.apply(GameEntry::Turn(mv))
    }

    /// Resigns for a player, in turn or out of turn. Undone entries can no longer be redone.
    ///
    /// # Errors
    /// If the game is over or the player is not alive.
    pub fn resign(&mut self, seat: Seat) -> Result<(), GameError> {
        self.apply(GameEntry::Resignation(seat))
    }

    /// Ends the game as a draw to which all living players agree at once. Undone entries can no longer be
    /// redone.
    ///
    /// # Errors
    /// If the game is over.
    pub fn agree_draw(&mut self) -> Result<(), GameError> {
        self.apply(GameEntry::JointAgreement)
    }

    /// Ends the game without a result, as the host of a game may do. Undone entries can no longer be redone.
    ///
    /// # Errors
    /// If the game is over.
    pub fn close(&mut self) -> Result<(), GameError> {
        self.apply(GameEntry::Closing)
    }

    /// Applies an entry. Undone entries can no longer be redone.
    ///
    /// # Errors
    /// If the entry is not possible now; then nothing has changed. In a game that is over nothing is possible
    /// but [taking back](GameEntry::TakeBack), unless the host has closed it.
    pub fn apply(&mut self, entry: impl Into<GameEntry>) -> Result<(), GameError> {
        self.append(entry.into())?;
        self.undone.clear();
        Ok(())
    }

    /// Undoes the last entry, as if it had never been, and returns it, if there is one.
    pub fn undo(&mut self) -> Option<GameEntry> {
        let entry = self.entries.pop()?;
        let before = self.befores.pop().expect("state before the entry");
        if let GameEntry::TakeBack(_) = entry {
            self.line.restore(self.withdrawn.pop().expect("withdrawn events"));
        } else {
            self.line.take_back(before.events);
        }
        self.agreements = before.agreements;
        self.undone.push(entry);
        Some(entry)
    }

    /// Redoes the entry that was undone last and returns it, if there is one.
    pub fn redo(&mut self) -> Option<GameEntry> {
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
        let reason = self.end()?;
        let (players, sharers) = match reason {
            Reason::Closed => (SeatSet::EMPTY, SeatSet::EMPTY),
            _ => (self.players(), self.position().alive()),
        };
        Some(Outcome { reason, players, sharers })
    }

    /// How often the present position has come up, the present time included.
    #[must_use]
    pub fn times_seen(&self) -> u32 {
        self.line.times_seen()
    }

    /// The story of event `index`: what happened in it, in order. Empty if there is no such event.
    #[must_use]
    pub fn story(&self, index: usize) -> Vec<StoryEvent> {
        let (Some(before), Some(&event)) = (self.positions().get(index), self.events().get(index)) else {
            return Vec::new();
        };
        match event {
            GameEvent::Turn(mv) => before.story(&self.rules, mv),
            GameEvent::Resignation(seat) | GameEvent::FlagFall(seat) => {
                before.story_of_resignation(&self.rules, seat)
            }
            GameEvent::Agreement | GameEvent::LengthLimit | GameEvent::Closing => Vec::new(),
        }
    }

    /// The text of event `index` for people: a move in reading form, or the words of its
    /// [entry](GameEntry::words), such as `red resigns`. `None` if there is no such event.
    #[must_use]
    pub fn reading(&self, index: usize) -> Option<String> {
        match *self.events().get(index)? {
            GameEvent::Turn(mv) => Some(self.positions()[index].reading(mv)),
            event => GameEntry::from(event).words(),
        }
    }

    /// Goes back to the first `to` events as if what was done since then had never been, and returns these
    /// entries. Nothing can be redone.
    pub(crate) fn withdraw(&mut self, to: usize) -> Result<Vec<GameEntry>, GameError> {
        self.check_can_go_back()?;
        let first = self.entry_of_event(to)?;
        Ok(self.forget(first))
    }

    /// Undoes the entries after the first `entries` for good and returns them. Nothing can be redone.
    pub(crate) fn forget(&mut self, entries: usize) -> Vec<GameEntry> {
        self.undone.clear();
        while self.entries.len() > entries {
            self.undo();
        }
        let mut forgotten = core::mem::take(&mut self.undone);
        forgotten.reverse();
        forgotten
    }

    /// Appends an entry and leaves the undone ones alone.
    fn append(&mut self, entry: GameEntry) -> Result<(), GameError> {
        match entry {
            GameEntry::TakeBack(_) => self.check_can_go_back()?,
            _ => self.check_goes_on()?,
        }
        let before = Before { events: self.events().len(), agreements: self.agreements };
        let position = *self.position();
        let index = self.entries.len();
        match entry {
            GameEntry::Turn(mv) => {
                self.line.push(GameEvent::Turn(mv), position.play(&self.rules, mv)?, index);
                self.agreements.lapse(position.turn());
            }
            GameEntry::Resignation(seat) => {
                let after = position.resign(&self.rules, seat)?;
                self.line.push(GameEvent::Resignation(seat), after, index);
            }
            GameEntry::FlagFall(seat) => {
                let after = position.resign(&self.rules, seat).map_err(|_| GameError::NotAlive(seat))?;
                self.line.push(GameEvent::FlagFall(seat), after, index);
            }
            GameEntry::Agreement(seat) if !position.alive().contains(seat) => {
                return Err(GameError::NotAlive(seat));
            }
            GameEntry::Agreement(seat) => self.agreements.add(seat, index + 1),
            GameEntry::JointAgreement => self.line.push(GameEvent::Agreement, position, index),
            GameEntry::TakeBack(to) => self.take_back(to)?,
            GameEntry::LengthLimit => self.line.push(GameEvent::LengthLimit, position, index),
            GameEntry::Closing => self.line.push(GameEvent::Closing, position, index),
        }
        self.entries.push(entry);
        self.befores.push(before);
        if self.outcome().is_none() && self.agreements() == self.position().alive() {
            self.line.push(GameEvent::Agreement, *self.position(), index);
        }
        Ok(())
    }

    /// Goes back to the first `to` events, and to the agreements that stood before the next one. Of the two
    /// events of a resignation that completes a draw neither stays.
    fn take_back(&mut self, to: usize) -> Result<(), GameError> {
        let first_withdrawn = self.entry_of_event(to)?;
        let Before { events, agreements } = self.befores[first_withdrawn];
        self.agreements = agreements;
        self.withdrawn.push(self.line.take_back(events));
        Ok(())
    }

    /// The index of the entry that led to an event, which could be taken back.
    fn entry_of_event(&self, event: usize) -> Result<usize, GameError> {
        let events = self.events().len();
        self.line.entries().get(event).copied().ok_or(GameError::TakeBack { to: event, events })
    }

    fn check_goes_on(&self) -> Result<(), GameError> {
        self.end().map_or(Ok(()), |reason| Err(GameError::Over(reason)))
    }

    /// The players can take back the end of a game, but not that the host has closed it.
    fn check_can_go_back(&self) -> Result<(), GameError> {
        match self.end() {
            Some(Reason::Closed) => Err(GameError::Over(Reason::Closed)),
            _ => Ok(()),
        }
    }

    /// Why the game is over, if it is.
    fn end(&self) -> Option<Reason> {
        let position = self.position();
        let Rules { repetition, quiet_limit, .. } = self.rules;
        if position.is_over() {
            return Some(Reason::Win);
        }
        match self.events().last() {
            Some(GameEvent::Agreement) => Some(Reason::Agreement),
            Some(GameEvent::LengthLimit) => Some(Reason::LengthLimit),
            Some(GameEvent::Closing) => Some(Reason::Closed),
            _ if repetition > 0 && self.times_seen() >= repetition => Some(Reason::Repetition),
            _ if quiet_limit > 0 && position.quiet_turns() >= quiet_limit => Some(Reason::QuietLimit),
            _ => None,
        }
    }
}
