//! Exact results of positions in which two chiefs are all that lives.

use std::collections::HashMap;

use djambi::{Position, Rules, SeatSet, SquareSet};

use super::terminal::Terminal;
use crate::tablebase::{Table, bare_chiefs, is_in_time};

/// The number of tables that are kept: with 33 corpses, five megabytes.
const MAX_TABLES: usize = 1024;

/// The tables of the endings with chiefs alone that one thread of a search has come to, by their corpses and
/// players. The cache that engines share compares a position with one table after the other, which is too
/// slow for leaves.
#[derive(Default)]
pub(super) struct BareChiefs {
    tables: HashMap<(SquareSet, SeatSet), Option<Table>>,
}

impl BareChiefs {
    /// The result of a position with two chiefs alone. Most are drawn, but the evaluation would give each
    /// player about half of a game. `None` if something else lives, or if a win could come too late for the
    /// limit of quiet turns.
    pub(super) fn result(&mut self, position: &Position, rules: &Rules) -> Option<Terminal> {
        let corpses = position.corpses();
        if position.occupied().len() != corpses.len() + 2 {
            return None;
        }
        let key = (corpses, position.alive());
        if self.tables.len() >= MAX_TABLES && !self.tables.contains_key(&key) {
            self.tables.clear();
        }
        let table = self.tables.entry(key).or_insert_with(|| bare_chiefs(position, rules));
        match table.as_ref()?.verdict(position)?.win() {
            None => Some(Terminal::Drawn),
            Some((winner, turns)) => is_in_time(position, rules, turns).then_some(Terminal::Won(winner)),
        }
    }
}

#[cfg(test)]
mod tests {
    use djambi::Seat;

    use super::*;

    fn result(text: &str, rules: &Rules) -> Option<Terminal> {
        let position = Position::parse(text, rules).unwrap_or_else(|faults| panic!("{text}: {faults}"));
        BareChiefs::default().result(&position, rules)
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
}
