//! The extraction of the features of every player.

use djambi::{Encirclement, Position, Rules, Seat, SquareSet};

use super::feature::Feature;
use super::sides::{Side, Sides};
use crate::turn_order::TurnOrder;

/// The factors that scale sums of worth to the size of the other features.
const PIECE: f32 = 1.0 / 4.0;
const ARMY: f32 = 1.0 / 8.0;

/// The features of all players, in the order of turns.
pub(super) struct Features([[f32; Feature::COUNT]; Seat::LIMIT]);

impl Features {
    /// The features of the players of a position.
    #[inline]
    pub(super) fn extract(position: &Position, rules: &Rules, order: &TurnOrder) -> Self {
        let sides = Sides::of(position, rules, order);
        let mut features = Self([[0.0; Feature::COUNT]; Seat::LIMIT]);
        Extractor::new(&mut features, rules, &sides).run(position, order);
        features
    }

    /// The features of the player with this place in the order of turns.
    #[inline]
    pub(super) fn of(&self, place: usize) -> &[f32; Feature::COUNT] {
        &self.0[place]
    }
}

/// Fills in the features of a position, all of them 0 before.
struct Extractor<'a> {
    features: &'a mut Features,
    rules: &'a Rules,
    sides: &'a Sides,
    count: usize,
    /// The worth of pieces where it is added up, in militants, as two binary digits: 1 for a militant, 2 for
    /// a necromobile or diplomat, 3 for a reporter or assassin.
    ones: SquareSet,
    twos: SquareSet,
    /// The kills of the players before a player in the order of turns, without the player to move.
    kills_before: [SquareSet; Seat::LIMIT],
    kills_after: [SquareSet; Seat::LIMIT],
    grabs_before: [SquareSet; Seat::LIMIT],
    grabs_after: [SquareSet; Seat::LIMIT],
    /// The worth of each player's pieces.
    worth: [f32; Seat::LIMIT],
}

impl<'a> Extractor<'a> {
    #[inline]
    fn new(features: &'a mut Features, rules: &'a Rules, sides: &'a Sides) -> Self {
        let none = [SquareSet::EMPTY; Seat::LIMIT];
        let roles = &sides.roles;
        let strong = roles.assassins | roles.reporters;
        Self {
            features,
            rules,
            sides,
            count: sides.count.min(Seat::LIMIT),
            ones: roles.militants | strong,
            twos: roles.necromobiles | roles.diplomats | strong,
            kills_before: none,
            kills_after: none,
            grabs_before: none,
            grabs_after: none,
            worth: [0.0; Seat::LIMIT],
        }
    }

    #[inline]
    fn run(mut self, position: &Position, order: &TurnOrder) {
        self.unite_attacks();
        self.material();
        self.attacked_pieces();
        for place in 0..self.count {
            self.chief(place);
        }
        self.chief_kills(position);
        self.set(0, Feature::Turn, 1.0);
        self.set(0, Feature::TurnAgain, order.plays_again().into());
    }

