//! Exact results of endings that a search comes to.

use std::collections::HashMap;

use djambi::{Controller, Position, Role, Rules, SeatSet, SquareSet};

use crate::search::knowledge::terminal::Terminal;
use crate::tablebase::{Table, is_in_time, solve};

/// The number of endings that are kept: with 33 corpses, tables of two chiefs alone take five megabytes.
const MAX_ENDINGS: usize = 1024;
/// The number of tables of one piece that are solved: sixteen megabytes at most.
const MAX_PIECE_TABLES: u64 = 32;
/// A table of one piece is solved when the search has asked this many times for its ending.
const ASKED_BEFORE_SOLVING: u32 = 2_000;
/// The number of questions of any kind for each table of one piece. A search asks five times for each node,
/// so these take three times as long as the table, some 50 milliseconds.
const QUESTIONS_PER_PIECE_TABLE: u64 = 150_000;
/// With more open squares a table of one piece has more than 400,000 states and takes too long.
const MAX_OPEN_SQUARES: usize = 58;

/// The tables of the endings that one thread of a search has come to. The cache that engines share compares a
/// position with one table after the other, which is too slow for leaves.
///
/// Two chiefs alone are solved at once. A table of one piece takes as long as thousands of nodes, so only an
/// ending that much of a long search leads to is solved.
pub(in crate::search) struct LeafEndings {
    /// The number of pieces beside the chiefs in the endings that are looked up: 1, but 0 if the root is such
    /// an ending. Then its table tells the root's result, and the search looks for what is hard for the
    /// opponent among moves of equal results.
    max_pieces: usize,
    entries: HashMap<Ending, Entry>,
    questions: u64,
    piece_tables: u64,
}

/// What the endings of a table have in common.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Ending {
    corpses: SquareSet,
    players: SeatSet,
    /// The piece beside the chiefs and who commands it.
    piece: Option<(Role, Controller)>,
}

/// What is known of an ending.
enum Entry {
    /// How often the search has asked for it.
    Asked(u32),
    /// Its table, if there can be one.
    Solved(Option<Box<Table>>),
}

impl LeafEndings {
    /// No tables yet, for a search from this position.
    pub(in crate::search) fn new(root: &Position) -> Self {
        let max_pieces = usize::from(root.occupied().len() > root.corpses().len() + 3);
        Self { max_pieces, entries: HashMap::new(), questions: 0, piece_tables: 0 }
    }

    /// The result of a position with two chiefs and at most one piece. Most are drawn, but the evaluation
    /// would give each player a good part of a game. `None` if more lives, if the table of one piece is not
    /// worth its time, or if a win could come too late for the limit of quiet turns.
    pub(in crate::search) fn result(&mut self, position: &Position, rules: &Rules) -> Option<Terminal> {
        self.questions += 1;
        let ending = Ending::of(position, self.max_pieces)?;
        let has_piece = ending.piece.is_some();
        if self.entries.len() >= MAX_ENDINGS && !self.entries.contains_key(&ending) {
            self.entries.retain(|ending, entry| ending.piece.is_some() && matches!(entry, Entry::Solved(_)));
        }
        let is_in_budget = self.piece_tables < self.max_piece_tables();
        let entry = self.entries.entry(ending).or_insert(Entry::Asked(0));
        if let Entry::Asked(times) = entry {
            *times += 1;
            if has_piece && (*times < ASKED_BEFORE_SOLVING || !is_in_budget) {
                return None;
            }
            self.piece_tables += u64::from(has_piece);
            *entry = Entry::Solved(solve(position, rules, 1).map(Box::new));
        }
        let Entry::Solved(Some(table)) = entry else { return None };
        match table.verdict(position)?.win() {
            None => Some(Terminal::Drawn),
            Some((winner, turns)) => is_in_time(position, rules, turns).then_some(Terminal::Won(winner)),
        }
    }

    /// The number of tables of one piece that the search has been long enough for.
    fn max_piece_tables(&self) -> u64 {
        MAX_PIECE_TABLES.min(self.questions / QUESTIONS_PER_PIECE_TABLE)
    }
}

