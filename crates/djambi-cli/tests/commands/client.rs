//! Requests to a running service.

use std::time::Duration;

use djambi_client::{ClientError, HttpConnection, HttpRequest, Reply, Target};

/// How long an answer may take: a server that hangs fails its test.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

/// The answer to a request on a connection of its own.
pub(crate) fn answer(address: &str, request: &HttpRequest<'_>) -> Result<Reply, ClientError> {
    let target: Target = format!("http://{address}").parse().expect("an address");
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    runtime.block_on(async {
        let mut http = HttpConnection::new(target);
        tokio::time::timeout(PATIENCE, http.send(request)).await.expect("an answer in time")
    })
}

/// The status of the answer to a `GET` of this path.
pub(crate) fn status(address: &str, path: &str) -> u16 {
    answer(address, &HttpRequest::get(path)).expect("an answer").status
}

/// A `POST` of JSON.
pub(crate) fn post<'a>(path: &'a str, body: &'a str) -> HttpRequest<'a> {
    HttpRequest::post(path, "application/json", body.to_owned())
}
