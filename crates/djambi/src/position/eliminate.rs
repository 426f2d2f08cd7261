//! Who is out, and what becomes of the armies (§6).

use super::board::Code;
use super::{Position, StoryEvent};
use crate::{Controller, Devolution, Piece, Role, Rules, Seat, SeatSet, Square};

impl Position {
    /// Gives the armies whose chiefs were killed, and all that those chiefs' players commanded, to the mover.
    pub(super) fn pass_armies(&mut self, chiefs: SeatSet, mover: Seat, tell: &mut impl FnMut(StoryEvent)) {
        for dead in chiefs.iter() {
            if self.controller(dead) == Controller::Hostage {
                self.take_army(dead, mover, Devolution::Forever, tell);
                continue;
            }
            for army in self.armies_of(dead).iter() {
                self.take_army(army, mover, Devolution::Forever, tell);
            }
        }
    }

    /// Steps 3 to 5 of the order after a move: power, encirclement, orphans. Says whether anybody was encircled, and who
    /// is in power, which neither encirclement nor inheritance changes.
    pub(super) fn settle(
        &mut self,
        rules: &Rules,
        mover: Seat,
        was_in_power: Option<Seat>,
        tell: &mut impl FnMut(StoryEvent),
    ) -> (bool, Option<Seat>) {
        let in_power = self.in_power();
        if was_in_power != in_power {
            if let Some(seat) = was_in_power {
                tell(StoryEvent::Dethroned { seat });
            }
            if let Some(seat) = in_power {
                tell(StoryEvent::Enthroned { seat });
            }
        }
        self.end_reigns(rules, in_power, tell);
        let encircled = self.encircle(rules, mover, tell);
        self.adopt_orphans(rules, in_power, tell);
        if let Some(seat) = self.winner() {
            tell(StoryEvent::Won { seat });
        }
        (encircled, in_power)
    }

    /// Makes a player's chief a corpse where he stands and his armies orphans.
    pub(super) fn remove_player(&mut self, seat: Seat, at: Square, tell: &mut impl FnMut(StoryEvent)) {
        self.toggle(at, Code::of_piece(Piece { army: seat, role: Role::Chief }));
        self.toggle(at, Code::CORPSE);
        for army in self.armies_of(seat).iter() {
            self.orphan(army, tell);
        }
    }

    /// The armies that a player commands.
    pub(super) fn armies_of(&self, player: Seat) -> SeatSet {
        self.geometry
            .seats()
            .iter()
            .filter(|&army| self.controller(army) == Controller::Seat(player))
            .collect()
    }

    /// Armies held by right of power become orphans when their holder is no longer in power (`devolution = reign`).
    fn end_reigns(&mut self, rules: &Rules, in_power: Option<Seat>, tell: &mut impl FnMut(StoryEvent)) {
        if rules.devolution != Devolution::Reign || !self.commands.any_reigned() {
            return;
        }
        for army in self.geometry.seats().iter() {
            let holder = in_power.map_or(Controller::Orphan, Controller::Seat);
            if self.is_reigned(army) && self.controller(army) != holder {
                self.orphan(army, tell);
            }
        }
    }

    /// Judges encirclement for every player in seat order, beginning after the mover, until nobody more is encircled
    /// or one player is left.
    fn encircle(&mut self, rules: &Rules, mover: Seat, tell: &mut impl FnMut(StoryEvent)) -> bool {
        let mut anybody = false;
        while self.has_ring() {
            let mut again = false;
            for seat in self.alive.iter_after(mover) {
                if self.is_over() {
                    return anybody;
                }
                // Few chiefs have corpses all around them; only there the rest of the ring is worth a look.
                let Some(at) = self.chief(seat).filter(|&at| self.is_closed_in(at)) else { continue };
                if !self.ring(rules, seat).is_some_and(|ring| ring.is_encircled()) {
                    continue;
                }
                tell(StoryEvent::Encircled { seat, at });
                self.remove_player(seat, at, tell);
                (again, anybody) = (true, true);
            }
            if !again {
                break;
            }
        }
        anybody
    }

    /// Whether some chief has corpses all around him. Seldom so, and quickly seen.
    fn has_ring(&self) -> bool {
        !self.corpses().is_empty() && self.role(Role::Chief).iter().any(|at| self.is_closed_in(at))
    }

    /// Whether there are corpses all around a square.
    fn is_closed_in(&self, square: Square) -> bool {
        self.geometry.adjacent(square).is_subset(self.corpses())
    }

    fn adopt_orphans(&mut self, rules: &Rules, in_power: Option<Seat>, tell: &mut impl FnMut(StoryEvent)) {
        let Some(seat) = in_power else { return };
        for army in self.geometry.seats().iter() {
            if self.controller(army) == Controller::Orphan {
                self.take_army(army, seat, rules.devolution, tell);
            }
        }
    }

    fn take_army(&mut self, army: Seat, by: Seat, held: Devolution, tell: &mut impl FnMut(StoryEvent)) {
        self.set_controller(army, Controller::Seat(by), held);
        tell(StoryEvent::ArmyTaken { army, by });
    }

    fn orphan(&mut self, army: Seat, tell: &mut impl FnMut(StoryEvent)) {
        self.set_controller(army, Controller::Orphan, Devolution::Forever);
        tell(StoryEvent::Orphaned { army });
    }
}
