//! The games in which puzzles are searched: self-play of the one-ply search with noise, and records.

use djambi::{Move, Position, Record, Role, Rules, SQUARE9, Seat, SeatSet, Setup};
use djambi_engine::{Limits, Never, Rng};

use crate::baselines::OnePly;

use super::theme::Themes;

/// The number of positions of a game.
const MAX_POSITIONS: usize = 260;

/// A game: its rules and its positions in order.
#[derive(Clone, Debug)]
pub struct SourceGame {
    /// The rules.
    pub rules: Rules,
    /// The positions, the first one included.
    pub positions: Vec<Position>,
}

/// How the turns are chosen that the one-ply search does not choose.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Noise {
    /// Any turn, rather one that kills or relocates.
    Wild,
    /// A turn that kills or relocates a piece that is no chief.
    Kills,
    /// A turn that puts a corpse beside a chief, and kills none.
    Walls,
    /// The chief goes into the maze.
    Maze,
}

/// The self-played game of this number.
#[must_use]
pub fn self_played(seed: u64, number: u64, themes: Themes) -> SourceGame {
    let mut rng = Rng::new(seed ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    let rules = rules(rng.below(20));
    if themes == Themes::Spared {
        return noise_only(&mut rng, rules, number);
    }
    let noise = [Noise::Maze, Noise::Wild, Noise::Maze, Noise::Walls][(number % 4) as usize];
    let percent = [20, 50, 80, 95][(number / 4 % 4) as usize];
    let mut position = start(players(number), &rules);
    let mut positions = vec![position];
    while positions.len() < MAX_POSITIONS && !position.is_over() && position.quiet_turns() < 40 {
        let noisy = (rng.below(100) < percent).then(|| noisy_move(&position, &rules, noise, &mut rng));
        let mv = noisy.flatten().unwrap_or_else(|| {
            let limits = Limits::seeded(rng.next_u64());
            let report = OnePly.search(&position, &rules, &limits, &Never, |_| {});
            let best = report.best_move().expect("move of a game that is not over");
            let leaves_power = noise == Noise::Maze && best.from() == Some(SQUARE9.maze());
            let other = leaves_power.then(|| noisy_move(&position, &rules, noise, &mut rng));
            other.flatten().unwrap_or(best)
        });
        position = position.play_unchecked(&rules, mv);
        positions.push(position);
    }
    SourceGame { rules, positions }
}

/// A game of three players who spare chiefs, so that there is much to win late in it.
fn noise_only(rng: &mut Rng, rules: Rules, number: u64) -> SourceGame {
    let absent = Seat::ALL[rng.below(4)];
    let players = Seat::ALL[..4].iter().copied().filter(|&seat| seat != absent).collect();
    let noise = if number.is_multiple_of(2) { Noise::Walls } else { Noise::Kills };
    let mut position = start(players, &rules);
    let mut positions = vec![position];
    while positions.len() < MAX_POSITIONS && !position.is_over() && position.quiet_turns() < 40 {
        let noise = if rng.below(4) == 0 { Noise::Kills } else { noise };
        let any = |rng: &mut Rng| noisy_move(&position, &rules, Noise::Wild, rng);
        let Some(mv) = noisy_move(&position, &rules, noise, rng).or_else(|| any(rng)) else { break };
        position = position.play_unchecked(&rules, mv);
        positions.push(position);
    }
    SourceGame { rules, positions }
}

fn start(players: SeatSet, rules: &Rules) -> Position {
    Setup::of_players(&SQUARE9, players).check(rules).expect("set-up of some players")
}

/// The games of a file of records ([`Record`]). Records that cannot be read, and games on other boards, are
/// left out.
#[must_use]
pub fn recorded(text: &str) -> Vec<SourceGame> {
    let games = Record::parse_all(text).filter_map(Result::ok).map(Record::into_game);
    let games = games.filter(|game| game.start().geometry().name() == SQUARE9.name());
    games.map(|game| SourceGame { rules: *game.rules(), positions: game.positions().to_vec() }).collect()
}

/// The rule sets: mostly the classic rules.
fn rules(choice: usize) -> Rules {
    let mut rules = match choice {
        0 | 1 => Rules::VARIANTS,
        2 | 3 => Rules::ARENA,
        _ => Rules::CLASSIC,
    };
    if choice == 4 {
        rules.set("encirclement", "strict").expect("value of an option");
    }
    rules
}

/// The players of the game of this number: four, three or two.
fn players(number: u64) -> SeatSet {
    let absent: &[Seat] = match number / 16 % 6 {
        0 | 2 => &[Seat::Green],
        1 => &[Seat::Blue, Seat::Green],
        _ => &[],
    };
    Seat::ALL[..4].iter().copied().filter(|seat| !absent.contains(seat)).collect()
}

/// A turn of this kind, if there is one.
fn noisy_move(position: &Position, rules: &Rules, noise: Noise, rng: &mut Rng) -> Option<Move> {
    let moves = position.legal_moves(rules);
    let chiefs = position.role(Role::Chief);
    let acts = |mv: &Move| {
        let arrives = mv.to().is_some_and(|to| position.at(to).is_some());
        (arrives || mv.victim().is_some()) && mv.to() != mv.from()
    };
    let spares_chiefs = |mv: &Move| {
        [mv.to(), mv.exit(), mv.victim()].into_iter().flatten().all(|square| !chiefs.contains(square))
    };
    let geometry = position.geometry();
    let beside: djambi::SquareSet = chiefs
        .iter()
        .map(|chief| geometry.adjacent(chief))
        .fold(djambi::SquareSet::EMPTY, |all, one| all | one);
    let is_chosen = |mv: &Move| match noise {
        Noise::Wild => acts(mv),
        Noise::Kills => acts(mv) && spares_chiefs(mv),
        Noise::Walls => {
            acts(mv) && spares_chiefs(mv) && mv.placement().is_none_or(|square| beside.contains(square))
        }
        Noise::Maze => mv.to() == Some(geometry.maze()) && mv.exit().is_none() && spares_chiefs(mv),
    };
    let chosen: Vec<Move> = moves.iter().copied().filter(is_chosen).collect();
    match noise {
        Noise::Wild if chosen.is_empty() || rng.below(3) == 0 => {
            moves.get(rng.below(moves.len().max(1))).copied()
        }
        Noise::Maze if chosen.is_empty() && rng.below(2) == 0 => {
            let stays = |mv: &Move| mv.from() != Some(geometry.maze());
            let acting: Vec<Move> =
                moves.into_iter().filter(acts).filter(spares_chiefs).filter(stays).collect();
            acting.get(rng.below(acting.len().max(1))).copied()
        }
        _ => chosen.get(rng.below(chosen.len().max(1))).copied(),
    }
}
