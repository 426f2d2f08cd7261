//! The controllers of all armies, in four bits each.

use crate::{BySeat, Controller, Seat, SeatSet};

/// The controller of each army, and whether it holds the army by right of power.
///
/// Packed, so that a position has 128 bytes: the largest size that is copied without a call.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct PackedControllers(u32);

/// The bits of one army: a seat's number or one of the two numbers below, and [`REIGNED`].
const BITS: u32 = 4;
const HOSTAGE: u32 = 6;
const ORPHAN: u32 = 7;
const REIGNED: u32 = 8;
/// `REIGNED` for every army.
const ALL_REIGNED: u32 = 0x0088_8888;

impl PackedControllers {
    /// The number of values of one army's bits.
    pub(super) const COUNT: usize = 1 << BITS;

    /// Packs the controllers; `reigned` are the armies that are held by right of power.
    pub(super) fn new(controllers: &BySeat<Controller>, reigned: SeatSet) -> Self {
        let mut packed = Self(0);
        for (army, &controller) in controllers.iter() {
            packed.set(army, controller);
        }
        for army in reigned.iter() {
            packed.mark_reigned(army);
        }
        packed
    }

    /// One army's bits, as a number below [`PackedControllers::COUNT`].
    #[inline]
    pub(super) const fn part(self, army: Seat) -> usize {
        (self.0 >> (army as u32 * BITS)) as usize % Self::COUNT
    }

    /// The controller of an army.
    #[inline]
    pub(super) const fn controller(self, army: Seat) -> Controller {
        match (self.part(army) as u32) % REIGNED {
            HOSTAGE => Controller::Hostage,
            ORPHAN => Controller::Orphan,
            seat => Controller::Seat(Seat::ALL[seat as usize]),
        }
    }

    /// The armies that a player controls.
    #[inline]
    pub(super) fn controlled_by(self, player: Seat) -> impl Iterator<Item = Seat> {
        self.with_part(player as u32)
    }

    /// The armies that are orphans.
    #[inline]
    pub(super) fn orphans(self) -> impl Iterator<Item = Seat> {
        self.with_part(ORPHAN)
    }

    /// The armies whose bits, without [`REIGNED`], equal `part`: where bits differ, adding a 7 carries into
    /// that bit.
    #[inline]
    fn with_part(self, part: u32) -> impl Iterator<Item = Seat> {
        let ones = ALL_REIGNED / REIGNED;
        let sevens = ALL_REIGNED - ALL_REIGNED / REIGNED;
        let mut same = !(((self.0 ^ (part * ones)) & sevens) + sevens) & ALL_REIGNED;
        core::iter::from_fn(move || {
            let army = Seat::numbered(same.trailing_zeros() / BITS)?;
            same &= same - 1;
            Some(army)
        })
    }

    /// Whether an army is held by right of power.
    #[inline]
    pub(super) const fn is_reigned(self, army: Seat) -> bool {
        self.part(army) as u32 & REIGNED != 0
    }

    /// Whether any army is held by right of power.
    #[inline]
    pub(super) const fn any_reigned(self) -> bool {
        self.0 & ALL_REIGNED != 0
    }

    /// Gives an army another controller, which holds it for good.
    pub(super) const fn set(&mut self, army: Seat, controller: Controller) {
        let part = match controller {
            Controller::Seat(seat) => seat as u32,
            Controller::Hostage => HOSTAGE,
            Controller::Orphan => ORPHAN,
        };
        let shift = army as u32 * BITS;
        self.0 = self.0 & !((Self::COUNT as u32 - 1) << shift) | part << shift;
    }

    /// Marks an army as held by right of power.
    pub(super) const fn mark_reigned(&mut self, army: Seat) {
        self.0 |= REIGNED << (army as u32 * BITS);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_set_comes_back() {
        let mut packed = PackedControllers::new(&BySeat::from_fn(Controller::Seat), SeatSet::EMPTY);
        for army in Seat::ALL {
            assert_eq!(packed.controller(army), Controller::Seat(army));
            let seats = Seat::ALL.map(Controller::Seat);
            for controller in seats.into_iter().chain([Controller::Hostage, Controller::Orphan]) {
                packed.set(army, controller);
                assert!(!packed.any_reigned());
                packed.mark_reigned(army);
                assert_eq!((packed.controller(army), packed.is_reigned(army)), (controller, true));
                packed.set(army, Controller::Seat(army));
            }
        }
        assert_eq!(packed, PackedControllers::new(&BySeat::from_fn(Controller::Seat), SeatSet::EMPTY));
    }

    #[test]
    fn armies_are_found_by_their_controller() {
        use Controller::{Hostage, Orphan, Seat as By};
        let [red, blue, yellow, green, purple, orange] = Seat::ALL;
        let controllers = [By(yellow), Orphan, By(yellow), By(red), Hostage, By(orange)];
        let controllers = BySeat::from_fn(|army| controllers[army as usize]);
        for reigned in [SeatSet::EMPTY, SeatSet::first(4)] {
            let packed = PackedControllers::new(&controllers, reigned);
            let held = Seat::ALL.map(|player| packed.controlled_by(player).collect::<alloc::vec::Vec<_>>());
            assert_eq!(held, [&[green][..], &[], &[red, yellow], &[], &[], &[orange]]);
            assert!(packed.orphans().eq([blue]) && !packed.orphans().eq([purple]));
        }
    }
}
