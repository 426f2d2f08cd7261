//! HTTP: the router, the middleware, bodies and path parameters, errors, the API, pages and assets.

mod api;
mod assets;
mod caching;
mod compression;
mod error;
mod form_body;
mod invitations;
mod json_body;
mod middleware;
mod pages;
mod path_param;
mod router;

pub(crate) use router::router;
