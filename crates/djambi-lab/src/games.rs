//! Self-play: games, the positions sampled from them, and the files that hold them.
//!
//! ```
//! use djambi_engine::{Limits, Never};
//! use djambi_lab::baselines::OnePly;
//! use djambi_lab::games::{GameReader, GameWriter, SelfPlay};
//! let self_play = SelfPlay { max_turns: 30, ..SelfPlay::default() };
//! let game = self_play.play(7, &mut |game: &djambi::Game, seed| {
//!     OnePly.search(game.position(), game.rules(), &Limits::seeded(seed), &Never, |_| {})
//! });
//! let mut file = Vec::new();
//! GameWriter::begin(&mut file, self_play.board)?.write(&game)?;
//! let read = GameReader::open(file.as_slice())?.next().expect("game")?;
//! assert_eq!(read.samples.len(), game.samples.len());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod bytes;
mod error;
mod parallel;
mod play;
mod random_move;
mod read;
mod sampled_game;
mod self_play;
mod write;

pub use error::{GameReadError, GameReadProblem};
pub use parallel::{map_in_order, play_games};
pub use play::{SelfPlayer, search_game};
pub(crate) use random_move::random_move_keeping_chiefs;
pub use read::GameReader;
pub use sampled_game::{GameEnding, SampledGame, SampledPosition};
pub use self_play::{GameKind, SelfPlay};
pub use write::GameWriter;
