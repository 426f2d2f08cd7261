//! The places of a game that is over: who fell when, how and by whom (§6, §8).

use alloc::vec::Vec;

use super::{Game, GameEvent};
use crate::{Reason, Role, Seat, SeatSet, StoryEvent};

/// A player's place in a game that is over, and how the player fell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standing {
    /// The player.
    pub seat: Seat,
    /// The place, from 1: those who share the result share the first one, then come the others, the later to fall before
    /// the earlier. Players who fall by one event share a place, and the next one is as much later. `None` in a game that
    /// was closed, which has no result.
    pub place: Option<usize>,
    /// How the player fell; `None` for those who were alive at the end.
    pub fall: Option<Fall>,
}

/// How a player fell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fall {
    /// The index of the event.
    pub event: usize,
    /// The way.
    pub cause: FallCause,
    /// The other player whose turn it was that did it; `None` if nobody else did.
    pub by: Option<Seat>,
}

/// The ways in which a player can fall (§6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FallCause {
    /// The chief was killed.
    Killed,
    /// The chief was encircled.
    Encircled,
    /// The player resigned or left the table.
    Resigned,
    /// The player's time ran out.
    FlagFall,
}

impl FallCause {
    /// All causes.
    pub const ALL: [Self; 4] = [Self::Killed, Self::Encircled, Self::Resigned, Self::FlagFall];

    /// The name of the cause.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Killed => "killed",
            Self::Encircled => "encircled",
            Self::Resigned => "resigned",
            Self::FlagFall => "flag_fall",
        }
    }

    /// The cause with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|cause| cause.name() == name)
    }
}

impl Game {
    /// The places of all players who began the game, in the order of play; empty while the game goes on.
    ///
    /// ```
    /// use djambi::{FallCause, Game, Position, Rules, Seat};
    /// let mut game = Game::new(Rules::CLASSIC, Position::start());
    /// game.resign(Seat::Blue)?;
    /// game.agree_draw()?;
    /// let standings = game.standings();
    /// assert_eq!(standings.iter().map(|standing| standing.place).collect::<Vec<_>>(), [1, 4, 1, 1].map(Some));
    /// assert_eq!(standings[1].fall.map(|fall| fall.cause), Some(FallCause::Resigned));
    /// # Ok::<(), djambi::GameError>(())
    /// ```
    #[must_use]
    pub fn standings(&self) -> Vec<Standing> {
        let Some(outcome) = self.outcome() else { return Vec::new() };
        let falls: Vec<Fallen> = (0..self.events().len()).flat_map(|event| self.falls_in(event)).collect();
        let fall_of = |seat| falls.iter().find(|fallen| fallen.seat == seat).map(|fallen| fallen.fall);
        let is_before = |other: Option<Fall>, fall: Option<Fall>| match (other, fall) {
            (None, Some(_)) => true,
            (Some(other), Some(fall)) => other.event > fall.event,
            (_, None) => false,
        };
        let place_of =
            |fall| 1 + self.players().iter().filter(|&other| is_before(fall_of(other), fall)).count();
        let standing = |seat| {
            let fall = fall_of(seat);
            Standing { seat, place: (outcome.reason != Reason::Closed).then(|| place_of(fall)), fall }
        };
        self.players().iter().map(standing).collect()
    }

    /// The players who fall by an event.
    fn falls_in(&self, event: usize) -> Vec<Fallen> {
        let before = &self.positions()[event];
        let after = &self.positions()[event + 1];
        let fallen: SeatSet = before.alive().iter().filter(|&seat| !after.alive().contains(seat)).collect();
        if fallen.is_empty() {
            return Vec::new();
        }
        let story = self.story(event);
        let mover = match self.events()[event] {
            GameEvent::Turn(_) => Some(before.turn()),
            _ => None,
        };
        let fallen_so = |seat| {
            let cause = match self.events()[event] {
                GameEvent::Resignation(leaver) if leaver == seat => FallCause::Resigned,
                GameEvent::FlagFall(leaver) if leaver == seat => FallCause::FlagFall,
                _ if story.iter().any(|part| is_kill_of_chief(part, seat)) => FallCause::Killed,
                _ => FallCause::Encircled,
            };
            Fallen { seat, fall: Fall { event, cause, by: mover.filter(|&mover| mover != seat) } }
        };
        fallen.iter().map(fallen_so).collect()
    }
}

/// A player who falls.
struct Fallen {
    seat: Seat,
    fall: Fall,
}

fn is_kill_of_chief(part: &StoryEvent, seat: Seat) -> bool {
    matches!(part, StoryEvent::Killed { piece, .. } if piece.role == Role::Chief && piece.army == seat)
}