    #[inline]
    fn side(&self, place: usize) -> &'a Side {
        &self.sides.list[place]
    }

    #[inline]
    fn set(&mut self, place: usize, feature: Feature, value: f32) {
        self.features.0[place][feature as usize] = value;
    }

    /// Unites the attacks of the players before and after each player.
    #[inline]
    fn unite_attacks(&mut self) {
        let mut kills = SquareSet::EMPTY;
        let mut grabs = SquareSet::EMPTY;
        for place in 1..self.count {
            (self.kills_before[place], self.grabs_before[place]) = (kills, grabs);
            kills |= self.side(place).kills;
            grabs |= self.side(place).grabs;
        }
        (kills, grabs) = (SquareSet::EMPTY, SquareSet::EMPTY);
        for place in (0..self.count).rev() {
            (self.kills_after[place], self.grabs_after[place]) = (kills, grabs);
            kills |= self.side(place).kills;
            grabs |= self.side(place).grabs;
        }
    }

    /// The kills of the player to move, as another player sees them.
    #[inline]
    fn kills_now(&self, place: usize) -> SquareSet {
        if place == 0 { SquareSet::EMPTY } else { self.side(0).kills }
    }

    /// The kills of all players but one.
    #[inline]
    fn kills_of_others(&self, place: usize) -> SquareSet {
        self.kills_now(place) | self.kills_before[place] | self.kills_after[place]
    }

    /// The features of the pieces that each player commands.
    #[inline]
    fn material(&mut self) {
        let empty = self.sides.geometry.field() - self.sides.occupied;
        let corpses = self.sides.corpses.len() as f32 / 16.0;
        let roles = &self.sides.roles;
        let mut total = 1.0;
        for place in 0..self.count {
            let side = self.side(place);
            let of = |role: SquareSet| (side.own & role).len() as i32 as f32;
            let militants = of(roles.militants);
            let necromobiles = of(roles.necromobiles);
            let diplomats = of(roles.diplomats);
            let strong = (of(roles.reporters), of(roles.assassins));
            self.set(place, Feature::Militants, militants / 4.0);
            self.set(place, Feature::Necromobiles, necromobiles);
            self.set(place, Feature::Diplomats, diplomats);
            self.set(place, Feature::Reporters, strong.0);
            self.set(place, Feature::Assassins, strong.1);
            self.set(place, Feature::CapturedArmies, side.armies as i32 as f32 - 1.0);
            self.set(place, Feature::Reach, (side.reach & empty).len() as i32 as f32 / 32.0);
            let feature = match necromobiles > 0.0 {
                true => Feature::CorpsesWithNecromobile,
                false => Feature::CorpsesWithoutNecromobile,
            };
            self.set(place, feature, corpses);
            let worth = militants + 2.0 * (necromobiles + diplomats) + 3.0 * (strong.0 + strong.1);
            self.worth[place] = worth;
            total += worth;
        }
        let scale = 1.0 / total;
        for place in 0..self.count {
            self.set(place, Feature::MaterialShare, self.worth[place] * scale);
        }
    }

    /// The features of attacked pieces, by the time of the attack.
    #[inline]
    fn attacked_pieces(&mut self) {
        let mut best = (0.0, 0);
        for place in 0..self.count {
            let side = self.side(place);
            let now = self.kills_now(place);
            let before = self.kills_before[place];
            let mut attacked = (side.own - side.chief) & (now | before | self.kills_after[place]);
            let mut by_now = 0.0;
            let mut soon = 0.0;
            let mut later = 0.0;
            let mut defended = 0.0;
            while let Some(piece) = take_first(&mut attacked) {
                let worth = self.worth_of(piece);
                if touches(piece, now) {
                    by_now += worth;
                    if worth > best.0 {
                        best = (worth, place);
                    }
                } else if touches(piece, before) {
                    soon += worth;
                } else {
                    later += worth;
                }
                defended += if touches(piece, side.kills) { worth } else { 0.0 };
                for attacker in 1..self.count {
                    let threat = attacker != place && touches(piece, self.side(attacker).kills);
                    let threat = if threat { worth } else { 0.0 };
                    self.features.0[attacker][Feature::Threats as usize] += threat;
                }
            }
            self.set(place, Feature::AttackedNow, by_now);
            self.set(place, Feature::AttackedSoon, soon);
            self.set(place, Feature::AttackedLater, later);
            self.set(place, Feature::AttackedDefended, defended);
        }
        self.set(best.1, Feature::AttackedBest, best.0);
        self.set(0, Feature::BestCapture, best.0);
    }

    /// The worth of a piece, scaled.
    #[inline]
    fn worth_of(&self, piece: SquareSet) -> f32 {
        let digits = i32::from(touches(piece, self.ones)) + 2 * i32::from(touches(piece, self.twos));
        digits as f32 * PIECE
    }

    /// The features of a player's chief.
    #[inline]
    fn chief(&mut self, place: usize) {
        let side = self.side(place);
        let Some(square) = side.chief_square else { return };
        let others = self.kills_of_others(place);
        let is_attacked = touches(side.chief, others);
        if is_attacked {
            self.attacked_chief(place);
        }
        let around = self.sides.geometry.adjacent(square);
        let open = side.chief_view - self.sides.occupied;
        let flights = (open - others).len() as i32 as f32;
        let cornered = 1.0 / (1.0 + flights);
        self.set(place, Feature::Cornered, cornered);
        self.set(place, Feature::CorneredAttacked, if is_attacked { cornered } else { 0.0 });
        self.set(place, Feature::AttackedAroundChief, (around & others).len() as i32 as f32 / 8.0);
        self.set(place, Feature::ChiefMobility, open.len() as i32 as f32 / 8.0);
        self.set(place, Feature::Guards, (around & side.own).len() as i32 as f32 / 8.0);
        let is_grabbed = self.count > 2 && self.grabbed_chief(place);
        if square == self.sides.geometry.maze() {
            self.set(place, Feature::Power, 1.0);
            self.set(place, Feature::PowerGrabbed, is_grabbed.into());
            self.set(place, Feature::PowerAttacked, is_attacked.into());
            return;
        }
        let closed = around & self.sides.corpses;
        if !closed.is_empty() {
            self.ring(place, closed, around);
        }
        if !self.sides.maze_view.is_empty() {
            self.way_to_maze(place, others);
        }
    }

    /// The features of an attacked chief, by the time of the attack.
    #[cold]
    fn attacked_chief(&mut self, place: usize) {
        let chief = self.side(place).chief;
        let attacks = |side: &&Side| touches(chief, side.kills);
        let sides = &self.sides.list[..self.count];
        let later = sides[place + 1..].iter().filter(attacks).count() as f32;
        if place == 0 {
            self.set(place, Feature::ChiefAttackedAtTurn, later);
            return;
        }
        let soon = sides[1..place].iter().filter(attacks).count() as f32;
        self.set(place, Feature::ChiefAttackedLater, later);
        self.set(place, Feature::ChiefAttackedSoon, soon);
        self.set(place, Feature::ChiefAttackedNow, attacks(&&sides[0]).into());
        self.set(place, Feature::ChiefAttackedNext, f32::from(place > 1 && attacks(&&sides[1])));
    }

    /// The features of a chief that a diplomat may relocate. Says whether one can.
    #[inline]
    fn grabbed_chief(&mut self, place: usize) -> bool {
        let chief = self.side(place).chief;
        let now = place > 0 && touches(chief, self.side(0).grabs);
        let soon = touches(chief, self.grabs_before[place]);
        let later = touches(chief, self.grabs_after[place]);
        self.set(place, Feature::ChiefGrabbedNow, now.into());
        self.set(place, Feature::ChiefGrabbedSoon, soon.into());
        self.set(place, Feature::ChiefGrabbedLater, later.into());
        now | soon | later
    }

    /// The features of the ring of corpses around a chief.
    #[inline]
    fn ring(&mut self, place: usize, closed: SquareSet, around: SquareSet) {
        let closed = closed.len();
        let all = around.len();
        self.set(place, Feature::CorpsesAroundChief, closed as i32 as f32 / 8.0);
        let part = closed as i32 as f32 / all as i32 as f32;
        let has_saviour = self.rules.encirclement == Encirclement::NoNecromobile
            && self.features.0[place][Feature::Necromobiles as usize] > 0.0;
        if has_saviour {
            self.set(place, Feature::RingClosedWithNecromobile, part * part);
            return;
        }
        self.set(place, Feature::RingClosed, part * part);
        self.set(place, Feature::RingAlmostClosed, f32::from(closed + 1 >= all));
    }

    /// The features of a chief near the empty maze.
    #[inline]
    fn way_to_maze(&mut self, place: usize, others: SquareSet) {
        let side = self.side(place);
        let maze = self.sides.geometry.maze();
        if !side.chief_view.contains(maze) {
            let two = !((side.chief_view & self.sides.maze_view) - self.sides.occupied).is_empty();
            self.set(place, Feature::MazeInTwo, two.into());
            return;
        }
        self.set(place, Feature::OrphansInReach, self.sides.orphans.len() as f32 / 8.0);
        if place > 0 {
            self.set(place, Feature::MazeLater, 1.0);
            return;
        }
        self.set(place, Feature::MazeNow, 1.0);
        self.set(place, Feature::MazeNowSafe, f32::from(!others.contains(maze)));
    }

    /// The features of kills of chiefs, by the armies that they bring.
    #[inline]
    fn chief_kills(&mut self, position: &Position) {
        for victim in 0..self.count {
            let chief = self.side(victim).chief;
            if touches(chief, self.kills_of_others(victim)) {
                self.chief_kill(victim, chief);
            }
        }
        let hostages = self.side(0).kills & self.sides.free_targets & self.sides.roles.chiefs;
        if !hostages.is_empty() {
            self.hostage_kills(position, hostages);
        }
    }

    /// The features of the attackers of one chief.
    #[cold]
    fn chief_kill(&mut self, victim: usize, chief: SquareSet) {
        let worth = (self.worth[victim] + 2.0) * ARMY;
        for attacker in 0..self.count {
            if attacker == victim || !touches(chief, self.side(attacker).kills) {
                continue;
            }
            let feature = match attacker {
                0 => Feature::ArmiesNow,
                _ if attacker < victim => Feature::ArmiesSoon,
                _ => Feature::ArmiesLater,
            };
            let known = &mut self.features.0[attacker][feature as usize];
            *known = known.max(worth);
            if attacker == 0 {
                self.set(0, Feature::KillsChief, 1.0);
            }
        }
    }

    /// The features of the player to move, if hostages' chiefs can be killed.
    #[cold]
    fn hostage_kills(&mut self, position: &Position, hostages: SquareSet) {
        for chief in hostages {
            let Some(piece) = position.piece_at(chief) else { continue };
            let army = position.army(piece.army);
            let worth = ((army & self.ones).len() + 2 * (army & self.twos).len()) as f32;
            let known = &mut self.features.0[0][Feature::ArmiesNow as usize];
            *known = known.max(worth * ARMY);
        }
    }
}

/// Whether a set contains a piece, given as a set of one square.
#[inline]
fn touches(piece: SquareSet, set: SquareSet) -> bool {
    !(piece & set).is_empty()
}

/// Takes the first square out of a set, as a set of one square.
#[inline]
fn take_first(set: &mut SquareSet) -> Option<SquareSet> {
    let bits = set.bits();
    if bits == 0 {
        return None;
    }
    *set = SquareSet::from_bits(bits & (bits - 1));
    Some(SquareSet::from_bits(bits & bits.wrapping_neg()))
}
