//! Random but fair openings.

use djambi::{Game, Geometry, Position, Rules, Seat};
use djambi_engine::Rng;

/// The smallest number of turns in an opening.
const MIN_TURNS: usize = 6;
/// The largest.
const MAX_TURNS: usize = 10;

/// A game with an opening of six to ten random legal turns. At its end every player is alive, nobody is in
/// power, and no player could kill a chief if it were their turn.
#[must_use]
pub fn random_opening(board: &'static Geometry, rules: &Rules, seed: u64) -> Game {
    let mut rng = Rng::new(seed);
    // Most openings are fair, so the loop ends soon.
    loop {
        let game = random_turns(board, rules, &mut rng);
        if is_fair(game.position(), rules) {
            return game;
        }
    }
}

fn random_turns(board: &'static Geometry, rules: &Rules, rng: &mut Rng) -> Game {
    let mut game = Game::new(*rules, Position::start_on(board));
    for _ in 0..MIN_TURNS + rng.below(MAX_TURNS - MIN_TURNS + 1) {
        let moves = game.position().legal_moves(rules);
        let mv = moves[rng.below(moves.len())];
        if game.play(mv).is_err() {
            // The game is over, so the opening is not fair.
            break;
        }
    }
    game
}

fn is_fair(position: &Position, rules: &Rules) -> bool {
    let is_safe = |seat: Seat| position.threats_to_chief(rules, seat).iter().all(|threat| threat.by == seat);
    let seats = position.geometry().seats();
    position.alive() == seats && position.in_power().is_none() && seats.iter().all(is_safe)
}

#[cfg(test)]
mod tests {
    use djambi::SQUARE9;

    use super::*;

    #[test]
    fn openings_are_fair_and_differ() {
        let mut hashes = Vec::new();
        for seed in 0..200 {
            let rules = [Rules::CLASSIC, Rules::VARIANTS, Rules::ARENA][(seed % 3) as usize];
            let game = random_opening(&SQUARE9, &rules, seed);
            let position = game.position();
            assert!((MIN_TURNS..=MAX_TURNS).contains(&game.events().len()));
            assert_eq!((position.alive().len(), game.outcome()), (4, None));
            // No player could put another out if it were their turn.
            for seat in position.alive().iter() {
                let mut setup = position.to_setup();
                setup.turn = seat;
                let position = setup.check(&rules).expect("position");
                let keeps_all = |mv| position.play_unchecked(&rules, mv).alive().len() == 4;
                assert!(position.legal_moves(&rules).into_iter().all(keeps_all), "{position}");
            }
            assert_eq!(random_opening(&SQUARE9, &rules, seed).events(), game.events());
            hashes.push(position.hash());
        }
        hashes.sort_unstable();
        hashes.dedup();
        assert_eq!(hashes.len(), 200);
    }
}
