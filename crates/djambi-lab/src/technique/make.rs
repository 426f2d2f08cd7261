//! Finding won endings in games of the engine against itself.

use std::collections::HashMap;
use std::num::NonZero;
use std::ops::RangeInclusive;

use djambi::{Position, Role, Rules, SQUARE9, SeatSet, Square};
use djambi_engine::{Engine, Level, Limits, Never, Options, Rng, Tablebase};

use super::WonEnding;
use super::won_ending::MAX_PIECES;
use crate::matches::random_opening;

/// The number of turns after which a game is left.
const MAX_TURNS: usize = 400;
/// The numbers of turns to the win that make an ending worth playing.
const DISTANCES: RangeInclusive<u32> = 7..=61;
/// The number of nodes that the players search for a turn.
const NODES: u64 = 60;
/// The number of times that the pieces of a board are put elsewhere.
const RANDOM_TRIES: usize = 40;

/// The size of a corpus of won endings.
#[derive(Clone, Copy, Debug)]
pub struct EndingQuotas {
    /// The number of endings with one piece beside the chiefs.
    pub one: usize,
    /// The number of endings with two pieces against a chief alone.
    pub two: usize,
    /// The number of endings with a piece on either side.
    pub against: usize,
    /// The number of games after which the search ends, even with too few endings.
    pub max_games: u64,
}

/// Finds won endings; the same seed gives the same ones. `on_game` gets, after each game, the endings so far.
pub fn make(seed: u64, quotas: &EndingQuotas, mut on_game: impl FnMut(u64, &[WonEnding])) -> Vec<WonEnding> {
    let mut maker = Maker { quotas, endings: Vec::new(), classes: HashMap::new() };
    for number in 0..quotas.max_games {
        if Kind::ALL.into_iter().all(|kind| maker.room(kind) == 0) {
            break;
        }
        maker.search(seed.wrapping_mul(1 << 20) + number);
        on_game(number, &maker.endings);
    }
    maker.endings
}

/// The kinds of endings, each with a quota.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Kind {
    One,
    Two,
    Against,
}

impl Kind {
    const ALL: [Self; 3] = [Self::One, Self::Two, Self::Against];

    /// The largest number of endings on the board of one game: few games come to an ending that a table
    /// holds, and tables of two pieces take long.
    const fn endings_of_board(self) -> usize {
        if matches!(self, Self::One) { 5 } else { 8 }
    }

    /// The kind of a position, if a table may hold it.
    fn of(position: &Position) -> Option<Self> {
        let alive = position.alive();
        let living = position.occupied() - position.corpses();
        if alive.len() != 2 || !position.role(Role::Necromobile).is_empty() {
            return None;
        }
        match (living.len(), position.controlled_by(position.turn()).len()) {
            (3, _) => Some(Self::One),
            (4, 3) => Some(Self::Two),
            (4, 2) => Some(Self::Against),
            _ => None,
        }
    }
}

struct Maker<'a> {
    quotas: &'a EndingQuotas,
    endings: Vec<WonEnding>,
    /// The number of endings with the same pieces.
    classes: HashMap<String, usize>,
}

impl Maker<'_> {
    /// Adds the endings of a game: of each kind the first position that a table can hold, with others of the
    /// same board, whose pieces stand elsewhere.
    fn search(&mut self, seed: u64) {
        let mut tried: Vec<Kind> = Vec::new();
        let tables = Tablebase::default();
        let rules = Rules::CLASSIC;
        let mut rng = Rng::new(seed ^ 0x656e_6473);
        play_game(seed, &rules, |position| {
            let Some(kind) = Kind::of(position).filter(|kind| !tried.contains(kind)) else { return };
            if self.room(kind) == 0 || tables.verdict(position, &rules, MAX_PIECES, &Never).is_none() {
                return;
            }
            tried.push(kind);
            let mut candidates = vec![*position];
            candidates.extend((0..RANDOM_TRIES).filter_map(|_| shuffled(position, &mut rng)));
            let mut found = 0;
            for candidate in candidates {
                let Some(ending) = WonEnding::of(&candidate, &rules, &tables) else { continue };
                found += usize::from(self.keep(ending, kind));
                if found == kind.endings_of_board() {
                    break;
                }
            }
        });
    }

    /// Keeps an ending unless there are enough of its class; returns whether it was kept.
    fn keep(&mut self, ending: WonEnding, kind: Kind) -> bool {
        let max = self.quota(kind).div_ceil(3);
        let class = self.classes.entry(ending.pieces()).or_default();
        let is_kept = DISTANCES.contains(&ending.distance) && *class < max;
        if is_kept {
            *class += 1;
            self.endings.push(ending);
        }
        is_kept
    }

    fn quota(&self, kind: Kind) -> usize {
        match kind {
            Kind::One => self.quotas.one,
            Kind::Two => self.quotas.two,
            Kind::Against => self.quotas.against,
        }
    }

    /// The number of endings of a kind that are wanted.
    fn room(&self, kind: Kind) -> usize {
        let is_of = |ending: &&WonEnding| Kind::of(&ending.position) == Some(kind);
        self.quota(kind).saturating_sub(self.endings.iter().filter(is_of).count())
    }
}

/// Plays a game of the engine against itself, and shows each position. One turn in sixteen is random.
fn play_game(seed: u64, rules: &Rules, mut on_position: impl FnMut(&Position)) {
    let mut rng = Rng::new(seed);
    let mut game = random_opening(&SQUARE9, players(&mut rng), rules, seed);
    let mut engine = Engine::new(Options::from(Level::Courtier));
    while game.outcome().is_none() && game.events().len() < MAX_TURNS {
        on_position(game.position());
        let mv = if rng.below(16) == 0 {
            let moves = game.position().legal_moves(rules);
            moves[rng.below(moves.len())]
        } else {
            engine.set_history(&game.positions()[..game.events().len()]);
            let limits = Limits { nodes: NonZero::new(NODES), ..Limits::seeded(rng.next_u64()) };
            let report = engine.search(game.position(), rules, &limits, &Never, |_| {});
            report.best_move().expect("move of a game that is not over")
        };
        game.play(mv).expect("legal move");
    }
}

/// The position with its pieces on random squares, if they can stand there.
fn shuffled(position: &Position, rng: &mut Rng) -> Option<Position> {
    let open: Vec<Square> = (position.geometry().field() - position.corpses()).iter().collect();
    let living = position.occupied() - position.corpses();
    let moved: Vec<_> = living.iter().map(|from| (from, open[rng.below(open.len())])).collect();
    position.rearranged(&moved, position.turn(), position.turn())
}

/// Mostly four players, else three or two.
fn players(rng: &mut Rng) -> SeatSet {
    SeatSet::first([4, 4, 4, 3, 2][rng.below(5)])
}
