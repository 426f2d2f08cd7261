//! Games whose positions are worth a look: played by the one-turn bot and by chance in all proportions.

use djambi::{Move, Position, Rules, SQUARE9, Seat, SeatSet, Setup};
use djambi_engine::{Limits, Never, Rng};

use crate::baselines::OnePly;

/// After how many turns a game is left.
const TURNS: usize = 220;

/// A game, by its number: the rules and the positions of which it consists.
pub(super) fn game(seed: u64, number: u64) -> (Rules, Vec<Position>) {
    let mut rng = Rng::new(seed ^ number.wrapping_mul(0x9e37_79b9));
    let rules = rules(number, &mut rng);
    let mut position =
        Setup::of_players(&SQUARE9, players(number)).check(&rules).expect("set-up of some players");
    // How many turns of a hundred are left to chance.
    let carelessness = [12, 30, 100, 60][(number % 4) as usize];
    let mut positions = vec![position];
    while positions.len() < TURNS && !position.is_over() && position.quiet_turns() < 60 {
        let mv = if rng.below(100) < carelessness {
            careless(&position, &rules, &mut rng)
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

/// Any move, but more often than not one that kills or relocates.
fn careless(position: &Position, rules: &Rules, rng: &mut Rng) -> Move {
    let moves = position.legal_moves(rules);
    let acts = |mv: &Move| {
        let arrives = mv.to().is_some_and(|to| position.at(to).is_some());
        (arrives || mv.victim().is_some()) && mv.to() != mv.from()
    };
    let acting: Vec<Move> = moves.iter().copied().filter(acts).collect();
    let choice = if acting.is_empty() || rng.below(3) == 0 { &moves } else { &acting };
    choice[rng.below(choice.len())]
}

/// The rule sets in turn; every other game changes some options.
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

/// Four players, three or two.
fn players(number: u64) -> SeatSet {
    let absent: &[Seat] = match number % 7 {
        0 | 1 => &[Seat::Green],
        2 => &[Seat::Blue, Seat::Green],
        3 => &[Seat::Red],
        _ => &[],
    };
    Seat::ALL.into_iter().filter(|seat| !absent.contains(seat)).collect()
}
