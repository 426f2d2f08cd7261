//! Requests that are too many, too large, or come from elsewhere.

use futures_util::StreamExt;
use futures_util::future::LocalBoxFuture;

use super::aggressor::{Abuse, Aggressor};
use crate::tally::Problems;

/// How many requests are under way at a time.
const AT_ONCE: usize = 50;
/// How many games a browser creates.
const GAMES: usize = 1_000;
/// How many games of bots a browser creates.
const BOT_GAMES: usize = 500;
/// How often a long game is read.
const READS: usize = 400;
/// How many connections read nothing, and how often each asks for a long game.
const UNREAD: usize = 300;
const READS_AT_ONCE: usize = 30;
/// How many games of the best bots are created.
const STRONG_BOT_GAMES: usize = 60;
/// How many pages are asked for.
const PAGES: usize = 2_000;
/// How many pictures are asked for.
const PICTURES: usize = 500;
/// The page of another site.
const ELSEWHERE: &str = "http://elsewhere.example";

/// The abuses of this part.
pub(super) fn all() -> Vec<Abuse> {
    vec![
        Abuse {
            name: "large cookies, heads and addresses",
            run: |aggressor| Box::pin(large_heads(aggressor)),
        },
        Abuse { name: "requests of other sites", run: |aggressor| Box::pin(elsewhere(aggressor)) },
        Abuse { name: "nested and large bodies", run: |aggressor| Box::pin(bodies(aggressor)) },
        Abuse { name: "400 reads of a long game", run: |aggressor| Box::pin(reads(aggressor)) },
        Abuse { name: "300 reads of a long game, unread", run: |aggressor| Box::pin(unread(aggressor)) },
        Abuse { name: "2,000 compressed pages", run: |aggressor| Box::pin(pages(aggressor)) },
        Abuse {
            name: "2,000 compressed pages, each another",
            run: |aggressor| Box::pin(other_pages(aggressor)),
        },
        Abuse { name: "500 pictures, each another", run: |aggressor| Box::pin(pictures(aggressor)) },
        Abuse { name: "1,000 games by one browser", run: |aggressor| Box::pin(games(aggressor)) },
        Abuse { name: "500 games of bots by one browser", run: |aggressor| Box::pin(bot_games(aggressor)) },
        Abuse {
            name: "60 games of the best bots alone, each by another browser",
            run: |aggressor| Box::pin(strong_bot_games(aggressor)),
        },
    ]
}

/// Sends requests one after the other, with the names of what they have.
async fn send_named(aggressor: &Aggressor, requests: Vec<(&str, Vec<u8>)>) -> Problems {
    let mut answers = Problems::default();
    for (name, request) in requests {
        answers.add(format!("{name}: {}", aggressor.send_and_wait(&request).await));
    }
    answers
}

async fn large_heads(aggressor: Aggressor) -> Problems {
    let cookie = |bytes: usize| {
        let value = format!("djambi={}", "x".repeat(bytes));
        aggressor.request("GET", "/", &[("cookie", &value)], "")
    };
    let requests = vec![
        ("cookie of 4 KB", cookie(4 << 10)),
        ("cookie of 60 KB", cookie(60 << 10)),
        ("cookie of 1 MB", cookie(1 << 20)),
        ("10,000 headers", aggressor.request("GET", "/", &[("x", "y"); 10_000], "")),
        ("address of 100 KB", aggressor.request("GET", &format!("/{}", "x".repeat(100 << 10)), &[], "")),
    ];
    send_named(&aggressor, requests).await
}

async fn elsewhere(aggressor: Aggressor) -> Problems {
    let body = r#"{"rules":"classic"}"#;
    let upgrade = [
        ("origin", ELSEWHERE),
        ("upgrade", "websocket"),
        ("connection", "upgrade"),
        ("sec-websocket-version", "13"),
        ("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ=="),
    ];
    let site = [("sec-fetch-site", "cross-site"), ("origin", ELSEWHERE)];
    let requests = vec![
        ("POST with Origin", aggressor.request("POST", "/api/v1/games", &[("origin", ELSEWHERE)], body)),
        ("POST with Origin null", aggressor.request("POST", "/api/v1/games", &[("origin", "null")], body)),
        ("POST with Sec-Fetch-Site", aggressor.request("POST", "/api/v1/games", &site, body)),
        ("socket with Origin", aggressor.request("GET", "/api/v1/socket", &upgrade, "")),
    ];
    send_named(&aggressor, requests).await
}

