use axum::http::{HeaderMap, header};

use crate::app::App;

/// An address of the service as people send it: at the public address, else at the host of the request.
pub(super) fn whole_address(app: &App, headers: &HeaderMap, path: &str) -> String {
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    match (&app.public_url, host) {
        (Some(public), _) => format!("{public}{path}"),
        (None, Some(host)) => format!("http://{host}{path}"),
        (None, None) => path.to_owned(),
    }
}
