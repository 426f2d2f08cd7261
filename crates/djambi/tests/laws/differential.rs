//! The crate compared with the simple implementation in random games, from the start and from awkward
//! positions, under every rule set and option, with resignations in turn and out of turn.

use std::ops::Range;

use djambi::perft;

use crate::occurrences::Occurrences;
use crate::position_pair::PositionPair;
use crate::rng::Rng;
use crate::test_board::TestBoard;

/// Plays a game of at most `turns` turns for each seed, compares every position and counts what occurred.
fn compare(seeds: Range<u64>, turns: usize, begin: impl Fn(&mut Rng) -> PositionPair) -> Occurrences {
    let mut occurrences = Occurrences::default();
    for seed in seeds {
        let mut rng = Rng::new(seed);
        let mut pair = begin(&mut rng);
        for _ in 0..turns {
            pair.assert_agreed();
            occurrences.position(&pair);
            let Some(turn) = pair.play_random(&mut rng) else { break };
            occurrences.turn(&turn);
        }
    }
    occurrences
}

fn usual_start(rng: &mut Rng) -> PositionPair {
    PositionPair::start(TestBoard::usual(), rng)
}

fn usual_awkward(rng: &mut Rng) -> PositionPair {
    PositionPair::awkward(TestBoard::usual(), rng)
}

/// Each of the other boards, from its set-up and from awkward positions. That all kinds of turns occur on
/// each takes more games: `many_more_games`.
#[test]
fn games_on_other_boards() {
    for board in TestBoard::others() {
        compare(0..40, 100, |rng| PositionPair::start(board, rng)).assert_positions(800);
        compare(0..1_400, 25, |rng| PositionPair::awkward(board, rng)).assert_positions(12_000);
    }
}

#[test]
fn games_from_the_start() {
    compare(0..1_200, 120, usual_start).assert_positions(40_000);
}

#[test]
fn games_from_awkward_positions() {
    let occurrences = compare(0..3_500, 40, usual_awkward);
    occurrences.assert_positions(40_000);
    occurrences.assert_varied(5);
}

#[test]
fn awkward_positions_and_the_next() {
    let occurrences = compare(100_000..116_000, 3, usual_awkward);
    occurrences.assert_positions(40_000);
    occurrences.assert_varied(10);
}

/// Three million positions.
#[test]
#[ignore = "takes some minutes"]
fn many_more_games() {
    compare(1_000_000..1_012_000, 120, usual_start).assert_positions(400_000);
    let occurrences = compare(2_000_000..2_120_000, 40, usual_awkward);
    occurrences.assert_positions(1_500_000);
    occurrences.assert_varied(100);
    compare(5_000_000..5_036_000, 3, usual_awkward).assert_positions(90_000);
    for board in TestBoard::others() {
        compare(3_000_000..3_001_000, 120, |rng| PositionPair::start(board, rng)).assert_positions(20_000);
        let occurrences = compare(4_000_000..4_010_000, 40, |rng| PositionPair::awkward(board, rng));
        occurrences.assert_positions(100_000);
        occurrences.assert_varied(2);
    }
}

/// Perft, with the last turn counted and with the last turn played, where players pass and games end.
#[test]
fn perft_of_awkward_positions() {
    for (board, seed) in TestBoard::games(2_000) {
        let PositionPair { rules, options, position, state, .. } =
            PositionPair::awkward(board, &mut Rng::new(200_000 + seed));
        let depth = if position.count_moves(&rules) < 20 { 3 } else { 1 };
        let counted = perft(&position, &rules, depth);
        assert_eq!(counted, state.perft(&options, depth), "{rules:?} {state}");
        if counted < 3_000 {
            assert_eq!(counted, state.perft_played(&options, depth), "{rules:?} {state}");
        }
    }
}
