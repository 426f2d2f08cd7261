//! The middleware of every request: refuses foreign origins and requests without a host, adds security headers, logs
//! and counts. `identification` says who sends it.

use std::sync::Arc;

use axum::extract::{MatchedPath, Request, State};
use axum::http::header::{self, HeaderName, HeaderValue};
use axum::http::{HeaderMap, Method, Version};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use djambi_protocol::Refusal;

use super::error::Error;
use super::pages::MayBeFramed;
use crate::app::App;
use crate::metrics::Metrics;
use crate::public_url::PublicUrl;

/// No page of ours asks for any of these, so nothing that gets into one can either.
const PERMISSIONS_POLICY: &str = "accelerometer=(), autoplay=(self), bluetooth=(), browsing-topics=(), camera=(), \
     display-capture=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), \
     serial=(), usb=(), xr-spatial-tracking=()";

/// The security headers that every answer has.
const HEADERS: [(HeaderName, &str); 5] = [
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "same-origin"),
    (HeaderName::from_static("permissions-policy"), PERMISSIONS_POLICY),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// Tells browsers for a year to come by HTTPS only.
const STRICT_TRANSPORT_SECURITY: HeaderValue = HeaderValue::from_static("max-age=31536000");

/// Logs each request with the status of its answer. Addresses are logged as the pattern of their route,
/// because invitations are secret.
pub(super) async fn log_request(request: Request, next: Next) -> Response {
    let method = request.method().clone();
    let pattern = request.extensions().get::<MatchedPath>().cloned();
    let response = next.run(request).await;
    let address = pattern.as_ref().map_or("(unknown)", MatchedPath::as_str);
    tracing::debug!(%method, address, status = response.status().as_u16(), "request");
    response
}

/// Counts each request by the pattern of its route and the status of its answer.
pub(super) async fn count_request(
    State(metrics): State<Arc<Metrics>>,
    request: Request,
    next: Next,
) -> Response {
    let pattern = request.extensions().get::<MatchedPath>().cloned();
    let response = next.run(request).await;
    let route = pattern.as_ref().map_or("(unknown)", MatchedPath::as_str);
    metrics.request(route, response.status().as_u16());
    response
}

/// Adds the headers that restrict browsers to what our pages need.
pub(super) async fn add_security_headers(State(app): State<App>, request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    if app.public_url.as_ref().is_some_and(|url| url.is_https()) {
        response.headers_mut().insert(header::STRICT_TRANSPORT_SECURITY, STRICT_TRANSPORT_SECURITY);
    }
    let may_be_framed = response.extensions().get::<MayBeFramed>().is_some();
    let policy = app.policies.of_page(may_be_framed);
    response.headers_mut().insert(header::CONTENT_SECURITY_POLICY, policy);
    for (name, value) in HEADERS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

/// Refuses a request that acts (a `POST`, a socket) from a page of another site, because the browser sends
/// our cookie with it.
pub(super) async fn refuse_foreign_origins(State(app): State<App>, request: Request, next: Next) -> Response {
    let acts = !matches!(*request.method(), Method::GET | Method::HEAD)
        || request.headers().contains_key(header::UPGRADE);
    if acts && is_foreign(request.headers(), app.public_url.as_deref()) {
        return Error::Refused(Refusal::ForeignOrigin).into_response();
    }
    next.run(request).await
}

/// Refuses a request that does not say for which host it is, or says it twice.
pub(super) async fn require_host(request: Request, next: Next) -> Response {
    let hosts = request.headers().get_all(header::HOST).iter().count();
    if hosts > 1 || (hosts == 0 && request.version() > Version::HTTP_10) {
        let details = "it needs one header Host".to_owned();
        return Error::Refused(Refusal::Malformed { details }).into_response();
    }
    next.run(request).await
}

/// Whether a page of another site sends a request: the browser says so, or `Origin` is not the service's
/// public address, or without such an address not the host of the request. Programs other than browsers send
/// neither header; no other site can make them send our cookie.
fn is_foreign(headers: &HeaderMap, public_url: Option<&PublicUrl>) -> bool {
    let site = headers.get("sec-fetch-site");
    if site.is_some_and(|site| site != "same-origin" && site != "none") {
        return true;
    }
    let Some(origin) = headers.get(header::ORIGIN) else { return false };
    let Ok(origin) = origin.to_str() else { return true };
    if let Some(url) = public_url {
        return !url.is_origin(origin);
    }
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let Some((_, origin)) = origin.split_once("://") else { return true };
    host.is_none_or(|host| !host.eq_ignore_ascii_case(origin))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn foreign(host: &str, origin: Option<&str>) -> bool {
        is_foreign(&request(host, origin), None)
    }

    fn request(host: &str, origin: Option<&str>) -> HeaderMap {
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, host.parse().unwrap());
        if let Some(origin) = origin {
            headers.insert(header::ORIGIN, origin.parse().unwrap());
        }
        headers
    }

    #[test]
    fn an_origin_other_than_the_host_is_foreign() {
        assert!(!foreign("localhost:8080", None));
        assert!(!foreign("localhost:8080", Some("http://localhost:8080")));
        assert!(!foreign("djambi.example", Some("https://Djambi.example")));
        assert!(foreign("localhost:8080", Some("http://localhost:8081")));
        assert!(foreign("localhost:8080", Some("http://evil.example")));
        assert!(foreign("localhost:8080", Some("null")));
        assert!(foreign("djambi.example", Some("https://djambi.example.evil")));
    }

    #[test]
    fn with_a_public_address_the_host_does_not_count() {
        let url: PublicUrl = "https://djambi.example".parse().unwrap();
        let foreign = |host, origin| is_foreign(&request(host, Some(origin)), Some(&url));
        assert!(!foreign("127.0.0.1:8080", "https://djambi.example"));
        assert!(foreign("djambi.example", "http://djambi.example"), "another scheme");
        assert!(foreign("djambi.example", "https://djambi.example:8443"), "another port");
        assert!(foreign("evil.example", "https://evil.example"), "a name that leads here");
        assert!(!is_foreign(&request("127.0.0.1:8080", None), Some(&url)), "a program");
    }

    #[test]
    fn a_browser_that_names_another_site_is_believed() {
        for (site, is_other) in
            [("cross-site", true), ("same-site", true), ("same-origin", false), ("none", false)]
        {
            let mut headers = request("localhost:8080", None);
            headers.insert("sec-fetch-site", site.parse().unwrap());
            assert_eq!(is_foreign(&headers, None), is_other, "{site}");
        }
    }
}
