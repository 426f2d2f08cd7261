//! The lowest level: a beginner whom people beat in their first games, and yet no dice.

use std::num::NonZero;

use djambi::{Game, Move, Position, Rules};
use djambi_engine::{Engine, Level, Limits, Never, Options, Rng};
use djambi_lab::baselines::{Newcomer, Random, Stranger};
use djambi_lab::first_game::FirstGame;

/// `PEASANT_GAMES=400 cargo test -p djambi-lab --test lab peasant -- --nocapture` plays more, and prints them.
fn games(default: u64) -> u64 {
    std::env::var("PEASANT_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(default)
}

#[test]
fn a_newcomer_lasts_against_three_peasants_and_wins_some_games() {
    lasts_and_wins_some_games(|position, rules, seed| Newcomer.choose(position, rules, seed));
}

#[test]
fn a_stranger_lasts_against_three_peasants_and_wins_some_games() {
    lasts_and_wins_some_games(|position, rules, seed| Stranger.choose(position, rules, seed));
}

/// A person lasts a median of 20 own turns and wins one game in six, but not most of them.
fn lasts_and_wins_some_games(choose: impl Fn(&Position, &Rules, u64) -> Move) {
    let count = games(240);
    let all: Vec<_> = (0..count).map(|number| FirstGame::play(Level::Peasant, number, &choose)).collect();
    let mut turns: Vec<_> = all.iter().map(|game| game.own_turns).collect();
    turns.sort_unstable();
    let at = |percent: usize| turns[(turns.len() - 1) * percent / 100];
    let wins = all.iter().filter(|game| game.is_won).count();
    let told = [10, 25, 50, 75, 90].map(at);
    println!("{count} games: own turns {told:?} (10, 25, 50, 75, 90 %), {wins} won");
    assert!(at(50) >= 20, "own turns {told:?}");
    assert!(wins as u64 * 6 >= count, "{wins} wins");
    assert!(wins as u64 * 5 <= count * 3, "{wins} wins: the level is no opponent");
}

/// The turns of two peasants in a game with a newcomer and a random player, each with the game before it.
fn peasants_turns(number: u64) -> Vec<(Game, Move)> {
    let rules = Rules::CLASSIC;
    let memory = NonZero::new(16).expect("memory");
    let mut engine = Engine::new(Options { memory, ..Level::Peasant.into() });
    let mut game = Game::new(rules, Position::start());
    let mut rng = Rng::new(number);
    let mut turns = Vec::new();
    while game.outcome().is_none() && game.events().len() < 120 {
        let position = *game.position();
        let seed = rng.next_u64();
        let mv = match position.turn() as usize {
            0 => Newcomer.choose(&position, &rules, seed),
            2 => Random.choose(&position, &rules, seed),
            _ => {
                engine.set_history(&game.positions()[..game.events().len()]);
                let report = engine.search(&position, &rules, &Limits::seeded(seed), &Never, |_| {});
                let mv = report.best_move().expect("move");
                turns.push((game.clone(), mv));
                mv
            }
        };
        game.play(mv).expect("legal");
    }
    turns
}

#[test]
fn a_peasant_mostly_kills_where_a_piece_can() {
    let rules = Rules::CLASSIC;
    let mut chances = 0;
    let mut kills = 0;
    for (game, mv) in (0..games(20)).flat_map(peasants_turns) {
        let position = game.position();
        let corpses = position.corpses().len();
        let is_kill = |mv| position.play_unchecked(&rules, mv).corpses().len() > corpses;
        if position.legal_moves(&rules).into_iter().any(is_kill) {
            chances += 1;
            kills += u32::from(is_kill(mv));
        }
    }
    println!("{kills} kills in {chances} turns in which a piece could kill");
    assert!(chances > 100 && kills * 2 > chances, "{kills} of {chances}");
}

#[test]
fn a_peasant_does_not_move_a_piece_back_at_once() {
    let rules = Rules::CLASSIC;
    let mut quiet = 0;
    for (game, mv) in (0..games(20)).flat_map(peasants_turns) {
        let position = game.position();
        let own = position.controlled_by(position.turn());
        let last = game.positions().iter().rev().skip(1).position(|before| before.turn() == position.turn());
        let Some(last) = last.map(|turns_ago| game.events().len() - 1 - turns_ago) else { continue };
        let before = &game.positions()[last];
        let after = &game.positions()[last + 1];
        let changed = before.differences(after);
        let had = before.controlled_by(position.turn());
        let returned = mv.from().is_some_and(|from| changed.contains(from) && own.contains(from))
            && mv.exit().or(mv.to()).is_some_and(|to| changed.contains(to) && had.contains(to));
        let after = position.play_unchecked(&rules, mv);
        let is_quiet = after.corpses() == position.corpses() && own.len() > 3;
        quiet += u32::from(is_quiet);
        assert!(!(is_quiet && returned), "{} in {position}", position.reading(mv));
    }
    assert!(quiet > 100, "{quiet}");
}
