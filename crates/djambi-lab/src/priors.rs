//! Fitting the search's priors to what searches look at.
//!
//! The engine plays itself, and of every turn that it searches at length a [`Record`] is kept: how often the search went each
//! way. A record makes [`Choices`]: one among all moves without their placements, and one among the squares for the placement of
//! each move that was looked at for long. A [`Fit`] finds the weights whose priors expect these choices best. Whole games are
//! held out to tell what was learned.
//!
//! ```
//! use std::num::NonZero;
//! use djambi_lab::games::Plan;
//! use djambi_lab::priors::{Fit, Losses, Split, record_game};
//! let nodes = NonZero::new(100).expect("not zero");
//! let mut split = Split::default();
//! for seed in 0..2 {
//!     let plan = Plan { turns: 20, ..Plan::default() };
//!     split.add_game(seed, &record_game(&plan, seed, nodes));
//! }
//! let fit = Fit { epochs: 2, ..Fit::default() };
//! let weights = fit.run(&split.training, |_| {});
//! let learned = Losses::of(&split.training, &weights);
//! assert!(learned.turns.excess() < Losses::of_flat(&split.training).turns.excess());
//! ```

mod card;
mod choices;
mod file;
mod fit;
mod losses;
mod record;
mod recorder;
mod split;

pub use card::Card;
pub use choices::{Choices, Kind, Step};
pub use file::{Damage, heading, read};
pub use fit::{Epoch, Fit, whole};
pub use losses::{Loss, Losses};
pub use record::{Candidate, Record};
pub use recorder::{plan, record_game};
pub use split::Split;
