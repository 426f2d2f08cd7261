//! The programs of the lab and what they are made of: one test program, since each takes seconds to link.

mod boards;
mod endings;
mod games;
mod matches;
mod peasant;
mod priors;
mod puzzles;
mod sequential;
mod technique;
mod train;
