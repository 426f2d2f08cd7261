//! Order among players: what acts of the host and moderators keep players from, and who may act.

mod proofs;
mod rated_company;
mod seen_networks;
mod standings;

pub(crate) use proofs::Proofs;
pub(crate) use rated_company::RatedCompany;
pub use rated_company::{NoRatedWith, RatedWith};
pub(crate) use seen_networks::SeenNetworks;
pub(crate) use standings::{SeatUse, Standings};
