//! Requests, pages and errors.

use std::collections::BTreeSet;

use djambi::Seat;
use djambi_server::{HousePages, Limits, Site};
use serde_json::json;

use crate::app::TestApp;
use crate::support::http::Reply;
use crate::support::{pages, table_of_pages};

#[tokio::test]
async fn the_health_check_answers() {
    let app = TestApp::start().await;
    let reply = app.browser().get("/healthz").await;
    assert_eq!((reply.status, reply.text().as_str()), (200, "ok\n"));
}

#[tokio::test]
async fn the_service_says_that_it_is_ready() {
    let app = TestApp::start().await;
    let mut browser = app.browser();
    let mut reply = browser.get("/readyz").await;
    for _ in 0..100 {
        if reply.status == 200 {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        reply = browser.get("/readyz").await;
    }
    assert_eq!((reply.status, reply.text().as_str()), (200, "ok\n"));
    assert_eq!(reply.header("cache-control"), Some("no-store"));
}

#[tokio::test]
async fn the_api_answers_errors_as_json() {
    let app = TestApp::start().await;
    let mut browser = app.browser();
    let json_type = [("content-type", "application/json")];
    assert_eq!(browser.get("/api/v1/games/nosuchgame").await.failure(), "404 not_found");
    assert_eq!(browser.get("/api/v1/games/no%20such%2Fgame").await.failure(), "404 not_found");
    assert_eq!(browser.get("/api/v1/socket").await.failure(), "400 malformed");
    assert_eq!(browser.get("/api/v1/games/nosuchgame/record").await.failure(), "404 not_found");
    assert_eq!(browser.get("/api/v1/games/%ff").await.failure(), "404 not_found");
    assert_eq!(browser.get("/api/v1/nothing").await.failure(), "404 not_found");
    assert_eq!(browser.get("/assets/..%2F..%2FCargo.toml").await.failure(), "404 not_found");
    assert_eq!(browser.get("/assets/manifest.json").await.failure(), "404 not_found");
    assert_eq!(browser.send("DELETE", "/api/v1/games", &[], b"").await.failure(), "405 method_not_allowed");
    assert_eq!(browser.send("POST", "/api/v1/games", &json_type, b"{").await.failure(), "400 malformed");
    assert_eq!(browser.send("POST", "/api/v1/games", &json_type, b"\xff").await.failure(), "400 malformed");
    let right = br#"{"rules":"classic"}"#;
    let text_type = [("content-type", "text/plain")];
    assert_eq!(
        browser.send("POST", "/api/v1/games", &[], right).await.failure(),
        "415 unsupported_media_type"
    );
    let reply = browser.send("POST", "/api/v1/games", &text_type, right).await;
    assert_eq!(reply.failure(), "415 unsupported_media_type");
    let huge = vec![b' '; 1024 * 1024];
    assert_eq!(browser.send("POST", "/api/v1/games", &json_type, &huge).await.failure(), "413 too_large");
}

#[tokio::test]
async fn a_game_with_invalid_settings_is_not_created() {
    let app = TestApp::start().await;
    let mut browser = app.browser();
    let person = json!({"kind": "person"});
    let absent = json!({"kind": "absent"});
    let three = "gCgAgM3yMyAyC/gRgDgM3yMyDyR/gMgMgN3yNyMyM/9/9/9/rMrMrN3bNbMbM/rRrDrM3bMbDbR/rCrArM3bMbAbC rbyh r r 0 1";
    let requests = [
        (json!({"rules": "chess"}), "unknown_rule_set"),
        (json!({"rules": "classic", "options": {"colour": "pink"}}), "unknown_option"),
        (json!({"rules": "classic", "options": {"reporter": "sometimes"}}), "unknown_value"),
        (json!({"rules": "classic", "players": 1}), "board_players"),
        (json!({"rules": "classic", "players": 5}), "board_players"),
        (json!({"rules": "classic", "players": 3, "seats": {"green": person}}), "seat_is_absent"),
        (json!({"rules": "classic", "players": 4, "seats": {"green": absent}}), "seats_players"),
        (
            json!({"rules": "classic", "seats": {"red": absent, "blue": absent, "green": absent}}),
            "too_few_players",
        ),
        (json!({"rules": "classic", "start": "rubbish"}), "too_few_fields"),
        (json!({"rules": "classic", "start": three, "seats": {"green": person}}), "start_lacks_player"),
        (json!({"rules": "classic", "start": three, "seats": {"red": absent}}), "start_has_player"),
        (json!({"rules": "classic", "start": three, "players": 4}), "start_players"),
        (json!({"rules": "classic", "bot_delay_ms": 60_001}), "bot_delay_too_long"),
        (
            json!({"rules": "classic", "seats": {"red": {"kind": "person", "name": "x".repeat(41)}}}),
            "name_too_long",
        ),
        (json!({"rules": "classic", "seats": {"red": {"kind": "person", "name": "a\u{0}b"}}}), "name_hidden"),
        (
            json!({"rules": "classic", "seats": {"red": {"kind": "person", "name": "eda\u{202e}hcraM"}}}),
            "name_hidden",
        ),
        (
            json!({"rules": "classic", "seats": {"red": {"kind": "person", "name": "A\u{200b}da"}}}),
            "name_hidden",
        ),
        (
            json!({"rules": "classic", "seats": {"red": {"kind": "person", "name": "\u{410}da"}}}),
            "name_mixed",
        ),
        (
            json!({"rules": "classic", "seats": {"red": {"kind": "person", "name": "Djambi prince"}}}),
            "name_of_bot",
        ),
    ];
    for (request, code) in requests {
        let reply = browser.post("/api/v1/games", &request).await;
        assert_eq!(reply.failure(), format!("422 {code}"), "{request}");
        assert!(reply.json()["message"].as_str().unwrap().len() > 10, "{request}");
    }
    let options = json!({"rules": "classic", "options": {"quiet_limit": "200"}, "start": "start"});
    let created = browser.create(&options).await;
    assert!(
        browser.game(&created.id).await.settings.rules.changes().next().is_none(),
        "only options that differ are kept"
    );
}

#[tokio::test]
async fn pages_are_html_with_security_headers() {
    let app = TestApp::start().await;
    let mut browser = app.browser();
    let created = browser.create_as_red().await;
    for path in pages().into_iter().chain([created.url.as_str()]) {
        let reply = browser.get(path).await;
        assert_eq!(
            (reply.status, reply.header("content-type")),
            (200, Some("text/html; charset=utf-8")),
            "{path}"
        );
        let policy = reply.header("content-security-policy").unwrap();
        // Nothing from elsewhere, nothing in the page itself, and no frame around it.
        let only = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
                    img-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; \
                    form-action 'self'; frame-ancestors 'none'";
        assert_eq!(policy, only);
        assert_eq!(reply.header("x-content-type-options"), Some("nosniff"));
    }
    assert!(browser.get(&created.url).await.text().contains("It is Red’s turn"));
    for path in ["/game/nosuchgame", "/join/nosuchtoken", "/nothing"] {
        let reply = browser.get(path).await;
        assert_eq!(
            (reply.status, reply.header("content-type")),
            (404, Some("text/html; charset=utf-8")),
            "{path}"
        );
    }
}

#[tokio::test]
async fn pages_have_the_template_script_and_style_of_the_table() {
    let app = TestApp::start().await;
    let mut browser = app.browser();
    let created = browser.create_as_red().await;
    let templates = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("templates");
    for (address, page) in table_of_pages() {
        assert!(templates.join(page.template).exists(), "{address}");
        let path = address.replace("/game/{id}", &created.url);
        // For moderators alone.
        if path.contains('{') || path.starts_with("/moderation") {
            continue;
        }
        let html = browser.get(&path).await.text();
        let parts = [page.script, page.style].into_iter().flatten();
        for part in parts.filter_map(|name| name.split('.').next()) {
            assert!(
                html.contains(&format!("\"/assets/{part}.")) || html.contains(&format!("\"/assets/{part}-")),
                "{address}: {part}"
            );
        }
    }
}

/// Also those that a template names for a script to fetch.
#[tokio::test]
async fn each_file_that_a_page_names_is_served() {
    let app = TestApp::start().await;
    let mut browser = app.browser();
    let created = browser.create_as_red().await;
    for path in pages().into_iter().chain([&*created.url]) {
        let html = browser.get(path).await.text();
        let files: BTreeSet<&str> = html.split('"').filter(|text| text.starts_with("/assets/")).collect();
        assert!(!files.is_empty(), "{path}");
        for file in files {
            assert_eq!(browser.get(file).await.status, 200, "{path}: {file}");
        }
    }
}

/// A build without `web/dist` says so on each page, one with it on none.
#[tokio::test]
async fn a_build_without_its_pages_files_says_so_on_each_page() {
    let manifest = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/dist/manifest.json");
    let is_naked = !std::path::Path::new(manifest).exists();
    let app = TestApp::start().await;
    for path in pages().into_iter().chain(["/nowhere", "/game/k3v9q2m7x1"]) {
        let page = app.browser().get(path).await.text();
        assert_eq!(page.contains("<code>cargo xtask release</code>"), is_naked, "{path}");
    }
}

/// Who sends a request says by `Host` under which name the service was reached, and by nothing else.
#[tokio::test]
async fn links_follow_the_host_alone() {
    let app = TestApp::start().await;
    let mut browser = app.browser();
    let created = browser.create_as_red().await;
    let forged = [
        ("x-forwarded-host", "evil.example"),
        ("forwarded", "host=evil.example;proto=https"),
        ("x-forwarded-proto", "https"),
        ("x-original-url", "/admin"),
    ];
    for path in
        ["/", &created.url, &format!("/join/{}", created.invitations.first().map_or("", |first| &*first.url))]
    {
        let page = browser.send("GET", path, &forged, b"").await.text();
        assert!(!page.contains("evil.example") && !page.contains("https://127"), "{path}");
    }
}

#[tokio::test]
async fn names_are_escaped_in_pages() {
    let app = TestApp::start().await;
    let mut browser = app.browser();
    let name = "<script>alert(1)</script>";
    let seats = json!({"red": {"kind": "person", "mine": true, "name": name}});
    let created = browser.create(&json!({"rules": "classic", "seats": seats})).await;
    assert!(!browser.get(&created.url).await.text().contains(name));
    assert_eq!(browser.game(&created.id).await.settings.seats[&Seat::Red].name, name);
}

#[tokio::test]
async fn every_answer_has_the_id_of_its_request() {
    let proxy = Limits { trusted_proxies: vec!["127.0.0.1".parse().unwrap()], ..Limits::OFF };
    let app = TestApp::start().await;
    let behind = TestApp::start_limited(proxy).await;
    let mut seen = Vec::new();
    for path in ["/", "/healthz", "/api/v1/nothing", "/nothing"] {
        let reply = app.browser().send("GET", path, &[("x-request-id", "mine")], b"").await;
        let id = reply.header("x-request-id").unwrap().to_owned();
        assert!(id.len() == 16 && !seen.contains(&id), "{path}: {id}");
        seen.push(id);
        let reply = behind.browser().send("GET", path, &[("x-request-id", "mine")], b"").await;
        assert_eq!(reply.header("x-request-id"), Some("mine"), "{path}");
    }
}

#[tokio::test]
async fn addresses_as_people_write_them_lead_to_their_page() {
    let app = TestApp::start().await;
    let mut browser = app.browser();
    for (address, meant) in [
        ("/learn/", "/learn"),
        ("//rules", "/rules"),
        ("/game/zzzzzzzzzz.", "/game/zzzzzzzzzz"),
        ("/rules/?lang=fr", "/rules?lang=fr"),
        ("//evil.example/", "/evil.example"),
        ("/LEARN", "/learn"),
        ("/Player/Ada", "/player/Ada"),
    ] {
        let reply = browser.get(address).await;
        assert_eq!((reply.status, reply.header("location")), (308, Some(meant)), "{address}");
        assert_eq!(reply.header("set-cookie"), None, "nobody becomes a guest by it");
    }
    assert_eq!(browser.get("/api/v1/lobby/").await.status, 404, "programs write what they mean");
    let page = browser.get("/").await.text();
    let site = format!("http://{}", browser.address);
    assert!(page.contains(&format!("<meta property=\"og:url\" content=\"{site}/\">")), "{page}");
    assert!(page.contains(&format!("<meta property=\"og:image\" content=\"{site}/assets/card")), "{page}");
    let rules = browser.get("/rules").await.text();
    assert!(!rules.contains("og:url"), "a page that is the same for everybody names no host of a request");
    let robots = browser.get("/robots.txt").await;
    assert_eq!(robots.status, 200);
    let robots = robots.text();
    let (searchers, of_links) = robots.split_once("\n\n").expect("the rules of two kinds of readers");
    for path in ["/account", "/api/", "/game/", "/games", "/join/", "/ladder", "/player/", "/reset/"] {
        assert!(searchers.lines().any(|line| line == format!("Disallow: {path}")), "{path}: {robots}");
    }
    assert!(of_links.contains("Disallow: /reset/") && !of_links.contains("/game"), "{robots}");
    let icon = browser.get("/favicon.ico").await;
    assert!(icon.status == 307 && icon.header("location").unwrap().starts_with("/assets/icon"));
}

#[tokio::test]
async fn the_host_says_who_runs_the_service_and_how_to_tell_of_a_fault() {
    let contact = "host@djambi.example".parse().unwrap();
    let name = Some("Club & Friends".parse().unwrap());
    let site = Site { name, contact: Some(contact), ..Site::default() };
    let app = TestApp::start_configured(|config| config.site = site).await.0;
    let mut browser = app.browser();
    let about = browser.get("/about?lang=en").await.text();
    assert!(about.contains("Club &#38; Friends") && about.contains("mailto:host@djambi.example"), "{about}");
    assert!(browser.get("/privacy?lang=fr").await.text().contains("mailto:host@djambi.example"));
    let security = browser.get("/.well-known/security.txt").await;
    let text = security.text();
    assert_eq!((security.status, security.header("content-type")), (200, Some("text/plain; charset=utf-8")));
    assert!(text.starts_with("Contact: mailto:host@djambi.example\nExpires: 2"), "{text}");
    let silent = TestApp::start().await;
    assert_eq!(silent.browser().get("/.well-known/security.txt").await.status, 404);
    assert!(!silent.browser().get("/about").await.text().contains("mailto:"));
}

#[tokio::test]
async fn the_hosts_own_pages_are_shown_and_every_page_leads_to_them() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("imprint.md"), "# Imprint\n\nAda <b>Lovelace</b>, [rules](rules.md)")
        .unwrap();
    std::fs::write(folder.path().join("imprint.fr.md"), "# Mentions légales\n\nAda").unwrap();
    std::fs::write(folder.path().join("rules.es.md"), "# Reglas\n\nSer amable").unwrap();
    let pages = HousePages::read(folder.path()).unwrap();
    let app = TestApp::start_configured(|config| config.site.pages = pages).await.0;
    let mut browser = app.browser();
    for address in ["/?lang=en", "/about?lang=en", "/nowhere?lang=en"] {
        let text = browser.get(address).await.text();
        assert!(text.contains("<a href=\"/house/imprint\">Imprint</a>"), "{address}: {text}");
    }
    assert!(
        browser
            .get("/rules?lang=fr")
            .await
            .text()
            .contains("<a href=\"/house/imprint\">Mentions légales</a>")
    );
    let imprint = browser.get("/house/imprint?lang=en").await;
    let text = imprint.text();
    assert_eq!(imprint.status, 200);
    assert!(text.contains("&lt;b&gt;") && text.contains("<a href=\"/house/rules\">"), "{text}");
    let rules = browser.get("/house/rules?lang=fr").await.text();
    assert!(rules.contains("<article class=\"account\" lang=\"es\">"), "{rules}");
    assert_eq!(browser.get("/house/imprint.fr").await.status, 404);
    assert_eq!(TestApp::start().await.browser().get("/house/imprint").await.status, 404);
}

