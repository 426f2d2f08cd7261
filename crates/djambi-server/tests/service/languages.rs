//! Pages in the language of their reader.

use std::collections::BTreeSet;

use djambi::Seat;
use djambi_protocol::PlayerAction;
use djambi_text::Language;
use serde_json::json;

use crate::app::TestApp;
use crate::support::http::{Reply, request};
use crate::support::pages;
use crate::support::socket::turn;

/// The answer to a request with these headers.
async fn get(app: &TestApp, path: &str, headers: &[(&str, &str)]) -> Reply {
    request(app.address, "GET", path, headers, b"").await.unwrap()
}

/// The language in which a page says that it is, in its header and in its text.
fn language(reply: &Reply) -> String {
    let code = reply.header("content-language").unwrap_or_default().to_owned();
    assert!(reply.text().contains(&format!("<html lang=\"{code}\" ")), "{code}: {}", reply.text());
    code
}

#[tokio::test]
async fn every_page_is_in_the_language_that_address_cookie_or_browser_ask_for() {
    let app = TestApp::start().await;
    let mut host = app.browser();
    let created = host.create_as_red().await;
    let missing = ["/nowhere", "/game/nosuchgame", "/join/nosuchlink"];
    for path in pages().into_iter().chain([created.url.as_str()]).chain(missing) {
        for (position, asked) in Language::ALL.into_iter().enumerate() {
            let code = asked.code();
            let other = Language::ALL[(position + 1) % Language::ALL.len()].code();
            let cookie = format!("a=b; djambi_language={code}");
            let by_header = get(&app, path, &[("accept-language", code)]).await;
            let by_cookie = get(&app, path, &[("accept-language", other), ("cookie", &cookie)]).await;
            let address = format!("{path}?lang={other}");
            let by_address = get(&app, &address, &[("accept-language", code), ("cookie", &cookie)]).await;
            assert_eq!(language(&by_header), code, "{path}");
            assert_eq!(language(&by_cookie), code, "{path}");
            assert_eq!(language(&by_address), other, "{path}");
            for reply in [by_header, by_cookie, by_address] {
                let vary = reply.header("vary").unwrap().to_lowercase();
                assert!(vary.contains("accept-language") && vary.contains("cookie"), "{path}: {vary}");
            }
        }
        assert_eq!(language(&get(&app, path, &[]).await), "en", "{path}");
    }
}

#[tokio::test]
async fn browsers_are_understood_as_they_speak() {
    let app = TestApp::start().await;
    let long = format!("{}fr;q=0.1", "x-none;q=0.9,".repeat(500));
    for (line, expected) in [
        ("fr-CA,fr;q=0.9,en-US;q=0.8,en;q=0.7", "fr"),
        ("en;q=0.2, ES-mx;q=0.8, fr;q=0.5", "es"),
        ("xx-DE, xx;q=0.9, fr;q=0.4, *;q=0.1", "fr"),
        ("xx, *", "en"),
        ("fr;q=0, es;q=0.3", "es"),
        (&long, "fr"),
        (",;q=;=;-,\t", "en"),
        ("fr\u{e7}ais", "en"),
        ("", "en"),
    ] {
        assert_eq!(language(&get(&app, "/nowhere", &[("accept-language", line)]).await), expected, "{line}");
    }
    let lines = [("accept-language", "xx"), ("accept-language", "es")];
    assert_eq!(language(&get(&app, "/nowhere", &lines).await), "es", "two lines are one list");
}

#[tokio::test]
async fn a_language_that_the_address_asks_for_is_remembered() {
    let app = TestApp::start().await;
    let mut player = app.browser();
    player.get("/").await;
    let player = player.cookie.unwrap();
    for code in Language::ALL.map(Language::code) {
        let reply = get(&app, &format!("/rules?a=1&lang={code}-XX"), &[("cookie", &player)]).await;
        let cookie = format!("djambi_language={code}; Path=/; Max-Age=31536000; SameSite=Lax");
        assert_eq!(reply.header("set-cookie"), Some(cookie.as_str()));
        assert_eq!(reply.header("cache-control"), Some("no-store"), "no cache keeps a cookie");
    }
    for path in ["/rules", "/rules?lang=xx", "/rules?lang=", "/rules?lang=%66%ff", "/rules?lang=../fr"] {
        let reply = get(&app, path, &[("cookie", &format!("{player}; djambi_language=es"))]).await;
        assert_eq!((reply.header("set-cookie"), language(&reply).as_str()), (None, "es"), "{path}");
    }
    for path in ["/api/v1/games/nosuchgame?lang=fr", "/healthz?lang=fr"] {
        let reply = get(&app, path, &[]).await;
        assert_eq!((reply.header("set-cookie"), reply.header("content-language")), (None, None), "{path}");
    }
    let secure = TestApp::start_at("https://djambi.example").await;
    let reply = get(&secure, "/rules?lang=fr", &[]).await;
    let cookies = reply.cookies();
    assert!(cookies.len() == 2 && cookies[1].starts_with("djambi_language="), "{cookies:?}");
    assert!(cookies.iter().all(|cookie| cookie.ends_with("SameSite=Lax; Secure")), "{cookies:?}");
}

