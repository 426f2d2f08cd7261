//! Who commands which army, in four bits each.

use crate::{BySeat, Controller, Seat, SeatSet};

/// The controller of each army and whether it holds the army by right of power.
///
/// Small, so that a position has 128 bytes: the most that is copied without a call.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Commands(u32);

/// One army's part: a seat's number or one of the two below, and [`REIGNED`].
const BITS: u32 = 4;
const HOSTAGE: u32 = 6;
const ORPHAN: u32 = 7;
const REIGNED: u32 = 8;
/// `REIGNED` for every army.
const ALL_REIGNED: u32 = 0x0088_8888;

impl Commands {
    /// The number of values that one army's part may have.
    pub(super) const COUNT: usize = 1 << BITS;

    pub(super) fn new(controllers: &BySeat<Controller>, reigned: SeatSet) -> Self {
        let mut commands = Self(0);
        for (army, &controller) in controllers.iter() {
            commands.set(army, controller);
        }
        for army in reigned.iter() {
            commands.mark_reigned(army);
        }
        commands
    }

    /// One army's part, as a number below [`Commands::COUNT`].
    #[inline]
    pub(super) const fn part(self, army: Seat) -> usize {
        (self.0 >> (army as u32 * BITS)) as usize % Self::COUNT
    }

    #[inline]
    pub(super) const fn controller(self, army: Seat) -> Controller {
        match (self.part(army) as u32) % REIGNED {
            HOSTAGE => Controller::Hostage,
            ORPHAN => Controller::Orphan,
            seat => Controller::Seat(Seat::ALL[seat as usize]),
        }
    }

    /// The armies that a player commands.
    #[inline]
    pub(super) fn held_by(self, player: Seat) -> impl Iterator<Item = Seat> {
        self.held_as(player as u32)
    }

    /// The armies that nobody commands since their player is out.
    #[inline]
    pub(super) fn orphans(self) -> impl Iterator<Item = Seat> {
        self.held_as(ORPHAN)
    }

    /// The armies with this part, but for [`REIGNED`]: where parts differ, adding a 7 carries into that bit.
    #[inline]
    fn held_as(self, part: u32) -> impl Iterator<Item = Seat> {
        let (ones, sevens) = (ALL_REIGNED / REIGNED, ALL_REIGNED - ALL_REIGNED / REIGNED);
        let mut same = !(((self.0 ^ (part * ones)) & sevens) + sevens) & ALL_REIGNED;
        core::iter::from_fn(move || {
            let army = Seat::numbered(same.trailing_zeros() / BITS)?;
            same &= same - 1;
            Some(army)
        })
    }

    #[inline]
    pub(super) const fn is_reigned(self, army: Seat) -> bool {
        self.part(army) as u32 & REIGNED != 0
    }

    #[inline]
    pub(super) const fn any_reigned(self) -> bool {
        self.0 & ALL_REIGNED != 0
    }

    /// Gives an army another controller, who holds it for good.
    pub(super) const fn set(&mut self, army: Seat, controller: Controller) {
        let part = match controller {
            Controller::Seat(seat) => seat as u32,
            Controller::Hostage => HOSTAGE,
            Controller::Orphan => ORPHAN,
        };
        let place = army as u32 * BITS;
        self.0 = self.0 & !((Self::COUNT as u32 - 1) << place) | part << place;
    }

    /// Says that an army's controller holds it by right of power.
    pub(super) const fn mark_reigned(&mut self, army: Seat) {
        self.0 |= REIGNED << (army as u32 * BITS);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_set_comes_back() {
        let mut commands = Commands::new(&BySeat::from_fn(Controller::Seat), SeatSet::EMPTY);
        for army in Seat::ALL {
            assert_eq!(commands.controller(army), Controller::Seat(army));
            let seats = Seat::ALL.map(Controller::Seat);
            for controller in seats.into_iter().chain([Controller::Hostage, Controller::Orphan]) {
                commands.set(army, controller);
                assert!(!commands.any_reigned());
                commands.mark_reigned(army);
                assert_eq!((commands.controller(army), commands.is_reigned(army)), (controller, true));
                commands.set(army, Controller::Seat(army));
            }
        }
        assert_eq!(commands, Commands::new(&BySeat::from_fn(Controller::Seat), SeatSet::EMPTY));
    }

    #[test]
    fn armies_are_found_by_their_controller() {
        use Controller::{Hostage, Orphan, Seat as By};
        let [red, blue, yellow, green, purple, orange] = Seat::ALL;
        let controllers = [By(yellow), Orphan, By(yellow), By(red), Hostage, By(orange)];
        let controllers = BySeat::from_fn(|army| controllers[army as usize]);
        for reigned in [SeatSet::EMPTY, SeatSet::first(4)] {
            let commands = Commands::new(&controllers, reigned);
            let held = Seat::ALL.map(|player| commands.held_by(player).collect::<alloc::vec::Vec<_>>());
            assert_eq!(held, [&[green][..], &[], &[red, yellow], &[], &[], &[orange]]);
            assert!(commands.orphans().eq([blue]) && !commands.orphans().eq([purple]));
        }
    }
}
