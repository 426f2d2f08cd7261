//! The codings of contents that clients accept.

use axum::http::{HeaderMap, header};

/// Whether the client accepts what is compressed with Brotli.
pub(super) fn accepts_brotli(headers: &HeaderMap) -> bool {
    accepts(headers, "br")
}

/// Whether the client accepts a coding.
pub(super) fn accepts(headers: &HeaderMap, wanted: &str) -> bool {
    let accepted = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|line| line.to_str().ok());
    accepted.flat_map(|line| line.split(',')).any(|coding| {
        let mut parts = coding.split(';').map(str::trim);
        let refused = |weight: &str| weight.strip_prefix("q=").is_some_and(|q| q.parse() == Ok(0.0));
        parts.next() == Some(wanted) && !parts.any(refused)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_clients_that_accept_brotli_get_it() {
        let accepts = |line: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_ENCODING, line.parse().unwrap());
            accepts_brotli(&headers)
        };
        assert!(accepts("gzip, deflate, br, zstd"));
        assert!(accepts("br;q=0.5"));
        assert!(!accepts("br;q=0"));
        assert!(!accepts("gzip, brr"));
        assert!(!accepts_brotli(&HeaderMap::new()));
    }
}
