//! Games of the engine and of random players, for tests and benchmarks.
#![expect(dead_code, reason = "each test and each benchmark uses a part of it")]

use std::cell::RefCell;
use std::num::NonZero;

use djambi::{BySeat, Controller, Game, Move, Position, Rules, Seat, SeatSet};
use djambi_engine::{Engine, Limits, Never, Options, Rng};

/// A player: chooses a move, with a seed.
pub(crate) type Player<'a> = dyn FnMut(&Position, &Rules, u64) -> Move + 'a;

/// More turns than any game takes with the default draws, so that a game that does not end is noticed.
const TURN_LIMIT: usize = 20_000;
/// The nodes of each search in a game of [`self_play`].
const NODES: u64 = 50;

/// A random legal move.
pub(crate) fn random(position: &Position, rules: &Rules, seed: u64) -> Move {
    let moves = position.legal_moves(rules);
    moves[Rng::new(seed).below(moves.len())]
}

/// Plays a game to its end; every move is checked by the rules.
pub(crate) fn play(rules: Rules, start: Position, seed: u64, players: &mut BySeat<Box<Player<'_>>>) -> Game {
    let mut game = Game::new(rules, start);
    let mut rng = Rng::new(seed);
    while game.outcome().is_none() {
        assert!(game.events().len() < TURN_LIMIT, "the game does not end: {}", game.position());
        let position = *game.position();
        let mv = players[position.turn()](&position, &rules, rng.next_u64());
        game.play(mv).unwrap_or_else(|error| panic!("{position}: {error}"));
    }
    game
}

/// A game of the engine against itself, with few nodes a turn.
pub(crate) fn self_play(rules: Rules, start: Position, seed: u64) -> Game {
    let memory = NonZero::new(16).expect("memory");
    let engine = RefCell::new(Engine::new(Options { memory, ..Options::default() }));
    let search = |position: &Position, rules: &Rules, seed| {
        let limits = Limits { nodes: NonZero::new(NODES), ..Limits::seeded(seed) };
        let report = engine.borrow_mut().search(position, rules, &limits, &Never, |_| {});
        report.best_move().expect("move")
    };
    play(rules, start, seed, &mut everybody(search))
}

/// The same player at every seat.
pub(crate) fn everybody<'a>(
    player: impl FnMut(&Position, &Rules, u64) -> Move + Copy + 'a,
) -> BySeat<Box<Player<'a>>> {
    BySeat::from_fn(|_| Box::new(player) as Box<Player<'a>>)
}

/// Whether an opponent who plays before this player's next turn has a move, in this very position, that kills
/// or encircles the player's chief: found by trying all moves.
pub(crate) fn in_danger(position: &Position, rules: &Rules, player: Seat) -> bool {
    if !position.alive().contains(player) {
        return true;
    }
    let turns = position.upcoming(rules, 2 * Seat::LIMIT);
    turns.iter().take_while(|turn| turn.seat != player).any(|turn| {
        let mut setup = position.to_setup();
        setup.turn = turn.seat;
        let theirs = setup.check(rules).expect("position with another turn");
        let puts_out = |mv| !theirs.play_unchecked(rules, mv).alive().contains(player);
        theirs.legal_moves(rules).into_iter().any(puts_out)
    })
}

/// The rules and the start of the game with this number: all rule sets, all options, and four, three and two
/// players.
pub(crate) fn kind(number: u64) -> (Rules, Position) {
    let mut rng = Rng::new(number);
    let mut rules = [Rules::CLASSIC, Rules::VARIANTS, Rules::ARENA][(number % 3) as usize];
    // Every other game changes some options.
    if number % 2 == 1 {
        // Those of §9.2 have tests of their own: drawing them here would make other games of these numbers.
        let further = ["maze_corpse", "maze_militant", "hostage_encirclement"];
        for option in Rules::OPTIONS.into_iter().filter(|option| !further.contains(option)) {
            let values = Rules::values(option);
            let values: Vec<_> = values.iter().copied().filter(|value| *value != "all_own").collect();
            if values.len() < 2 {
                continue;
            }
            if rng.below(3) == 0 {
                rules.set(option, values[rng.below(values.len())]).expect("option");
            }
        }
    }
    let absent: &[Seat] = match number % 7 {
        0 | 1 => &[Seat::Green],
        2 => &[Seat::Blue, Seat::Green],
        3 => &[Seat::Red],
        _ => &[],
    };
    (rules, start_without(absent))
}

/// The start position with hostages instead of the players at some seats.
pub(crate) fn start_without(absent: &[Seat]) -> Position {
    let mut setup = Position::start().to_setup();
    for &seat in absent {
        setup.controllers[seat] = Controller::Hostage;
    }
    let present: SeatSet = Seat::ALL.into_iter().filter(|seat| !absent.contains(seat)).collect();
    setup.turn = present.iter().next().expect("player");
    setup.cursor = setup.turn;
    setup.check(&Rules::CLASSIC).expect("set-up")
}
