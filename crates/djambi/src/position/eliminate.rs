//! Elimination of players, and the armies they leave (§6).

use super::board::Code;
use super::{Position, StoryEvent};
use crate::{Controller, Devolution, HostageEncirclement, Piece, Role, Rules, Seat, SeatSet, Square};

impl Position {
    /// Gives the armies whose chiefs were killed, and all armies of those chiefs' players, to the mover.
    pub(super) fn pass_armies(
        &mut self,
        chiefs: SeatSet,
        mover: Seat,
        on_event: &mut impl FnMut(StoryEvent),
    ) {
        for dead in chiefs.iter() {
            if self.controller(dead) == Controller::Hostage {
                self.take_army(dead, mover, Devolution::Forever, on_event);
                continue;
            }
            for army in self.armies_of(dead).iter() {
                self.take_army(army, mover, Devolution::Forever, on_event);
            }
        }
    }

    /// Steps 3 to 5 of the order after a move: power, encirclement, orphans. Returns whether a chief was
    /// encircled, and the player in power, which neither encirclement nor inheritance changes.
    pub(super) fn settle(
        &mut self,
        rules: &Rules,
        mover: Seat,
        was_in_power: Option<Seat>,
        on_event: &mut impl FnMut(StoryEvent),
    ) -> (bool, Option<Seat>) {
        let in_power = self.in_power();
        if was_in_power != in_power {
            if let Some(seat) = was_in_power {
                on_event(StoryEvent::Dethroned { seat });
            }
            if let Some(seat) = in_power {
                on_event(StoryEvent::Enthroned { seat });
            }
        }
        self.end_reigns(rules, in_power, on_event);
        let encircled = self.encircle(rules, mover, on_event);
        self.adopt_orphans(rules, in_power, on_event);
        if let Some(seat) = self.winner() {
            on_event(StoryEvent::Won { seat });
        }
        (encircled, in_power)
    }

    /// Makes the chief of a player or a hostage a corpse where it stands, and the player's armies or the
    /// hostage orphans.
    pub(super) fn remove_chief(&mut self, seat: Seat, at: Square, on_event: &mut impl FnMut(StoryEvent)) {
        self.toggle(at, Code::of_piece(Piece { army: seat, role: Role::Chief }));
        self.toggle(at, Code::CORPSE);
        if self.controller(seat) == Controller::Hostage {
            self.orphan(seat, on_event);
            return;
        }
        for army in self.armies_of(seat).iter() {
            self.orphan(army, on_event);
        }
    }

    /// The armies that a player commands.
    pub(super) fn armies_of(&self, player: Seat) -> SeatSet {
        self.controllers.controlled_by(player).collect()
    }

    /// Armies held by right of power become orphans when their holder is no longer in power (`devolution =
    /// reign`).
    fn end_reigns(&mut self, rules: &Rules, in_power: Option<Seat>, on_event: &mut impl FnMut(StoryEvent)) {
        if rules.devolution != Devolution::Reign || !self.controllers.any_reigned() {
            return;
        }
        for army in self.geometry.armies().iter() {
            let holder = in_power.map_or(Controller::Orphan, Controller::Seat);
            if self.is_reigned(army) && self.controller(army) != holder {
                self.orphan(army, on_event);
            }
        }
    }

    /// Judges encirclement for every player, and with `hostage_encirclement = judged` for every hostage
    /// (§9.2), in seat order, beginning after the mover, until no more chief is encircled or one player is
    /// left.
    fn encircle(&mut self, rules: &Rules, mover: Seat, on_event: &mut impl FnMut(StoryEvent)) -> bool {
        // A ring of corpses is rare; only then the other conditions are checked.
        self.has_ring() && self.judge_rings(rules, mover, on_event)
    }

    /// Judges encirclement where there is a ring.
    #[cold]
    fn judge_rings(&mut self, rules: &Rules, mover: Seat, on_event: &mut impl FnMut(StoryEvent)) -> bool {
        let mut any_encircled = false;
        while self.has_ring() {
            let mut again = false;
            for seat in self.judged(rules).iter_after(mover) {
                if self.is_over() {
                    return any_encircled;
                }
                let Some(at) = self.chief(seat).filter(|&at| self.is_closed_in(at)) else { continue };
                if !self.ring(rules, seat).is_some_and(|ring| ring.is_encircled()) {
                    continue;
                }
                on_event(StoryEvent::Encircled { seat, at });
                self.remove_chief(seat, at, on_event);
                (again, any_encircled) = (true, true);
            }
            if !again {
                break;
            }
        }
        any_encircled
    }

    /// The seats whose chiefs can be encircled.
    fn judged(&self, rules: &Rules) -> SeatSet {
        match rules.hostage_encirclement {
            HostageEncirclement::Never => self.alive,
            HostageEncirclement::Judged => self
                .geometry
                .armies()
                .iter()
                .filter(|&seat| self.alive.contains(seat) || self.controller(seat) == Controller::Hostage)
                .collect(),
        }
    }

    /// Whether a chief has corpses all around it.
    fn has_ring(&self) -> bool {
        !self.corpses().is_empty() && self.role(Role::Chief).iter().any(|at| self.is_closed_in(at))
    }

    /// Whether corpses lie on all squares next to a square.
    fn is_closed_in(&self, square: Square) -> bool {
        self.geometry.adjacent(square).is_subset(self.corpses())
    }

    /// Gives all orphans to the player in power, if there is one.
    fn adopt_orphans(
        &mut self,
        rules: &Rules,
        in_power: Option<Seat>,
        on_event: &mut impl FnMut(StoryEvent),
    ) {
        let Some(seat) = in_power else { return };
        for army in self.geometry.armies().iter() {
            if self.controller(army) == Controller::Orphan {
                self.take_army(army, seat, rules.devolution, on_event);
            }
        }
    }

    /// Gives an army to a player.
    fn take_army(&mut self, army: Seat, by: Seat, held: Devolution, on_event: &mut impl FnMut(StoryEvent)) {
        self.set_controller(army, Controller::Seat(by), held);
        on_event(StoryEvent::ArmyTaken { army, by });
    }

    /// Makes an army an orphan.
    fn orphan(&mut self, army: Seat, on_event: &mut impl FnMut(StoryEvent)) {
        self.set_controller(army, Controller::Orphan, Devolution::Forever);
        on_event(StoryEvent::Orphaned { army });
    }
}
