//! Offers of draws between the user and the bots.

use djambi::{BySeat, Game, Position, Seat, SeatSet};
use djambi_engine::{DrawStance, agree_to_draw};

/// What the bots of a game make of a draw, and whether they have asked the user.
#[derive(Default)]
pub(super) struct Draws {
    /// What each bot made of a draw in its last turn since the last kill.
    stances: BySeat<DrawStance>,
    /// The number of turns when the bots last asked the user, since the last kill.
    asked_at: Option<usize>,
}

impl Draws {
    /// Notes what a bot made of a draw in the turn that led from one position to another. A kill, or the fall
    /// of a player, changes everybody's mind.
    pub(super) fn note(&mut self, seat: Seat, stance: DrawStance, before: &Position, after: &Position) {
        if after.quiet_turns() == 0 || after.alive() != before.alive() {
            *self = Self::default();
        } else {
            self.stances[seat] = stance;
        }
    }

    /// Forgets everything, after turns that were taken back or a resignation.
    pub(super) fn forget(&mut self) {
        *self = Self::default();
    }

    /// Whether only bots are left and agree to a draw.
    pub(super) fn bots_agree(&self, position: &Position, user: SeatSet) -> bool {
        !position.alive().iter().any(|seat| user.contains(seat)) && self.agree(position.alive())
    }

    /// The bots that offer the user a draw now: all that live, once until somebody is killed. They are noted
    /// to have asked.
    pub(super) fn offer(&mut self, game: &Game, user: SeatSet) -> SeatSet {
        let bots = bots(game, user);
        if !self.agree(bots) || self.asked_at.is_some() || game.outcome().is_some() {
            return SeatSet::EMPTY;
        }
        self.asked_at = Some(game.events().len());
        bots
    }

    /// Whether these bots want a draw.
    fn agree(&self, bots: SeatSet) -> bool {
        agree_to_draw(bots.iter().map(|seat| self.stances[seat]))
    }

    /// Whether the bots' offer stands: the user has not played since.
    pub(super) fn offer_stands(&self, game: &Game) -> bool {
        self.asked_at == Some(game.events().len())
    }
}

/// The living bots.
pub(super) fn bots(game: &Game, user: SeatSet) -> SeatSet {
    game.position().alive().iter().filter(|&seat| !user.contains(seat)).collect()
}
