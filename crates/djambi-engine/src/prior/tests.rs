//! The features of random games, and the sums of their weights.

use std::collections::BTreeMap;

use djambi::{DUEL2, Geometry, HEX3, SQUARE9, Setup};

use super::*;
use crate::{Rng, WeightsError};

#[test]
fn every_feature_of_random_games_has_a_weight_and_most_occur() {
    for (number, geometry) in Geometry::ALL.into_iter().enumerate() {
        let weights = random_weights(geometry);
        let mut seen = vec![false; features(geometry)];
        let mut rng = Rng::new(number as u64);
        for rules in [Rules::CLASSIC, Rules::ARENA, Rules::VARIANTS] {
            let mut position = Setup::of_players(geometry, geometry.seats()).check(&rules).expect("set-up");
            for _ in 0..400 {
                check_features(&position, &rules, &weights, &mut seen);
                let moves = position.legal_moves(&rules);
                if moves.is_empty() || position.is_over() {
                    break;
                }
                position = position.play_unchecked(&rules, moves[rng.below(moves.len())]);
            }
        }
        let occurring = seen.iter().filter(|&&seen| seen).count();
        assert!(occurring * 4 > seen.len(), "{occurring} of {} on {}", seen.len(), geometry.name());
    }
}

/// Weights of a board that are all different, more or less, with a net.
fn random_weights(board: &'static Geometry) -> PolicyWeights {
    let mut rng = Rng::new(9);
    let each: Vec<i16> = (0..features(board)).map(|_| rng.below(2001) as i16 - 1000).collect();
    let mut rows = |count: usize, limit: usize| -> Box<[UnitWeights]> {
        let mut weight = || (rng.below(2 * limit + 1) as i16 - limit as i16) as i8;
        (0..count).map(|_| std::array::from_fn(|_| weight())).collect()
    };
    let net = PolicyNet {
        inputs: rows(net_inputs(board), 10),
        biases: std::array::from_fn(|unit| unit as i16),
        outputs: rows(outputs(board), 127),
    };
    PolicyWeights::new(board, &each, Some(net)).expect("weights")
}

/// The score of a feature, without shortcuts.
fn score_of(weights: &PolicyWeights, units: &[i16; UNITS], feature: usize) -> i32 {
    let Some((net, output)) = weights.net().zip(output(feature)) else { return weights.of(feature) };
    let products = units.iter().zip(net.outputs[output]).map(|(&unit, it)| i32::from(unit) * i32::from(it));
    weights.of(feature) + (products.sum::<i32>() >> 4)
}

fn check_features(position: &Position, rules: &Rules, weights: &PolicyWeights, seen: &mut [bool]) {
    let features = PolicyFeatures::new(position, rules);
    let scorer = Scorer::new(position, &ScoreContext::of(position, rules, weights), weights);
    let units = weights.net().expect("net").units(position);
    let of = |feature| score_of(weights, &units, feature);
    for family in position.families(rules) {
        let mut sum = 0;
        features.for_each_of_origin(&family, |feature| {
            seen[feature] = true;
            sum += of(feature);
        });
        assert_eq!(scorer.score_of_origin(&family), sum, "{position}");
        let walk = scorer.scores_of_walks(&family);
        let score = scorer.scores_of_moves(&family);
        for_each_partial_move(&family, |mv, victim| {
            let to = mv.to().expect("arrival");
            let mut sum = 0;
            features.for_each_of_move(&family, to, victim, |feature| {
                seen[feature] = true;
                sum += of(feature);
            });
            assert_eq!(score(to, victim), sum, "{position}");
            assert!(family.act != Act::Walk || walk(to) == sum, "{position}");
            assert_eq!(family_of(position, rules, mv).is_some(), !family.placements.is_empty());
        });
        let partial = family.to.first().map(|to| Move::new(family.from, to));
        let relocated = partial.and_then(|partial| features.relocated(&family, partial));
        let score = scorer.scores_of_placements(relocated.as_ref());
        for square in family.placements {
            let mut sum = 0;
            features.for_each_of_placement(relocated.as_ref(), square, |feature| {
                seen[feature] = true;
                sum += of(feature);
            });
            assert_eq!(score(square), sum, "{position}");
        }
    }
}

