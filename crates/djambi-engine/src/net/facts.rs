//! What a look at the chiefs tells: who can strike them, who is being shut in, who can enter the maze.

use djambi::{Controller, Position, Role, Seat, Square, SquareSet};

use super::view::{SEATS, View, two_steps_around};

/// The number of facts. They are, in this order:
/// * for each seat and other seat, that the other can kill the one's chief, at his turn now, before, or after the one's;
/// * for each seat and other seat, that a diplomat of the other can carry the one's chief away;
/// * for each seat, how many squares beside his chief hold no corpse, with and without a necromobile;
/// * for each seat, that his chief can enter the maze, in this turn or another.
pub(super) const FACTS: usize = MAZE + SEATS.len() * 2;

const LIFTS: usize = SEATS.len() * SEATS.len() * URGENCIES;
const RINGS: usize = LIFTS + SEATS.len() * SEATS.len();
const MAZE: usize = RINGS + SEATS.len() * GAPS * 2;
const URGENCIES: usize = 3;
const GAPS: usize = 9;
/// The number of ordered pairs of two seats.
const PAIRS: usize = SEATS.len() * (SEATS.len() - 1);

/// The facts about the chiefs of a position.
pub(super) struct Facts {
    /// For each seat whose chief is struck, by whom, and how soon.
    strikes: Few<(Seat, Seat, u8), PAIRS>,
    lifts: Few<(Seat, Seat), PAIRS>,
    /// For each living seat, the squares beside its chief that hold no corpse, and whether it has a necromobile.
    rings: Few<(Seat, u8, bool), { SEATS.len() }>,
    /// Whose chief can enter the maze, and whether it is his turn.
    entries: Few<(Seat, bool), { SEATS.len() }>,
}

impl Facts {
    pub(super) fn of(position: &Position, waits: &[Option<u8>; SEATS.len()]) -> Self {
        let mut facts = Self {
            strikes: Few::none((Seat::Red, Seat::Red, 0)),
            lifts: Few::none((Seat::Red, Seat::Red)),
            rings: Few::none((Seat::Red, 0, false)),
            entries: Few::none((Seat::Red, false)),
        };
        let look = Look::at(position);
        let (corpses, necromobiles) = (position.corpses(), position.role(Role::Necromobile));
        for victim in SEATS {
            let Some(wait) = waits[victim.index()] else { continue };
            let Some(chief) = position.chief(victim) else { continue };
            let seen = position.geometry().slides(chief, look.occupied);
            let (strikers, lifters) = look.threats(chief, seen);
            for by in SEATS.into_iter().filter(|&by| by != victim) {
                let Some(their_wait) = waits[by.index()] else { continue };
                if !(strikers & look.pieces[by.index()]).is_empty() {
                    let urgency = if their_wait == 0 { 0 } else { 1 + u8::from(their_wait > wait) };
                    facts.strikes.push((victim, by, urgency));
                }
                if !(lifters & look.pieces[by.index()]).is_empty() {
                    facts.lifts.push((victim, by));
                }
            }
            let gaps = (position.geometry().adjacent(chief) - corpses).len();
            let saved = !(look.pieces[victim.index()] & necromobiles).is_empty();
            facts.rings.push((victim, gaps as u8, saved));
            let maze = position.geometry().maze();
            if seen.contains(maze) && !look.occupied.contains(maze) {
                facts.entries.push((victim, wait == 0));
            }
        }
        facts
    }

    /// Gives to `visit` the number of each fact, as a seat sees it.
    #[inline]
    pub(super) fn for_each(&self, view: View, mut visit: impl FnMut(usize)) {
        let pair = |one, other| view.seat(one) * SEATS.len() + view.seat(other);
        for &(victim, by, urgency) in self.strikes.as_slice() {
            visit(pair(victim, by) * URGENCIES + usize::from(urgency));
        }
        for &(victim, by) in self.lifts.as_slice() {
            visit(LIFTS + pair(victim, by));
        }
        for &(seat, gaps, saved) in self.rings.as_slice() {
            visit(
                RINGS + (view.seat(seat) * GAPS + usize::from(gaps).min(GAPS - 1)) * 2 + usize::from(saved),
            );
        }
        for &(seat, now) in self.entries.as_slice() {
            visit(MAZE + view.seat(seat) * 2 + usize::from(now));
        }
    }
}

/// What is asked about every chief, found once.
struct Look<'a> {
    position: &'a Position,
    occupied: SquareSet,
    /// The pieces that each player commands.
    pieces: [SquareSet; SEATS.len()],
    /// Those that kill and those that carry away what they see.
    killers: SquareSet,
    diplomats: SquareSet,
    militants: SquareSet,
    /// Each reporter, with the squares that he can go to. No game has more than one an army.
    reporters: Few<(SquareSet, SquareSet), { SEATS.len() }>,
}

impl<'a> Look<'a> {
    fn at(position: &'a Position) -> Self {
        let mut pieces = [SquareSet::EMPTY; SEATS.len()];
        for army in SEATS {
            if let Controller::Seat(player) = position.controller(army) {
                pieces[player.index() % SEATS.len()] |= position.army(army);
            }
        }
        let (geometry, occupied) = (position.geometry(), position.occupied());
        let mut reporters = Few::none((SquareSet::EMPTY, SquareSet::EMPTY));
        for reporter in position.role(Role::Reporter) {
            let reached = (geometry.slides(reporter, occupied) & geometry.field()) - occupied;
            reporters.push((SquareSet::of(reporter), reached));
        }
        Self {
            position,
            occupied,
            pieces,
            killers: position.role(Role::Assassin) | position.role(Role::Chief),
            diplomats: position.role(Role::Diplomat),
            militants: position.role(Role::Militant),
            reporters,
        }
    }

    /// The pieces that kill and those that carry away a chief on this square, if they are not his own. Whether a piece that
    /// acts in the maze finds an exit is not asked.
    fn threats(&self, chief: Square, seen: SquareSet) -> (SquareSet, SquareSet) {
        let geometry = self.position.geometry();
        let mut strikers = seen & self.killers;
        if chief != geometry.maze() {
            strikers |= seen & self.militants & two_steps_around(chief);
        }
        let beside = geometry.sides(chief);
        for &(reporter, reached) in self.reporters.as_slice() {
            if !(reached & beside).is_empty() {
                strikers |= reporter;
            }
        }
        (strikers, seen & self.diplomats)
    }
}

/// A few things: what there is no room for is left out.
struct Few<T, const N: usize> {
    things: [T; N],
    count: usize,
}

impl<T: Copy, const N: usize> Few<T, N> {
    /// None. The filler is never seen.
    fn none(filler: T) -> Self {
        Self { things: [filler; N], count: 0 }
    }

    #[inline]
    fn push(&mut self, thing: T) {
        if let Some(place) = self.things.get_mut(self.count) {
            *place = thing;
            self.count += 1;
        }
    }

    #[inline]
    fn as_slice(&self) -> &[T] {
        &self.things[..self.count]
    }
}