async fn bodies(aggressor: Aggressor) -> Problems {
    let post = |body: &str| aggressor.request("POST", "/api/v1/games", &[], body);
    let nested = format!(r#"{{"rules":{}"#, "[".repeat(15_000));
    let requests = vec![
        ("15,000 brackets", post(&nested)),
        ("20 MB", post(&" ".repeat(20 << 20))),
        ("a number of 15,000 digits", post(&format!(r#"{{"rules":{}}}"#, "9".repeat(15_000)))),
        ("a key twice", post(r#"{"rules":"classic","rules":"arena"}"#)),
    ];
    send_named(&aggressor, requests).await
}

/// Sends the same request again and again, some at a time.
async fn repeat(aggressor: &Aggressor, request: &[u8], times: usize) -> Problems {
    let sending =
        (0..times).map(|_| -> LocalBoxFuture<'_, String> { Box::pin(aggressor.send_and_wait(request)) });
    let mut ends = futures_util::stream::iter(sending).buffer_unordered(AT_ONCE);
    let mut answers = Problems::default();
    while let Some(end) = ends.next().await {
        answers.add(end);
    }
    answers
}

async fn reads(aggressor: Aggressor) -> Problems {
    let request = aggressor.request("GET", &format!("/api/v1/games/{}", aggressor.game), &[], "");
    repeat(&aggressor, &request, READS).await
}

/// Connections that ask for more than the system takes for them, and read nothing.
async fn unread(aggressor: Aggressor) -> Problems {
    let path = format!("/api/v1/games/{}", aggressor.game);
    let request = aggressor.request("GET", &path, &[], "");
    let all = String::from_utf8_lossy(&request).replace("connection: close", "connection: keep-alive");
    let all = all.repeat(READS_AT_ONCE).into_bytes();
    aggressor.each(UNREAD, |_| aggressor.send_and_leave(&all)).await
}

async fn pages(aggressor: Aggressor) -> Problems {
    let request = aggressor.request("GET", "/rules", &[("accept-encoding", "br")], "");
    repeat(&aggressor, &request, PAGES).await
}

/// Pages that no cache has, because each has an address of its own.
async fn other_pages(aggressor: Aggressor) -> Problems {
    let page = |number: usize| {
        let path = format!("/rules?number={number}");
        aggressor.request("GET", &path, &[("accept-encoding", "br")], "")
    };
    send_each(&aggressor, (0..PAGES).map(page).collect()).await
}

async fn pictures(aggressor: Aggressor) -> Problems {
    // A row with one corpse, a column further for each number.
    let row = |column: usize| format!("{}x{}", column, 8 - column).replace("0x", "x").replace("x0", "x");
    let picture = |number: usize| {
        let rows = [row(number % 9), row(number / 9 % 9), row(number / 81)].join("/");
        let path = format!("/picture.png?dfen=rC8/{rows}/9/9/9/9/8yC%20r-y-%20r%20r%200%201");
        aggressor.request("GET", &path, &[], "")
    };
    send_each(&aggressor, (0..PICTURES).map(picture).collect()).await
}

/// Sends requests, some at a time.
async fn send_each(aggressor: &Aggressor, requests: Vec<Vec<u8>>) -> Problems {
    let mut answers = Problems::default();
    for some in requests.chunks(AT_ONCE) {
        let sending = some.iter().map(|request| aggressor.send_and_wait(request));
        futures_util::future::join_all(sending).await.into_iter().for_each(|end| answers.add(end));
    }
    answers
}

async fn games(aggressor: Aggressor) -> Problems {
    let body = r#"{"rules":"classic","seats":{"red":{"kind":"person","mine":true}}}"#;
    repeat(&aggressor, &aggressor.request("POST", "/api/v1/games", &[], body), GAMES).await
}

/// Games without any person, whose pages nobody opens. A request without a cookie comes from another browser.
async fn strong_bot_games(aggressor: Aggressor) -> Problems {
    let bot = r#"{"kind":"bot","level":"prince"}"#;
    let seats = ["red", "blue", "yellow", "green"].map(|seat| format!("\"{seat}\":{bot}")).join(",");
    let body = format!(r#"{{"rules":"classic","bot_delay_ms":0,"seats":{{{seats}}}}}"#);
    repeat(&aggressor, &aggressor.request("POST", "/api/v1/games", &[], &body), STRONG_BOT_GAMES).await
}

async fn bot_games(aggressor: Aggressor) -> Problems {
    let body = r#"{"rules":"classic","bot_delay_ms":0}"#;
    repeat(&aggressor, &aggressor.request("POST", "/api/v1/games", &[], body), BOT_GAMES).await
}
