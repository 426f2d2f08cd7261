//! Texts from files, as the programs of other systems write them.

use std::fs;
use std::io::{self, Read};
use std::path::Path;

use anyhow::{Context, Error, Result};
use djambi_text::Cli;

/// The name that stands for standard input in place of a file or a text.
pub(crate) const STANDARD_INPUT: &str = "-";

/// The text of a file, decoded as [`decoded`] does; of standard input, if the file is named `-`.
///
/// # Errors
/// When the file cannot be read or is not text; the error names the file.
pub(crate) fn read(path: &Path, texts: Cli) -> Result<String> {
    if path == Path::new(STANDARD_INPUT) {
        return read_input(texts);
    }
    let name = name(path, texts);
    let bytes = fs::read(path).with_context(|| texts.cannot_read(&name))?;
    decoded(bytes, texts).map_err(Error::msg).context(name)
}

/// The name of a file in an error.
pub(crate) fn name(path: &Path, texts: Cli) -> String {
    if path == Path::new(STANDARD_INPUT) {
        texts.standard_input().to_owned()
    } else {
        path.display().to_string()
    }
}

/// The text of standard input, decoded as [`decoded`] does.
///
/// # Errors
/// When it cannot be read or is not text; the error names it.
pub(crate) fn read_input(texts: Cli) -> Result<String> {
    let mut bytes = Vec::new();
    let name = texts.standard_input();
    io::stdin().lock().read_to_end(&mut bytes).with_context(|| texts.cannot_read(name))?;
    decoded(bytes, texts).map_err(Error::msg).context(name)
}

/// The text of these bytes: UTF-8 with or without a mark of byte order, or UTF-16 with one.
///
/// # Errors
/// A sentence with the first byte that belongs to neither, and its place.
pub(crate) fn decoded(bytes: Vec<u8>, texts: Cli) -> Result<String, String> {
    match bytes.as_slice() {
        [0xff, 0xfe, rest @ ..] => utf16(rest, u16::from_le_bytes, texts),
        [0xfe, 0xff, rest @ ..] => utf16(rest, u16::from_be_bytes, texts),
        _ => utf8(bytes, texts).map(|text| text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text)),
    }
}

/// The text of bytes in UTF-8, as they are.
///
/// # Errors
/// A sentence with the first byte that is not of UTF-8, and its place.
pub(crate) fn utf8(bytes: Vec<u8>, texts: Cli) -> Result<String, String> {
    String::from_utf8(bytes).map_err(|error| {
        let offset = error.utf8_error().valid_up_to();
        let (before, rest) = error.as_bytes().split_at(offset);
        let line = 1 + before.iter().filter(|&&byte| byte == b'\n').count();
        let byte = format!("{:02X}", rest[0]);
        texts.colon(&texts.line(line as u64), &texts.not_text_at(&byte, &offset.to_string()))
    })
}

/// The text of bytes in UTF-16 behind its mark.
fn utf16(bytes: &[u8], unit: fn([u8; 2]) -> u16, texts: Cli) -> Result<String, String> {
    const MARK_LEN: usize = 2;
    let (pairs, rest) = bytes.as_chunks::<2>();
    let mut text = String::with_capacity(pairs.len());
    let broken = |units: usize| texts.not_utf16_at(&(MARK_LEN + 2 * units).to_string());
    let mut units = 0;
    for decoded in char::decode_utf16(pairs.iter().copied().map(unit)) {
        let character = decoded.map_err(|_| broken(units))?;
        units += character.len_utf16();
        text.push(character);
    }
    if rest.is_empty() { Ok(text) } else { Err(broken(units)) }
}
