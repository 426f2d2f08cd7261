//! Random but fair starts of games.

use djambi::{Game, Geometry, Position, Rules, Seat};
use djambi_engine::Rng;

/// Turns of an opening: so many, and up to [`FURTHER`] more.
const FEWEST: usize = 6;
const FURTHER: usize = 4;

/// The start of a game: six to ten random turns, all legal, after which every player is alive, nobody is in power, and
/// no chief could be killed at once, whoever's turn it were.
#[must_use]
pub fn opening(board: &'static Geometry, rules: &Rules, seed: u64) -> Game {
    let mut rng = Rng::new(seed);
    // Most attempts will do, so this ends.
    loop {
        let game = attempt(board, rules, &mut rng);
        if is_fair(game.position(), rules) {
            return game;
        }
    }
}

fn attempt(board: &'static Geometry, rules: &Rules, rng: &mut Rng) -> Game {
    let mut game = Game::new(*rules, Position::start_on(board));
    for _ in 0..FEWEST + rng.below(FURTHER + 1) {
        let moves = game.position().legal_moves(rules);
        let mv = moves[rng.below(moves.len())];
        if game.play(mv).is_err() {
            // The game is over already, which no opening should be.
            break;
        }
    }
    game
}

fn is_fair(position: &Position, rules: &Rules) -> bool {
    let safe = |seat: Seat| position.threats_to_chief(rules, seat).iter().all(|threat| threat.by == seat);
    let seats = position.geometry().seats();
    position.alive() == seats && position.in_power().is_none() && seats.iter().all(safe)
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
            let game = opening(&SQUARE9, &rules, seed);
            let position = game.position();
            assert!((FEWEST..=FEWEST + FURTHER).contains(&game.events().len()));
            assert_eq!((position.alive().len(), game.outcome()), (4, None));
            // Whoever were to play now, nobody would be put out.
            for seat in position.alive().iter() {
                let mut setup = position.to_setup();
                setup.turn = seat;
                let theirs = setup.check(&rules).expect("position");
                let kept = |mv| theirs.play_unchecked(&rules, mv).alive().len() == 4;
                assert!(theirs.legal_moves(&rules).into_iter().all(kept), "{position}");
            }
            assert_eq!(opening(&SQUARE9, &rules, seed).events(), game.events());
            hashes.push(position.hash());
        }
        hashes.sort_unstable();
        hashes.dedup();
        assert_eq!(hashes.len(), 200);
    }
}
