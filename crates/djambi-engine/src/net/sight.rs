//! What a look at the chiefs tells: who can strike them, who is being shut in, who can enter the maze.

use djambi::{Position, Role, SQUARE9, Seat, SeatSet, Square, SquareSet};

use super::view::{Command, SEATS, two_steps_around};

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
    watched: [SquareSet; SEATS.len()],
    /// The reporters, in order of their squares. No game has more than one an army.
    reporters: [Reporter; SEATS.len()],
    all_chiefs: SquareSet,
    all_necromobiles: SquareSet,
}

type Chiefs = [Option<Square>; SEATS.len()];

/// A reporter, the squares on which it depends whom he can kill, and whose chiefs those are: pairs that his commander is the
/// other one of.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
struct Reporter {
    square: Option<Square>,
    watched: SquareSet,
    strikes: Pairs,
}

impl Sight {
    /// Of a position on another board.
    pub(super) fn none() -> Self {
        Self {
            findings: Findings::default(),
            direct: 0,
            chiefs: [None; SEATS.len()],
            watched: [SquareSet::EMPTY; SEATS.len()],
            reporters: [Reporter::default(); SEATS.len()],
            all_chiefs: SquareSet::EMPTY,
            all_necromobiles: SquareSet::EMPTY,
        }
    }

    pub(super) fn of(position: &Position, commands: [Command; SEATS.len()]) -> Self {
        let look = Look::at(position, commands);
        let mut sight = Self::none();
        let alive = position.alive();
        sight.chiefs =
            SEATS.map(|seat| if alive.contains(seat) { look.chief_of(position, seat) } else { None });
        for seat in 0..SEATS.len() {
            if let Some(square) = sight.chiefs[seat] {
                let seen = SQUARE9.slides(square, look.occupied);
                sight.watched[seat] = seen.with(square);
                look.at_chief(square, seen).note(seat, &mut sight.findings, &mut sight.direct);
            }
        }
        let mut strikes = sight.direct;
        for (square, reporter) in look.reporters.iter().zip(&mut sight.reporters) {
            let seen = SQUARE9.slides(square, look.occupied);
            *reporter = Reporter {
                square: Some(square),
                watched: seen.with(square),
                strikes: look.strikes_of_reporter(square, seen, &sight.chiefs),
            };
            strikes |= reporter.strikes;
        }
        sight.all_chiefs = look.chiefs;
        sight.all_necromobiles = look.necromobiles;
        sight.findings.saved = look.players_among(look.necromobiles);
        sight.findings.restrict_to(alive, strikes);
        sight
    }

    /// The findings about another position in which the same players live and command the same armies and something else
    /// stands on `changed` alone.
    #[inline]
    pub(super) fn findings_after(
        &self,
        position: &Position,
        commands: [Command; SEATS.len()],
        changed: SquareSet,
    ) -> Findings {
        let look = Look::at(position, commands);
        let (mut findings, mut strikes) = (self.findings, self.direct);
        let (mut chiefs, mut moved) = (self.chiefs, false);
        let mut stale = self.watched.map(|watched| !(watched & changed).is_empty());
        if !(changed & (self.all_chiefs | look.chiefs)).is_empty() {
            for seat in SEATS.into_iter().filter(|&seat| position.alive().contains(seat)) {
                let square = look.chief_of(position, seat);
                if square != chiefs[seat.index()] {
                    chiefs[seat.index()] = square;
                    stale[seat.index()] = true;
                    moved = true;
                }
            }
        }
        for seat in (0..SEATS.len()).filter(|&seat| stale[seat]) {
            let facts =
                chiefs[seat].map(|square| look.at_chief(square, SQUARE9.slides(square, look.occupied)));
            facts.unwrap_or_default().note(seat, &mut findings, &mut strikes);
        }
        for (square, _) in look.reporters.iter().zip(&self.reporters) {
            let known = self.reporters.iter().find(|reporter| {
                reporter.square == Some(square) && !moved && (reporter.watched & changed).is_empty()
            });
            strikes |= match known {
                Some(reporter) => reporter.strikes,
                None => look.strikes_of_reporter(square, SQUARE9.slides(square, look.occupied), &chiefs),
            };
        }
        if look.necromobiles != self.all_necromobiles {
            findings.saved = look.players_among(look.necromobiles);
        }
        findings.restrict_to(position.alive(), strikes);
        findings
    }
}

impl Findings {
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

/// What is asked about every chief, found once.
struct Look {
    occupied: SquareSet,
    corpses: SquareSet,
    /// The pieces that each player commands.
    pieces: [SquareSet; SEATS.len()],
    chiefs: SquareSet,
    /// Those that kill what they see.
    killers: SquareSet,
    diplomats: SquareSet,
    militants: SquareSet,
    reporters: SquareSet,
    necromobiles: SquareSet,
}

impl Look {
    #[inline]
    fn at(position: &Position, commands: [Command; SEATS.len()]) -> Self {
        let mut pieces = [SquareSet::EMPTY; SEATS.len()];
        for (army, command) in SEATS.into_iter().zip(commands) {
            if let Some(pieces) = pieces.get_mut(command.index()) {
                *pieces |= position.army(army);
            }
        }
        let chiefs = position.role(Role::Chief);
        Self {
            occupied: position.occupied(),
            corpses: position.corpses(),
            pieces,
            chiefs,
            killers: position.role(Role::Assassin) | chiefs,
            diplomats: position.role(Role::Diplomat),
            militants: position.role(Role::Militant),
            reporters: position.role(Role::Reporter),
            necromobiles: position.role(Role::Necromobile),
        }
    }

    #[inline]
    fn chief_of(&self, position: &Position, seat: Seat) -> Option<Square> {
        (self.chiefs & position.army(seat)).first()
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

    #[inline]
    fn strikes_of_reporter(&self, square: Square, seen: SquareSet, chiefs: &Chiefs) -> Pairs {
        let reached = (seen & SQUARE9.field()) - self.occupied;
        let by = Pairs::from(self.players_among(SquareSet::of(square)));
        let mut strikes = 0;
        for (seat, chief) in chiefs.iter().enumerate() {
            let beside = chief.map_or(SquareSet::EMPTY, |chief| SQUARE9.sides(chief));
            strikes |= (by * Pairs::from(!(reached & beside).is_empty())) << (8 * seat);
        }
        strikes
    }

    /// Who commands any of these pieces.
    #[inline]
    fn players_among(&self, pieces: SquareSet) -> Seats {
        let among = |seat: usize| Seats::from(!(self.pieces[seat] & pieces).is_empty()) << seat;
        among(0) | among(1) | among(2) | among(3)
    }
}
