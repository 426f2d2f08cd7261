//! The security log: who took seats, who was refused and why, summed up where it repeats.

mod log;
mod who;

pub(crate) use log::{SecurityLog, SecurityNote};
pub(crate) use who::Who;
