//! The sides of a position and their attacks, found once for all features.

use djambi::{Controller, Geometry, Orphans, Position, Role, Rules, Seat, Square, SquareSet};

use crate::attack_map::AttackMap;
use crate::turn_order::TurnOrder;

/// All sides of a position, and the board between them.
pub(super) struct Sides {
    /// The board.
    pub(super) geometry: &'static Geometry,
    /// The squares with a piece or a corpse.
    pub(super) occupied: SquareSet,
    /// The squares with a corpse.
    pub(super) corpses: SquareSet,
    /// The pieces of each role.
    pub(super) roles: Roles,
    /// The sides in the order of turns, of which only the first `count` have a player.
    pub(super) list: [Side; Seat::LIMIT],
    /// The number of players.
    pub(super) count: usize,
    /// The pieces without a commander that every player may kill.
    pub(super) free_targets: SquareSet,
    /// The pieces without a commander that nobody may kill.
    pub(super) orphans: SquareSet,
    /// The squares that see the maze, if it is empty.
    pub(super) maze_view: SquareSet,
}

/// The squares of the pieces of each role.
#[derive(Clone, Copy)]
pub(super) struct Roles {
    /// The chiefs.
    pub(super) chiefs: SquareSet,
    /// The assassins.
    pub(super) assassins: SquareSet,
    /// The reporters.
    pub(super) reporters: SquareSet,
    /// The diplomats.
    pub(super) diplomats: SquareSet,
    /// The necromobiles.
    pub(super) necromobiles: SquareSet,
    /// The militants.
    pub(super) militants: SquareSet,
}

/// A player with all the pieces that they command.
#[derive(Clone, Copy, Default)]
pub(super) struct Side {
    /// The pieces.
    pub(super) own: SquareSet,
    /// The number of armies.
    pub(super) armies: u32,
    /// The player's own chief, as a set of one square.
    pub(super) chief: SquareSet,
    /// The same as a square.
    pub(super) chief_square: Option<Square>,
    /// The squares that the chief sees.
    pub(super) chief_view: SquareSet,
    /// The squares on which the side could kill an enemy piece.
    pub(super) kills: SquareSet,
    /// The squares from which a diplomat could relocate an enemy piece.
    pub(super) grabs: SquareSet,
    /// The squares that the pieces that kill or relocate others can go to or attack.
    pub(super) reach: SquareSet,
}

impl Sides {
    /// The sides of a position.
    #[inline]
    pub(super) fn of(position: &Position, rules: &Rules, order: &TurnOrder) -> Self {
        let geometry = position.geometry();
        let occupied = position.occupied();
        let maze = geometry.maze();
        let mut sides = Self {
            geometry,
            occupied,
            corpses: position.corpses(),
            roles: Roles {
                chiefs: position.role(Role::Chief),
                assassins: position.role(Role::Assassin),
                reporters: position.role(Role::Reporter),
                diplomats: position.role(Role::Diplomat),
                necromobiles: position.role(Role::Necromobile),
                militants: position.role(Role::Militant),
            },
            list: [Side::default(); Seat::LIMIT],
            count: order.seats().len().min(Seat::LIMIT),
            free_targets: SquareSet::EMPTY,
            orphans: SquareSet::EMPTY,
            maze_view: SquareSet::EMPTY,
        };
        sides.add_armies(position, rules, order);
        if !occupied.contains(maze) {
            sides.maze_view = geometry.slider_attacks(maze, occupied);
        }
        let attack_map = AttackMap::of(position, rules);
        for (side, &seat) in sides.list.iter_mut().zip(order.seats()) {
            let attacks = attack_map.by(seat);
            side.chief_view = attacks.chief;
            side.kills = attacks.kills();
            side.grabs = attack_map.grabs_by(seat);
            side.reach =
                attacks.chief | attacks.assassins | attacks.militants | attacks.arrivals | side.grabs;
        }
        sides
    }

    /// Adds each army to the side that commands it.
    #[inline]
    fn add_armies(&mut self, position: &Position, rules: &Rules, order: &TurnOrder) {
        for army in self.geometry.armies().iter() {
            let pieces = position.army(army);
            match position.controller(army) {
                Controller::Seat(player) => {
                    let Some(side) = self.list.get_mut(order.place(player)) else { continue };
                    side.own |= pieces;
                    side.armies += 1;
                    if player == army {
                        side.chief = pieces & self.roles.chiefs;
                        side.chief_square = side.chief.first();
                    }
                }
                Controller::Hostage => self.free_targets |= pieces,
                Controller::Orphan if rules.orphans == Orphans::Exposed => self.free_targets |= pieces,
                Controller::Orphan => self.orphans |= pieces,
            }
        }
    }
}
