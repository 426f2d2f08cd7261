//! The visit counts of one search, as a line of text.

use std::collections::BTreeSet;
use std::fmt;

use djambi::{Geometry, Move, Position, Rules, Setup};

use crate::endings::{parse_rules, partial_move, rules_text};

/// The visit counts of one search.
///
/// As text it is one line of four fields: the seed of the game; the rule set and, after a space, the options
/// that differ from it, with commas between them; the position string; the turns in wire form with their
/// visits, the most visited first.
///
/// ```text
/// 7 | classic reporter=must | gCgN5xyC/xx2rM2yNyR/… b b 0 58 | h3f5:804 f4h4@g7:136 f4f5:21
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct SearchRecord {
    /// The seed of the game.
    pub seed: u64,
    /// The rules of the game.
    pub rules: Rules,
    /// The searched position.
    pub position: Position,
    /// The visited turns, at least one. No two differ only in their placement.
    pub candidates: Vec<Candidate>,
}

/// A visited turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Candidate {
    /// The turn with its most visited placement.
    pub turn: Move,
    /// The visits of the turn with any placement.
    pub visits: u32,
}

impl SearchRecord {
    /// The visits of all turns.
    #[must_use]
    pub fn visits(&self) -> u64 {
        self.candidates.iter().map(|candidate| u64::from(candidate.visits)).sum()
    }

    /// Reads the text of a record on this board.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn parse(board: &'static Geometry, line: &str) -> Result<Self, String> {
        let fields: Vec<&str> = line.split('|').map(str::trim).collect();
        let [seed, rules, position, candidates] = fields[..] else {
            return Err(format!("it has {} fields instead of 4", fields.len()));
        };
        let seed = seed.parse().map_err(|_| format!("the seed is a number, not `{seed}`"))?;
        let rules = parse_rules(rules)?;
        let position = Setup::parse(board, position).and_then(|setup| setup.check(&rules));
        let position = position.map_err(|faults| faults.to_string())?;
        let mut seen = BTreeSet::new();
        let candidates = candidates.split_whitespace().map(|text| {
            let candidate = Candidate::parse(text, &position, &rules)?;
            let is_new = candidate.partial_move().is_some_and(|mv| seen.insert(mv.bits()));
            if is_new { Ok(candidate) } else { Err(format!("`{text}`: this turn is there already")) }
        });
        let candidates = candidates.collect::<Result<Vec<_>, _>>()?;
        if candidates.is_empty() {
            return Err("it has no turns".to_owned());
        }
        Ok(Self { seed, rules, position, candidates })
    }
}

impl fmt::Display for SearchRecord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} | {} | {} |", self.seed, rules_text(&self.rules), self.position)?;
        for Candidate { turn, visits } in &self.candidates {
            write!(f, " {}:{visits}", self.position.geometry().wire(*turn))?;
        }
        Ok(())
    }
}

impl Candidate {
    /// The turn without its placement. None for a pass.
    #[must_use]
    pub fn partial_move(&self) -> Option<Move> {
        (!self.turn.is_pass()).then(|| partial_move(self.turn))
    }

    fn parse(text: &str, position: &Position, rules: &Rules) -> Result<Self, String> {
        let (turn, visits) = text.split_once(':').ok_or_else(|| format!("`{text}` has no `:`"))?;
        let turn = position.geometry().parse_wire(turn).map_err(|error| format!("`{text}`: {error}"))?;
        if turn.is_pass() {
            return Err(format!("`{text}`: a pass is not a choice"));
        }
        if let Some(reason) = position.explain_illegal(rules, turn) {
            return Err(format!("`{text}`: {reason}"));
        }
        match visits.parse() {
            Ok(visits) if visits > 0 => Ok(Self { turn, visits }),
            _ => Err(format!("`{text}`: a number of visits is from 1 to {}", u32::MAX)),
        }
    }
}

#[cfg(test)]
mod tests {
    use djambi::SQUARE9;

    use super::*;

    const POSITION: &str =
        "gCgN5xyC/xx2rM2yNyR/1gMx1yM4/3x5/bD7x/x2xxbN1x1/xxx2bMbMbR1/rRrCrM4xx/xrArM4xbC rbyg b b 0 58";

    #[test]
    fn lines_round_trip() {
        for rest in ["h3f5:804 f4h4@g7:136 f4f5:21", "h3f5:4294967295"] {
            for rules in ["classic", "variants", "arena", "classic reporter=must,encirclement=strict"] {
                let line = format!("18446744073709551615 | {rules} | {POSITION} | {rest}");
                assert_eq!(SearchRecord::parse(&SQUARE9, &line).map(|record| record.to_string()), Ok(line));
            }
        }
    }

    #[test]
    fn errors_name_the_faulty_part() {
        let line = format!("7 | classic | {POSITION} | h3f5:3 f4h4@g7:1");
        for (part, wrong, named) in [
            ("7 | ", "", "3 fields"),
            ("7", "-7", "`-7`"),
            ("classic", "chess", "chess"),
            ("bC", "bN", "blue"),
            ("h3f5:3 f4h4@g7:1", "", "no turns"),
            ("h3f5:3", "h3f5", "`h3f5` has no `:`"),
            ("h3f5:3", "h3z5:3", "`h3z5:3`"),
            ("h3f5:3", "h3g6:3", "`h3g6:3`"),
            ("h3f5:3", "pass:3", "pass"),
            ("h3f5:3", "h3f5:0", "`h3f5:0`"),
            ("h3f5:3", "h3f5:4294967296", "from 1 to"),
            ("h3f5:3", "f4h4@g7:3", "there already"),
            ("h3f5:3", "f4h4@g6:3", "`f4h4@g7:1`"),
        ] {
            let error = SearchRecord::parse(&SQUARE9, &line.replacen(part, wrong, 1)).expect_err(wrong);
            assert!(error.contains(named), "{error} does not name {named}");
        }
    }
}
