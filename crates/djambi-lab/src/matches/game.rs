//! One game of a match.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};

use djambi::{BySeat, Comment, Game, GameEvent, Record, Seat};
use djambi_engine::Rng;

use super::mix::mix;
use super::{Choice, Effort, End, Failure, Match, Now, Played, Player, Side, Ticket, opening};

/// A game of a match, played to its end.
pub struct Finished {
    /// How it went.
    pub played: Played,
    /// Its record.
    pub record: Record,
    /// Who failed, and why.
    pub failures: Vec<(Side, Failure)>,
}

/// Plays one game, unless it is told to stop before the end.
pub(super) fn play(of: &Match, ticket: Ticket, now: Now, stop: &AtomicBool) -> Option<Finished> {
    let mut table = Table::lay(of, ticket, now);
    while table.game().outcome().is_none() && table.game().events().len() < of.turns {
        if stop.load(Ordering::Relaxed) {
            return None;
        }
        table.turn();
    }
    Some(table.clear())
}

/// A game that goes on.
struct Table<'a> {
    of: &'a Match,
    ticket: Ticket,
    now: Now,
    record: Record,
    rng: Rng,
    players: BySeat<Option<Box<dyn Player>>>,
    efforts: [Effort; 2],
    failures: Vec<(Side, Failure)>,
}

impl<'a> Table<'a> {
    /// The opening belongs to the block, what players leave to chance to the game.
    fn lay(of: &'a Match, ticket: Ticket, now: Now) -> Self {
        let block = mix(&[of.seed, ticket.block as u64]);
        let mut record = Record::new(opening(of.board, &of.rules, block));
        for seat in of.board.seats().iter() {
            // A name that cannot be written is left out of the record.
            let _ = record.set_player(seat, &of.contender(of.mode.side(ticket.game, seat)).name());
        }
        record.set_tag("Event", "djambi match").expect("tag");
        record.set_tag("Round", &format!("{}.{}", ticket.block + 1, ticket.game + 1)).expect("tag");
        Self {
            of,
            ticket,
            now,
            record,
            rng: Rng::new(mix(&[block, ticket.game as u64])),
            players: BySeat::from_fn(|_| None),
            efforts: [Effort::default(); 2],
            failures: Vec::new(),
        }
    }

    fn game(&self) -> &Game {
        self.record.game()
    }

    /// Lets the player to move play, or resign if he fails.
    fn turn(&mut self) {
        let seat = self.game().position().turn();
        let side = self.of.mode.side(self.ticket.game, seat);
        let seed = self.rng.next_u64();
        let start = (self.now)();
        let choice = self.ask(seat, side, seed);
        let effort = &mut self.efforts[side as usize];
        effort.time += (self.now)() - start;
        effort.turns += 1;
        let played = choice.and_then(|Choice { mv, nodes }| {
            effort.nodes += nodes;
            self.record.add(GameEvent::Turn(mv)).map_err(|error| Failure::new(error.to_string()))
        });
        if let Err(failure) = played {
            effort.failures += 1;
            self.record.add(GameEvent::Resignation(seat)).expect("resignation");
            if let Ok(comment) = Comment::new(&failure.to_string()) {
                self.record.add_comment(self.record.game().events().len(), comment);
            }
            self.failures.push((side, failure));
        }
    }

    fn ask(&mut self, seat: Seat, side: Side, seed: u64) -> Result<Choice, Failure> {
        let (game, place) = (self.record.game(), &mut self.players[seat]);
        let player = match place {
            Some(player) => player,
            None => place.insert(self.of.contender(side).sit_down(self.now)?),
        };
        // A player that panics is never asked again.
        let asked = catch_unwind(AssertUnwindSafe(|| player.choose(game, seed)));
        asked.unwrap_or_else(|panic| Err(Failure::new(format!("panicked: {}", words_of(&*panic)))))
    }

    fn clear(self) -> Finished {
        let game = self.game();
        let (end, sharers) = match game.outcome() {
            Some(outcome) => (End::Over(outcome.reason), outcome.sharers),
            None => (End::Open, game.position().alive()),
        };
        let (ticket, turns) = (self.ticket, game.events().len());
        let played = Played { ticket, end, sharers, turns, efforts: self.efforts };
        Finished { played, record: self.record, failures: self.failures }
    }
}

fn words_of(panic: &(dyn Any + Send)) -> &str {
    let owned = panic.downcast_ref::<String>().map(String::as_str);
    owned.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("without words")
}
