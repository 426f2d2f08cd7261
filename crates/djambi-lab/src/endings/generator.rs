//! Finding positions with a known answer in games.

use std::collections::{HashMap, HashSet};

use djambi::{Move, Position, Rules};
use djambi_engine::Rng;

use super::pattern::{MovePattern, partial_move};
use super::peril::{is_in_peril, takes_chief};
use super::problem::{MoveCount, Problem, Task};
use super::proof::Prover;
use super::source;

/// The number of moves that a proof may try: a few seconds.
const MOVE_BUDGET: u64 = 20_000_000;
/// The number of wins of one depth that a game may give. It gives one problem of each kind about chiefs.
const MAX_WINS_PER_GAME: usize = 2;

/// The kinds of problems that are found here.
const KINDS: [&str; 4] = ["win 1", "win 3", "take", "save"];

/// The size of a corpus.
#[derive(Clone, Copy, Debug)]
pub struct Quotas {
    /// The number of problems of each kind of win.
    pub wins: usize,
    /// The number of problems about taking a chief, and of those about saving one.
    pub chiefs: usize,
    /// The number of games after which the search ends, even with too few problems.
    pub max_games: u64,
}

/// Finds problems; the same seed gives the same ones. `on_game` gets, after each game, the number of problems
/// of each kind.
pub fn generate(seed: u64, quotas: &Quotas, mut on_game: impl FnMut(u64, [usize; 4])) -> Vec<Problem> {
    let mut generator =
        Generator { quotas, problems: Vec::new(), classes: HashMap::new(), seen: HashSet::new() };
    for number in 0..quotas.max_games {
        if KINDS.iter().all(|name| !generator.lacks(name)) {
            break;
        }
        let (rules, positions) = source::game(seed, number);
        generator.search(&rules, &positions, &mut Rng::new(seed ^ number));
        on_game(number, KINDS.map(|name| generator.count(name)));
    }
    generator.problems
}

struct Generator<'a> {
    quotas: &'a Quotas,
    problems: Vec<Problem>,
    /// The number of problems of each class of similar ones.
    classes: HashMap<String, usize>,
    /// The positions seen so far, in their canonical orientation.
    seen: HashSet<u64>,
}

impl Generator<'_> {
    /// Adds the problems of a game.
    fn search(&mut self, rules: &Rules, positions: &[Position], rng: &mut Rng) {
        let mut found: HashMap<&str, usize> = HashMap::new();
        for position in positions {
            // About every third position, so that the problems of a game differ.
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
            for name in KINDS {
                let max = if name.starts_with("win") { MAX_WINS_PER_GAME } else { 1 };
                if !self.lacks(name) || found.get(name).is_some_and(|&count| count >= max) {
                    continue;
                }
                let Some((task, class)) = find(name, position, rules, &legal) else { continue };
                if self.keep(Problem { position: *position, rules: *rules, task }, class) {
                    *found.entry(name).or_default() += 1;
                }
            }
        }
    }

    /// Keeps a problem unless there are enough of its class; returns whether it was kept.
    fn keep(&mut self, problem: Problem, class: String) -> bool {
        let max = self.quota(problem.task.name()).div_ceil(5);
        let count = self.classes.entry(class).or_default();
        if *count >= max {
            return false;
        }
        *count += 1;
        self.problems.push(problem);
        true
    }

    fn lacks(&self, name: &str) -> bool {
        self.count(name) < self.quota(name)
    }

    fn count(&self, name: &str) -> usize {
        self.problems.iter().filter(|problem| problem.task.name() == name).count()
    }

    fn quota(&self, name: &str) -> usize {
        if name.starts_with("win") { self.quotas.wins } else { self.quotas.chiefs }
    }
}

/// The problem of this kind that the position poses, if any, and its class.
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
    let mut prover = Prover::new(rules, position.turn(), MOVE_BUDGET);
    let mut winning = prover.winning(position, legal, 1).ok()?;
    if turns > 1 {
        if !winning.is_empty() {
            return None;
        }
        winning = prover.winning(position, legal, turns).ok()?;
    }
    let first = *winning.first()?;
    // A win by most of the moves would be too easy.
    let max = if turns == 1 { 2 } else { 4 };
    if count_without_placements(&winning) > max || winning.len() * 4 > legal.len() {
        return None;
    }
    let patterns = MovePattern::of(position.geometry(), legal, &winning);
    let power = match position.in_power() {
        None => "nobody",
        Some(holder) if holder == position.turn() => "the mover",
        Some(_) => "the other",
    };
    let role = first.from().and_then(|from| position.piece_at(from)).map(|piece| piece.role);
    let acts = first.to().is_some_and(|to| position.at(to).is_some());
    Some((Task::Win(turns, patterns), format!("win {turns}, power {power}, {role:?}, acts {acts}")))
}

fn take(position: &Position, rules: &Rules, legal: &[Move]) -> Option<(Task, String)> {
    let after = |mv: &Move| position.play_unchecked(rules, *mv);
    let taking: Vec<Move> = legal.iter().copied().filter(|mv| takes_chief(position, &after(mv))).collect();
    if taking.is_empty() || taking.len() * 3 > legal.len() || count_without_placements(&taking) > 4 {
        return None;
    }
    let is_safe = |mv: &Move| !is_in_peril(&after(mv), rules, position.turn());
    let accepted: Vec<Move> = taking.iter().copied().filter(is_safe).collect();
    if accepted.is_empty() || count_without_placements(&accepted) > 2 {
        return None;
    }
    let count = MoveCount { accepted: accepted.len(), legal: legal.len() };
    let all_safe = accepted.len() == taking.len();
    let class = format!("take, {} alive, all safe {all_safe}, {}", position.alive().len(), rules.base);
    Some((Task::Take(count), class))
}

fn save(position: &Position, rules: &Rules, legal: &[Move]) -> Option<(Task, String)> {
    let mover = position.turn();
    let is_safe = |mv: &&Move| !is_in_peril(&position.play_unchecked(rules, **mv), rules, mover);
    // A few moves show cheaply whether the chief is in danger at all.
    let safe = legal.iter().step_by(legal.len() / 16).filter(is_safe).count();
    let wins = || {
        Prover::new(rules, mover, MOVE_BUDGET).winning(position, legal, 1).is_ok_and(|wins| !wins.is_empty())
    };
    if safe > 6 || wins() {
        return None;
    }
    let accepted: Vec<Move> = legal.iter().filter(is_safe).copied().collect();
    if accepted.is_empty() || accepted.len() * 3 > legal.len() {
        return None;
    }
    let count = MoveCount { accepted: accepted.len(), legal: legal.len() };
    let narrow = accepted.len() * 20 <= legal.len();
    let class = format!("save, {} alive, narrow {narrow}, {}", position.alive().len(), rules.base);
    Some((Task::Save(count), class))
}

/// The number of moves that differ in more than their placements.
fn count_without_placements(moves: &[Move]) -> usize {
    moves.iter().copied().map(partial_move).collect::<HashSet<_>>().len()
}
