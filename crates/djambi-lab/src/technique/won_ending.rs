//! An ending that the player to move wins, as a line of text.

use std::fmt;

use djambi::{Position, Role, Rules, Seat};
use djambi_engine::{Never, Tablebase, Verdict};

use crate::endings::{parse_lines, parse_rules, rules_text};

/// The largest number of pieces beside the chiefs.
pub(super) const MAX_PIECES: usize = 2;

/// An ending that the player to move wins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WonEnding {
    /// The position.
    pub position: Position,
    /// The rules of the game that it comes from.
    pub rules: Rules,
    /// The number of turns of both players until the win, if both play as well as possible.
    pub distance: u32,
}

impl WonEnding {
    /// The ending of a position, if the tables call it won for the player to move.
    #[must_use]
    pub fn of(position: &Position, rules: &Rules, tables: &Tablebase) -> Option<Self> {
        match tables.verdict(position, rules, MAX_PIECES, &Never)? {
            Verdict::Won { winner, turns } if winner == position.turn() => {
                Some(Self { position: *position, rules: *rules, distance: turns })
            }
            _ => None,
        }
    }

    /// Reads the lines of a file. Empty lines and those that begin with `#` are ignored.
    ///
    /// # Errors
    /// The number of the first wrong line, and what is wrong with it.
    pub fn parse_all(text: &str) -> Result<Vec<Self>, String> {
        parse_lines(text, Self::parse)
    }

    /// Reads a line: position, rules and distance with ` | ` between them.
    ///
    /// # Errors
    /// What is wrong with the line.
    pub fn parse(line: &str) -> Result<Self, String> {
        let fields: Vec<&str> = line.split(" | ").collect();
        let [position, rules, distance] = fields[..] else {
            return Err(format!("{} fields instead of 3", fields.len()));
        };
        let rules = parse_rules(rules)?;
        let position = Position::parse(position, &rules).map_err(|faults| faults.to_string())?;
        let distance = distance.parse().map_err(|error| format!("`{distance}`: {error}"))?;
        Ok(Self { position, rules, distance })
    }

    /// The pieces beside the chiefs: `A+M` against a chief alone, `A-M` with a piece on either side.
    #[must_use]
    pub fn pieces(&self) -> String {
        let mover = self.position.turn();
        let others = self.position.alive().iter().filter(|&seat| seat != mover);
        let of = |seat: Seat| {
            let squares = self.position.controlled_by(seat).iter();
            let roles = squares.filter_map(|square| self.position.piece_at(square)).map(|piece| piece.role);
            let mut letters: Vec<char> =
                roles.filter(|&role| role != Role::Chief).map(Role::letter).collect();
            letters.sort_unstable();
            letters.into_iter().map(String::from).collect::<Vec<_>>().join("+")
        };
        let against: Vec<String> = others.into_iter().map(of).filter(|text| !text.is_empty()).collect();
        [vec![of(mover)], against].concat().join("-")
    }
}

impl fmt::Display for WonEnding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} | {} | {}", self.position, rules_text(&self.rules), self.distance)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINE: &str = "6x1yC/7xx/5rA3/9/9/9/9/9/rC8 r-y- r r 0 40 | classic | 3";

    #[test]
    fn lines_round_trip() {
        let ending = WonEnding::parse(LINE).expect("line");
        assert_eq!((ending.to_string(), ending.pieces()), (LINE.to_owned(), "A".to_owned()));
        assert_eq!(WonEnding::of(&ending.position, &ending.rules, &Tablebase::default()), Some(ending));
    }

    #[test]
    fn errors_name_the_line_and_the_fault() {
        for (line, named) in [("nothing", "1 fields"), (&LINE.replace("| 3", "| x"), "`x`")] {
            let error = WonEnding::parse_all(&format!("# A file\n{line}")).expect_err(line);
            assert!(error.starts_with("line 2: ") && error.contains(named), "{error}");
        }
    }
}
