//! The goals of the player to move.

use djambi::{Controller, Move, Position, Role, Rules, Seat, StoryEvent};

use super::solver::{ProofTooLong, Solver, TurnOrder};

/// What the player to move must reach, against all others together.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Goal {
    /// Nobody can put the player out before the player's next turn.
    Safe,
    /// The turn kills the chief of another player, and then nobody can put the player out as in `Safe`.
    Take,
    /// The turn walls in the chief of another player, and then nobody can put the player out as in `Safe`.
    Cage,
    /// The player wins within this number of own turns, this one included.
    Win(usize),
}

impl Goal {
    /// Whether a turn reaches the goal or leaves it in reach.
    ///
    /// # Errors
    /// If the solver's limit is reached.
    pub(super) fn is_reached(
        self,
        solver: &mut Solver<'_>,
        before: &Position,
        rules: &Rules,
        mv: Move,
    ) -> Result<bool, ProofTooLong> {
        let does = match self {
            Self::Take => kills_chief(before, rules, mv),
            Self::Cage => walls_in_chief(before, rules, mv),
            Self::Safe | Self::Win(_) => true,
        };
        if !does {
            return Ok(false);
        }
        let after = solver.after(before, mv)?;
        match self {
            Self::Win(turns) => solver.wins_after_own(&after, turns - 1),
            Self::Safe | Self::Take | Self::Cage => solver.is_safe(&after),
        }
    }
}

/// Whether a turn kills the chief of another player.
#[must_use]
pub(super) fn kills_chief(before: &Position, rules: &Rules, mv: Move) -> bool {
    let mover = before.turn();
    let after = before.play_unchecked(rules, mv);
    let out = before.alive().iter().filter(|&seat| seat != mover && !after.alive().contains(seat));
    let killed = |seat: Seat| {
        let story = before.story(rules, mv);
        story.iter().any(|event| {
            matches!(event, StoryEvent::Killed { piece, .. } if (piece.army, piece.role) == (seat, Role::Chief))
        })
    };
    out.filter(|&seat| after.controller(seat) == Controller::Seat(mover)).any(killed)
}

/// Whether a turn walls in the chief of another player, who is out by it.
#[must_use]
pub(super) fn walls_in_chief(before: &Position, rules: &Rules, mv: Move) -> bool {
    let mover = before.turn();
    let after = before.play_unchecked(rules, mv);
    let others_out = before.alive().iter().any(|seat| seat != mover && !after.alive().contains(seat));
    others_out
        && before.story(rules, mv).iter().any(|event| {
            matches!(event, StoryEvent::Encircled { seat, .. }
                if *seat != mover && before.alive().contains(*seat))
        })
}

/// A solver for the player to move.
#[must_use]
pub(super) fn solver<'a>(position: &Position, rules: &'a Rules, order: TurnOrder, limit: u64) -> Solver<'a> {
    Solver::new(rules, position.turn(), order, limit)
}
