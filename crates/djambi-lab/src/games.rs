//! Games played to learn from: self-play, the positions sampled from it, and the files that hold them.
//!
//! ```
//! use djambi_engine::{Limits, Never};
//! use djambi_lab::baselines::OnePly;
//! use djambi_lab::games::{Plan, Reader, Writer};
//! let plan = Plan { turns: 30, ..Plan::default() };
//! let game = plan.play(7, &mut |game: &djambi::Game, seed| {
//!     OnePly.search(game.position(), game.rules(), &Limits::seeded(seed), &Never, |_| {})
//! });
//! let mut file = Vec::new();
//! Writer::begin(&mut file)?.write(&game)?;
//! let read = Reader::open(file.as_slice())?.next().expect("game")?;
//! assert_eq!(read.samples.len(), game.samples.len());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod bytes;
mod many;
mod opening;
mod plan;
mod play;
mod read;
mod sample;
mod write;

pub use many::{make_in_order, play_many};
pub(crate) use opening::harmless_move;
pub use plan::{Kind, Plan};
pub use play::{Player, search_game};
pub use read::{ReadError, ReadProblem, Reader};
pub use sample::{Ending, Sample, SampledGame};
pub use write::Writer;
