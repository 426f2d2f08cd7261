//! Choosing the puzzles of the corpus among those that were found.

use std::collections::{BTreeMap, HashSet, VecDeque};

use super::puzzle::Puzzle;
use super::theme::Theme;

/// The length of the longest line of the corpus.
const MAX_LINE: usize = 700;

/// Chooses at most `size` puzzles, sorted by id. Themes take turns, and so do the levels of a theme. No two
/// are alike up to a symmetry of the board.
#[must_use]
pub fn choose(mut found: Vec<Puzzle>, size: usize) -> Vec<Puzzle> {
    found.sort_by_key(Puzzle::id);
    let mut seen = HashSet::new();
    found.retain(|puzzle| {
        puzzle.to_string().len() <= MAX_LINE && seen.insert(puzzle.position.canonical().0.hash())
    });
    let mut levels: BTreeMap<(Theme, usize), Vec<Puzzle>> = BTreeMap::new();
    for puzzle in found {
        levels.entry((puzzle.theme, puzzle.level)).or_default().push(puzzle);
    }
    let mut themes: BTreeMap<Theme, VecDeque<Vec<Puzzle>>> = BTreeMap::new();
    for ((theme, _), puzzles) in levels {
        themes.entry(theme).or_default().push_back(puzzles);
    }
    let mut chosen = Vec::new();
    while chosen.len() < size && !themes.is_empty() {
        // The levels of a theme take turns.
        themes.retain(|_, levels| {
            let Some(mut level) = levels.pop_front() else { return false };
            chosen.extend(level.pop());
            if !level.is_empty() {
                levels.push_back(level);
            }
            true
        });
    }
    chosen.truncate(size);
    chosen.sort_by_key(Puzzle::id);
    chosen
}
