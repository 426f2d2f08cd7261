//! What a look at the chiefs tells: who can strike them, who is being shut in, who can enter the maze.

use djambi::{Position, Role, SQUARE9, Seat, SeatSet, Square, SquareSet};

use super::inputs::Commands;
use super::view::two_steps_around;
use crate::perspective::SEATS;

/// What is known about the chiefs of a position on the 9 × 9 board. Whether a piece that acts in the maze finds an exit is
/// not asked.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Findings {
    /// Who can kill whose chief, and who has a diplomat who can carry whose chief away.
    pub(super) strikes: Pairs,
    pub(super) lifts: Pairs,
    /// The number of squares beside each chief that hold no corpse.
    pub(super) gaps: [u8; SEATS.len()],
    /// Who has a chief, whose chief could enter the maze, and who commands a necromobile.
    pub(super) chiefs: Seats,
    pub(super) entries: Seats,
    pub(super) saved: Seats,
}

/// Some of the seats, a bit each.
pub(super) type Seats = u8;

/// Pairs of a victim and another: eight bits for each victim, the first victim's being the lowest, and in them a bit for
/// each seat.
pub(super) type Pairs = u32;

/// The victim and the other of each of some pairs.
#[inline]
pub(super) fn for_each_pair(mut pairs: Pairs, mut visit: impl FnMut(Seat, Seat)) {
    while pairs != 0 {
        let pair = pairs.trailing_zeros() as usize;
        visit(SEATS[pair / 8 % SEATS.len()], SEATS[pair % SEATS.len()]);
        pairs &= pairs - 1;
    }
}

/// The findings of a position, and where they come from: those of another one are found faster from there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Sight {
    pub(super) findings: Findings,
    /// Who can kill whose chief without a reporter.
    direct: Pairs,
    /// Where the chief of each seat stands that has one, and the squares on which it depends what is known about him: his
    /// own and those that he sees.
    chiefs: Chiefs,
    beside: Beside,
    watched: [SquareSet; SEATS.len()],
    /// The reporters. No game has more than one an army; if there are more, only the first ones count.
    reporters: [Reporter; SEATS.len()],
    all_chiefs: SquareSet,
    all_necromobiles: SquareSet,
}

type Chiefs = [Option<Square>; SEATS.len()];

/// From which squares a reporter kills the chief of each seat.
type Beside = [SquareSet; SEATS.len()];

#[inline]
fn beside(chiefs: &Chiefs) -> Beside {
    chiefs.map(|chief| chief.map_or(SquareSet::EMPTY, |chief| SQUARE9.edge_neighbours(chief)))
}

/// A reporter, the squares on which it depends whom he can kill, and whose chiefs those are: pairs that his commander is the
/// other one of.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
struct Reporter {
    place: SquareSet,
    watched: SquareSet,
    strikes: Pairs,
}

impl Sight {
    /// Without any findings.
    pub(super) fn none() -> Self {
        Self {
            findings: Findings::default(),
            direct: 0,
            chiefs: [None; SEATS.len()],
            beside: [SquareSet::EMPTY; SEATS.len()],
            watched: [SquareSet::EMPTY; SEATS.len()],
            reporters: [Reporter::default(); SEATS.len()],
            all_chiefs: SquareSet::EMPTY,
            all_necromobiles: SquareSet::EMPTY,
        }
    }

