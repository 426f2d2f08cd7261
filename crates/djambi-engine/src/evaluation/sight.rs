//! What every player's pieces see: found once, for all that is asked about it.

use djambi::{Controller, Geometry, Orphans, Position, Role, Rules, Seat, SetwiseAttacks, Square, SquareSet};

use super::order::Order;

/// The board as all players see it. Players are known by their place in the order of turns, the player to move at 0.
pub(crate) struct Sight {
    pub(crate) geometry: &'static Geometry,
    pub(crate) occupied: SquareSet,
    pub(crate) corpses: SquareSet,
    pub(crate) roles: Roles,
    pub(crate) camps: [Camp; Seat::LIMIT],
    /// How many of the camps have a player.
    pub(crate) count: usize,
    /// What nobody commands and everybody may kill.
    pub(crate) prey: SquareSet,
    /// What nobody commands and nobody may kill.
    pub(crate) orphans: SquareSet,
    /// From where a piece sees the maze, if that is empty.
    pub(crate) maze_seen: SquareSet,
}

/// Where the pieces of each role stand.
#[derive(Clone, Copy)]
pub(crate) struct Roles {
    pub(crate) chiefs: SquareSet,
    pub(crate) assassins: SquareSet,
    pub(crate) reporters: SquareSet,
    pub(crate) diplomats: SquareSet,
    pub(crate) necromobiles: SquareSet,
    pub(crate) militants: SquareSet,
}

/// One player's side.
#[derive(Clone, Copy, Default)]
pub(crate) struct Camp {
    /// The pieces that he commands.
    pub(crate) own: SquareSet,
    /// How many armies he commands.
    pub(crate) armies: u32,
    /// Where his own chief stands, as a set and as a square.
    pub(crate) chief: SquareSet,
    pub(crate) at: Option<Square>,
    /// What his chief sees.
    pub(crate) chief_sees: SquareSet,
    /// The squares on which an enemy piece could be killed. Militants do not strike the maze.
    pub(crate) kills: SquareSet,
    /// The squares from which a diplomat could relocate an enemy piece.
    pub(crate) lifts: SquareSet,
    /// All squares seen by those who kill and relocate pieces.
    pub(crate) reach: SquareSet,
}

impl Sight {
    #[inline]
    pub(crate) fn of(position: &Position, rules: &Rules, order: &Order) -> Self {
        let (geometry, occupied) = (position.geometry(), position.occupied());
        let mut sight = Self {
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
            camps: [Camp::default(); Seat::LIMIT],
            count: order.seats().len().min(Seat::LIMIT),
            prey: SquareSet::EMPTY,
            orphans: SquareSet::EMPTY,
            maze_seen: SquareSet::EMPTY,
        };
        sight.muster(position, rules, order);
        let (sweep, maze) = (SetwiseAttacks::new(geometry, occupied), SquareSet::of(geometry.maze()));
        if (maze & occupied).is_empty() {
            sight.maze_seen = sweep.slider_attacks(maze);
        }
        for camp in &mut sight.camps[..sight.count] {
            camp.look(&sight.roles, &sweep, maze, occupied);
        }
        sight
    }

    /// Gives every army to the camp that commands it.
    #[inline]
    fn muster(&mut self, position: &Position, rules: &Rules, order: &Order) {
        for army in self.geometry.seats().iter() {
            let pieces = position.army(army);
            match position.controller(army) {
                Controller::Seat(player) => {
                    let Some(camp) = self.camps.get_mut(order.place(player)) else { continue };
                    camp.own |= pieces;
                    camp.armies += 1;
                    if player == army {
                        camp.chief = pieces & self.roles.chiefs;
                        camp.at = camp.chief.first();
                    }
                }
                Controller::Hostage => self.prey |= pieces,
                Controller::Orphan if rules.orphans == Orphans::Exposed => self.prey |= pieces,
                Controller::Orphan => self.orphans |= pieces,
            }
        }
    }
}

impl Camp {
    #[inline]
    fn look(&mut self, roles: &Roles, sweep: &SetwiseAttacks, maze: SquareSet, occupied: SquareSet) {
        let arrivals = sweep.slider_attacks(self.own & roles.reporters);
        self.chief_sees = sweep.slider_attacks(self.chief);
        self.lifts = sweep.slider_attacks(self.own & roles.diplomats);
        let strikes = (sweep.militant_attacks(self.own & roles.militants) - maze)
            | sweep.slider_attacks(self.own & roles.assassins)
            | self.chief_sees;
        self.kills = strikes | sweep.edge_neighbours(arrivals - occupied - maze);
        self.reach = strikes | arrivals | self.lifts;
    }
}