/// The score of each turn without its placement.
fn scores(position: &Position, rules: &Rules, weights: &PolicyWeights) -> BTreeMap<u32, i32> {
    let scorer = Scorer::new(position, &ScoreContext::of(position, rules, weights), weights);
    let mut scores = BTreeMap::new();
    for family in position.families(rules) {
        let origin = scorer.score_of_origin(&family);
        let score = scorer.scores_of_moves(&family);
        for_each_partial_move(&family, |mv, victim| {
            scores.insert(mv.bits(), origin + score(mv.to().expect("arrival"), victim));
        });
    }
    scores
}

#[test]
fn rotated_turns_have_the_same_scores_on_every_board() {
    for geometry in Geometry::ALL {
        let symmetries = geometry.symmetries();
        let weights = random_weights(geometry);
        let rules = Rules::CLASSIC;
        let mut rng = Rng::new(3);
        let mut position = Position::start_on(geometry);
        for _ in 0..60 {
            let here = scores(&position, &rules, &weights);
            for rotation in symmetries.rotations() {
                let there = scores(&rotation.apply(position), &rules, &weights);
                assert_eq!(here.len(), there.len());
                for family in position.families(&rules) {
                    for_each_partial_move(&family, |mv, _| {
                        assert_eq!(here[&mv.bits()], there[&rotation.apply(mv).bits()], "{position}");
                    });
                }
            }
            let moves = position.legal_moves(&rules);
            let Some(&mv) = moves.get(rng.below(moves.len().max(1))) else { break };
            position = position.play_unchecked(&rules, mv);
        }
    }
}

#[test]
fn weights_round_trip_and_those_of_another_board_are_refused() {
    for board in Geometry::ALL {
        let weights = random_weights(board);
        let other = if *board == DUEL2 { &SQUARE9 } else { &DUEL2 };
        let bytes = weights.to_bytes();
        assert_eq!(PolicyWeights::from_bytes(board, &bytes), Ok(weights));
        let error = PolicyWeights::from_bytes(other, &bytes).expect_err("another board").to_string();
        assert!(error.contains(board.name()) && error.contains(other.name()), "{error}");
        for wrong in [&bytes[..bytes.len() - 1], &[&bytes[..], &[0, 0]].concat()] {
            let error = PolicyWeights::from_bytes(board, wrong);
            assert_eq!(error, Err(WeightsError::Length { found: wrong.len(), expected: bytes.len() }));
        }
        assert_eq!(PolicyWeights::from_bytes(board, &bytes[1..]), Err(WeightsError::Magic));
        let mut later = bytes.clone();
        later[8] += 1;
        assert_eq!(
            PolicyWeights::from_bytes(board, &later),
            Err(WeightsError::Version { found: 2, expected: 1 })
        );
    }
}

#[test]
fn a_hidden_unit_is_the_clipped_square_of_its_sum() {
    let weights = random_weights(&SQUARE9);
    let position = Position::start();
    let net = weights.net().expect("net");
    let mut sums = net.biases;
    let mut inputs = 0;
    for_each_net_input(&position, |input| {
        inputs += 1;
        sums.iter_mut().zip(net.inputs[input]).for_each(|(sum, weight)| *sum += i16::from(weight));
    });
    assert_eq!(inputs, 36, "a piece each");
    let units = net.units(&position);
    assert!(units.iter().zip(sums).all(|(&unit, sum)| unit == sum.clamp(0, 64) * sum.clamp(0, 64) / 32));
    assert!(units.iter().any(|&unit| unit > 0) && units.contains(&0), "{units:?}");
}

#[test]
fn weights_without_a_net_score_by_features_alone_and_are_shorter() {
    let with = random_weights(&SQUARE9);
    let rules = Rules::CLASSIC;
    let position = Position::start();
    let without = PolicyWeights::new(&SQUARE9, with.each(), None).expect("weights");
    assert_ne!(scores(&position, &rules, &with), scores(&position, &rules, &without));
    let bytes = without.to_bytes();
    assert!(bytes.len() < with.to_bytes().len());
    assert_eq!(PolicyWeights::from_bytes(&SQUARE9, &bytes), Ok(without));
    let of_hex3 = PolicyWeights::new(&HEX3, &vec![0; features(&HEX3)], with.net().cloned());
    assert!(of_hex3.is_none(), "the net of another board");
}
