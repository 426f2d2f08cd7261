//! Draws by agreement between the players of a match.

use djambi::{BySeat, Position, Seat};
use djambi_engine::{DrawStance, agree_to_draw};

/// Whether the players of a match may agree to draws.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum DrawOffers {
    /// They play until the rules end the game.
    #[default]
    Off,
    /// A game is drawn when one of them offers it and the others accept.
    On,
}

/// What the players of a game have made of a draw in their last turns.
#[derive(Default)]
pub(super) struct Stances(BySeat<DrawStance>);

impl Stances {
    /// Notes what a player made of a draw in the turn that led to this position. A kill changes the mind of
    /// all.
    pub(super) fn note(&mut self, seat: Seat, stance: DrawStance, after: &Position) {
        if after.quiet_turns() == 0 {
            self.0 = BySeat::default();
        } else {
            self.0[seat] = stance;
        }
    }

    /// Whether the living players agree to a draw.
    pub(super) fn agree(&self, position: &Position) -> bool {
        agree_to_draw(position.alive().iter().map(|seat| self.0[seat]))
    }
}

#[cfg(test)]
mod tests {
    use djambi::Rules;

    use super::*;

    #[test]
    fn a_draw_needs_every_living_player() {
        use DrawStance::{Accepts, Offers, Refuses};
        let position = "6yMyAyC/7yM1/9/9/9/9/9/1rM7/rCrArM6 r-y- r r 1 90";
        let position = Position::parse(position, &Rules::CLASSIC).expect("position");
        let agree = |red, yellow| {
            // Blue and green are out, so theirs does not count.
            let mut stances = Stances::default();
            stances.note(Seat::Red, red, &position);
            stances.note(Seat::Yellow, yellow, &position);
            stances.agree(&position)
        };
        assert!(agree(Offers, Accepts) && agree(Accepts, Offers) && agree(Offers, Offers));
        assert!(!agree(Accepts, Accepts) && !agree(Offers, Refuses) && !agree(Refuses, Refuses));
    }
}
