//! Random but fair openings.

use djambi::{Game, Geometry, Position, Rules, Seat, SeatSet, Setup};
use djambi_engine::Rng;

/// The smallest number of turns in an opening.
const MIN_TURNS: usize = 6;
/// The largest.
const MAX_TURNS: usize = 10;

/// A game of these players with an opening of six to ten random legal turns; the armies of other seats are
/// hostages. At its end every player is alive, nobody is in power, every army has the controller that it had
/// at first, and no player could kill a chief, a hostage's included, if it were their turn.
///
/// # Panics
/// If the board does not have these players.
#[must_use]
pub fn random_opening(board: &'static Geometry, players: SeatSet, rules: &Rules, seed: u64) -> Game {
    let start = Setup::of_players(board, players).check(rules).expect("a set-up of players of the board");
    let mut rng = Rng::new(seed);
    // Most openings are fair, so the loop ends soon.
    loop {
        let game = random_turns(start, rules, &mut rng);
        if is_fair(&game) {
            return game;
        }
    }
}

fn random_turns(start: Position, rules: &Rules, rng: &mut Rng) -> Game {
    let mut game = Game::new(*rules, start);
    for _ in 0..MIN_TURNS + rng.below(MAX_TURNS - MIN_TURNS + 1) {
        if game.outcome().is_some() {
            // An opening that ends the game is not fair.
            break;
        }
        let moves = game.position().legal_moves(rules);
        game.play(moves[rng.below(moves.len())]).expect("a legal move of a game that goes on");
    }
    game
}

fn is_fair(game: &Game) -> bool {
    let start = game.start();
    let position = game.position();
    let is_untouched = |army: Seat| position.controller(army) == start.controller(army);
    let is_safe =
        |army: Seat| position.threats_to_chief(game.rules(), army).iter().all(|threat| threat.by == army);
    let armies = position.geometry().armies();
    position.in_power().is_none() && armies.iter().all(is_untouched) && armies.iter().all(is_safe)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Openings for each number of players of a board, each with another rule set.
    fn openings(board: &'static Geometry, players: usize, count: u64) -> Vec<Game> {
        let seats = board.players_of(players).expect("seats");
        let opening = |seed| {
            let rules = [Rules::CLASSIC, Rules::VARIANTS, Rules::ARENA][(seed % 3) as usize];
            let game = random_opening(board, seats, &rules, seed);
            assert_eq!(random_opening(board, seats, &rules, seed).events(), game.events());
            assert!((MIN_TURNS..=MAX_TURNS).contains(&game.events().len()));
            assert_eq!((game.position().alive(), game.outcome()), (seats, None));
            game
        };
        (0..count).map(opening).collect()
    }

    /// Checks that no player could put another out, or win an army, if it were their turn.
    fn assert_fair(game: &Game) {
        let position = game.position();
        let rules = game.rules();
        for seat in position.alive().iter() {
            let mut setup = position.to_setup();
            setup.turn = seat;
            let position = setup.check(rules).expect("position");
            let controllers = |position: &Position| {
                position.geometry().armies().iter().map(|army| position.controller(army)).collect::<Vec<_>>()
            };
            let before = controllers(&position);
            let keeps_all = |mv| controllers(&position.play_unchecked(rules, mv)) == before;
            assert!(position.legal_moves(rules).into_iter().all(keeps_all), "{position}");
        }
    }

    #[test]
    fn openings_are_fair_on_every_board_for_every_number_of_players() {
        for board in Geometry::ALL {
            for players in 2..=board.seats().len() {
                openings(board, players, 9).iter().for_each(assert_fair);
            }
        }
    }

    #[test]
    fn openings_are_fair_and_differ() {
        let games = openings(&djambi::SQUARE9, 4, 200);
        games.iter().for_each(assert_fair);
        let mut hashes: Vec<_> = games.iter().map(|game| game.position().hash()).collect();
        hashes.sort_unstable();
        hashes.dedup();
        assert_eq!(hashes.len(), 200);
    }
}
