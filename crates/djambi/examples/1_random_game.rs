//! Plays a random game and draws the board after every round.
//!
//! ```text
//! cargo run --example 1_random_game            # the 9 × 9 board
//! cargo run --example 1_random_game hex3 7     # another board, another game
//! ```

use djambi::{Game, Geometry, Position, Rules};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let board = arguments.next().unwrap_or_else(|| "square9".to_owned());
    let board = Geometry::named(&board).ok_or("there is no such board")?;
    let mut rng = Rng(arguments.next().map_or(Ok(1), |seed| seed.parse())?);

    let mut game = Game::new(Rules::CLASSIC, Position::start_on(board));
    println!("{}", game.position().board());
    // A few rounds are enough for an example.
    for turn in 1..=60 {
        if game.outcome().is_some() {
            break;
        }
        let moves = game.position().legal_moves(game.rules());
        let mv = moves[rng.below(moves.len())];
        println!("{turn:>3}. {:<7} {}", game.position().turn(), game.position().reading(mv));
        game.play(mv)?;
        if turn % board.seats().len() == 0 {
            println!("\n{}", game.position().board());
        }
    }
    match game.outcome() {
        Some(outcome) => println!("The game is over: {}.", outcome.reason.name()),
        None => println!("The game goes on from {}", game.position()),
    }
    Ok(())
}

/// A small random number generator; real programs use a crate.
struct Rng(u64);

impl Rng {
    fn below(&mut self, limit: usize) -> usize {
        // Marsaglia's xorshift.
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % limit.max(1) as u64).unwrap_or_default()
    }
}
