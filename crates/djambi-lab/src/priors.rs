//! Fits the priors of the engine's search to its visit counts.
//!
//! The engine plays itself, and each full search gives a [`SearchRecord`]: the visits of each turn. A record
//! makes [`Choices`]: one among all moves without their placements, and one among the placements of each
//! well-visited move. A [`PriorFit`] finds the [`PolicyModel`] whose priors predict these choices best: first
//! only by the weights of features, a conditional logit model, then with a net. Whole games are held out to
//! measure it.
//!
//! ```
//! use std::num::NonZero;
//! use djambi_lab::games::SelfPlay;
//! use djambi_lab::priors::{PriorFit, PriorLosses, RecordSplit, record_game};
//! let nodes = NonZero::new(100).expect("not zero");
//! let mut split = RecordSplit::new(&djambi::SQUARE9);
//! for seed in 0..2 {
//!     let self_play = SelfPlay { max_turns: 20, ..SelfPlay::default() };
//!     split.add_game(seed, &record_game(&self_play, seed, nodes));
//! }
//! let mut fit = PriorFit::default();
//! fit.weights.epochs = 2;
//! let policy = fit.run(&split.training, |_| {});
//! let fitted = PriorLosses::of(&split.training, &policy);
//! assert!(fitted.turns.excess() < PriorLosses::of_uniform(&split.training).turns.excess());
//! ```

mod card;
mod choices;
mod fit;
mod losses;
mod model;
mod recorder;
mod records_file;
mod search_record;
mod split;

pub use card::PriorCard;
pub use choices::{Alternative, ChoiceKind, Choices};
pub use fit::{FitPhase, PriorEpoch, PriorFit};
pub use losses::{PriorLoss, PriorLosses};
pub use model::PolicyModel;
pub use recorder::{record_game, self_play};
pub use records_file::{Records, RecordsError, heading, read_records};
pub use search_record::{Candidate, SearchRecord};
pub use split::RecordSplit;
