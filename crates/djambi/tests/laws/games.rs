//! Laws of whole games: no piece gets lost, all events can be undone, the counters are right.

use djambi::{Game, GameEntry, GameEvent, Occupant, Position, Reason, Role, Rules, Seat, perft};

use crate::position_pair::PositionPair;
use crate::rng::Rng;
use crate::test_board::TestBoard;

/// Plays a random game: turns, resignations, rarely an agreement or a closing.
fn play(rng: &mut Rng, game: &mut Game, turns: usize) {
    for _ in 0..turns {
        let entry = match rng.below(200) {
            0 => GameEntry::JointAgreement,
            4 => GameEntry::Closing,
            1..=3 => GameEntry::Resignation(*rng.pick(&Seat::ALL)),
            _ => {
                let moves = game.position().legal_moves(game.rules());
                if moves.is_empty() {
                    break;
                }
                GameEntry::Turn(*rng.pick(&moves))
            }
        };
        let over = game.outcome().is_some();
        let added = game.apply(entry).is_ok();
        assert!(!(over && added), "nothing is added to a finished game");
    }
}

/// A random game from a start or from an awkward position, and the generator after it.
pub(crate) fn random_game(board: &'static TestBoard, seed: u64) -> (Rng, Game) {
    let mut rng = Rng::new(seed);
    let pair = if rng.percent(50) {
        PositionPair::start(board, &mut rng)
    } else {
        PositionPair::awkward(board, &mut rng)
    };
    let mut game = Game::new(pair.rules, pair.position);
    play(&mut rng, &mut game, 80);
    (rng, game)
}

/// No turn changes the number of pieces and corpses together, or makes corpses fewer.
#[test]
fn nothing_leaves_the_board() {
    for (board, seed) in TestBoard::games(1_500) {
        let (_, game) = random_game(board, seed);
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

/// The string of every position of a game is valid and is read as an equal position.
#[test]
fn positions_of_games_are_valid() {
    for (board, seed) in TestBoard::games(600) {
        let (_, game) = random_game(board, seed);
        for position in game.positions() {
            let read = Position::parse_on(board.geometry, &position.to_string(), game.rules())
                .expect("a valid position");
            assert_eq!(&read, position);
            assert_eq!(read.hash(), position.hash());
            let setup = position.to_setup().check(game.rules()).expect("a valid setup");
            assert_eq!(&setup, position);
        }
    }
}

/// Undo restores the positions before, redo those after.
#[test]
fn undo_and_redo() {
    for (board, seed) in TestBoard::games(600) {
        let (mut rng, mut game) = random_game(board, seed);
        let entries = game.entries().to_vec();
        let positions = game.positions().to_vec();
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
            (game.entries(), game.positions(), game.outcome()),
            (&entries[..], &positions[..], outcome)
        );
    }
}

/// The shares of a finished game sum to 1, unless it was closed.
#[test]
fn shares_sum_to_one() {
    for (board, seed) in TestBoard::games(600) {
        let (_, game) = random_game(board, seed);
        if let Some(outcome) = game.outcome() {
            let sum: f64 = Seat::ALL.map(|seat| outcome.share(seat).value()).iter().sum();
            let wanted = if outcome.reason == Reason::Closed { 0.0 } else { 1.0 };
            assert!((sum - wanted).abs() < 1e-9, "{outcome:?}");
        }
    }
}

/// A game is drawn by repetition exactly when the same board, controllers, turn and cursor came up as often
/// as the option says.
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
        let repeated = game.outcome().is_some_and(|outcome| outcome.reason == Reason::Repetition);
        let ended = matches!(game.events().last(), Some(GameEvent::Agreement | GameEvent::Closing));
        assert_eq!(fresh, !repeated && !ended, "{}", game.position());
    }
}

/// Each position's number of occurrences is that of the history, also after undoing and redoing.
#[test]
fn occurrences_are_those_of_the_history() {
    let text = "gC7yC/9/9/9/4rC4/9/9/9/8bC rbyg r r 0 1";
    for seed in 0..200 {
        let mut rng = Rng::new(seed);
        let mut rules = Rules::CLASSIC;
        rules.set("repetition", "0").expect("option");
        let mut game = Game::new(rules, Position::parse(text, &rules).expect("a valid position"));
        for _ in 0..150 {
            match rng.below(5) {
                0 => drop(game.undo()),
                1 => drop(game.redo()),
                _ => play(&mut rng, &mut game, 1),
            }
            let seen = game.positions().iter().filter(|earlier| earlier.repeats(game.position())).count();
            assert_eq!(game.times_seen() as usize, seen, "seed {seed}: {}", game.position());
        }
    }
}

/// An event costs the same late in a game as early.
#[test]
#[expect(clippy::disallowed_methods, reason = "this measures time")]
fn long_games_cost_no_more_per_event() {
    let mut rules = Rules::CLASSIC;
    rules.set("repetition", "4294967295").expect("option");
    rules.set("quiet_limit", "0").expect("option");
    let start = Position::parse("8yC/9/9/9/9/9/9/9/rC8 r-y- r r 0 1", &rules).expect("a valid position");
    let cost = |events: usize| {
        let begin = std::time::Instant::now();
        let mut game = Game::new(rules, start);
        for turn in ["a1b1", "i9h9", "b1a1", "h9i9"].into_iter().cycle().take(events) {
            game.play(start.geometry().parse_wire(turn).expect("a move")).expect("a legal move");
        }
        assert_eq!((game.events().len(), game.outcome()), (events, None));
        begin.elapsed().as_secs_f64()
    };
    // The least of some tries, by turns: what else the machine does only adds to them.
    let tries: Vec<(f64, f64)> = (0..5).map(|_| (cost(20_000), cost(80_000))).collect();
    let short = tries.iter().map(|(short, _)| *short).fold(f64::INFINITY, f64::min);
    let long = tries.iter().map(|(_, long)| *long).fold(f64::INFINITY, f64::min);
    // Both are beyond the processor's caches. If an event looked at all before it, it would be sixteen times.
    assert!(long < 10.0 * short, "four times as many events took {long} s instead of {short} s");
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

/// The sets, occupants and chiefs of a [`Position`] agree.
#[test]
fn views_of_a_position_agree() {
    for (board, seed) in TestBoard::games(2_000) {
        let PositionPair { position, .. } = PositionPair::awkward(board, &mut Rng::new(seed));
        for square in board.geometry.squares() {
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
