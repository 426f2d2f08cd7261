//! Addresses as people and chats write them: with a slash or a mark of the sentence behind them, and with
//! capitals.

use axum::extract::Request;
use axum::http::{Method, StatusCode, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use icu_properties::props::{DefaultIgnorableCodePoint, GeneralCategory, GeneralCategoryGroup, WhiteSpace};
use icu_properties::{CodePointMapData, CodePointSetData};

use super::{api, caching};

/// The marks with which the ticket of an invitation may end.
const IN_TICKETS: [char; 2] = ['-', '_'];

/// The marks with which a parameter may end: positions have strokes and lines, an empty one ends with its sign.
const IN_VALUES: [char; 6] = ['-', '_', '/', '=', '&', '+'];

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
    let takes_ticket = parts.first().is_some_and(|page| page.eq_ignore_ascii_case("join"));
    while let Some(last) = parts.pop() {
        let may_end: &[char] = if takes_ticket { &IN_TICKETS } else { &[] };
        let bare = without_marks(last, may_end);
        if !bare.is_empty() {
            parts.push(bare);
            break;
        }
    }
    let tidy = format!("/{}", in_small_letters(&parts).join("/"));
    let is_safe = tidy.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"/-._~%".contains(&byte));
    // What comes last is the end of a parameter where there is one; marks alone are what it says.
    let query = uri.query().map(|query| {
        let bare = without_marks(query, &IN_VALUES);
        if bare.ends_with('=') { query } else { bare }
    });
    if !is_safe || (tidy == path && query == uri.query()) {
        return None;
    }
    Some(
        query
            .filter(|query| !query.is_empty())
            .map_or_else(|| tidy.clone(), |query| format!("{tidy}?{query}")),
    )
}

/// The parts of a path with the name of the page, and the id of a game, in the small letters that they have;
/// keyboards begin a line with a capital. Names and tickets have capitals of their own.
fn in_small_letters(parts: &[&str]) -> Vec<String> {
    let is_of_game = parts.first().is_some_and(|page| page.eq_ignore_ascii_case("game"));
    let small = |(index, part): (usize, &&str)| {
        let has_none = index == 0 || (index == 1 && is_of_game);
        if has_none && !part.contains('%') { part.to_ascii_lowercase() } else { (*part).to_owned() }
    };
    parts.iter().enumerate().map(small).collect()
}

/// The part of a path without the marks behind it, plain or encoded; those that it may end with stay.
fn without_marks<'a>(mut part: &'a str, may_end: &[char]) -> &'a str {
    while let Some((before, last)) = split_last(part)
        && is_mark(last)
        && !may_end.contains(&last)
    {
        part = before;
    }
    part
}

/// What a chat, a mail or a keyboard may add to an address: marks of sentences and signs of any script, white
/// space, and what has no shape.
fn is_mark(c: char) -> bool {
    let category = CodePointMapData::<GeneralCategory>::new().get(c);
    GeneralCategoryGroup::Punctuation.contains(category)
        || GeneralCategoryGroup::Symbol.contains(category)
        || CodePointSetData::new::<WhiteSpace>().contains(c)
        || CodePointSetData::new::<DefaultIgnorableCodePoint>().contains(c)
}

/// The last character of a part of a path, plain or encoded, and what stands before it.
fn split_last(part: &str) -> Option<(&str, char)> {
    let encoded = (1..=char::MAX_LEN_UTF8).find_map(|bytes| {
        let start = part.len().checked_sub(3 * bytes)?;
        let decoded: Vec<u8> = part.as_bytes()[start..].chunks(3).map(decoded_byte).collect::<Option<_>>()?;
        let mut characters = std::str::from_utf8(&decoded).ok()?.chars();
        Some((&part[..start], characters.next().filter(|_| characters.next().is_none())?))
    });
    let plain = || part.chars().last().map(|last| (&part[..part.len() - last.len_utf8()], last));
    encoded.or_else(plain)
}

