//! HTTP: the router, the middleware, bodies and path parameters, errors, the API, pages and assets.

mod api;
mod assets;
mod bodies;
mod caching;
mod codings;
mod compression;
mod edge;
mod error;
mod form_body;
mod game_query;
mod identification;
mod invitations;
mod json_body;
mod language;
mod middleware;
mod moderation;
mod order_gate;
mod pages;
mod path_param;
mod pieced_body;
mod qr_picture;
mod rates;
mod reader;
mod request_id;
mod router;
mod shared_page;
mod shown_position;
mod tidy_address;
mod upgrade;
mod visible_game;
mod whole_address;

pub(crate) use assets::are_missing as assets_are_missing;
pub(crate) use router::router;
