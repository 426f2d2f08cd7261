//! Order among players: what acts of the host and moderators keep players from, and who may act.

mod proofs;
mod seen_networks;
mod standings;

pub(crate) use proofs::Proofs;
pub(crate) use seen_networks::SeenNetworks;
pub(crate) use standings::{SeatUse, Standings};
