//! Links as others show them: a title, a sentence and a picture of the position.

use djambi::Seat;
use djambi_protocol::{Created, PlayerAction};
use futures_util::future::join_all;
use serde_json::{Value, json};

use crate::app::TestApp;
use crate::support::Browser;

/// The content of a tag `meta` of a page, as a reader of the page understands it.
fn shown(page: &str, property: &str) -> String {
    let tag = format!("<meta property=\"{property}\" content=\"");
    let found = page.split_once(&tag).and_then(|(_, rest)| rest.split_once('"'));
    let (content, _) = found.unwrap_or_else(|| panic!("no {property} in {page}"));
    content.replace("&#38;", "&").replace("&#34;", "\"").replace("&#39;", "'")
}

/// The path of an absolute address of this service.
fn path_at<'a>(site: &str, address: &'a str) -> &'a str {
    address.strip_prefix(site).unwrap_or_else(|| panic!("{address} is not at {site}"))
}

async fn table(host: &mut Browser, table: &Value) -> Created {
    let bot = json!({"kind": "bot", "level": "peasant"});
    let seats = json!({"red": {"kind": "person", "mine": true}, "blue": bot, "yellow": bot, "green": bot});
    host.create(&json!({"rules": "classic", "seats": seats, "table": table, "bot_delay_ms": 60_000})).await
}

/// Checks that an address gives a picture in the size that chats ask for; returns its bytes.
async fn picture(browser: &mut Browser, path: &str) -> Vec<u8> {
    let reply = browser.get(path).await;
    assert_eq!((reply.status, reply.header("content-type")), (200, Some("image/png")), "{path}");
    assert!(reply.header("cache-control").unwrap().starts_with("public"), "{path}");
    let size: Vec<u32> =
        reply.body[16..24].chunks(4).map(|number| u32::from_be_bytes(number.try_into().unwrap())).collect();
    assert_eq!((&reply.body[1..4], size), (&b"PNG"[..], vec![1200, 630]), "{path}");
    reply.body.to_vec()
}

