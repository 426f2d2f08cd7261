//! The crate against the simple implementation: move by move through random games, from the start and from awkward
//! positions, under every rule set and option, with players leaving in turn and out of turn.

use std::ops::Range;

use djambi::perft;

use crate::ground::Ground;
use crate::met::Met;
use crate::pair::Pair;
use crate::rng::Rng;

/// Plays a game of at most `turns` turns for each seed, comparing every position; gives what was met.
fn compare(seeds: Range<u64>, turns: usize, begin: impl Fn(&mut Rng) -> Pair) -> Met {
    let mut met = Met::default();
    for seed in seeds {
        let mut rng = Rng::new(seed);
        let mut pair = begin(&mut rng);
        for _ in 0..turns {
            pair.assert_agreed();
            met.position(&pair);
            let Some(turn) = pair.go_on(&mut rng) else { break };
            met.turn(&turn);
        }
    }
    met
}

fn usual_start(rng: &mut Rng) -> Pair {
    Pair::start(Ground::usual(), rng)
}

fn usual_awkward(rng: &mut Rng) -> Pair {
    Pair::awkward(Ground::usual(), rng)
}

/// Each of the other boards, from its set-up and from awkward positions.
#[test]
fn games_on_other_boards() {
    for ground in Ground::others() {
        compare(0..100, 100, |rng| Pair::start(ground, rng)).assert_positions(2_000);
        let met = compare(0..3_500, 25, |rng| Pair::awkward(ground, rng));
        met.assert_positions(30_000);
        met.assert_varied(3);
    }
}

#[test]
fn games_from_the_start() {
    compare(0..1_200, 120, usual_start).assert_positions(40_000);
}

#[test]
fn games_from_awkward_positions() {
    let met = compare(0..7_000, 40, usual_awkward);
    met.assert_positions(80_000);
    met.assert_varied(10);
}

#[test]
fn awkward_positions_and_the_next() {
    let met = compare(100_000..136_000, 3, usual_awkward);
    met.assert_positions(90_000);
    met.assert_varied(10);
}

/// Three million positions, for a night or a doubt.
#[test]
#[ignore = "takes some minutes"]
fn many_more_games() {
    compare(1_000_000..1_012_000, 120, usual_start).assert_positions(400_000);
    compare(2_000_000..2_120_000, 40, usual_awkward).assert_positions(1_500_000);
    for ground in Ground::others() {
        compare(3_000_000..3_001_000, 120, |rng| Pair::start(ground, rng)).assert_positions(20_000);
        compare(4_000_000..4_010_000, 40, |rng| Pair::awkward(ground, rng)).assert_positions(100_000);
    }
}

/// Perft, with the last turn counted and with the last turn played, where players pass and games end.
#[test]
fn perft_of_awkward_positions() {
    for (ground, seed) in Ground::games(2_000) {
        let Pair { rules, options, position, state, .. } =
            Pair::awkward(ground, &mut Rng::new(200_000 + seed));
        let depth = if position.count_moves(&rules) < 20 { 3 } else { 1 };
        let counted = perft(&position, &rules, depth);
        assert_eq!(counted, state.perft(&options, depth), "{rules:?} {state}");
        if counted < 3_000 {
            assert_eq!(counted, state.perft_played(&options, depth), "{rules:?} {state}");
        }
    }
}
