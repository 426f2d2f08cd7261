//! What every player's pieces see: found once, for all that is asked about it.

use djambi::{Controller, Geometry, Orphans, Position, Role, Rules, Seat, Square, SquareSet};

use super::order::Order;

/// The number of roles a piece may have.
pub(crate) const ROLES: usize = Role::ALL.len();

/// The board as all players see it. Players are known by their place in the order of turns, the player to move at 0.
pub(crate) struct Sight {
    pub(crate) geometry: &'static Geometry,
    pub(crate) occupied: SquareSet,
    pub(crate) corpses: SquareSet,
    pub(crate) roles: [SquareSet; ROLES],
    pub(crate) camps: [Camp; Seat::LIMIT],
    /// How many of the camps have a player.
    pub(crate) count: usize,
    /// What nobody commands and everybody may kill.
    pub(crate) prey: SquareSet,
}

/// One player's side.
#[derive(Clone, Copy, Default)]
pub(crate) struct Camp {
    /// The pieces that he commands.
    pub(crate) own: SquareSet,
    /// How many of each role, by the role's index.
    pub(crate) pieces: [u8; ROLES],
    /// How many armies he commands.
    pub(crate) armies: u8,
    /// Where his own chief stands.
    pub(crate) chief: Option<Square>,
    /// What his chief sees.
    pub(crate) chief_sees: SquareSet,
    /// The squares on which an enemy piece could be killed. Militants do not strike the maze.
    pub(crate) kills: SquareSet,
    /// The squares from which a diplomat could relocate an enemy piece.
    pub(crate) lifts: SquareSet,
    /// All squares seen by pieces that move.
    pub(crate) reach: SquareSet,
}

impl Sight {
    #[inline]
    pub(crate) fn of(position: &Position, rules: &Rules, order: &Order) -> Self {
        let geometry = position.geometry();
        let mut sight = Self {
            geometry,
            occupied: position.occupied(),
            corpses: position.corpses(),
            roles: Role::ALL.map(|role| position.role(role)),
            camps: [Camp::default(); Seat::LIMIT],
            count: order.seats().len(),
            prey: SquareSet::EMPTY,
        };
        sight.muster(position, rules, order);
        for place in 0..sight.count.min(Seat::LIMIT) {
            let mut camp = sight.camps[place];
            sight.look(&mut camp);
            sight.camps[place] = camp;
        }
        sight
    }

    /// Gives every army to the camp that commands it.
    #[inline]
    fn muster(&mut self, position: &Position, rules: &Rules, order: &Order) {
        let mut places = [Seat::LIMIT; Seat::LIMIT];
        for (place, &seat) in order.seats().iter().enumerate() {
            places[seat.index()] = place;
        }
        for army in self.geometry.seats().iter() {
            let pieces = position.army(army);
            match position.controller(army) {
                Controller::Seat(player) => {
                    let Some(camp) = self.camps.get_mut(places[player.index()]) else { continue };
                    camp.own |= pieces;
                    camp.armies += 1;
                    if player == army {
                        camp.chief = (pieces & self.roles[Role::Chief as usize]).first();
                    }
                }
                Controller::Hostage => self.prey |= pieces,
                Controller::Orphan if rules.orphans == Orphans::Exposed => self.prey |= pieces,
                Controller::Orphan => {}
            }
        }
    }

    #[inline]
    fn look(&self, camp: &mut Camp) {
        let (geometry, occupied) = (self.geometry, self.occupied);
        let own = |role: Role| camp.own & self.roles[role as usize];
        let maze = SquareSet::of(geometry.maze());
        let (mut kills, mut lifts, mut reach) = (SquareSet::EMPTY, SquareSet::EMPTY, SquareSet::EMPTY);
        let mut pieces = [0; ROLES];
        for from in own(Role::Militant) {
            kills |= geometry.steps(from, occupied);
            pieces[Role::Militant as usize] += 1;
        }
        reach |= kills;
        kills -= maze;
        for from in own(Role::Assassin) {
            kills |= geometry.slides(from, occupied);
            pieces[Role::Assassin as usize] += 1;
        }
        let mut arrivals = SquareSet::EMPTY;
        for from in own(Role::Reporter) {
            arrivals |= geometry.slides(from, occupied);
            pieces[Role::Reporter as usize] += 1;
        }
        reach |= arrivals;
        for to in arrivals - occupied - maze {
            kills |= geometry.sides(to);
        }
        for from in own(Role::Diplomat) {
            lifts |= geometry.slides(from, occupied);
            pieces[Role::Diplomat as usize] += 1;
        }
        for from in own(Role::Necromobile) {
            reach |= geometry.slides(from, occupied);
            pieces[Role::Necromobile as usize] += 1;
        }
        if let Some(chief) = camp.chief {
            camp.chief_sees = geometry.slides(chief, occupied);
            kills |= camp.chief_sees;
        }
        camp.pieces = pieces;
        camp.kills = kills;
        camp.lifts = lifts;
        camp.reach = reach | kills | lifts;
    }
}
