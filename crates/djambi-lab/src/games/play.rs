//! Playing one game of self-play.

use djambi::{BySeat, Game, Move, Seat};
use djambi_engine::{Engine, Limits, Line, Never, Report, Rng, Shares, evaluate};

use super::random_move::random_move_keeping_chiefs;
use super::{GameEnding, SampledGame, SampledPosition, SelfPlay};

/// The player of all seats of a game. It searches every turn, some with a full search, the others with a fast
/// one: KataGo's playout cap randomization.
pub trait SelfPlayer {
    /// Searches the current position of the game. A report without a line ends the game, which stays open.
    fn full_search(&mut self, game: &Game, seed: u64) -> Report;

    /// A shorter search, for a turn that is not sampled.
    fn fast_search(&mut self, game: &Game, seed: u64) -> Report {
        self.full_search(game, seed)
    }
}

impl<F: FnMut(&Game, u64) -> Report> SelfPlayer for F {
    fn full_search(&mut self, game: &Game, seed: u64) -> Report {
        self(game, seed)
    }
}

/// Searches the current position of a game with its history.
pub fn search_game(engine: &mut Engine, game: &Game, limits: &Limits) -> Report {
    engine.set_history(&game.positions()[..game.events().len()]);
    engine.search(game.position(), game.rules(), limits, &Never, |_| {})
}

impl SelfPlay {
    /// Plays the game of this seed: a random opening of six to ten turns in which no chief is lost, then the
    /// player's turns until the game is over or at the turn limit.
    pub fn play(&self, seed: u64, player: &mut (impl SelfPlayer + ?Sized)) -> SampledGame {
        let mut rng = Rng::new(seed);
        let kind = self.kind(seed);
        let mut game = Game::new(kind.rules, kind.start());
        play_opening(&mut game, &mut rng);
        let mut reservoir = Reservoir { capacity: self.max_samples, offered: 0, samples: Vec::new() };
        let temperature_end = game.events().len() + self.temperature_turns;
        while game.outcome().is_none() && game.events().len() < self.max_turns {
            let is_full = rng.below(100) < self.full_search_percent;
            let seed = rng.next_u64();
            let report = match is_full {
                true => player.full_search(&game, seed),
                false => player.fast_search(&game, seed),
            };
            let temperature = if game.events().len() < temperature_end { self.temperature } else { 0.0 };
            let Some((mv, line)) = sample_line(&report, game.position().turn(), temperature, &mut rng) else {
                break;
            };
            if is_full && !mv.is_pass() {
                // The best line, not the sampled one: the value of the position under good play.
                let expected = to_f32(&report.lines.first().unwrap_or(line).shares);
                reservoir.offer(SampledPosition { position: *game.position(), expected }, &mut rng);
            }
            if game.play(mv).is_err() {
                break;
            }
        }
        let (ending, result) = result_of(&game);
        let turns = u16::try_from(game.events().len()).unwrap_or(u16::MAX);
        SampledGame { seed, rules: kind.rules, ending, turns, result, samples: reservoir.into_samples() }
    }
}

/// Plays six to ten random turns.
fn play_opening(game: &mut Game, rng: &mut Rng) {
    for _ in 0..6 + rng.below(5) {
        let Some(mv) = random_move_keeping_chiefs(game.position(), game.rules(), rng) else { return };
        if game.play(mv).is_err() {
            return;
        }
    }
}

/// Samples a line and its move with a softmax over the mover's shares at this temperature. Lines with less
/// than an eighth of the best line's visits are left out.
fn sample_line<'a>(
    report: &'a Report,
    mover: Seat,
    temperature: f32,
    rng: &mut Rng,
) -> Option<(Move, &'a Line)> {
    let best = report.lines.first()?;
    let weight = |line: &Line| {
        let loss = (best.shares.of(mover) - line.shares.of(mover)).max(0.0);
        let has_visits = line.visits * 8 >= best.visits;
        if has_visits { (-loss / f64::from(temperature)).exp() } else { 0.0 }
    };
    let mut sampled = best;
    if temperature > 0.0 {
        let mut rest = rng.next_f64() * report.lines.iter().map(weight).sum::<f64>();
        for line in &report.lines {
            rest -= weight(line);
            if rest < 0.0 {
                sampled = line;
                break;
            }
        }
    }
    sampled.moves.first().map(|&mv| (mv, sampled))
}

/// How the game ended, and the share of each seat. The shares of an open game are the evaluation of its last
/// position.
fn result_of(game: &Game) -> (GameEnding, BySeat<f32>) {
    match game.outcome() {
        Some(outcome) => {
            let ending = if outcome.winner().is_some() { GameEnding::Won } else { GameEnding::Drawn };
            (ending, BySeat::from_fn(|seat| outcome.share(seat).value() as f32))
        }
        None => (GameEnding::Open, evaluate(game.position(), game.rules())),
    }
}

fn to_f32(shares: &Shares) -> BySeat<f32> {
    BySeat::from_fn(|seat| shares.of(seat) as f32)
}

/// Reservoir sampling: keeps up to `capacity` of the offered positions, each with the same probability.
struct Reservoir {
    capacity: usize,
    offered: usize,
    samples: Vec<(usize, SampledPosition)>,
}

impl Reservoir {
    fn offer(&mut self, sample: SampledPosition, rng: &mut Rng) {
        let number = self.offered;
        self.offered += 1;
        if self.samples.len() < self.capacity {
            self.samples.push((number, sample));
            return;
        }
        if let Some(slot) = self.samples.get_mut(rng.below(self.offered)) {
            *slot = (number, sample);
        }
    }

    /// The samples in order of play.
    fn into_samples(mut self) -> Vec<SampledPosition> {
        self.samples.sort_by_key(|&(number, _)| number);
        self.samples.into_iter().map(|(_, sample)| sample).collect()
    }
}
