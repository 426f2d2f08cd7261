//! Positions in which a player must guard the chief against two opponents together, and how often a level
//! does not.
//!
//! They come from games of the engine against itself.
//! [`is_in_peril_by_two`](crate::endings::is_in_peril_by_two) proves them by trying every move;
//! docs/MATCHES.md describes them under "Positions with a known answer".

mod mine;
mod rate;
mod self_play;

pub use mine::GuardMiner;
pub use rate::PerilRate;
