//! The features of random games, and the sums of their weights.

use djambi::{Geometry, Setup};

use super::*;
use crate::Rng;

#[test]
fn every_feature_of_random_games_has_a_weight_and_most_occur() {
    let mut seen = vec![false; FEATURES];
    for (number, geometry) in Geometry::ALL.into_iter().enumerate() {
        let mut rng = Rng::new(number as u64);
        for rules in [Rules::CLASSIC, Rules::ARENA, Rules::VARIANTS] {
            let mut position = Setup::of_players(geometry, geometry.seats()).check(&rules).expect("set-up");
            for _ in 0..400 {
                check_features(&position, &rules, &mut seen);
                let moves = position.legal_moves(&rules);
                if moves.is_empty() || position.is_over() {
                    break;
                }
                position = position.play_unchecked(&rules, moves[rng.below(moves.len())]);
            }
        }
    }
    let occurring = seen.iter().filter(|&&seen| seen).count();
    assert!(occurring * 2 > FEATURES, "{occurring} of {FEATURES}");
}

fn check_features(position: &Position, rules: &Rules, seen: &mut [bool]) {
    let (features, weights) = (PolicyFeatures::new(position, rules), PolicyWeights::shipped());
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

#[test]
fn another_number_of_weights_is_refused() {
    assert_eq!(
        PolicyWeights::from_bytes(&[0; FEATURES * 2]).map(|weights| weights.of(FEATURES - 1)),
        Some(0)
    );
    assert_eq!(PolicyWeights::from_bytes(&[0; FEATURES * 2 - 1]), None);
    assert_eq!(PolicyWeights::from_bytes(&[0; FEATURES * 2 + 2]), None);
}
