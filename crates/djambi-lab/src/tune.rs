//! Fitting the weights of the hand-made evaluation to games of self-play.
//!
//! Games of which a part of the turns is played at random give positions as wild as those at the leaves of a search. What
//! came of each game, mixed with what the search of the player to move expected, is what the shares that the evaluation
//! gives are fitted to, by the least cross-entropy. Whole games are held out to tell what was learned.

mod example;
mod fit;
mod player;
mod table;

pub use example::Example;
pub use fit::{Fit, Tables, loss};
pub use player::Careless;
pub use table::{shipped, weights_file};
