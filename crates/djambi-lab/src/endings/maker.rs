//! Finding positions with a known answer in games.

use std::collections::{HashMap, HashSet};

use djambi::{Move, Position, Rules};
use djambi_engine::Rng;

use super::pattern::{Pattern, bare};
use super::peril::{is_in_peril, takes};
use super::problem::{Count, Problem, Task};
use super::proof::Prover;
use super::source;

/// How many moves may be tried to find out whether a position is won: a few seconds.
const BUDGET: u64 = 20_000_000;
/// How many wins of the same depth a game may give; of problems about chiefs one of each kind.
const WINS_A_GAME: usize = 2;

/// What a corpus should have.
#[derive(Clone, Copy, Debug)]
pub struct Wanted {
    /// How many problems of each kind of win.
    pub wins: usize,
    /// How many problems about chiefs to take, and how many about chiefs to save.
    pub chiefs: usize,
    /// After how many games the search ends all the same.
    pub games: u64,
}

/// Finds problems, the same for the same seed, and tells `on_game` after each game how many there are of each kind.
pub fn make(seed: u64, wanted: &Wanted, mut on_game: impl FnMut(u64, [usize; 4])) -> Vec<Problem> {
    let mut maker = Maker { wanted, found: Vec::new(), classes: HashMap::new(), seen: HashSet::new() };
    for number in 0..wanted.games {
        if Task::NAMES.iter().all(|name| !maker.lacks(name)) {
            break;
        }
        let (rules, positions) = source::game(seed, number);
        maker.search(&rules, &positions, &mut Rng::new(seed ^ number));
        on_game(number, Task::NAMES.map(|name| maker.count(name)));
    }
    maker.found
}

struct Maker<'a> {
    wanted: &'a Wanted,
    found: Vec<Problem>,
    /// How many problems there are of each class of alike ones.
    classes: HashMap<String, usize>,
    /// The positions that were looked at, turned so that red is to move.
    seen: HashSet<u64>,
}

impl Maker<'_> {
    fn search(&mut self, rules: &Rules, positions: &[Position], rng: &mut Rng) {
        let mut given: HashMap<&str, usize> = HashMap::new();
        for position in positions {
            // Every third position or so, so that a game gives different ones.
            if position.is_over() || rng.below(3) != 0 {
                continue;
            }
            if !self.seen.insert(position.canonical().0.hash()) {
                continue;
            }
            let legal = position.legal_moves(rules);
            if legal.len() < 20 {
                continue;
            }
            for name in Task::NAMES {
                let most = if name.starts_with("win") { WINS_A_GAME } else { 1 };
                if !self.lacks(name) || given.get(name).is_some_and(|&given| given >= most) {
                    continue;
                }
                let Some((task, class)) = find(name, position, rules, &legal) else { continue };
                if self.keep(Problem { position: *position, rules: *rules, task }, class) {
                    *given.entry(name).or_default() += 1;
                }
            }
        }
    }

    fn keep(&mut self, problem: Problem, class: String) -> bool {
        let share = self.wanted_of(problem.task.name()).div_ceil(5);
        let alike = self.classes.entry(class).or_default();
        if *alike >= share {
            return false;
        }
        *alike += 1;
        self.found.push(problem);
        true
    }

    fn lacks(&self, name: &str) -> bool {
        self.count(name) < self.wanted_of(name)
    }

    fn count(&self, name: &str) -> usize {
        self.found.iter().filter(|problem| problem.task.name() == name).count()
    }

    fn wanted_of(&self, name: &str) -> usize {
        if name.starts_with("win") { self.wanted.wins } else { self.wanted.chiefs }
    }
}

/// The problem of this kind that the position is, and the class of those that are like it.
fn find(name: &str, position: &Position, rules: &Rules, legal: &[Move]) -> Option<(Task, String)> {
    let alive = position.alive().len();
    match (name, alive) {
        ("win 1", 2) => win(position, rules, legal, 1),
        ("win 3", 2) => win(position, rules, legal, 3),
        ("take", 3..) => take(position, rules, legal),
        ("save", _) => save(position, rules, legal),
        _ => None,
    }
}

fn win(position: &Position, rules: &Rules, legal: &[Move], turns: usize) -> Option<(Task, String)> {
    let mut prover = Prover::new(rules, position.turn(), BUDGET);
    let mut winning = prover.winning(position, legal, 1).ok()?;
    if turns > 1 {
        if !winning.is_empty() {
            return None;
        }
        winning = prover.winning(position, legal, turns).ok()?;
    }
    let first = *winning.first()?;
    // A win that most moves bring proves nothing.
    let most = if turns == 1 { 2 } else { 4 };
    if kinds(&winning) > most || winning.len() * 4 > legal.len() {
        return None;
    }
    let patterns = Pattern::of(position.geometry(), legal, &winning);
    let power = match position.in_power() {
        None => "nobody",
        Some(holder) if holder == position.turn() => "the mover",
        Some(_) => "the other",
    };
    let role = first.from().and_then(|from| position.piece_at(from)).map(|piece| piece.role);
    let act = first.to().is_some_and(|to| position.at(to).is_some());
    Some((Task::Win(turns, patterns), format!("win {turns}, power {power}, {role:?}, acts {act}")))
}

fn take(position: &Position, rules: &Rules, legal: &[Move]) -> Option<(Task, String)> {
    let after = |mv: &Move| position.play_unchecked(rules, *mv);
    let taking: Vec<Move> = legal.iter().copied().filter(|mv| takes(position, &after(mv))).collect();
    if taking.is_empty() || taking.len() * 3 > legal.len() || kinds(&taking) > 4 {
        return None;
    }
    let is_safe = |mv: &Move| !is_in_peril(&after(mv), rules, position.turn());
    let accepted: Vec<Move> = taking.iter().copied().filter(is_safe).collect();
    if accepted.is_empty() || kinds(&accepted) > 2 {
        return None;
    }
    let count = Count { accepted: accepted.len(), legal: legal.len() };
    let all = accepted.len() == taking.len();
    let class = format!("take, {} alive, all safe {all}, {}", position.alive().len(), rules.base);
    Some((Task::Take(count), class))
}

fn save(position: &Position, rules: &Rules, legal: &[Move]) -> Option<(Task, String)> {
    let mover = position.turn();
    let is_safe = |mv: &&Move| !is_in_peril(&position.play_unchecked(rules, **mv), rules, mover);
    // A few moves tell that most are bad, or that there is no danger.
    let sample = legal.iter().step_by(legal.len() / 16).filter(is_safe).count();
    let wins =
        || Prover::new(rules, mover, BUDGET).winning(position, legal, 1).is_ok_and(|wins| !wins.is_empty());
    if sample > 6 || wins() {
        return None;
    }
    let accepted: Vec<Move> = legal.iter().filter(is_safe).copied().collect();
    if accepted.is_empty() || accepted.len() * 3 > legal.len() {
        return None;
    }
    let count = Count { accepted: accepted.len(), legal: legal.len() };
    let narrow = accepted.len() * 20 <= legal.len();
    let class = format!("save, {} alive, narrow {narrow}, {}", position.alive().len(), rules.base);
    Some((Task::Save(count), class))
}

/// How many moves there are if placements don't count.
fn kinds(moves: &[Move]) -> usize {
    moves.iter().copied().map(bare).collect::<HashSet<_>>().len()
}
