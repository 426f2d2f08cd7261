#![doc = include_str!("../README.md")]

mod added_weights;
mod attack_map;
mod attention;
mod budget;
mod danger;
mod draw_stance;
mod engine;
mod evaluation;
mod exponential;
mod level;
mod limits;
#[cfg(feature = "press")]
mod negotiator;
pub mod net;
mod options;
#[cfg(feature = "press")]
mod outlook;
mod params;
mod per_board;
mod perspective;
pub mod prior;
mod report;
mod rng;
mod search;
mod shares;
mod shipped_weights;
mod sides;
mod stop;
mod tablebase;
mod turn_order;
mod walls;
mod weights_file;

pub use added_weights::add_weights;
pub use attack_map::{AttackMap, Attacks};
pub use budget::{Budget, Clock, turns_left};
pub use danger::Danger;
pub use draw_stance::{DrawStance, agree_to_draw};
pub use engine::Engine;
pub use evaluation::{EvalWeights, Feature, evaluate, features};
pub use exponential::softmax;
pub use level::{Level, NoLevel};
pub use limits::Limits;
#[cfg(feature = "press")]
pub use negotiator::{
    Answer, Character, DealCosts, Dealings, Negotiator, NoCharacter, Notice, Objection, Offer,
    PEACE_FEATURES, PEACE_KINDS, PEACE_ROUNDS, Part, PeaceSample, Weighed, peace_samples,
};
pub use options::Options;
#[cfg(feature = "press")]
pub use outlook::{Breaches, Outlook};
pub use params::Params;
pub use report::{Line, Report};
pub use rng::Rng;
pub use shares::Shares;
pub use stop::{Never, Stop};
pub use tablebase::{Tablebase, Verdict};
pub use weights_file::WeightsError;
