//! Training the net: from self-play to a file of weights. The program `train` does all of it; docs/ENGINE.md says how.

mod agreement;
mod card;
mod corpus;
mod dataset;
mod fit;
mod losses;
mod model;
mod searcher;
mod split;
mod ties;

pub use agreement::Agreement;
pub use card::Card;
pub use corpus::{Corpus, CorpusError, Progress};
pub use dataset::{Dataset, Example};
pub use fit::{Epoch, Schedule, fit};
pub use losses::Losses;
pub use model::Model;
pub use searcher::Searcher;
pub use split::{Split, Tally};
