//! Requests and answers: addresses, what stands before them, bodies, errors and pages.

mod api;
mod assets;
pub(crate) mod error;
mod json_body;
mod middleware;
pub(crate) mod pages;
mod path_param;
mod router;

pub(crate) use router::router;