    /// Looks at a position as long as there are no findings yet.
    pub(super) fn look_at(&mut self, position: &Position, commands: Commands) {
        let (look, hunters) = (Look::at(position, commands), Hunters::of(position, commands));
        let alive = position.alive();
        for seat in SEATS.into_iter().filter(|&seat| alive.contains(seat)) {
            let Some(square) = look.chief_of(position, seat) else { continue };
            let seen = SQUARE9.slider_attacks(square, look.occupied);
            let seat = seat.index();
            self.chiefs[seat] = Some(square);
            self.beside[seat] = SQUARE9.edge_neighbours(square);
            self.watched[seat] = seen.with(square);
            hunters.at_chief(square, seen).note(seat, &mut self.findings, &mut self.direct);
        }
        let mut strikes = self.direct;
        for (square, reporter) in look.heard().iter().zip(&mut self.reporters) {
            let seen = SQUARE9.slider_attacks(square, look.occupied);
            reporter.place = SquareSet::of(square);
            reporter.watched = seen.with(square);
            reporter.strikes = look.strikes_of_reporter(square, seen, &self.beside);
            strikes |= reporter.strikes;
        }
        self.all_chiefs = look.chiefs;
        self.all_necromobiles = look.necromobiles;
        self.findings.saved = hunters.players_among(look.necromobiles);
        self.findings.restrict_to(alive, strikes);
    }

    /// The findings about another position in which the same players live and command the same armies and something else
    /// stands on `changed` alone.
    #[inline]
    pub(super) fn findings_after(
        &self,
        position: &Position,
        commands: Commands,
        changed: SquareSet,
    ) -> Findings {
        let look = Look::at(position, commands);
        let (mut findings, mut strikes) = (self.findings, self.direct);
        let (mut chiefs, mut moved) = (self.chiefs, false);
        let mut stale = 0;
        for (seat, &watched) in self.watched.iter().enumerate() {
            stale |= u32::from(!(watched & changed).is_empty()) << seat;
        }
        if !(changed & (self.all_chiefs | look.chiefs)).is_empty() {
            for seat in SEATS.into_iter().filter(|&seat| position.alive().contains(seat)) {
                let square = look.chief_of(position, seat);
                if square != chiefs[seat.index()] {
                    chiefs[seat.index()] = square;
                    stale |= 1 << seat.index();
                    moved = true;
                }
            }
        }
        if stale != 0 {
            let hunters = Hunters::of(position, commands);
            while stale != 0 {
                let seat = stale.trailing_zeros() as usize % SEATS.len();
                stale &= stale - 1;
                let facts = chiefs[seat]
                    .map(|square| hunters.at_chief(square, SQUARE9.slider_attacks(square, look.occupied)));
                facts.unwrap_or_default().note(seat, &mut findings, &mut strikes);
            }
        }
        let beside = if moved { beside(&chiefs) } else { self.beside };
        let mut fresh = look.heard();
        if !moved && fresh == look.reporters {
            for reporter in &self.reporters {
                let is_stale = !(reporter.watched & changed).is_empty();
                strikes |= if is_stale { 0 } else { reporter.strikes };
                fresh -= if is_stale { SquareSet::EMPTY } else { reporter.place };
            }
        }
        for square in fresh {
            strikes |=
                look.strikes_of_reporter(square, SQUARE9.slider_attacks(square, look.occupied), &beside);
        }
        if look.necromobiles != self.all_necromobiles {
            findings.saved = Hunters::of(position, commands).players_among(look.necromobiles);
        }
        findings.restrict_to(position.alive(), strikes);
        findings
    }
}

impl Findings {
    /// Whether that part which does not depend on whose turn it is is the same.
    #[inline]
    pub(super) fn stand_like(&self, other: &Self) -> bool {
        let part = |it: &Self| (u32::from_ne_bytes(it.gaps), it.lifts, it.chiefs, it.saved);
        part(self) == part(other)
    }

    /// Leaves only pairs of two who are alive.
    #[inline]
    fn restrict_to(&mut self, alive: SeatSet, strikes: Pairs) {
        let alive =
            SEATS.into_iter().fold(0, |all, seat| all | Pairs::from(alive.contains(seat)) << seat.index());
        let others = (alive * 0x0101_0101) & !0x0804_0201;
        self.strikes = strikes & others;
        self.lifts &= others;
    }
}

/// What is known about one chief.
#[derive(Clone, Copy, Default)]
struct Facts {
    chief: bool,
    strikers: Seats,
    lifters: Seats,
    gaps: u8,
    entry: bool,
}

