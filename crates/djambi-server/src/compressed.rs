//! Texts that many read, compressed once for all of them.

use std::collections::HashMap;
use std::io::Write;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use axum::body::Bytes;
use brotli::BrotliCompress;
use brotli::enc::BrotliEncoderParams;
use flate2::Compression;
use flate2::write::GzEncoder;

/// The quality of Brotli: that of other answers.
const BROTLI_QUALITY: i32 = 5;

/// How many texts are kept at most; the pages for everybody are a few in each language.
const MAX_TEXTS: usize = 64;

/// A text, and what it is when it is compressed. The first who asks for a form makes it.
pub(crate) struct Compressed {
    plain: Bytes,
    brotli: OnceLock<Bytes>,
    gzip: OnceLock<Bytes>,
}

impl Compressed {
    /// A text that is not compressed yet.
    pub(crate) const fn new(plain: Bytes) -> Self {
        Self { plain, brotli: OnceLock::new(), gzip: OnceLock::new() }
    }

    /// The text.
    pub(crate) fn plain(&self) -> Bytes {
        self.plain.clone()
    }

    /// The text, compressed with Brotli.
    pub(crate) fn brotli(&self) -> Bytes {
        self.brotli.get_or_init(|| brotli(&self.plain)).clone()
    }

    /// The text, compressed with gzip.
    pub(crate) fn gzip(&self) -> Bytes {
        self.gzip.get_or_init(|| gzip(&self.plain)).clone()
    }
}

/// Texts that are the same for everybody, with their compressed forms.
#[derive(Default)]
pub(crate) struct SharedTexts(Mutex<HashMap<Bytes, Arc<Compressed>>>);

impl SharedTexts {
    /// The forms of a text. They are kept for the next who asks.
    pub(crate) fn forms_of(&self, text: Bytes) -> Arc<Compressed> {
        let mut texts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if texts.len() >= MAX_TEXTS && !texts.contains_key(&text) {
            texts.clear();
        }
        texts.entry(text.clone()).or_insert_with(|| Arc::new(Compressed::new(text))).clone()
    }
}

/// Files whose content never changes, compressed with gzip for clients that know nothing better. Each is compressed once.
#[derive(Default)]
pub(crate) struct GzippedFiles(Mutex<HashMap<String, Arc<OnceLock<Bytes>>>>);

impl GzippedFiles {
    /// A file of the program, by its name, compressed with gzip.
    pub(crate) fn gzip(&self, name: &str, plain: &[u8]) -> Bytes {
        let mut files = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let file = files.entry(name.to_owned()).or_default().clone();
        drop(files);
        file.get_or_init(|| gzip(plain)).clone()
    }
}

fn brotli(mut text: &[u8]) -> Bytes {
    let parameters = BrotliEncoderParams { quality: BROTLI_QUALITY, ..BrotliEncoderParams::default() };
    let mut compressed = Vec::new();
    BrotliCompress(&mut text, &mut compressed, &parameters).expect("a vector");
    compressed.into()
}

fn gzip(text: &[u8]) -> Bytes {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(text).and_then(|()| encoder.finish()).expect("a vector").into()
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use super::*;

    #[test]
    fn a_text_that_comes_again_is_compressed_already() {
        let texts = SharedTexts::default();
        let forms = texts.forms_of("rules".into());
        assert!(Arc::ptr_eq(&forms, &texts.forms_of("rules".into())));
        for number in 0..1_000 {
            texts.forms_of(number.to_string().into());
        }
        assert!(texts.0.lock().unwrap().len() <= MAX_TEXTS);
    }

    #[test]
    fn a_file_that_comes_again_is_compressed_already() {
        let files = GzippedFiles::default();
        let [first, other, again] = [("game-1.js", "one"), ("game-2.js", "two"), ("game-1.js", "one")]
            .map(|(name, text)| files.gzip(name, text.as_bytes()));
        assert!(first.as_ptr() == again.as_ptr() && first != other);
    }

    #[test]
    fn a_compressed_text_is_the_text() {
        let text = Compressed::new("Djambi, Djambi, Djambi".into());
        let mut brotli = Vec::new();
        let mut gzip = Vec::new();
        brotli::BrotliDecompress(&mut &text.brotli()[..], &mut brotli).unwrap();
        flate2::read::GzDecoder::new(&text.gzip()[..]).read_to_end(&mut gzip).unwrap();
        assert_eq!((&brotli, &gzip), (&text.plain().to_vec(), &text.plain().to_vec()));
        assert_eq!(text.brotli().as_ptr(), text.brotli().as_ptr(), "it is made once");
    }
}
