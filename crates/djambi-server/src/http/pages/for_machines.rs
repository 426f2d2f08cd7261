//! The files that searchers and browsers ask every site for.

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};

use djambi_protocol::Missing;
use djambi_text::Language;

use super::asset;
use crate::app::App;
use crate::http::error::Error;
use crate::{calendar, env};

/// Games and players have people's names, and an invitation is a secret. Those who show a link that somebody
/// has sent may read the page that it leads to. What is shown without a network says nothing to a searcher.
const ROBOTS: &str = "User-agent: *\nDisallow: /account\nDisallow: /embed/\nDisallow: /game/\nDisallow: /games\nDisallow: /join/\nDisallow: /ladder\nDisallow: /offline\n\
    Disallow: /player/\nDisallow: /reset/\nDisallow: /api/\n\n\
    User-agent: Twitterbot\nUser-agent: facebookexternalhit\nUser-agent: LinkedInBot\n\
    User-agent: Slackbot-LinkExpanding\nUser-agent: Discordbot\nUser-agent: TelegramBot\n\
    User-agent: WhatsApp\nDisallow: /reset/\nDisallow: /api/\n";

/// `GET /robots.txt`
pub(crate) async fn robots() -> &'static str {
    ROBOTS
}

/// For how many days `security.txt` holds: its readers take an older one for forgotten.
const SECURITY_DAYS: u64 = 180;

/// `GET /.well-known/security.txt`: how to tell the host of a fault (RFC 9116), if the host says how to be reached.
///
/// # Errors
/// When the host does not.
pub(crate) async fn security_txt(State(app): State<App>) -> Result<String, Error> {
    let contact = app.site.contact.as_ref().ok_or(Error::not_found(Missing::Address))?;
    let (year, month, day) = calendar::day_of(env::now_ms() + SECURITY_DAYS * env::DAY_MS);
    let languages: Vec<_> = Language::ALL.iter().map(|language| language.code()).collect();
    let contact = contact.address();
    let languages = languages.join(", ");
    Ok(format!(
        "Contact: {contact}\nExpires: {year:04}-{month:02}-{day:02}T00:00:00Z\nPreferred-Languages: {languages}\n"
    ))
}

/// `GET /favicon.ico`: leads to the icon.
pub(crate) async fn favicon() -> Response {
    let headers = [(header::LOCATION, asset("icon.svg")), (header::CACHE_CONTROL, "no-cache".to_owned())];
    (StatusCode::TEMPORARY_REDIRECT, headers).into_response()
}
