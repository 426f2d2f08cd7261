//! The thinking of Djambi's bots: evaluation and search.
//!
//! [`Engine::search`] is all that the rest of the project calls. It is pure: it has no clock, no chance of its own and
//! no I/O, so one seed and one position give the same report on every machine. Who needs it to end earlier passes the
//! means to [`Stop`] it.
//!
//! ```
//! use djambi::{Position, Rules};
//! use djambi_engine::{Engine, Limits, Never, Options};
//! let (position, rules) = (Position::start(), Rules::CLASSIC);
//! let report = Engine::new(Options::default()).search(&position, &rules, &Limits::seeded(7), &Never, |_| {});
//! let mv = report.best_move().expect("the game is not over");
//! assert!(position.is_legal(&rules, mv));
//! ```
//!
//! The search grows a tree of turns, at each of which the mover seeks his own share: see [`Engine`].

mod attacks;
mod attention;
mod budget;
mod danger;
mod engine;
mod evaluation;
mod exponential;
mod level;
mod limits;
pub mod net;
mod options;
pub mod prior;
mod report;
mod rng;
mod search;
mod shares;
mod stop;
mod walls;

pub use budget::{Budget, Clock, turns_left};
pub use danger::Danger;
pub use engine::Engine;
pub use evaluation::{Feature, Weights, evaluate, features};
pub use level::{Level, NoLevel};
pub use limits::Limits;
pub use options::Options;
pub use report::{Line, Report};
pub use rng::Rng;
pub use search::Params;
pub use shares::Shares;
pub use stop::{Never, Stop};
