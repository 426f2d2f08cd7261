//! `ngon4` is the 9 × 9 board with other names: a game on the one is a game on the other.

use djambi::{Geometry, Move, NGON4, Position, Rules, SQUARE9, Setup, Square};

use crate::position_pair::PositionPair;
use crate::rng::Rng;
use crate::test_board::TestBoard;

/// The square of one board for each square of the other.
struct SquareMap(Vec<Square>);

impl SquareMap {
    /// Squares with the same point are the same.
    fn new(from: &Geometry, to: &Geometry) -> Self {
        let same =
            |square| to.squares().find(|&other| to.point(other) == from.point(square)).expect("a square");
        let map: Vec<Square> = from.squares().map(same).collect();
        assert!(to.squares().all(|square| map.contains(&square)), "every square has one");
        Self(map)
    }

    fn square(&self, square: Square) -> Square {
        self.0[square.index()]
    }

    fn mv(&self, mv: Move) -> Move {
        let (Some(from), Some(to)) = (mv.from(), mv.to()) else { return mv };
        let mut mapped = Move::new(self.square(from), self.square(to));
        if let Some(exit) = mv.exit() {
            mapped = mapped.with_exit(self.square(exit));
        }
        if let Some(victim) = mv.victim() {
            mapped = mapped.with_victim(self.square(victim));
        }
        if let Some(placement) = mv.placement() {
            mapped = mapped.with_placement(self.square(placement));
        }
        mapped
    }

    /// The position on the 9 × 9 board.
    fn position(&self, position: &Position, rules: &Rules) -> Position {
        let there = position.to_setup();
        let mut here = Setup::empty(&SQUARE9);
        for square in position.geometry().squares() {
            here.set(self.square(square), there.at(square));
        }
        (here.controllers, here.reigned) = (there.controllers, there.reigned);
        (here.turn, here.cursor) = (there.turn, there.cursor);
        (here.quiet_turns, here.turn_number) = (there.quiet_turns, there.turn_number);
        here.check(rules).expect("a valid position")
    }
}

fn sorted(moves: impl IntoIterator<Item = Move>) -> Vec<u32> {
    let mut bits: Vec<u32> = moves.into_iter().map(Move::bits).collect();
    bits.sort_unstable();
    bits
}

/// Whole games, from the set-up and from awkward positions, have the same moves and positions on both boards.
#[test]
fn games_are_the_same() {
    let map = SquareMap::new(&NGON4, &SQUARE9);
    let board = TestBoard::all().iter().find(|board| *board.geometry == NGON4).expect("board");
    let mut positions = 0;
    for seed in 0..1_500 {
        let mut rng = Rng::new(seed);
        let mut pair = if seed % 4 == 0 {
            PositionPair::start(board, &mut rng)
        } else {
            PositionPair::awkward(board, &mut rng)
        };
        let rules = pair.rules;
        let mut here = map.position(&pair.position, &rules);
        for _ in 0..300 {
            let there = pair.position;
            let moves = sorted(there.legal_moves(&rules).into_iter().map(|mv| map.mv(mv)));
            assert_eq!(moves, sorted(here.legal_moves(&rules)), "{there} {here}");
            positions += 1;
            let Some(turn) = pair.play_random(&mut rng) else { break };
            here = match turn.mv {
                Some(mv) => here.play(&rules, map.mv(mv)).expect("a legal move"),
                None => left(&here, &rules, &turn.before, &pair.position),
            };
            assert_eq!(here, map.position(&pair.position, &rules), "{there}");
        }
        assert_eq!(here.winner(), pair.position.winner());
    }
    assert!(positions > 30_000, "{positions}");
}

/// All moves of some positions lead to the same positions on both boards.
#[test]
fn successors_are_the_same() {
    let map = SquareMap::new(&NGON4, &SQUARE9);
    let board = TestBoard::all().iter().find(|board| *board.geometry == NGON4).expect("board");
    for seed in 0..100 {
        let PositionPair { rules, position: there, .. } = PositionPair::awkward(board, &mut Rng::new(seed));
        let here = map.position(&there, &rules);
        for mv in there.legal_moves(&rules) {
            let after = there.play(&rules, mv).expect("a legal move");
            let same = here.play(&rules, map.mv(mv)).expect("a legal move");
            assert_eq!(same, map.position(&after, &rules), "{there} {here}");
        }
    }
}

/// The position after the resignation that led from one position of the other board to the next.
fn left(here: &Position, rules: &Rules, before: &Position, after: &Position) -> Position {
    let mut leavers = before.alive().iter().filter(|&seat| before.resign(rules, seat).as_ref() == Ok(after));
    here.resign(rules, leavers.next().expect("a player who resigned")).expect("a player")
}
