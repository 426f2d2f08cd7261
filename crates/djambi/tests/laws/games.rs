//! Laws of whole games: nothing is lost, everything can be taken back, the counters count.

use djambi::{Game, GameEvent, Occupant, Position, Role, Rules, Seat, perft};

use crate::ground::Ground;
use crate::pair::Pair;
use crate::rng::Rng;

/// Random games by the crate's own means: turns, resignations, now and then an agreement.
fn play(rng: &mut Rng, game: &mut Game, turns: usize) {
    for _ in 0..turns {
        let entry = match rng.below(200) {
            0 => GameEvent::Agreement,
            1..=3 => GameEvent::Resignation(*rng.pick(&Seat::ALL)),
            _ => {
                let moves = game.position().legal_moves(game.rules());
                if moves.is_empty() {
                    break;
                }
                GameEvent::Turn(*rng.pick(&moves))
            }
        };
        let over = game.outcome().is_some();
        let added = game.add(entry).is_ok();
        assert!(!(over && added), "nothing is added to a finished game");
    }
}

/// A random game from a start or from an awkward position, and the chance that made it.
pub(crate) fn random_game(ground: &'static Ground, seed: u64) -> (Rng, Game) {
    let mut rng = Rng::new(seed);
    let pair = if rng.percent(50) { Pair::start(ground, &mut rng) } else { Pair::awkward(ground, &mut rng) };
    let mut game = Game::new(pair.rules, pair.position);
    play(&mut rng, &mut game, 80);
    (rng, game)
}

/// The pieces and corpses together are as many after every turn as they were before; corpses only become more.
#[test]
fn nothing_leaves_the_board() {
    for (ground, seed) in Ground::games(1_500) {
        let (_, game) = random_game(ground, seed);
        for pair in game.positions().windows(2) {
            assert_eq!(pair[0].occupied().len(), pair[1].occupied().len(), "{} {}", pair[0], pair[1]);
            assert!(pair[0].corpses().len() <= pair[1].corpses().len());
            for (role, army) in Role::ALL.into_iter().flat_map(|role| Seat::ALL.map(|army| (role, army))) {
                let count = |position: &Position| (position.role(role) & position.army(army)).len();
                assert!(count(&pair[1]) <= count(&pair[0]), "{role} of {army}: {} {}", pair[0], pair[1]);
            }
        }
    }
}

/// Every position of a game is one that a reader accepts, and equal to what he reads.
#[test]
fn positions_of_games_are_valid() {
    for (ground, seed) in Ground::games(600) {
        let (_, game) = random_game(ground, seed);
        for position in game.positions() {
            let read = Position::parse_on(ground.geometry, &position.to_string(), game.rules())
                .expect("a valid position");
            assert_eq!(&read, position);
            assert_eq!(read.hash(), position.hash());
            let setup = position.to_setup().check(game.rules()).expect("a valid setup");
            assert_eq!(&setup, position);
        }
    }
}

/// Undo gives back the positions before, redo those after.
#[test]
fn undo_and_redo() {
    for (ground, seed) in Ground::games(600) {
        let (mut rng, mut game) = random_game(ground, seed);
        let (entries, positions) = (game.events().to_vec(), game.positions().to_vec());
        let outcome = game.outcome();
        let back = rng.below(entries.len() + 1);
        for number in (back..entries.len()).rev() {
            assert_eq!(game.undo(), Some(entries[number]));
            assert_eq!(game.position(), &positions[number]);
            assert_eq!(game.positions(), &positions[..=number]);
        }
        for &entry in &entries[back..] {
            assert_eq!(game.redo(), Some(entry));
        }
        assert_eq!(game.redo(), None);
        assert_eq!(
            (game.events(), game.positions(), game.outcome()),
            (&entries[..], &positions[..], outcome)
        );
    }
}

/// The shares of a finished game are a whole.
#[test]
fn shares_sum_to_one() {
    for (ground, seed) in Ground::games(600) {
        let (_, game) = random_game(ground, seed);
        if let Some(outcome) = game.outcome() {
            let sum: f64 = Seat::ALL.map(|seat| outcome.share(seat).value()).iter().sum();
            assert!((sum - 1.0).abs() < 1e-9, "{outcome:?}");
        }
    }
}

/// A draw by repetition is declared exactly when the same board, controllers, turn and cursor came up so often.
#[test]
fn repetition_is_counted_from_the_texts() {
    for seed in 0..400 {
        let mut rng = Rng::new(seed);
        let mut rules = Rules::CLASSIC;
        rules.set("repetition", "2").expect("option");
        let text = "gC7yC/9/9/9/4rC4/9/9/9/8bC rbyg r r 0 1";
        let mut game = Game::new(rules, Position::parse(text, &rules).expect("a valid position"));
        play(&mut rng, &mut game, 150);
        let key = |position: &Position| {
            let text = position.to_string();
            text.rsplitn(3, ' ').last().expect("fields").to_owned()
        };
        let keys: Vec<String> = game.positions().iter().map(key).collect();
        let fresh = (1..keys.len()).all(|number| !keys[..number].contains(&keys[number]));
        let repeated = game.outcome().is_some_and(|outcome| outcome.reason == djambi::Reason::Repetition);
        let agreed = game.events().last() == Some(&GameEvent::Agreement);
        assert_eq!(fresh, !repeated && !agreed, "{}", game.position());
    }
}

/// The counters stop at their limit, 2^32 - 1, and nothing panics there.
#[test]
fn counters_at_their_limit() {
    let text = "gC7yC/9/9/9/9/9/9/9/rC7bC rbyg r r 4294967295 4294967295";
    let position = Position::parse(text, &Rules::CLASSIC).expect("a valid position");
    for mv in position.legal_moves(&Rules::CLASSIC) {
        let after = position.play(&Rules::CLASSIC, mv).expect("a legal move");
        let quiet = if mv.placement().is_some() { 0 } else { u32::MAX };
        assert_eq!((after.quiet_turns(), after.turn_number()), (quiet, u32::MAX));
        assert!(Position::parse(&after.to_string(), &Rules::CLASSIC).is_ok());
    }
    let left = position.resign(&Rules::CLASSIC, Seat::Red).expect("a player");
    assert_eq!((left.quiet_turns(), left.turn_number()), (0, u32::MAX));
    assert!(perft(&position, &Rules::CLASSIC, 3) > 0);
    for too_much in ["4294967296 1", "0 4294967296", "0 99999999999999999999", "0 0"] {
        let text = text.replace("4294967295 4294967295", too_much);
        assert!(Position::parse(&text, &Rules::CLASSIC).is_err(), "{too_much}");
    }
}

/// What [`Position`] says of its squares is one story: sets, occupants and chiefs.
#[test]
fn views_of_a_position_agree() {
    for (ground, seed) in Ground::games(2_000) {
        let Pair { position, .. } = Pair::awkward(ground, &mut Rng::new(seed));
        for square in ground.geometry.squares() {
            let occupant = position.at(square);
            assert_eq!(position.occupied().contains(square), occupant.is_some());
            assert_eq!(position.corpses().contains(square), occupant == Some(Occupant::Corpse));
            for (role, army) in Role::ALL.into_iter().flat_map(|role| Seat::ALL.map(|army| (role, army))) {
                let here = matches!(occupant, Some(Occupant::Piece(piece)) if (piece.role, piece.army) == (role, army));
                assert_eq!((position.role(role) & position.army(army)).contains(square), here);
                if here && role == Role::Chief {
                    assert_eq!(position.chief(army), Some(square));
                }
            }
        }
    }
}