#[tokio::test]
async fn a_link_to_a_game_shows_its_position() {
    let app = TestApp::start().await;
    let mut host = app.browser();
    let site = format!("http://{}", app.address);
    let id = table(&mut host, &json!({"begins": "at_once"})).await.id;
    let page = app.browser().navigate(&format!("/game/{id}")).await.text();
    assert_eq!(shown(&page, "og:url"), format!("{site}/game/{id}"));
    assert!(shown(&page, "og:title").contains("Classic rules"), "{}", shown(&page, "og:title"));
    assert!(shown(&page, "og:description").contains("Red"), "{}", shown(&page, "og:description"));
    assert!(page.contains("<meta name=\"twitter:card\" content=\"summary_large_image\">"));
    let start = shown(&page, "og:image");
    let before = picture(&mut app.browser(), path_at(&site, &start)).await;
    assert_eq!(before, picture(&mut app.browser(), path_at(&site, &start)).await, "kept or drawn again");

    let mut socket = host.socket(&id).await;
    let (_, _, seq) = socket.hello(None).await;
    let turn = PlayerAction::Turn { r#move: "c2d3".parse().unwrap() };
    socket.command("turn", seq, Seat::Red, turn).await.unwrap();
    let page = app.browser().navigate(&format!("/game/{id}")).await.text();
    let now = shown(&page, "og:image");
    assert_ne!(picture(&mut app.browser(), path_at(&site, &now)).await, before);
    let page = app.browser().navigate(&format!("/game/{id}?turn=0")).await.text();
    assert_eq!(shown(&page, "og:image"), start, "a link to a turn shows its position");
    assert_eq!(shown(&page, "og:url"), format!("{site}/game/{id}?turn=0"));
    let page = app.browser().navigate(&format!("/analysis?game={id}&ply=1")).await.text();
    assert_eq!(shown(&page, "og:image"), now);
}

#[tokio::test]
async fn a_table_that_hides_something_has_the_picture_of_the_site() {
    let app = TestApp::start().await;
    let mut host = app.browser();
    for hides in [json!({"listed": false}), json!({"names": "hidden"}), json!({"watching": "nobody"})] {
        let mut settings = json!({"begins": "at_once"});
        settings.as_object_mut().unwrap().extend(hides.as_object().unwrap().clone());
        let id = table(&mut host, &settings).await.id;
        for path in [format!("/game/{id}"), format!("/analysis?game={id}")] {
            let page = host.navigate(&path).await.text();
            assert!(shown(&page, "og:image").contains("/assets/card"), "{hides} {path}");
            assert!(!page.contains("picture.png"), "{hides} {path}");
        }
        let page = app.browser().navigate(&format!("/analysis?game={id}")).await.text();
        assert!(!page.contains("picture.png"), "{hides}");
    }
}

#[tokio::test]
async fn links_to_a_position_and_a_puzzle_show_it_at_the_public_address() {
    let app = TestApp::start_at("https://djambi.example").await;
    let mut browser = app.browser();
    for path in
        ["/analysis?dfen=start&board=hex3", "/analysis?FEN=start&rules=arena", "/puzzles?puzzle=27nnja"]
    {
        let page = browser.navigate(path).await.text();
        assert_eq!(shown(&page, "og:url"), format!("https://djambi.example{path}"));
        picture(&mut browser, path_at("https://djambi.example", &shown(&page, "og:image"))).await;
        assert!(shown(&page, "og:description").contains("turn"), "{path}");
    }
    let french = browser.navigate("/analysis?dfen=start&lang=fr").await.text();
    assert!(shown(&french, "og:description").contains("jouer"), "{}", shown(&french, "og:description"));
    for path in ["/analysis", "/analysis?dfen=x", "/analysis?game=nothing", "/puzzles", "/puzzles?puzzle=x"] {
        let page = browser.navigate(path).await.text();
        assert!(shown(&page, "og:image").contains("/assets/card"), "{path}");
    }
    let letter = table(&mut browser, &json!({})).await;
    let page = browser.navigate(&format!("/game/{}", letter.id)).await.text();
    assert!(shown(&page, "og:image").contains("/picture.png?"), "a table that waits");
}

#[tokio::test]
async fn a_picture_of_nothing_is_refused() {
    let app = TestApp::start().await;
    for (query, status) in [
        ("", 404),
        ("?dfen", 422),
        ("?dfen=9/9", 422),
        ("?dfen=start&board=chess", 422),
        ("?dfen=start&rules=chess", 422),
        ("?dfen=start&options=reporter=never", 422),
        ("?dfen=%FF", 422),
    ] {
        let reply = app.browser().get(&format!("/picture.png{query}")).await;
        assert_eq!(reply.status, status, "{query}: {}", reply.text());
    }
    let long = format!("/picture.png?dfen={}", "9/".repeat(3000));
    assert!((400..500).contains(&app.browser().get(&long).await.status));
}

/// However many are asked for at once, a few are drawn at a time; who asks for too many gets the neutral one.
#[tokio::test]
async fn pictures_that_many_ask_for_are_bounded() {
    let app = TestApp::start().await;
    let asked = (0..64).map(|column| {
        let mut browser = app.browser();
        async move {
            let rows = ["9"; 5].join("/");
            let filled = format!("{}x{}", column / 8, 8 - column / 8).replace("0x", "x").replace("x0", "x");
            let other = format!("{}x{}", column % 8, 8 - column % 8).replace("0x", "x").replace("x0", "x");
            let dfen = format!("rC8/{filled}/{other}/{rows}/8yC r-y- r r 0 1").replace(' ', "%20");
            browser.get(&format!("/picture.png?dfen={dfen}")).await
        }
    });
    let replies = join_all(asked).await;
    let neutral = |location: Option<&str>| location.is_some_and(|to| to.starts_with("/assets/card"));
    for reply in &replies {
        let is_one = reply.status == 200 || (reply.status == 307 && neutral(reply.header("location")));
        assert!(is_one, "{}: {}", reply.status, reply.text());
    }
    assert!(replies.iter().filter(|reply| reply.status == 200).count() >= 32);
}
