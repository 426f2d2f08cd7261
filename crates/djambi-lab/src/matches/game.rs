//! One game of a match.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};

use djambi::{BySeat, Comment, Game, GameEvent, Record, Seat, SeatSet};
use djambi_engine::Rng;

use super::broker::Broker;
use super::draw_offers::Stances;
use super::opening::random_opening;
use super::seed::derive_seed;
use super::{
    ChosenMove, Deal, DrawOffers, Failure, GameIndex, GameResult, Match, Now, Player, Side, SideStats,
    Termination,
};

/// A game of a match that has ended.
pub struct FinishedGame {
    /// Its result.
    pub result: GameResult,
    /// Its record.
    pub record: Record,
    /// The failures of players, each with its reason.
    pub failures: Vec<(Side, Failure)>,
}

/// Plays one game to its end. None if `stop` is set before.
pub(super) fn play(of: &Match, index: GameIndex, now: Now, stop: &AtomicBool) -> Option<FinishedGame> {
    let mut runner = GameRunner::new(of, index, now);
    while runner.game().outcome().is_none() && runner.game().events().len() < of.max_turns {
        if stop.load(Ordering::Relaxed) {
            return None;
        }
        runner.play_turn();
    }
    Some(runner.finish())
}

/// A game in progress.
struct GameRunner<'a> {
    of: &'a Match,
    index: GameIndex,
    now: Now,
    record: Record,
    rng: Rng,
    players: BySeat<Option<Box<dyn Player>>>,
    stances: Stances,
    broker: Broker,
    stats: [SideStats; 2],
    failures: Vec<(Side, Failure)>,
}

impl<'a> GameRunner<'a> {
    /// The opening depends on the block, the players' seeds on the game.
    fn new(of: &'a Match, index: GameIndex, now: Now) -> Self {
        let block_seed = derive_seed(&[of.seed, index.block as u64]);
        let mut record = Record::new(random_opening(of.board, of.seatings.players(), &of.rules, block_seed));
        for seat in of.seatings.players().iter() {
            // A name that a record cannot hold is left out.
            let _ = record.set_player(seat, &of.player(of.seatings.side(index.game, seat)).name());
        }
        record.set_tag("Event", "djambi match").expect("tag");
        record.set_tag("Round", &format!("{}.{}", index.block + 1, index.game + 1)).expect("tag");
        Self {
            of,
            index,
            now,
            record,
            rng: Rng::new(derive_seed(&[block_seed, index.game as u64])),
            players: BySeat::from_fn(|_| None),
            stances: Stances::default(),
            broker: Broker::new(partners(of, index)),
            stats: [SideStats::default(); 2],
            failures: Vec::new(),
        }
    }

    fn game(&self) -> &Game {
        self.record.game()
    }

    /// Plays the turn of the player to move. A player that fails resigns.
    fn play_turn(&mut self) {
        let seat = self.game().position().turn();
        let side = self.of.seatings.side(self.index.game, seat);
        let seed = self.rng.next_u64();
        let start = (self.now)();
        let before = *self.game().position();
        let chosen = self.choose_move(seat, side, seed);
        let stats = &mut self.stats[side as usize];
        stats.time += (self.now)() - start;
        stats.turns += 1;
        let played = chosen.and_then(|ChosenMove { mv, nodes, draw }| {
            stats.nodes += nodes;
            self.record.add(GameEvent::Turn(mv)).map_err(|error| Failure::new(error.to_string()))?;
            self.stances.note(seat, draw, self.record.game().position());
            self.broker.begin_turn(&before);
            self.broker.turn(&before, mv, self.record.game().position());
            Ok(())
        });
        if let Err(failure) = played {
            stats.failures += 1;
            self.record.add(GameEvent::Resignation(seat)).expect("resignation");
            self.broker.departure(&before, self.record.game().position());
            if let Ok(comment) = Comment::new(&failure.to_string()) {
                self.record.add_comment(self.record.game().entries().len(), comment);
            }
            self.failures.push((side, failure));
        } else {
            self.offer(seat);
        }
        let game = self.record.game();
        let may_agree = self.of.draw_offers == DrawOffers::On && game.outcome().is_none();
        if may_agree && self.stances.agree(game.position()) {
            self.record.add(GameEvent::Agreement).expect("agreement");
        }
    }

