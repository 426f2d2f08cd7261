//! Resignations (§6).

use core::fmt;

use alloc::vec::Vec;

use super::{Position, StoryEvent};
use crate::{Problem, Rules, Seat};

/// Why a player cannot resign.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ResignError {
    /// The game is over.
    Over,
    /// There is no player alive at this seat.
    NotAlive(Seat),
}

impl ResignError {
    /// The error as a code and arguments, from which every language makes a sentence.
    #[must_use]
    pub fn problem(self) -> Problem {
        match self {
            Self::Over => Problem::new("resign_over"),
            Self::NotAlive(seat) => Problem::new("resign_not_alive").with("seat", seat),
        }
    }
}

impl fmt::Display for ResignError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Over => f.write_str("the game is over: nobody can resign any more (§8)"),
            Self::NotAlive(seat) => write!(f, "{seat} cannot resign: no player is alive at that seat (§6)"),
        }
    }
}

impl core::error::Error for ResignError {}

impl Position {
    /// The position after a player resigns, in turn or out of turn.
    ///
    /// ```
    /// use djambi::{Controller, Position, Rules, Seat};
    /// let after = Position::start().resign(&Rules::CLASSIC, Seat::Green)?;
    /// assert_eq!(after.controller(Seat::Green), Controller::Orphan);
    /// assert_eq!((after.turn(), after.turn_number()), (Seat::Red, 1));
    /// # Ok::<(), djambi::ResignError>(())
    /// ```
    ///
    /// # Errors
    /// If the game is over or the player is not alive.
    pub fn resign(&self, rules: &Rules, seat: Seat) -> Result<Self, ResignError> {
        let mut after = *self;
        after.leave(rules, seat, &mut |_| {})?;
        Ok(after)
    }

    /// The events of a resignation, in order; none if the player cannot resign.
    #[must_use]
    pub fn story_of_resignation(&self, rules: &Rules, seat: Seat) -> Vec<StoryEvent> {
        let mut events = Vec::new();
        let mut after = *self;
        match after.leave(rules, seat, &mut |event| events.push(event)) {
            Ok(()) => events,
            Err(_) => Vec::new(),
        }
    }

    /// Removes a player who resigns.
    fn leave(
        &mut self,
        rules: &Rules,
        seat: Seat,
        on_event: &mut impl FnMut(StoryEvent),
    ) -> Result<(), ResignError> {
        if self.is_over() {
            return Err(ResignError::Over);
        }
        let at =
            self.chief(seat).filter(|_| self.alive().contains(seat)).ok_or(ResignError::NotAlive(seat))?;
        let was_in_power = self.in_power();
        on_event(StoryEvent::Resigned { seat, at });
        self.remove_chief(seat, at, on_event);
        let (_, in_power) = self.settle(rules, seat, was_in_power, on_event);
        let player_to_move = self.turn;
        if player_to_move == seat {
            self.quiet_turns = 0;
            self.turn_number = self.turn_number.saturating_add(1);
        }
        if self.is_over() || !self.alive().contains(player_to_move) {
            self.give_turn_after(rules, player_to_move, in_power);
        }
        Ok(())
    }
}
