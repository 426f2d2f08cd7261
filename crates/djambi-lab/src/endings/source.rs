//! Games in which problems are searched: the turns of a one-ply search mixed with random ones.

use djambi::{Move, Position, Rules, SQUARE9, Seat, SeatSet, Setup};
use djambi_engine::{Limits, Never, Rng};

use crate::baselines::OnePly;

/// The number of positions of a game.
const MAX_POSITIONS: usize = 220;

/// The game of this number: its rules and its positions.
pub(super) fn game(seed: u64, number: u64) -> (Rules, Vec<Position>) {
    let mut rng = Rng::new(seed ^ number.wrapping_mul(0x9e37_79b9));
    let rules = rules(number, &mut rng);
    let mut position =
        Setup::of_players(&SQUARE9, players(number)).check(&rules).expect("set-up of some players");
    // The percentage of random turns.
    let random_percent = [12, 30, 100, 60][(number % 4) as usize];
    let mut positions = vec![position];
    while positions.len() < MAX_POSITIONS && !position.is_over() && position.quiet_turns() < 60 {
        let mv = if rng.below(100) < random_percent {
            random_move(&position, &rules, &mut rng)
        } else {
            let limits = Limits::seeded(rng.next_u64());
            let report = OnePly.search(&position, &rules, &limits, &Never, |_| {});
            report.best_move().expect("move of a game that is not over")
        };
        position = position.play_unchecked(&rules, mv);
        positions.push(position);
    }
    (rules, positions)
}

/// A random move, in two of three cases one that kills or relocates, if there is one.
fn random_move(position: &Position, rules: &Rules, rng: &mut Rng) -> Move {
    let moves = position.legal_moves(rules);
    let acts = |mv: &Move| {
        let arrives = mv.to().is_some_and(|to| position.at(to).is_some());
        (arrives || mv.victim().is_some()) && mv.to() != mv.from()
    };
    let acting: Vec<Move> = moves.iter().copied().filter(acts).collect();
    let moves = if acting.is_empty() || rng.below(3) == 0 { &moves } else { &acting };
    moves[rng.below(moves.len())]
}

/// The rule sets in turn. Half of the games have some options changed.
fn rules(number: u64, rng: &mut Rng) -> Rules {
    let mut rules = [Rules::CLASSIC, Rules::VARIANTS, Rules::ARENA][(number % 3) as usize];
    if number / 3 % 2 == 1 {
        for option in Rules::OPTIONS {
            let values = Rules::values(option);
            if values.len() > 1 && rng.below(3) == 0 {
                rules.set(option, values[rng.below(values.len())]).expect("value of an option");
            }
        }
    }
    rules
}

/// The players of the game of this number: four, three or two.
fn players(number: u64) -> SeatSet {
    let absent: &[Seat] = match number % 7 {
        0 | 1 => &[Seat::Green],
        2 => &[Seat::Blue, Seat::Green],
        3 => &[Seat::Red],
        _ => &[],
    };
    Seat::ALL.into_iter().filter(|seat| !absent.contains(seat)).collect()
}
