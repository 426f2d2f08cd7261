//! The second half of solving a table: from the ends of the game backwards (retrograde analysis).

use super::ground::Ground;

/// The result of a state: who wins, and after how many turns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Outcome {
    /// The first (0) or the second player (1).
    pub(super) winner: usize,
    pub(super) turns: u32,
}

/// The values of states: 0 while unknown, and in the end for a draw; else the number of turns, negative if
/// the second player wins.
pub(super) type Values = Vec<i16>;

impl Outcome {
    /// The outcome that a value stands for.
    pub(super) fn of_value(value: i16) -> Option<Self> {
        let winner = usize::from(value < 0);
        (value != 0).then(|| Self { winner, turns: u32::from(value.unsigned_abs()) })
    }

    fn value(self) -> i16 {
        let turns = i16::try_from(self.turns).unwrap_or(i16::MAX);
        if self.winner == 0 { turns } else { -turns }
    }
}

/// What is known of the states before their values are.
#[derive(Debug)]
pub(super) struct Retrograde {
    values: Values,
    /// For each state the number of its turns that are not known to lose.
    open: Vec<u16>,
    /// Turns that are no walks, as the numbers of the states after and before.
    edges: Vec<(u32, u32)>,
    /// What is known of states from turns that leave the table, by the number of turns.
    events: Vec<Vec<Event>>,
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
        Self { values: vec![0; states], open: vec![0; states], edges: Vec::new(), events: Vec::new() }
    }

    /// About the memory that this takes, in bytes.
    pub(super) fn bytes(&self) -> usize {
        let events: usize = self.events.iter().map(Vec::len).sum();
        self.values.len() * (size_of::<i16>() + size_of::<u16>())
            + self.edges.len() * size_of::<(u32, u32)>()
            + events * size_of::<Event>()
    }

    /// Adds a turn that is no walk.
    pub(super) fn add_edge(&mut self, before: usize, after: usize) {
        self.edges.push((after as u32, before as u32));
    }

    /// Adds a state: the number of its turns within the table or to a draw, and the best outcomes of the
    /// turns that leave the table, one a winner.
    pub(super) fn add_state(
        &mut self,
        number: usize,
        mover: usize,
        turns: u16,
        outcomes: impl Iterator<Item = Outcome>,
    ) {
        self.open[number] = turns;
        for outcome in outcomes {
            let is_win = outcome.winner == mover;
            // A win that leaves the table counts, too: it may be longer than the losses within the table.
            self.open[number] += 1;
            let event = Event { state: number as u32, winner: outcome.winner as u8, is_win };
            push_at(&mut self.events, outcome.turns as usize, event);
        }
    }

    /// The values of all states: those that win or lose in one turn first, then the states before them.
    pub(super) fn solve(mut self, ground: &Ground) -> Values {
        self.edges.sort_unstable();
        // The states that are known to be won after each number of turns.
        let mut solved: Vec<Vec<u32>> = Vec::new();
        let mut turns = 0;
        while turns < self.events.len().max(solved.len()) {
            for Event { state, winner, is_win } in take_at(&mut self.events, turns) {
                let outcome = Outcome { winner: usize::from(winner), turns: turns as u32 };
                let mover = if is_win { outcome.winner } else { 1 - outcome.winner };
                self.settle(state as usize, mover, outcome, &mut solved);
            }
            for after in take_at(&mut solved, turns) {
                let Some(outcome) = Outcome::of_value(self.values[after as usize]) else { continue };
                let Some(state) = ground.index.decode(after as usize) else { continue };
                ground.for_each_before(&state, |before, mover| {
                    self.settle(before, mover, outcome, &mut solved);
                });
                let first = self.edges.partition_point(|&(to, _)| to < after);
                for edge in first..self.edges.len() {
                    let (to, before) = self.edges[edge];
                    if to != after {
                        break;
                    }
                    let mover = ground.index.mover(before as usize);
                    self.settle(before as usize, mover, outcome, &mut solved);
                }
            }
            turns += 1;
        }
        self.values
    }

    /// Notes that a turn of a state leads to this outcome.
    fn settle(&mut self, state: usize, mover: usize, after: Outcome, solved: &mut Vec<Vec<u32>>) {
        if self.values[state] != 0 {
            return;
        }
        if after.winner != mover {
            self.open[state] = self.open[state].saturating_sub(1);
            if self.open[state] > 0 {
                return;
            }
        }
        let outcome = Outcome { turns: after.turns + 1, ..after };
        self.values[state] = outcome.value();
        push_at(solved, outcome.turns as usize, state as u32);
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
