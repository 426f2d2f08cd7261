//! Training the net: from self-play to a file of weights. The program `train` does all of it; docs/ENGINE.md
//! describes it.

mod card;
mod corpus;
mod dataset;
mod factorizer;
mod fit;
mod losses;
mod model;
mod quantization;
mod self_play_engine;
mod split;

pub use card::NetCard;
pub use corpus::{Corpus, CorpusError, CorpusSize, NewGames};
pub use dataset::{Dataset, LivingShares, NetExample};
pub use fit::{NetEpoch, Schedule, fit_net};
pub use losses::NetLosses;
pub use model::{Model, Prediction};
pub use quantization::QuantizationError;
pub use self_play_engine::SelfPlayEngine;
pub use split::{GameSplit, Tally};
