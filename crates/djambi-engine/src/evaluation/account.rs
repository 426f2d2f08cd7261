//! The features of every player, counted.

use djambi::{Encirclement, Position, Rules, Seat, SquareSet};

use super::feature::Feature;
use super::order::Order;
use super::sight::{Camp, Sight};

/// The features of one player.
pub(crate) type Features = [f32; Feature::COUNT];

/// What brings sums of worth to the size of the other features.
const PIECE: f32 = 1.0 / 4.0;
const ARMY: f32 = 1.0 / 8.0;

/// The features of all players, in the order of turns.
pub(crate) struct Account<'a> {
    rules: &'a Rules,
    sight: &'a Sight,
    count: usize,
    /// What pieces are worth where they are added up, in militants, in two digits: 1 for a militant, 2 for a
    /// necromobile or diplomat, 3 for a reporter or assassin.
    ones: SquareSet,
    twos: SquareSet,
    /// What others strike who play before a player, but the player to move.
    kills_before: [SquareSet; Seat::LIMIT],
    kills_after: [SquareSet; Seat::LIMIT],
    lifts_before: [SquareSet; Seat::LIMIT],
    lifts_after: [SquareSet; Seat::LIMIT],
    /// What the pieces of each player are worth.
    worth: [f32; Seat::LIMIT],
    players: &'a mut [Features; Seat::LIMIT],
}

impl<'a> Account<'a> {
    /// Counts the features of all players, in the order of turns, into a table of zeros.
    #[inline]
    pub(crate) fn fill(
        players: &'a mut [Features; Seat::LIMIT],
        position: &Position,
        rules: &'a Rules,
        order: &Order,
        sight: &'a Sight,
    ) {
        let none = [SquareSet::EMPTY; Seat::LIMIT];
        let roles = &sight.roles;
        let strong = roles.assassins | roles.reporters;
        let mut account = Self {
            rules,
            sight,
            count: sight.count.min(Seat::LIMIT),
            ones: roles.militants | strong,
            twos: roles.necromobiles | roles.diplomats | strong,
            kills_before: none,
            kills_after: none,
            lifts_before: none,
            lifts_after: none,
            worth: [0.0; Seat::LIMIT],
            players,
        };
        account.unite();
        account.material();
        account.captures();
        for place in 0..account.count {
            account.chief(place);
        }
        account.takes(position);
        account.set(0, Feature::Turn, 1.0);
        account.flag(0, Feature::TurnAgain, order.plays_again);
    }

