//! The features of every player, counted.

use djambi::{Encirclement, Position, Role, Rules, Seat, Square, SquareSet};

use super::feature::Feature;
use super::order::Order;
use super::sight::{Camp, ROLES, Sight};

/// The features of one player.
pub(crate) type Features = [f32; Feature::COUNT];

/// What a piece is worth where pieces of several roles are added up, by the index of its role, in militants.
const WORTH: [f32; ROLES] = {
    let mut worth = [0.0; ROLES];
    worth[Role::Militant as usize] = 1.0;
    worth[Role::Necromobile as usize] = 1.6;
    worth[Role::Diplomat as usize] = 2.2;
    worth[Role::Reporter as usize] = 3.0;
    worth[Role::Assassin as usize] = 3.2;
    worth
};
/// What brings sums of worth to the size of the other features.
const PIECE: f32 = 1.0 / 4.0;
const ARMY: f32 = 1.0 / 8.0;

/// The features of all players, in the order of turns.
pub(crate) struct Account<'a> {
    rules: &'a Rules,
    sight: &'a Sight,
    /// What others strike who play before a player, but the player to move.
    kills_before: [SquareSet; Seat::LIMIT],
    kills_after: [SquareSet; Seat::LIMIT],
    lifts_before: [SquareSet; Seat::LIMIT],
    lifts_after: [SquareSet; Seat::LIMIT],
    /// What the pieces of each player are worth.
    worth: [f32; Seat::LIMIT],
    orphans: f32,
    players: [Features; Seat::LIMIT],
}

impl<'a> Account<'a> {
    /// Counts the features of all players, in the order of turns.
    #[inline]
    pub(crate) fn of(
        position: &Position,
        rules: &'a Rules,
        order: &Order,
        sight: &'a Sight,
    ) -> [Features; Seat::LIMIT] {
        let none = [SquareSet::EMPTY; Seat::LIMIT];
        let mut account = Self {
            rules,
            sight,
            kills_before: none,
            kills_after: none,
            lifts_before: none,
            lifts_after: none,
            worth: [0.0; Seat::LIMIT],
            orphans: 0.0,
            players: [[0.0; Feature::COUNT]; Seat::LIMIT],
        };
        account.unite();
        account.material();
        account.captures();
        account.maze_heirs();
        for place in 0..account.count() {
            account.chief(place);
        }
        account.takes(position);
        account.set(0, Feature::Turn, 1.0);
        if order.plays_again {
            account.set(0, Feature::TurnAgain, 1.0);
        }
        account.players
    }

    #[inline]
    fn count(&self) -> usize {
        self.sight.count.min(Seat::LIMIT)
    }

    #[inline]
    fn camp(&self, place: usize) -> &Camp {
        &self.sight.camps[place]
    }

    #[inline]
    fn set(&mut self, place: usize, feature: Feature, value: f32) {
        self.players[place][feature as usize] = value;
    }

    #[inline]
    fn add(&mut self, place: usize, feature: Feature, value: f32) {
        self.players[place][feature as usize] += value;
    }

    fn unite(&mut self) {
        let (mut kills, mut lifts) = (SquareSet::EMPTY, SquareSet::EMPTY);
        for place in 1..self.count() {
            (self.kills_before[place], self.lifts_before[place]) = (kills, lifts);
            kills |= self.camp(place).kills;
            lifts |= self.camp(place).lifts;
        }
        (kills, lifts) = (SquareSet::EMPTY, SquareSet::EMPTY);
        for place in (0..self.count()).rev() {
            (self.kills_after[place], self.lifts_after[place]) = (kills, lifts);
            kills |= self.camp(place).kills;
            lifts |= self.camp(place).lifts;
        }
    }

    /// What the player to move strikes, seen by another.
    fn kills_now(&self, place: usize) -> SquareSet {
        if place == 0 { SquareSet::EMPTY } else { self.camp(0).kills }
    }

    fn kills_of_others(&self, place: usize) -> SquareSet {
        self.kills_now(place) | self.kills_before[place] | self.kills_after[place]
    }