#[tokio::test]
async fn the_cookie_of_the_language_leaves_the_guest_alone() {
    let app = TestApp::start().await;
    let mut host = app.browser();
    let seats = json!({"red": {"kind": "person", "mine": true}, "blue": {"kind": "person"}});
    let created = host.create(&json!({"rules": "classic", "seats": seats})).await;
    let invitation = &created.invitations[0].url;
    let cookie = format!("djambi_language=fr; {}", host.cookie.unwrap());
    let page = get(&app, invitation, &[("cookie", &cookie)]).await.text();
    assert!(
        page.contains("<h1>Voici le lien à envoyer</h1>") && page.contains("Vous jouez Rouge."),
        "{page}"
    );
    let player = get(&app, &format!("{invitation}?lang=fr"), &[]).await;
    let cookies = player.cookies();
    assert!(cookies[0].starts_with("djambi=") && cookies[1].starts_with("djambi_language="), "{cookies:?}");
    assert_eq!(player.header("cache-control"), Some("no-store, no-transform"));
}

#[tokio::test]
async fn the_switch_keeps_the_address_and_home_and_rules_name_their_languages() {
    let app = TestApp::start_at("https://djambi.example").await;
    let analysis = get(&app, "/analysis?board=hex3&lang=es&x=%22%3E", &[]).await.text();
    let rules = get(&app, "/rules?lang=fr", &[]).await.text();
    for (code, name) in Language::ALL.map(|language| (language.code(), language.name())) {
        let link = format!("<a href=\"?board=hex3&#38;x=%22%3E&#38;lang={code}\" lang=\"{code}\"");
        assert!(analysis.contains(&link) && analysis.contains(&format!(">{name}</a>")), "{analysis}");
        let alternate = format!("hreflang=\"{code}\" href=\"https://djambi.example/rules?lang={code}\"");
        assert!(rules.contains(&alternate), "{rules}");
    }
    assert!(rules.contains("hreflang=\"x-default\" href=\"https://djambi.example/rules\""), "{rules}");
    assert!(!analysis.contains("x-default"), "search engines need no analysis");
}

/// The attributes that people read or hear.
const READ: [&str; 6] = ["aria-label=", "content=", "title=", "alt=", "placeholder=", "data-auto="];

/// The texts of a page with three words or more: between its tags, and in its attributes.
fn sentences(html: &str) -> BTreeSet<&str> {
    let pieces = html.split('<').flat_map(|piece| {
        let (tag, text) = piece.split_once('>').unwrap_or(("", piece));
        let quoted: Vec<&str> = tag.split('"').collect();
        let is_read = |pair: &&[&str]| READ.iter().any(|name| pair[0].ends_with(name));
        let values = quoted.chunks_exact(2).filter(is_read).map(|pair| pair[1]);
        values.chain([text]).collect::<Vec<_>>()
    });
    let is_word = |word: &&str| word.len() > 1 && !word.contains(|c: char| c.is_ascii_digit());
    pieces.map(str::trim).filter(|text| text.split(' ').filter(is_word).count() >= 3).collect()
}

#[tokio::test]
async fn no_two_languages_share_a_sentence_of_a_page() {
    let app = TestApp::start().await;
    let mut host = app.browser();
    let mut player = app.browser();
    let person = |mine| json!({"kind": "person", "mine": mine});
    let seats = json!({"red": person(true), "blue": person(false), "yellow": person(false), "green": {"kind": "absent"}});
    let created = host.create(&json!({"rules": "classic", "seats": seats})).await;
    let links: Vec<String> = created.invitations.iter().map(|invitation| invitation.url.clone()).collect();
    assert_eq!(player.join(&links[0]).await.status, 303);
    let mut socket = host.socket(&created.id).await;
    socket.hello(None).await;
    assert_eq!(socket.command("a", 0, Seat::Red, turn("a3a5")).await, Ok(1));
    assert_eq!(socket.command("b", 1, Seat::Red, PlayerAction::AgreeDraw).await, Ok(2));
    let stranger = app.browser();
    let pages = [
        (&stranger, "GET", "/", "", 200),
        (&stranger, "GET", "/rules", "", 200),
        (&stranger, "GET", "/learn", "", 200),
        (&stranger, "GET", "/puzzles", "", 200),
        (&stranger, "GET", "/analysis", "", 200),
        (&stranger, "GET", "/nowhere", "", 404),
        (&stranger, "GET", "/game/nosuchgame", "", 404),
        (&stranger, "GET", "/join/nosuchlink", "", 404),
        (&host, "GET", &created.url, "", 200),
        (&stranger, "GET", &created.url, "", 200),
        (&host, "GET", &links[0], "", 200),
        (&host, "GET", &links[1], "", 200),
        (&player, "GET", &links[0], "", 200),
        (&stranger, "GET", &links[0], "", 409),
        (&stranger, "GET", &links[1], "", 200),
        (&stranger, "POST", &links[1], "act=sit", 403),
        (&player, "POST", &links[1], "act=sit&name=Djambi+prince", 422),
        (&stranger, "POST", &links[1], "act=invite", 403),
        (&stranger, "POST", &links[0], "act=stand", 403),
    ];
    for (browser, method, path, form, status) in pages {
        let mut seen = BTreeSet::new();
        for code in Language::ALL.map(Language::code) {
            let mut headers = vec![("accept-language", code)];
            headers.extend(browser.cookie.as_deref().map(|cookie| ("cookie", cookie)));
            let reply = request(app.address, method, path, &headers, form.as_bytes()).await.unwrap();
            assert_eq!((reply.status, language(&reply).as_str()), (status, code), "{method} {path}");
            let html = reply.text();
            assert!(!html.contains(['{', '}']), "{html}");
            let found = sentences(&html);
            assert!(found.len() > 2, "{path} has no sentences: {html}");
            for sentence in found {
                assert!(seen.insert(sentence.to_owned()), "{method} {path} in {code}: {sentence}");
            }
        }
    }
}
