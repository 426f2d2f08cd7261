//! The files that searchers and browsers ask every site for.

use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};

use super::asset;

/// Games and players have people's names, and an invitation is a secret. Those who show a link that somebody
/// has sent may read the page that it leads to.
const ROBOTS: &str = "User-agent: *\nDisallow: /account\nDisallow: /game/\nDisallow: /games\nDisallow: /join/\n\
    Disallow: /player/\nDisallow: /reset/\nDisallow: /api/\n\n\
    User-agent: Twitterbot\nUser-agent: facebookexternalhit\nUser-agent: LinkedInBot\n\
    User-agent: Slackbot-LinkExpanding\nUser-agent: Discordbot\nUser-agent: TelegramBot\n\
    User-agent: WhatsApp\nDisallow: /reset/\nDisallow: /api/\n";

/// `GET /robots.txt`
pub(crate) async fn robots() -> &'static str {
    ROBOTS
}

/// `GET /favicon.ico`: leads to the icon.
pub(crate) async fn favicon() -> Response {
    let headers = [(header::LOCATION, asset("icon.svg")), (header::CACHE_CONTROL, "no-cache".to_owned())];
    (StatusCode::TEMPORARY_REDIRECT, headers).into_response()
}