    fn material(&mut self) {
        let mut total = 0.0;
        for place in 0..self.count() {
            let camp = self.camp(place);
            let mut worth = 0.0;
            for (&pieces, each) in camp.pieces.iter().zip(WORTH) {
                worth += f32::from(pieces) * each;
            }
            self.worth[place] = worth;
            total += worth;
        }
        let per_worth = 1.0 / (total + 1.0);
        let empty = self.sight.geometry.field() - self.sight.occupied;
        let buried = self.sight.corpses.len() as f32 / 16.0;
        for place in 0..self.count() {
            let camp = *self.camp(place);
            let of = |role: Role| f32::from(camp.pieces[role as usize]);
            self.set(place, Feature::Militants, of(Role::Militant) / 4.0);
            self.set(place, Feature::Necromobiles, of(Role::Necromobile));
            self.set(place, Feature::Diplomats, of(Role::Diplomat));
            self.set(place, Feature::Reporters, of(Role::Reporter));
            self.set(place, Feature::Assassins, of(Role::Assassin));
            self.set(place, Feature::CapturedArmies, f32::from(camp.armies) - 1.0);
            self.set(place, Feature::MaterialShare, self.worth[place] * per_worth);
            self.set(place, Feature::Reach, (camp.reach & empty).len() as f32 / 32.0);
            let buries = camp.pieces[Role::Necromobile as usize] > 0;
            self.set(place, if buries { Feature::Undertaker } else { Feature::NoUndertaker }, buried);
        }
    }

    /// Pieces that are struck, by whom and when.
    fn captures(&mut self) {
        let chiefs = self.sight.roles[Role::Chief as usize];
        let mut best = (0.0, 0);
        for place in 0..self.count() {
            let (now, own) = (self.kills_now(place), self.camp(place).own - chiefs);
            let (before, after) = (self.kills_before[place], self.kills_after[place]);
            let mut sums = [0.0; 4];
            for square in own & (now | before | after) {
                let worth = self.worth_at(square) * PIECE;
                if now.contains(square) {
                    sums[0] += worth;
                    if worth > best.0 {
                        best = (worth, place);
                    }
                } else if before.contains(square) {
                    sums[1] += worth;
                } else {
                    sums[2] += worth;
                }
                if self.camp(place).kills.contains(square) {
                    sums[3] += worth;
                }
                for striker in 1..self.count() {
                    if striker != place && self.camp(striker).kills.contains(square) {
                        self.add(striker, Feature::Threats, worth);
                    }
                }
            }
            self.set(place, Feature::StruckNow, sums[0]);
            self.set(place, Feature::StruckSoon, sums[1]);
            self.set(place, Feature::StruckLater, sums[2]);
            self.set(place, Feature::StruckDefended, sums[3]);
        }
        if best.0 > 0.0 {
            self.set(best.1, Feature::StruckBest, best.0);
            self.set(0, Feature::BestCapture, best.0);
        }
    }

    fn worth_at(&self, square: Square) -> f32 {
        let mut worth = 0.0;
        for (role, each) in self.sight.roles.iter().zip(WORTH) {
            worth += if role.contains(square) { each } else { 0.0 };
        }
        worth
    }

    fn maze_heirs(&mut self) {
        let mut commanded = SquareSet::EMPTY;
        for place in 0..self.count() {
            commanded |= self.camp(place).own;
        }
        let orphans = self.sight.occupied - commanded - self.sight.corpses - self.sight.prey;
        self.orphans = if orphans.is_empty() { 0.0 } else { orphans.len() as f32 / 8.0 };
    }

    fn chief(&mut self, place: usize) {
        let Some(chief) = self.camp(place).chief else { return };
        self.struck_chief(place, chief);
        let struck = self.kills_of_others(place);
        let (sees, own) = (self.camp(place).chief_sees, self.camp(place).own);
        let around = self.sight.geometry.adjacent(chief);
        let open = sees - self.sight.occupied;
        let flights = (open - struck).len() as f32;
        let cornered = 1.0 / (1.0 + flights);
        self.set(place, Feature::Cornered, cornered);
        if struck.contains(chief) {
            self.set(place, Feature::CorneredStruck, cornered);
        }
        self.set(place, Feature::Pressed, (around & struck).len() as f32 / 8.0);
        self.set(place, Feature::Open, open.len() as f32 / 8.0);
        self.set(place, Feature::Guards, (around & own).len() as f32 / 8.0);
        let lifted = if self.count() > 2 { self.lifted_chief(place, chief) } else { false };
        if chief == self.sight.geometry.maze() {
            self.set(place, Feature::Power, 1.0);
            self.set(place, Feature::Heir, self.orphans);
            let one = |is: bool| if is { 1.0 } else { 0.0 };
            self.set(place, Feature::PowerLifted, one(lifted));
            self.set(place, Feature::PowerStruck, one(struck.contains(chief)));
        } else {
            self.cage(place, around);
            self.way(place, struck);
        }
    }

