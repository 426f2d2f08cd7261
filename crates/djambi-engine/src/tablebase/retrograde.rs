//! The second half of solving a table: from the ends of the game backwards (retrograde analysis).

use super::ground::Ground;
use super::outcome::Outcome;
use super::values::Values;
use crate::Stop;

/// The number of states between two questions whether to stop.
const STOP_CHECK_EVERY: usize = 1024;

/// What is known of a state: its outcome, or else the number of its turns that are not known to lose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Cell(u16);

impl Cell {
    const SOLVED: u16 = 1 << 15;
    const SECOND_WINS: u16 = 1 << 14;
    /// More turns than any state has.
    const MANY: u16 = Self::SOLVED - 1;

    const fn open(turns: u16) -> Self {
        Self(if turns < Self::SOLVED { turns } else { Self::MANY })
    }

    fn solved(outcome: Outcome) -> Self {
        let turns = u16::try_from(outcome.turns).unwrap_or(u16::MAX).min(Self::SECOND_WINS - 1);
        Self(Self::SOLVED | turns | if outcome.winner == 1 { Self::SECOND_WINS } else { 0 })
    }

    /// Whether the state is won after this number of turns.
    const fn is_won_in(self, turns: u16) -> bool {
        self.0 & !Self::SECOND_WINS == Self::SOLVED | turns
    }

    fn outcome(self) -> Option<Outcome> {
        let winner = usize::from(self.0 & Self::SECOND_WINS != 0);
        let turns = u32::from(self.0 & (Self::SECOND_WINS - 1));
        (self.0 & Self::SOLVED != 0).then_some(Outcome { winner, turns })
    }
}

/// What is known of the states before their values are.
#[derive(Debug)]
pub(super) struct Retrograde {
    cells: Vec<Cell>,
    /// Turns that are not found by going back, as the numbers of the states after and before.
    edges: Vec<(u32, u32)>,
    are_edges_sorted: bool,
    /// What is known of states from turns that leave the table, by the number of turns.
    events: Vec<Vec<Event>>,
    /// The greatest number of turns of a state that is known to be won.
    max_turns: usize,
    /// The number of turns that is being settled.
    turns: usize,
    /// The first of the states that are still to be looked at with that number of turns.
    next: usize,
}

/// What is known of a state from its turns that leave the table.
#[derive(Clone, Copy, Debug)]
struct Event {
    state: u32,
    winner: u8,
    /// Whether the state's mover wins.
    is_win: bool,
}

impl Retrograde {
    /// Nothing is known of this number of states.
    pub(super) fn new(states: usize) -> Self {
        Self {
            cells: vec![Cell::open(0); states],
            edges: Vec::new(),
            are_edges_sorted: false,
            events: Vec::new(),
            max_turns: 0,
            turns: 0,
            next: 0,
        }
    }

    /// About the memory that this takes, in bytes.
    pub(super) fn bytes(&self) -> usize {
        let events: usize = self.events.iter().map(Vec::capacity).sum();
        self.cells.len() * size_of::<Cell>()
            + self.edges.capacity() * size_of::<(u32, u32)>()
            + events * size_of::<Event>()
    }

    /// Adds a turn that is not found by going back.
    pub(super) fn add_edge(&mut self, before: usize, after: usize) {
        self.edges.push((after as u32, before as u32));
    }

    /// Adds a state whose mover wins with one turn.
    pub(super) fn add_win(&mut self, number: usize, mover: usize) {
        self.solve_state(number, Outcome { winner: mover, turns: 1 });
    }

    /// Adds a state: the number of its turns within the table or to a draw, and the best outcomes of the
    /// turns that leave the table, one a winner.
    pub(super) fn add_state(
        &mut self,
        number: usize,
        mover: usize,
        turns: u16,
        outcomes: impl IntoIterator<Item = Outcome>,
    ) {
        let mut open = turns;
        for outcome in outcomes {
            let is_win = outcome.winner == mover;
            // A win that leaves the table counts, too: it may be longer than the losses within the table.
            open += 1;
            let event = Event { state: number as u32, winner: outcome.winner as u8, is_win };
            push_at(&mut self.events, outcome.turns as usize, event);
        }
        self.cells[number] = Cell::open(open);
    }