#[tokio::test]
async fn the_manual_is_read_and_searched() {
    let app = TestApp::start().await;
    let mut browser = app.browser();
    let contents = browser.get("/docs?lang=fr").await.text();
    assert!(
        contents.contains("<h1>Manuel</h1>") && contents.contains("href=\"/docs/protocol\""),
        "{contents}"
    );
    let chapter = browser.get("/docs/udi").await;
    assert_eq!(chapter.status, 200);
    let chapter = chapter.text();
    assert!(
        chapter.contains("<article lang=\"en\">") && chapter.contains("href=\"/docs/rules\""),
        "{chapter}"
    );
    let found = browser.get("/docs?lang=en&q=%22%3Cb%3E%20searchmoves").await.text();
    assert!(found.contains("value=\"&#34;&#60;b&#62; searchmoves\""), "{found}");
    assert!(found.contains("Nothing in the manual has all these words."), "{found}");
    for nowhere in ["/docs/nothing", "/docs/%2e%2e", "/docs/PROTOCOL.md"] {
        assert_eq!(browser.get(nowhere).await.status, 404, "{nowhere}");
    }
    assert_eq!(browser.get("/docs?q=%ff&q=2").await.status, 200);
}

#[tokio::test]
async fn named_sites_frame_games_and_nothing_else() {
    let embedders = ["https://club.example", "https://*.friends.example"].map(|site| site.parse().unwrap());
    let app = TestApp::start_configured(|config| config.site.embedders = embedders.to_vec()).await.0;
    let mut browser = app.browser();
    let id = browser.create_as_red().await.id;
    let address = format!("/embed/game/{id}");
    let policy = |reply: &Reply| reply.header("content-security-policy").unwrap().to_owned();
    let framed = app.browser().get(&address).await;
    assert_eq!(framed.status, 200);
    assert!(policy(&framed).ends_with("; frame-ancestors https://club.example https://*.friends.example"));
    for other in ["/", &format!("/game/{id}"), "/embed/game/nothing"] {
        let reply = browser.get(other).await;
        assert!(policy(&reply).ends_with("; frame-ancestors 'none'"), "{other}: {}", policy(&reply));
    }
    let silent = TestApp::start().await;
    let id = silent.browser().create_as_red().await.id;
    let reply = silent.browser().get(&format!("/embed/game/{id}")).await;
    assert!(reply.status == 200 && policy(&reply).ends_with("; frame-ancestors 'none'"));
}
