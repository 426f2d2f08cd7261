//! Playing one game.

use djambi::{BySeat, Game, Move, Seat};
use djambi_engine::{Engine, Limits, Line, Never, Report, Rng, evaluate};

use super::opening::harmless_move;
use super::{Ending, Plan, Sample, SampledGame};

/// Whoever plays all the seats of a game: searches the game's position, with this seed.
pub trait Player {
    /// What the search found. Without a line the game stays open.
    fn search(&mut self, game: &Game, seed: u64) -> Report;

    /// What a shorter search finds, for a turn that nobody will learn from.
    fn glance(&mut self, game: &Game, seed: u64) -> Report {
        self.search(game, seed)
    }
}

impl<F: FnMut(&Game, u64) -> Report> Player for F {
    fn search(&mut self, game: &Game, seed: u64) -> Report {
        self(game, seed)
    }
}

/// What an engine finds in a game's position, told what came before it.
pub fn search_game(engine: &mut Engine, game: &Game, limits: &Limits) -> Report {
    engine.set_history(&game.positions()[..game.events().len()]);
    engine.search(game.position(), game.rules(), limits, &Never, |_| {})
}

impl Plan {
    /// Plays the game that follows from this seed: a random opening of six to ten turns without the loss of a chief, then
    /// turns of the player's, some of them not the best, until the game is over or has taken too long.
    pub fn play(&self, seed: u64, player: &mut (impl Player + ?Sized)) -> SampledGame {
        let mut rng = Rng::new(seed);
        let kind = self.kind(seed);
        let mut game = Game::new(kind.rules, kind.start());
        open(&mut game, &mut rng);
        let mut keeper = Keeper { room: self.samples, seen: 0, kept: Vec::new() };
        let noisy_until = game.events().len() + self.noisy_turns;
        while game.outcome().is_none() && game.events().len() < self.turns {
            let (is_for_keeps, seed) = (rng.below(100) < self.kept_percent, rng.next_u64());
            let report = if is_for_keeps { player.search(&game, seed) } else { player.glance(&game, seed) };
            let temperature = if game.events().len() < noisy_until { self.temperature } else { 0.0 };
            let Some((mv, line)) = choose(&report, game.position().turn(), temperature, &mut rng) else {
                break;
            };
            if is_for_keeps && !mv.is_pass() {
                // The first line, not the chosen one: what a player expects if he plays well.
                let expected = rounded(&report.lines.first().unwrap_or(line).shares);
                keeper.offer(Sample { position: *game.position(), expected }, &mut rng);
            }
            if game.play(mv).is_err() {
                break;
            }
        }
        let (ending, result) = judge(&game);
        let turns = u16::try_from(game.events().len()).unwrap_or(u16::MAX);
        SampledGame { seed, rules: kind.rules, ending, turns, result, samples: keeper.samples() }
    }
}

/// Plays random turns.
fn open(game: &mut Game, rng: &mut Rng) {
    for _ in 0..6 + rng.below(5) {
        let Some(mv) = harmless_move(game.position(), game.rules(), rng) else { return };
        if game.play(mv).is_err() {
            return;
        }
    }
}

/// One of the lines, by chance: those that promise the mover nearly as much as the best are nearly as likely. Lines that a
/// search has hardly looked at are left out.
fn choose<'a>(report: &'a Report, mover: Seat, temperature: f32, rng: &mut Rng) -> Option<(Move, &'a Line)> {
    let best = report.lines.first()?;
    let weight = |line: &Line| {
        let loss = (best.shares.of(mover) - line.shares.of(mover)).max(0.0);
        let looked_at = line.visits * 8 >= best.visits;
        if looked_at { (-loss / f64::from(temperature)).exp() } else { 0.0 }
    };
    let mut chosen = best;
    if temperature > 0.0 {
        let mut rest = rng.next_f64() * report.lines.iter().map(weight).sum::<f64>();
        for line in &report.lines {
            rest -= weight(line);
            if rest < 0.0 {
                chosen = line;
                break;
            }
        }
    }
    chosen.moves.first().map(|&mv| (mv, chosen))
}

/// How the game ended and what each seat gets. An open game is judged by the evaluation.
fn judge(game: &Game) -> (Ending, BySeat<f32>) {
    match game.outcome() {
        Some(outcome) => {
            let ending = if outcome.winner().is_some() { Ending::Won } else { Ending::Drawn };
            (ending, BySeat::from_fn(|seat| outcome.share(seat).value() as f32))
        }
        None => (Ending::Open, evaluate(game.position(), game.rules())),
    }
}

fn rounded(shares: &djambi_engine::Shares) -> BySeat<f32> {
    BySeat::from_fn(|seat| shares.of(seat) as f32)
}

/// Keeps as many samples as there is room for, each of those that were offered with the same probability.
struct Keeper {
    room: usize,
    seen: usize,
    kept: Vec<(usize, Sample)>,
}

impl Keeper {
    fn offer(&mut self, sample: Sample, rng: &mut Rng) {
        let number = self.seen;
        self.seen += 1;
        if self.kept.len() < self.room {
            self.kept.push((number, sample));
            return;
        }
        if let Some(place) = self.kept.get_mut(rng.below(self.seen)) {
            *place = (number, sample);
        }
    }

    fn samples(mut self) -> Vec<Sample> {
        self.kept.sort_by_key(|&(number, _)| number);
        self.kept.into_iter().map(|(_, sample)| sample).collect()
    }
}