impl Facts {
    #[inline]
    fn note(self, seat: usize, findings: &mut Findings, direct: &mut Pairs) {
        let (seat, shift) = (seat % SEATS.len(), seat % SEATS.len() * 8);
        *direct = *direct & !(0xff << shift) | Pairs::from(self.strikers) << shift;
        findings.lifts = findings.lifts & !(0xff << shift) | Pairs::from(self.lifters) << shift;
        findings.gaps[seat] = self.gaps;
        findings.chiefs = findings.chiefs & !(1 << seat) | Seats::from(self.chief) << seat;
        findings.entries = findings.entries & !(1 << seat) | Seats::from(self.entry) << seat;
    }
}

/// Where those pieces stand that are always asked for.
struct Look<'a> {
    position: &'a Position,
    commands: Commands,
    occupied: SquareSet,
    chiefs: SquareSet,
    reporters: SquareSet,
    necromobiles: SquareSet,
}

impl<'a> Look<'a> {
    #[inline]
    fn at(position: &'a Position, commands: Commands) -> Self {
        Self {
            position,
            commands,
            occupied: position.occupied(),
            chiefs: position.role(Role::Chief),
            reporters: position.role(Role::Reporter),
            necromobiles: position.role(Role::Necromobile),
        }
    }

    /// The reporters that count.
    #[inline]
    fn heard(&self) -> SquareSet {
        if self.reporters.len() <= SEATS.len() {
            return self.reporters;
        }
        self.reporters.iter().take(SEATS.len()).collect()
    }

    #[inline]
    fn chief_of(&self, position: &Position, seat: Seat) -> Option<Square> {
        (self.chiefs & position.army(seat)).first()
    }

    #[inline]
    fn strikes_of_reporter(&self, square: Square, seen: SquareSet, beside: &Beside) -> Pairs {
        let Some(reporter) = self.position.piece_at(square) else { return 0 };
        let command = self.commands[reporter.army.index() % SEATS.len()];
        let by = 1 << command.index() & 0b1111;
        let reached = (seen & SQUARE9.field()) - self.occupied;
        let strikes = |seat: usize| Pairs::from(!(reached & beside[seat]).is_empty()) << (8 * seat);
        (strikes(0) | strikes(1) | strikes(2) | strikes(3)) * by
    }
}

/// Those who may kill chiefs or carry them away, but for reporters.
struct Hunters {
    occupied: SquareSet,
    corpses: SquareSet,
    /// The pieces that each player commands.
    pieces: [SquareSet; SEATS.len()],
    /// Those that kill what they see.
    killers: SquareSet,
    diplomats: SquareSet,
    militants: SquareSet,
}

impl Hunters {
    #[inline]
    fn of(position: &Position, commands: Commands) -> Self {
        let mut pieces = [SquareSet::EMPTY; SEATS.len()];
        for (army, command) in SEATS.into_iter().zip(commands) {
            if let Some(pieces) = pieces.get_mut(command.index()) {
                *pieces |= position.army(army);
            }
        }
        Self {
            occupied: position.occupied(),
            corpses: position.corpses(),
            pieces,
            killers: position.role(Role::Assassin) | position.role(Role::Chief),
            diplomats: position.role(Role::Diplomat),
            militants: position.role(Role::Militant),
        }
    }

    #[inline]
    fn at_chief(&self, square: Square, seen: SquareSet) -> Facts {
        let mut strikers = seen & self.killers;
        let maze = SQUARE9.maze();
        if square != maze {
            strikers |= seen & self.militants & two_steps_around(square);
        }
        Facts {
            chief: true,
            strikers: self.players_among(strikers),
            lifters: self.players_among(seen & self.diplomats),
            gaps: (SQUARE9.adjacent(square) - self.corpses).len() as u8,
            entry: (seen - self.occupied).contains(maze),
        }
    }

    /// Who commands any of these pieces.
    #[inline]
    fn players_among(&self, pieces: SquareSet) -> Seats {
        let among = |seat: usize| Seats::from(!(self.pieces[seat] & pieces).is_empty()) << seat;
        among(0) | among(1) | among(2) | among(3)
    }
}
