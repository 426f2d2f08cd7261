//! The limits at the edge: how often and how much a client may do, by address, player and connection.

mod by_network;
mod caller;
mod gate;
mod kind;
mod letters;
mod limit;
mod meter;
mod network;
mod open_count;
mod pace;
mod rate;
mod reached;
mod settings;
mod sign_ins;
mod tries;
mod trusted_proxies;
mod trusted_proxy;

pub use limit::{AtOnce, Limit, LimitError};
pub use rate::{Rate, RateError, TimeUnit};
pub use settings::Limits;
pub use trusted_proxy::{NotAProxy, TrustedProxy};

pub(crate) use caller::Caller;
pub(crate) use gate::{ConnectionPass, Gate, SocketPass, StreamPass};
pub(crate) use network::{Network, SITE_FACTOR};
pub(crate) use pace::Pace;
pub(crate) use reached::LimitReached;
pub(crate) use trusted_proxies::TrustedProxies;