impl Ending {
    /// The ending of a position in which two players have at most this number of pieces beside the chiefs,
    /// none or one. `None` where more lives, or where a table of one piece would be too large.
    fn of(position: &Position, max_pieces: usize) -> Option<Self> {
        let corpses = position.corpses();
        let players = position.alive();
        let living = position.occupied() - corpses;
        if living.len() > 2 + max_pieces || players.len() != 2 {
            return None;
        }
        let mut pieces = living.iter().filter_map(|square| position.piece_at(square));
        let piece = pieces.find(|piece| piece.role != Role::Chief);
        let open = position.geometry().all() - corpses;
        if piece.is_some() && open.len() > MAX_OPEN_SQUARES {
            return None;
        }
        let piece = piece.map(|piece| (piece.role, position.controller(piece.army)));
        Some(Self { corpses, players, piece })
    }
}

#[cfg(test)]
mod tests {
    use djambi::Seat;

    use super::*;

    fn result(text: &str, rules: &Rules) -> Option<Terminal> {
        let position = Position::parse(text, rules).unwrap_or_else(|faults| panic!("{text}: {faults}"));
        LeafEndings::new(&position).result(&position, rules)
    }

    #[test]
    fn two_chiefs_alone_have_an_exact_result() {
        for (text, expected) in [
            // Neither chief can force the other one to a line that it sees.
            (
                "1x7/6xrC1/1xx3x2/1x1x1xxx1/xxx2x1x1/2xxx4/2xx3x1/4bCx1x1/x1x4x1 rb-- r r 0 128",
                Some(Terminal::Drawn),
            ),
            // Yellow can only go to h9, and red's chief can wait on the diagonal that ends there.
            ("6x1yC/7xx/5rC3/9/9/9/9/9/9 r-y- r r 0 40", Some(Terminal::Won(Seat::Red))),
            // A third piece, and a third player.
            ("6x1yC/7xx/5rC3/9/9/9/9/9/rA8 r-y- r r 0 40", None),
            ("6x1yC/7xx/5rC3/9/9/9/9/9/gC8 r-yg r r 0 40", None),
        ] {
            assert_eq!(result(text, &Rules::CLASSIC), expected, "{text}");
        }
    }

    #[test]
    fn a_win_after_the_quiet_limit_is_not_promised() {
        let won_in_three = |quiet: u32| format!("6x1yC/7xx/5rC3/9/9/9/9/9/9 r-y- r r {quiet} 240");
        assert_eq!(result(&won_in_three(197), &Rules::CLASSIC), Some(Terminal::Won(Seat::Red)));
        assert_eq!(result(&won_in_three(198), &Rules::CLASSIC), None);
        let unlimited = Rules { quiet_limit: 0, ..Rules::CLASSIC };
        assert_eq!(result(&won_in_three(198), &unlimited), Some(Terminal::Won(Seat::Red)));
    }

    #[test]
    fn an_ending_with_a_piece_is_solved_when_much_of_a_long_search_asks_for_it() {
        let read = |text| Position::parse(text, &Rules::CLASSIC).expect("position");
        let drawn = read("1x2xxxx1/xxyMxxxxxyC/2xx2x2/2xxxxxxx/2x2x2x/x1xxxgCx2/2x3x2/5x3/9 ggyg g g 0 465");
        let root = read("1x2xxxx1/xxyMxxxxxyC/2xx2x2/2xxxxxxx/2x2x2x/x1xxxgCx2/2x3x2/5x3/gA8 ggyg g g 0 465");
        let times_until_solved = |root: &Position, questions| {
            let mut endings = LeafEndings { questions, ..LeafEndings::new(root) };
            let mut times = 1..=2 * ASKED_BEFORE_SOLVING;
            times.find(|_| endings.result(&drawn, &Rules::CLASSIC) == Some(Terminal::Drawn))
        };
        assert_eq!(times_until_solved(&root, QUESTIONS_PER_PIECE_TABLE), Some(ASKED_BEFORE_SOLVING));
        assert_eq!(times_until_solved(&root, 0), None, "the search has been too short");
        assert_eq!(times_until_solved(&drawn, QUESTIONS_PER_PIECE_TABLE), None, "the root is such an ending");
    }
}
