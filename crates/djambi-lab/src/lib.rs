//! What tells whether an engine became stronger: matches, statistics, sparring partners, positions with a known answer,
//! tuning and training.
//!
//! Nothing that players need is in here; whoever changes the engine works here.

pub mod endings;
pub mod games;
pub mod matches;
pub mod partners;
pub mod statistics;
pub mod train;
pub mod tune;
