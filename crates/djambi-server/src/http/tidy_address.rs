//! Addresses as people and chats write them: with a slash or a mark of the sentence behind them.

use axum::extract::Request;
use axum::http::{Method, StatusCode, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::{api, caching};

/// The marks that chats and mails add to an address: those that end a sentence, and closing brackets.
const MARKS: &[&str] =
    &[".", ",", ";", ":", "!", "?", ")", "]", "}", "'", "\"", ">", "*", "…", "»", "”", "’", "。", "、", "）"];

/// Sends a reader to the address that they mean. Programs are told that there is no such address.
pub(super) async fn redirect_to_tidy_address(request: Request, next: Next) -> Response {
    let may_move = matches!(*request.method(), Method::GET | Method::HEAD);
    let path = request.uri().path();
    if may_move
        && !(api::is_address(path) || path.starts_with("/assets/"))
        && let Some(location) = tidied(request.uri())
    {
        let [caching] = caching::PERSONAL;
        return (StatusCode::PERMANENT_REDIRECT, [(header::LOCATION, location)], [caching]).into_response();
    }
    next.run(request).await
}

/// The address that is meant, with the same parameters; `None` if it is the address itself. It is always one
/// of this service: it begins with one slash, and has no character that browsers take for another.
fn tidied(uri: &Uri) -> Option<String> {
    let path = uri.path();
    if path.split('/').any(|part| part.to_ascii_lowercase().replace("%2e", ".") == "..") {
        return None;
    }
    let mut parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
    while let Some(last) = parts.pop() {
        let bare = without_marks(last);
        if !bare.is_empty() {
            parts.push(bare);
            break;
        }
    }
    let tidy = format!("/{}", parts.join("/"));
    let is_safe = tidy.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"/-._~%".contains(&byte));
    if tidy == path || !is_safe {
        return None;
    }
    Some(uri.query().map_or_else(|| tidy.clone(), |query| format!("{tidy}?{query}")))
}

/// The part of a path without the marks behind it, plain or encoded.
fn without_marks(mut part: &str) -> &str {
    'marks: loop {
        for mark in MARKS {
            let encoded: String = mark.bytes().map(|byte| format!("%{byte:02X}")).collect();
            let ends =
                |mark: &str| part.len() >= mark.len() && part.is_char_boundary(part.len() - mark.len());
            for mark in [*mark, &encoded] {
                if ends(mark) && part[part.len() - mark.len()..].eq_ignore_ascii_case(mark) {
                    part = &part[..part.len() - mark.len()];
                    continue 'marks;
                }
            }
        }
        return part;
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn tidied_text(address: &str) -> Option<String> {
        tidied(&address.parse::<Uri>().ok()?)
    }

    #[test]
    fn slashes_and_marks_are_left_out() {
        for (address, meant) in [
            ("/learn/", "/learn"),
            ("/puzzles//?lang=fr&x=%2F", "/puzzles?lang=fr&x=%2F"),
            ("//learn", "/learn"),
            ("//evil.example/learn/", "/evil.example/learn"),
            ("/game/k3v9q2m7x1/", "/game/k3v9q2m7x1"),
            ("/game/k3v9q2m7x1.", "/game/k3v9q2m7x1"),
            ("/game/k3v9q2m7x1).", "/game/k3v9q2m7x1"),
            ("/game/k3v9q2m7x1%E2%80%A6", "/game/k3v9q2m7x1"),
            ("/game/k3v9q2m7x1%e2%80%9d/", "/game/k3v9q2m7x1"),
            ("/game/k3v9q2m7x1/.", "/game/k3v9q2m7x1"),
            ("/join/k3v-blue-1-17-ab_-,", "/join/k3v-blue-1-17-ab_-"),
            ("/rules?", "/rules"),
            ("//", "/"),
            ("/./", "/"),
        ] {
            let found = tidied_text(address);
            assert!(
                found.as_deref() == Some(meant) || (found.is_none() && address == "/rules?"),
                "{address}: {found:?}"
            );
        }
        for address in ["/", "/learn", "/?a=b/", "/robots.txt", "/game/k3v9q2m7x1/qr.svg", "/join/a-b_"] {
            assert_eq!(tidied_text(address), None, "{address}");
        }
        for odd in ["/\\evil.example/", "/a@b/", "/a:b/", "/game/..", "/../rules/"] {
            assert_eq!(tidied_text(odd), None, "{odd}");
        }
    }

    proptest! {
        #[test]
        fn a_tidy_address_is_one_of_this_service_and_stays(address in "/[/a-z.%,@:\\\\)]{0,20}(\\?[a-z=/]{0,5})?") {
            if let Some(tidy) = tidied_text(&address) {
                prop_assert!(tidy.starts_with('/') && !tidy.starts_with("//") && !tidy.contains('\\'));
                prop_assert_eq!(tidied_text(&tidy), None);
            }
        }
    }
}
