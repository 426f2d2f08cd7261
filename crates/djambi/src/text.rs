//! Numbers as text.

/// Parses a decimal number below 2^32 without sign or leading zeros.
pub(crate) fn parse_number(text: &str) -> Option<u32> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit()) && (text == "0" || !text.starts_with('0'));
    if plain { text.parse().ok() } else { None }
}
