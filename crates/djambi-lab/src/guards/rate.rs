//! How often a level opens its chief to opponents in games against itself.

use std::fmt;
use std::num::NonZero;

use djambi::{Game, Move, Seat};
use djambi_engine::{Limits, Options};

use super::self_play;
use crate::endings::{is_in_peril, is_in_peril_by_two};

/// The number of legal moves that are tried to see whether a position is tense.
const SAMPLE: usize = 24;

/// How many turns of games open a chief, while three or more players are left.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct PerilRate {
    /// The games.
    pub games: usize,
    /// The turns after which three or more players are left.
    pub turns: usize,
    /// Those of them in tense positions: a tenth of the legal moves or more open the chief to two turns.
    pub tense: usize,
    /// The turns after which one opponent can put the player out with one turn.
    pub open_to_one: usize,
    /// The turns after which two turns of opponents can.
    pub open_to_two: usize,
    /// Those of them with another legal move after which they cannot.
    pub avoidable: usize,
    /// Those of them after which the player was out before the next own turn.
    pub punished: usize,
}

impl PerilRate {
    /// Adds the game of this seed, in which an engine with these options plays all seats.
    pub fn add_game(&mut self, seed: u64, options: Options, nodes: Option<NonZero<u64>>) {
        let limits = Limits { nodes, ..Limits::default() };
        let mut open: Vec<Seat> = Vec::new();
        self.games += 1;
        self_play::play(seed, options, &limits, |game, mv| {
            open.retain(|&seat| self.is_pending(game, seat));
            if self.add_turn(game, mv) {
                open.push(game.position().turn());
            }
        });
    }

    /// Whether a player who was open to two turns has still to wait for the next own turn.
    fn is_pending(&mut self, game: &Game, seat: Seat) -> bool {
        let position = game.position();
        let is_out = !position.alive().contains(seat);
        self.punished += usize::from(is_out);
        !is_out && position.turn() != seat
    }

    /// Counts a turn; returns whether it opens the chief to two turns.
    fn add_turn(&mut self, game: &Game, mv: Move) -> bool {
        let position = game.position();
        let rules = game.rules();
        let player = game.position().turn();
        let after = |mv| position.play_unchecked(rules, mv);
        if after(mv).alive().len() < 3 {
            return false;
        }
        let is_open = |mv| is_in_peril_by_two(&after(mv), rules, player);
        let legal = position.legal_moves(rules);
        let sample = legal.iter().step_by(legal.len().div_ceil(SAMPLE));
        let opening = sample.clone().filter(|&&mv| is_open(mv)).count();
        self.turns += 1;
        self.tense += usize::from(opening * 10 >= sample.len());
        if is_in_peril(&after(mv), rules, player) {
            self.open_to_one += 1;
            return false;
        }
        let opens = is_open(mv);
        self.open_to_two += usize::from(opens);
        self.avoidable += usize::from(opens && legal.iter().any(|&mv| !is_open(mv)));
        opens
    }
}

impl fmt::Display for PerilRate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { games, turns, tense, open_to_one, open_to_two, avoidable, punished } = self;
        let percent = |part: usize, of: usize| 100.0 * part as f64 / of.max(1) as f64;
        writeln!(f, "{games} games, {turns} turns with three or more players left, {tense} tense ones")?;
        writeln!(f, "open to one opponent: {open_to_one}")?;
        write!(
            f,
            "open to two turns: {open_to_two}, {:.1} % of all and {:.1} % of tense ones; ",
            percent(*open_to_two, *turns),
            percent(*open_to_two, *tense)
        )?;
        write!(f, "avoidable: {avoidable}; punished: {punished}")
    }
}
