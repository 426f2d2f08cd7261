//! Sets of moves that differ only in their placement, as text.

use std::fmt;

use djambi::{Geometry, Move, SquareSet};

/// A move with a set of squares for its placement.
///
/// As text: the wire form without the placement, followed by `@*` for any square, by `@` and the squares, or
/// by `@!` and the excluded squares: `c3c4@*`, `c3c4@h7h8`, `c3c4@!a1`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MovePattern {
    geometry: &'static Geometry,
    partial: Move,
    placements: AllowedPlacements,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum AllowedPlacements {
    /// The move places nothing.
    None,
    Only(SquareSet),
    AllBut(SquareSet),
}

impl MovePattern {
    /// The patterns that together accept exactly these of the legal moves.
    #[must_use]
    pub fn of(geometry: &'static Geometry, legal: &[Move], accepted: &[Move]) -> Vec<Self> {
        let mut partials: Vec<Move> = accepted.iter().copied().map(partial_move).collect();
        partials.sort_unstable();
        partials.dedup();
        let squares = |moves: &[Move], of: Move| -> SquareSet {
            moves.iter().filter(|&&mv| partial_move(mv) == of).filter_map(|mv| mv.placement()).collect()
        };
        let pattern = |partial: Move| {
            let all = squares(legal, partial);
            let some = squares(accepted, partial);
            let placements = if all.is_empty() {
                AllowedPlacements::None
            } else if (all - some).len() < some.len() {
                AllowedPlacements::AllBut(all - some)
            } else {
                AllowedPlacements::Only(some)
            };
            Self { geometry, partial, placements }
        };
        partials.into_iter().map(pattern).collect()
    }

    /// Reads a pattern.
    ///
    /// # Errors
    /// What is wrong with the text.
    pub fn parse(geometry: &'static Geometry, text: &str) -> Result<Self, String> {
        let (wire, placed) = text.split_once('@').map_or((text, None), |(wire, placed)| (wire, Some(placed)));
        let partial = geometry.parse_wire(wire).map_err(|error| format!("`{text}`: {error}"))?;
        let placements = match placed {
            None => AllowedPlacements::None,
            Some("*") => AllowedPlacements::AllBut(SquareSet::EMPTY),
            Some(names) => match names.strip_prefix('!') {
                Some(names) => AllowedPlacements::AllBut(squares(geometry, names)?),
                None => AllowedPlacements::Only(squares(geometry, names)?),
            },
        };
        Ok(Self { geometry, partial, placements })
    }

    /// Whether the pattern has this move, which need not be legal.
    #[must_use]
    pub fn accepts(&self, mv: Move) -> bool {
        let is_allowed = match (self.placements, mv.placement()) {
            (AllowedPlacements::None, placement) => placement.is_none(),
            (AllowedPlacements::Only(squares), Some(square)) => squares.contains(square),
            (AllowedPlacements::AllBut(squares), Some(square)) => !squares.contains(square),
            (AllowedPlacements::Only(_) | AllowedPlacements::AllBut(_), None) => false,
        };
        is_allowed && self.partial == partial_move(mv)
    }
}

impl fmt::Display for MovePattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.geometry.wire(self.partial))?;
        let (mark, squares) = match self.placements {
            AllowedPlacements::None => return Ok(()),
            AllowedPlacements::AllBut(squares) if squares.is_empty() => return f.write_str("@*"),
            AllowedPlacements::AllBut(squares) => ("@!", squares),
            AllowedPlacements::Only(squares) => ("@", squares),
        };
        f.write_str(mark)?;
        squares.iter().try_for_each(|square| f.write_str(self.geometry.square_name(square)))
    }
}

/// The move without its placement.
pub(crate) fn partial_move(mv: Move) -> Move {
    let (Some(from), Some(to)) = (mv.from(), mv.to()) else { return mv };
    let arrival = Move::new(from, to);
    match (mv.exit(), mv.victim()) {
        (Some(exit), _) => arrival.with_exit(exit),
        (None, Some(victim)) => arrival.with_victim(victim),
        (None, None) => arrival,
    }
}

/// Reads squares, each a letter and a digit, without separators.
fn squares(geometry: &Geometry, names: &str) -> Result<SquareSet, String> {
    let characters: Vec<char> = names.chars().collect();
    let square = |name: &[char]| {
        let name: String = name.iter().collect();
        geometry.square(&name).ok_or_else(|| format!("`{name}` in `{names}` is not a square"))
    };
    characters.chunks(2).map(square).collect()
}

#[cfg(test)]
mod tests {
    use djambi::{Position, Rules, SQUARE9};

    use super::*;

    #[test]
    fn patterns_accept_their_moves_and_round_trip_as_text() {
        let position = Position::parse("8yC/9/9/9/9/2bM6/2rM1rA4/9/rC7bC rby- r r 3 9", &Rules::CLASSIC);
        let legal = position.expect("position").legal_moves(&Rules::CLASSIC);
        for step in [1, 2, 3, 7, 50] {
            let accepted: Vec<Move> = legal.iter().copied().step_by(step).collect();
            let patterns = MovePattern::of(&SQUARE9, &legal, &accepted);
            for &mv in &legal {
                let is_accepted = patterns.iter().any(|pattern| pattern.accepts(mv));
                assert_eq!(is_accepted, accepted.contains(&mv), "{}", SQUARE9.wire(mv));
            }
            for pattern in patterns {
                assert_eq!(MovePattern::parse(&SQUARE9, &pattern.to_string()), Ok(pattern));
            }
        }
    }

    #[test]
    fn errors_name_the_faulty_part() {
        for (text, named) in [("c3", "c3"), ("c3c4@h", "`h`"), ("c3c4@h7j1", "`j1`"), ("c3c4@!z", "`z`")] {
            let error = MovePattern::parse(&SQUARE9, text).expect_err(text);
            assert!(error.contains(named), "{error}");
        }
    }
}