    /// Who can kill the chief, and how soon.
    fn struck_chief(&mut self, place: usize, chief: Square) {
        let strikes = |camp: &Camp| camp.kills.contains(chief);
        let camps = &self.sight.camps[..self.count()];
        if place > 0 && strikes(&camps[0]) {
            self.players[place][Feature::ChiefStruckNow as usize] = 1.0;
        }
        if place > 1 && self.kills_before[place].contains(chief) {
            let soon = camps[1..place].iter().filter(|camp| strikes(camp)).count();
            self.set(place, Feature::ChiefStruckSoon, soon as f32);
            if strikes(&camps[1]) {
                self.set(place, Feature::ChiefStruckNext, 1.0);
            }
        }
        if self.kills_after[place].contains(chief) {
            let later = camps[place + 1..].iter().filter(|camp| strikes(camp)).count();
            let feature = if place == 0 { Feature::ChiefStruckAtTurn } else { Feature::ChiefStruckLater };
            self.set(place, feature, later as f32);
        }
    }

    fn lifted_chief(&mut self, place: usize, chief: Square) -> bool {
        let now = place > 0 && self.camp(0).lifts.contains(chief);
        let before = self.lifts_before[place].contains(chief);
        let after = self.lifts_after[place].contains(chief);
        if now {
            self.set(place, Feature::LiftedNow, 1.0);
        } else if before {
            self.set(place, Feature::LiftedSoon, 1.0);
        } else if after {
            self.set(place, Feature::LiftedLater, 1.0);
        }
        now || before || after
    }

    /// How far corpses shut the chief in.
    fn cage(&mut self, place: usize, around: SquareSet) {
        let closed = around & self.sight.corpses;
        if closed.is_empty() {
            return;
        }
        let (closed, all) = (closed.len(), around.len());
        self.set(place, Feature::Shields, closed as f32 / 8.0);
        let part = closed as f32 / all as f32;
        let saved = self.rules.encirclement == Encirclement::NoNecromobile
            && self.camp(place).pieces[Role::Necromobile as usize] > 0;
        if saved {
            self.set(place, Feature::CageOpenable, part * part);
            return;
        }
        self.set(place, Feature::Cage, part * part);
        if closed + 1 >= all {
            self.set(place, Feature::CageClosing, 1.0);
        }
    }

    /// How near the chief is to the empty maze.
    fn way(&mut self, place: usize, struck: SquareSet) {
        let (geometry, occupied) = (self.sight.geometry, self.sight.occupied);
        let maze = geometry.maze();
        if occupied.contains(maze) {
            return;
        }
        let sees = self.camp(place).chief_sees;
        if !sees.contains(maze) {
            if !((sees & geometry.slides(maze, occupied)) - occupied).is_empty() {
                self.set(place, Feature::WayInTwo, 1.0);
            }
            return;
        }
        self.set(place, Feature::Heir, self.orphans);
        if place > 0 {
            self.set(place, Feature::WayLater, 1.0);
            return;
        }
        self.set(place, Feature::WayNow, 1.0);
        if !struck.contains(maze) {
            self.set(place, Feature::WayNowSafe, 1.0);
        }
    }

    /// Chiefs who can be killed, and what that brings.
    fn takes(&mut self, position: &Position) {
        for victim in 0..self.count() {
            let Some(chief) = self.camp(victim).chief else { continue };
            if !self.kills_of_others(victim).contains(chief) {
                continue;
            }
            let worth = (self.worth[victim] + 2.0) * ARMY;
            for striker in 0..self.count() {
                if striker == victim || !self.camp(striker).kills.contains(chief) {
                    continue;
                }
                let feature = match striker {
                    0 => Feature::TakesArmies,
                    _ if striker < victim => Feature::TakesSoon,
                    _ => Feature::TakesLater,
                };
                let known = &mut self.players[striker][feature as usize];
                *known = known.max(worth);
                if striker == 0 {
                    self.set(0, Feature::TakesChief, 1.0);
                }
            }
        }
        let hostages = self.camp(0).kills & self.sight.prey & self.sight.roles[Role::Chief as usize];
        for chief in hostages {
            let Some(piece) = position.piece_at(chief) else { continue };
            let army = position.army(piece.army);
            let worth: f32 =
                army.iter().map(|square| self.worth_at(square)).fold(0.0, |sum, each| sum + each);
            let known = &mut self.players[0][Feature::TakesArmies as usize];
            *known = known.max(worth * ARMY);
        }
    }
}
