//! The time that the one-ply baseline takes for a move, in positions of its own games, of random games, and
//! in monstrous ones: `cargo bench -p djambi-lab --bench thinking_time`.

#[path = "../tests/one_ply/support/mod.rs"]
mod support;

use std::time::{Duration, Instant};

use djambi::{Geometry, Occupant, Piece, Position, Role, Rules, Seat};
use djambi_engine::Rng;

fn main() {
    let mut played = Times::default();
    let mut random = Times::default();
    for number in 0..60 {
        let (rules, start) = support::games::kind(number);
        played.add_all(support::self_play(rules, start, number).positions(), &rules);
        let mut players = support::games::everybody(support::games::random);
        random.add_all(support::games::play(rules, start, number, &mut players).positions(), &rules);
    }
    let mut monstrous = Times::default();
    for number in 0..200 {
        monstrous.add(&monster(&mut Rng::new(number)), &Rules::ARENA);
    }
    for (name, times) in [("its own games", played), ("random games", random), ("monstrous", monstrous)] {
        times.print(name);
    }
}

/// A board full of random pieces: no game leads there, but a position string may say so.
fn monster(rng: &mut Rng) -> Position {
    loop {
        let board = Geometry::ALL[rng.below(Geometry::ALL.len())];
        let mut setup = Position::start_on(board).to_setup();
        let density = 1 + rng.below(9);
        let role = Role::ALL[1 + rng.below(5)];
        for square in board.field() {
            if matches!(setup.at(square), Some(Occupant::Piece(Piece { role: Role::Chief, .. }))) {
                continue;
            }
            let army = Seat::ALL[rng.below(board.armies().len())];
            let piece = Occupant::Piece(Piece { army, role });
            setup.set(square, (rng.below(10) < density).then_some(piece));
        }
        if let Ok(position) = setup.check(&Rules::ARENA) {
            return position;
        }
    }
}

#[derive(Default)]
struct Times(Vec<(Duration, usize, String)>);

impl Times {
    fn add_all(&mut self, positions: &[Position], rules: &Rules) {
        positions
            .iter()
            .filter(|position| !position.is_over())
            .for_each(|position| self.add(position, rules));
    }

    #[expect(clippy::disallowed_methods, reason = "a benchmark is about time")]
    fn add(&mut self, position: &Position, rules: &Rules) {
        let started = Instant::now();
        std::hint::black_box(support::bot(position, rules, 1));
        self.0.push((started.elapsed(), position.count_moves(rules), position.to_string()));
    }

    fn print(mut self, name: &str) {
        self.0.sort();
        let at = |part: usize| self.0[(self.0.len() - 1) * part / 100].0;
        let max = self.0.iter().map(|(_, moves, _)| moves).max().expect("times");
        let (longest, moves, position) = self.0.last().expect("times");
        println!("{name}: {} positions with up to {max} moves", self.0.len());
        println!(
            "    median {:?}, 99 of 100 under {:?}, longest {longest:?} ({moves} moves)",
            at(50),
            at(99)
        );
        println!("    {position}");
    }
}