/// The byte that `%XX` stands for.
fn decoded_byte(encoded: &[u8]) -> Option<u8> {
    let digits = std::str::from_utf8(encoded.strip_prefix(b"%")?).ok()?;
    let is_hexadecimal = digits.bytes().all(|digit| digit.is_ascii_hexdigit());
    is_hexadecimal.then(|| u8::from_str_radix(digits, 16).ok())?
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
            ("/join/k3v-blue-1-17-ab_-%E2%80%8B~", "/join/k3v-blue-1-17-ab_-"),
            ("/game/k3v9q2m7x1_", "/game/k3v9q2m7x1"),
            ("/game/k3v9q2m7x1-", "/game/k3v9q2m7x1"),
            ("/game/k3v9q2m7x1%7C", "/game/k3v9q2m7x1"),
            ("/game/k3v9q2m7x1%20%C2%A0%0A", "/game/k3v9q2m7x1"),
            ("/game/k3v9q2m7x1%F0%9F%91%8D%F0%9F%8F%BD", "/game/k3v9q2m7x1"),
            ("/game/k3v9q2m7x1%", "/game/k3v9q2m7x1"),
            ("/game/%20", "/game"),
            ("/game/k3v9q2m7x1?turn=12).", "/game/k3v9q2m7x1?turn=12"),
            ("/game/k3v9q2m7x1/?turn=12%E2%80%9D", "/game/k3v9q2m7x1?turn=12"),
            ("/analysis?game=k3v9q2m7x1.", "/analysis?game=k3v9q2m7x1"),
            ("/analysis?dfen=start%200,", "/analysis?dfen=start%200"),
            ("/puzzles?puzzle=k3v9q2m7x1…", "/puzzles?puzzle=k3v9q2m7x1"),
            ("/puzzles?)", "/puzzles"),
            ("//", "/"),
            ("/./", "/"),
        ] {
            let found = tidied_text(address);
            assert_eq!(found.as_deref(), Some(meant), "{address}");
        }
        for address in [
            "/",
            "/learn",
            "/?a=b/",
            "/analysis?dfen=",
            "/analysis?lang=es&x=%22%3E",
            "/analysis?dfen=a-_/",
            "/robots.txt",
            "/game/k3v9q2m7x1/qr.svg",
            "/join/a-b_",
            "/a%41",
            "/a%C3%A9",
            "/a%C3",
            "/a%+1",
        ] {
            assert_eq!(tidied_text(address), None, "{address}");
        }
        for odd in ["/\\evil.example/", "/a@b/", "/a:b/", "/game/..", "/../rules/"] {
            assert_eq!(tidied_text(odd), None, "{odd}");
        }
    }

    #[test]
    fn capitals_are_left_where_they_mean_something() {
        for (address, meant) in [
            ("/Learn", "/learn"),
            ("/LEARN/?lang=fr&x=A", "/learn?lang=fr&x=A"),
            ("/Game/K3V9Q2M7X1.", "/game/k3v9q2m7x1"),
            ("/Join/k3v-blue-1-17-Ab_-", "/join/k3v-blue-1-17-Ab_-"),
            ("/Player/Ada", "/player/Ada"),
            ("/Robots.TXT", "/robots.txt"),
        ] {
            assert_eq!(tidied_text(address).as_deref(), Some(meant), "{address}");
        }
        for address in ["/player/Ada", "/join/Ab_", "/reset/Ab", "/A%41"] {
            assert_eq!(tidied_text(address), None, "{address}");
        }
    }

    #[test]
    fn marks_of_all_scripts_are_left_out() {
        for mark in
            "，！？」】،؟।。、・…»“”’\u{a0}\u{3000}\u{200b}\u{200e}\u{feff}\u{2060}~|^`+=$<>#👍❤\u{fe0f}"
                .chars()
        {
            let encoded: String = mark.to_string().bytes().map(|byte| format!("%{byte:02x}")).collect();
            for address in [format!("/game/k3v9q2m7x1{encoded}"), format!("/join/a-b_{encoded}{encoded}")] {
                let meant = address.split('%').next();
                assert_eq!(tidied_text(&address).as_deref(), meant, "U+{:04X}", u32::from(mark));
            }
        }
        // A letter of another script belongs to the address.
        for letter in ["%C3%A9", "%D7%90", "%E5%B1%B1"] {
            assert_eq!(tidied_text(&format!("/game/k3v9q2m7x1{letter}")), None);
        }
    }

    proptest! {
        #[test]
        fn a_tidy_address_is_one_of_this_service_and_stays(address in "/[/a-zA-Z.%,@:\\\\)]{0,20}(\\?[a-z=/.,%)]{0,6})?") {
            if let Some(tidy) = tidied_text(&address) {
                prop_assert!(tidy.starts_with('/') && !tidy.starts_with("//") && !tidy.contains('\\'));
                prop_assert_eq!(tidied_text(&tidy), None);
            }
        }
    }
}
