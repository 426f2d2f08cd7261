//! Two opponents against a chief: one prepares with a turn, the other kills with the next.

use djambi::{Role, Seat, SeatSet, SquareSet};

use super::AttackedChief;

impl AttackedChief<'_> {
    /// Whether an opponent could kill the chief after one turn of a helper: of another opponent whose
    /// diplomat relocates the chief, or brings the killer's piece to where it attacks, or whose piece
    /// clears a line.
    ///
    /// Whether a piece that clears a line can go anywhere is not looked at, nor are rings of corpses.
    pub(in crate::danger) fn is_killed_with_help(&self, helpers: SeatSet, by: Seat) -> bool {
        let own = self.position.controlled_by(by);
        let helping = helpers
            .iter()
            .fold(SquareSet::EMPTY, |pieces, helper| pieces | self.position.controlled_by(helper));
        let diplomats = helping & self.position.role(Role::Diplomat);
        (!(self.seen & diplomats).is_empty() && self.has_prey(own))
            || self.is_joined_by(own, diplomats)
            || self.is_uncovered_by(helping, own)
    }

    /// Whether one of these pieces could kill on some empty square, to which a chief may be relocated.
    fn has_prey(&self, own: SquareSet) -> bool {
        let geometry = self.position.geometry();
        let position = self.position;
        let sliders = own & (position.role(Role::Assassin) | position.role(Role::Chief));
        let militants = own & position.role(Role::Militant);
        let reporters = own & position.role(Role::Reporter);
        let sees = |from| !(geometry.slider_attacks(from, self.occupied) & self.empty).is_empty();
        let steps = |from| !(geometry.militant_attacks(from, self.occupied) & self.empty).is_empty();
        militants.iter().any(steps) || (sliders | reporters).iter().any(sees)
    }

    /// Whether one of the diplomats could put one of these pieces where it attacks the chief.
    fn is_joined_by(&self, own: SquareSet, diplomats: SquareSet) -> bool {
        if diplomats.is_empty() {
            return false;
        }
        let geometry = self.position.geometry();
        let position = self.position;
        let mut killers = SquareSet::EMPTY;
        if !(self.seen & self.empty).is_empty() {
            killers |= position.role(Role::Assassin) | position.role(Role::Chief);
        }
        if !(self.near & self.empty).is_empty() {
            killers |= position.role(Role::Militant);
        }
        if !(self.reporting() & self.empty).is_empty() {
            killers |= position.role(Role::Reporter);
        }
        let movable = own & killers & geometry.field();
        let seen_by = |diplomat| geometry.slider_attacks(diplomat, self.occupied);
        !movable.is_empty() && diplomats.iter().any(|diplomat| !(seen_by(diplomat) & movable).is_empty())
    }
}