    #[inline]
    fn camp(&self, place: usize) -> &'a Camp {
        &self.sight.camps[place]
    }

    #[inline]
    fn set(&mut self, place: usize, feature: Feature, value: f32) {
        self.players[place][feature as usize] = value;
    }

    #[inline]
    fn flag(&mut self, place: usize, feature: Feature, is: bool) {
        self.set(place, feature, f32::from(u8::from(is)));
    }

    #[inline]
    fn unite(&mut self) {
        let (mut kills, mut lifts) = (SquareSet::EMPTY, SquareSet::EMPTY);
        for place in 1..self.count {
            (self.kills_before[place], self.lifts_before[place]) = (kills, lifts);
            kills |= self.camp(place).kills;
            lifts |= self.camp(place).lifts;
        }
        (kills, lifts) = (SquareSet::EMPTY, SquareSet::EMPTY);
        for place in (0..self.count).rev() {
            (self.kills_after[place], self.lifts_after[place]) = (kills, lifts);
            kills |= self.camp(place).kills;
            lifts |= self.camp(place).lifts;
        }
    }

    /// What the player to move strikes, seen by another.
    #[inline]
    fn kills_now(&self, place: usize) -> SquareSet {
        if place == 0 { SquareSet::EMPTY } else { self.camp(0).kills }
    }

    #[inline]
    fn kills_of_others(&self, place: usize) -> SquareSet {
        self.kills_now(place) | self.kills_before[place] | self.kills_after[place]
    }

    #[inline]
    fn material(&mut self) {
        let empty = self.sight.geometry.field() - self.sight.occupied;
        let buried = self.sight.corpses.len() as f32 / 16.0;
        let roles = &self.sight.roles;
        let mut total = 1.0;
        for place in 0..self.count {
            let camp = self.camp(place);
            let of = |role: SquareSet| (camp.own & role).len() as i32 as f32;
            let (militants, necromobiles) = (of(roles.militants), of(roles.necromobiles));
            let (diplomats, strong) = (of(roles.diplomats), (of(roles.reporters), of(roles.assassins)));
            self.set(place, Feature::Militants, militants / 4.0);
            self.set(place, Feature::Necromobiles, necromobiles);
            self.set(place, Feature::Diplomats, diplomats);
            self.set(place, Feature::Reporters, strong.0);
            self.set(place, Feature::Assassins, strong.1);
            self.set(place, Feature::CapturedArmies, camp.armies as i32 as f32 - 1.0);
            self.set(place, Feature::Reach, (camp.reach & empty).len() as i32 as f32 / 32.0);
            let buries = if necromobiles > 0.0 { Feature::Undertaker } else { Feature::NoUndertaker };
            self.set(place, buries, buried);
            let worth = militants + 2.0 * (necromobiles + diplomats) + 3.0 * (strong.0 + strong.1);
            self.worth[place] = worth;
            total += worth;
        }
        let each = 1.0 / total;
        for place in 0..self.count {
            self.set(place, Feature::MaterialShare, self.worth[place] * each);
        }
    }

    /// Pieces that are struck, by whom and when.
    #[inline]
    fn captures(&mut self) {
        let mut best = (0.0, 0);
        for place in 0..self.count {
            let camp = self.camp(place);
            let (now, before) = (self.kills_now(place), self.kills_before[place]);
            let mut struck = (camp.own - camp.chief) & (now | before | self.kills_after[place]);
            let (mut by_now, mut soon, mut later, mut defended) = (0.0, 0.0, 0.0, 0.0);
            while let Some(piece) = take_first(&mut struck) {
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
                defended += if touches(piece, camp.kills) { worth } else { 0.0 };
                for striker in 1..self.count {
                    let threat = striker != place && touches(piece, self.camp(striker).kills);
                    let threat = if threat { worth } else { 0.0 };
                    self.players[striker][Feature::Threats as usize] += threat;
                }
            }
            self.set(place, Feature::StruckNow, by_now);
            self.set(place, Feature::StruckSoon, soon);
            self.set(place, Feature::StruckLater, later);
            self.set(place, Feature::StruckDefended, defended);
        }
        self.set(best.1, Feature::StruckBest, best.0);
        self.set(0, Feature::BestCapture, best.0);
    }

    #[inline]
    fn worth_of(&self, piece: SquareSet) -> f32 {
        let digits = i32::from(touches(piece, self.ones)) + 2 * i32::from(touches(piece, self.twos));
        digits as f32 * PIECE
    }

    #[inline]
    fn chief(&mut self, place: usize) {
        let camp = self.camp(place);
        let Some(at) = camp.at else { return };
        let others = self.kills_of_others(place);
        let is_struck = touches(camp.chief, others);
        if is_struck {
            self.struck_chief(place);
        }
        let around = self.sight.geometry.adjacent(at);
        let open = camp.chief_sees - self.sight.occupied;
        let flights = (open - others).len() as i32 as f32;
        let cornered = 1.0 / (1.0 + flights);
        self.set(place, Feature::Cornered, cornered);
        self.set(place, Feature::CorneredStruck, if is_struck { cornered } else { 0.0 });
        self.set(place, Feature::Pressed, (around & others).len() as i32 as f32 / 8.0);
        self.set(place, Feature::Open, open.len() as i32 as f32 / 8.0);
        self.set(place, Feature::Guards, (around & camp.own).len() as i32 as f32 / 8.0);
        let is_lifted = self.count > 2 && self.lifted_chief(place);
        if at == self.sight.geometry.maze() {
            self.set(place, Feature::Power, 1.0);
            self.flag(place, Feature::PowerLifted, is_lifted);
            self.flag(place, Feature::PowerStruck, is_struck);
            return;
        }
        let closed = around & self.sight.corpses;
        if !closed.is_empty() {
            self.cage(place, closed, around);
        }
        if !self.sight.maze_seen.is_empty() {
            self.way(place, others);
        }
    }

    /// Who can kill the chief, and how soon.
    #[cold]
    fn struck_chief(&mut self, place: usize) {
        let chief = self.camp(place).chief;
        let strikes = |camp: &&Camp| touches(chief, camp.kills);
        let camps = &self.sight.camps[..self.count];
        let later = camps[place + 1..].iter().filter(strikes).count() as f32;
        if place == 0 {
            self.set(place, Feature::ChiefStruckAtTurn, later);
            return;
        }
        let soon = camps[1..place].iter().filter(strikes).count() as f32;
        self.set(place, Feature::ChiefStruckLater, later);
        self.set(place, Feature::ChiefStruckSoon, soon);
        self.flag(place, Feature::ChiefStruckNow, strikes(&&camps[0]));
        self.flag(place, Feature::ChiefStruckNext, place > 1 && strikes(&&camps[1]));
    }

    #[inline]
    fn lifted_chief(&mut self, place: usize) -> bool {
        let chief = self.camp(place).chief;
        let now = place > 0 && touches(chief, self.camp(0).lifts);
        let soon = touches(chief, self.lifts_before[place]);
        let later = touches(chief, self.lifts_after[place]);
        self.flag(place, Feature::LiftedNow, now);
        self.flag(place, Feature::LiftedSoon, soon);
        self.flag(place, Feature::LiftedLater, later);
        now | soon | later
    }

    /// How far corpses shut the chief in.
    #[inline]
    fn cage(&mut self, place: usize, closed: SquareSet, around: SquareSet) {
        let (closed, all) = (closed.len(), around.len());
        self.set(place, Feature::Shields, closed as i32 as f32 / 8.0);
        let part = closed as i32 as f32 / all as i32 as f32;
        let saved = self.rules.encirclement == Encirclement::NoNecromobile
            && self.players[place][Feature::Necromobiles as usize] > 0.0;
        if saved {
            self.set(place, Feature::CageOpenable, part * part);
            return;
        }
        self.set(place, Feature::Cage, part * part);
        self.flag(place, Feature::CageClosing, closed + 1 >= all);
    }

    /// How near the chief is to the empty maze.
    #[inline]
    fn way(&mut self, place: usize, others: SquareSet) {
        let camp = self.camp(place);
        let maze = self.sight.geometry.maze();
        if !camp.chief_sees.contains(maze) {
            let two = !((camp.chief_sees & self.sight.maze_seen) - self.sight.occupied).is_empty();
            self.flag(place, Feature::WayInTwo, two);
            return;
        }
        self.set(place, Feature::Heir, self.sight.orphans.len() as f32 / 8.0);
        if place > 0 {
            self.set(place, Feature::WayLater, 1.0);
            return;
        }
        self.set(place, Feature::WayNow, 1.0);
        self.flag(place, Feature::WayNowSafe, !others.contains(maze));
    }

    /// Chiefs who can be killed, and what that brings.
    #[inline]
    fn takes(&mut self, position: &Position) {
        for victim in 0..self.count {
            let chief = self.camp(victim).chief;
            if touches(chief, self.kills_of_others(victim)) {
                self.take(victim, chief);
            }
        }
        let hostages = self.camp(0).kills & self.sight.prey & self.sight.roles.chiefs;
        if !hostages.is_empty() {
            self.take_hostages(position, hostages);
        }
    }

    #[cold]
    fn take(&mut self, victim: usize, chief: SquareSet) {
        let worth = (self.worth[victim] + 2.0) * ARMY;
        for striker in 0..self.count {
            if striker == victim || !touches(chief, self.camp(striker).kills) {
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

    #[cold]
    fn take_hostages(&mut self, position: &Position, hostages: SquareSet) {
        for chief in hostages {
            let Some(piece) = position.piece_at(chief) else { continue };
            let army = position.army(piece.army);
            let worth = ((army & self.ones).len() + 2 * (army & self.twos).len()) as f32;
            let known = &mut self.players[0][Feature::TakesArmies as usize];
            *known = known.max(worth * ARMY);
        }
    }
}

#[inline]
fn touches(piece: SquareSet, set: SquareSet) -> bool {
    !(piece & set).is_empty()
}

/// Takes a set of one square out of a set, as long as there are any.
#[inline]
fn take_first(set: &mut SquareSet) -> Option<SquareSet> {
    let bits = set.bits();
    if bits == 0 {
        return None;
    }
    *set = SquareSet::from_bits(bits & (bits - 1));
    Some(SquareSet::from_bits(bits & bits.wrapping_neg()))
}
