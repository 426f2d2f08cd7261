//! Moves that differ in a placement alone, written as one.

use std::fmt;

use djambi::{Geometry, Move, SquareSet};

/// A move and the set of squares on which its victim may be placed.
///
/// As text: the wire form without the placement, then, if there is one, `@*` for any square, `@` and the squares, or `@!`
/// and the squares that are left out: `c3c4@*`, `c3c4@h7h8`, `c3c4@!a1`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pattern {
    geometry: &'static Geometry,
    bare: Move,
    placements: Placements,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Placements {
    /// The move places nothing.
    None,
    Only(SquareSet),
    AllBut(SquareSet),
}

impl Pattern {
    /// The patterns of some of the legal moves: between them they accept those and none of the others.
    #[must_use]
    pub fn of(geometry: &'static Geometry, legal: &[Move], accepted: &[Move]) -> Vec<Self> {
        let mut bares: Vec<Move> = accepted.iter().copied().map(bare).collect();
        bares.sort_unstable();
        bares.dedup();
        let squares = |moves: &[Move], of: Move| -> SquareSet {
            moves.iter().filter(|&&mv| bare(mv) == of).filter_map(|mv| mv.placement()).collect()
        };
        let pattern = |bare: Move| {
            let (all, some) = (squares(legal, bare), squares(accepted, bare));
            let placements = if all.is_empty() {
                Placements::None
            } else if (all - some).len() < some.len() {
                Placements::AllBut(all - some)
            } else {
                Placements::Only(some)
            };
            Self { geometry, bare, placements }
        };
        bares.into_iter().map(pattern).collect()
    }

    /// Reads a pattern.
    ///
    /// # Errors
    /// What is wrong with the text.
    pub fn parse(geometry: &'static Geometry, text: &str) -> Result<Self, String> {
        let (wire, placed) = text.split_once('@').map_or((text, None), |(wire, placed)| (wire, Some(placed)));
        let bare = geometry.parse_wire(wire).map_err(|error| format!("`{text}`: {error}"))?;
        let placements = match placed {
            None => Placements::None,
            Some("*") => Placements::AllBut(SquareSet::EMPTY),
            Some(names) => match names.strip_prefix('!') {
                Some(names) => Placements::AllBut(squares(geometry, names)?),
                None => Placements::Only(squares(geometry, names)?),
            },
        };
        Ok(Self { geometry, bare, placements })
    }

    /// Whether the move is one of these; that it is legal is not asked.
    #[must_use]
    pub fn accepts(&self, mv: Move) -> bool {
        let placed = match (self.placements, mv.placement()) {
            (Placements::None, placement) => placement.is_none(),
            (Placements::Only(squares), Some(square)) => squares.contains(square),
            (Placements::AllBut(squares), Some(square)) => !squares.contains(square),
            (Placements::Only(_) | Placements::AllBut(_), None) => false,
        };
        placed && self.bare == bare(mv)
    }
}

impl fmt::Display for Pattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.geometry.wire(self.bare))?;
        let (mark, squares) = match self.placements {
            Placements::None => return Ok(()),
            Placements::AllBut(squares) if squares.is_empty() => return f.write_str("@*"),
            Placements::AllBut(squares) => ("@!", squares),
            Placements::Only(squares) => ("@", squares),
        };
        f.write_str(mark)?;
        squares.iter().try_for_each(|square| f.write_str(self.geometry.square_name(square)))
    }
}

/// The move without its placement.
pub(super) fn bare(mv: Move) -> Move {
    let (Some(from), Some(to)) = (mv.from(), mv.to()) else { return mv };
    let arrival = Move::new(from, to);
    match (mv.exit(), mv.victim()) {
        (Some(exit), _) => arrival.with_exit(exit),
        (None, Some(victim)) => arrival.with_victim(victim),
        (None, None) => arrival,
    }
}

/// Squares named one after the other, each a letter and a digit.
fn squares(geometry: &Geometry, names: &str) -> Result<SquareSet, String> {
    let characters: Vec<char> = names.chars().collect();
    let square = |name: &[char]| {
        let name: String = name.iter().collect();
        geometry.square(&name).ok_or_else(|| format!("`{name}` in `{names}` is no square"))
    };
    characters.chunks(2).map(square).collect()
}

#[cfg(test)]
mod tests {
    use djambi::{Position, Rules, SQUARE9};

    use super::*;

    #[test]
    fn patterns_accept_what_they_were_made_of_and_come_back_from_text() {
        let position = Position::parse("8yC/9/9/9/9/2bM6/2rM1rA4/9/rC7bC rby- r r 3 9", &Rules::CLASSIC);
        let legal = position.expect("position").legal_moves(&Rules::CLASSIC);
        for step in [1, 2, 3, 7, 50] {
            let accepted: Vec<Move> = legal.iter().copied().step_by(step).collect();
            let patterns = Pattern::of(&SQUARE9, &legal, &accepted);
            for &mv in &legal {
                let is_accepted = patterns.iter().any(|pattern| pattern.accepts(mv));
                assert_eq!(is_accepted, accepted.contains(&mv), "{}", SQUARE9.wire(mv));
            }
            for pattern in patterns {
                assert_eq!(Pattern::parse(&SQUARE9, &pattern.to_string()), Ok(pattern));
            }
        }
    }

    #[test]
    fn what_is_no_pattern_is_named() {
        for (text, named) in [("c3", "c3"), ("c3c4@h", "`h`"), ("c3c4@h7j1", "`j1`"), ("c3c4@!z", "`z`")] {
            let error = Pattern::parse(&SQUARE9, text).expect_err(text);
            assert!(error.contains(named), "{error}");
        }
    }
}
