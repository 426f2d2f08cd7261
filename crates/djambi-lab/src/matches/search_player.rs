//! The players of this program: the engine and the baselines, behind the trait [`Player`].

use std::num::NonZero;
use std::time::Duration;

use djambi::{Game, Move, Seat, SeatSet};
use djambi_engine::{Answer, DealCosts, Dealings, DrawStance, Engine, Limits, Options, Report};
use djambi_press::Treaty;

use super::manner::Bent;
use super::{
    Budget, ChosenMove, Deadline, Deal, Failure, Manner, Now, Partners, Player, PlayerFactory, PlayerKind,
    PlayerSpec,
};
use crate::baselines::{Newcomer, OnePly, Paranoid, Random, Uct};

impl PlayerFactory for PlayerSpec {
    fn name(&self) -> String {
        self.to_string()
    }

    fn deals(&self) -> bool {
        self.press != Manner::Mute
    }

    fn deals_with_its_like(&self) -> bool {
        self.partners == Partners::All
    }

    fn new_player(&self, now: Now) -> Result<Box<dyn Player>, Failure> {
        Ok(new_player(self, now))
    }
}

/// Makes the player that this spec describes.
fn new_player(spec: &PlayerSpec, now: Now) -> Box<dyn Player> {
    let budget = spec.budget;
    match spec.kind {
        PlayerKind::Engine(level) => {
            let standard = Options::from(level);
            let threads = spec.threads.unwrap_or(standard.threads);
            let memory = spec.memory.unwrap_or(standard.memory);
            let engine = Engine::new(Options { threads, memory, params: spec.params, ..standard });
            Box::new(SearchPlayer {
                searcher: DealingEngine {
                    engine,
                    manner: spec.press,
                    bent: Bent { level, turns: spec.deals, grudge: spec.grudge, without: spec.without },
                    dealt: 0,
                    costs: DealCosts::default(),
                },
                budget,
                now,
            })
        }
        PlayerKind::OnePly => Box::new(SearchPlayer { searcher: OnePly, budget, now }),
        PlayerKind::Paranoid => {
            let searcher = Paranoid::new(spec.memory.map_or(16, NonZero::get));
            Box::new(SearchPlayer { searcher, budget: or_default(budget), now })
        }
        PlayerKind::Uct => {
            let searcher = Uct::new(spec.memory.map_or(256, NonZero::get));
            Box::new(SearchPlayer { searcher, budget: or_default(budget), now })
        }
        PlayerKind::Newcomer => Box::new(Newcomer),
        PlayerKind::Random => Box::new(Random),
    }
}

/// The budget of a baseline whose search never ends by itself.
fn or_default(budget: Budget) -> Budget {
    const DEFAULT: Budget = Budget { nodes: None, time: Some(Duration::from_millis(100)) };
    if budget == Budget::default() { DEFAULT } else { budget }
}

impl Player for Newcomer {
    fn choose(&mut self, game: &Game, seed: u64) -> Result<ChosenMove, Failure> {
        Ok(unsearched(Self::choose(*self, game.position(), game.rules(), seed)))
    }
}

impl Player for Random {
    fn choose(&mut self, game: &Game, seed: u64) -> Result<ChosenMove, Failure> {
        Ok(unsearched(Self::choose(*self, game.position(), game.rules(), seed)))
    }
}

/// A move that was chosen without a look at any position after it.
const fn unsearched(mv: Move) -> ChosenMove {
    ChosenMove { mv, nodes: 0, draw: DrawStance::Refuses }
}

/// The engine, and how it deals with others.
struct DealingEngine {
    engine: Engine,
    manner: Manner,
    bent: Bent,
    /// The turns of continuations for offers and answers since its last turn.
    dealt: u64,
    /// Those that no search has paid for yet.
    costs: DealCosts,
}

/// A player that finds its moves by searching.
struct SearchPlayer<S> {
    searcher: S,
    budget: Budget,
    now: Now,
}

/// A search for the best turn in the current position of a game.
trait GameSearch {
    fn search(&mut self, game: &Game, limits: &Limits, stop: &Deadline) -> Report;
}

impl Player for SearchPlayer<DealingEngine> {
    fn choose(&mut self, game: &Game, seed: u64) -> Result<ChosenMove, Failure> {
        let position = game.position();
        let rules = game.rules();
        let seat = position.turn();
        let partners = SeatSet::EMPTY;
        let alone = Dealings { position, rules, seat, treaties: &[], pledges: &[], partners };
        self.choose_bound(game, &alone, seed)
    }

    fn choose_bound(
        &mut self,
        game: &Game,
        dealings: &Dealings<'_>,
        seed: u64,
    ) -> Result<ChosenMove, Failure> {
        let dealt = std::mem::take(&mut self.searcher.dealt);
        self.searcher.costs.add(dealt);
        let nodes = self.budget.nodes.map(|nodes| self.searcher.costs.pay(nodes));
        let (limits, stop) = limits(Budget { nodes, ..self.budget }, seed, self.now);
        let DealingEngine { engine, manner, bent, .. } = &mut self.searcher;
        engine.set_history(&game.positions()[..game.events().len()]);
        let mut report = manner.search(engine, dealings, &limits, &stop, *bent);
        report.nodes += dealt;
        let position = game.position();
        chosen(&report, report.draw_stance(position, game.rules(), position.turn()))
    }

    fn offer(&mut self, _: &Game, dealings: &Dealings<'_>) -> Option<Deal> {
        let DealingEngine { manner, bent, dealt, .. } = &mut self.searcher;
        *dealt += manner.turns_of_offer(dealings, *bent);
        manner.offer(dealings, *bent)
    }

    fn answer(&mut self, _: &Game, dealings: &Dealings<'_>, proposal: &Treaty, by: Seat) -> Answer {
        let DealingEngine { manner, bent, dealt, .. } = &mut self.searcher;
        *dealt += manner.turns_of_answer(dealings, proposal, by, *bent);
        manner.answer(dealings, proposal, by, *bent)
    }
}

/// The limits of a search and the stop that ends it.
fn limits(Budget { nodes, time }: Budget, seed: u64, now: Now) -> (Limits, Deadline) {
    (Limits { nodes, time, ..Limits::seeded(seed) }, Deadline::after(time, now))
}

/// The best move of a report.
fn chosen(report: &Report, draw: DrawStance) -> Result<ChosenMove, Failure> {
    let mv = report.best_move().ok_or_else(|| Failure::new("the search found no move"))?;
    Ok(ChosenMove { mv, nodes: report.nodes, draw })
}

impl<S: GameSearch> Player for SearchPlayer<S> {
    fn choose(&mut self, game: &Game, seed: u64) -> Result<ChosenMove, Failure> {
        let (limits, stop) = limits(self.budget, seed, self.now);
        // Baselines play on whatever happens.
        chosen(&self.searcher.search(game, &limits, &stop), DrawStance::Refuses)
    }
}

impl GameSearch for OnePly {
    fn search(&mut self, game: &Game, limits: &Limits, stop: &Deadline) -> Report {
        Self::search(self, game.position(), game.rules(), limits, stop, |_| {})
    }
}

impl GameSearch for Paranoid {
    fn search(&mut self, game: &Game, limits: &Limits, stop: &Deadline) -> Report {
        self.set_history(&game.positions()[..game.events().len()]);
        Self::search(self, game.position(), game.rules(), limits, stop)
    }
}

impl GameSearch for Uct {
    fn search(&mut self, game: &Game, limits: &Limits, stop: &Deadline) -> Report {
        Self::search(self, game.position(), game.rules(), limits, stop)
    }
}
