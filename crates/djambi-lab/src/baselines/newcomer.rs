//! A person's first game, as a script.

use std::ops::ControlFlow;

use djambi::{Act, Move, Position, Rules, Square};
use djambi_engine::Rng;

/// How often the newcomer kills where a piece can, of a hundred turns. People who try the page for the first
/// time mostly do, as the board marks kills; one turn in five they follow a plan of their own.
const KILLS: usize = 80;

/// A person in their first game, who knows what the page offers and nothing else.
///
/// In four of five turns in which a piece can kill, the newcomer kills. The choice is random, and made as the
/// page asks for it: a piece, its target, the exit from the maze, the victim, the placement. At each step the
/// squares that are offered are equally likely, so that moves with many placements are not preferred. A
/// reporter's offer to kill nobody counts as a square.
///
/// The lowest level is measured with this player: see docs/MATCHES.md.
#[derive(Clone, Copy, Debug)]
pub struct Newcomer;

impl Newcomer {
    /// Chooses a move for the player to move; the pass if the game is over.
    #[must_use]
    pub fn choose(self, position: &Position, rules: &Rules, seed: u64) -> Move {
        let mut rng = Rng::new(seed);
        let wants_kill = rng.below(100) < KILLS;
        let mut moves = if wants_kill { kills(position, rules) } else { Vec::new() };
        if moves.is_empty() {
            moves = position.legal_moves(rules);
        }
        for step in [Move::from, Move::to, Move::exit, Move::victim, Move::placement] {
            keep_one(&mut moves, step, &mut rng);
        }
        moves.first().copied().unwrap_or(Move::PASS)
    }
}

/// A person who tries the page without a plan: takes any piece in hand, and kills where this piece can.
///
/// So the stranger misses the kills of other pieces, and loses to bots that a [`Newcomer`] beats.
#[derive(Clone, Copy, Debug)]
pub struct Stranger;

impl Stranger {
    /// Chooses a move for the player to move; the pass if the game is over.
    #[must_use]
    pub fn choose(self, position: &Position, rules: &Rules, seed: u64) -> Move {
        let mut rng = Rng::new(seed);
        let mut moves = position.legal_moves(rules);
        keep_one(&mut moves, Move::from, &mut rng);
        let mut kills = kills(position, rules);
        kills.retain(|mv| moves.contains(mv));
        if !kills.is_empty() {
            moves = kills;
        }
        for step in [Move::to, Move::exit, Move::victim, Move::placement] {
            keep_one(&mut moves, step, &mut rng);
        }
        moves.first().copied().unwrap_or(Move::PASS)
    }
}

/// The legal moves that kill.
fn kills(position: &Position, rules: &Rules) -> Vec<Move> {
    let mut kills = Vec::new();
    let _: ControlFlow<()> = position.for_each_family(rules, |family| {
        family.for_each_move(|mv| {
            let is_kill = match family.act {
                Act::Kill | Act::ReportAll => true,
                Act::Report => mv.victim().is_some(),
                Act::Walk | Act::Relocate => false,
            };
            if is_kill {
                kills.push(mv);
            }
            ControlFlow::Continue(())
        })
    });
    kills
}

/// Chooses one of the squares that the moves have at a step, and keeps the moves with this square.
fn keep_one(moves: &mut Vec<Move>, step: fn(Move) -> Option<Square>, rng: &mut Rng) {
    let mut squares: Vec<_> = moves.iter().map(|&mv| step(mv)).collect();
    squares.sort_unstable();
    squares.dedup();
    let Some(&chosen) = squares.get(rng.below(squares.len())) else { return };
    moves.retain(|&mv| step(mv) == chosen);
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How often each move is chosen in a position.
    fn count(text: &str, is_wanted: impl Fn(Move) -> bool) -> usize {
        let position = Position::parse(text, &Rules::CLASSIC).expect("position");
        let chosen = (0..1_000).map(|seed| Newcomer.choose(&position, &Rules::CLASSIC, seed));
        chosen
            .inspect(|&mv| assert!(position.is_legal(&Rules::CLASSIC, mv)))
            .filter(|&mv| is_wanted(mv))
            .count()
    }

    #[test]
    fn mostly_kills() {
        // Red's militant can kill on c4; so can nobody else.
        let kills = count("8yC/9/9/9/9/2yM6/2rM6/9/rC8 r-y- r r 0 9", |mv| mv.placement().is_some());
        assert!((800..900).contains(&kills), "{kills}");
    }

    #[test]
    fn pieces_are_equally_likely_whatever_they_can_do() {
        // The chief has 17 squares, the diplomat beside yellow's militant 78 moves with a placement.
        let position = "7yC1/9/9/9/9/9/9/7rDyM/rC8 r-y- r r 0 9";
        let chief = djambi::SQUARE9.square("a1");
        let moves = count(position, |mv| mv.from() == chief);
        assert!((450..550).contains(&moves), "{moves}");
    }

    #[test]
    fn a_stranger_kills_with_the_piece_in_hand() {
        let position =
            Position::parse("8yC/9/9/9/9/2yM6/2rM6/9/rC8 r-y- r r 0 9", &Rules::CLASSIC).expect("position");
        for mv in (0..200).map(|seed| Stranger.choose(&position, &Rules::CLASSIC, seed)) {
            assert!(position.is_legal(&Rules::CLASSIC, mv));
            assert_eq!(mv.placement().is_some(), mv.from() == djambi::SQUARE9.square("c3"), "{mv:?}");
        }
    }

    #[test]
    fn a_reporter_may_kill_nobody() {
        let position = "8yC/9/9/9/9/yM8/9/rRrM7/rCrMrM6 r-y- r r 0 9";
        let kill = count(position, |mv| mv.victim().is_some());
        let decline = count(position, |mv| mv.victim().is_none());
        assert!(kill > 780 && decline > 100 && kill + decline == 1_000, "{kill} {decline}");
    }
}
