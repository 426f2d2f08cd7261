//! Pages that are the same for everybody: they are compressed once for each language, not for each reader.

use axum::body::{Body, Bytes};
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, Uri, header};
use axum::middleware::Next;
use axum::response::Response;

use super::codings::accepts;
use crate::app::App;

/// Marks an answer as a page that is the same for everybody.
#[derive(Clone)]
pub(super) struct SharedPage(pub(super) Bytes);

/// Marks an answer that goes as it is.
#[derive(Clone)]
pub(super) struct AsItIs;

/// Sends a page that is the same for everybody in the form that its reader accepts. A page of an address with
/// other parameters than a language has links of its own, and goes as it is.
pub(super) async fn compress_shared_pages(State(app): State<App>, request: Request, next: Next) -> Response {
    let brotli = accepts(request.headers(), "br");
    let gzip = accepts(request.headers(), "gzip");
    let is_plain = has_parameters(request.uri());
    let mut response = next.run(request).await;
    let Some(SharedPage(page)) = response.extensions_mut().remove::<SharedPage>() else { return response };
    let vary = HeaderValue::from_static("accept-encoding");
    response.headers_mut().append(header::VARY, vary);
    if is_plain || !(brotli || gzip) {
        response.extensions_mut().insert(AsItIs);
        return response;
    }
    let forms = app.shared_pages.forms_of(page);
    let (coding, body) = if brotli { ("br", forms.brotli()) } else { ("gzip", forms.gzip()) };
    encode(response.headers_mut(), coding);
    *response.body_mut() = Body::from(body);
    response
}

fn encode(headers: &mut HeaderMap, coding: &'static str) {
    headers.remove(header::CONTENT_LENGTH);
    headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(coding));
}

/// Whether an address has other parameters than a language.
fn has_parameters(uri: &Uri) -> bool {
    uri.query().is_some_and(|query| query.strip_prefix("lang=").is_none_or(|code| code.len() != 2))
}
