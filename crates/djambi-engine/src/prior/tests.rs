//! The features of random games, and the sums of their weights.

use std::collections::BTreeMap;

use djambi::{DUEL2, Geometry, SQUARE9, Setup};

use super::*;
use crate::{Rng, WeightsError};

#[test]
fn every_feature_of_random_games_has_a_weight_and_most_occur() {
    for (number, geometry) in Geometry::ALL.into_iter().enumerate() {
        let (weights, mut seen) = (random_weights(geometry), vec![false; features(geometry)]);
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

/// Weights of a board that are all different, more or less.
fn random_weights(board: &'static Geometry) -> PolicyWeights {
    let mut rng = Rng::new(9);
    let each: Vec<i16> = (0..features(board)).map(|_| rng.below(2001) as i16 - 1000).collect();
    PolicyWeights::new(board, &each).expect("weights")
}

fn check_features(position: &Position, rules: &Rules, weights: &PolicyWeights, seen: &mut [bool]) {
    let features = PolicyFeatures::new(position, rules);
    for family in position.families(rules) {
        let mut sum = 0;
        features.for_each_of_origin(&family, |feature| {
            seen[feature] = true;
            sum += weights.of(feature);
        });
        assert_eq!(features.score_of_origin(weights, &family), sum, "{position}");
        let (walk, score) =
            (features.scores_of_walks(weights, &family), features.scores_of_moves(weights, &family));
        for_each_partial_move(&family, |mv, victim| {
            let to = mv.to().expect("arrival");
            let mut sum = 0;
            features.for_each_of_move(&family, to, victim, |feature| {
                seen[feature] = true;
                sum += weights.of(feature);
            });
            assert_eq!(score(to, victim), sum, "{position}");
            assert!(family.act != Act::Walk || walk(to) == sum, "{position}");
            assert_eq!(family_of(position, rules, mv).is_some(), !family.placements.is_empty());
        });
        let relocated = family.to.first().and_then(|at| position.piece_at(at));
        let relocated = relocated.map(|piece| (piece, features.attackers(piece)));
        let score = features.scores_of_placements(weights, relocated);
        for square in family.placements {
            let mut sum = 0;
            features.for_each_of_placement(relocated, square, |feature| {
                seen[feature] = true;
                sum += weights.of(feature);
            });
            assert_eq!(score(square), sum, "{position}");
        }
    }
}

/// The score of each turn without its placement.
fn scores(position: &Position, rules: &Rules, weights: &PolicyWeights) -> BTreeMap<u32, i32> {
    let (features, mut scores) = (PolicyFeatures::new(position, rules), BTreeMap::new());
    for family in position.families(rules) {
        let (origin, score) =
            (features.score_of_origin(weights, &family), features.scores_of_moves(weights, &family));
        for_each_partial_move(&family, |mv, victim| {
            scores.insert(mv.bits(), origin + score(mv.to().expect("arrival"), victim));
        });
    }
    scores
}

#[test]
fn rotated_turns_have_the_same_scores_on_every_board() {
    for geometry in Geometry::ALL {
        let (symmetries, weights, rules) = (geometry.symmetries(), random_weights(geometry), Rules::CLASSIC);
        let (mut rng, mut position) = (Rng::new(3), Position::start_on(geometry));
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
        let (weights, other) = (random_weights(board), if *board == DUEL2 { &SQUARE9 } else { &DUEL2 });
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