    /// Goes on until the values of all states are known, or until `stop`: the states that win or lose in one
    /// turn first, then the states before them. Returns whether all are known.
    pub(super) fn solve(&mut self, ground: &Ground, stop: &impl Stop) -> bool {
        if !self.are_edges_sorted {
            self.edges.sort_unstable();
            self.are_edges_sorted = true;
        }
        while self.turns < self.events.len() || self.turns <= self.max_turns {
            for Event { state, winner, is_win } in take_at(&mut self.events, self.turns) {
                let outcome = Outcome { winner: usize::from(winner), turns: self.turns as u32 };
                let mover = if is_win { outcome.winner } else { 1 - outcome.winner };
                self.settle(state as usize, mover, outcome);
            }
            if !self.settle_turn(ground, stop) {
                return false;
            }
            (self.turns, self.next) = (self.turns + 1, 0);
        }
        true
    }

    /// Settles the states before those that are won in `turns`, or until `stop`. Returns whether all are
    /// settled. To look at all states takes less time than to settle those before, and no memory.
    fn settle_turn(&mut self, ground: &Ground, stop: &impl Stop) -> bool {
        let turns = self.turns as u16;
        while self.next < self.cells.len() {
            if stop.is_stopped() {
                return false;
            }
            let end = (self.next + STOP_CHECK_EVERY).min(self.cells.len());
            for after in self.next..end {
                if self.cells[after].is_won_in(turns) {
                    self.settle_before(after, ground);
                }
            }
            self.next = end;
        }
        true
    }

    /// The values of all states, once they are known.
    pub(super) fn into_values(self) -> Values {
        Values::new(self.cells.iter().map(|cell| cell.outcome()))
    }

    /// Settles the states from which a turn leads to a solved one.
    fn settle_before(&mut self, after: usize, ground: &Ground) {
        let Some(outcome) = self.cells[after].outcome() else { return };
        let Some(state) = ground.index.decode(after) else { return };
        ground.for_each_before(&state, |before, mover| self.settle(before, mover, outcome));
        let after = after as u32;
        let first = self.edges.partition_point(|&(to, _)| to < after);
        for edge in first..self.edges.len() {
            let (to, before) = self.edges[edge];
            if to != after {
                break;
            }
            self.settle(before as usize, ground.index.mover(before as usize), outcome);
        }
    }

    /// Notes that a turn of a state leads to this outcome.
    fn settle(&mut self, state: usize, mover: usize, after: Outcome) {
        let Cell(open) = self.cells[state];
        if open & Cell::SOLVED != 0 {
            return;
        }
        if after.winner != mover {
            // States that are no positions have no turns.
            let open = open.saturating_sub(1);
            self.cells[state] = Cell::open(open);
            if open > 0 {
                return;
            }
        }
        self.solve_state(state, Outcome { turns: after.turns + 1, ..after });
    }

    fn solve_state(&mut self, state: usize, outcome: Outcome) {
        self.cells[state] = Cell::solved(outcome);
        self.max_turns = self.max_turns.max(outcome.turns as usize);
    }
}

/// Adds an element to the list of this number.
fn push_at<T>(lists: &mut Vec<Vec<T>>, number: usize, element: T) {
    if lists.len() <= number {
        lists.resize_with(number + 1, Vec::new);
    }
    lists[number].push(element);
}

/// Takes the list of this number.
fn take_at<T>(lists: &mut [Vec<T>], number: usize) -> Vec<T> {
    lists.get_mut(number).map(std::mem::take).unwrap_or_default()
}
