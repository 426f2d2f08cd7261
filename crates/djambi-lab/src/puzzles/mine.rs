//! Searching games for puzzles.

use std::collections::{HashMap, HashSet};

use djambi::{Position, Rules};

use super::candidate::Candidate;
use super::grade::grade;
use super::puzzle::{Puzzle, solution_text};
use super::solver::ProofTooLong;
use super::source::SourceGame;
use super::theme::{Theme, Themes};
use super::themes::{cage, chief, order, save, win};

/// The number of turns between two puzzles of one game.
const MIN_DISTANCE: usize = 8;
/// The number of puzzles that a game gives.
const MAX_PER_GAME: usize = 5;

/// The limits of a search for puzzles.
#[derive(Clone, Copy, Debug)]
pub struct MiningLimits {
    /// The number of puzzles of a theme after which no more of it are searched.
    pub enough: usize,
    /// The number of positions of a proof.
    pub proof: u64,
    /// The themes that are searched.
    pub themes: Themes,
}

/// Finds puzzles, no two of them alike up to a symmetry of the board.
#[derive(Debug)]
pub struct Miner {
    limits: MiningLimits,
    /// The positions of puzzles, in their canonical orientation.
    seen: HashSet<u64>,
    counts: HashMap<Theme, usize>,
    levels: HashMap<(Theme, usize), usize>,
}

impl Miner {
    /// A miner that has found these puzzles before.
    #[must_use]
    pub fn new(limits: MiningLimits, found: &[Puzzle]) -> Self {
        let mut miner = Self { limits, seen: HashSet::new(), counts: HashMap::new(), levels: HashMap::new() };
        found.iter().for_each(|puzzle| miner.count(puzzle));
        miner
    }

    /// The number of puzzles of a theme.
    #[must_use]
    pub fn found(&self, theme: Theme) -> usize {
        self.counts.get(&theme).copied().unwrap_or(0)
    }

    /// The puzzles of a game.
    pub fn search(&mut self, game: &SourceGame) -> Vec<Puzzle> {
        // About every second position: neighbours have the same puzzles.
        let every = if self.limits.themes == Themes::All { 2 } else { 1 };
        let first = game.positions.last().map_or(0, Position::hash) as usize % every;
        let mut puzzles: Vec<Puzzle> = Vec::new();
        let mut next = 0;
        for (index, position) in game.positions.iter().enumerate() {
            if index % every != first || index < next || position.is_over() || puzzles.len() == MAX_PER_GAME {
                continue;
            }
            if self.seen.contains(&position.canonical().0.hash()) {
                continue;
            }
            let Some(found) = self.best_of(position, &game.rules) else { continue };
            let puzzle = Puzzle {
                theme: found.theme,
                rules: game.rules,
                position: *position,
                solution: solution_text(position, &found.steps),
                turns: found.turns,
                level: grade(position, &game.rules, &found.right),
                tags: found.all_tags(position, &game.rules),
                proof: 0,
            };
            next = index + MIN_DISTANCE;
            if self.lacks_level(&puzzle) {
                self.count(&puzzle);
                puzzles.push(puzzle);
            }
        }
        puzzles
    }

    fn count(&mut self, puzzle: &Puzzle) {
        self.seen.insert(puzzle.position.canonical().0.hash());
        *self.counts.entry(puzzle.theme).or_default() += 1;
        *self.levels.entry((puzzle.theme, puzzle.level)).or_default() += 1;
    }

    /// Of the puzzles that a position has, the one of the theme of which the fewest were found.
    fn best_of(&self, position: &Position, rules: &Rules) -> Option<Candidate> {
        let mut found: Vec<Candidate> = Vec::new();
        let wins = if position.alive().len() == 2 { Theme::Duel } else { Theme::Win };
        for theme in [Theme::Chief, Theme::Save, Theme::Cage, wins] {
            if self.lacks(theme) || (self.lacks(Theme::Order) && theme != Theme::Cage) {
                found.extend(self.find(theme, position, rules).ok().flatten());
            }
        }
        let orders: Vec<Candidate> = found
            .iter()
            .filter(|_| self.lacks(Theme::Order))
            .filter_map(|one| order::of(one, position, rules, self.limits.proof).ok().flatten())
            .collect();
        found.extend(orders);
        found.retain(|one| self.lacks(one.theme));
        found.into_iter().min_by_key(|one| self.found(one.theme))
    }

    fn find(
        &self,
        theme: Theme,
        position: &Position,
        rules: &Rules,
    ) -> Result<Option<Candidate>, ProofTooLong> {
        let limit = self.limits.proof;
        match theme {
            Theme::Chief => chief::find(position, rules, limit),
            Theme::Save => save::find(position, rules, limit),
            Theme::Cage => cage::find(position, rules, limit),
            Theme::Win | Theme::Duel => {
                if position.alive().len() > 2 && !win::is_worth_a_search(position, rules) {
                    return Ok(None);
                }
                let found = win::find(position, rules, 2, limit)?;
                // Three turns against two others or more take too many positions.
                if found.is_some() || position.alive().len() > 2 {
                    return Ok(found);
                }
                win::find(position, rules, 3, limit)
            }
            Theme::Order => Ok(None),
        }
    }

    /// Whether more puzzles of this theme and level are wanted: at most a fifth of a theme has one level.
    fn lacks_level(&self, puzzle: &Puzzle) -> bool {
        let found = self.levels.get(&(puzzle.theme, puzzle.level)).copied().unwrap_or(0);
        found < self.limits.enough / 5
    }

    fn lacks(&self, theme: Theme) -> bool {
        let is_searched = self.limits.themes == Themes::All || matches!(theme, Theme::Win | Theme::Chief);
        is_searched && self.found(theme) < self.limits.enough
    }
}