    fn choose_move(&mut self, seat: Seat, side: Side, seed: u64) -> Result<ChosenMove, Failure> {
        let game = self.record.game();
        let slot = &mut self.players[seat];
        let player = match slot {
            Some(player) => player,
            None => slot.insert(self.of.player(side).new_player(self.now)?),
        };
        let broker = &mut self.broker;
        let position = game.position();
        let rules = game.rules();
        // A player that panics resigns, so its broken state is never used again.
        let chosen = catch_unwind(AssertUnwindSafe(|| {
            if !broker.deals(seat) {
                return player.choose(game, seed);
            }
            while let Some((proposal, by)) = broker.asked(seat) {
                let pledges = broker.pledges(seat);
                let dealings = broker.dealings(position, rules, seat, &pledges);
                let answer = player.answer(game, &dealings, proposal, by);
                broker.answer(seat, answer, position, rules);
            }
            player.choose_bound(game, &broker.dealings(position, rules, seat, &[]), seed)
        }));
        chosen.unwrap_or_else(|panic| Err(Failure::new(format!("panicked: {}", panic_message(&*panic)))))
    }

    /// Lets a player propose a treaty after its turn, or give notice of one.
    fn offer(&mut self, seat: Seat) {
        let game = self.record.game();
        let position = game.position();
        let rules = game.rules();
        let may_offer = game.outcome().is_none() && self.broker.deals(seat);
        let Some(player) = self.players[seat].as_mut().filter(|_| may_offer) else { return };
        if let Some(treaty) = self.broker.take_counter(seat) {
            self.broker.propose(seat, treaty, position);
            return;
        }
        let pledges = self.broker.pledges(seat);
        match player.offer(game, &self.broker.dealings(position, rules, seat, &pledges)) {
            Some(Deal::Offer(treaty)) => self.broker.propose(seat, treaty, position),
            Some(Deal::Notice(treaty)) => self.broker.give_notice(seat, treaty, position),
            None => {}
        }
    }

    fn finish(mut self) -> FinishedGame {
        if self.game().outcome().is_some() {
            self.broker.end_of_game();
        }
        for (seat, press) in self.broker.stats().iter() {
            if self.of.seatings.players().contains(seat) {
                let stats = &mut self.stats[self.of.seatings.side(self.index.game, seat) as usize];
                stats.press = stats.press.plus(press);
            }
        }
        let game = self.game();
        let (termination, sharers) = match game.outcome() {
            Some(outcome) => (Termination::Over(outcome.reason), outcome.sharers),
            None => (Termination::Open, game.position().alive()),
        };
        let index = self.index;
        let turns = game.events().len();
        let result = GameResult { index, termination, sharers, turns, stats: self.stats };
        FinishedGame { result, record: self.record, failures: self.failures }
    }
}

/// With whom the player at each seat deals.
fn partners(of: &Match, index: GameIndex) -> BySeat<SeatSet> {
    let side = |seat| of.seatings.side(index.game, seat);
    let deal = |one: Seat, other: Seat| {
        let player = of.player(side(one));
        let partner = of.player(side(other));
        let may = side(one) != side(other) || player.deals_with_its_like();
        one != other && player.deals() && partner.deals() && may
    };
    let players = of.seatings.players();
    BySeat::from_fn(|seat| {
        players.iter().filter(|&other| players.contains(seat) && deal(seat, other)).collect()
    })
}

fn panic_message(panic: &(dyn Any + Send)) -> &str {
    let owned = panic.downcast_ref::<String>().map(String::as_str);
    owned.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("without a message")
}
