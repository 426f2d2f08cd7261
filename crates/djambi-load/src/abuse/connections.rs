//! Connections that are opened and left alone.

use super::aggressor::{Abuse, Aggressor};
use crate::tally::Problems;

/// How many connections stay silent.
const SILENT: usize = 500;
/// How many requests are left unfinished.
const HALF: usize = 200;

/// How many requests are left unfinished by somebody who wants all connections.
const MANY_HALF: usize = 2_000;

/// The abuses of this part.
pub(super) fn all() -> Vec<Abuse> {
    vec![
        Abuse { name: "500 silent connections", run: |aggressor| Box::pin(silent(aggressor)) },
        Abuse { name: "2,000 half heads", run: |aggressor| Box::pin(many_half_heads(aggressor)) },
        Abuse { name: "200 half heads", run: |aggressor| Box::pin(half_heads(aggressor)) },
        Abuse { name: "200 half bodies", run: |aggressor| Box::pin(half_bodies(aggressor)) },
        Abuse { name: "200 sockets without a hello", run: |aggressor| Box::pin(no_hello(aggressor)) },
    ]
}

async fn silent(aggressor: Aggressor) -> Problems {
    aggressor.each(SILENT, |_| aggressor.send_and_wait(b"")).await
}

async fn half_heads(aggressor: Aggressor) -> Problems {
    send_half_heads(&aggressor, HALF).await
}

/// More than one address may have.
async fn many_half_heads(aggressor: Aggressor) -> Problems {
    send_half_heads(&aggressor, MANY_HALF).await
}

async fn send_half_heads(aggressor: &Aggressor, number: usize) -> Problems {
    let head = format!("GET / HTTP/1.1\r\nhost: {}\r\n", aggressor.target.host);
    aggressor.each(number, |_| aggressor.send_and_wait(head.as_bytes())).await
}

async fn half_bodies(aggressor: Aggressor) -> Problems {
    let mut request = aggressor.request("POST", "/api/v1/games", &[], &" ".repeat(1_000));
    request.truncate(request.len() - 900);
    aggressor.each(HALF, |_| aggressor.send_and_wait(&request)).await
}

async fn no_hello(aggressor: Aggressor) -> Problems {
    let wait = async |_| match aggressor.socket().await {
        Ok(mut socket) => aggressor.end_of_socket(&mut socket).await,
        Err(problem) => problem,
    };
    aggressor.each(HALF, wait).await
}
